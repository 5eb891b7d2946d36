// From a click to what the screen is told: an answer goes through the door, the rules and onto the disk, and its view
// is made.
import { performance } from 'node:perf_hooks';
import { factsOf } from '../../../main/ai/facts';
import { randomPolicy } from '../../../main/ai/policies/random';
import type { createProgram } from '../../../main/app/program';
import type { GameUpdate } from '../../../shared/contract/view';
import { seedRng } from '../../../shared/kernel/rng';

const ANSWERS = 400;
const facts = factsOf([]);

/** @returns the median, since a disk takes its time now and then */
const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Plays on in an opened game; @returns milliseconds from an answer to its view, which is on disk already. */
export const answerToView = async (
  program: ReturnType<typeof createProgram>,
  opened: GameUpdate,
  seed: string,
): Promise<number> => {
  let update = opened;
  let told = 0;
  const end = program.publisher.subscribe((push, payload) => {
    if (push !== 'game.update') return;
    told = performance.now();
    update = payload as GameUpdate;
  });
  const times: number[] = [];
  for (let n = 0; n < ANSWERS && update.prompt !== undefined; n++) {
    const { prompt, view } = update;
    const keys = randomPolicy(view, prompt, facts, seedRng(`${seed} ${n}`));
    const began = performance.now();
    const reply = await program.door.ask(
      'game.answer',
      { game: update.game, seat: prompt.seat, answer: { decision: prompt.id, keys: [...keys] } },
      { id: 'bench', transport: 'browser' },
    );
    if (!reply.ok) throw new Error(reply.error.message);
    times.push(told - began);
  }
  end();
  return median(times);
};

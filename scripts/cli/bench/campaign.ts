// A long campaign on disk: how large it is, and how long it takes to open, to take back, to watch and to check.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { inProcessPlayers } from '../../../main/ai/in-process';
import { noLog } from '../../../main/app/log';
import { lookThrough } from '../../../main/game/file/look';
import { createProgram } from '../../../main/app/program';
import { stepOf } from '../../../main/game/step';
import type { Reply } from '../../../shared/contract/failure';
import type { Channel, ReplyOf, RequestOf } from '../../../shared/contract/ipc';
import { definitionsOf } from '../../../shared/content/definitions';
import { seedRng } from '../../../shared/kernel/rng';
import { rulebookOf } from '../../../shared/rules/charts';
import { advance } from '../../../shared/rules/engine/machine';
import { newGame } from '../../../shared/rules/setup/new-game';
import { randomKeys } from '../../../shared/rules/testing/random-game';
import { answerToView } from './answers';
import { heldMb } from './sizes';

const ANSWERS = 3000;
const GAME = 'g-0';

/** Plays a campaign of so many answers into a data folder. */
const play = (program: ReturnType<typeof createProgram>): void => {
  const definitions = definitionsOf(['base']);
  const book = rulebookOf(definitions, 'fast');
  const seats = Array.from({ length: 4 }, (_, i) => ({
    name: `Seat ${i + 1}`,
    control: 'person' as const,
    character: 'lot' as const,
  }));
  const setup = { seats, sets: ['base'], profile: 'digital', rules: {}, seed: 'bench' };
  const made = newGame(book, setup, 'bench');
  if (!made.ok) throw new Error(made.refusal.msg.id);
  const { games } = program.store;
  games.create(
    {
      name: 'Long',
      setup: JSON.stringify(setup),
      seed: 'bench',
      seats: seats.map(({ name }) => name),
      content: book.hash,
      definitions: () => JSON.stringify(definitions),
      program: '0',
      casual: false,
    },
    stepOf({ game: GAME, seq: 0, by: 'setup', at: 1 }, undefined, made),
  );
  let { state } = made;
  let rng = seedRng('bench');
  for (let seq = 1; seq <= ANSWERS; seq++) {
    const seat = state.order.find((id) => state.pending[id] !== undefined && state.answered[id] === undefined);
    const decision = seat === undefined ? undefined : state.pending[seat];
    if (seat === undefined || decision === undefined) throw new Error(`over after ${seq} answers: choose another seed`);
    const [keys, next] = randomKeys(decision, rng);
    rng = next;
    const input = { t: 'answer', seat, answer: { decision: decision.id, keys } } as const;
    const result = advance(book, state, input);
    if (!result.ok) throw new Error(result.refusal.msg.id);
    games.append(stepOf({ game: GAME, seq, by: 'person', at: seq }, state, result), input);
    ({ state } = result);
  }
};

const sizeOf = (dir: string): number =>
  ['', '-wal']
    .map((end) => statSync(path.join(dir, `crownward.sqlite3${end}`), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((a, b) => a + b, 0);

/** Milliseconds and bytes, by what they are about. */
export const benchCampaign = async (): Promise<Readonly<Record<string, number>>> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'crownward-bench-'));
  const start = () => createProgram({ dataDir, log: noLog, players: inProcessPlayers, look: lookThrough });
  const found: Record<string, number> = {};
  try {
    const heldBefore = heldMb();
    const first = start();
    const empty = sizeOf(dataDir);
    const began = performance.now();
    play(first);
    found['answerToDurableMs'] = (performance.now() - began) / ANSWERS;
    first.close();
    found['campaignBytes'] = sizeOf(dataDir) - empty;

    const program = start();
    const timed = async <K extends Channel>(name: string, channel: K, request: RequestOf<K>): Promise<ReplyOf<K>> => {
      const from = performance.now();
      const reply = (await program.door.ask(channel, request, { id: 'bench', transport: 'browser' })) as Reply<
        ReplyOf<K>
      >;
      found[name] = performance.now() - from;
      if (!reply.ok) throw new Error(`${channel}: ${reply.error.message}`);
      return reply.value;
    };
    // The first opening of a day also makes a backup; the second is what it costs on all others.
    await timed('campaignFirstOpenMs', 'games.open', { game: GAME });
    await timed('', 'games.close', {});
    const opened = await timed('campaignOpenMs', 'games.open', { game: GAME });
    found['campaignHeldMb'] = heldMb() - heldBefore;
    await timed('campaignJournalMs', 'game.journal', { game: GAME });
    const file = await timed('campaignExportMs', 'games.export', { game: GAME });
    found['campaignFileBytes'] = Buffer.from(file.file, 'base64').length;
    await timed('campaignImportMs', 'games.import', { file: file.file });
    await timed('replayOpenMs', 'replay.open', { game: GAME });
    await timed('replaySeekMs', 'replay.frame', { game: GAME, seq: Math.floor(ANSWERS * 0.63) });
    await timed('replayCheckMs', 'replay.check', { game: GAME });
    found['answerToViewMs'] = await answerToView(program, opened, 'bench');
    program.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return Object.fromEntries(
    Object.entries(found)
      .filter(([name]) => name !== '')
      .map(([name, value]) => [name, Math.round(value * 100) / 100]),
  );
};

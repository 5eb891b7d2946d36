// What others answer meanwhile takes nothing back from whoever is still at his own question.
import { describe, expect, it } from 'vitest';
import type { Reply } from '../../../shared/contract/failure';
import type { Prompt } from '../../../shared/contract/prompt';
import { DEFAULT_SETTINGS } from '../../../shared/contract/settings';
import type { GameUpdate } from '../../../shared/contract/view';
import { err, ok } from '../../../shared/kernel/result';
import type { Program } from '../../app/program.svelte';
import { prompts } from '../../fixtures/prompts';
import { midGame } from '../../fixtures/views';
import { Game } from './game.svelte';

const update = (prompt: Prompt | undefined, more: Partial<GameUpdate> = {}): GameUpdate => ({
  game: 'g',
  stateId: 1,
  view: midGame(4),
  events: [],
  ...(prompt === undefined ? {} : { prompt }),
  ...more,
});

/** A table at which the Warrior is asked which of his cards he leaves. */
const table = async (reply: Promise<Reply<object>> = Promise.resolve(ok({}))) => {
  let push: (update: GameUpdate) => void = () => undefined;
  const sent: unknown[] = [];
  const learned: string[] = [];
  const client = {
    open: () => Promise.resolve(ok(update(prompts.many))),
    journal: () => Promise.resolve(ok([])),
    answer: (input: unknown) => {
      sent.push(input);
      return reply;
    },
    onUpdate: (hear: typeof push) => {
      push = hear;
      return () => undefined;
    },
    onTrouble: () => () => undefined,
  };
  const game = new Game('g', {
    client,
    settings: { ...DEFAULT_SETTINGS, speed: 'instant' },
    sounds: { play: () => undefined, playFor: () => undefined },
    speech: { say: ({ id }: { readonly id: string }) => id },
    learn: (rule: string) => learned.push(rule),
  } as unknown as Program);
  game.listen();
  await game.open();
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  await settled();
  game.uncover();
  for (const option of prompts.many.options.slice(0, 1)) game.choose(option);
  return {
    game,
    sent,
    learned,
    push: async (what: GameUpdate) => {
      push(what);
      await settled();
    },
  };
};

describe('the rule behind a question', () => {
  it('counts as told when the answered question has given way, so that nothing vanishes from it before', async () => {
    const { game, learned, push } = await table();
    await game.answer(game.picked);
    expect(learned).toEqual([]);
    await push(update({ ...prompts.fate, id: 'd99' }, { stateId: 2 }));
    expect(learned).toEqual([prompts.many.rule]);
    await push(update(undefined, { stateId: 3 }));
    expect(learned).toEqual([prompts.many.rule]);
  });

  it('is told again when the answer was not taken', async () => {
    const { game, learned, push } = await table(
      Promise.resolve(err({ code: 'refused', message: 'no', msg: { id: 'no' } } as const)),
    );
    await game.answer(game.picked);
    await push(update({ ...prompts.fate, id: 'd99' }, { stateId: 2 }));
    expect(learned).toEqual([]);
  });
});

describe('a question that stands while somebody else answers his', () => {
  it('keeps what is picked already', async () => {
    const { game, push } = await table();
    const { picked } = game;
    expect(picked).toHaveLength(1);
    await push(update(prompts.many, { stateId: 2 }));
    expect(game.prompt?.id).toBe(prompts.many.id);
    expect(game.picked).toEqual(picked);
  });

  it('is not answered a second time while the answer is on its way', async () => {
    const { game, sent, push } = await table();
    void game.answer(game.picked);
    await push(update(prompts.many, { stateId: 2 }));
    await game.answer(game.picked);
    expect(game.sending).toBe(true);
    expect(sent).toHaveLength(1);
  });
});

describe('an answer that is not taken', () => {
  const refused = err({ code: 'refused', message: 'no', msg: { id: 'no' } } as const);

  it('says why, and the question can be answered again', async () => {
    const { game, sent } = await table(Promise.resolve(refused));
    await game.answer(game.picked);
    expect([game.refusal, game.sending]).toEqual(['no', false]);
    await game.answer(game.picked);
    expect(sent).toHaveLength(2);
  });

  /** It comes when another question stands there. */
  const late = async (next: Prompt): Promise<Game> => {
    let reply: (reply: Reply<object>) => void = () => undefined;
    const { game, push } = await table(
      new Promise((resolve) => {
        reply = resolve;
      }),
    );
    const answering = game.answer(game.picked);
    await push(update(next));
    reply(refused);
    await answering;
    return game;
  };

  it('says why also when the same player is asked something else by then', async () => {
    const game = await late({ ...prompts.turn, id: 'dp0-8' });
    expect([game.refusal, game.sending]).toEqual(['no', false]);
  });

  it('says nothing to another player who is asked by then', async () => {
    const game = await late({ ...prompts.turn, id: 'dp1-8', seat: 'p1' });
    expect([game.refusal, game.sending]).toEqual([undefined, false]);
  });
});

describe('the next question', () => {
  it('begins with nothing picked and may be answered', async () => {
    const { game, sent, push } = await table();
    await game.answer(game.picked);
    await push(update({ ...prompts.turn, id: 'dp0-8' }));
    expect([game.picked, game.sending]).toEqual([[], false]);
    await game.answer(['roll']);
    expect(sent).toHaveLength(2);
  });

  it('may be the same again, when it was gone back to', async () => {
    const { game, push } = await table();
    await game.answer(game.picked);
    await push(update(prompts.many, { rewound: true }));
    expect([game.picked, game.sending]).toEqual([[], false]);
  });
});

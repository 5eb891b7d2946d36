// The law of playing ahead: it is what one answer after the other would have given, and nothing else is touched.
import { describe, expect, it } from 'vitest';
import { definitionsOf } from '../../content/definitions';
import { must } from '../../kernel/result';
import { rulebookOf } from '../charts';
import { optionsOf } from '../options/resolve';
import { newGame } from '../setup/new-game';
import type { State } from '../state/state';
import { baseBook, newGameOf } from '../testing/books';
import { advance, whoIsAsked, type Input } from './machine';
import { byChance, passing } from './players';
import { playOn, type Player } from './play-on';
import type { Rulebook } from './rulebook';

/** Frozen to the last node, so that whoever writes it fails. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

const answerOf = (s: State, player: Player): Input => {
  const seat = must(whoIsAsked(s), 'somebody who is asked');
  const decision = must(s.pending[seat], 'a question');
  return { t: 'answer', seat, answer: { decision: decision.id, keys: player(s, decision) } };
};

const told = (s: State, events: readonly unknown[]): string => JSON.stringify([s, events]);

/** The same by one `advance` after the other: states and events as text, the last state. */
function chain(book: Rulebook, from: State, player: Player, answers: number) {
  const texts: string[] = [];
  let state = from;
  while (texts.length < answers && state.over === undefined) {
    const result = advance(book, state, answerOf(state, player));
    if (!result.ok) throw new Error(result.refusal.msg.id);
    ({ state } = result);
    texts.push(told(state, result.events));
  }
  return { texts, state };
}

const gameOf = (profile: string, sets: readonly string[], seed: string, rules: { readonly timeLimit?: 10 } = {}) => {
  const setup = { profile, rules, sets: ['base', ...sets] };
  const book = rulebookOf(definitionsOf(setup.sets, optionsOf(setup)));
  const seats = [1, 2, 3].map((n) => ({ name: `${n}`, control: 'computer' as const, character: 'lot' as const }));
  const made = newGame(book, { ...setup, seats, seed }, seed);
  if (!made.ok) throw new Error(made.refusal.msg.id);
  return { book, state: made.state };
};

describe('playing on', () => {
  it.each([
    ['digital', []],
    ['revised', []],
    ['second', []],
    ['original', []],
    ['digital', ['probe']],
  ])('%s %j: every state and event is that of one answer after the other', (profile, sets) => {
    const { book, state } = gameOf(profile, sets, 'ahead');
    const before = JSON.stringify(frozen(state));
    const want = chain(book, state, byChance('ahead'), 400);
    let n = 0;
    const player = byChance('ahead');
    const got = playOn(book, state, undefined, () => player, {
      answers: 400,
      when: (s, events) => {
        // Before the first answer it is the state that went in.
        if (n > 0 && told(s, events) !== want.texts[n - 1])
          expect(JSON.parse(told(s, events))).toEqual(want.texts[n - 1]);
        n++;
        return false;
      },
    });
    if (!got.ok) throw new Error(got.refusal.msg.id);
    expect(got.answers).toBe(want.texts.length);
    expect(JSON.stringify(got.state)).toBe(JSON.stringify(want.state));
    expect(JSON.stringify(state)).toBe(before);
    expect(n).toBeGreaterThan(50);
  });

  it('branches from one state know nothing of each other, and the game goes on from any of them', () => {
    const start = frozen(newGameOf(baseBook, 3, 'branches'));
    const half = playOn(baseBook, start, undefined, () => passing, { answers: 30 });
    if (!half.ok) throw new Error('refused');
    frozen(half.state);
    for (const seed of ['left', 'right', 'left']) {
      const first = answerOf(half.state, byChance(`${seed} first`));
      const players = byChance(seed);
      const branch = playOn(baseBook, half.state, first, () => players, { answers: 40 });
      const once = advance(baseBook, half.state, first);
      if (!branch.ok || !once.ok) throw new Error('refused');
      expect(branch.state).toEqual(chain(baseBook, once.state, byChance(seed), 39).state);
      const on = advance(baseBook, frozen(branch.state), answerOf(branch.state, passing));
      expect(on.ok).toBe(true);
    }
  });

  it('ends after so many answers, after so many steps, when it is told, and when the game is over', () => {
    // With a time limit, so that it is soon over.
    const start = gameOf('digital', [], 'ends', { timeLimit: 10 }).state;
    const ends = (until: Parameters<typeof playOn>[4]) => {
      const player = byChance('ends');
      const done = playOn(baseBook, start, undefined, () => player, until);
      return done.ok ? done : undefined;
    };
    expect(ends({ answers: 7 })).toMatchObject({ ended: 'answers', answers: 7 });
    expect(ends({ answers: 0 })).toMatchObject({ ended: 'answers', state: start });
    const bySteps = must(ends({ steps: 500 }), 'a run');
    expect(bySteps).toMatchObject({ ended: 'steps' });
    expect(bySteps.steps).toBeGreaterThanOrEqual(500);
    expect(must(ends({ answers: bySteps.answers - 1 }), 'a run').steps).toBeLessThan(500);
    expect(ends({ when: (s) => s.turn.n === 6 })).toMatchObject({ ended: 'when', state: { turn: { n: 6 } } });
    const end = must(ends({}), 'a run');
    expect(end).toMatchObject({ ended: 'over' });
    expect(end.state.over).toBeDefined();
  });

  it('refuses an answer that is not on offer', () => {
    const start = newGameOf(baseBook, 2, 'refused');
    const wrong = playOn(baseBook, start, undefined, () => () => ['fly'], { answers: 3 });
    expect(wrong).toMatchObject({ ok: false, refusal: { code: 'notOffered' } });
    const given = playOn(baseBook, start, { t: 'control', seat: 'p9', control: 'person' }, () => passing, {});
    expect(given).toMatchObject({ ok: false, refusal: { code: 'input' } });
  });
});

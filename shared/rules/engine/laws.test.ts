// The eight laws of the design, each with a test that fails when it is broken.
import { describe, expect, it } from 'vitest';
import { definitionsOf } from '../../content/definitions';
import { fingerprint, notJson } from '../../kernel/json';
import { seedRng } from '../../kernel/rng';
import type { SeatId } from '../../kernel/ids';
import { rulebookOf } from '../charts';
import { place } from '../dsl';
import { roundTrip, violations } from '../invariants/invariants';
import type { State } from '../state/state';
import { baseBook, bookWith, newGameOf } from '../testing/books';
import { aGame } from '../testing/play';
import { playRandomly, randomKeys } from '../testing/random-game';
import { redact, promptFor, viewFor } from '../view/view-for';
import { sample } from '../view/sample';
import type { Effect } from '../vocab/effect';
import { advance, checkAnswer } from './machine';

const sources = import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts', '!../testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}

const firstAsked = (s: State): SeatId => (Object.keys(s.pending) as SeatId[])[0] ?? 'p1';

/** States of a random game, one every so many decisions. */
function statesAlong(seed: string, every: number, count: number): State[] {
  const states: State[] = [];
  playRandomly(baseBook, newGameOf(baseBook, 3, seed), seed, every * count, (s, n) => {
    if (n % every === 0) states.push(s);
  });
  return states;
}

describe('law 1: one way to ask', () => {
  it('only the transaction writes the pending decisions', () => {
    const writers = Object.entries(sources)
      .filter(([, text]) => /\bpending\s*(\[[^\]]+\]\s*)?=[^=>]|'pending'\)/.test(text))
      .map(([file]) => file);
    expect(writers).toEqual(['./tx/flow.ts']);
  });
  it('an answer lands in a scope and the next op uses it', () => {
    const game = aGame(baseBook, {
      characters: { elf: { at: 'fields_n' } },
      spaces: { fields_n: { cards: ['fairy'] } },
      phase: 'encounter',
    });
    expect(game.decision.ask.id).toBe('ask.wish');
    game.choose('craft');
    expect(game.hero('elf').craft).toBe(1);
  });
});

describe('law 2: scopes, not globals', () => {
  it('scopes die with their last frame: between turns there is none', () => {
    let turns = 0;
    let last = 0;
    playRandomly(baseBook, newGameOf(baseBook, 2, 'scopes'), 'scopes', 400, (s) => {
      const live = new Set(s.stack.map((f) => f.scope));
      expect(Object.keys(s.scopes).filter((id) => !live.has(id as `s${number}`))).toEqual([]);
      if (s.turn.n !== last) turns++;
      last = s.turn.n;
    });
    expect(turns).toBeGreaterThan(20);
  });
});

describe('law 3: advance first', () => {
  it('the program counter is past an op that asks, and answering does not run it again', () => {
    const game = aGame(baseBook, { characters: { warrior: { at: 'forest', fate: 1 } }, phase: 'encounter', dice: [6] });
    expect(game.decision.ask.id).toBe('ask.fate');
    const frames = game.state.stack.filter((f) => f.t === 'program');
    expect(frames.every((f) => f.pc > 0)).toBe(true);
    const rolls = game.events.filter((e) => e.t === 'rolled').length;
    game.choose('pass');
    expect(game.events.filter((e) => e.t === 'rolled' && e.for === 'space').length).toBe(rolls);
    expect(game.hero('warrior').craft).toBe(1);
  });
});

describe('law 4: only atoms write', () => {
  it('the state that went in stays as it was, frozen to the last node', () => {
    for (const state of statesAlong('frozen', 17, 12)) {
      const before = JSON.stringify(state);
      freeze(state);
      const seat = firstAsked(state);
      const decision = state.pending[seat];
      if (!decision) continue;
      const [keys] = randomKeys(decision, seedRng('answer'));
      expect(advance(baseBook, state, { t: 'answer', seat, answer: { decision: decision.id, keys } }).ok).toBe(true);
      expect(JSON.stringify(state)).toBe(before);
    }
  });
  it('a refused answer leaves no trace', () => {
    const state = newGameOf(baseBook, 2, 'refused');
    const seat = firstAsked(state);
    const before = JSON.stringify(state);
    const bad = [
      { decision: 'd999' as const, keys: ['roll'] },
      { decision: state.pending[seat]?.id ?? 'd0', keys: ['fly'] },
      { decision: state.pending[seat]?.id ?? 'd0', keys: [] },
      { decision: state.pending[seat]?.id ?? 'd0', keys: ['roll', 'roll'] },
    ];
    expect(bad.map((answer) => checkAnswer(state, seat, answer)?.code)).toEqual([
      'stale',
      'notOffered',
      'count',
      'count',
    ]);
    expect(checkAnswer(state, 'p9', { decision: 'd1', keys: [] })?.code).toBe('notAsked');
    for (const answer of bad) expect(advance(baseBook, state, { t: 'answer', seat, answer }).ok).toBe(false);
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('law 5: JSON between any two steps', () => {
  it('a state is plain JSON and goes on from what was read back, to the same end', () => {
    const start = newGameOf(baseBook, 3, 'json');
    const direct = playRandomly(baseBook, start, 'json', 300).state;
    let read = start;
    for (let n = 0; n < 300; n += 50)
      read = playRandomly(baseBook, JSON.parse(JSON.stringify(start)) as State, 'json', n + 50).state;
    expect(fingerprint(read)).toBe(fingerprint(direct));
    for (const s of statesAlong('json', 23, 10)) expect(roundTrip(s)).toEqual([]);
  });
  it('knows what is not JSON', () => {
    expect(notJson({ a: [1, { b: undefined }] })).toBe('a.1.b');
    expect(notJson({ when: new URL('app://crownward') })).toBe('when');
    expect(notJson({ n: NaN })).toBe('n');
    expect(notJson({ n: null })).toBe('n');
  });
});

describe('law 6: deterministic', () => {
  it('the same set-up and answers give the same state, through XState and through the compiled tables alike', () => {
    const slow = rulebookOf(definitionsOf(['base']), 'play');
    const a = playRandomly(baseBook, newGameOf(baseBook, 4, 'same'), 'same', 400).state;
    const b = playRandomly(baseBook, newGameOf(baseBook, 4, 'same'), 'same', 400).state;
    const c = playRandomly(slow, newGameOf(slow, 4, 'same'), 'same', 400).state;
    expect(fingerprint(b)).toBe(fingerprint(a));
    expect(fingerprint(c)).toBe(fingerprint(a));
    expect(fingerprint(playRandomly(baseBook, newGameOf(baseBook, 4, 'other'), 'same', 400).state)).not.toBe(
      fingerprint(a),
    );
  });
});

describe('law 7: nothing hidden leaks', () => {
  it('dealing everything hidden anew changes nothing that a seat is shown', () => {
    let dealt = 0;
    for (const s of statesAlong('hidden', 11, 40)) {
      for (const seat of s.order) {
        const other = sample(baseBook, s, seat, seedRng(`deal ${seat}`));
        if (fingerprint(other.cards) !== fingerprint(s.cards)) dealt++;
        expect(viewFor(baseBook, other, seat)).toEqual(viewFor(baseBook, s, seat));
        const asked = s.pending[seat];
        const same = other.pending[seat];
        if (asked && same) expect(promptFor(same)).toEqual(promptFor(asked));
      }
    }
    expect(dealt).toBeGreaterThan(0);
  });
  it('another seat sees that a Spell was drawn, not which', () => {
    const event = {
      t: 'card' as const,
      card: 'c7' as const,
      def: 'base/spell/healing',
      from: { in: 'deck' as const, deck: 'spell' },
      to: { in: 'hand' as const, hero: 'h1' as const },
      only: ['p1' as const],
    };
    expect(JSON.stringify(redact(event, 'p2'))).not.toContain('healing');
    expect(JSON.stringify(redact(event, 'p1'))).toContain('healing');
  });
});

describe('law 8: it always ends', () => {
  it('a text that never ends is refused, and nothing is stored', () => {
    const loop = place('base/adventure/loop', { met: [{ op: 'hook', id: 'again' }] });
    const book = { ...bookWith(loop), hooks: { again: () => [{ op: 'hook', id: 'again' } as const] } };
    const at = aGame(book, {
      characters: { troll: { at: 'graveyard', fate: 0 } },
      spaces: { fields_n: { cards: ['loop'] } },
      dice: [1],
    });
    at.choose('roll');
    const before = JSON.stringify(at.state);
    const result = advance(book, at.state, {
      t: 'answer',
      seat: 'p1',
      answer: { decision: at.decision.id, keys: ['ccw:fields_n'] },
    });
    expect(result.ok ? 'ok' : result.refusal.code).toBe('fuel');
    expect(result.ok ? 0 : result.bug?.frames.length).toBeGreaterThan(0);
    expect(JSON.stringify(at.state)).toBe(before);
  });
});

describe('law 8: what a text asks for is taken from the fuel before it is made', () => {
  const HUGE = 1_000_000_000;
  const loops: readonly (readonly [string, readonly Effect[]])[] = [
    ['a repetition without end', [{ op: 'repeat', times: HUGE, do: [{ op: 'gain', what: 'gold', n: 1 }] }]],
    ['a repetition of nothing', [{ op: 'repeat', times: HUGE, do: [] }]],
    [
      'a repetition of repetitions',
      [
        {
          op: 'repeat',
          times: 5000,
          do: [{ op: 'repeat', times: 5000, do: [{ op: 'repeat', times: 5000, do: [{ op: 'endTurn' }] }] }],
        },
      ],
    ],
    ['a number out of very many', [{ op: 'number', from: 0, to: HUGE, ask: 'bid', as: 'n' }]],
    ['very many dice', [{ op: 'roll', dice: HUGE, as: 'n' }]],
    [
      'everybody over and over',
      [
        {
          op: 'repeat',
          times: 9000,
          do: [{ op: 'each', of: { cards: {} }, as: 'x', do: [{ op: 'endTurn' }] }],
        },
      ],
    ],
  ];
  it.each(loops)('%s', { timeout: 10_000 }, (_, met) => {
    const book = bookWith(place('base/adventure/loop', { met }));
    const at = aGame(book, {
      characters: { troll: { at: 'graveyard', fate: 0 } },
      spaces: { fields_n: { cards: ['loop'] } },
      dice: [1],
    });
    at.choose('roll');
    const before = JSON.stringify(at.state);
    const result = advance(book, at.state, {
      t: 'answer',
      seat: 'p1',
      answer: { decision: at.decision.id, keys: ['ccw:fields_n'] },
    });
    expect(result.ok ? 'ok' : result.refusal.code).toBe('fuel');
    expect(JSON.stringify(at.state)).toBe(before);
  });
});

describe('whole games by chance', () => {
  it.each(['a', 'b', 'c', 'd'])('game %s keeps every invariant at every decision', (seed) => {
    let seen = 0;
    const played = playRandomly(baseBook, newGameOf(baseBook, 4, seed), seed, 1200, (s, n) => {
      expect(violations(baseBook, s), `decision ${n}`).toEqual([]);
      seen++;
    });
    expect(played.last.ok).toBe(true);
    expect(seen).toBeGreaterThan(100);
  });
});

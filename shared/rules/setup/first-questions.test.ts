// What players are asked before the first turn, and when a killed player's next character comes.
import { describe, expect, it } from 'vitest';
import type { SeatId } from '../../kernel/ids';
import { advance } from '../engine/machine';
import { definitionsOf } from '../../content/definitions';
import { rulebookOf } from '../charts';
import { baseBook } from '../testing/books';
import type { State } from '../state/state';
import { newGame } from './new-game';

function start(rules: Readonly<Record<string, string | boolean | number>>, names = 'ABC'): State {
  const seats = Array.from(names, (name) => ({ name, control: 'person' as const, character: 'lot' }));
  const started = newGame(baseBook, { seats, sets: ['base'], profile: 'digital', rules }, 'a seed');
  if (!started.ok) throw new Error(started.refusal.msg.id);
  return started.state;
}

function answer(state: State, seat: SeatId, key: string): State {
  const result = advance(baseBook, state, {
    t: 'answer',
    seat,
    answer: { decision: state.pending[seat]?.id ?? 'd', keys: [key] },
  });
  if (!result.ok) throw new Error(result.refusal.msg.id);
  return JSON.parse(JSON.stringify(result.state)) as State;
}

const keys = (state: State, seat: SeatId): string[] => (state.pending[seat]?.options ?? []).map((o) => o.key);

describe('R4 STARTING BONUS', () => {
  it('asks everybody at once, and gives one counter before the first turn', () => {
    let state = start({ startingBonus: true });
    expect(Object.keys(state.pending)).toEqual(['p1', 'p2', 'p3']);
    state = answer(state, 'p2', 'craft');
    state = answer(state, 'p1', 'strength');
    expect(Object.values(state.heroes).map((h) => [h.strength, h.craft])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    state = answer(state, 'p3', 'strength');
    expect(
      ['p1', 'p2', 'p3']
        .map((id) => state.heroes[state.seats[id as SeatId]?.hero ?? 'h0'])
        .map((h) => [h?.strength, h?.craft]),
    ).toEqual([
      [1, 0],
      [0, 1],
      [1, 0],
    ]);
    expect(state.turn.n).toBe(1);
  });
});

describe('one of three characters', () => {
  it('is chosen in secret by each, and the others go back', () => {
    let state = start({ characterChoice: 'oneOfThree' });
    const offers = (['p1', 'p2', 'p3'] as const).map((seat) => keys(state, seat));
    expect(offers.map((o) => o.length)).toEqual([3, 3, 3]);
    expect(new Set(offers.flat()).size).toBe(9);
    for (const [i, seat] of (['p1', 'p2', 'p3'] as const).entries()) state = answer(state, seat, offers[i]?.[1] ?? '');
    expect(Object.values(state.heroes).map((h) => h.def.split('/').at(-1))).toEqual(offers.map((o) => o[1]));
    expect(state.unused).toHaveLength(11);
    expect(state.turn.n).toBe(1);
  });

  it('is one of fewer, as many for each, where there are not three for everybody', () => {
    let state = start({ characterChoice: 'oneOfThree' }, 'ABCDEF');
    const offers = state.order.map((seat) => keys(state, seat));
    // Fourteen characters, six players.
    expect(offers.map((offer) => offer.length)).toEqual([2, 2, 2, 2, 2, 2]);
    for (const [i, seat] of state.order.entries()) state = answer(state, seat, offers[i]?.[0] ?? '');
    expect(Object.keys(state.heroes)).toHaveLength(6);
    expect([state.unused.length, state.turn.n]).toEqual([8, 1]);
  });

  it('may be left to the others: whoever gives up before he has chosen ends the game for himself alone', () => {
    let state = start({ characterChoice: 'oneOfThree' });
    const offers = (['p1', 'p2', 'p3'] as const).map((seat) => keys(state, seat));
    const gaveUp = advance(baseBook, state, { t: 'concede', seat: 'p2' });
    if (!gaveUp.ok) throw new Error(gaveUp.refusal.msg.id);
    state = gaveUp.state;
    expect([state.over, state.seats.p2?.out]).toEqual([undefined, true]);
    // The others choose when their turns come, out of the same three.
    const [seat] = Object.keys(state.pending) as SeatId[];
    if (seat === undefined) throw new Error('nobody is asked');
    expect(keys(state, seat)).toEqual(offers[Number(seat.slice(1)) - 1]);
    state = answer(state, seat, keys(state, seat)[0] ?? '');
    const left = advance(baseBook, state, { t: 'concede', seat: seat === 'p1' ? 'p3' : 'p1' });
    if (!left.ok) throw new Error(left.refusal.msg.id);
    expect(left.state.over).toEqual({ winners: [seat], how: 'conceded' });
  });

  it('is chosen again by one whose character was killed, at his next turn', () => {
    let state = start({ characterChoice: 'oneOfThree', startingBonus: true });
    for (const what of ['character', 'bonus'])
      for (const seat of ['p1', 'p2', 'p3'] as const)
        state = answer(state, seat, what === 'bonus' ? 'strength' : (keys(state, seat)[0] ?? ''));
    const victim = state.order.find((id) => id !== state.active) ?? 'p1';
    const hero = state.seats[victim]?.hero ?? 'h0';
    const dying = state.heroes[hero];
    if (dying) state = { ...state, heroes: { ...state.heroes, [hero]: { ...dying, life: 0 } } };
    const round = state.round;
    for (
      let n = 0;
      n < 200 && !keys(state, victim).some((k) => state.seats[victim]?.offer?.some((d) => d.endsWith(`/${k}`)));
      n++
    ) {
      const [seat] = Object.keys(state.pending) as SeatId[];
      const decision = seat === undefined ? undefined : state.pending[seat];
      if (seat === undefined || !decision) break;
      state = answer(
        state,
        seat,
        decision.quiet ?? decision.options.find((o) => o.pass)?.key ?? decision.options.find((o) => !o.off)?.key ?? '',
      );
    }
    const offer = keys(state, victim);
    expect(offer).toHaveLength(3);
    state = answer(state, victim, offer[2] ?? '');
    expect(state.heroes[state.seats[victim]?.hero ?? 'h0']?.def.endsWith(`/${offer[2] ?? ''}`)).toBe(true);
    expect(state.active).toBe(victim);
    expect(state.round - round).toBeLessThanOrEqual(1);
  });
});

describe('what a character does as he begins', () => {
  const sets = ['base', 'probe'];
  const book = rulebookOf(definitionsOf(sets));
  const seats = ['probe/character/mutant', 'base/character/troll'].map((character) => ({
    name: character,
    control: 'person' as const,
    character,
  }));
  it('is asked and done once, before the first turn', () => {
    const started = newGame(book, { seats, sets, profile: 'digital', rules: {} }, 'a seed');
    if (!started.ok) throw new Error(started.refusal.msg.id);
    const { state } = started;
    expect([state.pending.p1?.ask.id, state.turn.n]).toEqual(['ask.fate', 0]);
    const kept = state.pending.p1?.options.find((o) => o.pass)?.key ?? '';
    const next = advance(book, state, {
      t: 'answer',
      seat: 'p1',
      answer: { decision: state.pending.p1?.id ?? 'd', keys: [kept] },
    });
    if (!next.ok) throw new Error(next.refusal.msg.id);
    expect([Object.values(next.state.pending).map(({ ask }) => ask.id), next.state.turn.n]).toEqual([['ask.move'], 1]);
    const { strength = 0, craft = 0 } = next.state.heroes.h1 ?? {};
    expect(strength + craft).toBeGreaterThanOrEqual(2);
    expect([next.state.heroes.h2?.strength, next.state.heroes.h2?.craft]).toEqual([0, 0]);
  });
});

describe('O Henchmen', () => {
  it('gives each player so many of the unused characters, who come back as nobody else', () => {
    const state = start({ henchmen: 2 });
    const serving = Object.values(state.heroes).map((h) =>
      h.held.map((id) => state.cards[id]?.def.split('/').slice(1).join('/')),
    );
    expect(serving.map((own) => own.length)).toEqual([2, 2, 2]);
    const names = serving.flat().map((def) => def?.split('/').at(-1));
    expect(new Set(names).size).toBe(6);
    expect(serving.flat().every((def) => def?.startsWith('henchman/'))).toBe(true);
    expect(state.unused.map((def) => def.split('/').at(-1)).filter((name) => names.includes(name))).toEqual([]);
    expect(state.unused).toHaveLength(5);
  });
});

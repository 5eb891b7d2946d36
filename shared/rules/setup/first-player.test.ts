// Who begins, and with what: where the editions set a game up differently.
import { describe, expect, it } from 'vitest';
import type { SeatId } from '../../kernel/ids';
import { advance } from '../engine/machine';
import type { State } from '../state/state';
import { baseBook } from '../testing/books';
import { newGame } from './new-game';

const seats = ['A', 'B', 'C', 'D'].map((name) => ({ name, control: 'person' as const, character: 'lot' }));
const started = (profile: string, seed: string): State => {
  const begun = newGame(baseBook, { seats, sets: ['base'], profile, rules: {} }, seed);
  if (!begun.ok) throw new Error(begun.refusal.msg.id);
  return begun.state;
};
const firstOf = (profile: string, seed: string): string => started(profile, seed).active;
const seeds = Array.from({ length: 40 }, (_, i) => `first-${i}`);

describe('the first player', () => {
  it('Digital: is found by a die, everybody in some game', () => {
    expect(new Set(seeds.map((seed) => firstOf('digital', seed)))).toEqual(new Set(['p1', 'p2', 'p3', 'p4']));
  });
  it('Revised: is the owner of the game, seat 1 (R4 GAME SETUP 12)', () => {
    expect(new Set(seeds.map((seed) => firstOf('revised', seed)))).toEqual(new Set(['p1']));
  });
});

/** Who has his turn in which round, as the game goes on; whoever is asked does as little as he can. */
function turnsFrom(begun: State, many: number): readonly string[] {
  let state = begun;
  const turns = [`${begun.active} ${begun.round}`];
  while (turns.length < many) {
    const [seat] = Object.keys(state.pending) as SeatId[];
    const asked = seat === undefined ? undefined : state.pending[seat];
    if (seat === undefined || asked === undefined) throw new Error('nobody is asked');
    const open = asked.options.filter(({ off }) => off === undefined).map(({ key }) => key);
    const quiet = asked.quiet ?? asked.options.find(({ pass }) => pass)?.key;
    const next = advance(baseBook, state, {
      t: 'answer',
      seat,
      answer: { decision: asked.id, keys: quiet === undefined ? open.slice(0, Math.max(1, asked.min)) : [quiet] },
    });
    if (!next.ok) throw new Error(next.refusal.msg.id);
    state = next.state;
    turns.push(...next.events.flatMap((event) => (event.t === 'turn' ? [`${event.seat} ${event.round}`] : [])));
  }
  return turns.slice(0, many);
}

describe('a round', () => {
  const seed = seeds.find((one) => firstOf('digital', one) === 'p3') ?? '';
  it('is over when everybody has had his turn, whoever began', () => {
    expect(turnsFrom(started('digital', seed), 9)).toEqual([
      'p3 1',
      'p4 1',
      'p1 1',
      'p2 1',
      'p3 2',
      'p4 2',
      'p1 2',
      'p2 2',
      'p3 3',
    ]);
  });
  it('begins with the next one when whoever began is out of the game', () => {
    const gone = advance(baseBook, started('digital', seed), { t: 'concede', seat: 'p3' });
    if (!gone.ok) throw new Error(gone.refusal.msg.id);
    // He is not told to have died.
    expect(gone.events.filter(({ t }) => t === 'killed')).toEqual([{ t: 'killed', hero: 'h3', gaveUp: true }]);
    expect(turnsFrom(gone.state, 7)).toEqual(['p4 1', 'p1 1', 'p2 1', 'p4 2', 'p1 2', 'p2 2', 'p4 3']);
  });
});

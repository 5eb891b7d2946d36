// Ways over the river past no guard, what a visit brings where something lies, and what places are worth.
import { describe, expect, it } from 'vitest';
import { must } from '../../../shared/kernel/result';
import { advance, type Input } from '../../../shared/rules/engine/machine';
import { playOn } from '../../../shared/rules/engine/play-on';
import { newGame } from '../../../shared/rules/setup/new-game';
import { startOf } from '../../../shared/rules/setup/position';
import type { State } from '../../../shared/rules/state/state';
import { baseBook } from '../../../shared/rules/testing/books';
import { seats } from '../../testing/program';
import { factsOf } from '../facts';
import { futureOf } from './future';
import { judgeOf } from './leaf';
import { loreOf } from './lore';
import { overOf } from './over';
import { quickPlayer } from './quick';
import { raceOf } from './race';
import { search } from './search';
import { standingOf } from './standing';
import { visitsOf } from './visit';
import { weights } from './weights';

const facts = factsOf(baseBook.defs.values());

type Has = {
  readonly at?: string;
  readonly has?: readonly string[];
  readonly strength?: number;
  readonly craft?: number;
};
const positioned = (
  { at = 'hills_n', has = [], strength = 3, craft = 11 }: Has & { readonly gold?: number },
  gold = 0,
  spaces: Readonly<Record<string, { readonly cards: readonly string[] }>> = {},
) => {
  const druid = { at, has, strength, craft, gold, lives: 4, fate: 0, spells: [] };
  const made = startOf(baseBook, { characters: { druid, warrior: { at: 'city' } }, spaces, phase: 'turn' });
  if (!made.ok) throw new Error(made.refusal.msg.id);
  const { state } = made;
  const hero = state.seats[state.active]?.hero ?? 'h1';
  const me = standingOf(baseBook, facts, state, hero);
  if (me === undefined) throw new Error('nobody is there');
  return { state, hero, me };
};

describe('ways over the river, read off the texts', () => {
  const { carries, makes, sold, ferries, sheds } = facts.crossing;
  it('are the Raft, and the Axe with which one makes it in Woods and in the Forest', () => {
    expect(carries).toContain('base/purchase/raft');
    const where = makes['base/purchase/axe'] ?? [];
    expect(where).toContain('base/space/forest');
    expect(where.filter((space) => space.startsWith('base/space/woods_')).length).toBeGreaterThan(2);
    expect(sold['base/space/village']).toBe(3);
    expect(sold['base/space/tavern']).toBeUndefined();
  });

  it('are one throw in six of the Tavern, and no other space of the base board', () => {
    expect(Object.keys(ferries)).toEqual(['base/space/tavern']);
    expect(ferries['base/space/tavern']).toBeCloseTo(1 / 6);
  });

  it('rid one of the Poltergeist', () => {
    expect(sheds).toEqual(['base/adventure/poltergeist']);
    expect(positioned({ has: ['poltergeist'] }).me.shed).toBeGreaterThan(3);
  });
});

describe('how soon one may be over it', () => {
  const across = (has: readonly string[], at: string, gold = 0): number => positioned({ has, at }, gold).me.across;
  it('hangs on what he holds, where he stands and what he can buy', () => {
    const [raft, inWoods, elsewhere] = [
      across(['raft'], 'fields_n'),
      across(['axe'], 'woods_n'),
      across(['axe'], 'fields_n'),
    ];
    const [rich, poor] = [across([], 'fields_n', 3), across([], 'fields_n')];
    expect([raft, inWoods, elsewhere, rich, poor]).toEqual(
      [raft, inWoods, elsewhere, rich, poor].sort((a, b) => a - b),
    );
    expect(new Set([raft, inWoods, elsewhere, rich, poor]).size).toBe(5);
  });
});

describe('with what one has learned of the board', () => {
  const made = newGame(baseBook, { seats: seats('CC'), sets: ['base'], profile: 'digital', rules: {} }, 'over');
  if (!made.ok) throw new Error(made.refusal.msg.id);
  const lore = loreOf(baseBook, facts, weights, made.state);

  it('one of much Craft and little Strength has a shorter way with a Raft than before the Sentinel', () => {
    const turns = (has: readonly string[]): number =>
      raceOf(lore, positioned({ has: ['talisman', ...has] }).me, 'outer').turns;
    expect(turns(['raft'])).toBeLessThan(turns([]) - 5);
  });

  it('he is drawn to the Tavern, and to the Village with gold for an Axe; the strong need neither', () => {
    const leads = (space: string, strength: number, gold: number): number => {
      const { state, hero, me } = positioned({ has: ['talisman'] }, gold);
      return overOf(lore, state, hero, { ...me, strength }).leads(`base/space/${space}`);
    };
    expect(leads('tavern', 3, 0)).toBeGreaterThan(0.5);
    expect(leads('village', 3, 3)).toBeGreaterThan(2);
    expect(leads('village', 3, 0)).toBe(0);
    expect(leads('tavern', 12, 0)).toBeLessThan(leads('tavern', 3, 0) / 2);
  });

  it('places of a Region are worth as much as they bring beside each other', () => {
    const { state, hero } = positioned({ at: 'hills_m', has: ['talisman'], strength: 6, craft: 6 }, 2);
    const { at } = futureOf(lore, state, hero);
    const middle = [...lore.board.moves.keys()].filter((space) => facts.spaces[space]?.region === 'middle');
    expect(middle.reduce((sum, space) => sum + at(space), 0) / middle.length).toBeCloseTo(0);
    expect(Math.max(...middle.map(at)) - Math.min(...middle.map(at))).toBeGreaterThan(1);
  });

  it('a visit brings what he can take, and not what guards and burdens leave of it', () => {
    const brings = (cards: readonly string[]): number => {
      const { state, hero } = positioned({ at: 'hills_m', strength: 0, craft: 3 }, 0, { oasis: { cards } });
      const score = (s: State): number => {
        const { sum, parts } = judgeOf(lore, s, state.active).leaf(s).own;
        return sum - (parts.place ?? 0);
      };
      return visitsOf(lore, state, hero, score)('base/space/oasis') ?? NaN;
    };
    expect(brings(['talisman'])).toBeGreaterThan(brings(['talisman', 'dragon']) + 2);
    expect(brings(['dragon'])).toBeLessThan(0);
  });

  it('nobody fails on purpose at a gate that he has chosen to go through', () => {
    let { state } = positioned({ at: 'portal_of_power', has: ['talisman'], strength: 4, craft: 0 });
    const seat = state.active;
    const answer = (keyOf: (keys: readonly string[]) => string | undefined): void => {
      const decision = state.pending[seat];
      const key = keyOf(decision?.options.map((o) => o.key) ?? []);
      if (decision === undefined || key === undefined) throw new Error(`not asked so: ${decision?.ask.id}`);
      const input: Input = { t: 'answer', seat, answer: { decision: decision.id, keys: [key] } };
      const done = advance(baseBook, state, input);
      if (!done.ok) throw new Error(done.refusal.msg.id);
      ({ state } = done);
    };
    answer((keys) => keys.find((key) => key === 'roll'));
    answer((keys) => keys.find((key) => key.endsWith('plain_of_peril')));
    expect(state.pending[seat]?.ask.id).toBe('ask.portal');
    const budget = { answers: 150, deals: 16, told: 4, sure: 1 };
    // However much he dreads what lies behind it.
    const fails = { dies: 1, spent: 6, lives: 0, near: 0, far: 1 };
    const dreading = { ...lore, races: new Map(), run: () => ({ chance: 0, turns: 6, fails }) };
    expect(search(dreading, state, seat, 'gate', budget, ['craft']).reply).toEqual({ keys: ['craft'] });
    // Nor does he pay fate to throw anew what has opened it.
    const hero = state.seats[seat]?.hero ?? 'h1';
    const mine = must(state.heroes[hero], 'his character');
    state = { ...state, heroes: { ...state.heroes, [hero]: { ...mine, fate: 2 } } };
    state = { ...state, rng: { ...state.rng, forced: [1, 1] } };
    answer((keys) => keys.find((key) => key === 'craft'));
    const asked = state.pending[seat];
    expect(asked?.ask.id).toBe('ask.fate');
    const [again] = asked?.options.filter((o) => o.pass !== true) ?? [];
    expect(search(dreading, state, seat, 'gate', budget, [again?.key ?? '']).reply).toEqual({ keys: ['pass'] });
    expect(search(dreading, state, seat, 'gate', budget, ['pass']).reply).toEqual({ keys: ['pass'] });
  });

  it('who stands in the Tower has lost there what the Tower takes', () => {
    const { me } = positioned({ has: ['talisman'], strength: 4, craft: 10 });
    const chance = (life: number): number =>
      lore.run('base/space/vampires_tower', { ...me, strength: 4, craft: 10, weapon: 1, life }, true, 'free').chance;
    expect(chance(3)).toBeGreaterThan(0.55);
    expect(chance(1)).toBeLessThan(chance(3) - 0.2);
  });
});

describe('trophies', () => {
  it('are exchanged for a point of the lesser ability, too', () => {
    const made = startOf(baseBook, {
      characters: {
        warrior: {
          at: 'hills_m',
          strength: 9,
          craft: 2,
          lives: 4,
          fate: 0,
          spells: [],
          trophies: ['wraith', 'spectre'],
        },
        druid: { at: 'city' },
      },
      phase: 'turn',
    });
    if (!made.ok) throw new Error(made.refusal.msg.id);
    const isAsked = ({ pending }: State): boolean =>
      Object.values(pending).some((one) => one.ask.id === 'ask.trophies');
    const player = quickPlayer(baseBook, facts, () => 0, 'trophies');
    const played = playOn(baseBook, made.state, undefined, () => player, { answers: 80, when: isAsked });
    if (!played.ok || !isAsked(played.state)) throw new Error('nobody was asked');
    const { state } = played;
    const seat = state.active;
    const lore = loreOf(baseBook, facts, weights, state, 0.05);
    const { reply } = search(lore, state, seat, 'trophies', { answers: 60, deals: 4, told: 4, sure: 1 }, undefined);
    expect('keys' in reply ? reply.keys.length : 0).toBeGreaterThan(0);
  });
});

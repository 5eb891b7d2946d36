import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS, type AchievementId } from '../../../shared/contract/records';
import type { GameEvent } from '../../../shared/rules/state/state';
import { fight, times, told, type Told } from '../../testing/told-game';
import { achievementsOf } from './achievements';
import { counted } from './summary';

const card = (def: string, to: 'held' | 'trophy'): GameEvent => ({
  t: 'card',
  card: 'c7',
  def: `base/adventure/${def}`,
  from: { in: 'space', space: 'base/space/city' },
  to: { in: to, hero: 'h1' },
});
const killed: GameEvent = { t: 'killed', hero: 'h1' };
const roll = (...dice: number[]): GameEvent => ({ t: 'rolled', hero: 'h1', for: 'movement', dice });
const again: GameEvent = { t: 'rolled', hero: 'h1', for: 'attack', dice: [2], again: 0 };
const cast: GameEvent = { t: 'cast', hero: 'h1', def: 'base/spell/healing', targets: [] };
const visit = (n: number): readonly GameEvent[] =>
  Array.from({ length: n }, (_, i): GameEvent => ({
    t: 'moved',
    hero: 'h1',
    path: ['base/space/on_the_way', `base/space/nr_${i}`],
    how: 'walk',
  }));
const layDown = times(1, {
  t: 'card',
  card: 'c8',
  def: 'base/adventure/ogre',
  from: { in: 'trophy', hero: 'h1' },
  to: { in: 'discard', deck: 'adventure' },
  source: 'rules',
})[0] as GameEvent;
const gains: GameEvent = { t: 'changed', hero: 'h1', what: 'strength', by: 1, now: 1, source: 'rules' };
const gold = (now: number): GameEvent => ({ t: 'changed', hero: 'h1', what: 'gold', by: 1, now });
const game = (n: number, more: Told = {}): Told => ({ game: `g-${n}`, at: 1_000_000 + n, ...more });
const many = (n: number, more: Told = {}): readonly Told[] => Array.from({ length: n }, (_, i) => game(i, more));
const faces = (...names: string[]): readonly Told[] =>
  names.map((name, i) => game(i, { hero: { def: `base/character/${name}` } }));
const loses: Told = { letters: 'PC', over: { winners: ['p2'], how: 'crown' } };
const gaveUp: Told = { over: { winners: ['p1'], how: 'last' }, input: { t: 'concede', seat: 'p2' } };

/** For each deed games in which it is done, and games in which it is just not done. */
const TALES: { readonly [K in AchievementId]: readonly [done: readonly Told[], not: readonly Told[]] } = {
  firstGame: [[loses], [gaveUp]],
  tenGames: [many(10, loses), many(9)],
  fiftyGames: [many(50), many(49)],
  firstCrown: [[{}], [loses, game(2, gaveUp)]],
  fiveCrowns: [many(5), [...many(4), game(5, loses)]],
  fiveFaces: [faces('elf', 'troll', 'monk', 'thief', 'ghoul'), faces('elf', 'troll', 'monk', 'thief', 'elf')],
  allSides: [
    (['good', 'neutral', 'evil'] as const).map((alignment, i) => game(i, { hero: { alignment } })),
    (['good', 'neutral', 'good'] as const).map((alignment, i) => game(i, { hero: { alignment } })),
  ],
  fullTable: [[{ letters: 'PCCCCC' }], [{ letters: 'PCCCC' }]],
  unbroken: [[{}], [{ events: [killed] }, game(2, { letters: 'P' })]],
  phoenix: [[{ events: [killed, killed] }], [{ events: [killed] }]],
  lastHeart: [[{ hero: { life: 1 } }], [{ hero: { life: 2 } }]],
  swift: [[{ rounds: 40 }], [{ rounds: 41 }, game(2, { rounds: 5, ...gaveUp })]],
  longWay: [[{ rounds: 120 }], [{ rounds: 119 }]],
  toadKing: [[{ events: [{ t: 'toad', hero: 'h1', turns: 3 }] }], [{ events: [{ t: 'toad', hero: 'h1', turns: 0 }] }]],
  coldDice: [
    [{ events: [...times(59, roll(3)), roll(1)] }],
    [{ events: times(60, roll(3, 4)) }, game(2, { events: times(59, roll(1)) })],
  ],
  firstFight: [
    [{ ...gaveUp, events: [fight()] }],
    [{ events: [fight({ outcome: 'lost' }), fight({ outcome: 'standOff' })] }],
  ],
  manyFoes: [
    [{ ...loses, events: times(20, fight()) }],
    [{ events: times(19, fight()) }, game(2, { events: times(19, fight()) })],
  ],
  hundredFoes: [many(10, { events: times(10, fight()) }), many(10, { events: times(9, fight()) })],
  bigGame: [
    [{ events: [fight({ power: 10 })] }],
    [{ events: [fight({ power: 9 }), fight({ power: 12, outcome: 'lost' }), fight({ power: 12, against: 'h2' })] }],
  ],
  landslide: [
    [{ events: [fight({ margin: 10 })] }],
    [{ events: [fight({ margin: 9 }), fight({ margin: 11, outcome: 'lost' })] }],
  ],
  duellist: [
    [{ events: times(3, fight({ against: 'h2' })) }],
    [{ events: [...times(2, fight({ against: 'h2' })), fight({ against: 'h2', outcome: 'standOff' }), fight()] }],
  ],
  sharpMind: [
    [{ events: times(5, fight({ kind: 'psychic' })) }],
    [{ events: [...times(4, fight({ kind: 'psychic' })), fight()] }],
  ],
  spellweaver: [[{ events: times(10, cast) }], [{ events: times(9, cast) }]],
  goldHoard: [[{ events: [gold(12), gold(2)] }], [{ events: [gold(11)] }]],
  wanderer: [[{ events: visit(34) }], [{ events: [...visit(33), ...visit(33)] }]],
  company: [
    [{ events: times(6, card('mule', 'held')) }],
    [{ events: [...times(5, card('mule', 'held')), card('shield', 'held')] }],
  ],
  trophyTrader: [
    [{ events: [...times(8, layDown), gains] }],
    [{ events: [...times(8, layDown), killed, gains] }, game(2, { events: [...times(7, layDown), gains] })],
  ],
  fateful: [[{ events: times(10, again) }], [{ events: times(9, again) }]],
  mighty: [[{ hero: { strength: 8 } }], [{ hero: { strength: 7, craft: 8 } }]],
};

const deed = (tales: readonly Told[], id: AchievementId) =>
  achievementsOf(
    counted(
      tales.map((tale) => told(tale)),
      'fair',
    ),
  ).find((one) => one.id === id);

describe('a deed', () => {
  it.each(ACHIEVEMENTS)('%s is earned where it is done, and only there', (id) => {
    const [done, not] = TALES[id];
    const earned = deed(done, id);
    expect(earned).toMatchObject({ earned: { player: 'Seat 1' } });
    expect(earned?.have).toBe(earned?.need);
    const open = deed(not, id);
    expect(open).not.toHaveProperty('earned');
    expect(open?.have).toBeLessThan(open?.need ?? 0);
  });

  it('is listed once, in the order in which they are shown', () => {
    expect(achievementsOf([]).map(({ id }) => id)).toEqual(ACHIEVEMENTS);
    expect(achievementsOf([]).every(({ have, earned }) => have === 0 && earned === undefined)).toBe(true);
  });

  it('is earned by people only, within what is fair, here, and when the game is over', () => {
    for (const tale of [
      { letters: 'CC' },
      { casual: true },
      { imported: true },
      { over: undefined },
    ] satisfies readonly Told[])
      expect(deed([tale], 'unbroken'), JSON.stringify(tale)).not.toHaveProperty('earned');
    expect(deed([{ letters: 'PC', there: false }], 'firstCrown')).toHaveProperty('earned');
  });

  it('belongs to the first game in which it was done, also when others are added later', () => {
    const [first, second] = [told(game(1, { at: 5000 })), told(game(2, { at: 9000 }))];
    for (const order of [
      [first, second],
      [second, first],
    ]) {
      expect(achievementsOf(counted(order, 'fair')).find(({ id }) => id === 'firstCrown')?.earned).toEqual({
        at: 5000,
        game: 'g-1',
        name: 'Game g-1',
        player: 'Seat 1',
      });
    }
  });

  it('shows how far it has come', () => {
    expect(deed(many(3), 'fiveCrowns')).toMatchObject({ have: 3, need: 5 });
    expect(deed(many(12), 'tenGames')).toMatchObject({ have: 10, need: 10, earned: { game: 'g-9' } });
  });
});

// What a definition says and nothing ever does is refused, with what to write instead.
import { describe, expect, it } from 'vitest';
import { silent } from '../rules/testing/silent';
import { after, always, before, cannot, discard, plus, reacts } from '../rules/dsl';
import type { Def } from '../rules/vocab/definition';
import type { Cond } from '../rules/vocab/select';
import { hellpits, necropolis } from './probe/45-own-draws';
import { restlessDead, skeletonKing } from './probe/47-worth';
import { theDeadRise } from './probe/48-dead-rise';
import { fleetingMagic, witchCat } from './probe/51-cat-and-magic';
import { soulDrinker } from './probe/70-soul-drinker';
import { gold } from './probe/71-bait';

const defends: Cond = { all: [{ fight: { role: 'defender', foe: 'character' } }] };
describe('what is said in vain', () => {
  const { draw: _, ...undrawn } = necropolis;
  const mistakes: readonly (readonly [string, Def, string])[] = [
    ['a way to draw nothing', undrawn, 'drawing says how cards are drawn, and none are: say in draw how many'],
    [
      'the deck that it is anyway',
      { ...necropolis, drawing: { deck: 'adventure' } },
      "drawing from deck: 'adventure' is what it is without: leave deck out",
    ],
    [
      'a roll that hangs on itself',
      { ...skeletonKing, abilities: [always(plus('foeRoll', { attackRoll: 'mine' }, { reach: 'everyone' }))] },
      'foeRoll asks for the attackRoll that it adds to: ask for the attackDie',
    ],
    [
      'trophies that are worth what they are worth',
      {
        ...skeletonKing,
        abilities: [
          always(plus('trophyWorth', { sum: 'worth', over: { cards: { zone: 'trophy' } } }, { reach: 'others' })),
        ],
      },
      "trophyWorth asks for what trophies are worth: ask for the sum: 'higher'",
    ],
    [
      'a number of no card',
      { ...skeletonKing, abilities: [always(plus('strength', 1, { reach: 'others', card: { subtype: 'undead' } }))] },
      'card says nothing of strength, which is asked of no card: say in when or reach whom it is for',
    ],
    [
      'one by lot that is named',
      {
        ...theDeadRise,
        drawn: [{ op: 'deal', from: 'adventure', discarded: 'random', named: 'wolf', to: 'table' }],
      },
      "named and discarded: 'random' are two ways to say which card: leave one out",
    ],
    [
      'a reward that is none',
      { ...theDeadRise, drawn: [{ op: 'reward', do: [] }] },
      'reward does nothing for a victory: say in do what follows',
    ],
    [
      'what no die shows',
      { ...witchCat, abilities: [reacts('idle', after('rolled', 'mine', discard(), { event: { fateShows: [0] } }))] },
      'fateShows names what no die shows: say numbers from 1 to 6',
    ],
    [
      'more than without end',
      { ...witchCat, abilities: [always(plus('magicObjectLimit', 1))] },
      'magicObjectLimit has no end that could be added to: say cap or set',
    ],
    [
      'a creature that chooses a die',
      {
        ...skeletonKing,
        abilities: [
          reacts('idle', before('diceBegin', 'mine', { op: 'attackWith', side: 'theirs', dice: 2, keep: 'choice' })),
        ],
      },
      "a creature chooses no die: leave keep: 'choice' out, and the higher counts",
    ],
    [
      'a reward that nobody has',
      { ...hellpits, abilities: [reacts('idle', after('beaten', 'anyone', { op: 'reward', card: 'this' }))] },
      "reward with card: 'this' is what the loser has, and nobody has a terrain: name a card of his",
    ],
    [
      'Spells of a kind that do not affect him',
      { ...witchCat, abilities: [always(cannot('beTargeted', { card: { kind: 'spell' } }))] },
      'beTargeted is asked of no card: leave card out, all Spells are meant',
    ],
    [
      "the beginning of a fight that is another's",
      { ...witchCat, abilities: [reacts('idle', after('fightBegan', 'mine', discard(), { when: defends }))] },
      "fightBegan is the attacker's and never mine for a defender: answer after('encountered', 'mine', ...)",
    ],
    [
      'dice that another is about to roll',
      { ...witchCat, abilities: [reacts('idle', after('diceBegin', 'mine', discard(), { when: defends }))] },
      "diceBegin is the attacker's and never mine for a defender: answer after('compared', 'mine', ...)",
    ],
    ['no way to draw', { ...necropolis, drawing: {} }, 'drawing says nothing: leave it out'],
  ];
  it.each(mistakes)('%s', (_name, def, found) => {
    expect(silent(def)).toEqual([found]);
  });
  it('a defender heeded by whoever else answers, or in what ends', () => {
    const heeds = (on: 'fightBegan' | 'compared', whose: 'mine' | 'anyone', when: Cond): Def => ({
      ...witchCat,
      abilities: [reacts('idle', after(on, whose, discard(), { when }))],
    });
    expect(silent(heeds('fightBegan', 'anyone', defends))).toEqual([]);
    expect(silent(heeds('fightBegan', 'mine', { not: defends }))).toEqual([]);
    expect(silent(heeds('compared', 'mine', defends))).toEqual([]);
  });
  it('and nothing else is', () => {
    for (const def of [
      hellpits,
      necropolis,
      skeletonKing,
      restlessDead,
      theDeadRise,
      witchCat,
      fleetingMagic,
      soulDrinker,
      gold,
    ])
      expect(silent(def)).toEqual([]);
  });
});

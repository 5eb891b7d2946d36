// One definition of each kind, written out: the sentences are judged here as an editor would judge them.
import { expect, describe as group, it } from 'vitest';
import type { Def } from '../rules/vocab/definition';
import type { Effect, Program } from '../rules/vocab/effect';
import type { Amount, Resource } from '../rules/vocab/select';
import { describe, english, namesFrom, typeLine } from './index';

const names = namesFrom({
  'base/space/warlocks_cave': "Warlock's Cave",
  'base/space/desert_se': 'Desert',
  'base/space/desert_sw': 'Desert',
});
const text = (def: Def): string[] => describe(english, names, def);
const gain = (what: Resource, n: Amount = 1): Effect => ({ op: 'gain', what, n });
const lose = (what: Resource, n: Amount | 'all' = 1): Effect => ({ op: 'lose', what, n });
const goTo = (space: string): Program => [{ op: 'moveTo', to: { space: `base/space/${space}` } }];
const layAt = (space: string): Program => [{ op: 'lay', card: 'this', at: { space: `base/space/${space}` } }];
const die: Effect = { op: 'roll', as: 'die' };
const drinks: Program = [
  gain('craft'),
  { op: 'tokens', on: 'this', kind: 'craft', n: -1 },
  { op: 'if', cond: { is: [{ tokens: 'craft', on: 'this' }, '<=', 0] }, then: [{ op: 'discard', card: 'this' }] },
];

group('events', () => {
  it('Angel: by alignment', () => {
    expect(
      text({
        id: 'base/adventure/angel',
        kind: 'event',
        encounter: 1,
        met: [
          { op: 'if', cond: { alignment: 'good' }, then: [gain('life')] },
          { op: 'if', cond: { alignment: 'evil' }, then: [lose('life')] },
        ],
      }),
    ).toEqual(['If you are good, gain 1 life. If you are evil, lose 1 life.']);
  });

  it('says else-ifs as sentences of their own', () => {
    expect(
      text({
        id: 'base/adventure/angel',
        kind: 'event',
        met: [
          {
            op: 'if',
            cond: { alignment: 'good' },
            then: [gain('life')],
            else: [{ op: 'if', cond: { alignment: 'evil' }, then: [lose('life')], else: [gain('gold')] }],
          },
        ],
      }),
    ).toEqual(['If you are good, gain 1 life. If you are evil, lose 1 life. Otherwise, gain 1 gold.']);
  });

  it('Imp: a chart of places says the verb once', () => {
    expect(
      text({
        id: 'base/adventure/imp',
        kind: 'event',
        met: [
          die,
          {
            op: 'table',
            on: { var: 'die' },
            rows: { '1': goTo('crags'), '2-3': goTo('tavern'), '4': goTo('ruins'), '5-6': goTo('hidden_valley') },
          },
        ],
      }),
    ).toEqual(['Roll 1 die and teleport to: 1 – the Crags; 2-3 – the Tavern; 4 – the Ruins; 5-6 – the Hidden Valley.']);
  });

  it('Pestilence, Magical Vortex, Market Day: everybody', () => {
    expect(
      text({
        id: 'base/adventure/pestilence',
        kind: 'event',
        met: [
          {
            op: 'each',
            of: { heroes: { sameRegionAs: 'me' } },
            as: 'who',
            do: [{ op: 'lose', what: 'life', n: 1, who: { var: 'who' } }],
          },
        ],
      }),
    ).toEqual(['Every character in your Region loses 1 life.']);
    expect(
      text({
        id: 'base/adventure/magical_vortex',
        kind: 'event',
        met: [
          {
            op: 'each',
            of: { heroes: { who: 'others' } },
            as: 'who',
            do: [
              { op: 'discardSpells', n: 'all', who: { var: 'who' } },
              { op: 'missTurn', n: 1, who: { var: 'who' } },
            ],
          },
        ],
      }),
    ).toEqual(['Every other character discards all his Spells and misses 1 turn.']);
    expect(
      text({
        id: 'base/adventure/market_day',
        kind: 'event',
        met: [
          {
            op: 'each',
            of: { heroes: {} },
            as: 'who',
            actor: true,
            do: [
              {
                op: 'shop',
                from: 'purchase',
                items: [
                  { named: 'sword', price: 1 },
                  { named: 'water_bottle', price: 1 },
                  { named: 'raft', price: 3 },
                ],
              },
            ],
          },
        ],
      }),
    ).toEqual(['Every character may buy any of these: Sword, Water Bottle (1 gold each), Raft (3 gold).']);
  });

  it('Blizzard: a lasting effect', () => {
    expect(
      text({
        id: 'base/adventure/blizzard',
        kind: 'event',
        met: [
          {
            op: 'modify',
            mods: [
              { stat: 'movement', cap: 1, reach: 'everyone' },
              { cannot: 'rollForMovement', reach: 'everyone' },
            ],
            until: { rounds: 2 },
          },
        ],
      }),
    ).toEqual(['For 2 rounds, every character moves only 1 space in a turn, without rolling.']);
  });
});

group('enemies, strangers, places', () => {
  it('Bandit: may be paid off', () => {
    const bandit: Def = {
      id: 'base/adventure/bandit',
      kind: 'enemy',
      subtype: 'monster',
      strength: 4,
      approach: [
        {
          op: 'may',
          ask: 'payBandit',
          then: [
            { op: 'lose', what: 'gold', n: 1, cost: true },
            { op: 'set', as: 'spared', to: 1 },
          ],
        },
      ],
    };
    expect(text(bandit)).toEqual(['Before you fight it, you may pay 1 gold to avoid the fight.']);
    expect(typeLine(english, bandit)).toBe('Enemy - Monster');
  });

  it('Ghost: is put somewhere when it is drawn', () => {
    expect(
      text({
        id: 'base/adventure/ghost',
        kind: 'enemy',
        subtype: 'spirit',
        craft: 4,
        drawn: [
          die,
          {
            op: 'table',
            on: { var: 'die' },
            rows: { '1': layAt('city'), '2': layAt('village'), '3-6': layAt('temple') },
          },
        ],
      }),
    ).toEqual(['When this card is drawn, roll 1 die and put it on: 1 – the City; 2 – the Village; 3-6 – the Temple.']);
  });

  it('a creature whose Strength is reckoned', () => {
    expect(
      text({
        id: 'base/adventure/doppelganger',
        kind: 'enemy',
        subtype: 'monster',
        strength: { stat: 'strength' },
        noTrophy: true,
        killed: [gain('strength')],
        keywords: ['cannotBeEvaded'],
      }),
    ).toEqual([
      'Its Strength equals yours.',
      'When you kill it, gain 1 Strength.',
      'It cannot be taken as a trophy.',
      'It cannot be evaded.',
    ]);
  });

  it('Fountain of Wisdom: a pool', () => {
    expect(
      text({
        id: 'base/adventure/fountain_of_wisdom',
        kind: 'place',
        encounter: 6,
        stays: 'always',
        pool: { what: 'craft', n: 4 },
        drawn: [{ op: 'tokens', on: 'this', kind: 'craft', n: 4 }],
        met: [{ op: 'may', ask: 'drink', then: drinks }],
      }),
    ).toEqual([
      'This card comes with 4 Craft. Each time you visit it, you may gain 1 Craft from it; when none is left, it is discarded.',
    ]);
    // What does anything else is told as it is.
    expect(
      text({
        id: 'base/adventure/fountain_of_wisdom',
        kind: 'place',
        encounter: 6,
        stays: 'always',
        pool: { what: 'craft', n: 4 },
        met: [gain('craft')],
      }),
    ).toEqual(['Gain 1 Craft.', 'Stays here for the rest of the game.']);
  });

  it('Fairy: a wish; Marsh: a test; Sorcerer: a price', () => {
    expect(
      text({
        id: 'base/adventure/fairy',
        kind: 'stranger',
        metIf: { alignment: 'good' },
        met: [
          {
            op: 'pick',
            options: [
              { key: 'spell', do: [{ op: 'drawSpell', n: 1 }] },
              { key: 'gold', do: [gain('gold')] },
              { key: 'life', do: [gain('life')] },
              {
                key: 'teleport',
                do: [
                  { op: 'choose', from: { spaces: { region: 'mine', other: true } }, as: 'to' },
                  { op: 'moveTo', to: { var: 'to' } },
                ],
              },
            ],
          },
        ],
      }),
    ).toEqual([
      'If you are good, gain 1 Spell, gold or life, or teleport to any other space in your Region.',
      'Discarded once it has been used.',
    ]);
    expect(
      text({
        id: 'base/adventure/marsh',
        kind: 'place',
        stays: 'always',
        met: [{ op: 'if', cond: { is: [{ stat: 'strength' }, '<', 5] }, then: [{ op: 'missTurn', n: 1 }] }],
      }),
    ).toEqual(['If your Strength is less than 5, miss 1 turn.', 'Stays here for the rest of the game.']);
    expect(
      text({
        id: 'base/adventure/sorcerer',
        kind: 'stranger',
        stays: 'always',
        met: [
          {
            op: 'may',
            ask: 'buySpell',
            then: [
              { op: 'lose', what: 'gold', n: 1, cost: true },
              { op: 'drawSpell', n: 1 },
            ],
          },
        ],
      })[0],
    ).toBe('You may pay 1 gold to gain 1 Spell.');
  });
});

// Spaces, as an editor would judge their texts.
import { expect, describe as group, it } from 'vitest';
import type { Def, SpaceDef } from '../rules/vocab/definition';
import type { Effect, Program } from '../rules/vocab/effect';
import type { Amount, Resource } from '../rules/vocab/select';
import { describe, english, namesFrom, typeLine } from './index';

const names = namesFrom({});
const text = (def: Def): string[] => describe(english, names, def);
const space = (more: Partial<SpaceDef>): string[] =>
  text({ id: 'base/space/x', kind: 'space', region: 'outer', terrain: 'x', grid: [0, 0], links: [], ...more });
const gain = (what: Resource, n: Amount = 1): Effect => ({ op: 'gain', what, n });
const lose = (what: Resource, n: Amount | 'all' = 1): Effect => ({ op: 'lose', what, n });
const chart = (rows: Readonly<Record<string, Program>>): Program => [
  { op: 'roll', as: 'die' },
  { op: 'table', on: { var: 'die' }, rows },
];

group('spaces', () => {
  it('Forest, Temple, Crypt: charts', () => {
    expect(
      space({
        visit: chart({
          '1': [{ op: 'fight', foe: { strength: 4, name: 'brigand' } }],
          '2-3': [{ op: 'missTurn', n: 1 }],
          '4-5': [],
          '6': [gain('craft')],
        }),
      }),
    ).toEqual([
      'Roll 1 die: 1 – fight a Brigand of Strength 4 in battle; 2-3 – miss 1 turn; 4-5 – no effect; 6 – gain 1 Craft.',
    ]);
    expect(
      space({
        visit: [
          { op: 'roll', as: 'd', dice: 2, for: 'pray' },
          {
            op: 'table',
            on: { var: 'd' },
            rows: {
              '2': [lose('life', 2)],
              '3-10': [{ op: 'gainCard', named: 'talisman', from: 'talisman' }],
              '11+': [gain('fate', 2)],
            },
          },
        ],
      }),
    ).toEqual([
      'Pray (roll 2 dice): 2 – lose 2 lives; 3-10 – gain a Talisman (if one is left); 11 or more – gain 2 fate.',
    ]);
    expect(
      space({
        visit: [
          { op: 'roll', as: 'd', dice: 3 },
          {
            op: 'table',
            on: { minus: [{ var: 'd' }, { stat: 'strength' }] },
            rows: { '0-': [], '1+': [lose('life')] },
          },
        ],
      }),
    ).toEqual(['Roll 3 dice and subtract your Strength: 0 or less – no effect; 1 or more – lose 1 life.']);
  });

  it('Village: persons to visit', () => {
    expect(
      space({
        visit: [
          {
            op: 'pick',
            options: [
              {
                key: 'blacksmith',
                if: { is: [{ stat: 'gold' }, '>=', 2] },
                do: [
                  {
                    op: 'shop',
                    from: 'purchase',
                    items: [
                      { named: 'helmet', price: 2 },
                      { named: 'sword', price: 2 },
                      { named: 'armour', price: 4 },
                    ],
                  },
                ],
              },
              {
                key: 'healer',
                do: [
                  {
                    op: 'number',
                    as: 'n',
                    from: 1,
                    to: { least: [{ missing: 'life' }, { stat: 'gold' }] },
                    ask: 'healHowMany',
                  },
                  { op: 'lose', what: 'gold', n: { var: 'n' }, cost: true },
                  { op: 'heal', n: { var: 'n' } },
                ],
              },
              {
                key: 'mystic',
                do: chart({ '1': [{ op: 'align', to: 'evil' }], '2-5': [], '6': [{ op: 'drawSpell', n: 1 }] }),
              },
            ],
          },
        ],
      }),
    ).toEqual([
      'Visit one of these:',
      'Blacksmith: Buy any of these: Helmet, Sword (2 gold each), Armour (4 gold).',
      'Healer: Heal lives, up to your life value, for 1 gold each.',
      'Mystic: Roll 1 die: 1 – become evil; 2-5 – no effect; 6 – gain 1 Spell.',
    ]);
  });

  it('Chapel, Desert, Black Knight, Runes', () => {
    expect(
      space({
        visit: [
          { op: 'if', cond: { alignment: 'evil' }, then: [lose('life')] },
          {
            op: 'if',
            cond: { alignment: 'good' },
            then: [
              {
                op: 'pick',
                options: [
                  { key: 'heal', do: [{ op: 'heal', n: 'full' }] },
                  { key: 'pray', do: chart({ '1-4': [], '5': [gain('life')], '6+': [{ op: 'drawSpell', n: 1 }] }) },
                ],
              },
            ],
          },
        ],
      }),
    ).toEqual([
      'If you are evil, lose 1 life. If you are good, choose one: heal lives up to your life value; or roll 1 die: 1-4 – no effect; 5 – gain 1 life; 6 or more – gain 1 Spell.',
    ]);
    expect(space({ region: 'middle', arrive: [lose('life')], draw: 1 })).toEqual([
      'Lose 1 life.',
      'Draw 1 Adventure card, unless a card already lies here.',
    ]);
    expect(
      space({
        visit: [
          {
            op: 'pick',
            options: [
              { key: 'pay', do: [{ op: 'lose', what: 'gold', n: 1, cost: true }] },
              { key: 'life', do: [lose('life')] },
            ],
          },
        ],
      }),
    ).toEqual(['Pay 1 gold or lose 1 life.']);
    expect(space({ draw: 2, abilities: [{ id: 'r', static: [{ stat: 'foeRoll', add: 2 }] }] })).toEqual([
      'Draw Adventure cards until 2 cards lie here.',
      'Every creature that you fight here adds 2 to its attack roll.',
    ]);
  });

  it('Portal of Power and Sentinel: gates', () => {
    expect(space({ draw: 1, links: [{ to: 'base/space/plain_of_peril', way: 'portal', gate: 'portal' }] })[1]).toBe(
      'To go on to the Plain of Peril, you must first open the Portal by Craft or Strength: roll 2 dice, and if the result is no more than yours, you pass; otherwise, lose 1 point of it. Your turn then ends.',
    );
    expect(space({ draw: 1, links: [{ to: 'base/space/hills_m', way: 'bridge', gate: 'sentinel' }] })[1]).toBe(
      'To cross to the Middle Region, you must first beat the Sentinel of Strength 9 in battle, or evade it.',
    );
    expect(
      typeLine(english, { id: 'base/space/x', kind: 'space', region: 'inner', terrain: 'x', grid: [0, 0], links: [] }),
    ).toBe('Inner Region');
  });

  it('Chasm: each Follower by itself', () => {
    expect(
      space({
        visit: [
          {
            op: 'each',
            of: { cards: { kind: 'follower', zone: 'held', heldBy: 'me' } },
            as: 'one',
            do: chart({ '1-2': [{ op: 'discard', card: { var: 'one' } }], '3-6': [] }),
          },
        ],
      }),
    ).toEqual(['For each of your Followers, roll 1 die: 1-2 – discard it; 3-6 – no effect.']);
  });
});

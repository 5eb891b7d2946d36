// Objects, Followers and Spells, as an editor would judge their texts.
import { expect, describe as group, it } from 'vitest';
import type { Def } from '../rules/vocab/definition';
import type { Effect, Program } from '../rules/vocab/effect';
import type { Amount, Resource } from '../rules/vocab/select';
import { describe, describeAbility, english, namesFrom, typeLine } from './index';

const names = namesFrom({
  'base/space/warlocks_cave': "Warlock's Cave",
  'base/space/desert_se': 'Desert',
  'base/space/desert_sw': 'Desert',
});
const text = (def: Def): string[] => describe(english, names, def);
const gain = (what: Resource, n: Amount = 1): Effect => ({ op: 'gain', what, n });
const objects = { cards: { object: true, zone: 'held', heldBy: 'me' } } as const;

group('objects and followers', () => {
  it('Armour, Sword, Holy Lance', () => {
    const armour: Def = { id: 'base/purchase/armour', kind: 'object', armour: [4, 5, 6] };
    expect(text(armour)).toEqual([
      'When you would lose a life after a defeat in battle, you may roll 1 die: 4-6 saves the life.',
    ]);
    expect(typeLine(english, armour)).toBe('Object - Armour');
    const sword: Def = {
      id: 'base/purchase/sword',
      kind: 'object',
      weapon: true,
      abilities: [{ id: 'weapon', static: [{ stat: 'strength', add: 1, only: 'weapon' }] }],
    };
    expect(text(sword)).toEqual(['+1 Strength in battle.']);
    expect(typeLine(english, sword)).toBe('Object - Weapon');
    expect(
      text({
        id: 'base/adventure/holy_lance',
        kind: 'magicObject',
        weapon: true,
        forbidden: 'evil',
        abilities: [
          {
            id: 'dragons',
            static: [{ stat: 'strength', add: 2, only: 'weapon', when: { fight: { subtype: 'dragon' } } }],
          },
        ],
      }),
    ).toEqual(['+2 Strength in battle against a Dragon.', 'An evil character cannot have this card.']);
  });

  it('Maiden and Unicorn: points', () => {
    expect(
      text({
        id: 'base/adventure/maiden',
        kind: 'follower',
        abilities: [{ id: 'always', static: [{ stat: 'craft', add: 2 }] }],
      }),
    ).toEqual(['+2 Craft.']);
    expect(
      text({
        id: 'base/adventure/unicorn',
        kind: 'follower',
        abilities: [
          {
            id: 'always',
            static: [
              { stat: 'strength', add: 1 },
              { stat: 'craft', add: 1 },
            ],
          },
        ],
      }),
    ).toEqual(['+1 Strength and +1 Craft.']);
  });

  it('Water Bottle: by prevention or by never', () => {
    const desert = { source: { named: ['desert_se', 'desert_sw'] } } as const;
    expect(
      text({
        id: 'base/purchase/water_bottle',
        kind: 'object',
        abilities: [
          {
            id: 'safe',
            triggers: [
              {
                id: 'safe',
                stage: 'would',
                on: 'lose',
                whose: 'mine',
                forced: true,
                event: { what: 'life' },
                when: desert,
                do: [{ op: 'prevent' }],
              },
            ],
          },
        ],
      }),
    ).toEqual(['Whenever you would lose a life in the Desert, you do not.']);
    expect(
      text({
        id: 'base/purchase/water_bottle',
        kind: 'object',
        abilities: [
          {
            id: 'safe',
            triggers: [
              { id: 'safe', stage: 'cannot', on: 'lose', whose: 'mine', event: { what: 'life' }, when: desert, do: [] },
            ],
          },
        ],
      }),
    ).toEqual(['You do not lose a life in the Desert.']);
  });

  it('Mercenary, Poltergeist, Alchemist', () => {
    expect(
      text({
        id: 'base/adventure/mercenary',
        kind: 'follower',
        price: 1,
        abilities: [
          {
            id: 'hired',
            actions: [
              {
                id: 'hired',
                at: ['beforeRolls'],
                turn: 'any',
                once: 'turn',
                when: { all: [{ fight: { kind: 'battle' } }, { is: [{ stat: 'gold' }, '>=', 1] }] },
                do: [
                  { op: 'lose', what: 'gold', n: 1, cost: true },
                  { op: 'modify', mods: [{ stat: 'strength', add: 3 }], until: 'turn' },
                ],
              },
            ],
          },
        ],
      }),
    ).toEqual([
      'Joins you if you pay 1 gold; otherwise stays here.',
      'Once per turn in battle, pay 1 gold: +3 Strength until the end of the turn.',
    ]);
    expect(
      text({
        id: 'base/adventure/poltergeist',
        kind: 'follower',
        mustTake: true,
        keywords: ['cannotDitch'],
        abilities: [
          { id: 'slow', static: [{ stat: 'movement', cap: 1 }, { cannot: 'rollForMovement' }] },
          {
            id: 'left',
            triggers: [
              {
                id: 'left',
                stage: 'after',
                on: 'crossedRiver',
                whose: 'mine',
                forced: true,
                do: [{ op: 'discard', card: 'this' }],
              },
            ],
          },
        ],
      }),
    ).toEqual([
      'You must take this card.',
      'You move only 1 space in a turn, without rolling.',
      'Whenever you cross the Storm River, discard this card.',
      'It cannot be ditched.',
    ]);
    expect(
      text({
        id: 'base/adventure/alchemist',
        kind: 'follower',
        abilities: [
          {
            id: 'sell',
            actions: [
              {
                id: 'sell',
                at: ['turnStart', 'afterMove', 'cardsDrawn', 'beforeRolls', 'turnEnd'],
                turn: 'any',
                when: { exists: objects },
                do: [
                  { op: 'choose', from: objects, as: 'sold', max: { count: objects } },
                  { op: 'set', as: 'n', to: { var: 'sold' } },
                  { op: 'discard', card: { var: 'sold' } },
                  gain('gold', { var: 'n' }),
                ],
              },
            ],
          },
        ],
      }),
    ).toEqual(['At any time, you may discard any number of your Objects and gain 1 gold for each.']);
  });

  it('Amulet: what can never happen, in one sentence', () => {
    const bySpell = { source: { kind: 'spell' } } as const;
    expect(
      text({
        id: 'base/adventure/amulet',
        kind: 'magicObject',
        abilities: [
          { id: 'a', static: [{ cannot: 'castSpell' }, { cannot: 'castCommand' }, { cannot: 'beTargeted' }] },
          {
            id: 'b',
            triggers: [
              { id: 'b', stage: 'cannot', on: 'lose', whose: 'mine', when: bySpell, do: [] },
              { id: 'c', stage: 'cannot', on: 'toad', whose: 'mine', when: bySpell, do: [] },
            ],
          },
        ],
      }),
    ).toEqual([
      'You cannot cast Spells, nor can Spells affect you, except the Command Spell.',
      'You do not lose anything or become a Toad because of a Spell.',
    ]);
  });
});

group('spells', () => {
  const robbed: Program = [
    {
      op: 'pick',
      options: [
        {
          key: 'gold',
          if: { is: [{ stat: 'gold', of: { var: 'target' } }, '>=', 1] },
          do: [{ op: 'lose', what: 'gold', n: 1, who: { var: 'target' } }, gain('gold')],
        },
        {
          key: 'object',
          do: [
            { op: 'choose', from: { cards: { object: true, zone: 'held', heldBy: { var: 'target' } } }, as: 'taken' },
            { op: 'take', card: { var: 'taken' } },
          ],
        },
      ],
    },
  ];
  it('Acquisition and Mesmerism: aimed at a character', () => {
    expect(
      text({
        id: 'base/spell/acquisition',
        kind: 'spell',
        timing: [{ at: ['turnStart'] }],
        aim: [{ op: 'choose', from: { heroes: { who: 'others' } }, as: 'target' }],
        effect: robbed,
      }),
    ).toEqual([
      'Cast at the start of your turn, before you move.',
      'Choose another character; take 1 gold from him or one of his Objects.',
    ]);
    expect(
      text({
        id: 'base/spell/mesmerism',
        kind: 'spell',
        timing: [{ at: ['turnStart'] }],
        aim: [{ op: 'choose', from: { heroes: { who: 'others', has: { kind: 'follower' } } }, as: 'target' }],
        effect: [
          { op: 'choose', from: { cards: { kind: 'follower', zone: 'held', heldBy: { var: 'target' } } }, as: 'taken' },
          { op: 'take', card: { var: 'taken' } },
        ],
      })[1],
    ).toBe('Choose another character who has a Follower; take one of his Followers.');
  });

  it('Counterspell and Preservation: answers', () => {
    expect(
      text({
        id: 'base/spell/counterspell',
        kind: 'spell',
        timing: [{ stage: 'would', on: 'cast', whose: 'anyone' }],
        effect: [{ op: 'prevent' }],
      }),
    ).toEqual(['Cast when a character casts a Spell.', 'Cancel that Spell.']);
    expect(
      text({
        id: 'base/spell/preservation',
        kind: 'spell',
        effect: [
          { op: 'prevent' },
          {
            op: 'if',
            cond: { eventIs: { on: 'defeated' } },
            then: [{ op: 'settle', outcome: 'standOff' }],
          },
        ],
        timing: [
          { stage: 'would', on: 'lose', whose: 'anyone', event: { what: 'life' } },
          { stage: 'would', on: 'left', whose: 'anyone', event: { card: { kind: 'follower' } } },
          { stage: 'would', on: 'killed', whose: 'anyone' },
        ],
      }),
    ).toEqual([
      'Cast when a character would lose a life, lose a Follower or kill an Enemy.',
      'Prevent it. If an Enemy would have been killed, end the fight as a stand-off.',
    ]);
  });

  it('Psionic Blast, Destroy Magic', () => {
    expect(
      text({
        id: 'base/spell/psionic_blast',
        kind: 'spell',
        timing: [{ at: ['beforeRolls'], turn: 'any', when: { fight: { kind: 'battle' } } }],
        effect: [{ op: 'modify', mods: [{ stat: 'strength', add: { stat: 'craft', part: 'value' } }], until: 'fight' }],
      }),
    ).toEqual(['Cast in battle, before the dice are rolled.', 'Add your Craft value to your Strength in this fight.']);
    expect(
      text({
        id: 'base/spell/destroy_magic',
        kind: 'spell',
        timing: [{ at: ['turnStart', 'turnEnd'] }],
        effect: [
          {
            op: 'modify',
            mods: [
              { cannot: 'castSpell', reach: 'everyone' },
              { cannot: 'useMagicObject', reach: 'everyone' },
            ],
            until: 'myNextTurn',
          },
        ],
      }),
    ).toEqual([
      'Cast at the start or at the end of your turn.',
      'Until your next turn, no character can cast Spells or use Magic Objects.',
    ]);
  });

  it('Random: what happens to somebody else', () => {
    const who = { var: 'target' } as const;
    expect(
      text({
        id: 'base/spell/random',
        kind: 'spell',
        timing: [{ at: ['turnStart', 'afterMove', 'cardsDrawn', 'beforeRolls', 'turnEnd'], turn: 'any' }],
        aim: [{ op: 'choose', from: { heroes: {} }, as: 'target' }],
        effect: [
          { op: 'roll', as: 'die', who },
          {
            op: 'table',
            on: { var: 'die' },
            rows: {
              '1': [{ op: 'toad', turns: 3, who }],
              '2-4': [{ op: 'lose', what: 'gold', n: 'all', who }],
              '5-6': [{ op: 'gain', what: 'life', n: 1, who }],
            },
          },
        ],
      }),
    ).toEqual([
      'Cast at any time.',
      'Choose any character. He rolls 1 die: 1 – he becomes a Toad for 3 turns; 2-4 – he loses all his gold; 5-6 – he gains 1 life.',
    ]);
  });
});

it('one ability alone, and rules of the game decided beforehand', () => {
  const def: Def = {
    id: 'base/adventure/x',
    kind: 'magicObject',
    abilities: [
      { id: 'a', static: [{ stat: 'fate', add: 1, when: { option: 'fate', equals: true } }] },
      { id: 'b', static: [{ stat: 'objectLimit', add: 4 }] },
    ],
  };
  expect(describeAbility(english, names, def, 'b')).toBe('You may carry 4 more Objects.');
  expect(describe(english, names, def, { fate: false })).toEqual(['You may carry 4 more Objects.']);
  expect(describe(english, names, def, { fate: true })[0]).toBe('+1 fate.');
});

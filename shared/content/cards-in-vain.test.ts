// Words for which a card is of the wrong kind, or that say what is so anyway, are refused, with what to write instead.
import { describe, expect, it } from 'vitest';
import {
  after,
  always,
  before,
  cannot,
  capped,
  character,
  discard,
  enemy,
  event,
  gain,
  mayDo,
  missTurn,
  object,
  place,
  plus,
  reacts,
  stranger,
} from '../rules/dsl';
import { silent } from '../rules/testing/silent';
import type { Ability } from '../rules/vocab/ability';
import type { Def } from '../rules/vocab/definition';
import type { Effect, Program } from '../rules/vocab/effect';

const o = { origin: 'ours' } as const;
const goblin = { ...o, subtype: 'animal', strength: 2 } as const;
const met = (...program: Program): Def => event('probe/adventure/x', { ...o, met: program });
const thing = (...abilities: readonly Ability[]): Def => object('probe/adventure/x', { ...o, abilities });
const hero = (...abilities: readonly Ability[]): Def =>
  character('probe/character/x', {
    ...o,
    strength: 3,
    craft: 3,
    life: 4,
    fate: 2,
    alignment: 'good',
    start: 'base/space/forest',
    abilities,
  });
const toadSays =
  'his card is silent while he is a Toad: ' + "answer before('toad', 'mine', ...), and grant what holds then";
const nobody = "nobody has what lies there: say in reach for whom this holds (reach: 'everyone', and when)";
const weapon = (stat: 'strength' | 'craft', more: object = {}): Def =>
  object('probe/adventure/x', { ...o, weapon: true, abilities: [always(plus(stat, 1, { only: 'weapon' }))], ...more });
const part = (one: object): Def => object('probe/material/x', { ...o, part: one });
const toad: Effect = { op: 'toad', turns: 0 };

describe('words on the wrong card', () => {
  const mistakes: readonly (readonly [string, Def, string])[] = [
    ['an Enemy of nobody', enemy('probe/adventure/x', { ...goblin, abilities: [always(cannot('evade'))] }), nobody],
    [
      'a Stranger',
      stranger('probe/adventure/x', { ...o, abilities: [always(capped('movement', 1))], met: [discard()] }),
      nobody,
    ],
    [
      'a Place',
      place('probe/adventure/x', { ...o, abilities: [always(plus('foeRoll', 3))], met: [discard()] }),
      nobody,
    ],
    [
      'Craft of a Weapon for battle',
      weapon('craft'),
      "craft with only: 'weapon' counts in psychic combat alone: say against: 'psychic' or 'both'",
    ],
    [
      'Strength of a Weapon against Craft',
      weapon('strength', { against: 'psychic' }),
      "strength with only: 'weapon' counts in battle alone: say craft, or against: 'both'",
    ],
    [
      'a part that is no Weapon',
      part({ against: 'psychic', abilities: [always(plus('craft', 1))] }),
      'against says nothing of a part that is neither Weapon nor Armour: say weapon or armour, or leave it out',
    ],
    ['who becomes a Toad', hero(reacts('x', after('toad', 'mine', gain('gold')))), toadSays],
    ['who is a Toad', hero(always(plus('craft', 2, { when: { status: 'toad' } }))), toadSays],
    ['what a Toad does', hero(mayDo('x', ['turnStart'], [toad], { when: { all: [{ status: 'toad' }] } })), toadSays],
    ['a Toad that leaps', hero(always(plus('toadSteps', 2))), toadSays],
    [
      'an Object that fights',
      object('probe/adventure/x', { ...o, keywords: ['cannotBeEvaded'] }),
      'nobody fights what he takes: leave cannotBeEvaded out',
    ],
    [
      'a state that is carried',
      { id: 'probe/reward/x', kind: 'state', deck: 'reward', ...o, keywords: ['trinket'] },
      'nobody carries a state: leave trinket out',
    ],
    [
      'an Object for some',
      object('probe/adventure/x', { ...o, metIf: { alignment: 'good' } }),
      'what can be taken is offered to all: say in forbidden, or by haveCard, who may not have it',
    ],
    [
      'what is kept twice',
      object('probe/adventure/x', { ...o, keywords: ['cursed', 'cannotDitch'] }),
      'cursed cannot be ditched anyway: leave cannotDitch out',
    ],
    [
      'what is for nobody',
      object('probe/adventure/x', { ...o, forbidden: ['good', 'neutral', 'evil'] }),
      'nobody could ever have it: leave one alignment out of forbidden',
    ],
    [
      'a fight before the fight',
      enemy('probe/adventure/x', { ...goblin, craft: 2, battlesIf: { fight: { role: 'attacker' } } }),
      'battlesIf is asked before there is a fight: ask for something else than fight',
    ],
    [
      'a draw of none',
      { id: 'probe/terrain/x', kind: 'terrain', deck: 'terrain', terrain: 'x', ...o, draw: 0 },
      'draw: 0 draws as little as without: leave draw out',
    ],
    [
      'to stay where one is',
      met({ op: 'stay' }),
      'stay stands in place of a move that is about to begin: say it in answer to the roll for it, or endTurn',
    ],
    [
      'to stay for an attack roll',
      thing(reacts('x', after('rolled', 'mine', { op: 'stay' }, { event: { for: 'attack' } }))),
      'stay stands in place of a move that is about to begin: say it in answer to the roll for it, or endTurn',
    ],
    ['a gain of none', met(gain('gold', 0)), 'gain of 0 does nothing: say how much, or leave it out'],
    ['no turn missed', met(missTurn(0)), 'missTurn of 0 does nothing: say how much, or leave it out'],
    [
      'none of it',
      met({ op: 'repeat', times: 0, do: [gain('gold')] }),
      'repeat does nothing 0 times: say how often, or leave it out',
    ],
    [
      'no other side',
      met({ op: 'turnOver', card: 'this' }),
      'it has no other side to be turned to: say its sides, or leave turnOver out',
    ],
    [
      'a part of itself',
      met({ op: 'imbue', card: 'this', with: 'this' }),
      'nothing is a part of itself: name the part, or the card that gets it',
    ],
    [
      'a Follower in the hand',
      met({ op: 'choose', from: { cards: { kind: 'follower', zone: 'hand' } }, as: 'one' }),
      "only Spells are in a hand: ask for zone: 'held'",
    ],
    [
      'an Object among the trophies',
      met({ op: 'choose', from: { cards: { kind: ['object'], zone: 'trophy' } }, as: 'one' }),
      "no Object is a trophy: ask for zone: 'held', or for Enemies",
    ],
    [
      'the power of an Object',
      thing(always({ power: 'strength', of: { kind: 'object' }, add: 2 })),
      'nobody fights cards of that kind, so they have no power: name creatures in of',
    ],
    [
      'the worth of an Object',
      thing(always(plus('trophyWorth', 1, { card: { kind: 'object' } }))),
      'cards of that kind are no trophies: name Enemies in card',
    ],
    [
      'Armour as a Weapon',
      thing(always(cannot('useWeapon', { card: { class: 'armour' } }))),
      'Armour is used by useArmour: say that, or leave class out',
    ],
    [
      'a Weapon as Armour',
      thing(always(cannot('useArmour', { card: { class: 'weapon' } }))),
      'Weapons are used by useWeapon: say that, or leave class out',
    ],
  ];
  it.each(mistakes)('%s', (_name, def, found) => {
    expect(silent(def)).toEqual([found]);
  });
});

it.each([
  [
    'an Enemy for all',
    enemy('probe/adventure/x', { ...goblin, abilities: [always(cannot('evade', { reach: 'everyone' }))] }),
  ],
  [
    'an Enemy that follows',
    enemy('probe/adventure/x', {
      ...goblin,
      abilities: [always(cannot('evade'))],
      killed: [{ op: 'lend', card: 'this' }],
    }),
  ],
  ['Craft of a Weapon for both', weapon('craft', { against: 'both' })],
  ['a part for psychic combat', part({ against: 'psychic', armour: 4 })],
  ['before he is a Toad', hero(reacts('x', before('toad', 'mine', gain('gold'))))],
  [
    'others who are Toads',
    hero(mayDo('x', ['turnStart'], [gain('gold')], { when: { status: 'toad', who: 'opponent' } })),
  ],
  ['to stay for a move', thing(reacts('x', after('rolled', 'mine', { op: 'stay' }, { event: { for: 'move' } })))],
  ['a Spell in the hand', met({ op: 'choose', from: { cards: { kind: 'spell', zone: 'hand' } }, as: 'one' })],
  ['the power of an Enemy', thing(always({ power: 'strength', of: { kind: 'enemy' }, add: 2 }))],
])('%s is left alone', (_name, def) => {
  expect(silent(def)).toEqual([]);
});

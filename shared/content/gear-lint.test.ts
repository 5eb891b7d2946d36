// The lint of Weapons, curses, trophies, Toads and harmonies says what does nothing, and what to write instead.
import { describe, expect, it } from 'vitest';
import { after, always, discard, enemy, event, follower, object, plus, reacts, status, stranger } from '../rules/dsl';
import { silent } from '../rules/testing/silent';
import type { Ability } from '../rules/vocab/ability';
import type { Def } from '../rules/vocab/definition';

const o = { origin: 'ours' } as const;
const sharp: readonly Ability[] = [always(plus('strength', 1, { only: 'weapon' }))];
const breaks: readonly Ability[] = [
  reacts('breaks', after('beaten', 'anyone', discard(), { when: { inUse: 'this' } })),
];
const goblin = { ...o, subtype: 'animal', strength: 2 } as const;
const trophy = [always(plus('craft', 1))];
const noWeapon =
  "only: 'weapon' adds nothing for what is no Weapon: say weapon: true, or in when in which fight it adds";
const notInUse =
  "inUse: 'this' is never so for what is neither Weapon nor Armour: say which it is, or ask for the fight";
const noToad = "status makes nobody a Toad: write { op: 'toad', turns: 3 }, or turns: 0 for one who is one no longer";

describe('words for which the card is of the wrong kind', () => {
  const mistakes: readonly (readonly [string, Def, string])[] = [
    ['an Object that is no Weapon', object('probe/adventure/x', { ...o, abilities: sharp }), noWeapon],
    ['a Follower', follower('probe/adventure/x', { ...o, abilities: sharp }), noWeapon],
    ['Armour', object('probe/adventure/x', { ...o, armour: [6], abilities: sharp }), noWeapon],
    ['in use', object('probe/adventure/x', { ...o, abilities: breaks }), notInUse],
    [
      'a cursed Enemy',
      enemy('probe/adventure/x', { ...goblin, keywords: ['cursed'] }),
      'nobody takes enemy cards: leave cursed out',
    ],
    [
      'a cursed Stranger',
      stranger('probe/adventure/x', { ...o, keywords: ['cursed'], met: [discard()] }),
      'nobody takes stranger cards: leave cursed out',
    ],
    [
      'a trophy that is none',
      enemy('probe/adventure/x', { ...goblin, noTrophy: true, trophy }),
      'it is never a trophy that could do anything: leave noTrophy or trophy out',
    ],
    ['a Toad by name', event('probe/adventure/x', { ...o, met: [status('toad')] }), noToad],
  ];
  it.each(mistakes)('%s', (_name, def, found) => {
    expect(silent(def)).toEqual([found]);
  });
});

it('a harmony with a card that is not there', () => {
  const part = (name: string): Def =>
    object('probe/material/x', { ...o, part: { harmony: { with: [name], armour: 4 } } });
  const wood = object('probe/material/wood', o);
  expect(silent(part('wod'), [wood])).toEqual(['no card is called wod: name in harmony.with a part that there is']);
  expect(silent(part('wood'), [wood])).toEqual([]);
});

it.each([
  ['a Weapon', object('probe/adventure/x', { ...o, weapon: true, abilities: [...sharp, ...breaks] })],
  ['Armour in use', object('probe/adventure/x', { ...o, armour: [6], abilities: breaks })],
  ['a cursed Object', object('probe/adventure/x', { ...o, keywords: ['cursed'], abilities: trophy })],
  ['a trophy', enemy('probe/adventure/x', { ...goblin, trophy })],
  ['another status', event('probe/adventure/x', { ...o, met: [status('enslaved')] })],
])('%s is left alone', (_name, def) => {
  expect(silent(def)).toEqual([]);
});

// The lint of what cards count as finds each mistake, and what to write instead.
import { expect, it } from 'vitest';
import { always } from '../rules/dsl';
import { silent } from '../rules/testing/silent';
import type { CountsMod } from '../rules/vocab/ability';
import { soulSeal } from './probe/60-counts-as';

const found = (mod: CountsMod): readonly string[] => silent({ ...soulSeal, abilities: [always(mod)] });
const enemy = { kind: 'enemy', subtype: 'undead', encounter: 2, strength: 3 } as const;

it.each<readonly [string, CountsMod, string]>([
  [
    'nothing',
    { countsAs: { kind: 'follower' } },
    'it counts as nothing: say kind, subtype, encounter, strength, keywords or from, or leave countsAs out',
  ],
  [
    'no keyword',
    { countsAs: { kind: 'follower' }, keywords: [] },
    'it counts as nothing: say kind, subtype, encounter, strength, keywords or from, or leave countsAs out',
  ],
  [
    'an Enemy without a Strength',
    { countsAs: { kind: 'stranger' }, kind: 'enemy', subtype: 'undead', encounter: 2 },
    "kind: 'enemy' is one to be fought: say its subtype, encounter and strength",
  ],
  [
    'an Enemy that is one',
    { countsAs: { kind: 'enemy' }, ...enemy },
    "they are Enemies anyway: leave kind: 'enemy' out",
  ],
  [
    'a subtype of no Enemy',
    { countsAs: { kind: 'follower' }, subtype: 'undead' },
    "subtype and strength are of Enemies alone: say kind: 'enemy', or leave them out",
  ],
  [
    'a number that no Enemy has',
    { countsAs: { kind: 'stranger' }, ...enemy, encounter: 5 },
    'no Enemy is fought with that encounter number: say 1, 2 or 3',
  ],
  [
    'a number by which nobody is met',
    { countsAs: { kind: 'stranger' }, encounter: 1 },
    'encounter says nothing of such cards, which are met by their kind: leave it out, or say 1 of what is taken',
  ],
])('%s', (_, mod, message) => {
  expect(found(mod)).toEqual([message]);
});

it('what does something is left alone', () => {
  expect(found({ countsAs: { kind: 'follower' }, encounter: 1 })).toEqual([]);
  expect(found({ countsAs: { kind: ['stranger', 'follower'] }, ...enemy })).toEqual([]);
  expect(found({ countsAs: { kind: 'enemy' }, subtype: 'undead' })).toEqual([]);
});

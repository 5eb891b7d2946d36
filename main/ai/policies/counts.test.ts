// What a card counts as is what a novice reckons with, and not what is printed on it.
import { expect, it } from 'vitest';
import type { CardView } from '../../../shared/contract/view';
import { definitionsOf } from '../../../shared/content/definitions';
import { factsOf as factsOfAll } from '../facts';
import { powerAt } from './novice/ground';
import { factsOf, type Situation } from './novice/situation';

const s = { facts: factsOfAll(definitionsOf(['base'])), view: { spaces: [] } } as unknown as Situation;
const healer: CardView = { id: 'c1', def: 'base/adventure/healer' };
const undead: CardView = { ...healer, counts: { kind: 'enemy', subtype: 'undead', strength: 3, encounter: 2 } };

it('a Stranger that counts as an Enemy is fought with that Strength', () => {
  expect([factsOf(s, healer)?.kind, powerAt(s, 'base/space/woods_n', healer, 'strength')]).toEqual([
    'stranger',
    undefined,
  ]);
  expect([factsOf(s, undead)?.kind, factsOf(s, undead)?.subtype]).toEqual(['enemy', 'undead']);
  expect(powerAt(s, 'base/space/woods_n', undead, 'strength')).toBe(3);
});

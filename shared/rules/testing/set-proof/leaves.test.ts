import { expect, it } from 'vitest';
import type { Def } from '../../vocab/definition';
import { blindness, listOf, toldByEffects } from './leaves';

const ogre = { id: 'moor/adventure/ogre', kind: 'event', met: [{ op: 'gain', what: 'gold', n: 2 }] } as unknown as Def;
const imp = { ...ogre, id: 'moor/adventure/imp' } as Def;
const what = (def: Def): string =>
  JSON.stringify({ ...def, met: 'met' in def ? def.met.map((one) => 'what' in one && one.what) : [] });
const look = (tried: readonly Def[], list: readonly string[]) =>
  blindness({ id: 'en' }, what, tried, [ogre, imp], { both: list });

it('a text that is blind to a leaf is found out, unless the list has it', () => {
  expect(look([ogre], []).untold).toEqual(['ogre: met.n']);
  expect(look([ogre], ['ogre: met.n']).untold).toEqual([]);
});

it('a list has nothing that a text tells, nor of what is gone, and says nothing of what was not looked at', () => {
  expect(look([ogre], ['ogre: met.n', 'ogre: met.what', 'imp: met.what', 'gone: met.n']).told).toEqual([
    'ogre: met.what',
    'gone: met.n',
  ]);
});

it('an ending with words of its own is held to its data by them, and to no leaf', () => {
  expect(toldByEffects([ogre, imp], { 'moor/adventure/imp': 'a1b2' })).toEqual([ogre]);
});

it('a set without a list has none', () => {
  expect(listOf('nobodys')).toEqual({});
});

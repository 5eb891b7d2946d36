// Every leaf of a definition is told: dropped or changed, it changes the text. What a text is blind to is listed; the
// list can only shrink.
import { describe as group, expect, it } from 'vitest';
import { definitionsOf } from '../content/definitions';
import { namesIn } from '../content/names';
import type { Def } from '../rules/vocab/definition';
import { describe, english, german, namesFrom, typeLine, type Language } from './index';
import blind from './testing/blind-leaves.json';
import { blindLeaves } from './testing/leaves';

const defs = definitionsOf(['base']).filter((def) => def.id.startsWith('base/'));
const textIn = (language: Language): ((def: Def) => string) => {
  const names = namesFrom(namesIn(language.id));
  return (def) => [typeLine(language, def), ...describe(language, names, def)].join('\n');
};
const known: Readonly<Record<string, readonly string[]>> = blind;

group.each([english, german])('the text of a definition in $name', (language) => {
  const found = blindLeaves(defs, textIn(language));
  const list = known[language.id] ?? [];
  it('tells each of its leaves, but for those on the list', () => {
    expect(found.filter((leaf) => !list.includes(leaf))).toEqual([]);
  });
  it('has a list that is as short as it can be', () => {
    expect(list.filter((leaf) => !found.includes(leaf))).toEqual([]);
  });
});

it('a text that says nothing is found out', () => {
  const one = defs.filter((def) => def.id === 'base/adventure/pestilence');
  expect(blindLeaves(one, () => '')).toContain('pestilence: met.do.n');
});

it('a price tells that there must be something to pay it with', () => {
  const one = defs.filter((def) => def.id === 'base/adventure/bandit');
  expect(blindLeaves(one, textIn(english)).filter((leaf) => leaf.includes('.if'))).toEqual([]);
});

it('what a Follower costs stands in the text', () => {
  const one = defs.filter((def) => def.id === 'base/adventure/mercenary');
  expect(blindLeaves(one, () => '')).toContain('mercenary: price');
});

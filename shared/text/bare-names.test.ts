// Places whose names take no article have none in questions and on buttons either.
import { expect, it } from 'vitest';
import { namesIn } from '../content/names';
import { msg } from '../kernel/ids';
import { english, namesFrom, say } from './index';

const names = namesFrom(namesIn('en'));
const speak = (id: string, space: string): string => say(english, names, msg(id, { space }));

it.each([
  ['option.goTo', 'city/space/gate_street', 'Go to Gate Street'],
  ['option.goTo', 'city/space/scholars_walk', "Go to Scholars' Walk"],
  ['option.goTo', 'city/space/speakers_corner', "Go to Speaker's Corner"],
  ['option.encounterSpace', 'city/space/smithy_row', 'Encounter Smithy Row'],
  ['ask.encounter', 'city/space/gate_street', 'You are at Gate Street: what do you encounter?'],
  ['option.goTo', 'base/space/tavern', 'Go to the Tavern'],
  ['option.goTo', 'city/space/temple_stairs', 'Go to the Temple Stairs'],
])('%s of %s', (id, space, said) => {
  expect(speak(id, space)).toBe(said);
});

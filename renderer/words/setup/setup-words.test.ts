// What the set-up screen says about things that exist: nothing is left out, in no language.
import { describe, expect, it } from 'vitest';
import { nameOf } from '../../../shared/kernel/ids';
import faces from '../../fixtures/faces.json';
import { setup as de } from './de';
import { setup as en } from './en';

const endings = faces.filter(({ kind }) => kind === 'ending').map(({ id }) => nameOf(id));

describe.each([
  ['English', en],
  ['German', de],
] as const)('%s', (_, words) => {
  it('has a line for every ending', () => {
    expect(endings.length).toBeGreaterThan(8);
    expect(endings.filter((ending) => words.endingHelp[ending] === undefined)).toEqual([]);
    expect(Object.keys(words.endingHelp).filter((ending) => !endings.includes(ending))).toEqual([]);
  });
});

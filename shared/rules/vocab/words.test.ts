// A verb that nobody asks for would let a card be written that forbids nothing: the sources are read for each.
import { expect, it } from 'vitest';
import { verbs } from './words';

const sources = import.meta.glob<string>(
  ['../**/*.ts', '../../content/**/*.ts', '!../**/*.test.ts', '!../../content/**/*.test.ts', '!./words.ts'],
  { eager: true, query: '?raw', import: 'default' },
);
/** What a card says of a verb is said with these words; all else that names a verb asks for it. */
const saying = /\bcan(?:not)?(?:\(|: )'\w+'/g;

it('every verb that a card can allow or forbid is asked for', () => {
  const all = Object.values(sources).join('\n').replace(saying, '');
  expect(all.length).toBeGreaterThan(1e6);
  expect(verbs.filter((verb) => !all.includes(`'${verb}'`))).toEqual([]);
});

// What the program cannot do is said as one clear sentence in every language, with the values that it needs.
import { describe, expect, it } from 'vitest';
import { english, german, inWords, trouble, type Language } from './index';
import { troubleIds } from './troubles';

const values = { file: 'bugs/42.json', folder: '/home/mira/saves', name: 'Abend', n: 100, found: 9, known: 4 };
const { file: _, ...withoutFile } = values;
const languages: readonly Language[] = [english, german];

describe.each(languages)('$name', ({ id: language }) => {
  it.each(troubleIds)('%s', (id) => {
    for (const given of [values, withoutFile]) {
      const said = inWords(trouble(id, given), language);
      expect(said).toMatch(/^[A-ZÄÖÜ].*\.$/);
      expect(said).not.toMatch(/undefined|\[object|<| {2}/);
    }
  });
  it('names the file, the folder, the name and the number', () => {
    const told = troubleIds.map((id) => inWords(trouble(id, values), language)).join('\n');
    for (const value of ['bugs/42.json', '/home/mira/saves', 'Abend', '100', '9', '4']) expect(told).toContain(value);
  });
});

it('German says nothing in English', () => {
  for (const id of troubleIds) {
    const said = inWords(trouble(id, values), 'de');
    expect(said, id).not.toBe(inWords(trouble(id, values)));
    expect(said, id).not.toMatch(/\b(?:the|this|and|cannot|game|file|again|folder)\b/i);
  }
});

it('is English where there is no such language', () => {
  expect(inWords(trouble('trouble.game.closed'), 'xx')).toBe('This game was closed.');
});

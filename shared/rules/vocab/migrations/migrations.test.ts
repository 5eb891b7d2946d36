import { describe, expect, it } from 'vitest';
import { hashIn, languageMigrations, languageNow, languageOf, translated, type LanguageMigration } from './index';

/** "lives" became "life", but for the key of a table; later each change of a resource got a sign. */
const chain: readonly LanguageMigration[] = [
  { to: 2, up: (node, key) => (key !== 'rows' && node['what'] === 'lives' ? { ...node, what: 'life' } : node) },
  { to: 3, up: (node) => (node['op'] === 'lose' ? { ...node, op: 'change', sign: -1 } : node) },
];
const old = {
  id: 'base/adventure/bog',
  abilities: [{ on: 'moved', do: [{ op: 'lose', what: 'lives', n: 1 }] }],
  rows: { what: 'lives' },
};

describe('the chain of the effect language', () => {
  it('has every file of its folder, numbered from 2 without a gap', () => {
    const files = Object.keys(import.meta.glob('./*.ts')).flatMap(
      (file) => /^\.\/(\d{4})-[a-z-]+\.ts$/.exec(file)?.[1] ?? [],
    );
    expect(files.sort().map(Number)).toEqual(languageMigrations.map(({ to }) => to));
    expect(languageMigrations.map(({ to }) => to)).toEqual(languageMigrations.map((_, i) => i + 2));
  });

  it('leads every object of a definition to the language of today, step by step', () => {
    expect(translated([old], 1, 3, chain)).toEqual([
      {
        id: 'base/adventure/bog',
        abilities: [{ on: 'moved', do: [{ op: 'change', what: 'life', n: 1, sign: -1 }] }],
        rows: { what: 'lives' },
      },
    ]);
  });

  it('begins in the language that a save has, and ends in the one that is asked for', () => {
    const program = [{ op: 'lose', what: 'lives' }];
    expect(translated(program, 2, 3, chain)).toEqual([{ op: 'change', what: 'lives', sign: -1 }]);
    expect(translated(program, 1, 2, chain)).toEqual([{ op: 'lose', what: 'life' }]);
    expect(translated(program, 3, 3, chain)).toBe(program);
  });

  it('is told by the hash of definitions; that of the first release says nothing', () => {
    expect(languageNow(chain)).toBe(3);
    expect([hashIn(1, 'abc'), hashIn(3, 'abc')]).toEqual(['abc', '3:abc']);
    expect([languageOf('abc'), languageOf('3:abc')]).toEqual([1, 3]);
  });
});

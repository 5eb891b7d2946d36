import { describe, expect, it } from 'vitest';
import { hashOf } from '../../shared/rules/query/catalogue';
import type { Def } from '../../shared/rules/vocab/definition';
import type { LanguageMigration } from '../../shared/rules/vocab/migrations/index';
import { definitionsIn } from '../testing/program';
import { definitionsOfSave } from './load';

/** In the next language, losing and gaining are one word. */
const chain: readonly LanguageMigration[] = [
  { to: 2, up: (node) => (node['op'] === 'lose' ? { ...node, op: 'change', by: 'less' } : node) },
];
const written = definitionsIn();
const ops = (defs: readonly Def[] | undefined) =>
  new Set([...JSON.stringify(defs).matchAll(/"op":"(lose|change)"/g)].map(([, op]) => op));

describe('the definitions of a save', () => {
  it('in the language of an older program are read in that of this one', () => {
    const saved = { content: hashOf(written, 1), definitions: written };
    expect(ops(definitionsOfSave(saved, []))).toEqual(new Set(['lose']));
    expect(ops(definitionsOfSave(saved, chain))).toEqual(new Set(['change']));
  });

  it('in the language of this program stay as they are', () => {
    const saved = { content: hashOf(written, 2), definitions: written };
    expect(definitionsOfSave(saved, chain)).toEqual(written);
  });

  it('are looked at by their hash before a word of them is translated', () => {
    const content = hashOf(written, 1);
    const changed = written.map((def, i) => (i === 0 ? { ...def, strength: 99 } : def));
    expect(definitionsOfSave({ content, definitions: changed }, chain)).toBeUndefined();
  });

  it('in the language of a newer program are not read', () => {
    expect(definitionsOfSave({ content: hashOf(written, 3), definitions: written }, chain)).toBeUndefined();
  });
});

// The page of the effect language is up to date, explains every word, and shows each on a card where a card has it.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitionsOf, overlays, builtSets } from '../../shared/content/definitions';
import { chapters, pageOf, wordsOf } from './page';
import { vocabOf } from './types';
import { usesIn } from './uses';

const dir = path.resolve(import.meta.dirname, '../../shared/rules/vocab');
// What a set declares is no word that a card is written with.
const vocab = vocabOf(
  readdirSync(dir)
    .filter((file) => file.endsWith('.ts') && file !== 'set.ts')
    .map((file) => readFileSync(path.join(dir, file), 'utf8')),
);
const uses = usesIn(vocab, definitionsOf(builtSets), overlays);
const types = chapters.flatMap((chapter) => chapter.types);

describe('docs/effect-language.md', () => {
  it('is up to date (npx vitest run scripts/effect-language -u writes it)', async () => {
    await expect(pageOf(vocab, uses)).toMatchFileSnapshot('../../docs/effect-language.md');
  });

  it('has every type of the vocabulary that has words', () => {
    const known = new Set([
      ...types,
      ...[
        'CardKind',
        'Alignment',
        'Comparison',
        'Measure',
        'Terms',
        'Origin',
        'EventFilters',
        'OptionIs',
        'FightKind',
        'FoeKind',
        'Chapter',
        // What endings say in words of their own, which are no data.
        'EndingFacts',
        'EndingPhrases',
      ],
    ]);
    const left = [...vocab.types.keys()].filter((type) => !known.has(type) && wordsOf(vocab, type).length > 0);
    expect(left).toEqual([]);
  });

  it('says of each word what it means', () => {
    const silent = types.flatMap((type) =>
      wordsOf(vocab, type).flatMap((word) => (word.says === '' ? [`${type}.${word.name}`] : [])),
    );
    expect(silent).toEqual([]);
  });

  it('misses no op and no permission that a definition has', () => {
    const said = JSON.stringify(definitionsOf(builtSets));
    const ops = [...said.matchAll(/"op":"(\w+)"/g)].map(([, op]) => `Ops.${op ?? ''}`);
    const verbs = [...said.matchAll(/"(?:can|cannot)":"(\w+)"/g)].map(([, verb]) => `Verb.${verb ?? ''}`);
    expect(ops.length).toBeGreaterThan(100);
    expect([...new Set([...ops, ...verbs])].filter((word) => !uses.has(word))).toEqual([]);
  });

  it('takes an example from where the types say that the word stands', () => {
    const small = vocabOf([
      `type Def = ADef; type ADef = { kind: 'a'; if?: Cond; card?: Filter };
       type Cond = { not: Cond } | { on: string }; type Filter = { not?: Filter; zone?: string };`,
    ]);
    const found = usesIn(small, [{ id: 'x/1', kind: 'a', card: { not: { zone: 'hand' } } } as { readonly id: string }]);
    expect([...found.keys()].sort()).toEqual(['ADef.card', 'ADef.kind', 'Filter.not', 'Filter.zone']);
  });
});

// The gate of chapters is shown mistakes and must bite.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chaptersGate, strangersIn } from './chapters.mjs';

const root = path.resolve(import.meta.dirname, '../..');

describe('chapters', () => {
  const declared =
    "declare module '../vocab/steps' {\n  interface Steps {\n    readonly 'fate/pay': undefined;\n  }\n}\n";
  const found = (file: string, text: string): readonly string[] =>
    strangersIn(
      file,
      new Map([
        ['shared/rules/fate/steps.ts', declared],
        [file, text],
      ]),
    );
  it.each([
    ["follow(run, 'fate/pay');"],
    ["const pays = stepOf('fate/pay');"],
    ["import { payFate } from '../fate/steps';"],
  ])('bite on %s', (text) => {
    expect(found('shared/rules/combat/fight.ts', text)).toHaveLength(1);
  });
  it('keep to themselves: their own steps, and what other files of a chapter give', () => {
    expect(found('shared/rules/fate/sides.ts', "follow(run, 'fate/pay');\nimport { x } from './steps';")).toEqual([]);
    expect(found('shared/rules/combat/fight.ts', "into(run, 'fate');\nimport { x } from '../fate/sides';")).toEqual([]);
    expect(found('shared/rules/combat/fight.test.ts', "stepOf('fate/pay')")).toEqual([]);
  });
  it('find nothing in the project', async () => {
    expect(await chaptersGate.look(root)).toEqual({ ok: true, text: '' });
  });
});

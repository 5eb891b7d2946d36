// Are the gates awake that know types? Each is shown a mistake in a project of its own, and must bite.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aProject, root } from './a-project';
import { judgedBy } from './gate.mjs';
import { TSC, typeGates } from './types.mjs';
import { typedWordsGate } from './typed-words.mjs';

/** What the compiler says about a file that is added to a folder's program. */
const typeErrors = async (project: string, file: string, text: string): Promise<string> => {
  const dir = aProject({ [file]: text }, [project === 'node' ? 'tsconfig.node.json' : `${project}/tsconfig.json`]);
  const { ok, text: said } = (await typeGates.find(({ name }) => name === `types ${project}`)?.look(dir)) ?? {};
  expect(ok).toBe(said === '');
  return said ?? 'no such gate';
};

describe('types', () => {
  it.each([
    ['shared', 'document', 'the DOM'],
    ['shared', 'window', 'the DOM'],
    ['shared', 'process', 'Node'],
    ['shared', 'Buffer', 'Node'],
    ['shared', 'setTimeout', 'a clock'],
    ['node', 'document', 'the DOM'],
  ])('%s does not know %s, which is %s', async (project, name) => {
    expect(
      await typeErrors(project, `${project === 'node' ? 'main' : project}/probe.ts`, `export const probe = ${name};`),
    ).toContain(`Cannot find name '${name}'`);
  });

  it.each([
    ['a sound file', 'export const probe: number = [1][0] ?? 0;', ''],
    ['an unchecked index', 'export const probe: number = [1][0];', "Type 'undefined' is not assignable"],
    ['an enum', 'export enum Probe { A }', 'erasableSyntaxOnly'],
    [
      'an explicit undefined for an optional',
      'export const probe: { a?: 1 } = { a: undefined };',
      'exactOptionalPropertyTypes',
    ],
    [
      'a missing case',
      'export const probe = (x: 1 | 2): number => { switch (x) { case 1: return 1; } };',
      'lacks ending return',
    ],
  ])('see %s', async (_, text, expected) => {
    const found = await typeErrors('shared', 'shared/probe.ts', text);
    if (expected === '') expect(found).toBe('');
    else expect(found).toContain(expected);
  });

  it('see a missing handler of the door', async () => {
    const text = `import type { Handlers } from '${root}/main/ipc/handle'; import { fail } from '${root}/shared/contract/failure'; export const h: Handlers = { 'app.info': () => fail('forbidden', '') };`;
    expect(await typeErrors('node', 'main/probe.ts', text)).toContain(
      "is missing the following properties from type 'Handlers'",
    );
  });

  it('are judged in Svelte files too, and a failing program fails its gate', async () => {
    const text = '<script lang="ts">const n: number = "one"; const p = process;</script>{n}{p}';
    const found = await typeErrors('renderer', 'renderer/Probe.svelte', text);
    expect(found).toContain("Type 'string' is not assignable to type 'number'");
    expect(found).toContain("Cannot find name 'process'");
    expect(await judgedBy(root, path.join(root, TSC), ['-p', 'nowhere'])).toMatchObject({ ok: false });
  });
});

describe('words and types', () => {
  /** What is said of a file, wherever a program has it: code, a test of shared/, a tool's configuration. */
  const said = (file: string, text: string): ReturnType<typeof typedWordsGate.look> =>
    typedWordsGate.look(aProject({ [file]: text }, ['.oxlintrc.json', 'shared/tsconfig.json', 'main/tsconfig.json']));
  const forgotten = "export const p = (x: 'a' | 'b'): void => { switch (x) { case 'a': break; } };";

  it.each([
    ['a case forgotten', 'shared/p.ts', forgotten, 'Switch is not exhaustive'],
    ['one in a test', 'shared/p.test.ts', forgotten, 'Switch is not exhaustive'],
    [
      'a promise left alone',
      'main/p.ts',
      'const f = async (): Promise<void> => { await Promise.resolve(); }; export const p = (): void => { f(); };',
      'no-floating-promises',
    ],
    ['what is any', 'main/p.ts', "export const p: string = JSON.parse('1');", 'no-unsafe-assignment'],
    [
      'a question whose answer is known',
      'shared/p.ts',
      "export const p = (x: string): string => x ?? '';",
      'no-unnecessary-condition',
    ],
  ])('%s is found', async (_, file, text, expected) => {
    expect(await said(file, text)).toMatchObject({ ok: false, text: expect.stringContaining(expected) });
  });

  it('what is right is left alone, and an index may be beyond the end', async () => {
    for (const file of ['shared/p.ts', 'shared/p.test.ts', 'main/p.ts'])
      expect(await said(file, "export const p = (x: readonly string[]): string => x[0] ?? '';\n")).toMatchObject({
        ok: true,
      });
  });
});

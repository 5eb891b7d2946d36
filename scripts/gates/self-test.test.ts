// Are the gates awake? Each is shown a mistake, in a file that does not exist or in a copy, and must bite.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aProject, root } from './a-project';
import { violations } from './folders.mjs';
import { formGate } from './form.mjs';
import { licenceProblems, licencesGate } from './licences.mjs';
import { lockFileProblems } from './lock-file.mjs';
import { setsGate, setsNamedIn } from './sets.mjs';
import { unusedGate } from './unused.mjs';
import { complaints } from './words.mjs';

describe('sets', () => {
  const named = (file: string, text: string): readonly string[] =>
    setsNamedIn(file, text, ['base', 'probe', 'reaper', 'sacred-pool']);
  it.each([
    ["const wraith = 'reaper/adventure/wraith';"],
    ["import { wraith } from '../../shared/content/reaper/wraith';"],
    ["if (sets.includes('sacred-pool')) more();"],
  ])('bite on %s', (text) => {
    expect(named('main/game/offer.ts', text)).toHaveLength(1);
  });
  it('may be named in their own folder, in tests and in comments; the base game anywhere', () => {
    expect(named('shared/content/reaper/spells.ts', "'reaper/spell/x'")).toEqual([]);
    expect(named('main/game/offer.test.ts', "'reaper/spell/x'")).toEqual([]);
    expect(named('main/game/offer.ts', "// 'reaper/spell/x'\nconst first = 'base/space/village';")).toEqual([]);
  });
  it('are found in the tables of pictures, too', async () => {
    const picture = '{ "things": { "reaper/adventure/wraith": "ghost" } }';
    const dir = aProject({
      'shared/content/reaper/set.ts': '',
      'main/leaf.ts': '',
      'scripts/leaf.mjs': '',
      'renderer/art/icon-names.json': picture,
    });
    expect((await setsGate.look(dir)).text).toContain('renderer/art/icon-names.json:1: ');
  });
  it('find nothing in the project', async () => {
    expect(await setsGate.look(root)).toEqual({ ok: true, text: '' });
  });
});

describe('form', () => {
  it.each([
    ['a file as it should be', "export const probe = 'a';\n", true],
    ['a file that nobody formatted', 'export const probe = "a"', false],
    ['a component that nobody formatted', '<p class="a"   >a</p>', false],
  ])('knows %s', async (_, text, ok) => {
    const dir = aProject({ [text.startsWith('<') ? 'main/a.svelte' : 'main/a.ts']: text }, ['.oxfmtrc.json']);
    expect(await formGate.look(dir)).toMatchObject({ ok });
  });
});

describe('words', () => {
  const rules = 'shared/kernel/result.ts';
  const main = 'main/app/options.ts';

  it.each([
    ['any', rules, 'export const p = (x: unknown): any => x;', 'no-explicit-any'],
    ['!', rules, 'export const p = (x: string | undefined): string => x!;', 'no-non-null-assertion'],
    ['an enum', rules, 'export enum P { A }', 'No enum: a const array and the union'],
    ['a default export', rules, 'export default 1;', 'No default export: export by name'],
    ['a class with nothing private', rules, 'export class P { readonly a = 1; }', 'A class has something private'],
    [
      'a long file',
      rules,
      Array.from({ length: 401 }, (_, n) => `export const p${n} = ${n};`).join('\n'),
      'Maximum allowed is 400',
    ],
    ['Math.random', rules, 'export const p = Math.random();', 'draw from the seeded RNG in the state'],
    ['the clock', rules, 'export const p = Date.now();', "use the state's own counters"],
    ['Intl', rules, 'export const p = new Intl.Collator();', 'leave wording to shared/text'],
    [
      'an option read by its name',
      'shared/rules/query/stats.ts',
      "export const p = (s: { options: Record<string, boolean> }) => s.options['fate'];",
      'read by optionOf',
    ],
    [
      'cards without the index',
      'shared/rules/query/stats.ts',
      'export const p = (s: { cards: object }) => Object.keys(s.cards);',
      'by the index alone',
    ],
    [
      'a write past the events',
      'shared/rules/reward/steps.ts',
      'export const p = (run: { tx: { change: (by: number) => void } }) => run.tx.change(-1);',
      'Propose it',
    ],
    [
      'a card that is put somewhere past the events',
      'shared/rules/engine/ops/board.ts',
      "export const p = (run: { tx: { moveCard: (id: string) => void } }) => run.tx.moveCard('c1');",
      'Propose it',
    ],
    [
      'a sentence that is edited',
      'shared/text/en/acts.ts',
      "export const p = (text: string): string => text.replace('a', 'b');",
      'edits no finished sentence',
    ],
    [
      'a text that a screen takes apart',
      'renderer/features/cards/own-text.ts',
      "export const p = (text: string): boolean => text.startsWith('If you are good');",
      'have its parts read off the clauses',
    ],
    [
      'a part of a text that is not of its clauses',
      'shared/text/told.ts',
      'export const p = (text: string): boolean => /^\\d/.test(text);',
      'have its parts read off the clauses',
    ],
    ['a comment that is too long', rules, `// ${'words '.repeat(30)}`, 'Maximum allowed is 120'],
    ['localeCompare', rules, "export const p = 'a'.localeCompare('b');", 'compare with < and >'],
    [
      'a Map in the state',
      'shared/rules/state/state.ts',
      'export type P = { readonly m: ReadonlyMap<string, string> };',
      'The state is plain JSON',
    ],
    [
      'a Set in the state',
      'shared/rules/state/state.ts',
      "export const p = new Set(['a']);",
      'The state is plain JSON',
    ],
    [
      'raw IPC',
      main,
      "import { ipcMain } from 'electron'; export const p = ipcMain;",
      "Only the door talks to Electron's IPC",
    ],
  ])('%s is found', async (_, file, text, expected) => {
    expect((await complaints(root, path.join(root, file), text)).join('\n')).toContain(expected);
  });

  it('what is right is left alone', async () => {
    expect(
      await complaints(root, path.join(root, rules), "export const p = (x: string | undefined): string => x ?? '';\n"),
    ).toEqual([]);
    const commits = 'export const p = (tx: { change: (by: number) => void }) => tx.change(-1);\n';
    expect(await complaints(root, path.join(root, 'shared/rules/engine/commit.ts'), commits)).toEqual([]);
  });
});

describe('folders', () => {
  const to = (target: string): string => `import { x } from '${target}'; export const y = x;`;
  const leaf = 'export const x = 1;';
  const FILES: Readonly<Record<string, string>> = {
    'shared/kernel/leaf.ts': leaf,
    'shared/contract/leaf.ts': leaf,
    'shared/rules/vocab/leaf.ts': leaf,
    'shared/rules/state/state.ts': leaf,
    'shared/rules/state/draft.ts': leaf,
    'shared/rules/engine/leaf.ts': leaf,
    'shared/rules/testing/leaf.ts': leaf,
    'shared/rules/charts/leaf.ts': leaf,
    'shared/content/base/leaf.ts': leaf,
    'shared/content/base/names.ts': leaf,
    'shared/content/common/leaf.ts': leaf,
    'main/persistence/leaf.ts': leaf,
    'main/app/leaf.ts': leaf,
    'renderer/leaf.ts': leaf,
    // One mistake each, named by the rule that must find it.
    'shared/kernel/kernel-is-the-bottom.ts': to('../contract/leaf'),
    'shared/contract/contract-is-plain.ts': to('../rules/vocab/leaf'),
    'shared/text/text-reads-vocab.ts': to('../rules/state/state'),
    'shared/text/en/a-language-reads-no-effect.ts': to('../../rules/vocab/leaf'),
    'shared/tutorial/tutorial-sees-the-screen.ts': to('../rules/state/state'),
    'shared/rules/vocab/vocab-is-types.ts': to('../state/state'),
    'shared/rules/dsl/dsl-writes-vocab.ts': to('../engine/leaf'),
    'shared/rules/options/options-are-plain.ts': to('../state/state'),
    'shared/rules/state/state-is-low.ts': to('../engine/leaf'),
    'shared/rules/query/query-reads-state.ts': to('../engine/leaf'),
    'shared/rules/engine/engine-below-charts.ts': to('../charts/leaf'),
    'shared/rules/charts/chapters-above-engine.ts': to('../view/leaf'),
    'shared/rules/setup/setup-above-engine.ts': to('../view/leaf'),
    'shared/rules/view/leaf.ts': leaf,
    'shared/rules/view/view-reads.ts': to('../engine/leaf'),
    'shared/rules/foresight/foresight-plays-ahead.ts': to('../charts/leaf'),
    'shared/rules/invariants/invariants-read.ts': to('../engine/leaf'),
    'shared/rules/engine/only-tx-writes.ts': to('../state/draft'),
    'shared/rules/engine/rules-know-no-card.ts': to('../../content/base/leaf'),
    'shared/rules/engine/test-kit-is-for-tests.ts': to('../testing/leaf'),
    'shared/rules/engine/shared-knows-no-process.ts': to('../../../main/app/leaf'),
    'shared/rules/engine/shared-has-no-node.ts': "import { join as x } from 'node:path'; export const y = x;",
    'shared/rules/engine/shared-has-few-packages.ts': "import { parse as x } from 'yaml'; export const y = x;",
    'shared/rules/engine/xstate-has-a-home.ts': "import { createMachine as x } from 'xstate'; export const y = x;",
    'shared/rules/engine/no-lost-imports.ts': to('./nowhere'),
    'shared/rules/engine/tests-are-not-imported.ts': to('./some.test'),
    'shared/rules/engine/some.test.ts': leaf,
    'shared/rules/engine/no-cycles.ts': to('./cycle'),
    'shared/rules/engine/cycle.ts': "import { y } from './no-cycles'; export const x = y;",
    'shared/content/base/content-speaks-the-dsl.ts': to('../../rules/engine/leaf'),
    'shared/content/reaper/sets-stand-alone.ts': to('../base/leaf'),
    'main/app/main-not-renderer.ts': to('../../renderer/leaf'),
    'main/app/better-sqlite3-has-a-home.ts': "import x from 'better-sqlite3'; export const y = x;",
    'main/app/ws-has-a-home.ts': "import { WebSocket as x } from 'ws'; export const y = x;",
    'main/app/electron-log-has-a-home.ts': "import x from 'electron-log/node'; export const y = x;",
    'main/app/svelte-has-a-home.ts': "import { mount as x } from 'svelte'; export const y = x;",
    'main/game/electron-has-a-home.ts': "import { app as x } from 'electron'; export const y = x;",
    'main/persistence/persistence-is-low.ts': to('../app/leaf'),
    'main/ai/players-see-views.ts': to('../persistence/leaf'),
    'main/preload/preload-is-alone.ts': to('../app/leaf'),
    'renderer/renderer-sees-contracts.ts': to('../shared/rules/state/state'),
    'e2e/e2e-sees-the-screen.ts': to('../main/app/leaf'),
    // And what is allowed.
    'shared/rules/engine/tx/allowed.ts': to('../../state/draft'),
    'shared/rules/setup/allowed.ts': to('../state/draft'),
    'shared/rules/charts/allowed.ts': "import { createMachine as x } from 'xstate'; export const y = x;",
    'shared/content/reaper/allowed.ts': to('../common/leaf'),
    'shared/content/base/allowed.test.ts': to('../../rules/testing/leaf'),
    'renderer/allowed.ts': to('../shared/content/base/names'),
    'main/app/allowed.ts': "import { app as x } from 'electron'; export const y = x;",
  };

  it('every rule finds its mistake, and what is allowed is left alone', async () => {
    const found = await violations(aProject({ ...FILES, 'empty.config.ts': 'export {};' }));
    const nameOf = (file: string): string => path.basename(file).replace(/(\.test)?\.ts$/, '');
    const mistakes = Object.keys(FILES)
      .map(nameOf)
      .filter((name) => !['leaf', 'names', 'state', 'draft', 'some', 'cycle', 'allowed'].includes(name));
    const bitten = new Set(
      found
        .filter(({ text, rule }) => nameOf(text.split(' -> ')[0] ?? '') === rule || rule === 'no-cycles')
        .map(({ rule }) => rule),
    );
    expect([...bitten].sort()).toEqual([...new Set(mistakes)].sort());
    expect(found.filter(({ text }) => text.includes('allowed'))).toEqual([]);
    for (const { comment } of found) expect(comment).not.toBe('');
  });

  it('no rule is without a mistake here', async () => {
    const { default: config } = await import('../../.dependency-cruiser.mjs');
    const names = (config.forbidden ?? []).map(({ name }) => name ?? '');
    const tried = Object.keys(FILES).map((file) => path.basename(file, '.ts'));
    expect(names.filter((name) => !tried.includes(name))).toEqual([]);
  });
});

describe('unused', () => {
  it('a file, an export and a package that nobody needs are found', async () => {
    const dir = aProject(
      {
        'main/app/index.ts': "import { used } from './used'; console.log(used);",
        'main/app/used.ts': 'export const used = 1; export const forgotten = 2;',
        'main/app/orphan.ts': 'export const x = 1;',
      },
      ['knip.jsonc'],
    );
    const { ok, text } = await unusedGate.look(dir);
    expect(ok).toBe(false);
    expect(text).toContain('main/app/orphan.ts');
    expect(text).toMatch(/forgotten\s+main\/app\/used\.ts/);
    expect(text).toMatch(/svelte\s+package\.json/);
  });
});

describe('the lock file', () => {
  const manifest = JSON.stringify({ dependencies: { a: '1' } });
  const packages = { '': { dependencies: { a: '1' } }, 'node_modules/a': { version: '1', integrity: 'sha512-a' } };

  it('is right as it should be', () => {
    expect(lockFileProblems(JSON.stringify({ packages }), manifest)).toEqual([]);
  });

  it.each([
    [
      'names a registry',
      { ...packages, 'node_modules/a': { ...packages['node_modules/a'], resolved: 'https://somewhere.example/a.tgz' } },
      'names a registry',
    ],
    ['is old', { ...packages, '': {} }, 'is older than package.json'],
    ['lost a hash', { ...packages, 'node_modules/a': { version: '1' } }, 'has no hash'],
    [
      'has a hole',
      { ...packages, 'node_modules/a': { ...packages['node_modules/a'], optionalDependencies: { 'a-mac': '1' } } },
      'a-mac is missing',
    ],
  ])('is found out when it %s', (_, wrong, expected) => {
    expect(lockFileProblems(JSON.stringify({ packages: wrong }), manifest).join()).toContain(expected);
  });
});

describe('licences', () => {
  const packages = {
    'node_modules/svelte': { version: '5', license: 'MIT', dev: true },
    'node_modules/tool': { version: '1', license: '(MPL-2.0 OR GPL-3.0-only)', dev: true },
    'node_modules/tool/node_modules/helper': { version: '1', license: 'ISC', dev: true },
    'node_modules/helper': { version: '2', license: 'ISC', dev: true, hasInstallScript: true },
  };
  const manifest = { allowScripts: { helper: false } };
  const npmrc = 'fund=false\nignore-scripts=true\n';

  it('are right as they should be', () => {
    expect(licenceProblems(packages, manifest, npmrc)).toEqual([]);
  });

  it.each([
    ['a tool under a strange licence', { 'node_modules/a': { license: 'SSPL-1.0', dev: true } }, 'is under "SSPL-1.0"'],
    ['a package under none', { 'node_modules/a': { dev: true } }, 'is under "no licence"'],
    ['half a licence', { 'node_modules/a': { license: 'MIT AND GPL-3.0-only', dev: true } }, 'GPL-3.0-only'],
    ['a licence for tools on what is shipped', { 'node_modules/a': { license: 'MPL-2.0' } }, 'is under "MPL-2.0"'],
    [
      'a script at installation',
      { 'node_modules/a': { license: 'MIT', dev: true, hasInstallScript: true } },
      'runs a script',
    ],
    [
      'two of what is shipped',
      { 'node_modules/a/node_modules/svelte': { version: '4', license: 'MIT', dev: true } },
      'there are 5 and 4',
    ],
  ])('are found out with %s', (_, wrong, expected) => {
    expect(licenceProblems({ ...packages, ...wrong }, manifest, npmrc)).toEqual([expect.stringContaining(expected)]);
  });

  it('are found out where scripts may run', () => {
    expect(licenceProblems(packages, {}, 'fund=false\n')).toHaveLength(2);
  });

  it('have their texts in the file that is shipped', async () => {
    const dir = aProject({ 'resources/THIRD-PARTY.txt': 'Nothing.\n', 'resources/CREDITS.md': '# Credits\n' }, [
      'package-lock.json',
      '.npmrc',
    ]);
    expect(await licencesGate.look(dir)).toMatchObject({
      ok: false,
      text: expect.stringContaining('npm run third-party'),
    });
  });
});

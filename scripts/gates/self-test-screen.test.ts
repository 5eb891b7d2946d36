// Are the gates of the screen awake? Each is shown a mistake and must bite.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { foundGate, foundProblems, wordsIn } from './found.mjs';
import { tokenProblems, tokensGate } from './tokens.mjs';

const copies: string[] = [];
const aProject = (files: Readonly<Record<string, string>>): string => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'crownward-gate-'));
  copies.push(dir);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  return dir;
};
afterAll(() => {
  for (const dir of copies) rmSync(dir, { recursive: true, force: true });
});

describe('tokens', () => {
  const tokens = ':root { --ink: #1f1a14; --hair: 1px; --quick: 160ms; --seat-1: #d2521f }';
  const component = (css: string, markup = '<p class="a">a</p>'): Readonly<Record<string, string>> => ({
    'renderer/app/tokens.css': tokens,
    'renderer/a.ts': 'export const all = (n: number) => `var(--ink) var(--hair) var(--quick) var(--seat-${n})`;',
    'renderer/A.svelte': `${markup}\n<style>\n  .a { ${css} }\n</style>`,
  });

  it('are what a style names, beside proportions and nothing', () => {
    const sound = 'color: var(--ink); width: 40%; gap: 0.3em; height: 100vh; border: var(--hair) solid; margin: 0px';
    expect(tokenProblems(component(`${sound}; transition: color var(--quick); --own: 2; opacity: var(--own)`))).toEqual(
      [],
    );
  });

  it.each([
    ['a style that is written', '<p style="--own: 2">a</p>'],
    ['a style that is put together', '<script>const own = (n) => `--more: 1; --own: ${n}`</script>'],
    ['a directive', '<p style:--own={2}>a</p>'],
  ])('are also those of %s', (_, markup) => {
    expect(tokenProblems(component('opacity: var(--own)', markup))).toEqual([]);
  });

  it.each([
    ['a colour', 'color: #fff', 'color has a colour of its own'],
    ['a colour by its name', 'background: linear-gradient(red, var(--ink))', 'background has a colour'],
    ['a colour by numbers', 'color: rgb(0 0 0 / 0.3)', 'a colour of its own'],
    ['a size', 'padding: 3px', 'padding has a size of its own'],
    ['a size of one’s own making', 'width: calc(31 * var(--px))', 'a size of its own'],
    ['a duration', 'transition: color 0.2s', 'a duration of its own'],
    ['a misspelt token', 'color: var(--inc)', 'nothing is called --inc'],
  ])('are missed where a style has %s', (_, css, expected) => {
    expect(tokenProblems(component(css))).toContainEqual(expect.stringContaining(expected));
  });

  it.each([
    ['an attribute', '<svg><path fill="#abc" /></svg>'],
    ['an expression', "<p style:color={true ? '#aabbcc' : ''}>a</p>"],
  ])('are missed in %s', (_, markup) => {
    expect(tokenProblems(component('', markup))).toEqual([expect.stringContaining('A.svelte:1: a colour of its own')]);
  });

  it('are gone where nobody needs them, and a finding fails the gate', async () => {
    expect(tokenProblems({ ...component(''), 'renderer/a.ts': '' })).toHaveLength(4);
    const dir = aProject({ ...component('color: #fff') });
    expect(await tokensGate.look(dir)).toMatchObject({ ok: false, text: expect.stringContaining('A.svelte:3') });
  });
});

describe('found', () => {
  it.each([
    ['a name for tests', "does(page, 'menu').click(); page.getByRole('button', { name })", 0],
    ['a sentence', "page.getByText('Nothing happened.')", 1],
    ['a label', 'page.getByLabel(/^Seed/)', 1],
    ['a button by what is written on it', "page.getByRole('button', { name: 'Leave the table', exact: true })", 1],
    ['a row by what it says', "rows.filter({ hasText: 'Finished' })", 1],
    ['a selector with words in it', 'page.locator(\'button:has-text("Menu")\')', 1],
  ])('knows %s', (_, text, words) => {
    expect(wordsIn(text)).toBe(words);
  });

  const spec = { 'e2e/a.spec.ts': "page.getByText('One');" };

  it.each([
    ['more than is allowed', spec, {}, ['finds 1 things by their words, 0 are allowed']],
    ['less than is allowed', spec, { 'e2e/a.spec.ts': 2 }, ['needs only 1 of 2']],
    ['a test that is gone', {}, { 'e2e/a.spec.ts': 1 }, ['is gone']],
    ['as much as is allowed', spec, { 'e2e/a.spec.ts': 1 }, []],
  ])('says %s', (_, files, allowed, expected) => {
    const found = foundProblems(files, allowed);
    expect(found).toHaveLength(expected.length);
    for (const part of expected) expect(found.join()).toContain(part);
  });

  it('fails its gate', async () => {
    const dir = aProject({ 'e2e/flows/another.spec.ts': "page.getByText('One');" });
    expect(await foundGate.look(dir)).toMatchObject({
      ok: false,
      text: expect.stringContaining('another.spec.ts finds 1 things'),
    });
  });
});

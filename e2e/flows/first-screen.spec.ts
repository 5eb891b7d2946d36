import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ask } from '../door';
import { optionsOf } from '../table';
import { expect, test } from '../fixtures';
import { ROOT } from '../targets/target';
import { does, part, screen, sheet } from '../screen';

// With what moves on the screen.
test.use({ moves: true });

const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };

test('the window opens with the title and what the door says', async ({ app }) => {
  const page = app.page();
  await expect(page).toHaveTitle('Crownward');
  await expect(screen(page, 'start')).toBeVisible();
  expect(await ask(page, 'app.info', {})).toEqual({
    ok: true,
    value: {
      name: 'Crownward',
      version,
      transport: app.target === 'host' ? 'browser' : 'electron',
      platform: process.platform,
      notices: [],
    },
  });
  expect(app.complaints).toEqual([]);
});

test('the title is set in the display face that is shipped', async ({ app }) => {
  const page = app.page();
  const title = screen(page, 'start').getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('font-family', /Cinzel/);
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''));
  });
  expect(loaded).toContain('Cinzel');
});

test('who has no game yet sees what this one is, and begins to learn it with Enter', async ({ app }) => {
  const page = app.page();
  await expect(part(page, 'road').getByRole('listitem')).toHaveCount(4);
  await expect(part(page, 'road').locator('svg')).toBeInViewport({ ratio: 1 });
  await expect(does(page, 'learn')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page, 'chapters')).toBeVisible();
  expect(app.complaints).toEqual([]);
});

test('from the start screen to the first roll with two presses', async ({ app }) => {
  const page = app.page();
  await does(page, 'new-game').click();
  // Whoever has never played begins with a game for two.
  await expect(page.locator('[data-preset="firstGame"]')).toHaveAttribute('aria-pressed', 'true');
  await does(page, 'begin').click();
  // The first player is found by a die: computers may come first.
  await expect(optionsOf(page).getByRole('button').first()).toBeVisible({ timeout: 20_000 });
  // What is longer than its place fades at its edge: a build that writes the style shorter must not lose it.
  await expect(optionsOf(page).locator('> .scroll')).toHaveCSS('animation-timeline', 'scroll(self)');
  await expect(part(page, 'seats').getByRole('listitem')).toHaveCount(2);
  expect(app.complaints).toEqual([]);
});

test('who made what, and under which licence, can be read to the last word', async ({ app }) => {
  const page = app.page();
  await page.getByRole('button', { name: 'About and credits' }).click();
  await page.getByRole('button', { name: 'All credits and licences in full' }).click();
  const sheet = page.getByRole('dialog', { name: 'About Crownward' });
  await expect(sheet).toContainText('SIL OPEN FONT LICENSE');
  for (const name of ['better-sqlite3', 'electron', 'svelte', 'xstate'])
    await expect(sheet).toContainText(new RegExp(`${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)`));
  expect(app.complaints).toEqual([]);
});

// Endings chosen at set-up, and what the table tells of them: an open one to everybody, a hidden one to nobody.
import type { Page } from 'playwright/test';
import { hurry, shown, step } from '../table';
import { expect, test } from '../fixtures';
import { choice, does, field, rule } from '../screen';

const ending = (page: Page, name: string) =>
  page.locator(`[data-ending$="/${name.toLowerCase().replaceAll(' ', '_')}"]`);
/** From the start screen, with these endings instead of the plain one. */
const beginWith = async (
  page: Page,
  names: readonly string[],
  mode: 'revealed' | 'hidden',
  way: string,
): Promise<void> => {
  await does(page, 'new-game').click();
  await page.locator('[data-preset="classic"]').click();
  await step(page, 'rules');
  // While it is the only one it stays.
  await expect(ending(page, 'Crown of Command')).toBeDisabled();
  for (const name of [...names, 'Crown of Command']) await ending(page, name).click();
  if (mode === 'hidden') await rule(page, 'suddenDeath').check();
  await choice(page, 'endings-mode', mode).check({ force: true });
  await expect(page.locator('[data-ending]:checked')).toHaveCount(names.length);
  await step(page, 'start');
  await expect(page.getByRole('tabpanel')).toContainText(`${names.join(' and ')}; ${way}`);
  // The same game each time: in some others a roll lies over the Crown before the first turn of whoever sits here.
  await field(page, 'seed').fill('endings');
  await does(page, 'begin').click();
  await shown(page);
};
const crown = (page: Page) => page.locator('[data-space="base/space/crown_of_command"]');
/** Said where it is so, whatever the ending. */
const first = 'Whoever reaches the Crown first has won.';
const toStart = async (page: Page): Promise<void> => {
  await does(page, 'menu').click();
  await does(page, 'leave').click();
};

test('an ending that was chosen lies on the Crown, open or sealed', async ({ app }) => {
  const page = app.page();
  await hurry(page);

  await beginWith(page, ['Eagle King'], 'revealed', 'revealed from the start');
  await expect(crown(page)).toHaveAccessibleName(/Ending: Eagle King.*4 lives left/);
  await crown(page).click();
  const open = page.getByRole('dialog', { name: 'Crown of Command' });
  await expect(open.getByRole('heading', { name: 'Ending: Eagle King' })).toBeVisible();
  await expect(open.getByText('4 lives left')).toBeVisible();
  await expect(open.getByText(first)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await toStart(page);

  await beginWith(page, ['Eagle King', 'Hand of Doom'], 'hidden', 'hidden until the Crown');
  await expect(crown(page)).toHaveAccessibleName(/Hidden ending/);
  await expect(crown(page)).not.toHaveAccessibleName(/Eagle King|Hand of Doom|lives left/);
  await crown(page).click();
  const sealed = page.getByRole('dialog', { name: 'Crown of Command' });
  await expect(sealed.getByRole('article', { name: 'Hidden ending' })).toBeVisible();
  await expect(sealed.getByText('It is one of these:')).toBeVisible();
  await expect(sealed.getByText(first)).toBeVisible();
  for (const name of ['Eagle King', 'Hand of Doom'])
    await expect(sealed.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(sealed.getByText(/^Ending:/)).toHaveCount(0);
  // What each of them would be can be read; which one it is cannot.
  await sealed.getByRole('button', { name: 'Hand of Doom' }).click();
  await expect(page.getByRole('dialog', { name: 'Hand of Doom' })).toBeVisible();
  expect(app.complaints).toEqual([]);
});

// A card of one's own is dragged onto what it can be used for, and does there what the same option does.
import type { Locator, Page } from 'playwright/test';
import { SPELL_AT_ONCE } from '../seeds';
import { begin, goOnWith, hurry, journalOf, leave, optionsOf, uncover } from '../table';
import { expect, test } from '../fixtures';
import { part } from '../screen';

const things = (page: Page): Locator => part(page, 'things').getByRole('button');
const objects = (page: Page): Locator => part(page, 'things').locator('[data-kind="object"], [data-kind="follower"]');
const target = (page: Page, word: string): Locator => page.locator('[data-drop]').filter({ hasText: word });
const board = (page: Page): Locator => part(page, 'board');

const middleOf = async (one: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await one.boundingBox();
  if (box === null) throw new Error('nothing to be dragged');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Takes a card up and holds it over the middle of something. */
const hold = async (page: Page, card: Locator, over: Locator): Promise<void> => {
  const from = await middleOf(card);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const to = await middleOf(over);
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
};

test('an Object is ditched over the board, and nowhere else', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  // Sword, Helmet and Shield lie before the Ghoul, whose turn begins.
  await goOnWith(page, 'death');
  await uncover(page);
  await expect(objects(page)).not.toHaveCount(0);
  const card = objects(page).first();
  const name = (await card.locator('b').textContent()) ?? '';
  const held = things(page).filter({ hasText: name });
  const before = await held.count();
  const options = await optionsOf(page).getByRole('button').allTextContents();

  // Let go where it is of no use, or called off: nothing has happened, and it was no click either.
  await hold(page, card, part(page, 'events'));
  await expect(target(page, `Ditch ${name}`)).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('[data-drop]')).toHaveCount(0);
  await hold(page, card, board(page));
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-drop]')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await optionsOf(page).getByRole('button').allTextContents()).toEqual(options);

  // By keyboard the card itself shows the same.
  await card.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: `Ditch ${name}` })).toBeVisible();
  await page.keyboard.press('Escape');

  // A key that is held opens the look at it, and does no more.
  await card.focus();
  await page.keyboard.down('Enter');
  const ditch = page.getByRole('dialog').getByRole('button', { name: `Ditch ${name}` });
  await expect(ditch).toBeVisible();
  await expect(ditch).not.toBeFocused();
  await ditch.focus();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.press('Escape');
  await expect(held).toHaveCount(before);

  // The question stands as it stood.
  const told = (await journalOf(page)).length;
  await hold(page, card, board(page));
  await page.mouse.up();
  await expect(held).toHaveCount(before - 1);
  expect((await journalOf(page)).slice(told).join('\n')).toContain(name);
  expect(await optionsOf(page).getByRole('button').allTextContents()).toEqual(options);
});

test('a Spell is cast over the question', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  await begin(page, {
    seats: [
      { name: 'Mira', character: 'Wizard' },
      { name: 'Jonas', character: 'Warrior' },
    ],
    seed: SPELL_AT_ONCE,
    revised: true,
  });
  await uncover(page);
  const cast = optionsOf(page).getByRole('button', { name: /^Cast / });
  await expect(cast.first()).toBeVisible();
  const name = ((await cast.first().locator('.verb').textContent()) ?? '').trim().replace(/^Cast /, '');
  const before = (await journalOf(page)).length;
  await hold(page, things(page).filter({ hasText: name }), part(page, 'now'));
  await expect(target(page, `Cast ${name}`)).toHaveClass(/over/);
  await leave(page);
  await page.mouse.up();
  await expect.poll(async () => (await journalOf(page)).slice(before).join('\n')).toContain(`casts ${name}`);
});

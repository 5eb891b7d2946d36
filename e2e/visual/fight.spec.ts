// The stage of a fight, where the other side are several; and what a line of the journal shows on the board.
import { expect } from '../fixtures';
import { test } from './gallery';
import { does, part } from '../screen';

test('each of several Enemies lies whole on the stage and can be looked at', async ({ look }) => {
  const page = await look('fixture=several');
  const stage = part(page, 'stage');
  await expect(stage).toBeVisible();
  for (const name of ['Ogre', 'Goblin', 'Wolf']) {
    await stage.getByTitle(`Look at ${name}`).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const room = await stage.boundingBox();
  const cards = await stage
    .locator('article')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(cards).toHaveLength(3);
  for (const right of cards) expect(right).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0));
});

test('fate for a roll is asked where its dice lie, beside the rows of what it decides', async ({ look }) => {
  const page = await look('fixture=dice');
  const stage = part(page, 'roll-stage');
  await expect(stage.locator('[data-meant]')).toHaveCount(2);
  await expect(stage.locator('[data-sum]')).toHaveText('5');
  await expect(stage.locator('[data-counting]')).toHaveText(/^5\s*5\s*become enslaved/);
  // A 1 that is rolled again makes it 5 to 10.
  await expect(stage.locator('tbody tr').nth(6)).toHaveText(/0 %\s*33 %$/);
  await does(page, 'to-board').click();
  await expect(stage).toHaveCount(0);
  await does(page, 'to-stage').click();
  await stage.locator('[data-stage-key="reroll.2"]').click();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name)))
    .toContain('answer reroll.2');
});

test('a line of the journal lights the space that it tells of', async ({ look }) => {
  const page = await look('fixture=table');
  const line = part(page, 'events').locator('[data-at]').first();
  await line.hover();
  await expect(page.locator('[data-lit]')).toHaveAttribute('data-lit', (await line.getAttribute('data-at')) ?? '');
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-lit]')).toHaveCount(0);
});

// What cannot be drawn: it is told, nothing is lost by it, and there is a way on.
import { expect } from '../fixtures';
import { test } from './gallery';

test('a table that cannot be drawn is told, kept in a file, tried again, and left', async ({ look }) => {
  const page = await look('fixture=fault');
  const heading = page.getByRole('heading', { name: 'The screen has stumbled' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/^Every decision up to here is saved\./);
  await expect(page.getByRole('status')).toHaveText(/bug-1\.json$/);
  await page.getByRole('button', { name: 'Show it once more' }).click();
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await expect(page.getByRole('heading', { name: 'Crownward' })).toBeVisible();
});

test('a game that cannot be opened says why, and leads back', async ({ look }) => {
  const page = await look('fixture=damaged');
  await expect(page.getByRole('heading', { name: 'This game cannot be shown' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/damaged/);
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await expect(page.getByRole('heading', { name: 'Crownward' })).toBeVisible();
});

import { ask } from '../door';
import { expect, test } from '../fixtures';
import { does } from '../screen';
import { begin, hurry, uncover } from '../table';

test('a setting takes effect at once and lasts beyond a restart', async ({ app }) => {
  const page = app.page();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lamplight');
  expect(await ask(page, 'settings.set', { theme: 'high-contrast', textScale: 140 })).toMatchObject({ ok: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'high-contrast');
  const again = await app.restart();
  await expect(again.locator('html')).toHaveAttribute('data-theme', 'high-contrast');
  await expect(again.locator('html')).toHaveCSS('--text-scale', '1.4');
});

test('how loud everything is, and that all is silent, lasts beyond a restart', async ({ app }) => {
  const loud = { sound: 40, music: 15, ambience: 0, muted: true };
  expect(await ask(app.page(), 'settings.set', loud)).toMatchObject({ ok: true });
  const again = await app.restart();
  expect(await ask(again, 'settings.get', {})).toMatchObject({ ok: true, value: loud });
});

test('high contrast reaches the board and the cards', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  await begin(page, { seats: [{ name: 'Mira', character: 'Warrior' }], seed: 'contrast' });
  await uncover(page);
  const name = page.locator('.ribbon.plain .band').first();
  const pictures = page.locator('.ground .vignette');
  await expect(pictures.first()).toBeAttached();
  expect(await ask(page, 'settings.set', { theme: 'high-contrast' })).toMatchObject({ ok: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'high-contrast');
  await expect(pictures).toHaveCount(0);
  await expect(page.locator('.ground .sign').first()).toHaveCSS('fill', 'rgb(0, 0, 0)');
  await expect(name).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await does(page, 'cards').click();
  const card = page.getByRole('dialog').locator('article').first();
  await expect(card.locator('.face')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
});

test('the door refuses what it does not know, with a reason', async ({ app }) => {
  const page = app.page();
  expect(await ask(page, 'no.such', {})).toEqual({
    ok: false,
    error: { code: 'unknown-channel', message: 'There is no channel "no.such".' },
  });
  expect(await ask(page, 'settings.set', { textScale: 'huge' })).toMatchObject({
    ok: false,
    error: { code: 'bad-request', field: 'textScale', message: expect.stringContaining('Expected number') },
  });
  expect(await ask(page, 'settings.get', { extra: 1 })).toMatchObject({ ok: false, error: { code: 'bad-request' } });
});

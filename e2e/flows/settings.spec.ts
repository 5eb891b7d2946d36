import { ask } from '../door';
import { expect, test } from '../fixtures';

test('a setting takes effect at once and lasts beyond a restart', async ({ app }) => {
  const page = app.page();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lamplight');
  expect(await ask(page, 'settings.set', { theme: 'high-contrast', textScale: 140 })).toMatchObject({ ok: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'high-contrast');
  const again = await app.restart();
  await expect(again.locator('html')).toHaveAttribute('data-theme', 'high-contrast');
  await expect(again.locator('html')).toHaveCSS('--text-scale', '1.4');
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

// When cards ask: set on the card and in the list, by keyboard alone; kept when the campaign is opened again.
import { begin, hurry, optionsOf, play, shown } from '../table';
import { expect, test } from '../fixtures';
import { does, sheet } from '../screen';

test('a player sets when a card asks, on the card and in the list, and finds it so again', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  await begin(page, { seats: [{ name: 'Mira', character: 'Wizard' }], seed: 'stops-1', game: 'When cards ask' });
  await expect(optionsOf(page)).toBeVisible();

  // On a Spell in the hand.
  const onCard = page.locator('section.play').getByRole('combobox').first();
  await onCard.selectOption('notThisTurn');
  await expect(onCard).toHaveValue('notThisTurn');

  // In the list, without a mouse.
  await does(page, 'stops').focus();
  await page.keyboard.press('Enter');
  const list = sheet(page, 'stops');
  await expect(list.getByRole('listitem').first()).toBeVisible();
  const first = list.getByRole('combobox').first();
  await expect(first).toHaveAccessibleName(/^When does .+ ask\?$/);
  await first.focus();
  await page.keyboard.press('Home');
  await expect(first).toHaveValue('always');
  const name = (await first.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);

  const again = await app.restart();
  await does(again, 'continue').click();
  await shown(again);
  await does(again, 'stops').click();
  await expect(sheet(again, 'stops').getByRole('combobox', { name })).toHaveValue('always');
  expect(app.complaints.filter((one) => !/ERR_CONNECTION|WebSocket/.test(one))).toEqual([]);
});

test('while being asked a player says that a card shall not ask again this turn', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  await begin(page, { seats: [{ name: 'Mira', character: 'Druid' }], seed: 'stops-2' });
  await does(page, 'stops').click();
  const list = sheet(page, 'stops');
  await list.getByRole('combobox', { name: 'When does Druid ask?' }).selectOption('always');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);

  // He rolls and moves; then his own gift asks.
  const silence = optionsOf(page).getByRole('button', { name: 'Do not ask about Druid again this turn' });
  await play(page, { Mira: () => ({ press: [0] }) }, 6, async () => (await silence.count()) > 0);
  const question = await page.locator('section[aria-label="Now"] header p').textContent();
  await silence.focus();
  await page.keyboard.press('Enter');
  await expect(silence).toHaveCount(0);
  await expect(page.locator('section[aria-label="Now"] header p')).not.toHaveText(question ?? '');
  await does(page, 'stops').click();
  await expect(list.getByRole('combobox', { name: 'When does Druid ask?' })).toHaveValue('notThisTurn');
});

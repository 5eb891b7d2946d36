// No violation that axe-core can find, on any screen.
import { expectAccessible } from '../axe';
import { idler, striver } from '../player';
import { CAVE_FIGHT } from '../seeds';
import { begin, hurry, optionsOf, play, step, uncover } from '../table';
import { expect, test } from '../fixtures';
import { does, part, sheet } from '../screen';

test('start and set-up', async ({ app }) => {
  const page = app.page();
  await expect(does(page, 'new-game')).toBeVisible();
  await expectAccessible(page, 'start');
  await does(page, 'new-game').click();
  await page.getByRole('button', { name: /^Character, Seat 1/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'choice of a character');
});

test('campaigns, their replay and what the first screen opens, in every look', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  await begin(page, {
    seats: [
      { name: 'Mira', character: 'Warrior' },
      { name: 'Jonas', control: 'Computer' },
    ],
    seed: CAVE_FIGHT,
  });
  const sheet = async (open: () => Promise<unknown>, where: string): Promise<void> => {
    await open();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, where);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  await page.keyboard.press('m');
  await button('Leave the table').click();
  const SHEETS = ['Backups', 'About and credits', /^Keys/, /^Rename/, 'Learn to play'] as const;
  const STEPS = ['sets', 'rules', 'start', 'characters'] as const;
  // Each screen where it may break: colours in contrast, what must scroll where text is large.
  const LOOKS = [
    { look: 'lamplight', colours: 'lamplight', size: '100', sheets: [], steps: STEPS },
    { look: 'high contrast', colours: 'high-contrast', size: '100', sheets: ['Backups'], steps: ['rules'] },
    { look: 'large', colours: 'lamplight', size: '200', sheets: SHEETS, steps: STEPS },
  ] as const;
  for (const { look, colours, size, sheets, steps } of LOOKS) {
    await button('Settings').click();
    await page.getByLabel('Colours').selectOption(colours);
    await page.getByLabel('Size of text').selectOption(size);
    await expectAccessible(page, `settings, ${look}`);
    await page.keyboard.press('Escape');
    await expect(button('Continue')).toBeInViewport();
    await expectAccessible(page, `start, ${look}`);
    for (const name of sheets) await sheet(() => button(name).click(), `${String(name)}, ${look}`);
    await button('New game').click();
    await expect(button('Begin')).toBeVisible();
    for (const name of steps) {
      await step(page, name);
      await expectAccessible(page, `set-up, ${name}, ${look}`);
    }
    await page.keyboard.press('Escape');
    await button(/^Watch again/).click();
    await expect(page.getByText(/^Answer 0 of/)).toBeVisible();
    await expectAccessible(page, `replay, ${look}`);
    await sheet(() => page.keyboard.press('?'), `keys of the replay, ${look}`);
    await page.keyboard.press('Escape');
  }
  await button(/^Delete/).focus();
  await page.keyboard.press('Enter');
  await expect(button('Undo')).toBeFocused();
  await expectAccessible(page, 'a campaign was deleted');
  expect(app.complaints).toEqual([]);
});

test('the table, from the first question to the end', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  await begin(page, {
    seats: [
      { name: 'Mira', character: 'Warrior' },
      { name: 'Jonas', character: 'Elf' },
    ],
    seed: CAVE_FIGHT,
    revised: true,
  });
  await expectAccessible(page, 'the screen is handed over');
  await uncover(page);
  await expect(optionsOf(page)).toBeVisible();
  await expectAccessible(page, 'a question');

  const players = { Mira: striver, Jonas: idler };
  await play(page, players, 20, (now) => now.at === 'asked' && now.seen.question.startsWith('Where do you go'));
  await expectAccessible(page, 'a question about spaces');
  await page.keyboard.press('j');
  await expect(sheet(page, 'journal')).toBeVisible();
  await expectAccessible(page, 'journal');
  await page.keyboard.press('Escape');
  for (const [key, name] of [
    ['c', 'All cards'],
    ['r', 'Rulebook'],
    ['?', 'Keys'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessible(page, name);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('+');
  await expectAccessible(page, 'the board from near');
  await page.keyboard.press('0');
  await part(page, 'seats').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'inspector');
  await page.keyboard.press('Escape');

  const { last } = await play(page, players, 300, (now) => now.at === 'asked' && now.fight !== undefined);
  expect(last.at).toBe('asked');
  await expectAccessible(page, 'fight');

  await does(page, 'menu').click();
  const menu = sheet(page, 'menu');
  await expectAccessible(page, 'menu');
  await menu.getByLabel('Colours').selectOption('high-contrast');
  await expectAccessible(page, 'menu in high contrast');
  await does(menu, 'concede').click();
  await does(menu, 'concede').click();
  await expect(page.getByRole('dialog', { name: /wins the Crown$/ })).toBeVisible();
  await expectAccessible(page, 'end in high contrast');
  await does(page, 'board').click();
  await expectAccessible(page, 'table in high contrast');
});

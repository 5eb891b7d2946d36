// Looking closer at the table: the board from near, the index of cards, the rulebook, the journal.
import { idler, striver } from '../player';
import { CAVE_FIGHT } from '../seeds';
import { begin, hurry, optionsOf, play, uncover, type Shown } from '../table';
import { expect, test } from '../fixtures';
import type { Page } from 'playwright/test';
import { does, part, sheet } from '../screen';

const sit = async (page: Page): Promise<void> => {
  await hurry(page);
  await begin(page, {
    seats: [
      { name: 'Mira', character: 'Warrior' },
      { name: 'Jonas', character: 'Elf' },
    ],
    seed: CAVE_FIGHT,
    revised: true,
  });
  await uncover(page);
};
const widthOf = async (page: Page, space: string): Promise<number> =>
  (await page.locator(`[data-space="base/space/${space}"]`).boundingBox())?.width ?? 0;

test('what a space is comes when the pointer has moved there, and Escape closes it', async ({ app }) => {
  const page = app.page();
  await sit(page);
  const peek = page.locator('.peek');
  const city = page.locator('[data-space="base/space/city"]');
  await city.hover();
  await expect(peek).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(peek).toHaveCount(0);
  // A hand that trembles does not bring it back.
  const box = (await city.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2 + 2, box.y + box.height / 2 + 2);
  await expect(peek).toHaveCount(0);
  // The sheet that lay over it is gone: the space is under the pointer, which has not moved.
  await page.keyboard.press('m');
  await expect(sheet(page, 'menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page, 'menu')).toHaveCount(0);
  await expect.poll(() => city.evaluate((one) => one.matches(':hover'))).toBe(true);
  await expect(peek).toHaveCount(0);
  await page.mouse.move(box.x + box.width / 2 - 2, box.y + box.height / 2 - 2);
  await expect(peek).toBeVisible();
});

test('the board comes nearer by wheel, keys and buttons, is dragged, and lies whole again', async ({ app }) => {
  const page = app.page();
  await sit(page);
  const whole = await widthOf(page, 'city');
  const board = part(page, 'board');

  const box = (await board.boundingBox()) ?? { x: 0, y: 0 };
  const city = page.locator('[data-space="base/space/city"]');
  await city.hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(() => widthOf(page, 'city')).toBeGreaterThan(whole * 1.2);
  // What was under the pointer is there still.
  await expect(city).toBeInViewport();

  const before = (await city.boundingBox())?.x ?? 0;
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 190, box.y + 190, { steps: 5 });
  await page.mouse.up();
  expect(Math.abs(((await city.boundingBox())?.x ?? 0) - before)).toBeGreaterThan(20);
  // A drag is no click.
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('0');
  await expect.poll(() => widthOf(page, 'city')).toBeCloseTo(whole, 0);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => widthOf(page, 'city')).toBeGreaterThan(whole * 1.5);
  // The focus is never out of sight.
  await page.keyboard.press('b');
  for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-space]:focus')).toBeInViewport();
  await does(page, 'whole-board').click();
  await expect.poll(() => widthOf(page, 'city')).toBeCloseTo(whole, 0);
});

test('cards and rules can be looked up, and a question leads to its passage', async ({ app }) => {
  const page = app.page();
  await sit(page);
  await page.keyboard.press('c');
  const index = sheet(page, 'cards');
  await index.getByRole('searchbox').fill('dragon');
  await expect(index.getByRole('status')).toHaveText('4 cards');
  await index.locator('[data-kind="enemy"]').click();
  await index
    .getByRole('listitem')
    .getByRole('button', { name: /^Dragon/ })
    .click();
  const dragon = page.getByRole('dialog', { name: 'Dragon' });
  await expect(dragon.getByText('Not in sight')).toBeVisible();
  await expect(dragon.getByRole('definition').first()).toContainText('Once beaten');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await play(
    page,
    { Mira: striver, Jonas: idler },
    20,
    (now) => now.at === 'asked' && now.seen.question.startsWith('Where do you go'),
  );
  await does(page, 'rule').click();
  const book = sheet(page, 'rules');
  const passage = book.locator('[aria-current="true"]');
  await expect(passage).toBeInViewport();
  await expect(passage).toContainText('This is why you are asked.');
  await expect(passage).toContainText(/Direction|Movement/);
  await book.getByRole('searchbox').fill('talisman valley');
  await expect(book.getByRole('heading', { name: 'Talismans' })).toBeVisible();
  await expect(book.getByRole('heading', { name: 'Timing' })).toHaveCount(0);
});

test('the journal shows what is asked for, and leads to the space', async ({ app }) => {
  const page = app.page();
  await sit(page);
  await play(
    page,
    { Mira: striver, Jonas: idler },
    60,
    (now) => now.at === 'asked' && now.seen.player === 'Mira' && now.seen.question.startsWith('Where do you go'),
  );
  await play(page, { Mira: striver, Jonas: idler }, 60, (now) => now.at === 'asked' && now.seen.player === 'Jonas');
  await play(
    page,
    { Mira: striver, Jonas: idler },
    60,
    (now) => now.at === 'asked' && now.seen.player === 'Mira' && now.seen.question.startsWith('Where do you go'),
  );

  const meanwhile = part(page, 'meanwhile');
  await expect(meanwhile.getByRole('button', { name: /^Elf\. went to / })).toBeVisible();
  await meanwhile.getByRole('button', { name: /^Elf/ }).click();
  const journal = sheet(page, 'journal');
  await expect(journal.getByRole('checkbox', { name: 'Since my last turn' })).toBeChecked();
  await expect(journal.getByRole('listitem').first()).toContainText('Elf');
  await expect(journal.getByRole('listitem').filter({ hasText: 'Warrior' })).toHaveCount(0);
  await journal.getByRole('button', { name: 'Movement' }).click();
  await expect(journal.getByRole('listitem').filter({ hasNotText: 'moves to' })).toHaveCount(0);
  const show = journal.getByRole('button', { name: /^Show .* on the board$/ }).first();
  const [, space = ''] = /^Show (.*) on/.exec((await show.getAttribute('aria-label')) ?? '') ?? [];
  await show.click();
  await expect(journal).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: new RegExp(`^${space}\\. `) }).and(page.locator(':focus')),
  ).toBeVisible();
  await expect(optionsOf(page)).toBeVisible();
});

test('a good player gives advice when he is asked, and a computer says why it did what it did', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  const seats = [
    { name: 'Mira', character: 'Warrior' },
    { name: 'Brenn', character: 'Elf', control: 'Computer', level: 'adept' },
  ] as const;
  await begin(page, { seats, seed: CAVE_FIGHT, revised: true });
  await uncover(page);
  const mayChoose = (now: Shown): boolean => now.at === 'asked' && now.seen.question.startsWith('Where do you go');
  await play(page, { Mira: striver }, 20, mayChoose);
  const advice = part(page, 'now').locator('[data-advice="given"]');
  await does(part(page, 'now'), 'advise').click();
  await expect(advice).toContainText('A good player would choose “');
  await expect(advice).toContainText('rather than “');
  await expect(optionsOf(page)).toContainText('Suggested');

  // Round the table: the computer has gone somewhere, and says what for.
  let turns = 0;
  await play(page, { Mira: striver }, 40, (now) => mayChoose(now) && turns++ > 0);
  await expect(advice).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(advice).toBeVisible();
  await page.keyboard.press('j');
  await does(sheet(page, 'journal'), 'why').first().click();
  const why = sheet(page, 'why');
  await expect(why.getByRole('heading')).toContainText('Elf: why, in round');
  await expect(why).toContainText('rather than');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('silence is remembered', async ({ app }) => {
  const page = app.page();
  await sit(page);
  await page.keyboard.press('x');
  await expect(does(page, 'mute')).toHaveAttribute('aria-pressed', 'true');
  const again = await app.restart();
  await does(again, 'settings').click();
  await expect(again.getByRole('checkbox', { name: 'Silence' })).toBeChecked();
  await expect(again.getByRole('slider', { name: 'Fireside' })).toHaveValue('25');
  await expect(again.getByRole('slider', { name: 'Sounds' })).toHaveValue('60');
});

test('a rule is explained when it is asked about the first time, and not again', async ({ app }) => {
  const page = app.page();
  await sit(page);
  const coach = part(page, 'coach');
  await expect(coach).toContainText('Movement');
  await does(coach, 'understood').click();
  await expect(coach).toHaveCount(0);
  const again = await app.restart();
  await does(again, 'continue').click();
  await uncover(again);
  await expect(optionsOf(again)).toBeVisible();
  await expect(part(again, 'coach')).toHaveCount(0);
});

test('whoever has looked at a space closely is back at it; each space has a name of its own', async ({ app }) => {
  const page = app.page();
  await sit(page);
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowRight');
  const space = await page.locator('[data-space]:focus').getAttribute('data-space');
  const focused = page.locator(`[data-space="${space ?? ''}"]`);
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(focused).toBeFocused();
  // From there the arrow keys go on.
  await page.keyboard.press('ArrowLeft');
  await expect(focused).not.toBeFocused();
  await expect(page.locator('[data-space]:focus')).toBeVisible();

  const names = await page
    .locator('[data-space]')
    .evaluateAll((spaces) => spaces.map((one) => one.getAttribute('aria-label')?.split('. ')[0] ?? ''));
  expect(names).toContain('Fields, by the Crags');
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

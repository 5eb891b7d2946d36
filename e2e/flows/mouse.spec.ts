// What is done with the pointer on the board, on cards and on the seats; and what the screen hides when it is handed
// over.
import type { Locator, Page } from 'playwright/test';
import { idler, striver } from '../player';
import { SPELL_GAINED } from '../seeds';
import { begin, hurry, journalOf, optionsOf, play, shown, uncover, type Shown } from '../table';
import { expect, test } from '../fixtures';
import { does, part, sheet } from '../screen';

// With what moves on the screen.
test.use({ moves: true });

const PLAYERS = { Mira: striver, Jonas: idler };
const board = (page: Page): Locator => part(page, 'board');
const askedOf = (now: Shown, player: string): boolean => now.at === 'asked' && now.seen.player === player;

test('a click on a space of the board moves there', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  await begin(page, {
    seats: [
      { name: 'Mira', character: 'Warrior' },
      { name: 'Jonas', character: 'Dwarf' },
    ],
    seed: 'mouse-1',
  });
  const { last } = await play(
    page,
    PLAYERS,
    40,
    (now) => askedOf(now, 'Mira') && now.at === 'asked' && now.seen.question.startsWith('Where do you go'),
  );
  if (last.at !== 'asked') throw new Error(JSON.stringify(last));
  const way = optionsOf(page).locator('[data-to]').first();
  await way.hover();
  await expect(page.locator('[data-way]')).toHaveAttribute('data-way', (await way.getAttribute('data-to')) ?? '');
  const open = board(page).getByRole('button', { name: /You can go here/ });
  expect(await open.count()).toBeGreaterThan(1);
  const space = (await open.last().getAttribute('aria-label'))?.split(/[.,]/)[0] ?? '';
  const before = (await journalOf(page)).length;
  await open.last().click();
  await expect(page.getByText(last.seen.question, { exact: true })).toHaveCount(0);
  await shown(page);
  await uncover(page);
  const since = (await journalOf(page)).slice(before);
  expect(since.join('\n')).toContain(`Warrior moves to the ${space}.`);
});

test('cards, spaces and characters are looked at closely where they lie and stand', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  await begin(page, {
    seats: [
      { name: 'Mira', character: 'Warrior' },
      { name: 'Jonas', character: 'Dwarf' },
    ],
    seed: 'mouse-2',
  });
  const lying = board(page)
    .getByRole('button', { name: /\. 1 card: / })
    .filter({ hasNot: page.getByText('You can go here') });
  const { last } = await play(
    page,
    PLAYERS,
    150,
    async (now) => now.at === 'asked' && !now.seen.question.startsWith('Where') && (await lying.count()) > 0,
  );
  expect(last.at).toBe('asked');

  const label = (await lying.first().getAttribute('aria-label')) ?? '';
  const [, space = '?', card = '?'] = /^([^.]+)\..* 1 card: ([^.]+)/.exec(label) ?? [];
  await lying.first().click();
  const ofSpace = page.getByRole('dialog', { name: space });
  await expect(ofSpace.getByRole('heading', { name: 'Cards here' })).toBeVisible();
  await expect(ofSpace.locator('[data-card]')).toContainText(card);
  await ofSpace.locator('[data-card]').click();
  const ofCard = page.getByRole('dialog', { name: card });
  await expect(ofCard.getByRole('article', { name: card })).toContainText(/\w{3}/);
  await does(ofCard, 'close').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await part(page, 'seats').getByRole('button', { name: /Dwarf/ }).click();
  const ofDwarf = page.getByRole('dialog', { name: 'Dwarf' });
  await expect(ofDwarf.getByRole('definition').first()).toContainText('Value');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: /^The whole journal/ }).click();
  const journal = sheet(page, 'journal');
  await expect(
    journal
      .getByRole('listitem')
      .filter({ hasText: /'s turn\.\s*$/ })
      .first(),
  ).toBeVisible();
  await journal
    .getByRole('button', { name: new RegExp(`meets ${card}|${card} comes to`) })
    .first()
    .click();
  await expect(journal).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: card })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(optionsOf(page)).toBeVisible();
});

/** The Spells that lie open before whoever sits here, by name. */
const spellsOf = (page: Page): Promise<readonly string[]> =>
  part(page, 'things').locator('[data-kind="spell"] .label b').allTextContents();

test('the screen hides what one person holds from the other', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  await begin(page, {
    seats: [
      { name: 'Mira', character: 'Wizard' },
      { name: 'Jonas', character: 'Warrior' },
    ],
    seed: SPELL_GAINED,
    revised: true,
  });
  /** How often each was handed the screen and asked; Jonas also after Mira was told of a Spell of hers. */
  const count = { 'I am Mira': 0, 'I am Jonas': 0, Mira: 0, Jonas: 0, afterwards: 0 };
  let mine: readonly string[] = [];
  let told = false;
  const leaks: string[] = [];
  await play(page, PLAYERS, 80, async (now) => {
    const everything = (await page.locator('body').textContent()) ?? '';
    const leak = (text: string, where: string): void => {
      for (const name of mine) {
        // What was cast or discarded was seen by everybody.
        const open = text.includes(`casts ${name}`) || text.includes(`discards ${name}`);
        if (text.includes(`gains the Spell ${name}`) || (!open && text.includes(name))) leaks.push(`${name}: ${where}`);
      }
    };
    if (now.at === 'cover') {
      if (now.button === 'I am Mira' || now.button === 'I am Jonas') count[now.button] += 1;
      // Browsers let the second Escape close what withstood the first.
      for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
      await expect(page.getByRole('dialog', { name: now.button.replace('I am', 'Pass the screen to') })).toBeVisible();
      await expect(optionsOf(page)).toHaveCount(0);
      leak(everything, `on the cover for ${now.button}`);
    } else if (askedOf(now, 'Mira')) {
      count.Mira += 1;
      mine = await spellsOf(page);
      told ||= mine.some((name) => everything.includes(`gains the Spell ${name}`));
      if (count.Mira === 1) expect(mine.length, 'the Wizard begins with Spells').toBeGreaterThan(0);
    } else if (askedOf(now, 'Jonas')) {
      count.Jonas += 1;
      if (told) {
        count.afterwards += 1;
        for (const line of await journalOf(page)) leak(line, `in the journal that Jonas reads: ${line}`);
      }
      leak(everything, 'on the table where Jonas sits');
    }
    return Object.values(count).every((n) => n >= 2);
  });
  expect([...new Set(leaks)]).toEqual([]);
  expect(told, 'Mira was told of a Spell').toBe(true);
  expect(
    Object.values(count).every((n) => n >= 2),
    JSON.stringify(count),
  ).toBe(true);
});

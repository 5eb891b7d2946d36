// The set-up screen: gone through by keyboard, remembered, kept under a name, handed on as a code.
import type { Page } from 'playwright/test';
import { expectAccessible } from '../axe';
import { beginByHand, hurry, leave, optionsOf, shown, step, uncover } from '../table';
import { expect, test } from '../fixtures';
import { choice, does, field, panel, part, rule, screen, sheet, tab } from '../screen';

const rows = (page: Page) => panel(page, 'characters').getByRole('listitem');
const presets = (page: Page) => screen(page, 'setup').getByRole('complementary');
const preset = (page: Page, id: string) => presets(page).locator(`[data-preset="${id}"]`);
const ending = (page: Page, name: string) => page.locator(`[data-ending$="/${name}"]`);
const open = async (page: Page): Promise<void> => {
  await does(page, 'new-game').click();
  await expect(tab(page, 'characters')).toBeVisible();
};
const toStart = async (page: Page): Promise<void> => {
  await does(page, 'menu').click();
  await does(page, 'leave').click();
};

test('the steps are gone through by keyboard, and Begin is never far', async ({ app }) => {
  const page = app.page();
  await does(page, 'new-game').focus();
  await page.keyboard.press('Enter');
  await tab(page, 'characters').focus();
  for (const name of ['sets', 'rules', 'start', 'characters']) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(does(page, 'begin')).toBeInViewport();
  }
  await does(page, 'next').focus();
  await page.keyboard.press('Enter');
  await expect(tab(page, 'sets')).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('The base game');
  await expect(page.getByRole('tabpanel')).not.toContainText(/probe/i);
  await page.keyboard.press('?');
  await expect(sheet(page, 'keys')).toContainText('begin the game');
  // Under a sheet nothing is begun.
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(does(page, 'begin')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await shown(page);
  await does(page, 'menu').click();
  await does(page, 'leave').click();
  await expect(part(page, 'saves').getByRole('listitem')).toHaveCount(1);
});

test('seats change places, figures and players, and the game shows it', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  await open(page);
  await does(page, 'add-seat').click();
  await choice(page, 'order', 'true').check({ force: true });
  const first = rows(page).first().getByRole('textbox');
  await first.fill('Nobody');
  await rows(page).nth(1).getByRole('textbox').click();
  // A name is chosen by a click on it, so that another takes its place.
  await first.click();
  await page.keyboard.type('Ida');
  await expect(first).toHaveValue('Ida');
  const figure = (n: number) => does(rows(page).nth(n), 'figure');
  await expect(figure(0)).toHaveAttribute('data-look', '0');
  await figure(0).click();
  await rows(page).first().locator('[aria-pressed][data-look="2"]').click();
  // Aylin had it, and has the other for it.
  await expect(figure(2)).toHaveAttribute('data-look', '0');
  await field(rows(page).nth(1), 'level').selectOption('random');
  await does(rows(page).first(), 'down').click();
  await expect(rows(page).nth(1).getByRole('textbox')).toHaveValue('Ida');
  await expect(figure(1)).toHaveAttribute('data-look', '2');
  await does(page, 'begin').click();
  await shown(page);
  const seats = part(page, 'seats').getByRole('listitem');
  await expect(seats.nth(1)).toContainText('Ida');
  await expect(seats.nth(1)).toHaveCSS('--seat', '#17916b');
  await expect(seats.nth(0)).toHaveCSS('--seat', '#57b3e4');
});

test('a game by the clock shows what is left of its time', async ({ app }) => {
  const page = app.page();
  await open(page);
  await step(page, 'rules');
  await rule(page, 'timeLimit').selectOption('m60');
  await does(page, 'begin').click();
  await expect(page.getByText('60 min left')).toBeVisible({ timeout: 20_000 });
  expect(app.complaints).toEqual([]);
});

test('house rules are found by their words, and what does not go together says so', async ({ app }) => {
  const page = app.page();
  await open(page);
  await preset(page, 'classic').click();
  await step(page, 'rules');
  await page.getByRole('searchbox').fill('talisman');
  const bloodbath = rule(page, 'bloodbath');
  await expect(rule(page, 'timeLimit')).toHaveCount(0);
  await bloodbath.selectOption('true');
  await page.getByRole('searchbox').fill('inherited');
  const heirs = rule(page, 'inheritedItems');
  await expect(heirs).toBeDisabled();
  await expect(heirs).toHaveAccessibleDescription(/Does not go with: Bloodbath\./);
  await page.locator('[data-switch-on="inheritedItems"]').click();
  await expect(heirs).toBeChecked();
  await page.getByRole('searchbox').fill('');
  await expect(bloodbath).toHaveValue('false');
  await does(page, 'only-changed').click();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await does(page, 'only-changed').click();
  await rule(page, 'timeLimit').selectOption('20');
  await expect(page.getByText('at most 20 rounds')).toBeVisible();
  await page.getByRole('searchbox').fill('xyzzy');
  // Enter in a search begins no game.
  await page.keyboard.press('Enter');
  await expect(page.getByText('No house rule fits these words.')).toBeVisible();
});

test('an ending that is won by fate is not to be had without fate, and says so', async ({ app }) => {
  const page = app.page();
  await open(page);
  await step(page, 'rules');
  const hero = ending(page, 'a_hero_rises');
  await expect(hero).toBeEnabled();
  await choice(page, 'profile', 'second').check({ force: true });
  await expect(hero).toBeDisabled();
  await expect(hero).toHaveAccessibleDescription('Needs: Fate.');
});

test('endings say in a line what they are, the rules of the editions are folded away, and a half-made set-up is not lost', async ({
  app,
}) => {
  const page = app.page();
  await open(page);
  await preset(page, 'classic').click();
  await step(page, 'rules');
  const deep = rule(page, 'leaveCrown');
  await expect(deep).toBeHidden();
  await page.locator('[data-jump="endings"]').click();
  const ice = ending(page, 'ice_queen');
  await expect(ice).toBeInViewport();
  await expect(
    page.getByText(/^Fight it in battle or in psychic combat, as you like: its Strength and its Craft are 12/),
  ).toHaveCount(0);
  await page.locator('[data-about$="/ice_queen"]').click();
  await expect(
    page.getByText(/^Fight it in battle or in psychic combat, as you like: its Strength and its Craft are 12/),
  ).toBeVisible();
  await ice.check();
  await page.locator('[data-jump="edition"]').click();
  await deep.check();
  await expect(page.getByText(/rules, set as Digital has them; 1 changed$/)).toBeVisible();
  await expectAccessible(page, 'endings and rules of the editions');
  await page.getByRole('searchbox').fill('raft');
  await page.keyboard.press('Escape');
  await expect(screen(page, 'setup')).toBeVisible();
  await tab(page, 'start').click();
  await page.keyboard.press('Escape');
  await expect(does(page, 'new-game')).toBeVisible();
  await page.keyboard.press('?');
  await expect(sheet(page, 'keys')).toContainText('close, or go back');
  await page.keyboard.press('Escape');
  await open(page);
  await step(page, 'rules');
  await expect(ice).toBeChecked();
  await page.locator('[data-jump="edition"]').click();
  await expect(deep).toBeChecked();
});

test('whoever comes with a set stands under its name, and is searched for where they are many', async ({ app }) => {
  const page = app.page();
  await open(page);
  await preset(page, 'classic').click();
  const picker = sheet(page, 'picker');
  const all = picker.locator('[data-character]');
  await does(rows(page).first(), 'character').click();
  await expect(all).toHaveCount(14);
  await expect(picker.getByRole('searchbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await step(page, 'sets');
  for (const set of ['city', 'highland']) await choice(page, `set-${set}`, 'on').check({ force: true });
  await step(page, 'characters');
  await does(rows(page).first(), 'character').click();
  await expect(picker.getByRole('heading', { level: 3 })).toContainText(['The City']);
  await picker.getByRole('searchbox').fill('elemental');
  await expect(all).toHaveCount(1);
  await picker.getByRole('searchbox').fill('the city');
  await expect(all).toHaveCount(6);
  await picker.getByRole('searchbox').fill('xyzzy');
  await expect(picker.getByRole('status')).toHaveText('No character fits these words.');
  await picker.getByRole('searchbox').fill('elemental');
  await all.click();
  await does(picker, 'play').click();
  await expect(does(rows(page).first(), 'character')).toHaveAttribute('data-def', 'city/character/elementalist');
  expect(app.complaints).toEqual([]);
});

test('a set-up is kept under a name, renamed, deleted and brought back, beyond a restart', async ({ app }) => {
  let page = app.page();
  await open(page);
  await preset(page, 'bloodbath').click();
  await expect(preset(page, 'bloodbath')).toHaveAttribute('aria-pressed', 'true');
  const keep = async (name: string): Promise<void> => {
    await presets(page).getByRole('button', { name: 'Keep this set-up' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(name);
    await page.keyboard.press('Enter');
  };
  await keep('Sunday');
  await expect(presets(page).getByRole('button', { name: 'Sunday', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await keep('SUNDAY');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'There is a set-up called "SUNDAY" already; choose another name.',
  );
  await page.keyboard.press('Escape');

  await preset(page, 'classic').click();
  await presets(page).getByRole('button', { name: 'Rename Sunday' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Every Sunday');
  await page.keyboard.press('Enter');
  page = await app.restart();
  await open(page);
  await presets(page).getByRole('button', { name: 'Delete Every Sunday' }).focus();
  await page.keyboard.press('Enter');
  await expect(presets(page).getByText('"Every Sunday" was deleted.')).toBeVisible();
  await expect(presets(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await presets(page).getByRole('button', { name: 'Every Sunday', exact: true }).click();
  await step(page, 'rules');
  await expect(rule(page, 'bloodbath')).toHaveValue('true');
  expect(app.complaints).toEqual([]);
});

test('the last set-up is remembered beyond a restart, but not its seed', async ({ app }) => {
  await hurry(app.page());
  await beginByHand(app.page(), {
    seats: [
      { name: 'Ida', character: 'Troll' },
      { name: 'Bo', control: 'Computer' },
    ],
    seed: 'remembered',
    game: 'Monday',
    trophyCost: 6,
  });
  const page = await app.restart();
  await open(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first().getByRole('textbox')).toHaveValue('Ida');
  await expect(does(rows(page).first(), 'character')).toHaveAttribute('data-def', 'base/character/troll');
  await step(page, 'rules');
  await expect(rule(page, 'trophyCost')).toHaveValue('6');
  await step(page, 'start');
  await expect(field(page, 'seed')).toHaveValue('');
  await expect(field(page, 'game')).toHaveValue('');
});

test('a game that is over is set up again as it was, with its seed', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  await beginByHand(page, {
    seats: [{ name: 'Ida', character: 'Troll' }, { name: 'Bo' }],
    seed: 'once-more',
    trophyCost: 5,
  });
  await uncover(page);
  await does(page, 'menu').click();
  const menu = sheet(page, 'menu');
  await does(menu, 'concede').click();
  await does(menu, 'concede').click();
  await expect(page.getByRole('dialog').getByText('All the others are out of the game.')).toBeVisible();
  await page.getByRole('button', { name: 'Same seed again' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(does(rows(page).first(), 'character')).toHaveAttribute('data-def', 'base/character/troll');
  await step(page, 'start');
  await expect(field(page, 'seed')).toHaveValue('once-more');
  await expect(page.getByRole('tabpanel')).toContainText('Trophy points for 1 Strength or Craft: 5');
});

test('a code brings the same game to another, and a wrong one is refused with the reason', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  await open(page);
  await rows(page).first().getByRole('textbox').fill('Ida');
  await choice(page, 'order', 'true').check({ force: true });
  await step(page, 'start');
  await does(page, 'roll-seed').click();
  await expect(field(page, 'seed')).toHaveValue(/^[a-z]{8}$/);
  const code = await field(page, 'code').inputValue();
  expect(code).toMatch(/^([0-9A-Z]{4}-)+[0-9A-Z]{1,4}$/);
  await does(page, 'copy').click();
  await expect(page.getByText(/^(Copied\.|It could not be copied by itself)/)).toBeVisible();
  await does(page, 'begin').click();
  await uncover(page);
  const glance = async (): Promise<readonly string[]> => {
    await shown(page);
    return part(page, 'seats').getByRole('listitem').allInnerTexts();
  };
  const first = await glance();
  await toStart(page);

  await open(page);
  await preset(page, 'bloodbath').click();
  await rows(page).first().getByRole('textbox').fill('Somebody');
  await step(page, 'start');
  const other = field(page, 'other-code');
  const refused = page.getByRole('tabpanel').getByRole('alert');
  for (const [typed, why] of [
    ['', 'Type a code, or paste one.'],
    [code.slice(0, -1) + (code.endsWith('7') ? '8' : '7'), 'This code has a mistake in it'],
    ['1130-U', '"U" occurs in no code.'],
    [code.slice(0, -3), 'This code has a mistake in it'],
  ] as const) {
    await other.fill(typed);
    await page.keyboard.press('Enter');
    await expect(refused).toContainText(why);
    await expect(other).toHaveValue(typed);
  }
  await expectAccessible(page, 'a code that is refused');
  await other.fill(code.toLowerCase().replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The set-up of the code was taken over.')).toBeVisible();
  await expect(field(page, 'code')).toHaveValue(code);
  await does(page, 'begin').click();
  await uncover(page);
  expect(await glance()).toEqual(first);
  expect(app.complaints).toEqual([]);
});

test('one of three characters and a starting bonus are asked before the first roll', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  await open(page);
  await does(page, 'add-seat').click();
  await choice(page, 'undecided', 'oneOfThree').check({ force: true });
  await choice(page, 'order', 'true').check({ force: true });
  await rows(page).nth(1).locator('[data-control="person"]').click();
  await expect(
    rows(page)
      .first()
      .getByRole('button', { name: /^Character, Seat 1: One of three/ }),
  ).toBeVisible();
  await step(page, 'rules');
  await rule(page, 'startingBonus').check();
  await rule(page, 'evadeUnfriendly').selectOption('true');
  await step(page, 'start');
  await field(page, 'seed').fill('three');
  await does(page, 'begin').click();

  const asked: string[] = [];
  const seats = part(page, 'seats').getByRole('listitem');
  for (let n = 0; n < 12; n++) {
    const now = await shown(page);
    if (now.at === 'cover') {
      await does(page, 'uncover').click();
      continue;
    }
    if (now.at !== 'asked') throw new Error(JSON.stringify(now));
    expect(JSON.stringify(now.seen)).not.toMatch(/<\w+\./);
    if (asked.length === 0) {
      expect(now.seen.buttons).toHaveLength(3);
      await expect(seats).toHaveCount(3);
      await expect(seats.first()).toContainText('Mira');
      await expect(seats.first()).toContainText('Chooses a character');
      await expectAccessible(page, 'one of three characters');
    }
    asked.push(now.seen.question);
    if (/how do you move/.test(now.seen.question)) break;
    await leave(page);
    await optionsOf(page).getByRole('button').first().click();
  }
  expect(asked.at(-1)).toMatch(/how do you move\?$/);
  expect(asked.filter((one) => /Which of these characters/.test(one))).toHaveLength(2);
  expect(asked.filter((one) => /Strength or 1 Craft/.test(one))).toHaveLength(2);
  expect(app.complaints).toEqual([]);
});

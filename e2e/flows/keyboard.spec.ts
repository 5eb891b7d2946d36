// Everything by keyboard: no pointer is used in this file.
import type { Page } from 'playwright/test';
import { idler, striver } from '../player';
import { TROLL_ALONE } from '../seeds';
import { leave, optionsOf, shown, strike, type Shown } from '../table';
import { expect, test } from '../fixtures';
import { does, part, screen } from '../screen';

/** What has the focus says what it is, and can be seen to have it. */
const focused = (page: Page): Promise<{ readonly name: string; readonly visible: boolean }> =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (one === null || one === document.body) return { name: '', visible: true };
    const labels = one instanceof HTMLInputElement || one instanceof HTMLSelectElement ? [...(one.labels ?? [])] : [];
    const name =
      one.getAttribute('aria-label') ??
      (labels.length > 0 ? labels.map((label) => label.textContent).join(' ') : one.textContent);
    const ring = (element: Element): boolean => {
      const { outlineStyle, outlineWidth, boxShadow, stroke } = getComputedStyle(element);
      // The spaces of the board are drawn.
      if (element instanceof SVGGeometryElement) return stroke !== 'none';
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    // A control that is only there for its words shows its focus on its label.
    return {
      name: name.replaceAll(/\s+/g, ' ').trim(),
      visible: [one, ...labels, one.firstElementChild ?? one].some(ring),
    };
  });

/** Milliseconds, and stops: a page that is still being drawn has fewer of them, and is gone round again. */
const PATIENCE = 60_000;
const STOPS = 90;

/** Goes on by Tab to what is called so; each stop on the way must be visible. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  const met: string[] = [];
  const until = Date.now() + PATIENCE;
  while (met.length < STOPS || Date.now() < until) {
    const now = await focused(page);
    expect(now.visible, `the focus on "${now.name}" can be seen`).toBe(true);
    if (name.test(now.name)) return;
    met.push(now.name);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(name)}, but to ${[...new Set(met)].join(' | ')}`);
};

const enter = async (page: Page, name: RegExp): Promise<void> => {
  await tabTo(page, name);
  await strike(page, 'Enter');
};

const answerByKey = async (page: Page, now: Extract<Shown, { at: 'asked' }>): Promise<void> => {
  const move = (now.seen.player === 'Mira' ? striver : idler)(now.seen);
  if ('number' in move) {
    await optionsOf(page).getByRole('spinbutton').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(String(move.number));
    await enter(page, /^Confirm/);
    return;
  }
  if (now.form === 'order') {
    await enter(page, /^Confirm/);
    return;
  }
  if (now.form === 'distribute') {
    await page.keyboard.press('o');
    await tabTo(page, /: More$/);
    for (const confirm = optionsOf(page).locator('[data-confirm]'); await confirm.isDisabled();)
      await page.keyboard.press('Enter');
    await enter(page, /^Confirm/);
    return;
  }
  const open = optionsOf(page).locator('button.option[aria-disabled="false"]:not(details *)');
  for (const place of move.press) {
    const key = await open.nth(place).getAttribute('aria-keyshortcuts');
    if (key !== null) await strike(page, key);
    else {
      await page.keyboard.press('o');
      const label = now.seen.buttons[place]?.label ?? '';
      await enter(page, new RegExp(`^${label}`));
    }
  }
  if (now.form === 'many') await strike(page, 'Enter');
  else if (move.press.length === 0) await enter(page, /^(None of them|Leave it$)/);
};

const pick = async (page: Page, seat: number, character: string): Promise<void> => {
  await enter(page, new RegExp(`^Character, Seat ${seat}`));
  await expect(page.getByRole('dialog')).toBeVisible();
  await enter(page, new RegExp(`^${character}`));
  await enter(page, new RegExp(`^Play the ${character}`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** Goes over the tabs of the set-up screen with these keys. */
const toStep = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  await tabTo(page, /^(Characters|Sets|House rules|Start)( \d+)?$/);
  for (const key of keys) await page.keyboard.press(key);
};

test('a game is set up and played by keyboard alone', async ({ app }) => {
  const page = app.page();
  await expect(does(page, 'new-game')).toBeVisible();
  await enter(page, /^Settings$/);
  await tabTo(page, /^Speed/);
  await page.keyboard.press('Home');
  await expect(page.getByLabel('Speed')).toHaveValue('instant');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await enter(page, /^New game$/);
  await expect(screen(page, 'setup')).toBeVisible();
  await enter(page, /^Classic/);
  await tabTo(page, /^Computer/);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Person' }).nth(1)).toBeChecked();
  await pick(page, 2, 'Elf');
  await pick(page, 1, 'Troll');
  for (const [seat, name] of [
    [1, 'Mira'],
    [2, 'Jonas'],
  ] as const) {
    await tabTo(page, new RegExp(`^Name, Seat ${seat}`));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(name);
  }
  await toStep(page, 'End');
  await tabTo(page, /^Seed$/);
  await page.keyboard.type('keys-1');
  await enter(page, /^Begin$/);

  const asked: string[] = [];
  while (asked.length < 12) {
    const now = await shown(page);
    if (now.at === 'cover') {
      await enter(page, /^I am /);
      continue;
    }
    if (now.at !== 'asked') throw new Error(JSON.stringify(now));
    asked.push(now.seen.question);
    if (asked.length === 3) await sheets(page);
    await leave(page);
    await answerByKey(page, now);
  }
  expect(new Set(asked).size).toBeGreaterThan(2);
  // What happened is told to whoever sits here, not on the cover between two persons.
  if ((await shown(page)).at === 'cover') await enter(page, /^I am /);
  const journal = part(page, 'events');
  await expect(journal.getByRole('listitem').first()).not.toHaveText('What happens will be written here.');
});

test('a whole game by keyboard alone, from set-up to the Crown', async ({ app }) => {
  const page = app.page();
  await expect(does(page, 'new-game')).toBeVisible();
  await enter(page, /^Settings$/);
  await tabTo(page, /^Speed/);
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await enter(page, /^New game$/);
  // Alone, without the turns of others: that the screen is handed over by keyboard is told by the game above.
  await enter(page, /^Remove seat 2$/);
  await pick(page, 1, 'Troll');
  await tabTo(page, /^Name, Seat 1/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Mira');
  await toStep(page, 'ArrowRight', 'ArrowRight');
  await tabTo(page, /^Digital$/);
  await page.keyboard.press('ArrowRight');
  await tabTo(page, /^Trophy points/);
  await page.keyboard.type('5');
  await toStep(page, 'End');
  await tabTo(page, /^Seed$/);
  await page.keyboard.type(TROLL_ALONE);
  await enter(page, /^Begin$/);

  const MOST = 400;
  for (let answers = 0; ; answers++) {
    const now = await shown(page);
    if (now.at === 'over') {
      expect(now.title).toBe('Mira wins the Crown');
      break;
    }
    if (now.at !== 'asked' || answers > MOST) throw new Error(JSON.stringify(now));
    await leave(page);
    await answerByKey(page, now);
  }
});

/** The sheets of the table, the board, and back to the options. */
const sheets = async (page: Page): Promise<void> => {
  for (const [key, name] of [
    ['?', 'Keys'],
    ['j', 'Journal'],
    ['m', 'Menu'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.keyboard.press('b');
  const from = (await focused(page)).name;
  expect(from).toMatch(/Region/);
  await page.keyboard.press('ArrowLeft');
  const left = (await focused(page)).name;
  await page.keyboard.press('ArrowUp');
  expect([left, (await focused(page)).name]).not.toEqual([from, from]);
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('o');
  await expect(optionsOf(page).getByRole('button').first()).toBeFocused();
};

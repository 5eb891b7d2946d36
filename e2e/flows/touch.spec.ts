// A finger can do what a pointer can: look, read, choose, zoom, move the board, drag a card; and everything is large
// enough for it.
import type { Locator, Page } from 'playwright/test';
import { idler, striver } from '../player';
import { SPELL_AT_ONCE } from '../seeds';
import { begin, hurry, journalOf, leave, optionsOf, play, uncover } from '../table';
import { expect, test } from '../fixtures';
import { does, part } from '../screen';

test.skip(({ target }) => target !== 'host', 'the same page everywhere');
test.use({ touch: true });

type Point = { readonly x: number; readonly y: number };
const FINGER = 44;
/** Longer than a tap. */
const RESTS_MS = 700;

const middleOf = async (one: Locator): Promise<Point> => {
  const box = await one.boundingBox();
  if (box === null) throw new Error('nothing to be touched');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Fingers that go down at the first points, over the others, and up again. */
const fingers = async (page: Page, ...ways: readonly (readonly Point[])[]): Promise<void> => {
  const touch = await page.context().newCDPSession(page);
  const at = (step: number): { x: number; y: number; id: number }[] =>
    ways.map((way, id) => ({ id, ...(way[step] ?? { x: 0, y: 0 }) }));
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', step?: number): Promise<unknown> =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: step === undefined ? [] : at(step) });
  await send('touchStart', 0);
  for (let step = 1; step < (ways[0]?.length ?? 0); step++) await send('touchMove', step);
  await send('touchEnd');
  await touch.detach();
};
const rest = async (page: Page, on: Locator): Promise<void> => {
  const touch = await page.context().newCDPSession(page);
  const { x, y } = await middleOf(on);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(RESTS_MS);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
};

const space = (page: Page, name: string): Locator =>
  part(page, 'board')
    .getByRole('button', { name: new RegExp(`^${name}\\.`) })
    .first();
const peek = (page: Page): Locator => page.locator('.peek');
const close = (page: Page): Promise<void> => does(page.getByRole('dialog'), 'close').tap();

test.beforeEach(async ({ app }) => {
  const page = app.page();
  await hurry(page);
  await begin(page, {
    seats: [
      { name: 'Mira', character: 'Wizard' },
      { name: 'Jonas', character: 'Warrior' },
    ],
    seed: SPELL_AT_ONCE,
    revised: true,
  });
  await uncover(page);
  await expect(optionsOf(page).getByRole('button').first()).toBeVisible();
});

test('looks at a space with one tap, reads it with the next, and rests on things to read them', async ({ app }) => {
  const page = app.page();
  await space(page, 'Castle').tap();
  await expect(peek(page)).toContainText('Tap again to read more');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await space(page, 'Castle').tap();
  await expect(page.getByRole('dialog', { name: 'Castle' })).toBeVisible();
  await close(page);
  await rest(page, space(page, 'Tavern'));
  await expect(page.getByRole('dialog', { name: 'Tavern' })).toBeVisible();
  await close(page);
  // An option too, and that is no answer.
  const cast = optionsOf(page)
    .getByRole('button', { name: /^Cast / })
    .first();
  const name = ((await cast.locator('.verb').textContent()) ?? '').trim().replace(/^Cast /, '');
  await rest(page, cast);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await close(page);
  await expect(cast).toBeVisible();
});

test('goes to a space with two taps there', async ({ app }) => {
  const page = app.page();
  await play(
    page,
    { Mira: striver, Jonas: idler },
    20,
    async () => (await page.locator('[data-space].open').count()) > 0,
  );
  const before = (await journalOf(page)).length;
  const there = page.locator('[data-space].open').first();
  await there.tap();
  await expect(peek(page)).toContainText('Tap again to choose it');
  await leave(page);
  await there.tap();
  await expect.poll(async () => (await journalOf(page)).slice(before).join('\n')).toMatch(/ moves to/);
});

test('zooms with two fingers and moves the board with one', async ({ app }) => {
  const page = app.page();
  const board = page.locator('.board');
  const ground = page.locator('.ground');
  const middle = await middleOf(board);
  const transform = (): Promise<string> =>
    ground.evaluate((one) => (one instanceof HTMLElement ? one.style.transform : ''));
  const whole = await transform();
  const apart = (far: number): readonly [Point, Point] => [
    { x: middle.x - far, y: middle.y },
    { x: middle.x + far, y: middle.y },
  ];
  const steps = [30, 50, 80, 120].map(apart);
  await fingers(
    page,
    steps.map(([a]) => a),
    steps.map(([, b]) => b),
  );
  const near = await transform();
  expect(near).not.toBe(whole);
  expect(Number(/scale\(([\d.]+)\)/.exec(near)?.[1])).toBeGreaterThan(2);
  await fingers(
    page,
    [0, 0.3, 0.7, 1].map((share) => between(middle, { x: middle.x + 120, y: middle.y + 80 }, share)),
  );
  const moved = await transform();
  expect(moved).not.toBe(near);
  expect(/scale\(([\d.]+)\)/.exec(moved)?.[1]).toBe(/scale\(([\d.]+)\)/.exec(near)?.[1]);
  // Neither was a tap.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Not by a tap: so soon after made-up fingers Chromium takes it for half a double tap, and sends no click.
  await does(page, 'whole-board').click();
  await expect.poll(transform).toBe(whole);
});

test('drags a card to where it is used', async ({ app }) => {
  const page = app.page();
  const name = (
    (await optionsOf(page)
      .getByRole('button', { name: /^Cast / })
      .first()
      .locator('.verb')
      .textContent()) ?? ''
  )
    .trim()
    .replace(/^Cast /, '');
  const before = (await journalOf(page)).length;
  const card = await middleOf(part(page, 'things').getByRole('button').filter({ hasText: name }));
  const question = await middleOf(part(page, 'now'));
  await leave(page);
  await fingers(
    page,
    [0, 0.2, 0.5, 0.8, 1].map((share) => between(card, question, share)),
  );
  await expect.poll(async () => (await journalOf(page)).slice(before).join('\n')).toContain(`casts ${name}`);
});

test('finds everything large enough', async ({ app }) => {
  const page = app.page();
  const small = (): Promise<readonly string[]> =>
    page.evaluate(
      (finger) =>
        [...document.querySelectorAll<HTMLElement>('button, select, summary, input, [role="button"], [role="tab"]')]
          .filter((one) => one.checkVisibility() && (document.querySelector('dialog[open]')?.contains(one) ?? true))
          .map((one) => ({
            name: one.getAttribute('aria-label') ?? one.textContent.trim(),
            box: one.getBoundingClientRect(),
          }))
          // What only a screen reader meets is one pixel large.
          .filter(({ box }) => box.width > 1 && (box.width < finger || box.height < finger))
          .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
      FINGER,
    );
  expect(await small()).toEqual([]);
  for (const name of ['Journal', 'Cards', 'Rules', 'Menu']) {
    await page.getByRole('button', { name, exact: true }).first().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    // On its way to its place it may be a hair smaller.
    await expect.poll(small, name).toEqual([]);
    await close(page);
  }
});

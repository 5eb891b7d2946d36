// A table as most are: one person and computers, at the usual speed, with all that moves.
import { striver } from '../player';
import { does, part } from '../screen';
import { begin, onward } from '../table';
import { expect, test } from '../fixtures';

const ROUNDS = 4;

test.use({ moves: true });

test('rounds with computers are told at the usual speed, and nothing stumbles', async ({ app }) => {
  const page = app.page();
  await expect(does(page, 'new-game')).toBeVisible();
  const others = ['Jonas', 'Aylin'].map((name) => ({ name, control: 'Computer', level: 'novice' }) as const);
  // Events, that others draw, happen to all of them.
  await begin(page, { seats: [{ name: 'Mira', character: 'Warrior' }, ...others], seed: 'waiting-0' });
  // The ground is painted when the board stands there, and not with each thing that happens.
  await expect(page.locator('canvas[data-land="painted"]')).toBeVisible();
  const paintings = await page.evaluateHandle(() => {
    const seen: MutationRecord[] = [];
    const watch = new MutationObserver((records) => void seen.push(...records));
    for (const ground of document.querySelectorAll('canvas[data-land]')) watch.observe(ground, { attributes: true });
    return seen;
  });
  // Not there on a screen that has stumbled, which says so at the next step.
  const round = async (): Promise<number> =>
    Number.parseInt((await page.locator('.round').allTextContents()).join('').replaceAll(/\D+/g, ''), 10);
  while (!((await round()) > ROUNDS)) expect(await onward(page, { Mira: striver })).toBe(true);
  await expect(part(page, 'now')).toBeVisible();
  expect(await paintings.evaluate(({ length }) => length)).toBe(0);
  expect(app.complaints).toEqual([]);
});

// What a key does while a story is told: who is to press one is told so, and one that is pressed twice quickly costs no
// dice.
import type { Page } from 'playwright/test';
import { expect } from '../fixtures';
import { does, part } from '../screen';
import { test } from './gallery';

const moves = { reducedMotion: 'no-preference' } as const;
/** What the two sides of the fight come to. */
const SUMS = ['9', '13'];
const QUICK = 40;

declare global {
  interface Window {
    crownwardAhead?: string[];
  }
}

/** Runs in the page: frame by frame, what the panel or the journal tell of the sums before the stage shows them. */
const watchSums = (sums: readonly string[]): void => {
  const ahead: string[] = (window.crownwardAhead = []);
  const next = (): void => {
    const sum = document.querySelector('[data-part="stage"] [data-score]');
    const seen = sum !== null && Number(getComputedStyle(sum).opacity) > 0;
    const told = ['now', 'events'].map((name) => document.querySelector(`[data-part="${name}"]`)?.textContent ?? '');
    if (seen) return;
    ahead.push(...told.filter((text) => sums.every((n) => new RegExp(`\\b${n}\\b`).test(text))));
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
};

const inTheHand = async (page: Page): Promise<void> => {
  await page.locator('[data-part="now"] [data-key]:not(:disabled)').first().click();
  await expect(page.locator('[data-go-on]')).toBeVisible();
};

test('who is to throw the dice of his fight is told so, and not that the game goes on', async ({ look }) => {
  const page = await look('fixture=poised', moves);
  await inTheHand(page);
  const now = part(page, 'now');
  await expect(does(now, 'skip')).toHaveCount(0);
  await expect(now.locator('header p').first()).toHaveText('It is you who throws the dice.');
  // One thing is called by one name, on the stage and beside it.
  const key = part(page, 'stage').locator('[data-go-on]');
  await expect(key).toHaveText(/^Fight the Sentinel: 8\s% win ␣$/);
  await expect(does(now, 'go-on')).toHaveText(await key.innerText());
  // One press is the answer, the next one is meant.
  await page.waitForTimeout(500);
  await does(now, 'go-on').click();
  await expect(part(page, 'stage').locator('.result')).toBeVisible();
});

test('a key pressed twice quickly throws the dice once, and no text runs ahead of them', async ({ look }) => {
  const page = await look('fixture=poised', moves);
  await inTheHand(page);
  await page.waitForTimeout(500);
  await page.evaluate(watchSums, SUMS);
  await page.keyboard.press('Space');
  await page.waitForTimeout(QUICK);
  await page.keyboard.press('Space');
  await expect(part(page, 'stage').locator('[data-rolling]').first()).toBeVisible();
  await expect(part(page, 'stage').locator('p[data-score]')).toHaveText(/9\s*falls to\s*13/);
  await expect(part(page, 'now').locator('header p').first()).toContainText('13');
  expect(await page.evaluate(() => window.crownwardAhead)).toEqual([]);
});

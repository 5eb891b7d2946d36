// What happens is told where one looks, in its order, and waits for whom it happens to.
import { ask } from '../door';
import { striver } from '../player';
import { does, part } from '../screen';
import { CAVE_FIGHT } from '../seeds';
import { ANSWERED, answer, begin, goOnWith, optionsOf, shown, uncover } from '../table';
import { expect, test } from '../fixtures';

declare global {
  interface Window {
    /** What was told while dice were in the air. */
    crownwardEarly?: string[];
  }
}

/** Runs in the page, and makes it one that draws late: dice lie on the screen long after their time by the clock. */
const lateDice = (ms: number): void => {
  const early: string[] = (window.crownwardEarly = []);
  const DICE = '[data-rolling]';
  const flying = (): boolean =>
    document.getAnimations().some(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return playState === 'running' && target?.matches(DICE) === true;
    });
  new MutationObserver((changes) => {
    const thrown = changes.some(({ addedNodes }) =>
      [...addedNodes].some(
        (node) => node instanceof Element && (node.matches(DICE) || node.querySelector(DICE) !== null),
      ),
    );
    const until = performance.now() + ms;
    while (thrown && performance.now() < until);
    const told = changes.find(
      ({ target }) =>
        target.parentElement?.closest('[data-part="events"], [data-part="now"] header') instanceof Element,
    );
    if (!thrown && told !== undefined && flying()) early.push(told.target.textContent ?? '');
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
};

const PLAYERS = { Mira: striver, Jonas: striver };
const MOST = 80;
/** Longer than the card of somebody else is shown at this speed, in milliseconds. */
const AWHILE = 900;
/** Longer than dice fly at this speed, in milliseconds. */
const LATE = 300;

// Dice fly.
test.use({ moves: true });

test('one’s own card and fight wait for a key, which does nothing else', async ({ app }) => {
  const page = app.page();
  await expect(does(page, 'new-game')).toBeVisible();
  expect(await ask(page, 'settings.set', { speed: 'fast' })).toMatchObject({ ok: true });
  await begin(page, {
    seats: [
      { name: 'Mira', character: 'Warrior' },
      { name: 'Jonas', character: 'Elf' },
    ],
    seed: CAVE_FIGHT,
    revised: true,
  });
  const goOn = page.locator('[data-go-on]');
  /** A question that was not answered yet. */
  const asked = page.locator(`[data-part="options"]:not([${ANSWERED}])`);
  const scene = part(page, 'scene');
  await page.evaluate(lateDice, LATE);
  let cards = 0;
  let fights = 0;
  for (let steps = 0; cards === 0 || fights === 0; steps++) {
    expect(steps).toBeLessThan(MOST);
    await expect(goOn.or(asked).or(does(page, 'uncover')).first()).toBeVisible({ timeout: 20_000 });
    if (!(await goOn.isVisible())) {
      await answer(page, PLAYERS, await shown(page));
      continue;
    }
    if (await scene.isVisible()) {
      await page.waitForTimeout(AWHILE);
      await expect(scene.getByRole('article')).toBeVisible();
      cards++;
    } else {
      // Who is fought is seen, also where the card has come just now.
      await expect(part(page, 'stage').locator('article').first()).toBeVisible();
      fights++;
    }
    // Nothing can be chosen by a key that is pressed twice.
    await expect(optionsOf(page)).toHaveCount(0);
    await page.keyboard.press('Space');
  }

  // Whoever has enough of it says so at any time, and goes on with no key.
  for (let steps = 0; !(await goOn.isVisible()); steps++) {
    expect(steps).toBeLessThan(MOST);
    await answer(page, PLAYERS, await shown(page));
    await expect(goOn.or(asked).or(does(page, 'uncover')).first()).toBeVisible({ timeout: 20_000 });
  }
  expect(await page.evaluate(() => window.crownwardEarly)).toEqual([]);
  await part(page, 'speed').getByRole('combobox').selectOption('instant');
  await expect(goOn).toHaveCount(0);
  await shown(page);
  expect(app.complaints).toEqual([]);
});

/** Runs in the page: what stands on the stage, frame by frame, while a die of it flies that is thrown from now on. */
const watchSums = async (): Promise<void> => {
  const flying = (): readonly Animation[] =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' &&
          effect instanceof KeyframeEffect &&
          effect.target?.matches('[data-rolling]') === true,
      );
  await Promise.all(flying().map(({ finished }) => finished));
  const early: string[] = (window.crownwardEarly = []);
  const next = (): void => {
    if (flying().length > 0) {
      early.push('a die flies');
      for (const sum of document.querySelectorAll('[data-part="stage"] [data-score]'))
        if (Number(getComputedStyle(sum).opacity) > 0) early.push(sum.textContent.replaceAll(/\s+/g, ' ').trim());
    } else if (early.length > 0) return;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
};

test('the sums of dice that fate throws again are told when those lie', async ({ app }) => {
  const page = app.page();
  await expect(does(page, 'new-game')).toBeVisible();
  await goOnWith(page, 'psychic');
  await uncover(page);
  const again = optionsOf(page).locator('[data-key="reroll.1"]');
  await expect(again).toBeVisible();
  await page.evaluate(watchSums);
  await again.click();
  const early = (): Promise<readonly string[]> => page.evaluate(() => window.crownwardEarly ?? []);
  await expect.poll(early).toContain('a die flies');
  await expect(part(page, 'stage')).toHaveCount(0);
  // Who throws no die again keeps what stood there before.
  const told = new Set(await early());
  for (const before of ['a die flies', '+6', '10']) told.delete(before);
  expect([...told]).toEqual([]);
});

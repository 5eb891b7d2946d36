// A roll that nobody is asked about is thrown on the stage, beside the card that tells what it decides.
import type { Page } from 'playwright/test';
import { expect } from '../fixtures';
import { does, part } from '../screen';
import { SIZE, test } from './gallery';
import { layoutProblems } from './layout';

const first = '[data-part="now"] [data-key]:not(:disabled)';
const stageOf = (page: Page): ReturnType<typeof part> => part(page, 'roll-stage');

test('the row of a space is lit once its die lies, and what came of it is told below', async ({ look }) => {
  const page = await look('fixture=roll-chasm');
  await page.locator(first).first().click();
  const stage = stageOf(page);
  await expect(stage.locator('[data-counting]')).toHaveText(/lose 1 life/);
  await expect(stage.locator('[data-came]')).toContainText('loses 1 life');
  // The key goes on to the Follower's own die, which has a table of its own.
  await stage.locator('[data-go-on]').click();
  await expect(stage.locator('tbody tr').first()).toContainText('kill it');
  await expect(stage.locator('[data-counting]')).toContainText('no effect');
  // Dice lie in one place.
  await expect(part(page, 'now').locator('.tray')).toHaveCount(0);
});

test('the key sleeps while the dice fly, and what is read goes on by the key alone', async ({ look }) => {
  const page = await look('fixture=roll-mystic');
  await page.locator(first).first().click();
  const key = stageOf(page).locator('[data-go-on]');
  await expect(key).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Space');
  await expect(key).toHaveAttribute('aria-disabled', 'false');
  await expect(key).toHaveAttribute('data-goes-in', /./);
  await stageOf(page).locator('table').hover();
  await expect(key).not.toHaveAttribute('data-goes-in');
  await page.keyboard.press('Space');
  await expect(stageOf(page)).toHaveCount(0);
});

test('the panel shows what the dice are thrown for from when their stage stands', async ({ look }) => {
  const page = await look('fixture=roll-chasm');
  const shown = page.evaluate(
    () =>
      new Promise<string | null | undefined>((resolve) => {
        const wait = (): void => {
          if (document.querySelector('[data-part="roll-stage"]') === null) requestAnimationFrame(wait);
          else
            requestAnimationFrame(() => {
              resolve(document.querySelector('[data-part="now"] .source')?.textContent);
            });
        };
        wait();
      }),
  );
  await page.locator(first).first().click();
  expect(await shown).toContain('Chasm');
});

test('at the Pits the stage says how many there are, and each fight which of them it is', async ({ look }) => {
  const page = await look('fixture=roll-pits');
  await page.locator(first).first().click();
  await expect(stageOf(page).locator('[data-counting]')).toHaveText(/6 ×\s*Pit Fiend\s*Strength 4 ·\s*1 of 6/);
  await stageOf(page).locator('[data-go-on]').click();
  await expect(part(page, 'stage').locator('[data-nth]')).toHaveText('1 of 6');
  await expect(stageOf(page)).toHaveCount(0);
});

test('at the Crypt the number that counts stands with its parts, and where it brings him', async ({ look }) => {
  const page = await look('fixture=roll-crypt');
  await page.locator(first).first().click();
  await expect(stageOf(page).locator('[data-sum]')).toHaveText('11');
  await expect(stageOf(page).locator('[data-counts="4"] strong')).toHaveText('4');
  await expect(stageOf(page).locator('[data-came]')).toHaveText("Warrior is teleported to the Warlock's Cave.");
});

test("Death's dice lie before one's own are thrown against them", async ({ look }) => {
  const page = await look('fixture=roll-death');
  await page.locator(first).first().click();
  const stage = stageOf(page);
  await expect(stage.locator('[data-against="8"]')).toBeVisible();
  await expect(stage.locator('[data-sum]')).toHaveText('3');
  await expect(stage.locator('[data-came]')).toContainText('loses 1 life');
});

for (const speed of ['normal', 'instant'])
  test(`a question about what was rolled is asked beside its row at ${speed}`, async ({ look }) => {
    const page = await look('fixture=roll-tower');
    await part(page, 'speed').getByRole('combobox').selectOption(speed);
    await page.locator(first).first().click();
    await expect(part(page, 'now')).toHaveAttribute('data-ask', 'ask.giveFollowers');
    const stage = stageOf(page);
    await expect(stage.locator('[data-counting]')).toContainText('lose 2 lives');
    await expect(stage.locator('[data-stage-key]')).toHaveText([/Princess.*saves 1 of 2 lives/, 'None of them']);
    await does(page, 'to-board').click();
    await expect(stage).toHaveCount(0);
    await does(page, 'to-stage').click();
    await expect(stage).toBeVisible();
  });

test("another's dice that decide much are seen over the board, and nobody waits for them", async ({ look }) => {
  const page = await look('fixture=roll-far');
  // It goes by itself: the page says what stood there first.
  const shown = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const wait = (): void => {
          const far = document.querySelector('[data-part="far-roll"]');
          if (far?.querySelector('[data-counts="4"]')) resolve(far.textContent);
          else requestAnimationFrame(wait);
        };
        wait();
      }),
  );
  await page.locator(first).first().click();
  expect(await shown).toContain("teleport to the Warlock's Cave");
  await expect(stageOf(page)).toHaveCount(0);
  await expect(part(page, 'far-roll')).toHaveCount(0);
});

test('dice of others leave the board in sight beside large letters', async ({ look }) => {
  for (const lang of ['en', 'de']) {
    const page = await look(`fixture=roll-far&text=200&lang=${lang}`);
    const covered = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const wait = (): void => {
            const far = document.querySelector('[data-part="far-roll"]');
            const board = document.querySelector('main.land');
            if (board !== null && far?.querySelector('[data-counts="4"]'))
              resolve(far.getBoundingClientRect().height / board.getBoundingClientRect().height);
            else requestAnimationFrame(wait);
          };
          wait();
        }),
    );
    await page.locator(first).first().click();
    expect(await covered, lang).toBeLessThan(0.25);
    await expect(part(page, 'far-roll')).toHaveCount(0);
  }
});

test('nothing is shown and nothing waits for whoever wants nothing shown', async ({ look }) => {
  const page = await look('fixture=roll-chasm');
  await part(page, 'speed').getByRole('combobox').selectOption('instant');
  await page.locator(first).first().click();
  await expect(part(page, 'events')).toContainText('loses 1 life (Chasm)');
  await expect(part(page, 'now')).toHaveAttribute('data-ask', /./);
  await expect(stageOf(page)).toHaveCount(0);
});

test('the card of what happens lies in its panel, however much is held', async ({ look }) => {
  const page = await look('fixture=roll-laden');
  await page.locator(first).first().click();
  await expect(stageOf(page).locator('[data-at="table"]')).toBeVisible();
  const now = part(page, 'now');
  const beyond = await now.evaluate(
    (panel) =>
      (panel.querySelector('article')?.getBoundingClientRect().bottom ?? Infinity) -
      panel.getBoundingClientRect().bottom,
  );
  expect(beyond).toBeLessThan(0);
});

for (const lang of ['en', 'de'] as const)
  for (const text of [100, 200])
    test(`a roll lies whole on its stage in ${lang} at ${text} %`, async ({ look }) => {
      const problems: string[] = [];
      for (const fixture of ['chasm', 'mystic', 'crypt', 'death', 'pits']) {
        const page = await look(`fixture=roll-${fixture}&text=${text}&lang=${lang}`);
        await page.locator(first).first().click();
        const stage = stageOf(page);
        await expect(stage.locator('[data-at="table"]')).toBeVisible();
        await expect(stage.locator('[data-go-on]')).toBeInViewport({ ratio: 1 });
        problems.push(...(await layoutProblems(page, fixture, [SIZE])));
        await expect(stage).toBeVisible();
      }
      expect(problems).toEqual([]);
    });

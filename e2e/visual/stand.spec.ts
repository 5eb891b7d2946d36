// Who stands where, and what else is there: figures, pictures and names share a space, and none hides another.
import type { Page } from 'playwright/test';
import { expect } from '../fixtures';
import { does, part } from '../screen';
import { SIZE, test } from './gallery';
import { layoutProblems } from './layout';

/** Runs in the page: of each picture and each figure, the share of its box that what lies before it covers. */
const covered = (): readonly { readonly what: string; readonly share: number }[] => {
  const boxOf = (one: Element): DOMRect => one.getBoundingClientRect();
  const STEPS = 24;
  const shareOf = (box: DOMRect, others: readonly DOMRect[]): number => {
    let hit = 0;
    for (let i = 0; i < STEPS; i++)
      for (let j = 0; j < STEPS; j++) {
        const [x, y] = [box.x + ((i + 0.5) * box.width) / STEPS, box.y + ((j + 0.5) * box.height) / STEPS];
        if (others.some((other) => x > other.left && x < other.right && y > other.top && y < other.bottom)) hit++;
      }
    return hit / STEPS ** 2;
  };
  const figures = [...document.querySelectorAll('.board .figure')].map((one) =>
    boxOf([...one.children].filter((child) => child.tagName === 'path').at(-2) ?? one),
  );
  const bands = [...document.querySelectorAll('.board .ribbon .band')].map(boxOf);
  const pictures = [...document.querySelectorAll('.board .sign:not(.crown)')].map((sign) => ({
    what: `${sign.closest('g[transform]:has(.ribbon)')?.textContent.trim() ?? ''}'s picture`,
    share: shareOf(boxOf(sign), [...figures, ...bands]),
  }));
  const stood = figures.map((one, i) => ({ what: `figure ${i}`, share: shareOf(one, figures.slice(i + 1)) }));
  return [...pictures, ...stood];
};
/** Of a picture the margin of its box is free, and of a figure its sign is in the middle. */
const MOST = 0.25;

const seen = async (page: Page, query: string): Promise<void> => {
  await expect(page.locator('.board .figure').first()).toBeVisible();
  await expect(page.locator('.board .sign').first()).toBeVisible();
  const hidden = (await page.evaluate(covered)).filter(({ share }) => share > MOST);
  expect(hidden, query).toEqual([]);
};

test('who stands on a space hides neither its picture nor each other, be it six', async ({ look }) => {
  for (const query of ['fixture=gathered', 'fixture=crowd', 'fixture=six']) await seen(await look(query), query);
});

test('names of large letters leave the pictures in sight', async ({ look }) => {
  for (const query of ['fixture=six&text=200', 'fixture=six&text=200&lang=de', 'fixture=crowd&text=200'])
    await seen(await look(query), query);
});

for (const lang of ['en', 'de'] as const)
  test(`with large text a move says what waits, and one's things and the digest are in sight in ${lang}`, async ({
    look,
  }) => {
    for (const fixture of ['six', 'crowd', 'table']) {
      const page = await look(`fixture=${fixture}&text=200&lang=${lang}`);
      const coach = part(page, 'coach');
      await expect(coach).toBeInViewport({ ratio: 1 });
      // What lies there comes first on a line below the way, inside its button.
      await expect
        .poll(
          () =>
            part(page, 'options')
              .locator('[data-to]:not([aria-disabled="true"])')
              .evaluateAll((ways) =>
                ways.map((way) => {
                  const [box, verb, told] = [way, way.querySelector('.verb'), way.querySelector('.detail > span')].map(
                    (one) => one?.getBoundingClientRect(),
                  );
                  return told !== undefined && told.height > 0 && told.bottom <= (box?.bottom ?? 0) + 1
                    ? told.top >= (verb?.bottom ?? Infinity) - 4
                    : false;
                }),
              ),
          { timeout: 5000 },
        )
        .toEqual([true, true, true]);
      await expect(part(page, 'things').locator('.facts')).toBeInViewport({ ratio: 1 });
      await expect(part(page, 'things').locator('[data-card]').first()).toBeInViewport();
      await expect(part(page, 'meanwhile').getByRole('button').first()).toBeInViewport({ ratio: 1 });
      // The rule is a press away.
      await expect(coach.locator('.text')).toHaveCount(0);
      await does(coach, 'more').click();
      await expect(coach.locator('.text')).toBeVisible();
      expect(await layoutProblems(page, fixture, [SIZE])).toEqual([]);
    }
  });

test('with large text a seat says name, values, how many lives at most, and where', async ({ look }) => {
  for (const fixture of ['six', 'crowd']) {
    const page = await look(`fixture=${fixture}&text=200`);
    for (const seat of await part(page, 'seats').getByRole('listitem').all()) {
      for (const stat of ['strength', 'craft', 'life', 'fate', 'gold'])
        await expect(seat.locator(`[data-stat="${stat}"] b`)).toBeInViewport({ ratio: 1 });
      await expect(seat.locator('[data-stat="life"] small')).toBeVisible();
      const [whole, event] = [await seat.boundingBox(), await seat.locator('.event').boundingBox()];
      expect(event?.height ?? 0).toBeGreaterThan(12);
      expect((event?.y ?? Infinity) + (event?.height ?? 0)).toBeLessThanOrEqual(
        (whole?.y ?? 0) + (whole?.height ?? 0) + 1,
      );
      // However long the name is, its letters are as large as those of usual text.
      const size = await seat.locator('.name b').evaluate((name) => parseFloat(getComputedStyle(name).fontSize));
      expect(size).toBeGreaterThanOrEqual(16);
    }
  }
});

test('with all boards in sight what is written on them is read, and what is too small is not written', async ({
  look,
}) => {
  const page = await look('fixture=expansions');
  await expect(page.locator('.board .title').first()).toBeVisible();
  await page.keyboard.press('0');
  const written = (selector: string): Promise<readonly number[]> =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height).filter((height) => height > 0));
  // A line of letters of 15 or 9 pixels is so high.
  await expect.poll(async () => Math.min(...(await written('.board .title')))).toBeGreaterThan(17);
  expect((await written('.board .title')).length).toBeGreaterThan(4);
  for (const small of ['.board .ribbon text', '.board .deck text'])
    expect(Math.min(...(await written(small)), Infinity), small).toBeGreaterThan(10);
  expect((await written('.board .deck text')).length).toBeGreaterThan(4);
});

test('what is seen of the board from near ends at its frame', async ({ look }) => {
  const page = await look('fixture=gathered', { ground: true });
  const board = page.locator('.board');
  await expect(board.locator('.figure').first()).toBeVisible();
  const { x = 0, y = 0, width = 0, height = 0 } = (await board.boundingBox()) ?? {};
  const rims = [x - 4, x + width + 1].map((left) => ({ x: left, y: y + 60, width: 3, height: height - 120 }));
  const frame = (): Promise<readonly string[]> =>
    Promise.all(rims.map(async (clip) => (await page.screenshot({ clip, animations: 'disabled' })).toString('base64')));
  const whole = await frame();
  await page.mouse.move(x + width / 2, y + height / 2);
  for (let turns = 0; turns < 3; turns++) await page.mouse.wheel(0, -60);
  await expect(board.locator('.minimap')).toBeVisible();
  await page.mouse.move(0, 0);
  expect(await frame()).toEqual(whole);
});

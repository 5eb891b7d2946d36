// The stage of a fight, where the other side are several; and what a line of the journal shows on the board.
import type { Page } from 'playwright/test';
import { expect } from '../fixtures';
import { SIZE, test } from './gallery';
import { does, part, sheet } from '../screen';

test('each of several Enemies lies whole on the stage and can be looked at', async ({ look }) => {
  const page = await look('fixture=several');
  const stage = part(page, 'stage');
  await expect(stage).toBeVisible();
  for (const name of ['Ogre', 'Goblin', 'Wolf']) {
    await stage.getByTitle(`Look at ${name}`).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const room = await stage.boundingBox();
  const cards = await stage
    .locator('article')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(cards).toHaveLength(3);
  for (const right of cards) expect(right).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0));
});

test('fate for a roll is asked where its dice lie, beside the rows of what it decides', async ({ look }) => {
  const page = await look('fixture=dice');
  const stage = part(page, 'roll-stage');
  await expect(stage.locator('[data-meant]')).toHaveCount(2);
  await expect(stage.locator('[data-sum]')).toHaveText('5');
  await expect(stage.locator('[data-counting]')).toHaveText(/^5\s*5\s*become enslaved/);
  // A 1 that is rolled again makes it 5 to 10.
  await expect(stage.locator('tbody tr').nth(6)).toHaveText(/0\s%\s*33\s%$/);
  await does(page, 'to-board').click();
  await expect(stage).toHaveCount(0);
  await does(page, 'to-stage').click();
  await stage.locator('[data-stage-key="reroll.2"]').click();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name)))
    .toContain('answer reroll.2');
});

test('what a good player would do is marked on the stage, too', async ({ look }) => {
  const page = await look('fixture=dice');
  const keys = part(page, 'stage-keys');
  await expect(keys.locator('[data-mark]')).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(keys.locator('[data-mark]')).toHaveAttribute('data-stage-key', 'pass');
});

test('the mark of what a good player would do lies on its own key alone', async ({ look }) => {
  const page = await look('fixture=dice');
  const keys = part(page, 'stage-keys');
  await page.keyboard.press('a');
  await expect(keys.locator('[data-mark]')).toHaveCount(1);
  const [mark, above] = await keys.evaluate((row) => {
    // One below the other, as where they say much.
    (row as HTMLElement).style.flexDirection = 'column';
    const marked = row.querySelector<HTMLElement>('[data-mark]');
    if (marked === null) throw new Error('no mark');
    row.append(marked);
    const before = getComputedStyle(marked, '::before');
    const high = parseFloat(before.height);
    const down = new DOMMatrix(before.transform).f;
    return [
      marked.getBoundingClientRect().top - high + down,
      marked.previousElementSibling?.getBoundingClientRect().bottom ?? NaN,
    ];
  });
  expect(mark).toBeGreaterThanOrEqual(above);
});

test('a die that is thrown again flies, also where it shows what it showed before', async ({ look }) => {
  const page = await look('fixture=again', { reducedMotion: 'no-preference' });
  const stage = part(page, 'stage');
  const dice = stage.locator('[data-rolling]');
  await expect(dice).toHaveCount(2);
  await dice.evaluateAll((all) => {
    for (const one of all) one.setAttribute('data-lay', '');
  });
  const sum = stage.locator('p [data-score], p[data-score]').first();
  await sum.evaluate((one) => one.setAttribute('data-lay', ''));
  await stage.locator('[data-stage-key="reroll.1"]').click();
  // Thrown, with its sum after it; the other side's die lies where it lay.
  await expect(dice.first()).not.toHaveAttribute('data-lay');
  await expect(dice.last()).toHaveAttribute('data-lay');
  await expect(sum).not.toHaveAttribute('data-lay');
});

test('where the dice that lie there win, the stage says that fate gains nothing', async ({ look }) => {
  const certain = part(await look('fixture=certain'), 'stage');
  await expect(certain.locator('[data-certain]')).toBeInViewport({ ratio: 1 });
  await expect(certain.locator('[data-stage-key="reroll.1"] [data-odds]')).toBeVisible();
  const open = part(await look('fixture=won'), 'stage');
  await expect(open.locator('[data-stage-key="reroll.1"]')).toBeVisible();
  await expect(open.locator('[data-certain]')).toHaveCount(0);
});

test('the sums of dice that are kept stay where they stand while the word is told', async ({ look }) => {
  const page = await look('fixture=kept', { reducedMotion: 'no-preference' });
  const stage = part(page, 'stage');
  const sum = stage.locator('p[data-score]');
  await expect(sum).toHaveText(/8\s*against\s*11/);
  await sum.evaluate((one) => one.setAttribute('data-lay', ''));
  await stage.locator('[data-stage-key="pass"]').click();
  await expect(stage.locator('.result')).toBeVisible();
  await expect(sum).toHaveText(/8\s*falls to\s*11/);
  await expect(sum).toHaveAttribute('data-lay');
});

test('what a roll of an ability comes to is told lit below its die, where no text has rows', async ({ look }) => {
  const page = await look('fixture=ability');
  const told = part(page, 'roll-stage').locator('[data-counting]');
  await expect(told).toHaveText(/^5\s*gain 1 gold$/);
  const paint = (of: typeof told): Promise<string> => of.evaluate((one) => getComputedStyle(one).backgroundColor);
  const lit = await paint(told);
  await look('fixture=dice');
  expect(lit).toBe(await paint(told));
});

test('a line of the journal lights the space that it tells of', async ({ look }) => {
  const page = await look('fixture=table');
  const line = part(page, 'events').locator('[data-at]').first();
  await line.hover();
  await expect(page.locator('[data-lit]')).toHaveAttribute('data-lit', (await line.getAttribute('data-at')) ?? '');
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-lit]')).toHaveCount(0);
  // The line that goes away under the pointer is left by none.
  await page.keyboard.press('j');
  await sheet(page, 'journal').locator('[data-at]').first().hover();
  await expect(page.locator('[data-lit]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet(page, 'journal')).toHaveCount(0);
  await expect(page.locator('[data-lit]')).toHaveCount(0);
});

test('a line that comes to lie under a pointer at rest lights nothing until it moves', async ({ look }) => {
  const open = async (): Promise<Page> => {
    const page = await look('fixture=roll-chasm');
    await expect(part(page, 'options')).toBeVisible();
    return page;
  };
  const page = await open();
  const line = part(page, 'now').locator('[data-at]').first();
  const lies = part(page, 'roll-stage').locator('[data-at="table"]');
  await page.keyboard.press('1');
  await expect(lies).toBeVisible();
  const box = await line.boundingBox();
  expect(box).not.toBeNull();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await open();
  await page.mouse.move(x, y);
  await page.keyboard.press('1');
  await expect(lies).toBeVisible();
  await expect(line).toBeVisible();
  await expect(page.locator('[data-lit]')).toHaveCount(0);
  await page.mouse.move(x + 3, y);
  await expect(page.locator('[data-lit]')).toHaveCount(1);
});

test('that light goes out with the journal, and is seen through its veil', async ({ look }) => {
  const page = await look('fixture=table');
  const source = part(page, 'now').locator('article');
  await expect(source).toHaveCount(1);
  const before = await source.allInnerTexts();
  await page.keyboard.press('j');
  const veil = (): Promise<string> =>
    sheet(page, 'journal').evaluate((one) => getComputedStyle(one, '::backdrop').backgroundColor);
  const thick = await veil();
  await sheet(page, 'journal').locator('[data-at]').first().hover();
  await expect(page.locator('[data-lit]')).toHaveCount(1);
  await expect.poll(veil).not.toBe(thick);
  expect(await source.allInnerTexts()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(sheet(page, 'journal')).toHaveCount(0);
  await expect(page.locator('[data-lit]')).toHaveCount(0);
});

test('the strip of the journal ends in whole lines, however long they are', async ({ look }) => {
  for (const text of [100, 200]) {
    const page = await look(`fixture=table&text=${text}`);
    const strip = part(page, 'events');
    for (const many of [1, 12, 40]) {
      await strip.locator('ol .words').evaluateAll((all, words) => {
        for (const one of all) one.textContent = words;
      }, 'Ghoul wins in battle. '.repeat(many));
      const cut = (): Promise<readonly number[]> =>
        strip.locator('ol').evaluate((list) => {
          const room = list.getBoundingClientRect();
          const seen = [...list.children].filter((one) => one.checkVisibility({ visibilityProperty: true }));
          return seen
            .map((one) => one.getBoundingClientRect())
            .flatMap(({ left, top, bottom }) =>
              left < room.right - 1 && top >= room.top - 1 && bottom <= room.bottom + 1 ? [] : [bottom - room.bottom],
            );
        });
      await expect.poll(cut, { message: `${many} at ${text} %` }).toEqual([]);
      await expect(strip.locator('ol .words').first()).toBeVisible();
    }
  }
});

test('a banner leaves the title of a stage free, and is briefer for whoever plays fast', async ({ look }) => {
  const first = '[data-part="now"] [data-key]:not(:disabled)';
  const moves = { reducedMotion: 'no-preference' } as const;
  let page = await look('fixture=poised', moves);
  await page.locator(first).first().click();
  const title = part(page, 'stage').getByRole('heading', { level: 2 });
  await expect(title).toBeVisible();
  const top = (await title.boundingBox())?.y ?? 0;
  const times: number[] = [];
  for (const speed of ['normal', 'fast'])
    for (const fixture of ['risen', 'robbed']) {
      page = await look(`fixture=${fixture}`, moves);
      await part(page, 'speed').getByRole('combobox').selectOption(speed);
      await page.locator(first).first().click();
      const banner = page.locator('[data-moment]');
      await expect(banner).toBeVisible();
      const { y = 0, height = Infinity } = (await banner.boundingBox()) ?? {};
      expect(y + height).toBeLessThan(top);
      // All of its words stand where its ground is not yet fading out.
      const beyond = await banner.evaluate((one) => {
        const [, pixels, percent] =
          /(?:calc\(100% - ([\d.]+)px\)|([\d.]+)%), rgba\(0, 0, 0, 0\)\)$/.exec(
            getComputedStyle(one).backgroundImage,
          ) ?? [];
        const { left, width } = one.getBoundingClientRect();
        const dark = pixels === undefined ? (width * Number(percent)) / 100 : width - Number(pixels);
        return (one.querySelector('span')?.getBoundingClientRect().right ?? Infinity) - left - dark;
      });
      expect(beyond).toBeLessThanOrEqual(1);
      times.push(
        await banner.evaluate((one) =>
          Math.max(...one.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0))),
        ),
      );
    }
  const [long = 0, , brief = Infinity] = times;
  expect(brief).toBeLessThan(0.6 * long);
});

test('on a small screen the score is told above the keys, and no die lies on a word', async ({ look }) => {
  for (const lang of ['en', 'de']) {
    const page = await look(`fixture=after&lang=${lang}`);
    await page.setViewportSize({ width: 1280, height: 720 });
    const stage = part(page, 'stage');
    // As with what objects and an ability add.
    await stage.locator('ul').evaluateAll((lists) => {
      for (const list of lists) for (let n = 0; n < 4; n++) list.prepend(list.firstElementChild?.cloneNode(true) ?? '');
    });
    const keys = await part(page, 'stage-keys').boundingBox();
    for (const score of await stage.locator('.sum').all()) {
      await expect(score).toBeInViewport({ ratio: 1 });
      const box = await score.boundingBox();
      expect((box?.y ?? NaN) + (box?.height ?? NaN), lang).toBeLessThanOrEqual(keys?.y ?? 0);
    }
    const [die, word] = [
      await stage.locator('[data-meant]').boundingBox(),
      await stage.locator('.dice > span:not(.theirs):not([data-meant])').boundingBox(),
    ];
    expect(word?.x ?? 0, lang).toBeGreaterThan((die?.x ?? NaN) + (die?.width ?? NaN));
    await page.setViewportSize(SIZE);
  }
});

// With text of twice the size nothing of the table is cut off, sticks out or scrolls sideways.
import { expect } from '../fixtures';
import { does, part } from '../screen';
import { SIZE, test } from './gallery';
import { layoutProblems } from './layout';

/** Every form of question, fights, what lies beside, and the records. */
const FIXTURES = [
  'table',
  'six',
  'crowd',
  'village',
  'gates',
  'armoury',
  'many',
  'number',
  'order',
  'distribute',
  'fate',
  'dice',
  'waiting',
  'fight',
  'after',
  'several',
  'won',
  'lesson',
  'lesson-fight',
  'expansions',
  'ending',
  'end',
  'hall',
];

for (const lang of ['en', 'de'] as const)
  test(`the table with large text in ${lang}`, async ({ look }) => {
    const problems: string[] = [];
    for (const fixture of FIXTURES) {
      const page = await look(`fixture=${fixture === 'hall' ? 'records' : fixture}&text=200&lang=${lang}`);
      if (fixture === 'hall') await page.getByRole('tab').nth(2).click();
      await expect(page.locator('.table, .records, [role="tabpanel"]').first()).toBeVisible();
      problems.push(...(await layoutProblems(page, fixture, [SIZE])));
      if (fixture !== 'six') continue;
      // However little room each has, a seat says who sits there and what he owns.
      for (const seat of await part(page, 'seats').getByRole('listitem').all())
        for (const told of ['.name b', '[data-stat="gold"] b']) await expect(seat.locator(told)).toBeVisible();
    }
    expect(problems).toEqual([]);
  });

test('between usual and large text nothing is cut off either', async ({ look }) => {
  const problems: string[] = [];
  for (const lang of ['en', 'de'] as const)
    for (const text of [110, 125, 135]) {
      const page = await look(`fixture=table&text=${text}&lang=${lang}`);
      await expect(page.locator('.table')).toBeVisible();
      problems.push(...(await layoutProblems(page, `${lang}, ${text} %`, [SIZE])));
    }
  expect(problems).toEqual([]);
});

for (const lang of ['en', 'de'] as const)
  test(`the way back from a stage to the board is in sight in ${lang}, however long the stage is`, async ({ look }) => {
    for (const fixture of ['fight', 'after', 'several', 'fate', 'dice']) {
      const page = await look(`fixture=${fixture}&text=200&lang=${lang}`);
      await expect(does(page, 'to-board')).toBeInViewport({ ratio: 1 });
      await does(page, 'to-board').click();
      await expect(page.locator('.stage')).toHaveCount(0);
    }
  });

for (const lang of ['en', 'de'] as const)
  test(`no key of a fight lies over what its sides come to in ${lang}, before the dice and after`, async ({ look }) => {
    for (const text of [100, 200]) {
      const page = await look(`fixture=poised&text=${text}&lang=${lang}`);
      const stage = part(page, 'stage');
      /** Of each sum whether it is seen in whole where it is. */
      const seen = (): Promise<readonly boolean[]> =>
        stage.locator('.sum').evaluateAll((sums) =>
          sums.map((sum) => {
            const { left, right, top, bottom } = sum.getBoundingClientRect();
            const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
            return corners.every(([x, y]) => sum.contains(document.elementFromPoint(x, y)));
          }),
        );
      await page.locator('[data-part="now"] [data-key]:not(:disabled)').first().click();
      await expect(stage.locator('[data-go-on]')).toBeInViewport({ ratio: 1 });
      await expect.poll(seen, { message: `before, ${text} %` }).toEqual([true, true]);
      // One press is the answer, the next one is meant.
      await page.waitForTimeout(500);
      await page.keyboard.press('Space');
      await expect(stage.locator('.result')).toBeVisible();
      await expect(stage.locator('[data-go-on]')).toBeInViewport({ ratio: 1 });
      await expect.poll(seen, { message: `after, ${text} %` }).toEqual([true, true]);
    }
  });

test('what explains a rule is read from its head on, also right below what ends the question', async ({ look }) => {
  for (const fixture of ['after', 'fate']) {
    const page = await look(`fixture=${fixture}&text=200`);
    const understood = does(page, 'understood');
    await expect(understood).toBeInViewport({ ratio: 1 });
    // A shadow takes no pointer: what does so lies where it is painted.
    await page.locator('.ends').evaluate((ends) => {
      const band = ends.appendChild(document.createElement('i'));
      band.style.cssText = 'position: absolute; inset: 100% 0 -1.7em';
    });
    const onTop = await understood.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(onTop).toBe(true);
  }
});

for (const lang of ['en', 'de'] as const)
  test(`what ends a question that is not scrolled lies over nothing that is held in ${lang}`, async ({ look }) => {
    for (const fixture of ['fate', 'dice']) {
      const page = await look(`fixture=${fixture}&text=200&lang=${lang}`);
      await expect(part(page, 'options').locator('.ends')).toBeVisible();
      const ends = part(page, 'options').locator('.ends');
      // What goes by below it while the panel is scrolled is hidden there, and else nothing is.
      const band = await ends.evaluate((it) => [
        getComputedStyle(it).boxShadow,
        getComputedStyle(it, '::after').opacity,
      ]);
      expect(band, fixture).toEqual(['none', '0']);
    }
  });

for (const lang of ['en', 'de'] as const)
  test(`what ends the evening is in sight in ${lang}, however long its story is`, async ({ look }) => {
    const page = await look(`fixture=end&text=200&lang=${lang}`);
    const keys = part(page, 'end-keys').getByRole('button');
    await expect(keys).toHaveCount(2);
    for (const key of await keys.all()) await expect(key).toBeInViewport({ ratio: 1 });
    // They lie on nothing that is read.
    const ground = await part(page, 'end-keys').evaluate((bar) => getComputedStyle(bar).backgroundColor);
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');
    // The others come with the end of the story.
    await does(page, 'records').scrollIntoViewIfNeeded();
    await expect(does(page, 'records')).toBeInViewport({ ratio: 1 });
  });

test('no answer in large letters goes away from under the pointer', async ({ look }) => {
  for (const fixture of ['casting', 'many', 'village', 'table', 'meeting']) {
    const page = await look(`fixture=${fixture}&text=200`);
    const options = part(page, 'options').locator('[data-key][aria-disabled="false"]');
    await expect(options.first()).toBeVisible();
    const places = async (): Promise<unknown> =>
      options.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)));
    await page.mouse.move(0, 0);
    const before = await places();
    await options.first().hover();
    await expect(options.first()).toBeVisible();
    for (let frames = 0; frames < 6; frames++) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await places(), fixture).toEqual(before);
    }
  }
});

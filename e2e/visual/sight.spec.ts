// What one should see without scrolling is seen, and names on the board cover no other name, however large text is.
import { expect } from '../fixtures';
import { does, held, part, sheet } from '../screen';
import { SIZE, test } from './gallery';
import { layoutProblems } from './layout';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
/** Pixels by which ribbons may touch: their ends hang out. */
const TOUCH = 3;
const covers = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > TOUCH &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > TOUCH;

for (const lang of ['en', 'de'] as const) {
  test(`how a game ended for each of four is seen at one glance in ${lang}`, async ({ look }) => {
    const page = await look(`fixture=end&lang=${lang}`);
    const end = sheet(page, 'end');
    const keys = await does(end, 'records').boundingBox();
    const rows = await end.locator('tbody tr').all();
    expect(rows).toHaveLength(4);
    const things = await end.locator('[data-part="story"] li button:has(article)').all();
    expect(things.length).toBeGreaterThan(1);
    for (const thing of things) expect((await thing.boundingBox())?.width ?? 0).toBeGreaterThan(70);
    for (const row of rows) {
      const box = await row.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(keys?.y ?? 0);
    }
  });

  test(`eight things of the winner lie in one row in ${lang}`, async ({ look }) => {
    const page = await look(`fixture=end&lang=${lang}`);
    const list = sheet(page, 'end').locator('.things');
    await expect(list).toBeVisible();
    const feet = await list.evaluate((row) => {
      const others = 8;
      while (row.children.length <= others) row.append(row.children[1]?.cloneNode(true) ?? '');
      // So many have no name each.
      for (const name of row.querySelectorAll('.name')) name.className = 'unseen';
      row.style.setProperty('--others', String(others));
      return new Set([...row.querySelectorAll('article')].map((one) => Math.round(one.getBoundingClientRect().bottom)))
        .size;
    });
    expect(feet).toBe(1);
  });

  test(`from the board one comes back to how it ended in ${lang}, and the seat that has won is marked`, async ({
    look,
  }) => {
    const page = await look(`fixture=end&lang=${lang}`);
    const end = sheet(page, 'end');
    const title = (await end.locator('.title').textContent()) ?? '-';
    await does(end, 'board').click();
    await expect(end).toHaveCount(0);
    await expect(part(page, 'now').locator('h2')).toHaveText(title);
    const won = part(page, 'seats').locator('[data-seat]:has([data-won])');
    await expect(won).toHaveCount(1);
    await expect(won).toHaveClass(/lit/);
    await expect(part(page, 'seats').locator('[aria-current]')).toHaveCount(0);
    await does(page, 'to-end').click();
    await expect(end).toBeVisible();
  });

  test(`no name on the board covers another in ${lang}, and large text enlarges them`, async ({ look }) => {
    const heights: number[] = [];
    for (const text of [100, 200]) {
      const page = await look(`fixture=table&lang=${lang}&text=${text}`);
      await expect(page.locator('.ribbon').first()).toBeVisible();
      const bands = await page.locator('.ribbon').evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = (one.querySelector('.band') ?? one).getBoundingClientRect();
          return { name: one.textContent, x, y, width, height };
        }),
      );
      const covered = bands.flatMap((a, i) =>
        bands.slice(i + 1).flatMap((b) => (covers(a, b) ? [`${a.name} and ${b.name}`] : [])),
      );
      expect(covered).toEqual([]);
      heights.push(Math.min(...bands.map(({ height }) => height)));
    }
    const [usual = 0, large = 0] = heights;
    expect(large).toBeGreaterThan(1.15 * usual);
  });
}

test('a space tells who and what is there, how the dice may fall, and where one comes from it', async ({ look }) => {
  for (const text of [100, 200]) {
    const page = await look(`fixture=six&text=${text}`);
    const shown = async (space: string, ...told: readonly RegExp[]): Promise<void> => {
      await page.locator(`[data-space="base/space/${space}"]`).click();
      const card = sheet(page, 'card');
      for (const one of told) await expect(card.locator('.beside')).toContainText(one);
      expect(await layoutProblems(page, space, [SIZE])).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
    };
    await shown('temple', /Nobody stands here/, /7 –\s*gain 1 Craft\s*17\s%/);
    await shown('city', /Thief/, /Monk/, /become a Toad for 3 turns\s*17\s%/);
    await shown('ruins', /Fountain of Wisdom/, /2 gold/, /Plains, by the Ruins\s*Shield, Hermit and Wolf/);
  }
  // As many lights as are told burn on the board.
  const page = await look('fixture=table');
  const burning = await page.locator('[data-part="crown-light"] .fire').count();
  expect(burning).toBeGreaterThan(0);
  await page.locator('[data-space="base/space/crown_of_command"]').click();
  await expect(sheet(page, 'card').locator('[data-lights]')).toContainText(`${burning} of 7 lights burn`);
});

test('a shelf of six wares is in sight above what they lead to, which has one line at least', async ({ look }) => {
  const page = await look('fixture=market');
  await does(page, 'understood').click();
  await expect(page.locator('[data-foreseen]')).toBeVisible();
  const list = part(page, 'options').locator('.list');
  await expect
    .poll(() => list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBeLessThanOrEqual(1);
  expect((await page.locator('[data-foreseen]').boundingBox())?.height ?? 0).toBeGreaterThan(18);
});

test('all that a die may lead to is seen while its option is looked at', async ({ look }) => {
  for (const text of [100, 200]) {
    const page = await look(`fixture=results&text=${text}`);
    const first = part(page, 'options').locator('[data-key]').first();
    const rows = page.locator('[data-foreseen] [data-row]');
    await expect(rows).toHaveCount(0);
    const above = await first.boundingBox();
    await first.hover();
    await expect(rows).toHaveCount(6);
    for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
    // Where it lies must not come to matter for what is under the pointer, nor move it away.
    expect(await first.boundingBox()).toEqual(above);
    await page.mouse.move(0, 0);
    await expect(rows).toHaveCount(0);
    await first.focus();
    for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
    await expect(rows).toHaveCount(6);
  }
});

test('what an option leads to covers no option, nothing that is held and not where it leads', async ({ look }) => {
  // Six results below a question with a card, and six of each of many ways, which leave no room for them.
  for (const fixture of ['results', 'chances']) {
    const page = await look(`fixture=${fixture}`);
    const rows = page.locator('[data-foreseen] ul');
    const boxes = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.map((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return { left, top, right, bottom, what: one.textContent.trim().slice(0, 40) };
        }),
      );
    for (const option of (await part(page, 'options').locator('[data-key]').all()).slice(0, 9)) {
      await option.hover();
      await expect(rows.locator('[data-row]')).toHaveCount(6);
      for (const row of await rows.locator('[data-row]').all()) await expect(row).toBeInViewport({ ratio: 1 });
      const [own = { left: 0, top: 0, right: 0, bottom: 0 }] = await boxes('[data-foreseen] ul');
      const to = await option.getAttribute('data-to');
      const kept = await boxes(
        `[data-part="options"] [data-key], [data-part="things"], .source${to === null ? '' : `, [data-space="${to}"]`}`,
      );
      const covered = kept.filter(
        ({ left, top, right, bottom }) =>
          left < own.right - 1 && right > own.left + 1 && top < own.bottom - 1 && bottom > own.top + 1,
      );
      expect(covered, fixture).toEqual([]);
    }
  }
});

test('a lesson names its rule on one line, and the card beside the question leaves that free', async ({ look }) => {
  for (const lang of ['en', 'de'])
    for (const fixture of ['market', 'fight', 'trophies']) {
      const page = await look(`fixture=${fixture}&lang=${lang}`);
      const coach = part(page, 'coach');
      await expect(coach).toBeVisible();
      const head = await coach.locator('.head').boundingBox();
      expect(head?.height ?? Infinity).toBeLessThan(30);
      const text = await coach.locator('.text').boundingBox();
      expect(text?.height ?? 0).toBeGreaterThan(15);
      if (fixture === 'market') continue;
      const card = await part(page, 'now').locator('.source .card').boundingBox();
      expect((card?.y ?? Infinity) + (card?.height ?? 0)).toBeLessThanOrEqual((await coach.boundingBox())?.y ?? 0);
    }
});

test('the turn that stands lies clear of where the list of a replay fades', async ({ look }) => {
  const page = await look('fixture=replay');
  const rows = page.locator('.turns li');
  // By no pointer, which would bring the row into sight by itself.
  await rows.nth(18).getByRole('button').first().dispatchEvent('click');
  await expect(page.locator('.turns [aria-current]')).toBeInViewport({ ratio: 1 });
  const clear = (): Promise<number> =>
    page
      .locator('.turns')
      .evaluate(
        (list) =>
          list.getBoundingClientRect().bottom -
          (list.querySelector('[aria-current]')?.getBoundingClientRect().bottom ?? Infinity),
      );
  await expect.poll(clear).toBeGreaterThanOrEqual(20);
});

test('a menu that the mouse opened and shut leaves the keys to the table', async ({ look }) => {
  const page = await look('fixture=table');
  const menu = does(page, 'menu');
  await menu.click();
  await does(sheet(page, 'menu'), 'close').click();
  await expect(sheet(page, 'menu')).toHaveCount(0);
  await page.keyboard.press(' ');
  await expect(sheet(page, 'menu')).toHaveCount(0);
  // Whoever came with the keyboard comes back to where he was.
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page, 'menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('a button that the mouse has pressed is not pressed again by Space', async ({ look }) => {
  const page = await look('fixture=table');
  const undone = (): Promise<number> => page.evaluate(() => performance.getEntriesByName('undo').length);
  const undo = does(page, 'undo');
  await undo.click();
  await expect.poll(undone).toBe(1);
  await page.keyboard.press(' ');
  await page.keyboard.press('Enter');
  expect(await undone()).toBe(1);
  // Whoever comes with the keyboard presses it as often as he likes.
  await undo.focus();
  await page.keyboard.press(' ');
  await expect.poll(undone).toBe(2);
  await page.keyboard.press('Enter');
  await expect.poll(undone).toBe(3);
});

test('every way is in sight beside what explains the rule, and so is that', async ({ look }) => {
  const page = await look('fixture=table');
  const list = part(page, 'options').locator('.list');
  await expect(part(page, 'coach')).toBeVisible();
  await expect
    .poll(() => list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBeLessThanOrEqual(1);
  await expect(list.locator('[data-key]').last()).toBeInViewport({ ratio: 1 });
});

test('seven ways and dear wares are all in sight beside what explains the rule, also with large text', async ({
  look,
}) => {
  for (const lang of ['en', 'de'])
    for (const text of [100, 200])
      for (const [fixture, many] of [
        ['gates', 8],
        ['armoury', 6],
        ['market', 7],
      ] as const) {
        const page = await look(`fixture=${fixture}&lang=${lang}&text=${text}`);
        await expect(part(page, 'coach')).toBeVisible();
        const all = part(page, 'options').locator('[data-key]');
        await expect(all).toHaveCount(many);
        /** How far below the foot of what scrolls, where it fades, the last one ends; and how much of it is covered. */
        const hidden = (): Promise<readonly string[]> =>
          all.evaluateAll((buttons) =>
            buttons.flatMap((button) => {
              const { x, width, top, bottom } = button.getBoundingClientRect();
              const shown = [top + 3, bottom - 3].every((y) =>
                button.contains(document.elementFromPoint(x + width / 2, y)),
              );
              const list = button.closest('.list');
              const fades = list !== null && list.scrollHeight > list.clientHeight + 1;
              return shown && !fades
                ? []
                : [`${button.textContent.trim()} of ${button.getAttribute('data-key') ?? ''}`];
            }),
          );
        await expect.poll(hidden, { message: `${fixture} ${lang} ${text}`, timeout: 5000 }).toEqual([]);
      }
});

test('a card of one’s own says all that it does beside the panel, to the pointer and to the keyboard', async ({
  look,
}) => {
  const page = await look('fixture=turn');
  const peek = page.locator('[data-text-peek]');
  const shield = held(page, 'base/adventure/shield');
  await expect(peek).toHaveCount(0);
  await shield.hover();
  await expect(peek).toContainText('Shield');
  await expect(peek).toBeInViewport({ ratio: 1 });
  const [box, things] = [await peek.boundingBox(), await part(page, 'things').boundingBox()];
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(things?.x ?? 0);
  await page.keyboard.press('Escape');
  await expect(peek).toHaveCount(0);
  await page.mouse.move(0, 0);
  await held(page, 'base/spell/healing').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(peek).toContainText('Choose any character who has lost lives; he heals lives up to his life value.');
  await page.keyboard.press('Enter');
  await expect(sheet(page, 'card')).toBeVisible();
  await expect(peek).toHaveCount(0);
});

test('six cards of one’s own are in sight while one rolls for the move, and no word of theirs is cut', async ({
  look,
}) => {
  for (const lang of ['en', 'de']) {
    const page = await look(`fixture=turn&lang=${lang}`);
    await does(page, 'understood').click();
    const list = part(page, 'things').locator('.cards');
    await expect.poll(() => list.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
    const briefs = part(page, 'things').locator('.brief');
    expect(await briefs.count()).toBeGreaterThan(3);
    for (const brief of await briefs.all()) {
      expect(await brief.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
      const whole = await brief.evaluate((one) => one.previousElementSibling?.textContent ?? '');
      const shown = (await brief.textContent()) ?? '';
      if (shown !== whole) expect(whole.startsWith(shown.replace(/ …$/, '')), shown).toBe(true);
      expect(/\w$/.test(shown) || shown.endsWith(' …'), shown).toBe(true);
    }
  }
});

test('a new character is told with all abilities where the board has the room, between title and key', async ({
  look,
}) => {
  for (const text of [100, 200]) {
    const page = await look(`fixture=newcomer&text=${text}`);
    await page.locator('[data-part="now"] [data-key]:not(:disabled)').first().click();
    const scene = part(page, 'scene');
    await expect(scene).toBeVisible();
    const inside = await page.locator('main.land').boundingBox();
    for (const one of [scene.getByRole('heading', { level: 2 }), scene.locator('[data-go-on]')]) {
      const box = await one.boundingBox();
      expect(box?.y ?? -1, `${text} %`).toBeGreaterThanOrEqual(inside?.y ?? 0);
      expect((box?.y ?? 0) + (box?.height ?? 0), `${text} %`).toBeLessThanOrEqual(
        (inside?.y ?? 0) + (inside?.height ?? 0),
      );
    }
    if (text > 100) continue;
    const hidden = await scene.locator('.text').evaluate((one) => one.scrollHeight - one.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
  }
});

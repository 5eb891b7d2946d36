// Every screen keeps inside the window, at the two sizes that are promised.
import { CAVE_FIGHT } from '../seeds';
import { begin, hurry, step, uncover } from '../table';
import { expect, test } from '../fixtures';
import { test as seen } from './gallery';
import { layoutProblems } from './layout';
import { does, part, sheet } from '../screen';

test('start, set-up and the choice of a character', async ({ app }) => {
  const page = app.page();
  await expect(does(page, 'new-game')).toBeVisible();
  const problems = [...(await layoutProblems(page, 'start'))];
  await does(page, 'new-game').click();
  await expect(does(page, 'begin')).toBeVisible();
  for (let seats = 2; seats < 6; seats++) await page.getByRole('button', { name: 'Add a seat' }).click();
  problems.push(...(await layoutProblems(page, 'set-up with six seats')));
  for (const name of ['sets', 'rules', 'start', 'characters'] as const) {
    await step(page, name);
    problems.push(...(await layoutProblems(page, `set-up, ${name}`)));
  }
  await page.getByRole('button', { name: /^Character, Seat 1/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  problems.push(...(await layoutProblems(page, 'choice of a character')));
  expect(problems).toEqual([]);
});

// Every question that a whole game comes to is measured where one is played: flows/tree.spec.ts. These forms are rare.
// More than five options come in no game there: `gates` has eight.
seen('every form of question', async ({ look }) => {
  const problems: string[] = [];
  let most = 0;
  for (const fixture of ['many', 'number', 'order', 'distribute', 'six', 'crowd', 'gates']) {
    const page = await look(`fixture=${fixture}`);
    await expect(part(page, 'options')).toBeVisible();
    if (fixture === 'gates') most = await part(page, 'options').locator('[data-key]').count();
    problems.push(...(await layoutProblems(page, fixture)));
  }
  expect(problems).toEqual([]);
  expect(most).toBeGreaterThan(5);
});

seen('many options have the room that a large card would take', async ({ look }) => {
  const page = await look('fixture=table');
  // What explains the rule goes when it was read.
  await does(page, 'understood').click();
  const list = part(page, 'options').locator('.list');
  await expect.poll(async () => (await list.boundingBox())?.width, { timeout: 5000 }).toBeGreaterThan(240);
});

seen('ways that a card leaves no room for have that of the card', async ({ look }) => {
  const page = await look('fixture=table&lang=de&text=125');
  await does(page, 'understood').click();
  const list = part(page, 'options').locator('.list');
  const hidden = (): Promise<number> => list.evaluate((one) => one.scrollHeight - one.clientHeight);
  await expect.poll(hidden, { timeout: 5000 }).toBeLessThanOrEqual(1);
});

test('what lies over the table, and the measure is awake: what is broken on purpose is found', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  await begin(page, {
    seats: [
      { name: 'Mira', character: 'Warrior' },
      { name: 'Jonas', character: 'Elf' },
    ],
    seed: CAVE_FIGHT,
    revised: true,
  });
  await uncover(page);
  const broken = async (selector: string, style: string, what: RegExp): Promise<void> => {
    const one = page.locator(selector).first();
    const was = await one.getAttribute('style');
    // By the object model: the policy of the page lets no style attribute be written as text.
    const dress = (css: string): Promise<void> =>
      one.evaluate((element, text) => {
        if (element instanceof HTMLElement || element instanceof SVGElement) element.style.cssText = text;
      }, css);
    await dress(style);
    expect((await layoutProblems(page, selector)).join('\n')).toMatch(what);
    await dress(was ?? '');
  };
  await broken(
    '.options button',
    'position: relative; left: 300px',
    /outside (its panel|the window|what it scrolls in)/,
  );
  await broken('.options button', 'width: 3rem; overflow: hidden; white-space: nowrap', /cut off/);
  await broken('.options button', 'min-width: 60rem', /scrolls sideways/);
  await broken('section[aria-label="Now"] h2', 'width: 1rem; white-space: nowrap', /cut off/);
  await broken('.seat .name b', 'max-width: 2rem; text-overflow: ellipsis', /ends in dots/);
  await broken('.seat .stats', 'transform: translateY(-18px)', /on each other/);
  await broken('svg .ribbon text', 'font-size: 30px', /wider than its ribbon/);
  await broken('section[aria-label="Now"]', 'position: fixed; top: 500px; height: 400px', /outside the window/);
  expect(await layoutProblems(page, 'nothing broken')).toEqual([]);

  const problems: string[] = [];
  await page.keyboard.press('j');
  await expect(sheet(page, 'journal')).toBeVisible();
  problems.push(...(await layoutProblems(page, 'journal')));
  await page.keyboard.press('Escape');
  await part(page, 'seats').getByRole('button').first().click();
  problems.push(...(await layoutProblems(page, 'inspector')));
  await page.keyboard.press('Escape');
  await does(page, 'menu').click();
  problems.push(...(await layoutProblems(page, 'menu')));
  const menu = sheet(page, 'menu');
  await does(menu, 'concede').click();
  await does(menu, 'concede').click();
  await expect(sheet(page, 'end')).toBeVisible();
  problems.push(...(await layoutProblems(page, 'end')));
  expect(problems).toEqual([]);
});

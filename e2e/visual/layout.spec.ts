// Every screen and every form of question keeps inside the window, at the two sizes that are promised.
import { idler, striver } from '../player';
import { CAVE_FIGHT, EVERY_QUESTION } from '../seeds';
import { begin, hurry, play, step, uncover, type Shown } from '../table';
import { expect, test } from '../fixtures';
import { layoutProblems } from './layout';
import { does, part, sheet } from '../screen';

/** One of each: the form, the question without names and numbers, few options or many, and in a fight or not. */
const kindOf = (now: Shown): string => {
  if (now.at !== 'asked') return now.at;
  const { question, buttons } = now.seen;
  const asked = question
    .replaceAll(/\d+/g, 'n')
    .replaceAll(/(?<!^|\. )\b[A-Z][\w']+/g, '')
    .replace(/^[A-Z][\w' ]+(?=: |, | is | has |'s )/, '')
    .replaceAll(/\s+/g, ' ');
  return `${now.form}${buttons.length > 5 ? ', many options' : ''}${now.fight === undefined ? '' : ', fight'}: ${asked}`;
};

test('start, set-up and the choice of a character', async ({ app }) => {
  const page = app.page();
  await expect(does(page, 'new-game')).toBeVisible();
  const problems = [...(await layoutProblems(page, 'start'))];
  await does(page, 'new-game').click();
  await expect(does(page, 'begin')).toBeVisible();
  for (let seats = 3; seats < 6; seats++) await page.getByRole('button', { name: 'Add a seat' }).click();
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

test('the table with every form of question that a game comes to', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  await begin(page, {
    seats: [
      { name: 'Mira', character: 'Warrior' },
      { name: 'Jonas', character: 'Elf' },
    ],
    seed: EVERY_QUESTION,
    revised: true,
  });
  const problems: string[] = [];
  const kinds = new Set<string>();
  await play(page, { Mira: striver, Jonas: idler }, 170, async (now) => {
    const kind = kindOf(now);
    if (kinds.has(kind)) return false;
    kinds.add(kind);
    problems.push(...(await layoutProblems(page, kind)));
    return false;
  }).catch((error: unknown) => expect(String(error)).toContain('and still'));
  expect(kinds.size, [...kinds].join('\n')).toBeGreaterThan(10);
  for (const wanted of [/fight/, /^number/, /many options/, /^cover/])
    expect(
      [...kinds].some((kind) => wanted.test(kind)),
      String(wanted),
    ).toBe(true);

  await uncover(page);
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

test('the measure is awake: what is broken on purpose is found', async ({ app }) => {
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
  await broken('svg .ribbon text', 'font-size: 30px', /wider than its ribbon/);
  await broken('section[aria-label="Now"]', 'position: fixed; top: 500px; height: 400px', /outside the window/);
  expect(await layoutProblems(page, 'nothing broken')).toEqual([]);
});

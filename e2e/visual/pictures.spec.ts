// A picture of every form of question and of every kind of card, compared with the one that is kept. Meant to change?
// `npm run e2e -- --project=visual e2e/visual/pictures.spec.ts --update-snapshots` keeps the new ones: look at them.
import { chromium, type Browser, type Locator, type Page } from 'playwright/test';
import { calmArgs, chromiumPath } from '../../scripts/commands/chromium.mjs';
import { expect } from '../fixtures';
import { apart, coarse, compared, isSame } from './coarse';
import { SIZE, test } from './gallery';
import { part } from '../screen';

test.describe.configure({ mode: 'default' });

const LOOK = { viewport: SIZE, reducedMotion: 'reduce', colorScheme: 'light' } as const;
const STILL = [...calmArgs, '--no-sandbox', '--disable-gpu', '--force-device-scale-factor=1'];
let url: string;
let browser: Browser;
/** One for all pictures: what was fetched and compiled for one of them is there for the next. */
let sheet: Page;
let blank: Page;

test.beforeAll(async ({ site }) => {
  ({ url } = site);
  browser = await chromium.launch({ executablePath: chromiumPath(), args: [...STILL, '--font-render-hinting=none'] });
  sheet = await browser.newPage(LOOK);
  blank = await browser.newPage();
});
test.afterAll(() => browser.close());

const open = async (fixture: string, page = sheet): Promise<Page> => {
  await page.goto(`${url}?fixture=${fixture}`);
  await page.evaluate('document.fonts.ready');
  return page;
};
/** The ground is painted a moment after its size is known. */
const painted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('canvas')].every((canvas) => canvas.dataset['land'] === 'painted'),
  );

const check = async (name: string, of: Locator): Promise<void> => {
  const found = await compared(blank, name, await of.screenshot({ animations: 'disabled' }), test.info());
  if (found === undefined) expect.soft(found, `${name} is new: look at it and keep it`).toBeDefined();
  else expect.soft(isSame(found), `${name} is another picture: ${JSON.stringify(found)}`).toBe(true);
};
const question = (page: Page): Locator => part(page, 'now');

/** One of each form, and what else the panel may hold. */
const QUESTIONS = {
  space: 'table',
  pick: 'village',
  many: 'many',
  number: 'number',
  order: 'order',
  distribute: 'distribute',
  confirm: 'fate',
  fight: 'fight',
  nobody: 'waiting',
};

test('every form of question', async () => {
  for (const [name, fixture] of Object.entries(QUESTIONS)) {
    const page = await open(fixture);
    await expect(question(page)).toBeVisible();
    await check(`question-${name}`, question(page));
  }
});

test('every kind of card', async () => {
  const page = await open('kinds');
  const kinds = page.getByRole('main', { name: 'Kinds of cards' }).getByRole('region');
  await expect(kinds.first()).toBeVisible();
  const names = await kinds.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  expect(names.length).toBeGreaterThan(15);
  for (const name of names)
    await check(`card-${name}`, page.getByRole('region', { name, exact: true }).getByRole('article'));
});

test('fights, boards and what lies on them', async () => {
  for (const [name, fixture] of [
    ['before', 'fight'],
    ['after', 'after'],
    ['several', 'several'],
    ['won', 'won'],
  ] as const) {
    const page = await open(fixture);
    await check(`fight-${name}`, page.getByRole('main').getByRole('region'));
  }
  const page = await open('expansions');
  await painted(page);
  await check('board-expansions', page.getByRole('main'));
  await page.keyboard.press('0');
  await painted(page);
  await check('board-all', page.getByRole('main'));
  await check('seats', part(page, 'seats'));
  await check('play-area', part(page, 'things'));
});

test('the comparison is awake: what is broken on purpose is another picture', async () => {
  const page = await open('village');
  const before = await coarse(blank, await question(page).screenshot());
  const broken = async (selector: string, property: string, value: string): Promise<void> => {
    const one = page.locator(selector).first();
    // By the object model: the policy of the page lets no style attribute be written as text.
    const set = (next: string): Promise<void> =>
      one.evaluate((element: HTMLElement, [key, to]) => element.style.setProperty(key, to), [property, next] as const);
    await set(value);
    const found = await apart(blank, before, await coarse(blank, await question(page).screenshot()));
    await set('');
    expect(isSame(found), `${selector} ${property}: ${value} ${JSON.stringify(found)}`).toBe(false);
  };
  await broken('button.option', 'display', 'none');
  await broken('button.option', 'margin-left', '60px');
  await broken('.source .card', 'visibility', 'hidden');
  await broken('.source .face', 'background', '#2a559c');
  await broken('.source .picture svg', 'transform', 'scale(0.7)');
  await broken('section.now', 'background', '#fff');
  await broken('section.now h2', 'font-size', '38px');
});

test('the comparison is calm: letters that are drawn otherwise are the same picture', async () => {
  const fixture = 'many';
  const page = await open(fixture);
  const before = await coarse(blank, await question(page).screenshot());
  for (const letters of [
    ['--font-render-hinting=full'],
    ['--font-render-hinting=none', '--disable-font-subpixel-positioning'],
    ['--font-render-hinting=medium', '--enable-lcd-text', '--disable-skia-runtime-opts'],
  ]) {
    const other = await chromium.launch({ executablePath: chromiumPath(), args: [...STILL, ...letters] });
    const there = await open(fixture, await other.newPage(LOOK));
    const found = await apart(blank, before, await coarse(blank, await question(there).screenshot()));
    await other.close();
    expect(isSame(found), `${letters.join(' ')} ${JSON.stringify(found)}`).toBe(true);
  }
});

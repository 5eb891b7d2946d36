// Whatever is pressed in whatever order: nothing is complained about, and the game goes on where somebody answers.
import { idler } from '../player';
import { part } from '../screen';
import { begin, hurry, play } from '../table';
import { expect, test } from '../fixtures';

// With what moves on the screen.
test.use({ moves: true });

const isSoak = process.env['CROWNWARD_SOAK'] === '1';
const SEEDS = Array.from({ length: isSoak ? 20 : 1 }, (_, i) => i + 1);
const PRESSES = isSoak ? 400 : 60;
const KEYS = [
  'Escape',
  'Escape',
  'Enter',
  ' ',
  'Tab',
  'Shift+Tab',
  'Home',
  'End',
  'ArrowRight',
  'ArrowDown',
  '1',
  '2',
  '3',
  '+',
  '-',
  '0',
  '?',
  'j',
  'c',
  'r',
  'm',
  'u',
  'y',
  'f',
  's',
  'x',
];

/**
 * Runs in the page: presses what the number says of all that can be pressed; of what is asked rather than of the rest.
 */
const press = ([n, asked]: readonly [number, boolean]): string => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  // What ends the game or hands a seat over ends the test; a file, a language or another screen is tested elsewhere.
  const BARRED = /Leave the table|gives up|bug|file|Quit|Computer|Person/i;
  const all = [
    ...(dialog ?? document).querySelectorAll(
      'button, select, summary, [role="button"], [role="tab"], input[type="checkbox"], input[type="range"]',
    ),
  ].filter(
    (one) =>
      one.getClientRects().length > 0 &&
      one.getAttribute('aria-disabled') !== 'true' &&
      !one.matches(':disabled') &&
      !BARRED.test(`${one.textContent} ${one.getAttribute('aria-label') ?? ''}`) &&
      one.querySelector('option[value="de"]') === null,
  );
  const options =
    dialog === undefined
      ? all.filter((one) => one.closest('[role="group"][aria-label="What you can do"]') !== null)
      : all;
  const from = asked && options.length > 0 ? options : all;
  const one = from[n % from.length];
  if (one instanceof HTMLSelectElement) {
    one.selectedIndex = n % one.options.length;
    one.dispatchEvent(new Event('change', { bubbles: true }));
  } else one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return `${one?.tagName ?? 'nothing'} ${(one?.getAttribute('aria-label') ?? one?.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 50)}`;
};

for (const seed of SEEDS)
  test(`after much that makes no sense: ${seed}`, async ({ app }) => {
    const page = app.page();
    let random = seed;
    const chance = (sides: number): number => {
      random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((random / 2 ** 32) * sides);
    };
    if (seed % 2 === 1) await hurry(page);
    await begin(page, {
      seats: [{ name: 'Mira' }, { name: 'Jonas', control: 'Computer' }, { name: 'Aylin' }],
      seed: `monkey ${seed}`,
    });
    const pressed: string[] = [];
    for (let n = 0; n < PRESSES; n++) {
      if (chance(5) === 0) {
        const key = KEYS[chance(KEYS.length)] ?? 'Escape';
        pressed.push(key);
        await page.keyboard.press(key);
      } else pressed.push(await page.evaluate(press, [chance(10_000), chance(3) > 0] as const));
      // Sometimes faster than anything can answer.
      await page.waitForTimeout(chance(80));
      expect(app.complaints, pressed.slice(-12).join(' > ')).toEqual([]);
    }
    // Whatever was opened is closed as anybody would close it.
    for (let n = 0; n < 4; n++) await page.keyboard.press('Escape');
    // Why something was not done (taken back, say) stands there until the next question.
    for (let n = 0; n < 40 && (await page.getByRole('alert').count()) > 0; n++)
      await page.evaluate(press, [n, true] as const);
    // The menu has one, too, and stays open under the cover of who is next.
    await part(page, 'speed')
      .getByRole('combobox')
      .evaluate((select: HTMLSelectElement) => {
        select.value = 'instant';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
    let answers = 0;
    await play(page, { Mira: idler, Aylin: idler }, 40, (now) => (now.at === 'asked' ? answers++ : 0) >= 6);
    expect(answers, pressed.slice(-12).join(' > ')).toBeGreaterThan(6);
    expect(app.complaints).toEqual([]);
  });

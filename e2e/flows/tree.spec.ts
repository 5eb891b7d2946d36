// A whole game through the accessibility tree alone: what is asked is read out of roles and names, what is pressed is
// found by them, and every turn, roll, question and result is told aloud. No selector and no pixel is used to play.
// Whatever is asked on the way keeps inside the window, at the two sizes that are promised.
// When enough was handed over the second seat is left to a computer: what it does is told aloud as well.
import type { Locator, Page } from 'playwright/test';
import { idler, striver, type Player } from '../player';
import { SHORT_GAME } from '../seeds';
import { journalOf } from '../table';
import { VIEWPORT } from '../targets/target';
import { aloud, find, said, toldBy, treeOf, type Node, type Told } from '../tree';
import { expect, test } from '../fixtures';
import { kindOf, layoutProblems } from '../visual/layout';

const PLAYERS: { readonly [name: string]: Player } = { Mira: striver, Jonas: idler };
const MOST = 400;
/** So often the screen is passed on before a computer takes the second seat; the game takes half the answers then. */
const HANDED_OVER = 8;

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

const seat = async (page: Page, n: number, name: string, character: string): Promise<void> => {
  const row = page
    .getByRole('tabpanel', { name: /Characters/ })
    .getByRole('listitem')
    .nth(n - 1);
  await row.getByRole('textbox').fill(name);
  // A choice among few is made as a screen reader makes it: by going there and pressing Space.
  await row.getByRole('radio', { name: 'Person' }).focus();
  await page.keyboard.press('Space');
  await expect(row.getByRole('radio', { name: 'Person' })).toBeChecked();
  await row.getByRole('button', { name: /^Character/ }).click();
  const picker = page.getByRole('dialog', { name: `A character for ${name}` });
  await picker.getByRole('button', { name: character }).first().click();
  await picker.getByRole('button', { name: `Play the ${character}` }).click();
  await expect(picker).toHaveCount(0);
};

const setUp = async (page: Page): Promise<void> => {
  await press(page, 'Settings');
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('combobox', { name: 'Speed' }).selectOption('Instant');
  await page.keyboard.press('Escape');
  await press(page, 'New game');
  await page.locator('[data-preset="classic"]').click();
  await seat(page, 2, 'Jonas', 'Sorceress');
  await seat(page, 1, 'Mira', 'Troll');
  await page.getByRole('tab', { name: 'House rules' }).click();
  // Of a group of radio buttons the next one is chosen by an arrow.
  await page.getByRole('radiogroup', { name: 'Edition' }).getByRole('radio', { name: 'Digital' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('combobox', { name: /^Trophy points/ }).selectOption('5');
  await page.getByRole('combobox', { name: /^Command Spell/ }).selectOption('Always');
  await page.getByRole('tab', { name: 'Start' }).click();
  await page.getByRole('textbox', { name: 'Seed', exact: true }).fill(SHORT_GAME);
  await press(page, 'Begin');
};

/** In the menu, as anybody leaves a seat to a computer in the middle of a game. */
const leaveToComputer = async (page: Page, seated: RegExp): Promise<void> => {
  await press(page, 'Menu');
  const menu = page.getByRole('dialog');
  await menu.getByRole('combobox', { name: seated }).selectOption('Computer');
  await press(page, 'Play on');
  await expect(menu).toHaveCount(0);
};

type Now = { readonly tree: Node; readonly told: Told };

/** Runs in the page: waits until nothing of it has changed for some frames. What is read sooner is read in vain. */
const atRest = (): Promise<void> =>
  new Promise((resolve) => {
    const FRAMES = 3;
    let quiet = 0;
    const watch = new MutationObserver(() => (quiet = 0));
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const frame = (): void => {
      if (quiet++ < FRAMES) requestAnimationFrame(frame);
      else {
        watch.disconnect();
        resolve();
      }
    };
    requestAnimationFrame(frame);
  });

/**
 * Runs in the page: keeps what the live region says, from now on. What a computer does is said and gone before the tree
 * is read: a screen reader hears it, and who reads from time to time does not.
 */
const listen = (heard: string): void => {
  const said: string[] = [];
  Object.defineProperty(window, heard, { value: said });
  const region = document.querySelector('[role="log"]');
  if (region === null) throw new Error('nothing is told aloud');
  const hear = (): void => {
    const text = region.textContent.replaceAll(/\s+/g, ' ').trim();
    if (text !== '') said.push(text);
  };
  new MutationObserver(hear).observe(region, { subtree: true, childList: true, characterData: true });
  hear();
};
const WHY = /^Why .* did this$/;
const HEARD = 'heardByTest';
/** Runs in the page: what was said since it was asked the last time. */
const heard = (name: string): readonly string[] =>
  (window as unknown as Record<string, string[]>)[name]?.splice(0) ?? [];

/** As the tree is read out, in one line. */
const oneLine = (text: string): string => said({ role: 'log', name: '', off: false, text, children: [] });

/** Reads until something is asked that is not what was read before. */
const read = async (page: Page, before: string): Promise<Now> => {
  let found: Now | undefined;
  await expect
    .poll(
      async () => {
        await page.evaluate(atRest);
        const tree = await treeOf(page);
        const told = toldBy(tree, Object.keys(PLAYERS));
        found = told === undefined || said(tree) === before ? undefined : { tree, told };
        return found !== undefined;
      },
      { timeout: 20_000, intervals: [0] },
    )
    .toBe(true);
  if (found === undefined) throw new Error('nothing is asked');
  return found;
};

const answer = async (page: Page, { seen, form, names }: Extract<Told, { at: 'asked' }>): Promise<void> => {
  const options: Locator = page.getByRole('group', { name: 'What you can do' });
  const confirm = options.getByRole('button', { name: /^Confirm/ });
  const player = PLAYERS[seen.player];
  if (player === undefined) throw new Error(`nobody plays for ${seen.player}`);
  const move = player(seen);
  if ('number' in move) await options.getByRole('spinbutton').fill(String(move.number));
  else if (form === 'distribute') {
    while (await confirm.isDisabled())
      await options
        .getByRole('button', { name: /: More$/ })
        .first()
        .click();
  } else if (form === 'one' || form === 'many') {
    // The same name twice is told apart by its place among its like.
    for (const place of move.press) {
      const name = names[place];
      if (name === undefined) throw new Error(`there is no button ${place}`);
      await options
        .getByRole('button', { name, exact: true, disabled: false })
        .nth(names.slice(0, place).filter((one) => one === name).length)
        .click();
    }
    if (form === 'one') {
      if (move.press.length === 0) await options.getByRole('button', { name: /^(None of them|Leave it)$/ }).click();
      return;
    }
  }
  await confirm.click();
};

test('a game is played to the Crown by what the tree says', async ({ app }) => {
  const page = app.page();
  await setUp(page);

  const news: string[] = [];
  const unsaid: string[] = [];
  const silent: string[] = [];
  let before = '';
  const problems: string[] = [];
  const kinds = new Set<string>();
  const measured = async (kind: string): Promise<void> => {
    if (kinds.has(kind)) return;
    kinds.add(kind);
    problems.push(...(await layoutProblems(page, kind)));
    // It is read on in the size that it was begun in.
    await page.setViewportSize(VIEWPORT);
    before = said(await treeOf(page));
  };
  let end: Node | undefined;
  let handed = 0;
  let leftAt: number | undefined;
  let listens = false;
  for (let answers = 0; end === undefined; answers++) {
    expect(answers).toBeLessThan(MOST);
    const { tree, told } = await read(page, before);
    before = said(tree);
    if (told.at === 'stopped') throw new Error(`The screen says: ${told.why}`);
    if (told.at === 'over') {
      expect(told.title).toBe('Mira wins the Crown');
      end = find(tree, 'dialog', told.title);
      break;
    }
    if (told.at === 'cover') {
      // Nothing of the one who hands over is told to the next.
      expect(aloud(tree)).toEqual({ news: '', question: '' });
      await measured('cover');
      await press(page, told.button);
      handed += 1;
      continue;
    }
    if (handed === HANDED_OVER && leftAt === undefined) {
      // From now on whatever a computer does is heard between two questions.
      await leaveToComputer(page, /Jonas/);
      leftAt = news.length;
      before = '';
      continue;
    }
    const { seen } = told;
    const spoken = aloud(tree);
    if (spoken.question !== `${seen.character} decides: ${seen.question}`)
      unsaid.push(`${seen.question} | ${spoken.question}`);
    if (!listens) {
      await page.evaluate(listen, HEARD);
      listens = true;
    }
    news.push(...(await page.evaluate(heard, HEARD)).map(oneLine));
    // What was heard is what the tree has.
    if (spoken.news !== '' && spoken.news !== news.at(-1)) unsaid.push(`${spoken.news} | ${news.at(-1) ?? ''}`);
    // Whatever stands in the strip of latest events was said aloud before.
    const spokenSoFar = news.slice(-40).join(' ');
    for (const line of find(tree, 'region', 'Latest events')?.children.flatMap(({ children }) => children) ?? []) {
      // What a computer did leads to why.
      const told = { ...line, children: line.children.filter(({ name }) => !WHY.test(name)) };
      const text = said(told).replace(/^\d+ /, '');
      if (line.role === 'listitem' && !spokenSoFar.includes(text)) silent.push(text);
    }
    for (const value of [seen.strength, seen.craft, seen.lives, seen.fate, seen.gold])
      expect(value, seen.question).not.toBeNaN();
    expect(seen.region, `${seen.character}: ${seen.question}`).toMatch(/Region$/);
    await measured(kindOf(told.form, seen, told.fights));
    await answer(page, told);
  }

  expect(problems).toEqual([]);
  expect(kinds.size, [...kinds].join('\n')).toBeGreaterThan(10);
  for (const wanted of [/fight/, /^many/, /^cover/])
    expect(
      [...kinds].some((kind) => wanted.test(kind)),
      [String(wanted), ...kinds].join('\n'),
    ).toBe(true);
  expect(unsaid).toEqual([]);
  expect(silent).toEqual([]);
  const everything = news.join(' ');
  const byComputer = news.slice(leftAt ?? Infinity).join(' ');
  for (const what of [/Round \d+: Sorceress's turn\./, /Sorceress rolls \d/, /Sorceress moves to /])
    expect(byComputer).toMatch(what);
  for (const what of [
    /Round \d+: Troll's turn\./,
    /Round \d+: Sorceress's turn\./,
    /Troll rolls \d/,
    /Troll moves to /,
    /Troll (wins|loses|is beaten|defeats)/,
    /gains? /,
  ])
    expect(everything).toMatch(what);
  expect(said(end)).toMatch(/Troll Mira/);
  expect(said(end)).toContain(SHORT_GAME);
  expect(said(end)).toMatch(/Jonas[^;]*Out of the game/);
  // The records are told when they are written.
  await expect(
    page.getByRole('dialog', { name: 'Mira wins the Crown' }).getByText(/Achieved in this game: .*Crowned/),
  ).toBeVisible();

  // The way to the end, in the journal.
  await press(page, 'Look at the board');
  const journal = await journalOf(page);
  const way = [
    /^\d* ?Troll .*to the Plain of Peril/,
    /^\d* ?Troll .*to the Valley of Fire/,
    /^\d* ?Troll .*to the Crown of Command/,
    /^\d* ?Troll casts the Command Spell/,
    /is dead\.|is killed by Troll/,
    /Jonas is out of the game/,
    /Mira wins the game/,
  ];
  const places = way.map((line) => journal.findLastIndex((one) => line.test(one)));
  expect(places, journal.slice(-40).join('\n')).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));

  // A game that is over is kept, and can only be looked at.
  await press(page, 'Menu');
  await press(page, 'Leave the table');
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Mira, Jonas' })).toContainText('Finished: Mira won');
  expect(app.complaints).toEqual([]);
});

// The table as a person uses it: reads the screen, presses what can be pressed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { ask } from './door';
import { TWICE } from '../shared/contract/presses';
import type { SetupChoices } from '../shared/contract/setup';
import type { Move, Player, Seen } from './player';
import { choice, does, field, panel, part, rule, screen, sheet, tab } from './screen';
import { ROOT } from './targets/target';

/** What the screen asks for just now. */
export type Shown =
  | {
      readonly at: 'asked';
      readonly seen: Seen;
      readonly form: 'one' | 'many' | 'number' | 'order' | 'distribute';
      readonly fight: string | undefined;
    }
  | { readonly at: 'cover'; /** What is written on it. */ readonly button: string }
  | { readonly at: 'over'; readonly title: string }
  | { readonly at: 'stopped'; readonly why: string };

export const ANSWERED = 'data-test-answered';
/** Far more than an answer takes on a busy machine: only a standstill is told. */
const WAIT = 30_000;

/** Runs in the page. `undefined` as long as nothing is asked, or the old question still stands there. */
const look = (answered: string): Shown | undefined => {
  const textOf = (root: ParentNode | null | undefined, selector: string): string =>
    root?.querySelector(selector)?.textContent.trim().replaceAll(/\s+/g, ' ') ?? '';
  const texts = (root: ParentNode | null | undefined, selector: string): string[] =>
    [...(root?.querySelectorAll(selector) ?? [])].map((one) => one.textContent.trim());
  const dialog = document.querySelector<HTMLElement>('dialog[open]');
  if (dialog?.dataset['sheet'] === 'cover') return { at: 'cover', button: textOf(dialog, '[data-do="uncover"]') };
  if (dialog?.dataset['sheet'] === 'end') return { at: 'over', title: textOf(dialog, 'h2') };
  const now = document.querySelector<HTMLElement>('[data-part="now"]');
  const alert = textOf(document, '[role="alert"]');
  if (alert !== '') return { at: 'stopped', why: alert };
  const options = now?.querySelector<HTMLElement>('[data-part="options"]');
  if (
    now === null ||
    options === null ||
    options === undefined ||
    options.hasAttribute(answered) ||
    options.ariaBusy === 'true'
  )
    return undefined;

  const buttons = [...options.querySelectorAll<HTMLElement>('[data-key]')].filter(
    (button) => button.getAttribute('aria-disabled') !== 'true',
  );
  const form = (options.dataset['manner'] ?? 'one') as 'one' | 'many' | 'number' | 'order' | 'distribute';
  const least = Number(options.dataset['min']);
  const most = Number(options.dataset['max']);
  const number = options.querySelector<HTMLInputElement>('input[type="number"]');
  const mayDecline = options.querySelector('[data-do="none"]') !== null;
  const [asked, behind] = [textOf(now, 'h2'), textOf(now, 'h2 small')];
  // Who has no character yet is called by his own name alone.
  const player = behind === '' ? asked : behind;
  const character = behind === '' ? '' : asked.slice(0, -behind.length).trim();
  const seat = document.querySelector(`[data-part="seats"] [data-seat="${now.dataset['asked'] ?? ''}"]`);
  const stat = (name: string): number => Number.parseInt(textOf(seat, `[data-stat="${name}"] b`), 10);
  const per = (which: string): number => Number.parseInt(textOf(document, `main [data-odds="${which}"] b`), 10);
  const fight = document.querySelector('[data-part="stage"]');
  return {
    at: 'asked',
    form,
    fight: fight?.getAttribute('aria-label') ?? undefined,
    seen: {
      player,
      character,
      question: textOf(now, 'header p'),
      buttons: buttons.map((button) => ({ label: textOf(button, '.verb'), detail: textOf(button, '.detail') })),
      most: form === 'many' ? most : mayDecline ? 1 : undefined,
      least: form === 'many' ? least : mayDecline ? 0 : 1,
      range: number === null ? undefined : { low: Number(number.min), high: Number(number.max) },
      strength: stat('strength'),
      craft: stat('craft'),
      lives: stat('life'),
      fate: stat('fate'),
      gold: stat('gold'),
      region: seat?.querySelector('[data-region]')?.getAttribute('title')?.replace('Has come to: ', '') ?? '',
      things: texts(document, '[data-part="things"] [data-card] .label b'),
      odds: Number.isNaN(per('win')) ? undefined : { win: per('win'), lose: per('lose') },
    },
  };
};

/** Waits until somebody is asked, the screen is to be handed over, or the game is over. */
export const shown = async (page: Page, timeout = WAIT): Promise<Shown> => {
  const found = await page.waitForFunction(look, ANSWERED, { timeout });
  const value = await found.jsonValue();
  if (value === undefined) throw new Error('nothing is shown');
  return value;
};

export const optionsOf = (page: Page): Locator => part(page, 'options');

/** Marks the question that is about to be answered, so that it is not taken for the next one. */
export const leave = (page: Page): Promise<unknown> =>
  optionsOf(page).evaluate((options, answered) => options.setAttribute(answered, ''), ANSWERED);

const press = async (page: Page, asked: Extract<Shown, { at: 'asked' }>, move: Move): Promise<void> => {
  const options = optionsOf(page);
  const confirm = options.locator('[data-confirm]');
  await leave(page);
  if ('number' in move) {
    await options.getByRole('spinbutton').fill(String(move.number));
    await confirm.click();
    return;
  }
  if (asked.form === 'order') {
    await confirm.click();
    return;
  }
  if (asked.form === 'distribute') {
    const more = does(options, 'more').first();
    while (await confirm.isDisabled()) await more.click();
    await confirm.click();
    return;
  }
  const open = options.locator('[data-key][aria-disabled="false"]');
  for (const place of move.press) await open.nth(place).click();
  if (asked.form === 'many') await confirm.click();
  else if (move.press.length === 0) await does(options, 'none').click();
};

const struck = new WeakMap<Page, { readonly key: string; readonly at: number }>();
/** Presses a key that is meant, though it was the last one, too: later than the same press would be. */
export const strike = async (page: Page, key: string): Promise<void> => {
  const last = struck.get(page);
  const left = last?.key === key ? last.at + TWICE - Date.now() : 0;
  if (left > 0) await page.waitForTimeout(left);
  await page.keyboard.press(key);
  struck.set(page, { key, at: Date.now() });
};

/** Answers what is asked, takes the screen when it is handed over; false when the game is over. */
export const answer = async (
  page: Page,
  players: { readonly [name: string]: Player },
  now: Shown,
): Promise<boolean> => {
  switch (now.at) {
    case 'over':
      return false;
    case 'stopped':
      throw new Error(`The screen says: ${now.why}`);
    case 'cover':
      await does(page, 'uncover').click();
      return true;
    case 'asked': {
      const player = players[now.seen.player];
      if (player === undefined) throw new Error(`nobody plays for ${now.seen.player}`);
      await press(page, now, player(now.seen));
      return true;
    }
  }
};

/** What somebody is waited for: a key, an answer, or a screen that says that it is over or has stumbled. */
const DUE = `[data-go-on], [data-part="options"][aria-busy="false"]:not([${ANSWERED}]), dialog[data-sheet="end"], [data-screen="fault"]`;

/**
 * Where the story stops for somebody: goes on by its key, or answers; false when the game is over. Throws when the
 * screen has stumbled.
 *
 * @param look how long each question is looked at, in milliseconds
 */
export const onward = async (
  page: Page,
  players: { readonly [name: string]: Player },
  patience = WAIT,
  look = 0,
): Promise<boolean> => {
  // Looked for once a frame: an expectation that has to wait reads the whole page out again and again.
  await page.waitForFunction((one) => document.querySelector(one) !== null, DUE, { timeout: patience });
  const fault = screen(page, 'fault');
  if (await fault.isVisible()) throw new Error(`The screen says: ${(await fault.textContent()) ?? ''}`);
  if (await page.locator('[data-go-on]').isVisible()) {
    await page.keyboard.press('Space');
    return true;
  }
  // A question may give way to a scene before it is read.
  const now = await shown(page, 1000).catch(() => undefined);
  if (now?.at === 'asked' && look > 0) await page.waitForTimeout(look);
  return now === undefined || answer(page, players, now);
};

export type Played = { readonly answers: number; readonly last: Shown };

/**
 * Plays until the game is over or `until` says stop at what is shown then; that question is not answered.
 * @param players by the name of the seat
 */
export const play = async (
  page: Page,
  players: { readonly [name: string]: Player },
  most: number,
  until: (shown: Shown) => boolean | Promise<boolean> = () => false,
): Promise<Played> => {
  for (let answers = 0; ;) {
    const now = await shown(page);
    if (await until(now)) return { answers, last: now };
    if (now.at === 'asked' && answers++ === most)
      throw new Error(`${most} answers and still: ${now.seen.character}: ${now.seen.question}`);
    if (!(await answer(page, players, now))) return { answers, last: now };
  }
};

export type Seat = {
  readonly name: string;
  /** By its name where it is one of the base game's, else by its whole id. */
  readonly character?: string;
  readonly control?: 'Person' | 'Computer';
  readonly level?: string;
};
export type Setup = {
  readonly seats: readonly Seat[];
  readonly seed: string;
  readonly game?: string;
  readonly trophyCost?: 5 | 6 | 7;
  /** The Command Spell works whatever is rolled. */ readonly commandAlways?: true;
  /** By the printed book and with its cards, not the Digital Edition's. */ readonly revised?: true;
  /** Sets beside the base game; only for `begin`. */ readonly sets?: readonly string[];
};

/** On the start screen: from now on nothing is shown that would be waited for. */
export const hurry = async (page: Page): Promise<void> => {
  await expect(does(page, 'new-game')).toBeVisible();
  expect(await ask(page, 'settings.set', { speed: 'instant' })).toMatchObject({ ok: true });
};

/** One of the pages of the set-up screen. */
export const step = async (page: Page, name: 'characters' | 'sets' | 'rules' | 'start'): Promise<void> => {
  await tab(page, name).click();
  await expect(panel(page, name)).toBeVisible();
};

const idOf = (character: string): string =>
  character.includes('/') ? character : `base/character/${character.toLowerCase()}`;

const choicesOf = ({ seats, seed, game, trophyCost, commandAlways, revised, sets = [] }: Setup): SetupChoices => ({
  seats: seats.map(({ name, character, control = 'Person', level }) => ({
    name,
    control: control === 'Person' ? 'person' : 'computer',
    character: character === undefined ? 'lot' : idOf(character),
    ...(level === undefined ? {} : { level }),
  })),
  sets: ['base', ...sets],
  profile: revised ? 'revised' : 'digital',
  rules: {
    ...(trophyCost === undefined ? {} : { trophyCost }),
    ...(commandAlways ? { commandSpell: 'always' } : {}),
  },
  seed,
  ...(game === undefined ? {} : { name: game }),
});

/** From the start screen to the table of the game that was begun or added last, by whatever way. */
const openLast = async (page: Page, patience = WAIT): Promise<void> => {
  // The start screen looks for its games when one comes to it.
  await does(page, 'records').click();
  await expect(screen(page, 'records')).toBeVisible();
  await page.keyboard.press('Escape');
  await does(page, 'continue').click();
  await shown(page, patience);
};

/** From the start screen to the same table as `beginByHand`, where set-up is not what a spec is about. */
export const begin = async (page: Page, setup: Setup, patience?: number): Promise<void> => {
  expect(await ask(page, 'games.create', choicesOf(setup))).toMatchObject({ ok: true });
  await openLast(page, patience);
};

/** A campaign that is kept in its middle, where a spec is about what one comes to late. @param name of its file */
export const goOnWith = async (page: Page, name: string): Promise<void> => {
  const file = readFileSync(path.join(ROOT, `main/testing/saves/0.1.0/${name}.crownward`)).toString('base64');
  expect(await ask(page, 'games.import', { file })).toMatchObject({ ok: true });
  await openLast(page);
};

/** From the start screen to the table, through the set-up screen. */
export const beginByHand = async (
  page: Page,
  { seats, seed, game, trophyCost, commandAlways, revised }: Setup,
): Promise<void> => {
  await does(page, 'new-game').click();
  await expect(screen(page, 'setup')).toBeVisible();
  const rows = panel(page, 'characters').getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  // A first game has easier rules.
  await page.locator('[data-preset="classic"]').click();
  while ((await rows.count()) > seats.length) await does(rows.last(), 'remove').click();
  while ((await rows.count()) < seats.length) await does(page, 'add-seat').click();
  for (const [i, { name, character, control = 'Person' }] of seats.entries()) {
    const row = rows.nth(i);
    await field(row, 'name').fill(name);
    const by = row.locator(`[data-control="${control.toLowerCase()}"]`);
    await by.click();
    await expect(by.getByRole('radio')).toBeChecked();
    if (character === undefined) continue;
    const def = idOf(character);
    await does(row, 'character').click();
    await sheet(page, 'picker').locator(`[data-character="${def}"]`).click();
    await does(sheet(page, 'picker'), 'play').click();
    await expect(sheet(page, 'picker')).toHaveCount(0);
    await expect(does(row, 'character')).toHaveAttribute('data-def', def);
  }
  if (trophyCost !== undefined || commandAlways || revised) await step(page, 'rules');
  if (revised) await choice(page, 'profile', 'revised').check({ force: true });
  if (trophyCost !== undefined) await rule(page, 'trophyCost').selectOption(String(trophyCost));
  if (commandAlways) await rule(page, 'commandSpell').selectOption('always');
  await step(page, 'start');
  if (game !== undefined) await field(page, 'game').fill(game);
  await field(page, 'seed').fill(seed);
  await does(page, 'begin').click();
  await shown(page);
};

/** Takes the screen when it is handed over. */
export const uncover = async (page: Page): Promise<void> => {
  const now = await shown(page);
  if (now.at === 'stopped') throw new Error(`The screen says: ${now.why}`);
  if (now.at === 'cover') await does(page, 'uncover').click();
};

/** All lines of the journal, oldest first. */
export const journalOf = async (page: Page): Promise<readonly string[]> => {
  await does(page, 'journal').click();
  const panel = sheet(page, 'journal');
  // Not `innerText`: lines out of sight are not laid out, and have none.
  const lines = await panel.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      while (texts.nextNode() !== null) words.push(texts.currentNode.nodeValue ?? '');
      return words.join(' ');
    }),
  );
  await does(panel, 'close').click();
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).reverse();
};

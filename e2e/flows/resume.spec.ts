// What was shown is on disk: killed in the middle of a fight, left and come back to, open twice, damaged.
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright/test';
import { idler, striver } from '../player';
import { CARD_FIGHT, CAVE_FIGHT } from '../seeds';
import { begin, hurry, optionsOf, play, shown, uncover, type Shown } from '../table';
import { startHostProcess, startProcess, type HostProcess } from '../targets/host';
import { ROOT, calmContext } from '../targets/target';
import { expect, test } from '../fixtures';
import { does, part } from '../screen';

// These start and kill the host themselves.
test.skip(({ target }) => target !== 'host', 'the processes of the browser host');

const PLAYERS = { Mira: striver, Jonas: idler };
const SEATS = [
  { name: 'Mira', character: 'Warrior' },
  { name: 'Jonas', character: 'Elf' },
];

type Opened = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors that nobody caught. */ readonly errors: readonly string[];
};
const openAt = async (chromium: Browser, host: HostProcess): Promise<Opened> => {
  const context = await calmContext(chromium);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? String(error)));
  await page.goto(host.url.href);
  return { context, page, errors };
};

const kill = async (host: HostProcess): Promise<void> => {
  const ended = new Promise((resolve) => host.child.once('exit', resolve));
  host.child.kill('SIGKILL');
  await ended;
};

const squeezed = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());

/** All that a person sees of a question that waits, at one moment. */
const glance = async (page: Page): Promise<unknown> => {
  const now = await shown(page);
  return {
    now,
    seats: squeezed(await part(page, 'seats').getByRole('listitem').allTextContents()),
    // Without what they lead to, which comes when it is reckoned.
    options: squeezed(await optionsOf(page).locator('[data-key] .verb').allTextContents()),
    things: squeezed(await part(page, 'things').allTextContents()),
    fight: squeezed(await page.getByRole('main').getByRole('region').allTextContents()),
    board: await part(page, 'board')
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
  };
};

/** The same once it stands still: the journal comes a moment after the question. */
const standing = async (page: Page): Promise<unknown> => {
  let before: unknown;
  let now = await glance(page);
  await expect(async () => {
    before = now;
    now = await glance(page);
    expect(now).toEqual(before);
  }).toPass({ intervals: [150], timeout: 8000 });
  return now;
};

/** A fight that the text of a card or a space has begun: with something that is no card. */
const inCardsFight = (now: Shown): boolean =>
  now.at === 'asked' && /against (A )?(Goblin|Spirit|Brigand|Farmer|Bandit|Bear|Wolf)$/i.test(now.fight ?? '');

test('a game goes on after SIGKILL in the middle of a fight that a card has begun', async ({ chromium, dataDir }) => {
  const first = await startHostProcess(ROOT, dataDir);
  const before = await openAt(chromium, first);
  await hurry(before.page);
  await begin(before.page, { seats: SEATS, seed: CARD_FIGHT, revised: true, game: 'In the Cave' });
  const { last, answers } = await play(before.page, PLAYERS, 400, inCardsFight);
  expect(last.at).toBe('asked');
  // The figures on both keys come when they are reckoned.
  await expect(part(before.page, 'stage-keys').locator('[data-odds]')).toHaveCount(2);
  const left = await standing(before.page);
  expect(left).toMatchObject({ fight: [expect.stringMatching(/Strength against Strength|Craft against Craft/)] });
  await kill(first);
  await expect(before.page.getByRole('alert').first()).toBeVisible();
  await before.context.close();

  const second = await startProcess(
    path.join(ROOT, 'scripts/launch.mjs'),
    ['start', '--browser', '--no-open', '--data-dir', dataDir],
    ROOT,
  );
  const { context, page } = await openAt(chromium, second);
  const go = does(page, 'continue');
  await expect(go).toContainText('In the Cave');
  await go.click();
  await uncover(page);
  await expect(part(page, 'stage-keys').locator('[data-odds]')).toHaveCount(2);
  expect(await standing(page)).toEqual(left);

  // It is the same game, not only the same picture.
  const on = await play(
    page,
    PLAYERS,
    answers + 10,
    (now) => now.at === 'asked' && now.fight === undefined && now.seen.player === 'Jonas',
  );
  expect(on.last.at).toBe('asked');
  await context.close();
  expect(await second.stop()).toBe(0);
});

test('a page that was closed in the middle comes back to the same question', async ({ chromium, dataDir }) => {
  const host = await startHostProcess(ROOT, dataDir);
  const { context, page } = await openAt(chromium, host);
  await hurry(page);
  await begin(page, { seats: SEATS, seed: CAVE_FIGHT, revised: true });
  await play(page, PLAYERS, 12, (now) => now.at === 'asked' && now.seen.question.startsWith('Where do you go'));
  const left = await standing(page);
  await page.close();
  const again = await context.newPage();
  await again.goto(host.url.href);
  await does(again, 'continue').click();
  await uncover(again);
  expect(await standing(again)).toEqual(left);
  await play(again, PLAYERS, 3, () => false).catch((error: unknown) =>
    expect(String(error)).toContain('3 answers and still'),
  );
  expect(await standing(again)).not.toEqual(left);
  await context.close();
  await host.stop();
});

test('a click on a question that was answered elsewhere is refused with a sentence, and nothing happens', async ({
  chromium,
  dataDir,
}) => {
  const host = await startHostProcess(ROOT, dataDir);
  const { context, page } = await openAt(chromium, host);
  await hurry(page);
  await begin(page, { seats: SEATS, seed: CAVE_FIGHT, revised: true });
  await uncover(page);

  // The second page hears everything late, as over a slow line.
  const late = await context.newPage();
  const held: (() => void)[] = [];
  let slow = false;
  await late.routeWebSocket(/.*/, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      if (slow) held.push(() => line.send(message));
      else line.send(message);
    });
  });
  await late.goto(host.url.href);
  await does(late, 'continue').click();
  await uncover(late);
  await expect(optionsOf(late).getByRole('button', { name: /^Roll/ })).toBeVisible();

  slow = true;
  await optionsOf(page).getByRole('button', { name: /^Roll/ }).click();
  await expect(optionsOf(page).getByRole('button', { name: /^Roll/ })).toHaveCount(0);
  const after = await standing(page);
  await optionsOf(late).getByRole('button', { name: /^Roll/ }).click();
  await expect.poll(() => held.length).toBeGreaterThan(1);
  slow = false;
  for (const message of held) message();
  await expect(late.getByRole('alert')).toHaveText('The game has moved on since then: look again and choose.');
  expect(await standing(page)).toEqual(after);
  await context.close();
  await host.stop();
});

/** Turns one byte of a saved game round, and leaves nothing to make it anew from; nobody has the file open. */
const damage = (dataDir: string, name: string): void => {
  const db = new DatabaseSync(path.join(dataDir, 'crownward.sqlite3'));
  const row = db
    .prepare(
      'SELECT current.game, current.state FROM current JOIN games ON games.id = current.game WHERE games.name = ?',
    )
    .get(name);
  const state = row?.['state'];
  const game = row?.['game'];
  if (!(state instanceof Uint8Array) || typeof game !== 'string') throw new Error(`no save called ${name}`);
  const flipped = Uint8Array.from(state, (byte, i) => (i === Math.floor(state.length / 2) ? byte ^ 0xff : byte));
  db.prepare('UPDATE current SET state = ? WHERE game = ?').run(flipped, game);
  db.prepare('UPDATE turns SET schema = NULL, state = NULL WHERE game = ?').run(game);
  db.prepare("UPDATE games SET setup = '{}' WHERE id = ?").run(game);
  db.close();
};

test('a damaged save is refused with one sentence, and the others still open', async ({ chromium, dataDir }) => {
  const first = await startHostProcess(ROOT, dataDir);
  const before = await openAt(chromium, first);
  await hurry(before.page);
  for (const game of ['The sound one', 'The damaged one']) {
    await begin(before.page, { seats: SEATS, seed: CAVE_FIGHT, revised: true, game });
    await uncover(before.page);
    await does(before.page, 'menu').click();
    await does(before.page, 'leave').click();
  }
  expect(before.errors).toEqual([]);
  await before.context.close();
  expect(await first.stop()).toBe(0);
  damage(dataDir, 'The damaged one');

  const second = await startHostProcess(ROOT, dataDir);
  const { context, page, errors } = await openAt(chromium, second);
  const saves = part(page, 'saves').getByRole('listitem');
  await expect(saves).toHaveCount(2);
  await saves.filter({ hasText: 'The damaged one' }).getByRole('button').first().click();
  await expect(
    page.getByText(
      'This save is damaged and cannot be opened; it was left untouched, and the log file says what is wrong with it.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button')).toHaveText(['Back to the start']);
  await does(page, 'home').click();
  await saves.filter({ hasText: 'The sound one' }).getByRole('button').first().click();
  await uncover(page);
  await expect(optionsOf(page).getByRole('button', { name: /^Roll/ })).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
  expect(await second.stop()).toBe(0);
});

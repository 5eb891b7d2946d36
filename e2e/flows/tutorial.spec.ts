// The tutorial: by keyboard, left and taken up again, and as a whole by whoever follows what is suggested.
import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../axe';
import { ask } from '../door';
import { expect, test } from '../fixtures';
import { ANSWERED, beginByHand, hurry, leave, optionsOf, strike, uncover } from '../table';
import { startHostProcess } from '../targets/host';
import { ROOT, calmContext } from '../targets/target';
import { does, part, sheet } from '../screen';

const CHAPTERS = ['First steps', 'Fights', 'Over the river', 'Into the fire', 'The Crown'] as const;
const lessonOf = (page: Page): Locator => part(page, 'lesson');
const titleOf = (page: Page): Locator => lessonOf(page).getByRole('heading');
const suggestedOf = (page: Page): Locator => optionsOf(page).locator('[data-key][data-suggested]');

const learn = async (page: Page): Promise<Locator> => {
  await does(page, 'learn').click();
  return sheet(page, 'chapters');
};

/** What is to be tried at a step, by its title. */
const TRIES: { readonly [title: string]: ((page: Page) => Promise<void>) | undefined } = {
  'What you carry': (page) =>
    part(page, 'things')
      .getByRole('button', { name: /^Shield/ })
      .click(),
  'Nothing is lost': (page) => does(page, 'journal').click(),
  'Why am I asked this?': (page) => page.keyboard.press('r'),
  'All by keyboard': (page) => page.keyboard.press('?'),
};

/** Does what the step says. */
const follow = async (page: Page): Promise<void> => {
  const title = await titleOf(page).innerText();
  const attempt = Object.entries(TRIES).find(([name]) => name.toLowerCase() === title.toLowerCase())?.[1];
  if (attempt !== undefined) {
    await attempt(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    return;
  }
  const next = lessonOf(page).locator('[data-lesson="next"]');
  if (await next.isVisible()) {
    await next.click();
    return;
  }
  const count = await suggestedOf(page).count();
  // The lesson has gone on by itself meanwhile.
  if (count === 0) return;
  await leave(page);
  for (let i = 0; i < count; i++) await suggestedOf(page).nth(i).click();
  if (count > 1) await optionsOf(page).locator('[data-confirm]').click();
  await expect(page.locator(`[${ANSWERED}]`)).toHaveCount(0);
};

const TO_TRY = new RegExp(
  `^(${Object.keys(TRIES)
    .map((title) => title.replace('?', '\\?'))
    .join('|')})$`,
  'i',
);

/** Waits until the lesson wants something, or is at its end. */
const ready = (page: Page): Promise<void> =>
  expect(
    lessonOf(page)
      .getByRole('button', { name: /^(Go on|Next chapter|Begin a real game)$/ })
      .or(suggestedOf(page).first())
      .or(lessonOf(page).getByRole('heading', { name: TO_TRY }))
      .first(),
  ).toBeVisible();

/**
 * Runs in the page. What is wrong with a step: what it points at is out of sight or lies under something else, or a key
 * of the lesson has to be looked for.
 */
const inTheWay = (): readonly string[] => {
  const wrong: string[] = [];
  const ring = document.querySelector('[data-part="pointer"]')?.getBoundingClientRect();
  if (ring === undefined) return ['nothing is pointed at'];
  const SHARES = [0.2, 0.5, 0.8];
  for (const across of SHARES)
    for (const down of SHARES) {
      const there = document.elementFromPoint(ring.x + across * ring.width, ring.y + down * ring.height);
      const cover = there?.closest('.peek, .banner, [data-part="lesson"], dialog');
      if (cover) wrong.push(`${cover.className} lies over it`);
    }
  const option = document.querySelector('.option[data-suggested]');
  if (option !== null) {
    const { x, y, width, height, bottom } = option.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    if (there?.closest('.option') !== option || bottom > innerHeight)
      wrong.push(`not to be seen: ${option.textContent.trim()}`);
  }
  for (const key of document.querySelectorAll('[data-part="lesson"] .acts button')) {
    const { top, bottom } = key.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) wrong.push(`out of sight: ${key.textContent.trim()}`);
  }
  return [...new Set(wrong)];
};

/** Follows until the last step of the chapter; @returns the titles of its steps. */
const readChapter = async (page: Page): Promise<readonly string[]> => {
  const titles: string[] = [];
  for (let n = 0; n < 80; n++) {
    await ready(page);
    const title = await titleOf(page).innerText();
    if (titles.at(-1) !== title) titles.push(title);
    if (
      await lessonOf(page)
        .getByRole('button', { name: /^(Next chapter|Begin a real game)$/ })
        .isVisible()
    )
      return titles;
    // The ring follows what it is around in a moment.
    await expect.poll(() => page.evaluate(inTheWay), title).toEqual([]);
    await follow(page);
  }
  throw new Error(`no end: ${titles.join(' | ')}`);
};

test('the whole tutorial by following what is suggested, to the Crown', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  const dialog = await learn(page);
  await expect(dialog.getByRole('listitem')).toHaveCount(CHAPTERS.length);
  await expectAccessible(page, 'chapters');
  await dialog.locator('[data-chapter="steps"]').click();
  for (const [i, chapter] of CHAPTERS.entries()) {
    await expect(lessonOf(page).getByText(`Chapter ${i + 1} · ${chapter}`)).toBeVisible();
    if (i === 0) await expectAccessible(page, 'a lesson');
    const titles = await readChapter(page);
    expect(titles.length).toBeGreaterThanOrEqual(9);
    if (i < CHAPTERS.length - 1) await lessonOf(page).locator('[data-lesson="next"]').click();
  }
  await expect(page.getByRole('dialog', { name: /^Mira wins the Crown/ })).toBeVisible();
  await does(page, 'board').click();
  await expectAccessible(page, 'the end of the tutorial');
  await does(page, 'menu').click();
  await does(page, 'leave').click();

  // Five games were played, and none of them is one that anybody played.
  await expect(page.getByText('Your games will be kept here.')).toBeVisible();
  const again = await learn(page);
  await expect(again.getByText('Read', { exact: true })).toHaveCount(CHAPTERS.length);
});

test('with large text, too, each step shows what it speaks of', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  expect(await ask(page, 'settings.set', { textScale: 200 })).toMatchObject({ ok: true });
  await page.setViewportSize({ width: 1366, height: 768 });
  await (await learn(page)).locator('[data-chapter="steps"]').click();
  for (const [i] of CHAPTERS.entries()) {
    await expect(lessonOf(page)).toContainText(`Chapter ${i + 1} ·`);
    expect((await readChapter(page)).length).toBeGreaterThanOrEqual(9);
    if (i < CHAPTERS.length - 1) await lessonOf(page).locator('[data-lesson="next"]').click();
  }
});

test('a chapter by keyboard, left in the middle and taken up again after the program was ended', async ({ app }) => {
  let page = app.page();
  await hurry(page);
  await does(page, 'learn').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-chapter="steps"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titleOf(page)).toHaveText('The Crown');
  await page.keyboard.press('g');
  await expect(lessonOf(page).locator('[data-lesson="next"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titleOf(page)).toHaveText('This is you');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(titleOf(page)).toHaveText('Your turn');
  // From the lesson straight to what it points at.
  await page.keyboard.press('g');
  await expect(lessonOf(page).locator('[data-lesson="show"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(suggestedOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titleOf(page)).toHaveText('Fate');
  // The last answer, and no number chooses it.
  await expect(optionsOf(page).locator('button.option').last()).toHaveText(/Pay 1 fate/);
  await expect(optionsOf(page).locator('button.option').last()).toHaveAttribute('aria-keyshortcuts', 'f');

  page = await app.restart();
  await expect(page.getByText('0 of 5 chapters read').or(page.getByText('Five short chapters'))).toBeVisible();
  await does(page, 'learn').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 5 of 15')).toBeVisible();
  await expect(page.locator('[data-chapter="steps"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titleOf(page)).toHaveText('Fate');
  await lessonOf(page).locator('[data-lesson="next"]').click();
  await expect(titleOf(page)).toHaveText('Choose a way');
  // The other way: it is allowed, and there is a card as well.
  await optionsOf(page)
    .getByRole('button', { name: /^Go to the Plains/ })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await expect(titleOf(page)).toHaveText('A card');
  // Taken back: the lesson goes back with it.
  await page.keyboard.press('u');
  await expect(titleOf(page)).toHaveText('Choose a way');
  for (const title of ['A card', 'What you carry']) {
    await strike(page, (await suggestedOf(page).getAttribute('aria-keyshortcuts')) ?? '1');
    await expect(titleOf(page)).toHaveText(title);
  }
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Shield' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(titleOf(page)).toHaveText('The others');
  // The focus is back at the card that was looked at.
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
  await expect(titleOf(page)).toHaveText('Go shopping');
  // The roll, and the way.
  for (let n = 0; n < 2; n++) {
    await expect(suggestedOf(page)).toHaveCount(1);
    await leave(page);
    await strike(page, (await suggestedOf(page).getAttribute('aria-keyshortcuts')) ?? '1');
    await expect(page.locator(`[${ANSWERED}]`)).toHaveCount(0);
  }
  await expect(titleOf(page)).toHaveText('What the Village offers');
  await strike(page, '1');
  await expect(titleOf(page)).toHaveText('Buy a Weapon');
  await strike(page, (await suggestedOf(page).getAttribute('aria-keyshortcuts')) ?? '1');
  await expect(titleOf(page)).toHaveText('Nothing is lost');
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(titleOf(page)).toHaveText('Why am I asked this?');
  await page.keyboard.press('r');
  await page.keyboard.press('Escape');
  await expect(titleOf(page)).toHaveText('That was a turn');
  await page.keyboard.press('g');
  await expect(lessonOf(page).locator('[data-lesson="next"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titleOf(page)).toHaveText('An Enemy');
});

test('who does something else is told so kindly and can go either way; a chapter can be begun anew', async ({
  app,
}) => {
  const page = app.page();
  await hurry(page);
  await (await learn(page)).locator('[data-chapter="river"]').click();
  await lessonOf(page).locator('[data-lesson="next"]').click();
  await suggestedOf(page).click();
  await expect(suggestedOf(page)).toHaveText(/Try to pass to the Hills/);
  await optionsOf(page)
    .getByRole('button', { name: /^Go to the Woods/ })
    .click();
  await expect(lessonOf(page).getByText('that is allowed')).toBeVisible();
  await lessonOf(page).locator('[data-lesson="back"]').click();
  await expect(suggestedOf(page)).toHaveText(/Try to pass to the Hills/);
  await expect(titleOf(page)).toHaveText('Over the bridge');

  await does(lessonOf(page), 'skip-step').click();
  await expect(titleOf(page)).not.toHaveText('Over the bridge');
  await does(page, 'menu').click();
  await does(page, 'leave').click();
  const dialog = await learn(page);
  await expect(dialog.getByText(/^Step \d+ of 11$/)).toBeVisible();
  await expect(dialog.locator('[data-chapter="river"]')).toBeVisible();
  await dialog.locator('[data-chapter="steps"]').click();
  await expect(titleOf(page)).toHaveText('The Crown');
});

test('who has learned begins a game of his own afterwards, with the character that he chooses', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  // The whole row is pressed, not its key alone.
  const rows = (await learn(page)).getByRole('listitem');
  await rows.first().click({ position: { x: 60, y: 20 } });
  await expect(titleOf(page)).toHaveText('The Crown');
  await does(page, 'menu').click();
  await does(page, 'leave').click();
  await beginByHand(page, { seats: [{ name: 'Ida', character: 'Troll' }], seed: 'after-school', game: 'My own' });
  await uncover(page);
  await expect(lessonOf(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Troll: possessions' })).toBeVisible();
  await does(page, 'menu').click();
  await does(page, 'leave').click();
  await expect(part(page, 'saves').getByRole('listitem')).toHaveText([/My own/]);
});

test('a lesson that was killed goes on at the same step', async ({ chromium, dataDir, target }) => {
  test.skip(target !== 'host', 'the process of the browser host');
  const open = async () => {
    const host = await startHostProcess(ROOT, dataDir);
    const context = await calmContext(chromium);
    const page = await context.newPage();
    await page.goto(host.url.href);
    return { host, context, page };
  };
  const first = await open();
  await hurry(first.page);
  await (await learn(first.page)).locator('[data-chapter="fights"]').click();
  await lessonOf(first.page).locator('[data-lesson="next"]').click();
  for (const label of [/Roll for movement/, /Go to the Fields/]) {
    await expect(suggestedOf(first.page)).toHaveText(label);
    await suggestedOf(first.page).click();
  }
  await expect(titleOf(first.page)).toHaveText('Face to face');
  // At once: whether that step was still noted must not matter.
  const ended = new Promise((resolve) => first.host.child.once('exit', resolve));
  first.host.child.kill('SIGKILL');
  await ended;
  await first.context.close();

  const second = await open();
  await (await learn(second.page)).locator('[data-chapter="fights"]').click();
  await expect(titleOf(second.page)).toHaveText('Face to face');
  await expect(second.page.getByRole('region', { name: /^Warrior against (A )?Wolf$/i })).toBeVisible();
  await second.context.close();
  expect(await second.host.stop()).toBe(0);
});

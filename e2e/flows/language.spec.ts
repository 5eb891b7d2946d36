// Another language in the middle of a game: everything that is said changes at once, what people typed stays, and it
// lasts.
import type { Page } from 'playwright/test';
import { idler, striver } from '../player';
import { CAVE_FIGHT } from '../seeds';
import { begin, hurry, play, shown, uncover } from '../table';
import { expect, test } from '../fixtures';

/** Every text, label and tip on the page that has words of a language in it, rather than a name or a number. */
const phrases = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
      if (node.parentElement?.closest('script, style') === null) found.add(node.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) found.add(element.getAttribute(name) ?? '');
    return [...found].filter((text) => (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 1);
  });

const question = (page: Page, now: string) => page.locator(`section[aria-label="${now}"] header p`);

test('the language changes while playing, and back', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  await begin(page, {
    seats: [
      { name: 'Mira', character: 'Warrior' },
      { name: 'Jonas', character: 'Elf', control: 'Computer' },
    ],
    seed: CAVE_FIGHT,
    revised: true,
  });
  await uncover(page);
  let turns = 0;
  await play(
    page,
    { Mira: striver, Jonas: idler },
    40,
    (now) => now.at === 'asked' && now.seen.question === 'Warrior, it is your turn: how do you move?' && ++turns === 2,
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // A sentence that the program refused something with stays on the screen, and changes with it.
  await page.keyboard.press('u');
  await expect(page.getByRole('alert').getByText('so the last decision stays.', { exact: false })).toBeVisible();
  const english = await phrases(page);
  expect(english.length).toBeGreaterThan(20);

  await page.keyboard.press('m');
  await page.getByRole('dialog', { name: 'Menu' }).getByLabel('Language').selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('alert').getByText('darum bleibt die letzte Entscheidung.', { exact: false }),
  ).toBeVisible();
  const german = new Set(await phrases(page));
  expect(english.filter((text) => german.has(text))).toEqual([]);

  // The question, what is read out, and who sits there.
  await expect(question(page, 'Jetzt')).toHaveText('Krieger, du bist am Zug: Wie ziehst du?');
  await expect(page.locator('[aria-live="assertive"]')).toHaveText(
    'Krieger entscheidet: Krieger, du bist am Zug: Wie ziehst du?',
  );
  await expect(page.getByRole('heading', { name: 'Krieger Mira' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Für die Bewegung würfeln' }).first()).toBeVisible();

  // What happened before is told anew.
  await page.getByRole('button', { name: 'Chronik', exact: true }).click();
  const journal = page.getByRole('dialog', { name: 'Chronik' });
  await expect(journal.getByText('Runde 1: Der Krieger ist am Zug.')).toBeVisible();
  await expect(journal.getByRole('listitem').filter({ hasText: /'s turn|moves to|rolls/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  // A card and the rulebook.
  await page.keyboard.press('c');
  const index = page.getByRole('dialog', { name: 'Alle Karten' });
  await index.getByRole('searchbox').fill('zauberstab');
  await index
    .getByRole('listitem')
    .getByRole('button', { name: /^Zauberstab/ })
    .click();
  await expect(
    page
      .getByRole('dialog', { name: 'Zauberstab' })
      .getByText('Immer wenn du deinen letzten Zauber wirkst, erhalte 1 Zauber.')
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(
    page
      .getByRole('dialog', { name: 'Regelbuch' })
      .getByText('Wirf einen Würfel und ziehe genau so viele Felder weit.', { exact: false }),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  // It is played on in German, and it is German still after the program was started again.
  await page.getByRole('button', { name: 'Für die Bewegung würfeln' }).first().click();
  await expect(question(page, 'Jetzt')).not.toHaveText('Krieger, du bist am Zug: Wie ziehst du?');
  const again = await app.restart();
  await expect(again.locator('html')).toHaveAttribute('lang', 'de');
  await again.getByRole('button', { name: 'Einstellungen' }).click();
  await again.getByRole('dialog', { name: 'Einstellungen' }).getByLabel('Sprache').selectOption('en');
  await again.keyboard.press('Escape');
  await again.getByRole('button', { name: /^Continue/ }).click();
  await shown(again);
  await again.getByRole('button', { name: 'Journal', exact: true }).click();
  await expect(again.getByRole('dialog', { name: 'Journal' }).getByText("Round 1: Warrior's turn.")).toBeVisible();
  expect(app.complaints).toEqual([]);
});

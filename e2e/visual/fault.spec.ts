// What cannot be drawn: it is told, nothing is lost by it, and there is a way on.
import type { Page } from 'playwright/test';
import { expectAccessible } from '../axe';
import { expect } from '../fixtures';
import { test } from './gallery';
import { does, option, part, screen } from '../screen';

/** A timer of the page throws a hundred times, and has done so when this returns. */
const stumble = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let left = 100;
        const timer = setInterval(() => {
          if (left-- === 0) {
            clearInterval(timer);
            resolve();
          } else throw new Error('a timer that stumbles');
        });
      }),
  );

test('a table that cannot be drawn is told, kept in a file, tried again, and left', async ({ look }) => {
  const page = await look('fixture=fault');
  const heading = screen(page, 'fault');
  await expect(heading).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/^Every decision up to here is saved\./);
  await expect(page.getByRole('status')).toHaveText(/bug-1\.json$/);
  await does(page, 'again').click();
  await expect(heading).toBeVisible();
  await does(page, 'home').click();
  await expect(screen(page, 'start')).toBeVisible();
});

test('a game that cannot be opened says why, and leads back', async ({ look }) => {
  const page = await look('fixture=damaged');
  await expect(screen(page, 'fault')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/damaged/);
  await does(page, 'home').click();
  await expect(screen(page, 'start')).toBeVisible();
});

test('a click that goes wrong is told in one sentence, once, over a table that stands', async ({ look }) => {
  const page = await look('fixture=stumble');
  const notice = part(page, 'fault');
  const goes = option(page, 'roll');
  await goes.click();
  await expect(notice.getByRole('alert')).toHaveText(
    'Something went wrong here; your games are saved: go on, or look into it if nothing moves any more.',
  );
  await expect(goes).toBeVisible();
  await expectAccessible(page, 'a notice about a fault');

  await does(notice, 'look').press('Enter');
  await expect(screen(page, 'fault')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(/bug-1\.json$/);
  await expect(page.getByText('an answer that cannot be given')).toBeHidden();
  await page.getByText('What went wrong, for whoever mends it').click();
  await expect(page.getByText('an answer that cannot be given')).toBeVisible();
  // The table is made anew, and answers again: that this goes wrong, too, is told again.
  await does(page, 'again').click();
  await expect(notice).toHaveCount(0);
  await goes.click();
  await does(notice, 'close').click();
  await expect(notice).toHaveCount(0);
  await expect(goes).toBeVisible();
});

test('what goes wrong over and over below a sheet is told on the sheet, and not again when it was waved away', async ({
  look,
}) => {
  const page = await look('fixture=start&lang=de');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Einstellungen' });
  await expect(sheet).toBeVisible();
  await stumble(page);
  const notice = page.getByRole('region', { name: 'Die Anzeige ist gestolpert' });
  await expect(notice).toHaveCount(1);
  await expect(notice.getByRole('alert')).toHaveText(
    'Hier ging etwas schief; deine Spiele sind gespeichert: Mach weiter, oder sieh nach, wenn sich nichts mehr rührt.',
  );
  await sheet.getByRole('region').getByRole('button', { name: 'Schließen' }).click();
  await expect(notice).toHaveCount(0);
  await stumble(page);
  await expect(sheet).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('that sizes settle a frame later is nothing to tell', async ({ look }) => {
  const page = await look('fixture=table');
  await page.evaluate(() =>
    window.dispatchEvent(
      new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }),
    ),
  );
  await expect(does(page, 'look')).toHaveCount(0);
});

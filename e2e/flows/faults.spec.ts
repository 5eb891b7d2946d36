// What nobody caught in the page: it is told, in the log and in a file, and the game goes on.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures';
import { begin, hurry, optionsOf } from '../table';
import { does, part } from '../screen';

test('an error in a timer and a promise that nobody handles are told, and kept in the log', async ({
  app,
  dataDir,
}) => {
  const page = app.page();
  await hurry(page);
  await begin(page, { seats: [{ name: 'Mira', character: 'Troll' }], seed: 'faults-1' });
  const notice = part(page, 'fault');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a timer that stumbles');
    });
    void Promise.reject(new Error('a promise that nobody keeps'));
  });
  await expect(notice.getByRole('alert')).toHaveText(/^Something went wrong here; your games are saved/);
  await expect(optionsOf(page)).toBeVisible();
  const log = path.join(dataDir, 'logs', 'crownward.log');
  await expect.poll(() => readFileSync(log, 'utf8')).toMatch(/the screen broke off[^]*a timer that stumbles/);
  await expect.poll(() => readFileSync(log, 'utf8')).toMatch(/the screen broke off[^]*a promise that nobody keeps/);

  await does(notice, 'look').click();
  const kept = await page.getByRole('status').filter({ hasText: 'Everything about it is kept' }).textContent();
  const [file = ''] = /\S+\.json$/.exec(kept ?? '') ?? [];
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    bug: 1,
    thrown: expect.stringContaining('stumbles'),
    campaign: { game: { name: expect.any(String) } },
  });
  await does(page, 'again').click();
  await expect(optionsOf(page)).toBeVisible();
});

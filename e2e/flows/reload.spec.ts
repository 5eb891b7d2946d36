// The least that must work wherever the program runs: beginByHand, answer, leave, go on.
import { idler, striver } from '../player';
import { beginByHand, hurry, optionsOf, play, shown, uncover } from '../table';
import { expect, test } from '../fixtures';
import { does, part } from '../screen';

// With what moves on the screen.
test.use({ moves: true });

test('a game is begun, played, loaded again and gone on with', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  await beginByHand(page, {
    seats: [
      { name: 'Mira', character: 'Troll' },
      { name: 'Jonas', control: 'Computer', character: 'Elf' },
    ],
    seed: 'reload-1',
    game: 'Left and found',
  });
  let asked = 0;
  const { last } = await play(page, { Mira: striver, Jonas: idler }, 10, (now) => now.at === 'asked' && asked++ === 3);
  expect(asked).toBe(4);

  await page.reload();
  const go = does(page, 'continue');
  await expect(go).toContainText('Left and found');
  await go.click();
  expect(await shown(page)).toEqual(last);

  const again = await app.restart();
  await does(again, 'continue').click();
  await uncover(again);
  expect(await shown(again)).toEqual(last);
  await expect(optionsOf(again)).toBeVisible();
  const log = await part(again, 'events').textContent();
  await play(again, { Mira: striver }, 2).catch((error: unknown) =>
    expect(String(error)).toContain('2 answers and still'),
  );
  await expect(part(again, 'events')).not.toHaveText(log ?? '');
  expect(app.complaints.filter((one) => !/ERR_CONNECTION|WebSocket/.test(one))).toEqual([]);
});

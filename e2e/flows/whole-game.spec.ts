// A whole game through visible controls: from the start screen to the Crown, and out again.
import { idler, striver } from '../player';
import { SHORT_GAME } from '../seeds';
import { begin, hurry, journalOf, play } from '../table';
import { expect, test } from '../fixtures';

test.skip(({ target }) => target === 'shim', 'the game of the host is enough');

/** A game that takes longer is no short one any more: choose another seed. */
const MOST = 1200;

test('a game is played from set-up to a Command Spell victory', async ({ app }) => {
  const page = app.page();
  await hurry(page);
  await begin(page, { seats: [{ name: 'Mira', character: 'Troll' }, { name: 'Jonas', character: 'Sorceress' }], seed: SHORT_GAME, game: 'The whole way', trophyCost: 5, commandAlways: true, revised: true });

  const { last, answers } = await play(page, { Mira: striver, Jonas: idler }, MOST);
  expect(last).toEqual({ at: 'over', title: 'Mira wins the Crown' });
  expect(answers).toBeGreaterThan(50);
  const end = page.getByRole('dialog', { name: 'Mira wins the Crown' });
  await expect(end.getByText('Seed of this game')).toContainText(SHORT_GAME);
  await expect(end.getByRole('row', { name: /Troll Mira/ })).toBeVisible();
  await expect(end.getByRole('row', { name: /Jonas/ })).toContainText('Out of the game');

  await expect(end.getByText(/Achieved in this game: .*Crowned/)).toBeVisible();

  await end.getByRole('button', { name: 'Look at the board' }).click();
  await expect(end).toHaveCount(0);
  const journal = await journalOf(page);
  const way = [
    /^\d* ?Troll .*to the Plain of Peril/, /^\d* ?Troll .*to the Valley of Fire/, /^\d* ?Troll .*to the Crown of Command/, /^\d* ?Troll casts the Command Spell/,
    /is dead\.|is killed by Troll/, /Jonas is out of the game/, /Mira wins the game/,
  ];
  const places = way.map((line) => journal.findLastIndex((one) => line.test(one)));
  expect(places, journal.slice(-40).join('\n')).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));

  // A game that is over is kept, and can only be looked at.
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'The whole way' })).toContainText('Finished');
  expect(app.complaints).toEqual([]);
});

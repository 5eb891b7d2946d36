// A board at a corner: in by its gate, something is met there, and out again; the camera goes with the figure.
import { INTO_THE_CITY, THROUGH_THE_GATE } from '../seeds';
import { begin, hurry, optionsOf } from '../table';
import { expect, test } from '../fixtures';
import { held, option } from '../screen';

test('through the gate onto a board at a corner, a card there, and back out', async ({ app }) => {
  const page = app.page();
  const space = (id: string) => page.locator(`[data-space="${id}"]`);
  const [summit, city] = [space('highland/space/eyrie'), space('base/space/city')];
  await hurry(page);
  await begin(page, {
    seats: [{ name: 'Mira', character: 'highland/character/highlander' }],
    sets: ['highland'],
    seed: THROUGH_THE_GATE,
  });
  await expect(city).toBeInViewport();
  await expect(summit).not.toBeInViewport();

  await option(page, 'roll').click();
  await option(page, 'door:highland/space/highland_entrance').click();
  await expect(summit).toBeInViewport();
  await expect(city).not.toBeInViewport();

  const potion = 'highland/highland/flight_potion';
  await option(page, potion).click();
  await expect(held(page, potion)).toBeVisible();

  await option(page, 'roll').click();
  await optionsOf(page).locator('[data-key^="door:"]').first().click();
  await expect(city).toBeInViewport();
  await expect(summit).not.toBeInViewport();
  await expect(held(page, potion)).toBeVisible();
});

test('into the City by its gate, a poster is bought there, and out again', async ({ app }) => {
  const page = app.page();
  const space = (id: string) => page.locator(`[data-space="${id}"]`);
  const [wharf, crags] = [space('city/space/wharf'), space('base/space/crags')];
  await hurry(page);
  await begin(page, {
    seats: [{ name: 'Mira', character: 'city/character/cat_burglar' }],
    sets: ['city'],
    seed: INTO_THE_CITY,
  });
  await expect(crags).toBeInViewport();
  await expect(wharf).not.toBeInViewport();

  await option(page, 'roll').click();
  await option(page, 'door:city/space/city_gate').click();
  await expect(wharf).toBeInViewport();
  await expect(crags).not.toBeInViewport();

  const poster = 'city/wanted-poster/wanted_elemental';
  await option(page, poster).click();
  await expect(held(page, poster)).toBeVisible();

  await option(page, 'roll').click();
  await optionsOf(page).locator('[data-key^="door:"]').first().click();
  await expect(crags).toBeInViewport();
  await expect(wharf).not.toBeInViewport();
  await expect(held(page, poster)).toBeVisible();
});

// Odds over the door: of the question that stands, for the seat that is asked, unless a house rule hides them.
import { expect, it } from 'vitest';
import { aSession } from '../testing/session';

const beforeTheOgre = (options: Readonly<Record<string, boolean>> = {}) =>
  aSession({
    // Strength 2 against 5.
    characters: { prophetess: { at: 'fields_ne', fate: 1, spells: [] }, warrior: { at: 'city' } },
    spaces: { fields_ne: { cards: ['ogre'] } },
    phase: 'encounter',
    dice: [2, 2],
    options,
  });

it('tells of each option what it leads to', () => {
  const { made, session } = beforeTheOgre();
  const seat = made.state.active;
  const { prompt } = session.update();
  expect(prompt?.ask.id).toBe('ask.fateFight');
  const odds = session.odds(seat, prompt?.id ?? '');
  // 4 stands against 7: only another throw of a 6 wins, and a 5 is a stand-off.
  expect(odds['reroll.1']?.win).toBeCloseTo(1 / 6);
  expect(odds['reroll.1']?.hurt).toBeCloseTo(4 / 6);
  expect(odds['reroll.1']?.outcomes.map(({ rolls }) => rolls)).toEqual([[1, 2, 3, 4], [5], [6]]);
  expect(odds['pass']).toMatchObject({ win: 0, hurt: 1 });
  expect(session.odds(seat, 'dp1.99')).toEqual({});
});

it('tells nothing where the players have agreed to do the sums themselves', () => {
  const { made, session } = beforeTheOgre({ noOdds: true });
  expect(session.odds(made.state.active, session.update().prompt?.id ?? '')).toEqual({});
});

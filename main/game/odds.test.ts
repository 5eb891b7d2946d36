// Odds over the door: of the question that stands, for the seat that is asked, unless a house rule hides them.
import { expect, it } from 'vitest';
import { aSession } from '../testing/session';
import { whileItStands } from './odds';

const beforeTheOgre = (options: Readonly<Record<string, boolean>> = {}) =>
  aSession({
    // Strength 2 against 5.
    characters: { prophetess: { at: 'fields_ne', fate: 1, spells: [] }, warrior: { at: 'city' } },
    spaces: { fields_ne: { cards: ['ogre'] } },
    phase: 'encounter',
    dice: [2, 2],
    options,
  });

it('tells of each option what it leads to', async () => {
  const { made, session } = beforeTheOgre();
  const seat = made.state.active;
  const { prompt } = session.update();
  expect(prompt?.ask.id).toBe('ask.fateFight');
  const odds = await session.odds(seat, prompt?.id ?? '');
  // 4 stands against 7: only another throw of a 6 wins, and a 5 is a stand-off.
  expect(odds['reroll.1']?.win).toBeCloseTo(1 / 6);
  expect(odds['reroll.1']?.hurt).toBeCloseTo(4 / 6);
  expect(odds['reroll.1']?.outcomes.map(({ rolls }) => rolls)).toEqual([[1, 2, 3, 4], [5], [6]]);
  expect(odds['pass']).toMatchObject({ win: 0, hurt: 1 });
  expect(await session.odds(seat, 'dp1.99')).toEqual({});
});

it('hears an answer while it reckons, and reckons no further', async () => {
  const { made, session } = beforeTheOgre();
  const seat = made.state.active;
  const { prompt } = session.update();
  if (prompt === undefined) throw new Error('nobody is asked');
  const odds = session.odds(seat, prompt.id);
  const answer = { decision: prompt.id, keys: ['pass'] };
  expect(session.input({ t: 'answer', seat, answer })).toMatchObject({ ok: true });
  expect(session.update().prompt?.id).not.toBe(prompt.id);
  expect(await odds).toEqual({});
});

it('stops at the first option after the question is gone', async () => {
  const reckoned: string[] = [];
  const each = function* (): Generator<readonly [string, undefined]> {
    for (const key of ['a', 'b', 'c']) {
      reckoned.push(key);
      yield [key, undefined];
    }
  };
  expect(await whileItStands(each(), () => reckoned.length < 2)).toEqual({});
  expect(reckoned).toEqual(['a', 'b']);
});

it('tells nothing where the players have agreed to do the sums themselves', async () => {
  const { made, session } = beforeTheOgre({ noOdds: true });
  expect(await session.odds(made.state.active, session.update().prompt?.id ?? '')).toEqual({});
});

it('says nothing of an option whose dice come to nothing yet', async () => {
  const { made, session } = aSession({ characters: { thief: { at: 'fields_n' } }, dice: [3] });
  const { prompt } = session.update();
  expect(prompt?.ask.id).toBe('ask.move');
  expect(await session.odds(made.state.active, prompt?.id ?? '')).toEqual({});
});

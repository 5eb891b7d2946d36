// A hint is what the adept would do in one's place, and why; computers say why they did what they did.
import { expect, it } from 'vitest';
import { aSession } from '../testing/session';

const atTheChapel = (options: Readonly<Record<string, boolean>> = {}) =>
  aSession({
    characters: { prophetess: { at: 'chapel', lives: 1, fate: 1, spells: [] }, warrior: { at: 'city' } },
    phase: 'encounter',
    options,
  });

it('says what the adept would do in his place, and why', async () => {
  const { made, session } = atTheChapel();
  const seat = made.state.active;
  const { prompt } = session.update();
  expect(prompt?.options.map(({ key }) => key)).toEqual(expect.arrayContaining(['heal', 'pray']));
  // With one life left she has herself healed.
  const hint = await session.hint(seat, prompt?.id ?? '');
  expect(hint?.keys).toEqual(['heal']);
  expect(hint?.parts[0]).toMatchObject({ what: 'life', by: expect.any(Number) });
  expect(hint?.parts[0]?.by).toBeGreaterThan(0);
  expect(await session.hint(seat, 'dp1.99')).toBeUndefined();
  expect(session.reasons()).toEqual([]);
}, 120_000);

it('says nothing where the players have agreed to ask nobody', async () => {
  const { made, session } = atTheChapel({ noHints: true });
  expect(await session.hint(made.state.active, session.update().prompt?.id ?? '')).toBeUndefined();
});

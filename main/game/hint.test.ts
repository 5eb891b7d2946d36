// A hint is what the adept would do in one's place, and why; computers say why they did what they did.
import { expect, it } from 'vitest';
import { must } from '../../shared/kernel/result';
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

const hintAt = async (given: Parameters<typeof aSession>[0], asked: string) => {
  const { made, session } = aSession(given);
  const { prompt } = session.update();
  expect(prompt?.ask.id).toBe(asked);
  return await session.hint(made.state.active, prompt?.id ?? '');
};
const warrior = { at: 'city' };

it('advises to exchange trophies that were kept back, and then what else to do', async () => {
  const prophetess = { at: 'chapel', fate: 0, gold: 0, spells: [], trophies: ['dragon'] };
  const { made, session } = aSession({ characters: { prophetess }, phase: 'encounter' });
  const seat = made.state.active;
  const asked = () => must(session.update().prompt, 'a question');
  const answer = (keys: readonly string[]): void =>
    expect(session.input({ t: 'answer', seat, answer: { decision: asked().id, keys } })).toMatchObject({ ok: true });
  while (asked().ask.id !== 'ask.trophies') answer([must(asked().options.find(({ off }) => !off)?.key, 'an answer')]);
  answer([]);
  expect(asked()).toMatchObject({ ask: { id: 'ask.move' }, options: [{ key: 'roll' }, { key: 'trade' }] });
  expect(await session.hint(seat, asked().id)).toEqual({ keys: ['trade'], parts: [] });
  answer(['trade']);
  expect((await session.hint(seat, asked().id))?.keys).not.toContain('trade');
}, 120_000);

it('advises nobody to throw where nothing can be won by it', async () => {
  // The Chasm takes a life of two in six; with the Guide nobody has to throw.
  const guided = { at: 'chasm', has: ['guide'], lives: 3, fate: 1, spells: [] };
  const hint = await hintAt({ characters: { prophetess: guided, warrior }, phase: 'encounter' }, 'ask.skipRoll');
  expect(hint?.keys).toEqual(['pass']);
  expect(hint?.alike).toBeUndefined();
  expect(hint?.parts.map(({ what }) => what)).toEqual(['fate', 'life']);
}, 120_000);

it('says where another answer is about as good', async () => {
  // He may change his alignment now or at any other time, and nothing that lies there asks for one.
  const hint = await hintAt(
    { characters: { druid: { at: 'fields_n', spells: [] }, warrior }, phase: 'turn' },
    'ask.move',
  );
  expect(hint).toMatchObject({ keys: ['roll'], over: ['do:druid#change_alignment'], alike: true, parts: [] });
}, 120_000);

// What a computer tells of its answers is what all at the table may know.
import { expect, it } from 'vitest';
import { startOf } from '../../shared/rules/setup/position';
import { baseBook } from '../../shared/rules/testing/books';
import type { Given } from '../../shared/rules/setup/given';
import { createReasons } from './reasons';

const parts = [{ what: 'life', by: 3 }] as const;
const atTurn = (wizard: Given['characters'][string]) => {
  const made = startOf(baseBook, {
    characters: { wizard: { at: 'city', ...wizard }, warrior: { at: 'chapel' } },
    phase: 'turn',
  });
  if (!made.ok) throw new Error(made.refusal.msg.id);
  const { state } = made;
  const decision = state.pending[state.active];
  if (decision === undefined) throw new Error('nobody is asked');
  return { state, seat: state.active, decision };
};

it('names what was done, what else there was, and what spoke for it', () => {
  const { state, seat, decision } = atTurn({ spells: [], has: ['mule', 'sword'] });
  const [first] = decision.options;
  const reasons = createReasons(baseBook);
  const took = first?.key ?? '';
  reasons.told({ seat, round: 4, decision, reply: { keys: [took], why: { over: [took], parts } } });
  expect(reasons.all(state)).toEqual([
    { seat, round: 4, ask: decision.ask, took: [first?.label], over: [first?.label], parts },
  ]);
  // Where the other answer was about as good, that is told, too.
  const alike = createReasons(baseBook);
  alike.told({ seat, round: 4, decision, reply: { keys: [took], why: { over: [took], alike: true, parts } } });
  expect(alike.all(state)).toMatchObject([{ alike: true, parts }]);
  expect(reasons.all(state)[0]?.alike).toBeUndefined();
  // Who had no choice has no reason.
  reasons.told({ seat, round: 4, decision, reply: { keys: [took] } });
  expect(reasons.all(state)).toHaveLength(1);
  reasons.forget();
  expect(reasons.all(state)).toEqual([]);
});

it('tells nobody which Spell he could have cast', () => {
  const { state, seat, decision } = atTurn({ spells: ['teleport'] });
  const cast = decision.options.find(({ label }) => label.id === 'option.cast');
  const other = decision.options.find(({ label }) => label.id !== 'option.cast');
  expect(cast).toBeDefined();
  const reasons = createReasons(baseBook);
  const why = { over: [cast?.key ?? ''], parts };
  reasons.told({ seat, round: 1, decision, reply: { keys: [other?.key ?? ''], why } });
  expect(reasons.all(state)).toEqual([]);
  // Once all have seen it, it is told.
  const [card] = Object.values(state.cards).filter(({ zone }) => zone === 'hand');
  if (card === undefined) throw new Error('he has no Spell');
  const { [card.id]: _, ...cards } = state.cards;
  expect(reasons.all({ ...state, cards })).toEqual([]);
  const pile = { ...state.decks['spell'], draw: [], discard: [card.def] };
  expect(reasons.all({ ...state, cards, decks: { ...state.decks, spell: pile } })).toMatchObject([
    { took: [other?.label], over: [{ id: 'option.cast' }] },
  ]);
});

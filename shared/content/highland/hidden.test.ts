// Law 7: what is drawn unseen, or kept face down, is named to nobody else.
import { expect, it } from 'vitest';
import type { SeatId } from '../../kernel/ids';
import { must } from '../../kernel/result';
import { advance } from '../../rules/engine/machine';
import { bookOfSets } from '../../rules/testing/books';
import { aGame } from '../../rules/testing/play';
import type { Given } from '../../rules/setup/given';
import { updateFor, viewFor } from '../../rules/view/view-for';

const book = must(bookOfSets(['highland']), 'the set');
const calm = { fate: 0, spells: [] } as const;
const given = (card: string): Given => ({
  characters: { elf: { ...calm, at: 'cliff_1' }, troll: { ...calm, at: 'temple' }, monk: { ...calm, at: 'city' } },
  spaces: { cliff_1: { cards: [card] } },
  decks: { highland: ['opal', 'ruby', 'diamond'] },
  phase: 'encounter',
});
/** Names of the three in what a seat is shown of the state. */
const named = (shown: unknown): readonly string[] =>
  ['opal', 'ruby', 'diamond'].filter((name) => JSON.stringify(shown).includes(`/${name}"`));

it('Eyrie Vanguard: nobody sees what goes on top of the Adventure deck', () => {
  const { state, events } = aGame(book, given('eyrie_vanguard'));
  for (const seat of ['p1', 'p2', 'p3'] as const satisfies readonly SeatId[]) {
    expect(named(viewFor(book, state, seat))).toEqual([]);
    expect(named(updateFor(book, 'g', 1, state, events, seat))).toEqual([]);
  }
  expect(named(state.decks['adventure']?.draw)).toEqual(['opal', 'ruby', 'diamond']);
});

it('Astrologer: who looks sees all three, the others the two that are discarded', () => {
  const { state } = aGame(book, given('astrologer'));
  expect(named(state.pending['p1'])).toEqual(['opal', 'ruby', 'diamond']);
  for (const seat of ['p2', 'p3'] as const) expect(named(viewFor(book, state, seat))).toEqual([]);
  const decision = must(state.pending['p1'], 'a question');
  const key = must(
    decision.options.find((o) => o.key.includes('ruby')),
    'the Ruby',
  ).key;
  const after = advance(book, state, { t: 'answer', seat: 'p1', answer: { decision: decision.id, keys: [key] } });
  if (!after.ok) throw new Error(after.refusal.msg.id);
  for (const seat of ['p2', 'p3'] as const) {
    expect(named(viewFor(book, after.state, seat))).not.toContain('ruby');
    expect(named(updateFor(book, 'g', 2, after.state, after.events, seat))).not.toContain('ruby');
  }
});

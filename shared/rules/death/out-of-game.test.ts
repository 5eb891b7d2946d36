// Whoever a card takes out of the game is told to leave it, and not to have died.
import { expect, it } from 'vitest';
import { advance } from '../engine/machine';
import { startOf } from '../setup/position';
import { bookOfSets } from '../testing/books';
import { must } from '../../kernel/result';

it('is told of everybody without a Talisman when the Battle Royale begins', () => {
  const book = must(bookOfSets([]), 'base');
  const begun = startOf(book, {
    endings: ['battle_royale'],
    characters: {
      troll: { at: 'valley_of_fire', fate: 0, lives: 6, has: ['talisman/talisman'] },
      monk: { at: 'village', fate: 0, has: ['talisman/talisman'] },
      elf: { at: 'fields_n', fate: 0 },
    },
  });
  if (!begun.ok) throw new Error(begun.refusal.msg.id);
  const { state } = begun;
  const decision = must(state.pending[state.active], 'a question');
  const done = advance(book, state, {
    t: 'answer',
    seat: state.active,
    answer: { decision: decision.id, keys: ['on'] },
  });
  if (!done.ok) throw new Error(done.refusal.msg.id);
  const elf = must(
    Object.values(state.heroes).find(({ def }) => def.endsWith('/elf')),
    'the Elf',
  );
  expect(done.events.filter(({ t }) => t === 'killed')).toEqual([{ t: 'killed', hero: elf.id, gaveUp: true }]);
});

// Law 7: of the ending that Tapestry Rewoven lays on the Crown nobody knows but who met it.
import { expect, it } from 'vitest';
import { must } from '../../../kernel/result';
import { bookOfSets } from '../../../rules/testing/books';
import { aGame } from '../../../rules/testing/play';
import { redact } from '../../../rules/view/view-for';

const book = must(bookOfSets(['woodland']), 'the set');

it('the new ending is told to nobody but who met the Tapestry', () => {
  const game = aGame(book, {
    characters: { elf: { at: 'plains_e', fate: 0 }, troll: { at: 'temple', fate: 0 } },
    spaces: { plains_e: { cards: ['tapestry_rewoven'] } },
    endings: ['horrible_black_void', 'hand_of_doom'],
    endingsMode: 'hidden',
    phase: 'encounter',
  });
  const told = (seat: 'p1' | 'p2') => JSON.stringify(game.events.map((event) => redact(event, seat)));
  const ending = /horrible_black_void|hand_of_doom/;
  expect(told('p1')).toMatch(ending);
  expect(told('p2')).not.toMatch(ending);
});

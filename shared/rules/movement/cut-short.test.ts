// A way that something cuts short says what it is (D Becoming a Lycanthrope).
import { expect, it } from 'vitest';
import { namesIn } from '../../content/names';
import { msg } from '../../kernel/ids';
import { must } from '../../kernel/result';
import { english, german, namesFrom, say } from '../../text';
import { bookOfSets } from '../testing/books';
import { aGame } from '../testing/play';

const book = must(bookOfSets(['blood-moon', 'city']), 'the sets');
/** Where a roll of 6 leads from the Plains, and what is said beside it: the Troll stands four spaces on. */
const ways = (side: string): readonly unknown[] => {
  const game = aGame(book, {
    cards: { time_card: { side } },
    characters: {
      sorceress: { at: 'plains_e', has: ['lycanthrope'], spells: [], fate: 0 },
      troll: { at: 'hills_n', fate: 0 },
    },
    dice: [6],
  });
  game.choose('roll');
  return game.pending[0]?.options.map(({ key, note }) => [key, note]) ?? [];
};

it('by Night names the Lycanthrope where somebody stands in his way', () => {
  expect(ways('night')).toContainEqual([
    'ccw:hills_n',
    { id: 'note.wayEnds', args: { def: 'blood-moon/lycanthrope/lycanthrope' } },
  ]);
});

it('says nothing of a way of the full count', () => {
  expect(ways('day').length).toBeGreaterThan(2);
  expect(JSON.stringify(ways('day'))).not.toContain('note.wayEnds');
});

it.each([
  ['blood-moon/lycanthrope/lycanthrope', 'your move ends here (Lycanthrope)', 'hier endet deine Bewegung (Lykanthrop)'],
  ['city/space/armoury', 'every move ends here', 'hier endet jede Bewegung'],
])('%s: %s', (def, en, de) => {
  const note = msg('note.wayEnds', { def });
  expect(say(english, namesFrom(namesIn('en')), note)).toBe(en);
  expect(say(german, namesFrom(namesIn('de')), note)).toBe(de);
});

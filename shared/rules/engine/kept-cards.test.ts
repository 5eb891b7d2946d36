// What cannot be ditched, by a keyword or by what another card says of it, stays when something lays cards down.
import { expect, it } from 'vitest';
import { cannot, choose, magicObject, object, place, v } from '../dsl';
import { bookWith } from '../testing/books';
import { aGame } from '../testing/play';

const tied = object('base/adventure/tied', {
  abilities: [{ id: 'tied', static: [cannot('ditchCard', { card: { self: true } })] }],
});
const cursed = magicObject('base/adventure/cursed_thing', { keywords: ['cursed'] });
/** One of his Objects stays there. */
const drop = place('base/adventure/drop', {
  met: [choose({ cards: { object: true, zone: 'held', heldBy: 'me' } }, 'one'), { op: 'ditch', card: v('one') }],
});
const book = bookWith(tied, cursed, drop);
const all = ['tied', 'cursed_thing', 'sword', 'shield', 'helmet'];

it('is no surplus as long as anything else can be laid down', () => {
  const game = aGame(book, {
    characters: { elf: { at: 'fields_n', has: all.slice(0, 4) } },
    spaces: { fields_n: { cards: ['helmet'] } },
    phase: 'encounter',
  });
  if (game.decision.ask.id !== 'ask.surplus') game.choose('helmet');
  expect(game.decision.ask.id).toBe('ask.surplus');
  expect(game.decision.options.map(({ key }) => key).toSorted()).toEqual(['helmet', 'shield', 'sword']);
});

it('is not offered where something has to be ditched, and stays where it is all that he has', () => {
  const game = aGame(book, {
    characters: { elf: { at: 'fields_n', has: all.slice(0, 4) } },
    spaces: { fields_n: { cards: ['drop'] } },
    phase: 'encounter',
  });
  expect(game.decision.options.map(({ key }) => key).toSorted()).toEqual(['shield', 'sword']);
  const poor = aGame(book, {
    characters: { elf: { at: 'fields_n', has: all.slice(0, 2) } },
    spaces: { fields_n: { cards: ['drop'] } },
    phase: 'encounter',
  });
  expect(poor.names(poor.hero('elf').held).toSorted()).toEqual(['cursed_thing', 'tied']);
});

it('is not ditched of his own will either', () => {
  const game = aGame(book, { characters: { elf: { at: 'fields_n', has: all.slice(0, 3) } } });
  for (const name of ['tied', 'cursed_thing']) expect(() => game.ditch(name)).toThrow();
});

// What is explained beside "how do you move?": the rule that he moves by, and no other.
import { expect, it } from 'vitest';
import { bookOfSets } from '../testing/books';
import { aGame } from '../testing/play';
import type { Given } from '../setup/given';

type Hero = NonNullable<Given['characters']>[string];
const passage = (hero: Hero, sets: readonly string[] = [], options: Given['options'] = {}): string => {
  const book = bookOfSets(sets, options);
  if (book === undefined) throw new Error('no such set');
  const game = aGame(book, { options, characters: { warrior: { fate: 0, ...hero }, troll: { at: 'chapel' } } });
  expect(game.decision.ask.id).toBe('ask.move');
  return game.decision.rule;
};

it('who rolls is told of the roll', () => {
  expect(passage({ at: 'fields_n' })).toBe('movement');
});

it('in the Inner Region, as usual or in the Dragon Realm, one moves a space without a roll', () => {
  expect(passage({ at: 'mines' })).toBe('inner');
  expect(passage({ at: 'plain_of_peril' }, ['dragon'], { innerRegion: 'realm' })).toBe('inner');
});

it('where the space says how one comes away, that goes before the rules', () => {
  expect(passage({ at: 'jail' }, ['city'])).toBe('card');
  expect(passage({ at: 'plain_of_peril' }, ['dragon'], { innerRegion: 'tower' })).toBe('card');
  expect(passage({ at: 'fields_n', status: { enslaved: 1 } })).toBe('card');
});

it('a move that something makes one space long is no roll either', () => {
  expect(passage({ at: 'bog_1', has: ['wanted_animal'], trophies: ['wolf'] }, ['city', 'woodland'])).toBe('card');
});

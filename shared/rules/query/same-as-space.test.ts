// Whoever may have a space be one card to him is not asked where it is one card to everybody (Nomad).
import { expect, it } from 'vitest';
import { must } from '../../kernel/result';
import { bookOfSets } from '../testing/books';
import { aGame } from '../testing/play';

const book = must(bookOfSets(['firelands']), 'the set');
const use = (at: string, over: readonly string[] = []): string | undefined =>
  aGame(book, {
    characters: { nomad: { at, fate: 0 }, monk: { at: 'temple', fate: 0 } },
    spaces: { [at]: { over } },
    phase: 'encounter',
  }).pending[0]?.options.find(({ key }) => key === 'firelands/character/nomad#own_path')?.use;

it.each(['fields_n', 'plains_e', 'hills_n', 'woods_n'])('changes nothing on %s', (at) => {
  expect(use(at)).toBe('calm');
});

it.each(['tavern', 'ruins', 'desert_se', 'runes_ne', 'chapel'])('is another matter on %s', (at) => {
  expect(use(at)).toBe('live');
});

it('goes by what lies over the space', () => {
  expect(use('fields_n', ['desert'])).toBe('live');
});

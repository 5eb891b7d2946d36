// What an event says beside what happened, so that the journal need not tell what nobody asks.
import { expect, it } from 'vitest';
import { must } from '../../../kernel/result';
import { bookOfSets } from '../../testing/books';
import { aGame } from '../../testing/play';

it('D Two-Sided Fate: of what is paid it is told how much of that side is left', () => {
  const game = aGame(must(bookOfSets(['woodland']), 'the set'), {
    characters: { sorceress: { at: 'tavern', fate: 3, dark: 1 }, monk: { at: 'temple', fate: 0 } },
    phase: 'encounter',
    dice: [1, 3],
  });
  game.choose('reroll.1');
  expect(game.events.filter((e) => e.t === 'changed' && e.what === 'fate')).toMatchObject([
    { what: 'fate', by: -1, now: 2, side: 'light', left: 1 },
  ]);
});

it('a price that lasts for an encounter is no more than a price', () => {
  const game = aGame(must(bookOfSets(['city']), 'the set'), {
    characters: { warrior: { at: 'training_yard', fate: 0, trophies: ['dragon', 'bear'] }, monk: { at: 'temple' } },
    phase: 'encounter',
  });
  game.choose('trophies');
  expect(game.events.filter(({ t }) => t === 'lasting')).toMatchObject([
    { on: true, price: true },
    { on: false, price: true },
  ]);
});

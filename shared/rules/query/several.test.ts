// A name can stand for several things: a filter for "that very one" finds each of them.
import { describe, expect, it } from 'vitest';
import { choose, each, event, v } from '../dsl';
import { bookWith } from '../testing/books';
import { aGame } from '../testing/play';
import type { Effect } from '../vocab/effect';

/** The Troll meets an Event that does this, beside a Goblin and an Ogre. */
const meets = (...met: readonly Effect[]) =>
  aGame(bookWith(event('base/adventure/trial', { met })), {
    characters: { troll: { at: 'fields_n', fate: 0 }, elf: { at: 'tavern' } },
    spaces: { fields_n: { cards: ['trial', 'goblin', 'ogre'] }, forest: { cards: ['wolf'] } },
    phase: 'encounter',
  });
const two = { min: 2, max: 2 } as const;

describe('is, with a name for several', () => {
  it('finds each of the cards', () => {
    const both = choose({ cards: { at: 'here', named: ['goblin', 'ogre'] } }, 'both', two);
    const game = meets(
      both,
      each({ cards: { at: 'anySpace', kind: 'enemy', is: v('both') } }, 'one', { op: 'trophy', card: v('one') }),
    );
    expect([...game.names(game.hero('troll').trophies)].sort()).toEqual(['goblin', 'ogre']);
    expect(game.on('forest')).toEqual(['wolf']);
  });
  it('finds each of the spaces', () => {
    const both = choose({ spaces: { named: ['tavern', 'forest'] } }, 'both', two);
    const game = meets(
      both,
      each({ spaces: { is: v('both') } }, 'one', { op: 'layGold', n: 1, at: v('one'), stock: true }),
    );
    expect(['tavern', 'forest', 'city'].map((space) => game.state.board[`base/space/${space}`]?.gold ?? 0)).toEqual([
      1, 1, 0,
    ]);
  });
});

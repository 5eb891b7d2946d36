// What cannot be chosen stays among the choices, with what forbids it.
import { describe, expect, it } from 'vitest';
import { always, cannot, choose, discard, event, v } from '../dsl';
import { bookWith } from '../testing/books';
import { aGame } from '../testing/play';
import { english, namesFrom, say } from '../../text';

const offered = (game: ReturnType<typeof aGame>) =>
  game.decision.options.map(({ key, off }) => [key, off === undefined ? 'open' : say(english, namesFrom({}), off)]);

describe('choices that something forbids', () => {
  it('a Trap that may not be avoided is greyed beside the cards that may', () => {
    const trap = event('base/adventure/pitfall', { keywords: ['trap'], met: [] });
    const law = event('base/adventure/trial', {
      abilities: [always(cannot('avoid', { card: { keyword: 'trap' }, reach: 'everyone' }))],
      met: [
        choose(
          { cards: { kind: 'event', at: 'here', not: { self: true }, where: { may: 'avoid', byCard: 'it' } } },
          'one',
        ),
        discard(v('one')),
      ],
    });
    const game = aGame(bookWith(trap, law), {
      characters: { troll: { at: 'fields_n', fate: 0 } },
      spaces: { fields_n: { cards: ['trial', 'angel', 'pitfall', 'devil'] } },
      phase: 'encounter',
    });
    expect(offered(game)).toEqual([
      ['angel', 'open'],
      ['pitfall', expect.stringContaining('Forbidden by')],
      ['devil', 'open'],
    ]);
    expect(() => game.choose('pitfall')).toThrow();
    game.choose('angel');
    expect(game.on('fields_n')).not.toContain('angel');
  });
  it('an Object that the thief may not have', () => {
    const game = aGame(bookWith(), {
      characters: {
        wizard: { at: 'fields_n', fate: 0, spells: ['acquisition'] },
        elf: { at: 'city', gold: 0, has: ['sword', 'holy_grail', 'purchase/axe'] },
      },
    });
    game.choose('do:acquisition#cast');
    expect(offered(game)).toEqual([
      ['sword', 'open'],
      ['holy_grail', expect.stringContaining('Holy Grail')],
      ['axe', 'open'],
    ]);
  });
  it('one whom no Spell can be aimed at', () => {
    const game = aGame(bookWith(), {
      characters: {
        wizard: { at: 'fields_n', fate: 0, spells: ['acquisition'] },
        elf: { at: 'city', has: ['amulet'] },
        troll: {},
        monk: {},
      },
    });
    game.choose('do:acquisition#cast');
    expect(offered(game)).toEqual([
      ['elf', expect.stringContaining('Amulet')],
      ['troll', 'open'],
      ['monk', 'open'],
    ]);
  });
});

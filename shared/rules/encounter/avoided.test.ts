// A space whose text does nothing to somebody: no instructions, and no Magic Object that it would silence.
import { expect, it } from 'vitest';
import { can, enemy, magicObject, may, never, pay, reacts } from '../dsl';
import { whoIsAsked } from '../engine/machine';
import { startOf } from '../setup/position';
import { bookWith } from '../testing/books';
import { aGame } from '../testing/play';

const charm = magicObject('base/adventure/charm', {
  origin: 'ours',
  abilities: [
    { id: 'avoids', static: [can('avoid', { space: { named: ['chasm', 'cursed_glade'] } })] },
    reacts('unmoved', never('missTurn', 'mine')),
  ],
});
const book = bookWith(charm);
const landed = (at: string, has: readonly string[]) => {
  const started = startOf(book, {
    characters: { elf: { at, fate: 0, lives: 3, has }, monk: { at: 'temple', fate: 0 } },
    phase: 'encounter',
    spaces: at === 'chasm' ? {} : { cursed_glade: { cards: ['wolf'] } },
    dice: [1, 2],
  });
  if (!started.ok) throw new Error(started.refusal.msg.id);
  return started;
};
const livesAt = (at: string, ...has: readonly string[]): number | undefined => landed(at, has).state.heroes['h1']?.life;

it('is not carried out for him, and is for another', () => {
  expect(livesAt('chasm', 'charm')).toBe(3);
  expect(livesAt('chasm')).toBe(2);
  const { state } = landed('chasm', ['charm']);
  expect(whoIsAsked(state)).toBe(state.heroes['h2']?.seat);
});

it('is not heeded by what gets him round it, though it would silence that', () => {
  const trophies = (...has: readonly string[]) => landed('cursed_glade', has).state.heroes['h1']?.trophies.length;
  expect(trophies('charm', 'sword')).toBe(1);
  expect(trophies('sword')).toBe(0);
});

it('is evaded before it attacks, and another that attacks with it is not', () => {
  const sprite = enemy('base/adventure/sprite', {
    origin: 'ours',
    strength: 6,
    subtype: 'monster',
    approach: [may('payBandit', [pay(1), { op: 'removeFoe', card: 'this', how: 'evaded' }])],
  });
  const met = (...cards: readonly string[]) => {
    const game = aGame(bookWith(sprite), {
      characters: { troll: { at: 'fields_n', fate: 0, gold: 1 }, monk: { at: 'temple', fate: 0 } },
      phase: 'encounter',
      spaces: { fields_n: { cards } },
      dice: [6, 1],
    });
    game.choose('yes');
    return game;
  };
  const alone = met('sprite');
  expect(alone.asked).toBe('monk');
  expect(alone.on('fields_n')).toEqual(['sprite']);
  const both = met('sprite', 'wolf');
  both.choose('fight');
  expect(both.names(both.hero('troll').trophies)).toEqual(['wolf']);
  expect(both.on('fields_n')).toEqual(['sprite']);
});

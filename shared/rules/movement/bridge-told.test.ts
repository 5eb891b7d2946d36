// The way over the bridge says against whom it leads (R4 THE SENTINEL SPACE).
import { expect, it } from 'vitest';
import { msg } from '../../kernel/ids';
import { english, german, namesFrom, say } from '../../text';
import { baseBook } from '../testing/books';
import { aGame } from '../testing/play';

const ways = (at: string) => {
  const game = aGame(baseBook, { characters: { troll: { at, fate: 0 }, elf: { at: 'city' } }, dice: [2] });
  game.choose('roll');
  return game.pending[0]?.options ?? [];
};

it('names the Sentinel and his Strength, on the way there and from his own space', () => {
  for (const at of ['woods_n', 'hills_n', 'sentinel'])
    expect(ways(at).find(({ key }) => key === 'bridge:hills_m')?.note, at).toEqual(msg('note.sentinel', { n: 9 }));
});

it('beside no other way, and not on the way back', () => {
  for (const at of ['woods_n', 'hills_m'])
    expect(
      ways(at).filter(({ key, note }) => key !== 'bridge:hills_m' && note !== undefined),
      at,
    ).toEqual([]);
});

it('in either language', () => {
  const note = msg('note.sentinel', { n: 9 });
  expect(say(english, namesFrom({}), note)).toBe('against the Sentinel, Strength 9');
  expect(say(german, namesFrom({}), note)).toBe('gegen den Wächter, Stärke 9');
});

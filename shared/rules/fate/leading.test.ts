// What dice lead to is told with them, whether anybody is asked about them or not: the screen lights the row.
import { describe, expect, it } from 'vitest';
import { baseBook } from '../testing/books';
import { aGame } from '../testing/play';
import type { Given } from '../setup/given';

const rolled = (given: Given): readonly unknown[] =>
  aGame(baseBook, { phase: 'encounter', ...given }).events.flatMap((e) => (e.t === 'rolled' ? [e.leads] : []));
const at = (space: string, dice: readonly number[], more: object = {}): Given => ({
  characters: { elf: { at: space, fate: 0, ...more } },
  dice: [...dice],
});

describe('dice that nobody is asked about', () => {
  it('tell the number whose row counts', () => {
    expect(rolled(at('chasm', [2]))).toEqual([{ counts: 2 }]);
    expect(rolled(at('vampires_tower', [5]))).toEqual([{ counts: 5 }]);
  });
  it('tell what is taken off first, and what they stand against', () => {
    expect(rolled(at('mines', [3, 2, 1]))).toEqual([{ counts: 2, stat: 'craft', less: 4 }]);
    expect(rolled(at('dice_with_death', [5, 3, 1, 2]))).toEqual([undefined, { against: [5, 3] }]);
  });
  it('tell of which creature they are the number, and how strong each is', () => {
    expect(rolled(at('pits', [2, 1, 6]))[0]).toEqual({ foes: 'pit_fiend', stat: 'strength', might: 4 });
  });
  it('tell nothing where they are a number of something else, nor for a move', () => {
    expect(rolled(at('werewolf_den', [1, 1, 1, 6]))[0]).toBeUndefined();
    expect(rolled({ characters: { elf: { at: 'fields_n', fate: 0 } }, phase: 'turn', dice: [2] })).toEqual([]);
  });
  it('tell it again when fate is paid for another throw', () => {
    const game = aGame(baseBook, { phase: 'encounter', ...at('chasm', [2, 5], { fate: 1 }) });
    game.choose('reroll.1');
    expect(game.events.flatMap((e) => (e.t === 'rolled' ? [e.leads] : []))).toEqual([{ counts: 2 }, { counts: 5 }]);
  });
  it('light no row where somebody still adds to them', () => {
    const priest = { characters: { priest: { at: 'temple', fate: 0 } }, dice: [3, 3] };
    expect(rolled(priest)).toEqual([undefined]);
  });
});

it('each of several that are fought one after another is told as which of them it is', () => {
  const { events } = aGame(baseBook, {
    phase: 'encounter',
    characters: { elf: { at: 'pits', fate: 0, strength: 9 } },
    dice: [3, 6, 1, 6, 1, 1, 6],
  });
  const names = events.flatMap((e) => (e.t === 'fight' ? [e.theirs.name?.args] : []));
  expect(names).toEqual([1, 2, 3].map((n) => ({ name: 'pit_fiend', n, of: 3 })));
});

// Whatever comes up in a game of all sets, somebody may leave it there: its file is taken for one of ours.
import { expect, it } from 'vitest';
import { strangersTo } from '../../main/game/file/provenance';
import { builtSets } from '../../shared/content/definitions';
import { must } from '../../shared/kernel/result';
import { bookOfSets, newGameOf } from '../../shared/rules/testing/books';
import { playRandomly } from '../../shared/rules/testing/random-game';
import { size } from './size';

const DECISIONS = size(2000, 800);

it('every position of games by chance, with all sets, may be kept in a file', () => {
  const book = must(bookOfSets(builtSets.filter((set) => set !== 'base')), 'a rulebook of all sets');
  const strangerIn = strangersTo(book);
  const strange = new Set<string>();
  for (let n = 1; n <= size(20, 1); n++) {
    let seen = 0;
    playRandomly(book, newGameOf(book, 4, `kept ${n}`), `kept ${n}`, DECISIONS, (s) => {
      seen++;
      const stranger = strangerIn(s);
      if (stranger !== undefined) strange.add(stranger);
    });
    expect(seen).toBeGreaterThan(DECISIONS / 4);
  }
  expect([...strange]).toEqual([]);
}, 3_600_000);

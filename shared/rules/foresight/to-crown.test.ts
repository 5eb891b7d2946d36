// The way to the Crown, against the rulebook's Inner Region worked out by hand (R4 INNER REGION).
import { describe, expect, it } from 'vitest';
import { startOf } from '../setup/position';
import { baseBook } from '../testing/books';
import { chanceOfCrown } from './to-crown';
import { knownTo } from './known';
import { throwsOf } from './throws';

type At = { readonly life: number; readonly strength: number; readonly craft: number };
const FACES = [1, 2, 3, 4, 5, 6] as const;
/** Enough turns that nearly nothing is left. */
const TURNS = 40;

/** Every way of a few numbers once. */
const once = (work: (...of: readonly [number, number, number]) => number) => {
  const known = new Map<string, number>();
  return (a: number, b: number, c: number): number => {
    const key = [a, b, c].join();
    const found = known.get(key) ?? work(a, b, c);
    known.set(key, found);
    return found;
  };
};

const sums = (dice: number): readonly (readonly [number, number])[] =>
  throwsOf(dice).map(([thrown, chance]) => [thrown.reduce((a, b) => a + b, 0), chance]);

const duel = (mine: number, theirs: number): { readonly win: number; readonly even: number; readonly lose: number } => {
  const count = { win: 0, even: 0, lose: 0 };
  for (const a of FACES)
    for (const b of FACES) count[mine + a > theirs + b ? 'win' : mine + a < theirs + b ? 'lose' : 'even'] += 1 / 36;
  return count;
};

/** A die for his Fiends, then one fight after the other; a stand-off or a defeat ends the turn. */
const pits = (at: At): number => {
  const { win, even, lose } = duel(at.strength, 4);
  const from = once((life, fiends, turns): number => {
    if (life === 0 || turns === 0) return 0;
    // One turn: so many in a row are beaten.
    let [sum, beaten] = [0, 1];
    for (let left = fiends; left > 0; left--) {
      sum += beaten * (even * from(life, left, turns - 1) + lose * from(life - 1, left, turns - 1));
      beaten *= win;
    }
    return sum + beaten;
  });
  return FACES.reduce((sum, fiends) => sum + from(at.life, fiends, TURNS) / 6, 0);
};

/** One die: 1, 2 or 3 lives. */
const tower = (at: At): number =>
  [1, 2, 3].reduce((sum, lives) => sum + (at.life > lives ? pits({ ...at, life: at.life - lives }) / 3 : 0), 0);

const mines = (at: At): number =>
  sums(3).reduce((sum, [n, chance]) => (n <= at.craft ? sum + chance * tower(at) : sum), 0);

/** His Strength is thrown once and stays until he is beaten. */
const werewolf = (at: At): number => {
  const from = once((life, strength, turns): number => {
    if (life === 0 || turns === 0) return 0;
    const { win, even, lose } = duel(at.strength, strength);
    return win + even * from(life, strength, turns - 1) + lose * from(life - 1, strength, turns - 1);
  });
  return sums(2).reduce((sum, [n, chance]) => sum + chance * from(at.life, n, TURNS), 0);
};

const death = (at: At): number => {
  let [win, even, lose] = [0, 0, 0];
  for (const [a, p] of sums(2))
    for (const [b, q] of sums(2)) {
      if (a > b) win += p * q;
      else if (a === b) even += p * q;
      else lose += p * q;
    }
  const from = once((life, turns): number =>
    life === 0 || turns === 0
      ? 0
      : win * werewolf({ ...at, life }) + even * from(life, turns - 1, 0) + lose * from(life - 1, turns - 1, 0),
  );
  return from(at.life, TURNS, 0);
};

const crypt = (at: At): number =>
  sums(3).reduce((sum, [n, chance]) => (n <= at.strength ? sum + chance * death(at) : sum), 0);

describe('the way from the Plain of Peril to the Crown', () => {
  it.each([
    { life: 1, strength: 9, craft: 11 },
    { life: 2, strength: 5, craft: 17 },
  ])('with $life lives, Strength $strength and Craft $craft, through the Mines and through the Crypt', (at) => {
    // The Prophetess has Strength 2 and Craft 4, and throws one die in battle.
    const own = { at: 'plain_of_peril', lives: at.life, fate: 0, strength: at.strength - 2, craft: at.craft - 4 };
    const started = startOf(baseBook, {
      characters: { prophetess: { ...own, has: ['talisman'], spells: [] }, warrior: { at: 'city' } },
      phase: 'turn',
    });
    if (!started.ok) throw new Error(started.refusal.msg.id);
    const { state } = started;
    const known = knownTo(baseBook, state, state.active);
    for (const [key, exact] of [
      ['on:mines', mines(at)],
      ['on:crypt', crypt(at)],
    ] as const) {
      const found = chanceOfCrown(baseBook, known, state.active, [key], { steps: 400_000, least: 1e-5 });
      expect(found?.stopped).toBeLessThan(0.03);
      // What was too unlikely to be looked at may still lead there.
      expect(exact).toBeGreaterThan((found?.chance ?? 1) - 1e-9);
      expect(exact).toBeLessThan((found?.chance ?? 0) + (found?.stopped ?? 0) + 1e-9);
    }
  });
});

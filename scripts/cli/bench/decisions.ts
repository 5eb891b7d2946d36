// How many decisions the rules take in a second of processor time, each kind of game in a process of its own.
import { builtSets, definitionsOf } from '../../../shared/content/definitions';
import { declared } from '../../../shared/content/declared';
import { rulebookOf } from '../../../shared/rules/charts';
import { place, plus } from '../../../shared/rules/dsl';
import { playOn } from '../../../shared/rules/engine/play-on';
import { byChance } from '../../../shared/rules/engine/players';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import type { State } from '../../../shared/rules/state/state';
import { newGameOf } from '../../../shared/rules/testing/books';
import { playRandomly } from '../../../shared/rules/testing/random-game';
import type { Def } from '../../../shared/rules/vocab/definition';
import { PARTS, type Work } from './by-turns';

const WARM = 20_000;
const MEASURED = 10_000;

/**
 * Lies where hardly anybody comes by chance, and asks the whole table something whenever anybody's Strength is asked
 * for.
 */
const lying = (n: number): Def =>
  place(`bench/bench/lying_${n}`, {
    origin: 'ours',
    met: [],
    abilities: [
      {
        id: 'asks',
        static: [
          plus('strength', 1, {
            reach: 'everyone',
            when: {
              all: [
                { exists: { cards: { named: 'bench', zone: 'held', heldBy: 'anyone' } } },
                { exists: { cards: { kind: 'follower', zone: 'laid', at: 'anySpace' } } },
              ],
            },
          }),
        ],
        triggers: [
          {
            id: 'hears',
            on: 'gain',
            stage: 'after',
            do: [],
            when: { exists: { cards: { named: 'bench', zone: 'laid', at: 'anySpace' } } },
          },
        ],
      },
    ],
  });
const unrelated = (n: number): Def => ({ ...lying(n), id: `bench/unrelated/card_${n}` });
const many = (n: number, make: (i: number) => Def): readonly Def[] => Array.from({ length: n }, (_, i) => make(i));

const LAID = 300;
const FAR = ['plain_of_peril', 'valley_of_fire', 'pits', 'crypt', 'mines', 'werewolf_den'];

/** The same position with so many cards more on far spaces. */
const withLying = (state: State): State => {
  const cards = { ...state.cards };
  const board = { ...state.board };
  for (let i = 0; i < LAID; i++) {
    const id = `c${100_000 + i}` as const;
    const space = `base/space/${FAR[i % FAR.length] ?? ''}`;
    cards[id] = { id, def: `bench/bench/lying_${i}`, home: 'bench', zone: 'laid', space };
    const ground = board[space] ?? { cards: [], gold: 0 };
    board[space] = { ...ground, cards: [...ground.cards, id] };
  }
  return { ...state, cards, board };
};

type Kind = {
  readonly book: () => Rulebook;
  /**
   * What a game of base becomes that is played by this book: so it is dealt, rolled and answered as with base, and only
   * what the rules do differs. Else its games are its own.
   */
  readonly from?: (state: State) => State;
  /** One transaction for a whole game, as a look-ahead plays; else a state after each answer. */
  readonly inPlace?: true;
};
const base = (): readonly Def[] => definitionsOf(['base']);

const kinds: Readonly<Record<string, Kind>> = {
  base: { book: () => rulebookOf(base()) },
  everything: { book: () => rulebookOf(definitionsOf(builtSets)) },
  // What people can have on the table: the test set's cards all listen, to everything, by design.
  played: { book: () => rulebookOf(definitionsOf(builtSets.filter((id) => declared.of(id)?.kind !== 'trial'))) },
  cards300: { book: () => rulebookOf([...base(), ...many(LAID, lying)]), from: withLying },
  definitions2000: { book: () => rulebookOf([...base(), ...many(2000, unrelated)]), from: (state) => state },
  xstate: { book: () => rulebookOf(base(), 'play') },
  inPlace: { book: () => rulebookOf(base()), inPlace: true },
};
const YARDSTICK = 'yardstick';
export const decisionKinds: readonly string[] = [...Object.keys(kinds), YARDSTICK];

/** A reducer that copies 30 KB of plain state for each step: what everything else is held against. */
const yardstick = (): ((times: number) => number) => {
  const plain = {
    seats: Array.from({ length: 300 }, (_, i) => ({ id: `s${i}`, lives: 4, things: ['a', 'b', `c${i}`] })),
    n: 0,
  };
  let state = { ...plain, pad: 'x'.repeat(Math.max(0, 30_000 - JSON.stringify(plain).length)) };
  const step = (times: number): number => {
    for (let i = 0; i < times; i++) {
      state = structuredClone(state);
      state.n += 1;
    }
    return times;
  };
  step(500);
  return step;
};

type Table = { readonly book: Rulebook; readonly start: (seed: string) => State; readonly inPlace: boolean };

const playAhead = (book: Rulebook, start: State, seed: string, answers: number): number => {
  const player = byChance(seed);
  const played = playOn(book, start, undefined, () => player, { answers });
  if (!played.ok) throw new Error(played.refusal.msg.id);
  return played.answers;
};

/** Games by random players, one after the other, until so many decisions were taken. */
const play = ({ book, start, inPlace }: Table, name: string, decisions: number): number => {
  let done = 0;
  for (let game = 1; done < decisions; game++) {
    const seed = `${name} ${game}`;
    const left = decisions - done;
    done += inPlace ? playAhead(book, start(seed), seed, left) : playRandomly(book, start(seed), seed, left).decisions;
  }
  return done;
};

/**
 * Warms up.
 *
 * @returns decisions by games of its own for each part
 */
export const warmed = (name: string): Work => {
  if (name === YARDSTICK) {
    const step = yardstick();
    return () => step(500);
  }
  const kind = kinds[name];
  if (kind === undefined) throw new Error(`There is nothing called ${name} to measure.`);
  const book = kind.book();
  const { from, inPlace = false } = kind;
  const dealtBy = from === undefined ? book : rulebookOf(base());
  const start = (seed: string): State => (from ?? ((state) => state))(newGameOf(dealtBy, 4, seed));
  const table = { book, start, inPlace };
  play(table, 'warm', WARM);
  return (part) => play(table, `bench ${part}`, MEASURED / PARTS);
};

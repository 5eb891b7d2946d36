// What it is worth to begin a turn somewhere: the board as a chain of throws and choices, reckoned round by round.
import type { DefId } from '../../../shared/kernel/ids';
import type { Board } from './board';

/** What it brings to go somewhere, besides what it is worth to begin the next turn there. */
export type Step = {
  /** To be there. */
  readonly own: number;
  /** Whether the next turn that begins there counts, too; it is in `own` already where it is the end of the chain. */
  readonly on: boolean;
  /** The chance to be let through, and how much nearer one is then. */
  readonly open: number;
  readonly nearer: number;
  /** What it costs to be sent back, and before which gate. */
  readonly lost: number;
  readonly gate: DefId | undefined;
};

export type Chain = {
  readonly moves: Board['moves'];
  readonly regionOf: (space: DefId) => string;
  readonly step: (to: DefId, gate: DefId | undefined) => Step;
  /** What can be done there in place of a move, besides what it is worth to be there again. */
  readonly instead: (space: DefId) => number | undefined;
  /** What it is worth to be where the chain ends. */
  readonly end: (space: DefId) => number;
  /** How much less each turn counts than the one before it. */
  readonly discount: number;
};

/** Rounds of reckoning: farther than any way on a board. */
const SWEEPS = 14;

/** With places as numbers into one list, since this is done for every question. */
type Reckoned = Omit<Step, 'on' | 'gate'> & { readonly shut: number; readonly to: number; readonly back: number };

/** @returns by space; nothing for one where the chain ends */
export function worthOfPlaces({ moves, regionOf, step, instead, end, discount }: Chain): ReadonlyMap<DefId, number> {
  const places = [...moves.keys()];
  const order = new Map(places.map((space, i) => [space, i]));
  const values = places.map(() => 0);
  /** Its place in the list; what is reckoned nowhere is kept behind the others. */
  const placed = (space: DefId): number => {
    const at = order.get(space) ?? values.push(end(space)) - 1;
    order.set(space, at);
    return at;
  };
  const nowhere = values.push(0) - 1;
  const ways = places.map((space) =>
    (moves.get(space) ?? []).map((landings) =>
      landings.map(({ to, gate }): Reckoned => {
        const { own, on, open, nearer, lost } = step(to, gate);
        const back = gate === undefined ? nowhere : placed(gate);
        return { own, open, nearer, lost, shut: 1 - open, to: on ? placed(to) : nowhere, back };
      }),
    ),
  );
  const at = (i: number): number => discount * (values[i] ?? 0);
  const best = (landings: readonly Reckoned[]): number => {
    let most = -Infinity;
    for (const { own, open, nearer, lost, shut, to, back } of landings)
      most = Math.max(most, open * (own + at(to) + nearer) + shut * (lost + at(back)));
    return most === -Infinity ? 0 : most;
  };
  const done = places.map(instead);
  const regions = [...Map.groupBy(places.keys(), (i) => regionOf(places[i] ?? '')).values()];
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [i, throws] of ways.entries()) {
      let sum = 0;
      for (const landings of throws) sum += best(landings);
      const walked = sum / throws.length;
      const made = done[i];
      values[i] = made === undefined ? walked : Math.max(walked, made + at(i));
    }
    for (const region of regions) level(values, region);
  }
  return new Map(places.map((space, i) => [space, values[i] ?? 0]));
}

/** What all places of a Region bring is a part of the race: here each is worth what it brings beside the others. */
function level(values: number[], region: readonly number[]): void {
  let sum = 0;
  for (const i of region) sum += values[i] ?? 0;
  const usual = sum / region.length;
  for (const i of region) values[i] = (values[i] ?? 0) - usual;
}

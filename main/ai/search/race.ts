// How many turns he may need to win: how much stronger he had better be, the way to the Crown, and what it costs where
// it fails. Everything that he does is weighed against this, so that he neither runs too early nor waits for ever.
import type { DefId, RegionId } from '../../../shared/kernel/ids';
import type { Lore } from './lore';
import { force, type Standing } from './standing';

export type Race = {
  readonly turns: number;
  /** How much stronger he had better be before he goes. */
  readonly grow: number;
};

/** What is left to do of a quest, as a part of what it takes to find a Talisman. */
const ERRAND = 0.6;
/** More than that nobody waits for. */
const MOST = 9;
const MANY = 20_000;

/** Nobody tries longer than that to come past a guard: there are other ways. */
const AROUND = 25;
const TRY = 5;

/** Turns to where the gate is, from another Region past its guards. */
function reaching(
  { board, facts, weights: k, pass }: Lore,
  f: readonly number[],
  region: RegionId,
  gate: DefId,
): number {
  const there = facts.spaces[gate]?.region;
  if (there === region) return k.way;
  let chance = 0;
  for (const { from, to } of board.gates)
    if (facts.spaces[from]?.region === region && facts.spaces[to]?.region === there)
      chance = Math.max(chance, pass(from, to, f).chance);
  return 2 * k.way + Math.min(AROUND, (TRY * (1 - chance)) / Math.max(0.01, chance));
}

/** Turns until he is on the Crown who goes there now, tries that fail included. */
function running(lore: Lore, s: Standing, region: RegionId, talisman: boolean): number {
  const f = force(s);
  let least = Infinity;
  for (const { from, to } of lore.board.gates) {
    if (!lore.board.inner.has(to)) continue;
    const pass = lore.pass(from, to, f).chance;
    const { chance, dies, turns } = lore.run(to, s, talisman);
    const fails = pass * (1 - chance) * failing(lore, dies) + (1 - pass) * 2;
    least = Math.min(least, (reaching(lore, f, region, from) + pass * turns + fails) / Math.max(0.01, pass * chance));
  }
  return least;
}

/** Turns that are lost by a try that failed. */
export const failing = ({ weights: k }: Lore, dies: number): number => dies * k.restart + (1 - dies) * k.back;

/** What it takes from the Crown on. */
export const ending = (lore: Lore, s: Standing): number => {
  const win = lore.end(force(s));
  return lore.weights.reign + (1 - win) * lore.weights.restart;
};

/** @param region where he is */
export function raceOf(lore: Lore, s: Standing, region: RegionId): Race {
  const { weights: k, races } = lore;
  const { strength, craft, weapon, life, fate } = s;
  // He may not go in as long as he has a quest to fulfil; he who has done it has a Talisman.
  const bound = s.quest > 0;
  const key = [strength, craft, weapon, life, fate, s.talisman > 0 ? 1 : 0, bound ? 1 : 0, region].join(' ');
  const known = races.get(key);
  if (known !== undefined) return known;
  const errand = bound ? ERRAND * k.seek : k.seek;
  let best: Race = { turns: Infinity, grow: 0 };
  const from = region === 'inner' ? 'middle' : region;
  for (const what of ['strength', 'craft'] as const)
    for (let grow = 0; grow <= MOST; grow += grow < 4 ? 1 : 2) {
      const then = { ...s, [what]: s[what] + grow };
      const now = bound ? Infinity : running(lore, then, from, s.talisman > 0);
      const found = s.talisman > 0 && !bound ? Infinity : errand + running(lore, then, from, true);
      const turns = grow / k.growth + Math.min(now, found) + ending(lore, then);
      if (turns < best.turns) best = { turns, grow };
    }
  const found = best.turns < k.most ? best : { ...best, turns: k.most + 4 * Math.log(best.turns / k.most) };
  if (races.size > MANY) races.clear();
  races.set(key, found);
  return found;
}

/**
 * What is gained, in turns, by going to the Crown from a space of the Inner Region.
 * @param there he has had a turn there already
 */
export function gained(lore: Lore, s: Standing, space: DefId, race: Race, there: boolean): number {
  const { chance, dies, turns } = lore.run(space, s, s.talisman > 0, there);
  const left = race.turns - ending(lore, s);
  return chance * left - turns - (1 - chance) * failing(lore, dies);
}

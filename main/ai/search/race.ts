// How many turns he may need to win: how much stronger he had better be, the way to the Crown, and what it costs where
// it fails. Everything that he does is weighed against this, so that he neither runs too early nor waits for ever.
import type { DefId, RegionId } from '../../../shared/kernel/ids';
import type { Lore } from './lore';
import type { Being, Fails } from './stages';
import { force, OVER, type Standing } from './standing';
import { livesWorth } from './worth';

export type Race = {
  readonly turns: number;
  /** How much stronger he had better be before he goes. */
  readonly grow: number;
};

/** What is left to do of a quest, as a part of what it takes to find a Talisman. */
export const ERRAND = 0.6;
/** In so many turns of growing most find a Talisman by the way. */
const FOUND = 25;
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
  across: number,
): number {
  const there = facts.spaces[gate]?.region;
  if (there === region) return k.way;
  let chance = 0;
  for (const { from, to } of board.gates)
    if (facts.spaces[from]?.region === region && facts.spaces[to]?.region === there)
      chance = Math.max(chance, pass(from, to, f).chance);
  const past = k.way + Math.min(AROUND, (TRY * (1 - chance)) / Math.max(0.01, chance));
  return k.way + Math.min(past, across);
}

/** Turns until he is on the Crown who goes there now, tries that fail included. */
function running(lore: Lore, s: Standing, region: RegionId, talisman: boolean): number {
  const f = force(s);
  let least = Infinity;
  for (const { from, to } of lore.board.gates) {
    if (!lore.board.inner.has(to)) continue;
    const { chance: pass, lost } = lore.pass(from, to, f);
    const run = lore.run(to, s, talisman);
    const tries = pass * (run.chance * run.turns + (1 - run.chance) * failing(lore, s, run.fails));
    const turns = (tries + (1 - pass) * (1 - Math.min(0, lost))) / Math.max(0.01, pass * run.chance);
    least = Math.min(least, reaching(lore, f, region, from, s.across) + turns);
  }
  return least;
}

/** Turns that are lost by a try that failed, until he is before the gate again. */
function failing(lore: Lore, s: Standing, { dies, spent, lives, near, far }: Fails): number {
  const { weights: k } = lore;
  // Of his lives alone: sums of all that he has differ in the last digit by what nobody reckons with here.
  const hurt = livesWorth(k, s.life) - livesWorth(k, Math.max(1, s.life - lives));
  const back = Math.max(0, 1 - near) * k.way + far * outside(lore, force(s));
  return spent + dies * (k.restart + k.way) + (1 - dies) * (hurt + back);
}

/** Turns to come back into the Region of the last gate from another, besides the way in it. */
function outside(lore: Lore, f: readonly number[]): number {
  const gate = lore.board.gates.find(({ to }) => lore.board.inner.has(to));
  return gate === undefined ? 0 : reaching(lore, f, 'outer', gate.from, OVER.bought) - lore.weights.way;
}

/** What it takes from the Crown on. */
export const ending = (lore: Lore, s: Standing): number => {
  const win = lore.end(force(s));
  return lore.weights.reign + (1 - win) * lore.weights.restart;
};

/** In so many turns little is left of what sets his lives apart from what people have, or his fate if he spends it. */
const FADES = 15;
function later({ usual, weights: k }: Lore, s: Standing, turns: number): Standing {
  const left = Math.exp(-turns / FADES);
  return {
    ...s,
    life: usual.life + (s.life - usual.life) * left,
    fate: usual.fate + (s.fate - usual.fate) * Math.min(1, k.saved + (1 - k.saved) * left),
  };
}

/**
 * Kept by all that it hangs on, and by nothing less: an answer must not hang on what was thought about before.
 *
 * @param region where he is
 */
export function raceOf(lore: Lore, s: Standing, region: RegionId): Race {
  const { weights: k, races } = lore;
  const { strength, craft, weapon, life, fate } = s;
  // He may not go in as long as he has a quest to fulfil; he who has done it has a Talisman.
  const bound = s.quest > 0;
  const key = [
    strength,
    craft,
    weapon,
    life,
    fate,
    s.talisman > 0 ? 1 : 0,
    bound ? s.owed : -1,
    region,
    // From there the gate is on this side of the river.
    region === 'middle' || region === 'inner' ? 0 : s.across,
  ].join(' ');
  const known = races.get(key);
  if (known !== undefined) return known;
  const errand = bound ? ERRAND * k.seek * s.owed : k.seek;
  let best: Race = { turns: Infinity, grow: 0 };
  const from = region === 'inner' ? 'middle' : region;
  for (const what of ['strength', 'craft'] as const)
    for (let grow = 0; grow <= MOST; grow += grow < 4 ? 1 : 2) {
      const then = { ...s, [what]: s[what] + grow };
      const wait = grow / k.growth;
      const now = bound ? Infinity : running(lore, later(lore, then, wait), from, s.talisman > 0);
      const seeks = s.talisman === 0 || bound;
      const search = errand * Math.exp(-wait / FOUND);
      const found = seeks ? search + running(lore, later(lore, then, wait + search), from, true) : Infinity;
      const turns = wait + Math.min(now, found) + ending(lore, then);
      if (turns < best.turns) best = { turns, grow };
    }
  const found = best.turns < k.most ? best : { ...best, turns: k.most + 4 * Math.log(best.turns / k.most) };
  if (races.size > MANY) races.clear();
  races.set(key, found);
  return found;
}

/**
 * What is gained, in turns, by going to the Crown from a space of the Inner Region.
 */
export function gained(lore: Lore, s: Standing, space: DefId, race: Race, being: Being): number {
  const { chance, turns, fails } = lore.run(space, s, s.talisman > 0, being);
  const left = race.turns - ending(lore, s);
  // What is left of the race begins with the way to the gate.
  return chance * (left - turns) - (1 - chance) * (failing(lore, s, fails) - lore.weights.way);
}

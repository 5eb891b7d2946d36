// Why an answer was given: what it gains over the next best, part by part of the score.
import type { WhyPart } from '../../../shared/contract/hint';
import type { Leaf, ScorePart, Stands } from './leaf';
import type { Lore } from './lore';
import { estimate, gainOf } from './paired';
import { raceOf } from './race';
import { numbers, type Numbered, type Standing } from './standing';

/** Smaller ones are left out. */
const LEAST = 0.25;
/** So many errors of the estimate: of some fifteen parts one or two would seem to speak by chance if it were one. */
const SAID = 2;
/** Fewer deals than that tell nothing of how far chance goes. */
const FEW = 3;

/** What of a standing the race hangs on, by the name under which it is told. */
const behind: { readonly [what in Numbered]?: readonly (keyof Standing)[] } = {
  strength: ['strength'],
  craft: ['craft'],
  weapon: ['weapon'],
  life: ['life'],
  fate: ['fate'],
  talisman: ['talisman'],
  quest: ['quest', 'owed'],
};

/**
 * What is answered is no better than the next best by more than chance may make it.
 *
 * @param sure so many errors of the estimate are held to be more than chance
 */
export function isAlike(chosen: readonly Leaf[], other: readonly Leaf[], sure = 1): boolean {
  const [ours, theirs] = [chosen, other].map((leaves) => leaves.map(({ lead }) => lead));
  const { gain, error } = gainOf(ours ?? [], theirs ?? []);
  return gain < Math.max(LEAST, sure * error);
}

type Shares = { readonly [what in Numbered]?: number };

/**
 * What each number has to do with the turns by which one is sooner at the Crown: the mean of what it does for him and
 * of what the other lacks by it. What all of them leave is where he stands in the race.
 */
function sharesOf(lore: Lore, one: Stands, other: Stands): Shares {
  const turns = (now: Standing, { region }: Stands): number => raceOf(lore, now, region).turns;
  const [fast, slow] = [turns(one.now, one), turns(other.now, other)];
  const shares: { [what in Numbered]?: number } = {};
  for (const what of numbers) {
    const keys = behind[what]?.filter((key) => one.now[key] !== other.now[key]) ?? [];
    if (keys.length === 0) continue;
    const taken = (to: Stands, from: Stands): Standing => ({
      ...to.now,
      ...Object.fromEntries(keys.map((key) => [key, from.now[key]])),
    });
    shares[what] = (turns(taken(one, other), one) - fast + slow - turns(taken(other, one), other)) / 2;
  }
  return shares;
}

/** What one line of play gains over another in the same deal, by the names under which it is told. */
function partsOf(lore: Lore, one: Leaf, other: Leaf): { readonly [what in WhyPart['what']]?: number } {
  if ((one.over ?? other.over) === true) return { won: one.lead - other.lead };
  const parts: { [what in WhyPart['what']]?: number } = {
    rivals: one.lead - one.own.sum - (other.lead - other.own.sum),
  };
  // Whoever is dead has nothing more of anything: what he would have is not what speaks for the other answer.
  if ((one.own.dead === true) !== (other.own.dead === true)) return { ...parts, alive: one.own.sum - other.own.sum };
  const names = new Set(Object.keys({ ...one.own.parts, ...other.own.parts }) as ScorePart[]);
  for (const what of names) parts[what] = (one.own.parts[what] ?? 0) - (other.own.parts[what] ?? 0);
  if (one.own.stands === undefined || other.own.stands === undefined) return parts;
  for (const [what, share] of Object.entries(sharesOf(lore, one.own.stands, other.own.stands)) as [
    Numbered,
    number,
  ][]) {
    parts[what] = (parts[what] ?? 0) + share;
    parts.race = (parts.race ?? 0) - share;
  }
  return parts;
}

/**
 * What speaks for one line of play before another, the weightiest first: no more than what the same deals show clearly.
 * What he has is told by its own name, though the most of it may be that he is sooner at the Crown by it.
 */
export function whyOf(lore: Lore, chosen: readonly Leaf[], other: readonly Leaf[]): readonly WhyPart[] {
  const each = chosen.flatMap((one, i) => {
    const next = other[i];
    return next === undefined ? [] : [partsOf(lore, one, next)];
  });
  if (each.length < FEW) return [];
  const names = new Set(each.flatMap((parts) => Object.keys(parts) as WhyPart['what'][]));
  return [...names]
    .flatMap((what) => {
      const { gain, error } = estimate(each.map((parts) => parts[what] ?? 0));
      return Math.abs(gain) >= Math.max(LEAST, SAID * error) ? [{ what, by: gain }] : [];
    })
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}

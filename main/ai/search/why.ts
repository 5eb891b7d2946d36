// Why an answer was given: what it gains over the next best, part by part of the score.
import type { WhyPart } from '../../../shared/contract/hint';
import type { Leaf, ScorePart } from './leaf';
import { mean } from './paired';

const partOf = (leaves: readonly Leaf[], what: WhyPart['what']): number =>
  mean(leaves.map(({ lead, own }) => (what === 'rivals' ? lead - own.sum : (own.parts[what] ?? 0))));

/** Smaller ones are left out. */
const LEAST = 0.25;

/** What speaks for one line of play before another, the weightiest first. */
export function whyOf(chosen: readonly Leaf[], other: readonly Leaf[]): readonly WhyPart[] {
  const names = new Set<WhyPart['what']>(['rivals']);
  for (const { own } of [...chosen, ...other])
    for (const what of Object.keys(own.parts) as ScorePart[]) names.add(what);
  return [...names]
    .map((what) => ({ what, by: partOf(chosen, what) - partOf(other, what) }))
    .filter(({ by }) => Math.abs(by) >= LEAST)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}

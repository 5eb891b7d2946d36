// A space as it is now: what lies over it speaks in its place, and tokens on it may hurt.
import type { DefId } from '../../../../shared/kernel/ids';
import type { CardView } from '../../../../shared/contract/view';
import type { CardFacts } from '../../facts';
import type { TextFacts } from '../../gist';
import { factsFor, factsOf, type Situation } from './situation';

const viewOf = (s: Situation, space: DefId) => s.view.spaces.find(({ id }) => id === space);

const over = (s: Situation, space: DefId) => {
  const facts = factsFor(s, viewOf(s, space)?.over?.at(-1)?.def);
  return facts?.kind === 'terrain' ? facts : undefined;
};

/** Whoever guards a way there does so no more: another land lies over it. */
export const isCovered = (s: Situation, space: DefId | undefined): boolean =>
  space !== undefined && over(s, space) !== undefined;

export const textAt = (s: Situation, space: DefId): TextFacts | undefined =>
  over(s, space)?.text ?? s.facts.spaces[space]?.text;

/** How many cards would be drawn there. */
export function drawsAt(s: Situation, space: DefId): number {
  const land = over(s, space);
  const { draw = 0, anyway = false } = land ?? s.facts.spaces[space] ?? {};
  return anyway ? draw : Math.max(0, draw - (viewOf(s, space)?.cards.length ?? 0));
}

/** Lives that it costs to end a turn there. */
export const hurtsAt = (s: Situation, space: DefId): number =>
  Object.keys(viewOf(s, space)?.tokens ?? {}).reduce((sum, kind) => sum + (s.facts.hurts[kind] ?? 0), 0);

/** What it has of Strength or Craft where it lies, with what tokens give it now. */
export function powerAt(
  s: Situation,
  space: DefId,
  { def, counts, tokens = {} }: CardView,
  power: 'strength' | 'craft',
): number | undefined {
  const card = factsOf(s, { def, counts });
  const printed = card?.[power];
  if (card === undefined || printed === undefined) return undefined;
  return card.swells
    .filter((one) => one.power === power)
    .reduce((n, one) => n + (one.lying === 'onIt' ? (tokens[one.tokens] ?? 0) : spacesWith(s, space, one)), printed);
}
const spacesWith = (s: Situation, space: DefId, { tokens: kind }: CardFacts['swells'][number]): number =>
  s.view.spaces.filter(
    ({ id, tokens = {} }) => (tokens[kind] ?? 0) > 0 && s.facts.spaces[id]?.region === s.facts.spaces[space]?.region,
  ).length;

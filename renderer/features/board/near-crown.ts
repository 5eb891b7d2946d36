// How near the Crown somebody has come, as its light tells it.
import type { PlayerView } from '../../../shared/contract/view';
import type { DefId } from '../../../shared/kernel/ids';
import type { Shell } from '../../app/shell.svelte';
import { regionRank } from '../table/standing';

/** From 0, in the Outer Region, to 1, on the Crown. Each space of the Inner Region is a step of light. */
const MIDDLE = 0.25;
const FIRE = { first: 0.5, last: 0.9 } as const;
/** So many spaces lead through the fire on the printed board. */
const WAY = 5;

const LIGHTS = [
  MIDDLE,
  ...Array.from({ length: WAY }, (_, i) => FIRE.first + ((FIRE.last - FIRE.first) * i) / (WAY - 1)),
  1,
];
/** How many lights there are around the Crown, and how many of them burn: one more with each step towards it. */
export const COUNT = LIGHTS.length;
export const lightsOf = (near: number): number => LIGHTS.filter((from) => near > from - 0.01).length;

/** How many spaces it is further in; nothing where no way leads on. */
const stepsIn = (shell: Shell, from: DefId): number | undefined => {
  const seen = new Set([from]);
  let edge: readonly DefId[] = [from];
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.some((space) => regionRank(shell, space) > 2)) return steps;
    edge = edge
      .flatMap((space) => shell.face(space)?.space?.links ?? [])
      .flatMap(({ to, way }) => (way === 'in' && !seen.has(to) ? [to] : []));
    for (const space of edge) seen.add(space);
  }
  return undefined;
};

const nearOf = (shell: Shell, space: DefId): number => {
  const rank = regionRank(shell, space);
  if (rank !== 2) return [0, MIDDLE, FIRE.first, 1][rank] ?? 0;
  const left = Math.min(WAY, stepsIn(shell, space) ?? WAY);
  return FIRE.first + (FIRE.last - FIRE.first) * ((WAY - left) / (WAY - 1));
};

/** Of the one who has come farthest. @param at where figures are as it is played back */
export const nearest = (shell: Shell, { seats }: PlayerView, at: Readonly<Record<string, DefId>>): number =>
  Math.max(
    0,
    ...seats.flatMap(({ hero, out }) => (hero === undefined || out ? [] : [nearOf(shell, at[hero.id] ?? hero.space)])),
  );

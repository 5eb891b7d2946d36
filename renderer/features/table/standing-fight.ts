// Which fight stands on its stage while something is asked.
import type { FightView, PlayerView } from '../../../shared/contract/view';

const isSame = (one: FightView, other: FightView): boolean =>
  one.outcome === other.outcome &&
  (['mine', 'theirs'] as const).every(
    (side) => one[side].hero === other[side].hero && one[side].dice.join() === other[side].dice.join(),
  );

/**
 * None in which somebody has died: what he leaves lies on the board. One that is decided keeps the sums it was decided
 * with, whatever the winner has taken since.
 * @param before the one that stood there last
 */
export function standingFight({ fight, seats }: PlayerView, before: FightView | undefined): FightView | undefined {
  if (fight?.outcome === undefined) return fight;
  const lives = ({ hero }: FightView['mine']): boolean =>
    hero === undefined || seats.some((seat) => seat.hero?.id === hero);
  if (!lives(fight.mine) || !lives(fight.theirs)) return undefined;
  return before !== undefined && isSame(before, fight) ? before : fight;
}

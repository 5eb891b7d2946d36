// Where an effect puts a card.
import { cardOf, deckIdOf, heroOf, spaceIdOf } from '../../query/env';
import type { HeroRef, Target } from '../../vocab/refs';
import type { Run } from '../rulebook';
import type { Spot } from '../../state/spot';

/** Where a target is, or `undefined` when there is no such place (nobody was chosen, the card has left play). */
export function spotOf(run: Run, to: Target, who: HeroRef | undefined, faceDown: boolean): Spot | undefined {
  const hero = heroOf(run.env, who);
  if (typeof to === 'string') {
    if (to === 'held' || to === 'hand' || to === 'trophy') return hero === undefined ? undefined : { to, hero };
    return to === 'aside' ? { to, faceDown } : { to };
  }
  if ('deck' in to) return { to: 'deck', deck: deckIdOf(run.env, to.deck), where: to.where };
  if ('on' in to) {
    const on = cardOf(run.env, to.on);
    return on === undefined || run.env.s.cards[on] === undefined ? undefined : { to: 'attached', on, faceDown };
  }
  if ('at' in to) {
    const space = spaceIdOf(run.env, to.at);
    return space === undefined ? undefined : { to: 'space', space, faceDown };
  }
  const space = spaceIdOf(run.env, 'over' in to ? to.over : to.stands);
  if (space === undefined) return undefined;
  return 'over' in to ? { to: 'over', space, faceDown } : { to: 'stands', space };
}

// What a visit brings where something lies: played out, since limits, guards and burdens are many.
import type { DefId, HeroId } from '../../../shared/kernel/ids';
import { playOn } from '../../../shared/rules/engine/play-on';
import { suppose } from '../../../shared/rules/foresight/suppose';
import type { State } from '../../../shared/rules/state/state';
import type { Lore } from './lore';
import { mean } from './paired';
import { quickPlayer } from './quick';

const TIMES = 3;
const LONGEST = 60;

/**
 * @param score how he stands, wherever he is
 * @returns by how much a visit changes that, as far as it can be played
 */
export function visitsOf(
  { book, facts }: Pick<Lore, 'book' | 'facts'>,
  s: State,
  hero: HeroId,
  score: (s: State) => number,
): (space: DefId) => number | undefined {
  const before = score(s);
  // By its place in the list and not by its name, so that nobody plays otherwise who calls it something else.
  const order = new Map(book.spaces.map(({ id }, i) => [id, i]));
  return (space) => {
    const gains = Array.from({ length: TIMES }, (_, n): readonly number[] => {
      const chance = `visit ${s.turn.n} ${order.get(space) ?? ''} ${n}`;
      const one = suppose(book, s, { hero, space, doing: 'encounter', chance });
      if (one === undefined) return [];
      const player = quickPlayer(book, facts, () => 0, chance);
      const ends = (now: State): boolean => now.turn.n > one.turn;
      const end = playOn(book, one.state, undefined, () => player, { answers: LONGEST, when: ends });
      return end.ok ? [score(end.state) - before] : [];
    }).flat();
    return gains.length === 0 ? undefined : mean(gains);
  };
}

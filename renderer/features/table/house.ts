// What is asked of the table while a story is told at it.
import type { PlayerView, SeatView } from '../../../shared/contract/view';
import type { DefId, HeroId } from '../../../shared/kernel/ids';
import type { Shell } from '../../app/shell.svelte';
import { kindKey } from '../../art/kinds';
import type { Playback } from '../../timeline/playback.svelte';
import { isOwn, type House } from '../../timeline/scenes';
import { regionRank } from './standing';

/**
 * @param before the table as it is shown
 * @param after as it stands when all is told
 * @param chosen what the last answer given here named
 * @param faced the fight that is shown was looked at here; one's own that stood behind a question to others was not
 */
export function houseOf(
  shell: Shell,
  playback: Playback,
  before: PlayerView | undefined,
  after: PlayerView,
  chosen: readonly DefId[],
  faced = true,
): House {
  const seats = [...(before?.seats ?? []), ...after.seats];
  const seatWith = (hero: HeroId): SeatView | undefined => seats.find((seat) => seat.hero?.id === hero);
  const mine = (hero: HeroId): boolean => seatWith(hero)?.control === 'person';
  const shared = after.seats.filter(({ control, out }) => control === 'person' && !out).length > 1;
  return {
    mine,
    own: (character) => seats.find(({ control, hero }) => control === 'person' && hero?.def === character)?.hero?.id,
    here: () =>
      after.seats.flatMap(({ control, hero }) => (control === 'person' && hero !== undefined ? [hero.id] : [])),
    unseen: (hero) => shared && before !== undefined && mine(hero) && seatWith(hero)?.id !== before.seat,
    myTurn: () => seats.find(({ id }) => id === (playback.over.turn ?? before?.active))?.control === 'person',
    rank: (space) => regionRank(shell, space),
    at: (hero) => playback.over.at[hero] ?? before?.seats.find((seat) => seat.hero?.id === hero)?.hero?.space,
    has: (hero) => {
      const it = before?.seats.find((seat) => seat.hero?.id === hero)?.hero;
      return {
        left: (it?.held ?? []).flatMap(({ id, def }) => (playback.over.gone.has(id) ? [] : [def])),
        gold: playback.over.values[`${hero} gold`] ?? it?.gold ?? 0,
      };
    },
    kind: (def) => kindKey(def, shell.face(def)),
    chosen,
    pending: () => playback.casts.last,
    fight: after.fight,
    staged: before?.fight !== undefined && (faced || !isOwn(before.fight, { mine })),
  };
}

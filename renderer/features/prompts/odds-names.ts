// What the parts of an outcome are called at this table.
import type { PlayerView } from '../../../shared/contract/view';
import { msg, type SeatId } from '../../../shared/kernel/ids';
import type { Shell } from '../../app/shell.svelte';
import { groundOf } from './asking';
import type { At } from './odds';

/** @param seat who is asked */
export const oddsNames = (shell: Shell, view: PlayerView | undefined, seat: SeatId | undefined): At => ({
  words: shell.words.odds,
  name: (def) => shell.name(def),
  place: (space) => shell.name(groundOf({ view, face: (def) => shell.face(def) }, space)),
  who: (hero) => shell.name(view?.seats.find((one) => one.hero?.id === hero)?.hero?.def),
  say: (message) => shell.speech.say(message),
  leads: (does) => shell.speech.part(msg('does', { now: does }), 'now'),
  seat,
});

// R4 DITCHING FOLLOWERS AND OBJECTS: what a character may leave on his space, and when.
import { msg, type CardId, type HeroId, type SeatId } from '../../kernel/ids';
import type { Refusal } from '../../contract/prompt';
import type { State } from '../state/state';
import { isObject } from './catalogue';
import { heroAt, read, type World } from './env';
import { defNow } from './now';
import { permits } from './stats';

/** Objects and Followers that he may leave on his space, whenever that is. */
export function ditchable(w: World, id: HeroId): CardId[] {
  return heroAt(w.s, id).held.filter((card) => {
    const at = w.s.cards[card];
    if (!at || at.lent) return false;
    const def = defNow(w, at);
    if (!isObject(def) && def.kind !== 'follower') return false;
    return !(def.keywords ?? []).includes('cannotDitch') && permits(w, id, 'ditchCard', { card }).ok;
  });
}

/** In his own turn, whenever he is asked something, and while somebody who has come to him says whom he encounters. */
function isHisMoment(s: State, seat: SeatId): boolean {
  if (Object.keys(s.pending).length === 0) return false;
  if (seat === s.active || (s.pending[seat] && !s.answered[seat])) return true;
  const asked = s.pending[s.active];
  const hero = s.seats[seat]?.hero;
  return asked?.rule === 'encounter.choice' && asked.options.some(({ target }) => target?.hero === hero);
}

/** What becomes of it is being decided: somebody takes it, or it is lost. */
const isGoing = (s: State, card: CardId): boolean =>
  s.stack.some((f) => f.t === 'event' && read(f.event)?.card === card);

const livingHero = (s: State, seat: SeatId): HeroId | undefined => {
  const hero = s.seats[seat]?.hero;
  return hero === undefined || s.heroes[hero]?.dead !== false ? undefined : hero;
};

/** What a seat may ditch as the game stands. */
export function ditchableNow(w: World, seat: SeatId): readonly CardId[] {
  const hero = livingHero(w.s, seat);
  if (w.s.over || hero === undefined || !isHisMoment(w.s, seat)) return [];
  return ditchable(w, hero).filter((card) => !isGoing(w.s, card));
}

/** Why a seat may not ditch a card now; nothing when it may. */
export function whyNotDitch(w: World, seat: SeatId, card: CardId): Refusal | undefined {
  const { s } = w;
  if (!s.seats[seat]) return { code: 'input', msg: msg('refuse.seat'), field: 'seat' };
  const hero = livingHero(s, seat);
  if (hero === undefined || !heroAt(s, hero).held.includes(card))
    return { code: 'notOffered', msg: msg('refuse.ditchNotHeld'), field: 'card' };
  if (!isHisMoment(s, seat)) return { code: 'notAsked', msg: msg('refuse.ditchNotNow'), field: 'seat' };
  const def = s.cards[card]?.def ?? '';
  if (!ditchable(w, hero).includes(card))
    return { code: 'notOffered', msg: msg('refuse.ditchNever', { def }), field: 'card' };
  if (isGoing(s, card)) return { code: 'notOffered', msg: msg('refuse.ditchGoing', { def }), field: 'card' };
  return undefined;
}

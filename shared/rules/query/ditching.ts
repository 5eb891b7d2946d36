// R4 DITCHING FOLLOWERS AND OBJECTS: what a character may leave on his space, and when.
import { msg, type CardId, type HeroId, type SeatId } from '../../kernel/ids';
import type { Refusal } from '../../contract/prompt';
import type { State } from '../state/state';
import type { Program } from '../vocab/effect';
import { hasKeyword, isObject } from './catalogue';
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
    return !hasKeyword(def, at, kept) && permits(w, id, 'ditchCard', { card }).ok;
  });
}

/** What says that a card cannot be ditched (D Cursed Keyword; D FAQ Must-take Followers). */
const kept: readonly string[] = ['cursed', 'cannotDitch'];

/**
 * Whether a card stays with whoever has it when something puts it down there, too: it is said of the card, and not of
 * what he may do. What discards, takes or sells it does so.
 */
export function isKept(w: World, card: CardId): boolean {
  const at = w.s.cards[card];
  if (at?.hero === undefined || at.zone !== 'held') return false;
  return hasKeyword(defNow(w, at), at, kept) || !permits(w, at.hero, 'ditchCard', { card, ofCards: true }).ok;
}

/** Whether a program does nothing with what it names but ditch it: then nobody chooses what cannot be. */
export function isOnlyDitched(program: Program, name: string): boolean {
  const does = opsWith(program, name);
  return does.length > 0 && does.every((op) => op === 'ditch');
}

function opsWith(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => opsWith(item, name));
  if (typeof value !== 'object' || value === null) return [];
  const { op, card } = value as { readonly op?: unknown; readonly card?: unknown };
  const isIt = typeof card === 'object' && card !== null && 'var' in card && card.var === name;
  return [...(isIt && op !== undefined ? [op] : []), ...Object.values(value).flatMap((item) => opsWith(item, name))];
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

import type { CardId, DefId, HeroId } from '../../kernel/ids';
import type { Def } from '../vocab/definition';
import { hasKeyword, isGear, isObject, isObjectCard, kindOfCard } from './catalogue';
import { countedAs, recounts } from './counted';
import { readAs } from './reads';
import { heroAt, type Env, type World } from './env';
import { fitsHero, holds } from './eval';
import { inPlay } from './index-in-play';
import { defNow, type Asking } from './now';
import { canMove } from './can-move';
import { isForbidden } from './plain';
import type { Readers } from './readers';
import { attackRollOf } from './attack-roll';
import { worthOf } from './trophies';
import { nearest, stepsFrom } from './routes';
import { deckMeant, neverHeals, permits, powerOf, statOf, type Permit } from './stats';
import { optionOf } from '../options/option-of';

/**
 * Whether a card says itself that a character cannot come to have it. That is asked for him, and not for whoever holds
 * it, and it holds wherever the card is: what nobody has taken works for nobody (whence.ts), and could not say so.
 */
function shuns(w: World, hero: HeroId, def: Def, card: CardId | undefined): boolean {
  const env: Env = { ...w, me: hero, source: def.id, card, it: { hero, ...(card === undefined ? {} : { card }) } };
  return (def.abilities ?? []).some(({ static: mods = [] }) =>
    mods.some(
      (one) =>
        'cannot' in one &&
        (one.cannot === 'haveCard' || one.cannot === 'takeCard') &&
        one.card?.self === true &&
        (typeof one.reach !== 'object' || fitsHero(env, hero, one.reach)) &&
        (one.when === undefined || holds(env, one.when)),
    ),
  );
}

/** Whether a character may come to have a card: alignment, Toad, cards that forbid (R4 HAVING AND USING CARDS). */
export function mayHave(w: World, id: HeroId, def: Def, card?: CardId): Permit {
  const hero = heroAt(w.s, id);
  if (hero.toad && (isObject(def) || def.kind === 'follower')) return { ok: false, because: 'toad' };
  if (isForbidden(def, hero.alignment)) return { ok: false, because: def.id };
  const it = w.s.cards[card ?? 'c0'] ?? {};
  if (kindOfCard(def, it) === 'follower') {
    const follower = permits(w, id, 'gainFollower', { def: def.id });
    if (!follower.ok && !('mustTake' in def)) return follower;
  }
  // 2 5:2: nobody may have an Object that his special abilities do not let him use.
  if (!optionOf(w.s.options, 'keepUseless')) {
    const use = isGear(def, it, 'weapon')
      ? permits(w, id, 'useWeapon', { card })
      : isGear(def, it, 'armour')
        ? permits(w, id, 'useArmour', { card })
        : undefined;
    if (use !== undefined && !use.ok && use.because === hero.def) return use;
  }
  if (shuns(w, id, def, card)) return { ok: false, because: def.id };
  const take = permits(w, id, 'takeCard', { card, def: def.id });
  return take.ok ? permits(w, id, 'haveCard', { card, def: def.id }) : take;
}

/** Objects that count against the limit (R4 OBJECT CARRYING LIMITS). */
export function carried(w: World, id: HeroId): CardId[] {
  return heroAt(w.s, id).held.filter((card) => {
    const it = w.s.cards[card];
    if (it === undefined || it.faceDown) return false;
    const def = defNow(w, it);
    return isObjectCard(def, it) && !hasKeyword(def, it, 'trinket');
  });
}

/** What transports a character's belongings: the first of his cards that lets him have more Objects (a Mule). */
export const transport = (w: World, id: HeroId): CardId | undefined =>
  (inPlay(w.cat, w.s).stats.get('objectLimit') ?? []).find(
    ({ source, it }) => source.holder === id && source.card !== undefined && it.add !== undefined,
  )?.source.card;

/** The definition of a card in play, as it counts to whoever asks. */
export const defOfCard = (w: Asking, id: CardId): Def => defNow(w, w.s.cards[id] ?? { def: '' });

/** Cards that lie face up on a space, in the order in which they came. */
export function cardsOn(w: World, space: DefId): readonly CardId[] {
  const all = w.s.board[space]?.cards ?? [];
  return all.some((id) => w.s.cards[id]?.faceDown) ? all.filter((id) => !w.s.cards[id]?.faceDown) : all;
}

/**
 * Gold on a space that he may take: not what he has ditched there in this turn (R4 DITCHING FOLLOWERS AND OBJECTS, D
 * Resurrection); a Toad none (D Toads).
 */
export function goldFor({ s }: World, id: HeroId, space: DefId): number {
  const { gold = 0, ditched } = s.board[space] ?? {};
  return heroAt(s, id).toad ? 0 : gold - (ditched?.turn === s.turn.n ? ditched.n : 0);
}

export const readers: Readers = {
  statOf,
  neverHeals,
  permits,
  canMove,
  deckMeant,
  mayHave,
  powerOf,
  nearest,
  stepsFrom,
  attackRollOf,
  countedAs,
  readAs,
  recounts,
  worthOf,
};

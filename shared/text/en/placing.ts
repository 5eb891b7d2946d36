// What an act needs more words for: where a card is put, what comes off a deck, whom one fights and whither one goes.
import type { ActOf, Foe, Target } from '../clauses/acts';
import type { Card, Num } from '../clauses/tree';
import { plural, some } from '../speech/english';
import { joined, words } from '../speech/words';
import { isAllOfIt } from '../speech/shapes';
import type { Said } from './naming';
import type { English, Person } from './speaker';
import * as w from './words';

export const tops = (n: Num, s: English, end: 'top' | 'bottom' = 'top'): string =>
  n === 1
    ? `the ${end} card of`
    : isAllOfIt(n)
      ? 'all cards of'
      : typeof n === 'number'
        ? `the ${end} ${n} cards of`
        : `as many cards as ${s.number(n)} from the ${end} of`;
/** Whether it is taken from a space that is told: then it is moved to another rather than put on one. */
const isElsewhere = (x: Card): boolean =>
  x.card === 'np' && (x.of.in?.other === true || x.of.nearest !== undefined || x.of.leaves === true);

export function placing(what: string, to: Target, p: Person, faceDown: boolean, s: English, from?: Card): Said {
  const down = faceDown && 'facedown';
  const moved = from !== undefined && isElsewhere(from);
  // Of two places the second is the one that it goes to.
  const lies = from?.card === 'np' && from.of.at !== undefined;
  if (typeof to === 'object') {
    if ('at' in to) return [moved ? 'move' : 'put', words(what, down, moved ? 'to' : 'on', s.place(to.at))];
    if ('over' in to) return ['put', words(what, down, 'over', s.place(to.over))];
    if ('on' in to && moved && !faceDown) return ['move', `${what} to ${s.card(to.on)}`];
    if ('on' in to && to.on.card === 'this' && what === 'it') {
      // Two cards are not both "it".
      s.mentionCard('');
      const told = words(what, down, faceDown ? 'under' : 'on', s.card(to.on));
      s.mentionCard('');
      return ['put', told];
    }
    if ('on' in to) return ['put', words(what, down, faceDown ? 'under' : lies ? 'onto' : 'on', s.card(to.on))];
    if (to.where === 'shuffled') return ['shuffle', `${what} into ${s.deck(to.deck)}`];
    const where = `${to.where === 'top' ? 'on top of' : 'under'} ${s.deck(to.deck)}`;
    s.mentionCard('deck');
    return ['put', words(what, down, where)];
  }
  const simple: { readonly [K in Extract<Target, string>]: Said } = {
    table: ['put', words(what, down, 'beside the board')],
    held: ['take', what],
    hand: ['add', `${what} to ${p.his} Spells`],
    trophy: ['take', `${what} as a trophy`],
    discard: ['discard', what],
    out: ['remove', `${what} from the game`],
    aside: ['set', `${what} aside`],
  };
  return simple[to];
}
export function deal(x: ActOf<'deal'>, p: Person, s: English): Said {
  const own =
    x.named === undefined &&
    x.topmost === undefined &&
    x.from.own === undefined &&
    (x.to === 'held' || x.to === 'hand');
  const isSpell = x.from.deck === 'spell';
  if (x.n === 1 && s.isOnTop(x.from)) {
    const card = s.card({ card: 'top', deck: x.from });
    // It lies there no more.
    s.lastSeen = '';
    return placing(card, x.to, p, x.faceDown, s);
  }
  const decks = [x.from, ...(x.orFrom ?? [])].map((y) => w.deck(y.deck));
  const noun = isSpell ? 'Spell' : `${joined(decks, 'or')} card`;
  const from = x.discarded ? `the discard pile of ${s.deck(x.from)}` : s.deck(x.from);
  const said: Said = own
    ? [
        isSpell ? 'gain' : 'draw',
        words(s.counted(x.n, noun, plural(noun)), x.discarded && `${x.byLot ? 'at random ' : ''}from ${from}`),
      ]
    : placing(
        x.topmost
          ? x.all
            ? `${s.np({ np: 'cards', of: { ...x.topmost, topmost: undefined } }, 'all')} of ${from}`
            : `the topmost ${s.parts.noun(x.topmost)} of ${from}`
          : x.named === undefined
            ? isAllOfIt(x.n) && x.byLot
              ? `all cards of ${from}, in random order,`
              : x.byLot
                ? `${s.counted(x.n, 'random card', 'random cards')} of ${from}`
                : `${tops(x.n, s, x.bottom ? 'bottom' : 'top')} ${from}`
            : `${w.theCard(x.named, s.names)} from ${from}`,
        x.to,
        p,
        x.faceDown,
        s,
      );
  if (x.as !== undefined) s.mentionCard(x.as);
  else if (x.named !== undefined) s.mentionCard(`the:${x.named}`);
  // "it" would be what was drawn.
  else if (own) s.lastCard = '';
  return said;
}
export function foe(x: Foe, s: English): string {
  const last = x.cannotBeEvaded && !s.short ? ' (it cannot be evaded)' : '';
  if (x.again) return 'it again';
  if (x.cards && x.n === undefined) return s.card(x.cards) + last;
  const name =
    x.named === undefined
      ? x.subtype === undefined
        ? 'creature'
        : w.subtype(x.subtype)
      : w.creature(x.named, s.names);
  const isA = x.isA === undefined || s.short ? '' : ` (${w.subtype(x.isA)})`;
  const own = x.cards ? s.card(x.cards) : w.one(name) + isA;
  if (x.or && x.power && x.n !== undefined) {
    if (s.short) return own;
    const way = (power: 'strength' | 'craft', n: Num): string =>
      `in ${power === 'craft' ? 'psychic combat' : 'battle'} with ${w.resources[power]} ${typeof n === 'number' ? n : `equal to ${s.number(n)}`}`;
    return `${own} ${way(x.power, x.n)} or ${way(x.or.power, x.or.n)}${last}`;
  }
  const kind = `in ${x.power === 'craft' ? 'psychic combat' : 'battle'}`;
  if (x.n === undefined || x.power === undefined) return words(own, kind) + last;
  const power = w.resources[x.power];
  if (typeof x.n === 'number') return words(own, `of ${power} ${x.n}`, kind) + last;
  // "twice your Craft"
  return x.n.num === 'times'
    ? `${own} ${kind} (${power} ${s.number(x.n)})${last}`
    : `${own} ${kind}, with ${power} equal to ${s.number(x.n)}${last}`;
}

export const moves = {
  teleport: ['teleport', 'to'],
  move: ['move', 'to'],
  cross: ['cross', 'the Storm River to'],
  portal: ['go', 'through the Portal of Power to'],
  emerge: ['come', 'out at'],
  thrown: ['be', 'thrown in'],
} as const;
export const tokens = (n: Num, kind: string, s: English): string => {
  if (typeof n === 'number') return some(n, w.token(kind));
  const many = w.isMass(kind) ? w.token(kind) : plural(w.token(kind));
  if (n.num === 'thatMany') return w.isMass(kind) ? `that much ${many}` : `that many ${many}`;
  return `${many} equal to ${s.number(n)}`;
};
export const onto = (x: ActOf<'addTokens' | 'takeTokens'>, s: English): string =>
  'place' in x.on ? s.place(x.on) : x.on.card === 'those' ? 'each of them' : s.card(x.on);

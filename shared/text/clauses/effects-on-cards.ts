// Effects on cards and decks, as what somebody does.
import { nameOf } from '../../kernel/ids';
import type { CardRef, DeckRef, HeroRef, Target as TargetRef } from '../../rules/vocab/refs';
import type { CardFilter } from '../../rules/vocab/select';
import { same } from '../exact';
import { SPELL, TOP, type Act, type Target } from './acts';
import type { Walk } from './talk';
import type { Card, Num, Who } from './tree';
import { type Phrases, does, mine } from './effect-parts';

/** What comes from a deck of a set's own is called after it. */
const cardsOf = (from: DeckRef): CardFilter => (typeof from === 'string' && from.includes('/') ? { from } : {});

function target(to: TargetRef, at: Walk): Target {
  if (typeof to === 'string') return to;
  if ('at' in to) return { at: at.place(to.at) };
  if ('over' in to) return { over: at.place(to.over) };
  if ('stands' in to) return { at: at.place(to.stands) };
  if ('on' in to) return { on: at.card(to.on) };
  return { deck: at.deck(to.deck), where: to.where };
}
type IntoDeck = Extract<TargetRef, { readonly where: unknown }>;
const isHome = (to: TargetRef, card: CardRef): to is IntoDeck =>
  typeof to === 'object' &&
  'deck' in to &&
  typeof to.deck === 'object' &&
  'homeOf' in to.deck &&
  JSON.stringify(to.deck.homeOf) === JSON.stringify(card);
const doer = (to: TargetRef, who: HeroRef | undefined, at: Walk): Who =>
  to === 'held' || to === 'hand' || to === 'trophy' ? at.who(who) : at.me;

/** "on this card on this space": where it lies and where it goes are told apart. */
function leaving(card: Card, to: TargetRef): Card {
  if (card.card !== 'np' || typeof to !== 'object' || 'deck' in to) return card;
  const lies = card.of.on !== undefined || (card.of.stands === 'anySpace' && card.of.in !== undefined);
  return lies ? { ...card, of: { ...card.of, leaves: true } } : card;
}

function follows(ref: CardRef, at: Walk): boolean {
  const meaning = typeof ref === 'object' ? at.meaning(ref.var) : undefined;
  const own = meaning?.is === 'card' ? meaning.from : undefined;
  return (ref === 'this' ? at.def.kind : own?.kind) === 'state' || own?.heldBy !== undefined || own?.zone === 'table';
}

export const cards: Phrases = {
  drawSpell: (e, at) => does(at.who(e.who), { v: 'gainSpells', n: e.n === 'limit' ? 'limit' : at.amount(e.n) }),
  discardSpells: (e, at) => does(at.who(e.who), { v: 'discardSpells', n: e.n === 'all' ? 'all' : at.amount(e.n) }),
  drawCards: (e, at) =>
    mine(at, {
      v: 'draw',
      deck: e.deck ?? 'adventure',
      upTo: e.upTo === undefined ? undefined : at.amount(e.upTo),
      exactly: e.exactly === undefined ? undefined : at.amount(e.exactly),
      more: at.event?.kinds.includes('drawn') === true,
    }),
  gainCard: (e, at) => {
    if (e.as !== undefined) at.means(e.as, { is: 'card', card: { card: 'that', key: e.as, of: { names: [e.named] } } });
    return does(at.who(e.who), { v: 'gainCard', named: e.named, from: e.from, may: e.may === true, as: e.as });
  },
  take: (e, at) => {
    const who = at.who(e.who);
    const card = at.card(e.card);
    // What has a name is told with whom it is taken from.
    const of = card.card === 'np' && card.of.names ? card.of.of : undefined;
    const from = of === undefined || of === 'anyone' || of === 'others' || of.key === who.key ? undefined : of;
    return does(who, { v: 'take', card, from });
  },
  discard: (e, at) => {
    const card = at.card(e.card);
    if (card.card === 'those') at.goneFromAside();
    return mine(at, { v: e.killed ? 'kill' : 'discard', card });
  },
  lay: (e, at) =>
    mine(at, { v: 'put', card: leaving(at.card(e.card), { at: e.at }), to: { at: at.place(e.at) }, faceDown: false }),
  ditch: (e, at) => mine(at, { v: 'ditch', card: at.card(e.card) }),
  stow: (e, at) => mine(at, { v: 'stow', card: at.card(e.card), away: e.away }),
  remove: (e, at) => mine(at, { v: e.dismantles ? 'dismantle' : 'remove', card: at.card(e.card) }),
  trophy: (e, at) => does(at.who(e.who), { v: 'asTrophy', card: at.card(e.card) }),
  lend: (e, at) =>
    does(at.who(e.who), {
      v: 'asFollower',
      card: at.card(e.card),
      insteadOfTrophy: e.card !== 'this' && at.event?.kinds.includes('killed') === true,
    }),
  arrange: (e, at) =>
    does(at.who(e.who), {
      v: 'arrange',
      deck: e.deck ?? 'any',
      n: at.amount(e.n),
      onto: e.onto === undefined ? undefined : { ...at.deck(e.onto), any: true },
    }),
  look: (e, at) => does(at.who(e.who), { v: 'look', deck: e.deck ?? 'any', n: at.amount(e.n) }),
  search: (e, at) => {
    const find = at.cards(e.find ?? {});
    if (e.as !== undefined) at.means(e.as, { is: 'card', given: 'found', card: { card: 'that', key: e.as, of: find } });
    return does(at.who(e.who), {
      v: 'search',
      deck: e.deck,
      top: e.top === undefined ? undefined : at.amount(e.top),
      find,
      most: e.most === undefined ? undefined : at.amount(e.most),
      rest: typeof e.rest === 'string' ? e.rest : { own: at.deck(e.rest) },
      discards: e.discards ?? false,
      to: target(e.to, at),
      faceDown: e.faceDown === true,
    });
  },
  shuffle: (e, at) =>
    mine(at, {
      v: 'shuffle',
      decks: [at.deck(e.deck).deck],
      discards: e.discards === true,
      find: e.find && at.cards(e.find),
    }),
  turnUp: (e, at) => {
    const card: Card = { card: 'that', key: e.as, of: at.cards(e.find) };
    at.means(e.as, { is: 'card', given: 'dealt', sought: true, card });
    return mine(at, { v: 'turnUp', deck: e.deck, find: at.cards(e.find) });
  },
  lookAtHand: (e, at) => does(at.who(e.who), { v: 'lookAtHand', of: at.who(e.of) }),
  shop: (e, at) => {
    const items = [
      ...e.items,
      ...(e.spell === undefined ? [] : [{ named: SPELL, price: e.spell }]),
      ...(e.top === undefined ? [] : [{ named: TOP, price: e.top }]),
    ];
    return does(at.who(e.who), { v: 'shop', items, free: e.free === true, most: e.most, from: e.from, must: e.must });
  },
  replaceDrawn: (e, at) => mine(at, { v: 'replace', card: at.card(e.card), to: e.to && target(e.to, at) }),
  put: (e, at) =>
    does(doer(e.to, e.who, at), {
      v: 'put',
      card: leaving(at.card(e.card), e.to),
      to: isHome(e.to, e.card) ? { deck: { deck: '', home: { card: 'it' } }, where: e.to.where } : target(e.to, at),
      faceDown: e.faceDown === true,
    }),
  deal: (e, at) => {
    const who = doer(e.to, e.who, at);
    const told = at.amount(e.n ?? 1);
    // As many as there are: all of them.
    const isAll =
      typeof e.to === 'object' && e.discarded !== undefined && same(e.n, { left: e.from, discards: 'only' });
    const n: Num = isAll ? { num: 'left', deck: at.deck(e.from), discards: false, of: undefined } : told;
    const act: Act = {
      v: 'deal',
      n,
      named: e.named,
      from: { ...at.deck(e.from), ...(e.any ? { any: true } : e.each ? { each: true } : {}) },
      to: target(e.to, at),
      faceDown: e.faceDown === true,
      discarded: e.discarded !== undefined || e.topmost !== undefined,
      byLot: e.discarded === 'random',
      topmost: e.topmost && { ...at.cards(e.topmost), topmost: true },
      bottom: e.bottom === true,
      as: e.as,
    };
    if (e.as !== undefined)
      at.means(e.as, {
        is: 'card',
        given: 'dealt',
        card:
          e.named !== undefined
            ? { card: 'the', named: e.named }
            : n === 1
              ? { card: 'that', key: e.as, of: at.cards(e.topmost ?? cardsOf(e.from)) }
              : { card: 'those', key: e.as },
      });
    return does(who, act);
  },
  burn: (e, at) =>
    mine(
      at,
      e.top === undefined
        ? { v: 'burn', card: at.card(e.card ?? 'this') }
        : { v: 'burnTop', deck: e.top, n: at.amount(e.n ?? 1) },
    ),
  rollSpace: (e, at) => {
    at.means(e.as, { is: 'place', place: { place: 'that' }, given: 'named' });
    return mine(at, { v: 'rollSpace', spaces: e.spaces.map(nameOf) });
  },
  unburn: (_, at) => mine(at, { v: 'unburn' }),
  placeTerrain: (e, at) =>
    mine(at, {
      v: 'placeTerrain',
      named: e.named === undefined ? undefined : [e.named],
      card: e.card === undefined ? undefined : at.card(e.card),
      at: at.place(e.at),
    }),
  turnOver: (e, at) => mine(at, { v: 'turnOver', card: at.card(e.card), to: e.to }),
  meet: (e, at) => does(at.who(e.who), { v: follows(e.card, at) ? 'follow' : 'meet', card: at.card(e.card) }),
  merge: (e, at) => mine(at, { v: 'merge', from: at.deck(e.from), into: at.deck(e.into) }),
  imbue: (e, at) =>
    'like' in e
      ? mine(at, { v: 'copy', card: at.card(e.card), of: at.card(e.like) })
      : mine(at, { v: 'imbue', card: at.card(e.card), with: at.card(e.with), magic: e.magic === true }),
  cast: (e, at) =>
    e.card === 'this'
      ? undefined
      : mine(at, {
          v: 'cast',
          card: at.card(e.card),
          on: e.on === undefined ? undefined : at.who(e.on),
          burns: e.burns,
        }),
  endMods: (e, at) => mine(at, { v: 'endEffect', of: at.card(e.of) }),
  number: (e, at) => {
    at.means(e.as, { is: 'num', num: { num: 'thatMany' } });
    return does(at.who(e.who), { v: 'number', from: at.amount(e.from), to: at.amount(e.to) });
  },
};

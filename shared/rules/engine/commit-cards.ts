// What happens when cards are put somewhere, or come from a deck: atoms only.
import { nameOf, type CardId, type DefId, type HeroId } from '../../kernel/ids';
import { must } from '../../kernel/result';
import { defOfCard, mayHave } from '../query/cards';
import { defOf, isObject } from '../query/catalogue';
import { isSuch } from '../query/decks';
import { isDrawnOnto } from '../query/drawing';
import { heroAt } from '../query/env';
import { permits } from '../query/stats';
import type { EventOf } from '../state/event';
import type { Spot } from '../state/spot';
import type { Card } from '../state/state';
import { isHeard } from './heard';
import { byOf } from './ops/types';
import type { Run } from './rulebook';
import type { Def } from '../vocab/definition';

/**
 * A Raft can never be left behind: where it would lie it leaves play (R4 RAFTS), as does what only a player's next
 * character may have (D Claiming Dragon Scales, Destinies). What leaves the game does so here too;
 * but a Relic, of a deck that is gone through once, lies there like any Object (D Relic Cards).
 */
export function restOf(run: Run, id: CardId, space: DefId, ditched = false): Spot {
  const card = must(run.env.s.cards[id], `card ${id}`);
  const { keywords = [] } = defOf(run.book, card.def);
  if (keywords.includes('leavesGame') && run.env.s.decks[card.home]?.use !== 'once') return { to: 'out' };
  const gone = card.lent ?? (keywords.includes('raft') || keywords.includes('inherited'));
  return gone ? { to: 'discard' } : { to: 'space', space, ditched };
}

/** The discard pile, or under it where whoever discards buries such cards. */
export const discardedBy = (run: Run, id: CardId, hero: HeroId): Extract<Spot, { to: 'discard' }> =>
  permits(run.env, hero, 'bury', { card: id }).ok ? { to: 'discard', under: true } : { to: 'discard' };

/** Lays a card down as a part of something else: of another event, or of a death. */
export function layDown(run: Run, id: CardId, space: DefId, ditched = false): void {
  if (run.env.s.cards[id]) run.tx.moveCard(id, restOf(run, id, space, ditched), run.frame.source);
}

/**
 * What a card does as it comes to lie beside the board, or with a character; `dealt`: or face up on a space out of a
 * deck; `enters`: a figure that did not stand on the board. Among cards that are just being drawn it waits with them
 * for that.
 */
function arrived(run: Run, id: CardId, hero: HeroId, dealt = false, enters = dealt): void {
  const card = run.env.s.cards[id];
  if (!card || card.faceDown) return;
  const def = defOf(run.book, card.def);
  if (dealt && card.zone === 'laid' && 'drawn' in def)
    if (card.space !== undefined && isDrawnOnto(run.env.s, card.space)) run.tx.markAwaits(id, true);
    else run.tx.pushProgram({ me: hero, source: def.id, card: id }, run.tx.openScope(), def.drawn);
  if ((def.kind === 'world' || def.kind === 'terrain') && card.zone === 'table' && def.drawn)
    run.tx.pushProgram({ me: hero, source: def.id, card: id }, run.tx.openScope(), def.drawn);
  if (def.kind === 'figure' && enters && card.zone === 'stands' && def.drawn)
    run.tx.pushProgram({ me: hero, source: def.id, card: id }, run.tx.openScope(), def.drawn);
  if ((def.kind === 'state' || def.kind === 'quest') && card.zone === 'held' && def.taken)
    run.tx.pushProgram({ me: hero, source: def.id, card: id }, run.tx.openScope(), def.taken);
}

/**
 * Objects and Followers that come to a character from elsewhere are taken, whatever brings them. What lies on a card of
 * his is his already.
 */
function isTaken(run: Run, spot: Spot, def: Def, from?: HeroId): spot is Taker {
  if (spot.to !== 'held' || spot.lent || run.env.s.heroes[spot.hero]?.dead !== false) return false;
  return spot.hero !== from && (isObject(def) || def.kind === 'follower');
}
type Taker = Extract<Spot, { readonly hero: HeroId }>;

const holderOf = (run: Run, { hero, on }: Card): HeroId | undefined =>
  on === undefined ? hero : run.env.s.cards[on]?.hero;

/** What follows when somebody takes it follows, and is told to those who listen. */
function tookIt(run: Run, source: DefId, card: CardId, hero: HeroId): void {
  const by = { ...byOf(run), source };
  if (isHeard(run, 'taken')) run.tx.propose(by, { kind: 'taken', hero, card }, run.frame.id);
  else pushTaken(run, card, hero);
}

export function pushTaken(run: Run, id: CardId, hero: HeroId): void {
  const def = defOfCard(run.env, id);
  if ('taken' in def) run.tx.pushProgram({ me: hero, source: def.id, card: id }, run.tx.openScope(), def.taken);
}

export function commitPut(run: Run, source: DefId, { hero, card, spot }: EventOf<'put'>): void {
  const it = run.env.s.cards[card];
  if (it === undefined) return;
  const { zone } = it;
  const def = defOfCard(run.env, card);
  const from = holderOf(run, it);
  if (!isTaken(run, spot, def, from)) {
    run.tx.moveCard(card, spot, source);
    arrived(run, card, hero, false, zone !== 'stands');
    return;
  }
  // R4 HAVING AND USING CARDS: what he may not have stays where it is. What another has is put as the card says,
  // whatever that one has against it (000 FAQ Trickster).
  if (from !== undefined || mayHave(run.env, spot.hero, def, card).ok) {
    run.tx.moveCard(card, spot, source);
    tookIt(run, source, card, spot.hero);
  } else if (zone === 'aside') layDown(run, card, heroAt(run.env.s, spot.hero).space);
}

/** Out of the game, and apart from all else that is (D Burning Cards). */
export function commitBurnt(run: Run, source: DefId, { card }: EventOf<'burnt'>): void {
  if (run.env.s.cards[card]) run.tx.moveCard(card, { to: 'out', burnt: true }, source);
}

export function commitDealt(run: Run, source: DefId, e: EventOf<'dealt'>): void {
  const { deck, spot, as, find } = e;
  if (run.env.s.decks[deck] === undefined) return;
  if (find !== undefined) {
    run.tx.restore(deck, (def) => isSuch(defOf(run.book, def), find));
    return;
  }
  const dealt: CardId[] = [];
  for (let { n } = e; n > 0; n--) {
    run.tx.burn(1);
    const id = dealOne(run, source, e);
    if (id === undefined) break;
    dealt.push(id);
  }
  // From deck to deck they keep their order.
  if (spot.to === 'deck' && spot.where === 'top') run.tx.turnRound(spot.deck, dealt.length);
  const [first] = dealt;
  if (as !== undefined && first !== undefined && run.env.s.scopes[as.scope])
    run.tx.bind(as.scope, as.as, dealt.length === 1 ? first : dealt);
  for (const id of dealt.toReversed())
    if (run.env.s.cards[id]?.zone === 'held' && isTaken(run, spot, defOfCard(run.env, id)))
      tookIt(run, source, id, spot.hero);
    else arrived(run, id, e.hero, true);
}

function dealOne(run: Run, source: DefId, e: EventOf<'dealt'>): CardId | undefined {
  const { deck, named, topmost, discarded, bottom } = e;
  // What he may not have lies on his space.
  const spot = (d: DefId): Spot => {
    const def = defOf(run.book, d);
    return isTaken(run, e.spot, def) && !mayHave(run.env, e.spot.hero, def).ok
      ? { to: 'space', space: heroAt(run.env.s, e.spot.hero).space }
      : e.spot;
  };
  if (named === undefined && discarded === undefined && bottom !== true) return run.tx.draw(deck, spot, source);
  const { draw, discard } = must(run.env.s.decks[deck], `deck ${deck}`);
  const isSought = (d: DefId): boolean =>
    (named === undefined || nameOf(d) === named) && (topmost === undefined || isSuch(defOf(run.book, d), topmost));
  const byLot = discarded === 'random' && discard.length > 0 ? discard[run.tx.chance(discard.length)] : undefined;
  const def = bottom ? draw[0] : discarded === 'random' ? byLot : (discarded ? discard : draw).findLast(isSought);
  return def === undefined ? undefined : run.tx.takeFromDeck(deck, def, spot(def), source, discarded !== undefined);
}

/** Fate that has no sides has none to turn. */
export function commitFateTurned(run: Run, { hero, n, fateSide }: EventOf<'fateTurned'>): void {
  const { sides } = heroAt(run.env.s, hero);
  if (sides === undefined) return;
  const from = fateSide === 'light' ? 'dark' : 'light';
  const turned = Math.min(n, sides[from]);
  run.tx.setSides(hero, { ...sides, [from]: sides[from] - turned, [fateSide]: sides[fateSide] + turned });
}

// Cards, gold on spaces, moves of characters.
import type { CardId, DeckId, DefId, HeroId } from '../../../kernel/ids';
import { msg, nameOf } from '../../../kernel/ids';
import { defOf, spaceOf } from '../../query/catalogue';
import { isCrown, spacesBefore } from '../../query/endings';
import { amount, fitsCard } from '../../query/eval';
import { activeHero, cardsNamed, heroAt, heroOf, spaceIdOf } from '../../query/env';
import { deckMeant, permits, statOf } from '../../query/stats';
import { cardsOn, transport } from '../../query/cards';
import type { Spot } from '../../state/spot';
import type { CardRef, SpaceRef } from '../../vocab/refs';
import type { EffectOf } from '../../vocab/effect';
import type { Amount } from '../../vocab/select';
import { cardAsk } from '../options';
import type { Run } from '../rulebook';
import { opVars } from '../vars';
import { spotOf } from './spot';
import { block, byOf, causeOf, seatOfHero, type OpsOf } from './types';
import { isHeard } from '../heard';
import { into } from '../into';
import { mayBeDismantled } from '../../query/costs';
import { isKept } from '../../query/ditching';
import { move, putOf, type Moving } from '../moves';
import { restOf } from '../commit-cards';

const forEach = (run: Run, ref: CardRef, act: (id: CardId) => void): void => {
  for (const id of cardsNamed(run.env, ref)) act(id);
};
/** One after the other, as they are named: what is proposed last comes first. So the last one lies on top of a pile. */
const proposeEach = (run: Run, ref: CardRef, propose: (id: CardId) => void): void => {
  for (const id of cardsNamed(run.env, ref).toReversed()) propose(id);
};

/** Whether somebody would get rid of a card that he has yet to meet and may not avoid (D Traps). */
function avoids(run: Run, id: CardId): boolean {
  const card = run.env.s.cards[id];
  if (
    card?.drawn !== run.env.s.turn.n ||
    card.zone !== 'laid' ||
    id === run.frame.card ||
    run.env.s.turn.met.includes(id)
  )
    return false;
  return (
    card.space === heroAt(run.env.s, run.frame.me).space &&
    !permits(run.env, run.frame.me, 'avoid', { card: id, eventSource: run.frame.source }).ok
  );
}

/** A deck that lies face down is chosen, and its top cards are looked at, or put in another order. */
export function askWhichDeck(run: Run, hero: HeroId, e: EffectOf<'look'> | EffectOf<'arrange'>): void {
  const decks = Object.entries(run.env.s.decks).flatMap(([deck, { use, draw }]) =>
    use === 'stock' || draw.length === 0 || deck.includes('@') ? [] : [deck],
  );
  if (decks.length === 0) return;
  const look = (deck: DeckId) => [{ ...e, deck, itself: true }] as const;
  block(run, [{ op: 'branch', on: '$look', cases: Object.fromEntries(decks.map((deck) => [deck, look(deck)])) }]);
  run.tx.ask({
    seat: seatOfHero(run, hero),
    hero,
    ask: cardAsk('ask.lookWhich', { def: run.frame.source }),
    source: run.frame.source,
    options: decks.map((deck) => ({ key: deck, label: msg('option.lookAt', { deck }) })),
    into: opVars.at(run, '$look'),
  });
}

/** Puts cards somewhere, one after the other. */
const putAll = (run: Run, ref: CardRef, spot: (id: CardId) => Spot): void => {
  const there = cardsNamed(run.env, ref).filter((id) => run.env.s.cards[id] !== undefined);
  move(run, byOf(run), ...there.map((card) => putOf(run.frame.me, card, spot(card))));
};

/** Whether a way leads from the Outer to the Middle Region or back, over the Storm River. */
export function overRiver(run: Run, from: DefId, to: DefId): boolean {
  const regions = [spaceOf(run.book, from).region, spaceOf(run.book, to).region];
  return regions.includes('outer') && regions.includes('middle');
}

/**
 * D Terrain Cards and Other Expansions: what lies over the space that a board is entered from takes its name, not the
 * way to it; so the last space of that board still leads out there.
 */
function wayOut(run: Run, from: DefId, to: SpaceRef): DefId | undefined {
  if (typeof to !== 'object' || !('space' in to) || run.frame.source !== from) return undefined;
  const { last, region } = spaceOf(run.book, from);
  const gate = run.book.defs.get(to.space);
  if (last !== true || gate?.kind !== 'space') return undefined;
  const isGate = gate.links.some((l) => l.way === 'door' && spaceOf(run.book, l.to).region === region);
  return isGate ? gate.id : undefined;
}

export const cardOps: OpsOf<
  | 'moveTo'
  | 'drawSpell'
  | 'discardSpells'
  | 'drawCards'
  | 'gainCard'
  | 'take'
  | 'discard'
  | 'lay'
  | 'ditch'
  | 'stow'
  | 'remove'
  | 'trophy'
  | 'lend'
  | 'layGold'
  | 'tokens'
  | 'look'
  | 'lookAtHand'
  | 'replaceDrawn'
> = {
  moveTo: (run, e) => {
    const hero = heroOf(run.env, e.who);
    if (hero === undefined) return;
    const meant = spaceIdOf(run.env, e.to) ?? wayOut(run, heroAt(run.env.s, hero).space, e.to);
    if (meant === undefined) return;
    const byName = typeof e.to === 'object' && 'space' in e.to;
    const { closed, enteredAt } = spaceOf(run.book, meant);
    // D Thrown in Jail: nothing leads there but what names it.
    if (closed && !byName) return;
    const named = byName ? (enteredAt ?? meant) : meant;
    // So many spaces on, where no way leads on: he does not move, and meets nothing again.
    if (typeof e.to === 'object' && 'steps' in e.to && named === heroAt(run.env.s, hero).space) return;
    // D The Crown of Command: an effect that would place him there places him before it, but for the few that the book
    // names (D FAQ), and an ending, which speaks of the Crown itself.
    const mayPlace = e.crown === true || run.book.defs.get(run.frame.source)?.kind === 'ending';
    const placed = !mayPlace && (e.how ?? 'teleport') === 'teleport' && isCrown(meant);
    const to = placed ? (spacesBefore(run.book, named)[0] ?? named) : named;
    run.tx.propose(
      byOf(run),
      {
        kind: e.how === 'cross' && overRiver(run, heroAt(run.env.s, hero).space, to) ? 'crossedRiver' : 'moved',
        hero,
        space: to,
        path: [to],
        how: e.how ?? 'teleport',
        ...(e.meets === false ? {} : { meets: true }),
      },
      run.frame.id,
    );
  },
  drawSpell: (run, e) => {
    const hero = heroOf(run.env, e.who);
    if (hero === undefined) return;
    const room = statOf(run.env, hero, 'spellLimit') - heroAt(run.env.s, hero).hand.length;
    const n = Math.min(room, e.n === 'limit' ? room : amount(run.env, e.n));
    if (!permits(run.env, hero, 'gainSpell').ok || heroAt(run.env.s, hero).toad || n <= 0) return;
    // Some draw more than they keep. What was too many for his hand is gone by then, and counts.
    const more = statOf(run.env, hero, 'spellsMore');
    run.tx.burn(n + more);
    const who = e.who ?? 'me';
    const over: Amount = {
      minus: [{ count: { cards: { zone: 'hand', heldBy: who } } }, heroAt(run.env.s, hero).hand.length + n],
    };
    if (more > 0) block(run, [{ op: 'discardSpells', n: over, who }]);
    for (let i = 0; i < n + more; i++) run.tx.propose(byOf(run), { kind: 'spellGained', hero }, run.frame.id);
  },
  discardSpells: (run, e) => {
    const hero = heroOf(run.env, e.who);
    if (hero === undefined) return;
    const hand = heroAt(run.env.s, hero).hand;
    const n = e.n === 'all' ? hand.length : Math.min(hand.length, amount(run.env, e.n));
    const cause = e.cost ? ({ cause: 'cost' } as const) : {};
    if (n >= hand.length)
      for (const card of hand.toReversed())
        run.tx.propose(byOf(run), { kind: 'left', hero, card, leaving: 'discard', ...cause }, run.frame.id);
    else if (n > 0)
      block(run, [
        {
          op: 'choose',
          from: { cards: { zone: 'hand', heldBy: e.who ?? 'me' } },
          as: '$spells',
          ask: 'discardSpells',
          min: n,
          max: n,
          who: e.who ?? 'me',
        },
        { op: 'discard', card: { var: '$spells' }, ...(e.cost ? { cost: true } : {}) },
      ]);
  },
  drawCards: (run, e) => {
    const lying = cardsOn(run.env, heroAt(run.env.s, run.frame.me).space).length;
    const upTo = e.exactly === undefined ? amount(run.env, e.upTo ?? 0) : lying + amount(run.env, e.exactly);
    into(run, 'draw', {
      $upTo: upTo,
      $deck: e.deck ?? 'adventure',
      ...(e.exactly === undefined ? {} : { $exactly: true }),
    });
  },
  gainCard: (run, e) => {
    const hero = heroOf(run.env, e.who);
    const def = run.env.s.decks[e.from]?.draw.findLast((d) => nameOf(d) === e.named);
    if (hero === undefined || def === undefined) return;
    const space = heroAt(run.env.s, hero).space;
    // It lies on the space first, so that one who may not or will not have it leaves it there.
    // eslint-disable-next-line no-restricted-syntax -- what others may say is said of his taking it
    const id = run.tx.takeFromDeck(
      e.from,
      def,
      defOf(run.book, def).kind === 'quest' ? { to: 'held', hero } : { to: 'space', space },
      run.frame.source,
    );
    if (e.as !== undefined) run.tx.bind(run.frame.scope, e.as, id);
    if (run.env.s.cards[id]?.zone !== 'laid') return;
    if (e.may) into(run, 'offer', { $hero: hero, $card: id });
    else run.tx.propose(byOf(run), { kind: 'taken', hero, card: id }, run.frame.id);
  },
  take: (run, e) => {
    const hero = heroOf(run.env, e.who);
    if (hero !== undefined)
      proposeEach(run, e.card, (card) => {
        run.tx.propose(byOf(run), { kind: 'taken', hero, card }, run.frame.id);
      });
  },
  discard: (run, e) => {
    // Who could save one of those that are killed together is asked of the last one first.
    (e.killed ? forEach : proposeEach)(run, e.card, (card) => {
      if (!avoids(run, card))
        run.tx.propose(
          byOf(run),
          {
            kind: 'left',
            hero: run.env.s.cards[card]?.hero ?? run.frame.me,
            card,
            leaving: 'discard',
            ...(e.killed ? { killed: true } : {}),
            ...(e.cost ? { cause: 'cost' } : {}),
          },
          run.frame.id,
        );
    });
  },
  stow: (run, e) => {
    forEach(run, e.card, (card) => {
      const hero = run.env.s.cards[card]?.hero;
      const by = hero === undefined ? undefined : transport(run.env, hero);
      if (run.env.s.cards[card]?.zone === 'held' && (by !== undefined || !e.away))
        run.tx.stow(run.frame.source, card, by ?? card, e.away);
    });
  },
  ditch: (run, e) => {
    proposeEach(run, e.card, (card) => {
      // The rules put down what he may not have or cannot carry; of itself a card says where it goes.
      if (run.frame.source !== 'rules' && run.frame.card !== card && isKept(run.env, card)) return;
      run.tx.propose(
        byOf(run),
        { kind: 'left', hero: run.env.s.cards[card]?.hero ?? run.frame.me, card, leaving: 'ditch' },
        run.frame.id,
      );
    });
  },
  lay: (run, e) => {
    const space = spaceIdOf(run.env, e.at);
    if (space !== undefined) putAll(run, e.card, (card) => restOf(run, card, space));
  },
  remove: (run, e) => {
    const there = cardsNamed(run.env, e.card).filter((id) => run.env.s.cards[id] !== undefined);
    const gone = e.dismantles ? there.filter((id) => mayBeDismantled(run.env, id)) : there;
    move(run, byOf(run), ...gone.map((card) => putOf(run.frame.me, card, { to: 'out' })));
  },
  trophy: (run, e) => {
    const hero = heroOf(run.env, e.who);
    if (hero !== undefined) putAll(run, e.card, () => ({ to: 'trophy', hero }));
  },
  lend: (run, e) => {
    const hero = heroOf(run.env, e.who);
    // What another has him take he must take.
    const may = e.who !== undefined || (hero !== undefined && permits(run.env, hero, 'gainFollower').ok);
    if (hero !== undefined && may) putAll(run, e.card, () => ({ to: 'held', hero, lent: true }));
  },
  layGold: (run, e) => {
    const hero = heroOf(run.env, e.who);
    const space = spaceIdOf(run.env, e.at);
    if (hero === undefined || space === undefined) return;
    if (e.stock && e.n !== 'all') {
      run.tx.layGold(run.frame.source, space, amount(run.env, e.n));
      return;
    }
    const has = heroAt(run.env.s, hero).gold;
    const n = Math.min(has, e.n === 'all' ? has : amount(run.env, e.n));
    if (n === 0) return;
    const ditched = e.ditched === true && hero === activeHero(run.env.s);
    run.tx.propose(
      byOf(run),
      { kind: 'lose', hero, what: 'gold', n, cause: causeOf(run), goesTo: { space, ditched } },
      run.frame.id,
    );
  },
  tokens: (run, e) => {
    const n = amount(run.env, e.n);
    forEach(run, e.on, (card) => {
      const had = run.env.s.cards[card]?.tokens?.[e.kind] ?? 0;
      const left = Math.max(0, had + n);
      // Where none lie and none are put there is nothing to tell.
      if (left === had) return;
      run.tx.setTokens(run.frame.source, card, e.kind, left);
      if (!isHeard(run, 'tokensChanged')) return;
      const about = { card, tokens: e.kind, put: left > had, n: Math.abs(left - had) };
      run.tx.propose(byOf(run), { kind: 'tokensChanged', hero: run.frame.me, ...about });
    });
  },
  look: (run, e) => {
    const hero = heroOf(run.env, e.who) ?? run.frame.me;
    if (e.deck === undefined) {
      askWhichDeck(run, hero, e);
      return;
    }
    const named = e.itself ? e.deck : deckMeant(run.env, hero, e.deck, run.frame.source);
    const deck = run.env.s.decks[named];
    if (deck)
      run.tx.looked(
        hero,
        named,
        deck.draw.slice(-amount(run.env, e.n)).reverse(),
        seatOfHero(run, hero),
        run.frame.source,
      );
  },
  lookAtHand: (run, e) => {
    const hero = heroOf(run.env, e.who) ?? run.frame.me;
    const of = heroOf(run.env, e.of);
    if (of !== undefined)
      run.tx.looked(
        hero,
        of,
        heroAt(run.env.s, of).hand.map((id) => run.env.s.cards[id]?.def ?? ''),
        seatOfHero(run, hero),
        run.frame.source,
      );
  },
  replaceDrawn: (run, e) => {
    forEach(run, e.card, (card) => {
      const at = run.env.s.cards[card];
      if (
        at?.space === undefined ||
        !fitsCard(run.env, card, { replaceable: true }) ||
        run.env.s.decks[at.home]?.use === 'stock'
      )
        return;
      const { home, space } = at;
      const spot = spotOf(run, e.to ?? 'discard', undefined, false);
      if (spot === undefined) return;
      const { me } = run.frame;
      const drawn: Moving = { kind: 'dealt', hero: me, deck: home, n: 1, spot: { to: 'space', space }, space };
      move(run, byOf(run), putOf(me, card, spot), drawn);
    });
  },
};

// Looking through a deck, putting it in order and shuffling it.
import { msg, nameOf, type CardId, type DeckId, type DefId } from '../../../kernel/ids';
import { must } from '../../../kernel/result';
import type { Option } from '../../../contract/prompt';
import { defOf } from '../../query/catalogue';
import { isSuch } from '../../query/decks';
import { mayHave } from '../../query/cards';
import { deckIdOf, heroAt, heroOf } from '../../query/env';
import { amount } from '../../query/eval';
import { deckMeant, statOf } from '../../query/stats';
import type { Effect, EffectOf } from '../../vocab/effect';
import { into } from '../into';
import { move, putOf } from '../moves';
import { barredBy, cardAsk, passOption } from '../options';
import type { Run } from '../rulebook';
import { opVars } from '../vars';
import { askWhichDeck } from './cards';
import { block, byOf, seatOfHero, type OpsOf } from './types';

type Search = EffectOf<'search'>;
/** Through a deck that is known. */
type Through = Search & { readonly deck: DeckId };
const isKnown = (e: Search): e is Through => e.deck !== undefined;

/** What is done with a card that was found, and with the others that were looked at. */
function afterwards(e: Through, found: DefId | undefined, seen: number): readonly Effect[] {
  const taken: readonly Effect[] =
    found === undefined
      ? []
      : [
          {
            op: 'deal',
            from: e.deck,
            named: nameOf(found),
            to: e.to,
            itself: true,
            ...(e.faceDown ? { faceDown: true } : {}),
            ...(e.discards === 'only' ? { discarded: true } : {}),
            ...(e.who === undefined ? {} : { who: e.who }),
          },
        ];
  const left = seen - taken.length;
  if (found !== undefined && typeof e.most === 'number' && e.most > 1)
    return [...taken, { ...e, most: e.most - 1, ...(e.top === undefined ? {} : { top: left }) }];
  if (typeof e.rest !== 'string')
    return [...taken, { op: 'deal', from: e.deck, itself: true, n: left, to: { deck: e.rest, where: 'bottom' } }];
  switch (e.rest) {
    case 'stays':
      return taken;
    case 'shuffled':
      return [...taken, { op: 'shuffle', deck: e.deck, ...(e.discards ? { discards: true } : {}) }];
    case 'discard':
      return left <= 0 ? taken : [...taken, { op: 'deal', from: e.deck, itself: true, to: 'discard', n: left }];
  }
}

export const deckOps: OpsOf<'search' | 'arrange' | 'shuffle' | 'turnUp'> = {
  search: (run, said) => {
    if (!isKnown(said)) {
      askThroughWhich(run, said);
      return;
    }
    const e = said.most === undefined ? said : { ...said, most: amount(run.env, said.most) };
    const hero = heroOf(run.env, e.who) ?? run.frame.me;
    const deck = e.itself ? e.deck : deckMeant(run.env, hero, e.deck, run.frame.source);
    if (run.env.s.decks[deck] === undefined) return;
    // What is taken comes from the deck that was looked through, whatever stands for that one.
    const very = { ...e, deck, itself: true } as const;
    // Who is asked once more has looked already.
    const isAnew = run.frame.again !== true;
    // What was discarded lies among the others from here on.
    if (isAnew && e.discards === true) run.tx.shuffle(deck, 'discards');
    const there = must(run.env.s.decks[deck], `deck ${deck}`);
    const draw = e.discards === 'only' ? there.discard : there.draw;
    const top = e.top === undefined ? draw.length : Math.min(draw.length, amount(run.env, e.top));
    const seen = top <= 0 ? [] : draw.slice(-top).reverse();
    run.tx.burn(seen.length);
    if (isAnew) run.tx.looked(hero, deck, seen, seatOfHero(run, hero), run.frame.source);
    const options = e.most === 0 ? [] : offered(run, e, seen);
    if (!options.some((o) => o.off === undefined)) {
      block(run, afterwards(very, undefined, seen.length));
      return;
    }
    const drops = e.to === 'discard';
    const cases = Object.fromEntries(options.map((o) => [o.key, afterwards(very, o.target?.def, seen.length)]));
    block(run, [
      {
        op: 'branch',
        on: e.as ?? '$search',
        cases: { ...cases, pass: afterwards(very, undefined, seen.length) },
      },
    ]);
    run.tx.ask({
      seat: seatOfHero(run, hero),
      hero,
      ask: msg('ask.search', { def: run.frame.source, deck, ...(drops ? { drops: 1 } : {}) }),
      source: run.frame.source,
      card: run.frame.card,
      options: [...options, passOption(drops ? 'option.pass' : 'option.takeNothing')],
      into: { scope: run.frame.scope, as: e.as ?? '$search' },
    });
  },
  arrange: (run, e) => {
    const hero = heroOf(run.env, e.who) ?? run.frame.me;
    if (e.deck === undefined) {
      askWhichDeck(run, hero, e);
      return;
    }
    const deck = e.itself ? e.deck : deckMeant(run.env, hero, e.deck, run.frame.source);
    const n = amount(run.env, e.n);
    run.tx.burn(n);
    const top = (run.env.s.decks[deck]?.draw ?? []).slice(-n).reverse();
    run.tx.looked(hero, deck, top, seatOfHero(run, hero), run.frame.source);
    if (e.onto !== undefined) {
      if (top.length > 0) askOnto(run, { ...e, deck, n: top.length }, e.onto);
      return;
    }
    if (new Set(top).size < 2) return;
    into(run, 'arrange', { $deck: deck, $hero: hero, $n: n });
  },
  shuffle: (run, e) => {
    const { find } = e;
    const deck = deckIdOf(run.env, e.deck);
    if (run.env.s.decks[deck] === undefined) return;
    if (find === undefined) run.tx.shuffle(deck, e.discards === true ? 'discards' : 'deck');
    else
      move(run, byOf(run), {
        kind: 'dealt',
        hero: run.frame.me,
        deck,
        n: run.env.s.decks[deck].discard.length,
        find,
        discarded: true,
        spot: { to: 'deck', deck, where: 'top' },
      });
  },
  turnUp: (run, e) => {
    run.tx.unbind(run.frame.scope, e.as);
    const from = deckMeant(run.env, run.frame.me, e.deck, run.frame.source);
    const deck = run.env.s.decks[from];
    const missed: CardId[] = [];
    for (let left = (deck?.draw.length ?? 0) + (deck?.discard.length ?? 0); left > 0; left--) {
      run.tx.burn(1);
      // eslint-disable-next-line no-restricted-syntax -- looked at beside the deck; where it goes is another matter
      const id = run.tx.draw(from, { to: 'aside' }, run.frame.source);
      if (id === undefined) break;
      if (isSuch(defOf(run.book, run.env.s.cards[id]?.def ?? ''), e.find)) {
        run.tx.bind(run.frame.scope, e.as, id);
        break;
      }
      missed.push(id);
    }
    move(run, byOf(run), ...missed.map((card) => putOf(run.frame.me, card, { to: 'discard' })));
  },
};

/** On which deck the cards go, that one or the one of a Region, in his order; not asked where there is one only. */
function askOnto(run: Run, e: EffectOf<'arrange'> & { readonly deck: DeckId }, onto: DeckId): void {
  const hero = heroOf(run.env, e.who) ?? run.frame.me;
  const { deck: from, n } = e;
  const whom = e.who === undefined ? {} : { who: e.who };
  const decks = [...new Set([onto, ...run.book.deckOfRegion.values()])].filter(
    (id) => run.env.s.decks[id] !== undefined,
  );
  const put = (deck: DeckId): readonly Effect[] => [
    { op: 'deal', from, itself: true, n, to: { deck, where: 'top' }, ...whom },
    { op: 'arrange', deck, itself: true, n, ...whom },
  ];
  const [only, ...others] = decks;
  if (only !== undefined && others.length === 0) {
    block(run, put(only));
    return;
  }
  block(run, [{ op: 'branch', on: '$onto', cases: Object.fromEntries(decks.map((id) => [id, put(id)])) }]);
  run.tx.ask({
    seat: seatOfHero(run, hero),
    hero,
    ask: cardAsk('ask.ontoWhich', { def: run.frame.source }),
    source: run.frame.source,
    card: run.frame.card,
    options: decks.map((id) => ({ key: id, label: msg('option.lookAt', { deck: id }) })),
    into: opVars.at(run, '$onto'),
  });
}

/** Through which discard pile he looks, of those where he could take something; he need not look through any. */
function askThroughWhich(run: Run, e: Search): void {
  const hero = heroOf(run.env, e.who) ?? run.frame.me;
  const piles = Object.entries(run.env.s.decks).flatMap(([deck, { discard }]) =>
    offered(run, e, discard).some((o) => o.off === undefined) ? [deck] : [],
  );
  if (piles.length === 0) return;
  const through = (deck: DeckId): readonly Effect[] => [{ ...e, deck, itself: true }];
  block(run, [{ op: 'branch', on: '$through', cases: Object.fromEntries(piles.map((deck) => [deck, through(deck)])) }]);
  run.tx.ask({
    seat: seatOfHero(run, hero),
    hero,
    ask: cardAsk('ask.searchWhich', { def: run.frame.source }),
    source: run.frame.source,
    card: run.frame.card,
    options: [
      ...piles.map((deck) => ({ key: deck, label: msg('option.lookAt', { deck }) })),
      passOption('option.takeNothing'),
    ],
    into: opVars.at(run, '$through'),
  });
}

/** Each title once, by name: what may not be had is shown and cannot be chosen. */
function offered(run: Run, e: Search, seen: readonly DefId[]): readonly Option[] {
  const hero = heroOf(run.env, e.who) ?? run.frame.me;
  const full = e.to === 'hand' && heroAt(run.env.s, hero).hand.length >= statOf(run.env, hero, 'spellLimit');
  // What goes onto a deck or a space he need not be able to have.
  const isNobodys = typeof e.to === 'object' && ('deck' in e.to || 'at' in e.to);
  return [...new Set(seen)]
    .filter((id) => isSuch(defOf(run.book, id), e.find ?? {}))
    .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
    .map((id): Option => {
      const may = mayHave(run.env, hero, defOf(run.book, id));
      const off = full ? msg('off.spells') : may.ok || isNobodys ? undefined : barredBy(may.because, id);
      return {
        key: nameOf(id),
        label: msg('name', { def: id }),
        target: { def: id },
        ...(off === undefined ? {} : { off }),
      };
    });
}

// Choices: what is chosen, and its use right after it, which are one to a reader.
import type { EffectOf, Program } from '../../rules/vocab/effect';
import type { Amount } from '../../rules/vocab/select';
import { countOf, isSeveral, mentions, offered as offers } from '../choices';
import { same } from '../exact';
import { users } from '../programs';
import { effect } from './effects';
import { ofDecks } from './filters';
import type { Joint } from './idioms';
import type { Walk } from './talk';
import type { CardNp, Clause, Clauses, Det } from './tree';

const detOf = (e: EffectOf<'choose'>, at: Walk): Det => {
  const n = (x: Amount): string => JSON.stringify(x);
  const count = countOf(e, n);
  if (count === 'choice' || isOneOrNone(e)) return 'any';
  if (count === 'anyNumber' || count === 'all') return count;
  return 'upTo' in count ? { upTo: at.amount(e.max ?? 1) } : { exactly: at.amount(e.max ?? 1) };
};
/** Of what is drawn by lot it is nobody's to say which: "a card at random", not "any card". */
const chosenAs = (e: EffectOf<'choose'>, at: Walk): Det => {
  const det = detOf(e, at);
  return det === 'any' && e.random === true ? 'a' : det;
};
/** One or none: "you may choose one of them" rather than "choose up to 1". */
const isOneOrNone = (e: EffectOf<'choose'>): boolean => {
  const count = countOf(e, (x) => JSON.stringify(x));
  const isOne =
    same(e.max, { least: [1, { count: e.from }] }) ||
    (typeof count === 'object' && 'upTo' in count && count.upTo === '1');
  return typeof count === 'object' && 'upTo' in count && isOne;
};
const offered1 = (e: EffectOf<'choose'>, at: Walk, clause: Clause): Clause =>
  isOneOrNone(e) ? { c: 'may', who: at.who(e.who), do: [clause], else: [] } : clause;
const several = (e: EffectOf<'choose'>): boolean => isSeveral(countOf(e, (x) => JSON.stringify(x)));
const isWhoseTurn = ({ from }: EffectOf<'choose'>): boolean =>
  'heroes' in from && same({ ...from.heroes, who: undefined }, { where: { turnOf: 'it' } });

/** What another chooses of his own and I take: "take one of his Objects of his choice". */
export function chosenAndTaken(e: EffectOf<'choose'>, rest: Program, at: Walk, following: Program): Joint | undefined {
  const [next, ...later] = rest;
  const who = at.who(e.who);
  if (next?.op !== 'take' || next.who !== undefined || who.key === at.me.key || !('cards' in e.from)) return undefined;
  if (!mentions(next, e.as) || mentions([later, following], e.as) || e.random || detOf(e, at) !== 'any')
    return undefined;
  const of = at.cards(e.from.cards);
  if (typeof of.of !== 'object' || of.of.key !== who.key) return undefined;
  const card = { card: 'np', det: 'any', of: { ...of, ownChoice: true } } as const;
  return { clause: { c: 'act', who: at.me, act: { v: 'take', card, from: undefined } }, used: 2 };
}

const away: ReadonlySet<string> = new Set(['discard', 'ditch', 'remove']);
/** What another chooses goes by his hand: "the winner may kill one of your Followers". */
export function chosenAndLost(e: EffectOf<'choose'>, rest: Program, at: Walk, following: Program): Joint | undefined {
  const [next, ...later] = rest;
  const who = at.who(e.who);
  if (!next || !away.has(next.op) || who.key === at.me.key || !('cards' in e.from) || detOf(e, at) !== 'any')
    return undefined;
  if (!mentions(next, e.as) || mentions([later, following], e.as)) return undefined;
  const of = { ...at.cards(e.from.cards), atRandom: e.random };
  at.means(e.as, { is: 'card', card: { card: 'np', det: 'any', of }, forced: !isOneOrNone(e) });
  const clause = effect(next, at.with({ me: who }));
  return clause && { clause: isOneOrNone(e) ? { c: 'may', who, do: [clause], else: [] } : clause, used: 2 };
}

/** "put any card on it on any space": both are chosen for the one deed. */
export function chosenAndPlaced(e: EffectOf<'choose'>, rest: Program, at: Walk, following: Program): Joint | undefined {
  const [where, put, ...later] = rest;
  if (where?.op !== 'choose' || put?.op !== 'put' || !('cards' in e.from) || !('spaces' in where.from))
    return undefined;
  const isOwn = e.who === undefined && where.who === undefined && !e.random && !where.random;
  if (!isOwn || detOf(e, at) !== 'any' || detOf(where, at) !== 'any' || mentions(where, e.as)) return undefined;
  if (!same(put.card, { var: e.as }) || !same(put.to, { stands: { var: where.as } })) return undefined;
  if (mentions([later, following], e.as) || mentions([later, following], where.as)) return undefined;
  at.means(e.as, { is: 'card', card: { card: 'np', det: 'any', of: at.cards(e.from.cards) }, forced: true });
  const place = { place: 'np', det: 'any', of: at.spaces(where.from.spaces) } as const;
  at.means(where.as, { is: 'place', place, forced: true });
  const clause = effect(put, at);
  return clause && { clause, used: 3 };
}

/** "take one of his Followers" rather than "choose one of his Followers; take it". */
export function choiceUsed(e: EffectOf<'choose'>, rest: Program, at: Walk, following: Program): Joint | undefined {
  const found = rest.findIndex((x) => x.op !== 'set');
  const between = rest.slice(0, Math.max(0, found));
  const [next, ...later] = rest.slice(Math.max(0, found));
  if (
    !next ||
    'heroes' in e.from ||
    at.who(e.who).key !== at.me.key ||
    !users.has(next.op) ||
    !mentions(next, e.as) ||
    mentions([later, following], e.as)
  )
    return undefined;
  const det = detOf(e, at);
  const np = at.select(e.from);
  if (np.np === 'cards')
    at.means(e.as, {
      is: 'card',
      card: { card: 'np', det, of: { ...np.of, atRandom: e.random } },
      forced: !isOneOrNone(e),
    });
  else if (np.np === 'spaces')
    at.means(e.as, {
      is: 'place',
      place: { place: 'np', det, of: { ...np.of, atRandom: e.random } },
      forced: !isOneOrNone(e),
    });
  for (const x of between) if (!mentions(x, e.as)) effect(x, at);
  const clause = effect(next, at);
  for (const x of between) {
    if (!mentions(x, e.as)) continue;
    at.means(e.as, { is: 'card', card: { card: 'those', key: e.as } });
    effect(x, at);
  }
  return clause && { clause: offered1(e, at, clause), used: 2 + between.length };
}

/** What a choice says, and what its variable stands for from here on. */
export function choose(e: EffectOf<'choose'>, at: Walk): Clauses {
  const np = at.select(e.from);
  const from = offers(e);
  const who = at.who(e.who);
  const sure = at.isOffered || detOf(e, at) !== 'any' || isOneOrNone(e) ? {} : { of: np };
  const says = (): Clauses => [
    offered1(e, at, {
      c: 'act',
      who,
      act: { v: 'choose', what: np, det: chosenAs(e, at), atRandom: e.random === true, as: e.as },
    }),
  ];
  switch (from.of) {
    case 'heroes': {
      // There is but one to choose.
      if (isWhoseTurn(e)) {
        at.means(e.as, { is: 'who', who: at.who('active') });
        return [];
      }
      at.means(e.as, { is: 'who', who: { key: `var:${e.as}`, is: 'that' }, ...sure });
      return says();
    }
    case 'theCard':
      at.means(e.as, {
        is: 'card',
        card: { card: 'the', named: from.named, ...(from.cards.kind === 'figure' ? { isFigure: true } : {}) },
        given: 'named',
        from: from.cards,
      });
      return [];
    case 'cards':
      at.means(e.as, {
        is: 'card',
        card: several(e) ? { card: 'those', key: e.as } : { card: 'that', key: e.as, of: bare(at.cards(from.cards)) },
        from: from.cards,
        ...sure,
      });
      return says();
    case 'theSpace':
      at.means(e.as, { is: 'place', place: at.place(from.space), given: 'named' });
      return [];
    case 'spaces': {
      const isKnown = np.np === 'spaces' && np.of.places !== undefined && np.of.terrains === undefined;
      at.means(e.as, {
        is: 'place',
        place: isKnown ? { place: 'np', det: 'any', of: np.of } : { place: 'that' },
      });
      return isKnown ? [] : says();
    }
  }
}
/** What a card that was chosen is called afterwards: "that Enemy". */
const bare = (of: CardNp): CardNp => ({
  kinds: of.kinds,
  subtypes: of.subtypes,
  keywords: of.keywords,
  gear: of.gear,
  object: of.object,
  deck: ofDecks(of).length === 1 ? of.deck : undefined,
  zone: of.zone === 'hand' || of.zone === 'trophy' ? of.zone : undefined,
});

// Conditions in three dresses: a clause ("you are good"), its opposite, and an adverb where there is one ("in battle").
import type {
  Amount,
  CardFilter,
  Comparison,
  Cond,
  EventFilter,
  FightFilter,
  SourceFilter,
  SpaceFilter,
} from '../../rules/vocab/select';
import { assertNever } from '../../kernel/result';
import { a, and, conj, listOf, negated, or, words, type Person } from './grammar';
import type { Speak } from './speak';
import { cardWhich, lies, like, spot, state } from './filters';
import {
  isWhere,
  knownCard,
  noneOrAny,
  opposite,
  owned,
  sameNumber,
  whenIn,
  type How,
  type OfMoment,
} from '../comparisons';
import { isHidden } from '../keys';
import { humanise } from '../names';
import { hiddenTokens } from './steps';
import { silent } from '../trivial';
import { verbs } from './verbs';
import * as w from './words';

const be = (p: Person, not: boolean): string => `${p.you || p.many ? 'are' : 'is'}${not ? ' not' : ''}`;
const isNot = (not: boolean): string => (not ? 'is not' : 'is');

export const cond = (c: Cond, say: Speak): string => clause(c, say, false);
export const unless = (c: Cond, say: Speak): string => clause(c, say, true);

function clause(c: Cond, say: Speak, not: boolean): string {
  if ('alignment' in c) {
    const p = say.who(c.of);
    return `${say.subject(p)} ${be(p, not)} ${or(listOf(c.alignment).map((x) => w.alignments[x]))}`;
  }
  if ('is' in c) return comparison(c.is, say, not);
  if ('has' in c) {
    const p = say.who(c.who);
    return words(
      say.subject(p),
      not ? (p.you ? 'do not have' : 'does not have') : p.you || p.many ? 'have' : 'has',
      say.cards(c.has, 'a'),
    );
  }
  if ('exists' in c) return exists(c, say, not);
  if ('at' in c) {
    const p = say.who(c.who);
    return words(say.subject(p), be(p, not), spot(c.at, say));
  }
  if ('status' in c) {
    const p = say.who(c.who);
    return `${say.subject(p)} ${be(p, not)} ${w.state(c.status)}`;
  }
  if ('card' in c) {
    const told = state(c.fits, say);
    const card = say.card(c.card);
    if (told.startsWith('belonging'))
      return `${card} ${not ? 'does not belong' : 'belongs'}${told.slice('belonging'.length)}`;
    return `${card} ${isNot(not)} ${told === '' ? say.cards(c.fits, 'a') : told}`;
  }
  if ('not' in c) return clause(c.not, say, !not);
  if ('all' in c) {
    const all = c.all.filter((x) => !silent(x));
    return not ? or(all.map((x) => clause(x, say, true))) : and(all.map((x) => clause(x, say, false)));
  }
  if ('any' in c) return anyOf(c.any, say, not);
  return ofMoment(c, say, not);
}

const outcomes: Readonly<Record<string, readonly [string, string]>> = {
  won: ['you win', 'you do not win'],
  lost: ['you lose', 'you do not lose'],
  standOff: ['it is a stand-off', 'it is no stand-off'],
  evaded: ['you evade', 'you do not evade'],
  destroyed: ['it is destroyed', 'it is not destroyed'],
};

/** Whether there was anything, where nobody chose it. */
function given(name: string, not: boolean, say: Speak): string | undefined {
  const meaning = say.meaning(name);
  if (!meaning || meaning.is === 'hero' || meaning.given === undefined) return undefined;
  if (meaning.given === 'dealt') return not ? 'there is none' : 'there is one';
  return meaning.is === 'space'
    ? `there is ${not ? 'no ' : ''}such a space`.replace('no such a', 'no such')
    : `${meaning.the} ${isNot(not)} in play`;
}

function ofMoment(c: OfMoment, say: Speak, not: boolean): string {
  if ('known' in c) {
    const known = typeof c.equals === 'string' ? outcomes[c.equals] : undefined;
    if (known) return known[not ? 1 : 0];
    return given(c.known, not, say) ?? (not ? 'you do not' : 'you do');
  }
  if ('option' in c) return not ? 'the rules of this game do not say so' : 'the rules of this game say so';
  if ('same' in c) {
    const [x, y] = c.same.map((ref) => say.who(ref));
    if (!x || !y) return '';
    const [other, you] = x.you ? [y, x] : [x, y];
    return `${say.subject(other)} ${be(other, not)} ${you.you ? 'you' : you.full}`;
  }
  if ('turnOf' in c) {
    const p = say.who(c.turnOf);
    return `it ${isNot(not)} ${say.whose(p)} turn`;
  }
  if ('may' in c) {
    const p = say.who(c.who);
    return `${say.subject(p)} ${not ? 'cannot' : 'can'} ${verbs[c.may](undefined, p)}`;
  }
  if ('fight' in c) return fightClause(c.fight, say, not);
  if ('source' in c) return `it ${not ? 'does not happen' : 'happens'} ${source(c.source, say)}`;
  if (
    'eventIs' in c &&
    (say.event?.kinds.includes('killed') || say.event?.kinds.includes('defeated')) &&
    listOf(c.eventIs.what).includes('battle')
  )
    return not ? 'no Enemy would have been killed' : 'an Enemy would have been killed';
  if ('eventIs' in c && c.eventIs.how === 'missed')
    return `${say.subject(say.me)} ${not ? negated(say.me, 'miss') : conj(say.me, 'miss')} this turn`;
  if ('eventIs' in c) return `it ${isNot(not)} ${eventIs(c.eventIs, say)}`;
  if ('lasting' in c) return not ? 'this has no effect yet' : 'this has its effect already';
  if ('inUse' in c)
    return `${say.me.you ? 'you' : 'he'} ${not ? 'do not use' : 'use'} ${say.card(c.inUse)} in the fight`;
  if ('canBuy' in c && c.canBuy.length === 1 && c.canBuy[0]?.price === 0)
    return `${a(say.names(c.canBuy[0].named))} ${isNot(not)} left`;
  if ('canBuy' in c) return `${say.me.you ? 'you' : 'he'} ${not ? 'cannot' : 'can'} buy something`;
  if ('turnIsOver' in c) return `the turn ${isNot(not)} over`;
  if ('meeting' in c)
    return `${say.me.you ? 'you' : 'he'} ${be(say.me, not)} encountering ${c.meeting === 'space' ? 'the space' : 'another character'}`;
  if ('naturalMove' in c) {
    const p = say.me;
    return `${say.subject(p)} ${not ? 'did not roll' : 'rolled'} ${a(or(c.naturalMove.map(String)))} for ${p.his} move`;
  }
  if ('bound' in c) {
    const p = say.who(c.of);
    return `${say.subject(p)} ${be(p, not)} ${w.bound[c.bound]}`;
  }
  if ('form' in c) {
    const p = say.who(c.of);
    return `${say.subject(p)} ${be(p, not)} in another form`;
  }
  return assertNever(c);
}

const foeWords = (f: FightFilter): string =>
  f.foe === 'character'
    ? 'another character'
    : f.foes === undefined
      ? 'a creature'
      : f.foes === 'one'
        ? 'one creature'
        : 'several creatures';

function fightClause(f: FightFilter, say: Speak, not: boolean): string {
  const p = say.me.you ? 'you' : 'he';
  if (f.kind === undefined && f.foe !== undefined && f.subtype === undefined && f.foeCards === undefined)
    return `${p} ${not ? 'do not fight' : 'fight'} ${foeWords(f)}`;
  return `${p} ${be(say.me, not)} ${fight(f, say)}`;
}

function anyOf(list: readonly Cond[], say: Speak, not: boolean): string {
  const equal = sameNumber(list);
  if (equal) return `${say.amount(equal.of)} ${isNot(not)} ${or(equal.values.map(String))}`;
  return not ? and(list.map((x) => clause(x, say, true))) : or(list.map((x) => clause(x, say, false)));
}

function comparison([x, op, y]: readonly [Amount, Comparison, Amount], say: Speak, not: boolean): string {
  const how = not ? opposite[op] : op;
  const own = owned(x);
  if (own && typeof y === 'number') return owns(own, how, y, say);
  if (typeof x === 'object' && 'tokens' in x && isHidden(x.tokens)) return hiddenTokens[x.tokens];
  const which = noneOrAny(how, y);
  if (which === 'any' && typeof x === 'object' && 'missing' in x)
    return `${say.states(say.who(x.of), 'have')} lost ${x.missing === 'life' ? 'lives' : 'fate'}`;
  if (which !== undefined && typeof x === 'object' && 'count' in x)
    return exists({ exists: x.count }, say, which === 'none');
  if (typeof x === 'object' && 'foe' in x && x.foe === 'count' && how === '>=')
    return `${say.amount(y)} or more Enemies are in the fight`;
  return (which && noneOrSome(x, which === 'none', say)) ?? `${say.amount(x)} is ${than(how, y, say)}`;
}

/** "no cards are left in the Omen deck", "there is a fire token on this space". */
function noneOrSome(x: Amount, none: boolean, say: Speak): string | undefined {
  if (typeof x !== 'object') return undefined;
  if ('tokens' in x && none && x.tokens in w.resources)
    return `no ${w.resources[x.tokens as keyof typeof w.resources]} is left on ${say.card(x.on)}`;
  if ('tokens' in x && !(x.tokens in w.resources))
    return `there is ${none ? 'no' : 'a'} ${w.token(x.tokens)} on ${say.card(x.on)}`;
  if ('left' in x) return none ? `no cards are left in ${say.deck(x.left)}` : `cards are left in ${say.deck(x.left)}`;
  if ('fateSide' in x) return `${say.states(say.who(x.of), 'have')}${none ? ' no' : ''} ${x.fateSide} fate`;
  if ('spaceTokens' in x)
    return `there is ${none ? 'no' : x.spaceTokens in w.resources ? '' : 'a'} ${w.token(x.spaceTokens)} on ${say.space(x.at)}`
      .replace('  ', ' ')
      .replace(/\ba (?=[aeiou])/, 'an ');
  return undefined;
}

function than(how: How, y: Amount, say: Speak): string {
  const n = say.amount(y);
  const fixed = typeof y === 'number';
  switch (how) {
    case '<':
      return `less than ${n}`;
    case '<=':
      return fixed ? `${n} or less` : `no higher than ${n}`;
    case '=':
      return fixed ? n : `equal to ${n}`;
    case '<>':
      return `not ${n}`;
    case '>=':
      return fixed ? `${n} or more` : `at least ${n}`;
    case '>':
      return fixed ? `more than ${n}` : `higher than ${n}`;
  }
}

function owns(x: Extract<Amount, { stat: unknown }>, how: How, n: number, say: Speak): string {
  const p = say.who(x.of);
  const noun = x.stat === 'life' ? (n === 1 ? 'life' : 'lives') : w.stats[x.stat];
  const have = say.states(p, 'have');
  const which = noneOrAny(how, n);
  if (which === 'none') return `${have} no ${x.stat === 'life' ? 'lives' : noun}`;
  if (which === 'any') return `${have} ${x.stat === 'life' ? 'a life' : noun}`;
  if (how === '>=') return `${have} at least ${n} ${noun}`;
  if (how === '=') return `${have} exactly ${n} ${noun}`;
  return `${have} ${how === '<' ? 'fewer than' : how === '>' ? 'more than' : how === '<=' ? 'at most' : 'other than'} ${n} ${noun}`;
}

function exists(c: Extract<Cond, { exists: unknown }>, say: Speak, not: boolean): string {
  const where =
    'cards' in c.exists
      ? namedWhere(c.exists.cards, say, not)
      : 'spaces' in c.exists
        ? thatSpace(c.exists.spaces, say, not)
        : undefined;
  if (where !== undefined) return where;
  if ('cards' in c.exists && c.exists.cards.heldBy !== undefined) {
    const { heldBy, ...rest } = c.exists.cards;
    if (heldBy !== 'anyone' && heldBy !== 'others') {
      const p = say.who(heldBy);
      const noun = say.cards(rest, not ? 'plural' : 'a');
      return not
        ? `${say.subject(p)} ${p.you ? 'have' : 'has'} no ${noun}`
        : `${say.subject(p)} ${p.you || p.many ? 'have' : 'has'} ${noun}`;
    }
  }
  return not ? `there are no ${say.select(c.exists, 'plural')}` : `there is ${say.select(c.exists, 'a')}`;
}

/** "the Time Card shows its Night side", "the Harbinger is not on this space": a card that is known by its name. */
function namedWhere(f: CardFilter, say: Speak, not: boolean): string | undefined {
  const card = knownCard(f);
  if (card === undefined) return undefined;
  const { rest } = card;
  const the = w.theCard(card.named, say.names);
  if (card.side !== undefined)
    return `${the} ${not === (card.isNot ?? false) ? 'shows' : 'does not show'} its ${humanise(card.side)} side`;
  const where = lies(rest, say);
  if (where === '' || !isWhere(rest)) return undefined;
  return words(the, isNot(not), where, cardWhich(rest, say));
}

/** "the Village is not covered by a card": a space that is known already. */
function thatSpace({ is, named, ...rest }: SpaceFilter, say: Speak, not: boolean): string | undefined {
  if (is === undefined) return undefined;
  const space = say.space(is);
  if (named !== undefined)
    return `${space} ${not ? 'does not have' : 'has'} the name ${or(listOf(named).map((slug) => say.names(slug)))}`;
  return Object.keys(rest).length === 0 ? undefined : words(space, isNot(not), like(rest, say));
}

// adverbs

/** "in battle"; "if you are good". */
export const when = whenIn<Speak>({
  or,
  words,
  all: and,
  adverb: adverbOf,
  except: (adverb) => `(except ${adverb})`,
  exceptThisSpace: '(except because of this space)',
  iff: cond,
});

function adverbOf(c: Cond, say: Speak): string | undefined {
  if ('fight' in c) return fight(c.fight, say);
  if ('source' in c) return source(c.source, say);
  if ('at' in c && (c.who === undefined || c.who === 'me' || say.who(c.who).full === 'who')) return spot(c.at, say);
  if ('turnOf' in c) return `during ${say.whose(say.who(c.turnOf))} turn`;
  if ('meeting' in c)
    return c.meeting === 'space'
      ? `while ${say.subject(say.me)} ${say.me.you ? 'encounter' : 'encounters'} the space`
      : `when ${say.subject(say.me)} ${say.me.you ? 'encounter' : 'encounters'} another character`;
  if ('status' in c && c.status === 'toad' && say.who(c.who).you) return 'while you are a Toad';
  return undefined;
}

const kindsOfFight = { battle: 'in battle', psychic: 'in psychic combat' } as const;

export function fight(f: FightFilter, say: Speak): string {
  const against = [
    ...listOf(f.subtype).map((x) => a(w.subtype(x))),
    ...listOf(f.onlySubtype)
      .map((x) => w.subtype(x))
      .map((x) => `${x}s only`),
  ];
  return words(
    f.kind === undefined ? (against.length > 0 || f.foe || f.foeCards ? '' : 'in a fight') : kindsOfFight[f.kind],
    f.foe === undefined ? '' : `against ${foeWords(f)}`,
    against.length > 0 && `against ${or(against)}`,
    f.foeCards && `against ${say.cards(f.foeCards, 'a')}`,
    f.role === undefined ? '' : f.role === 'attacker' ? 'as the attacker' : 'as the defender',
  );
}

/** What it comes from: "in the Desert", "because of a Spell". */
export function source(f: SourceFilter, say: Speak): string {
  const places = [...(f.named ?? []), ...(f.def ?? [])];
  if (places.length > 0) return or([...new Set(places.map((slug) => w.atPlace(slug, say.names)))]);
  const kinds = listOf(f.kind).map((k) => (k === 'space' ? 'a space' : a(w.kinds[k])));
  const from = kinds.length > 0 ? `because of ${or(kinds)}` : '';
  return words(from, f.fight === undefined ? '' : kindsOfFight[f.fight]);
}

function eventIs(f: EventFilter, say: Speak): string {
  if (f.card) return say.cards(f.card, 'a');
  if (f.natural) return `a ${or(f.natural.map(String))}`;
  if (f.to) return spot(f.to, say);
  const fights = listOf(f.what).filter((x): x is 'battle' | 'psychic' => x === 'battle' || x === 'psychic');
  if (fights.length > 0) return or(fights.map((x) => kindsOfFight[x]));
  const what = listOf(f.what).map((x) => (x in w.resources ? w.resources[x as keyof typeof w.resources] : x));
  return what.length > 0 ? or(what) : 'so';
}

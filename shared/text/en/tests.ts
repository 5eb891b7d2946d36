// Tests as clauses behind "if", and as adverbs where there is one.
import { declared } from '../../content/declared';
import type { Num } from '../clauses/tree';
import type { Alignment } from '../clauses/words';
import {
  isOfPeople,
  type Adverb,
  type Fight,
  type OfPeople,
  type OfThings,
  type Source,
  type Test,
  type When,
} from '../clauses/tests';
import { isTime } from '../keys';
import { a, isPlural, plural } from '../speech/english';
import { joined, words } from '../speech/words';
import { mark } from './marks';
import { bounds, howMany, than } from './counting';
import { outcomes } from './outcomes';
import type { English } from './speaker';
import * as w from './words';
import { verbs } from './verbs';

const and = (list: readonly string[]): string => joined(list, 'and');
const or = (list: readonly string[]): string => joined(list, 'or');
const isLives = (x: Num): boolean => typeof x === 'object' && x.num === 'stat' && x.stat === 'life';
/** Of one that stands first. */
const resultOf = (x: Num): string | undefined =>
  typeof x === 'object' && x.num === 'opponentsResult' ? "your opponent's result" : undefined;
const isNot = (not: boolean): string => (not ? 'is not' : 'is');
const placeIs = (text: string, not: boolean): string =>
  words(text, isPlural(text) ? (not ? 'are not' : 'are') : isNot(not));

export function test(t: Test, s: English): string {
  if (!('list' in t)) return isOfPeople(t) ? ofPeople(t, s) : ofThings(t, s);
  const had = owning(t.list, t.t === 'all' ? and : or, s);
  if (had !== undefined) return had;
  const lying = tokensThere(t.list, t.t === 'all' ? and : or, s);
  if (lying !== undefined) return lying;
  const there = existing(t.list, t.t === 'all' ? and : or, s);
  if (there !== undefined) return there;
  const list = t.list.map((x) => test(x, s));
  if (t.t === 'all') return and(list);
  return t.list.some((x) => 'list' in x) ? `${list.slice(0, -1).join(', if ')}, or if ${list.at(-1) ?? ''}` : or(list);
}

/** "who has gold or an Object": what somebody has is said of him once. */
function owning(list: readonly Test[], word: (list: readonly string[]) => string, s: English): string | undefined {
  const [first] = list;
  const things = list.map((t) => {
    if (t.t === 'has' && !t.not) return { who: t.who, what: () => s.cards(t.card, 'a') };
    const isAny = t.t === 'owns' && ((t.how === '>' && t.n === 0) || (t.how === '>=' && t.n === 1));
    return isAny ? { who: t.who, what: () => (t.what === 'life' ? 'a life' : w.resources[t.what]) } : undefined;
  });
  const known = things.filter((x) => x !== undefined);
  const [one] = known;
  if (!one || !first || known.length < things.length || known.some((x) => x.who.key !== one.who.key)) return undefined;
  return s.states(one.who, 'have', word(known.map((x) => x.what())));
}

/** "there is an Enemy here or another character": of plain things, each the next in one list. */
function existing(list: readonly Test[], word: (list: readonly string[]) => string, s: English): string | undefined {
  const all = list.flatMap((t) =>
    'list' in t || t.t !== 'exists' || t.not || t.of.np === 'spaces' || (t.of.np === 'cards' && t.of.of.justDrawn)
      ? []
      : [t.of],
  );
  return all.length < list.length ? undefined : `there is ${word(all.map((of) => s.np(of, 'a')))}`;
}

/** "there is no light fate and no dark fate on this card" */
function tokensThere(list: readonly Test[], word: (list: readonly string[]) => string, s: English): string | undefined {
  const all = list.flatMap((t) => (t.t === 'tokens' ? [t] : []));
  const [first] = all;
  if (!first || all.length < list.length || all.some((t) => JSON.stringify(t.on) !== JSON.stringify(first.on)))
    return undefined;
  const kinds = all.map((t) =>
    t.any ? (w.isMass(t.kind) ? w.token(t.kind) : a(w.token(t.kind))) : `no ${w.token(t.kind)}`,
  );
  return `there is ${word(kinds)} on ${'place' in first.on ? s.place(first.on) : s.card(first.on)}`;
}

function ofPeople(t: OfPeople, s: English): string {
  const { not } = t;
  const says = not ? s.denies.bind(s) : s.states.bind(s);
  switch (t.t) {
    case 'aligned':
      return says(t.who, 'be', or(t.as.map((x) => w.alignments[x])), t.printed ? 'by birth' : undefined);
    case 'has': {
      const text = says(t.who, 'have', s.cards(t.card, 'a'));
      const [name, more] = t.card.names ?? [];
      if (name !== undefined && more === undefined) s.mentionCard(`the:${name}`);
      return text;
    }
    case 'at':
      return says(t.who, 'be', s.parts.spot(t.where, s));
    case 'state': {
      const chosen = declared.state(t.status)?.chosen;
      if (chosen !== undefined) return words(s.subject(t.who), chosen.en);
      if (not && !t.or && w.otherwise(t.status)) return s.states(t.who, 'be', w.otherwise(t.status));
      // "neither a Toad nor enslaved"
      if (not && t.or) return s.states(t.who, 'be', 'neither', [t.status, ...t.or].map(w.state).join(' nor '));
      return says(t.who, 'be', or([t.status, ...(t.or ?? [])].map(w.state)));
    }
    case 'form':
      return says(t.who, 'be', t.from === undefined ? 'in another form' : a(w.deck(t.from)));
    case 'bound':
      return says(t.who, 'be', or(t.to.map((one) => w.bound[one])));
    case 'alike':
      return says(t.who, 'be', `of ${s.person(t.as).his} alignment`);
    case 'same':
      return t.who.is === 'you' ? says(t.as, 'be', 'you') : says(t.who, 'be', s.object(t.as));
    case 'uses':
      return says(t.who, 'use', s.card(t.card), 'in the fight');
    case 'usesA':
      // When a Spell is cast has been said: in a fight.
      return says(t.who, 'use', s.cards(t.card, 'a'), s.self.kind === 'spell' ? '' : 'in the fight');
    case 'room':
      return words(s.subject(t.who), not ? 'cannot' : 'can', `gain ${t.n} or more Spells`);
    case 'encounters':
      return says(t.who, 'be', `encountering ${t.what === 'space' ? 'the space' : 'another character'}`);
    case 'missesTurn':
      return says(t.who, 'miss', 'this turn');
    case 'fights':
      if (t.fight.kind === undefined && !t.fight.foe && !t.fight.role && !t.fight.subtypes && t.fight.cards)
        return says(t.who, 'fight', s.cards(t.fight.cards, 'a'));
      return t.fight.kind === undefined && t.fight.foe !== undefined && t.fight.subtypes === undefined
        ? says(t.who, 'fight', foeWords(t.fight.foe))
        : says(t.who, t.fight.role ? 'fight' : 'be', fight(t.fight, s) || 'in a fight');
    case 'sameChoice':
      return not ? 'who has not chosen as you did' : 'who has chosen as you did';
    case 'turnOf':
      if (t.who.is === 'who') return not ? 'whose turn it is not' : 'whose turn it is';
      return `it ${isNot(not)} ${s.whose(t.who)} turn`;
    case 'can':
      return words(
        s.subject(t.who),
        not ? 'cannot' : 'can',
        ...verbs[t.verb](t.card && s.card(t.card), s.person(t.who)),
      );
    case 'canBuy':
      return words(s.subject(t.who), not ? 'cannot' : 'can', 'buy something');
    case 'rolledMove': {
      const p = s.person(t.who);
      const numbers = a(or(t.natural.map(String)));
      return words(s.subject(t.who), not ? 'did not roll' : 'rolled', numbers, 'for', p.his, 'move');
    }
    case 'lacks':
      return s.states(t.who, 'have', 'lost', t.what === 'life' ? 'lives' : 'fate');
    case 'owns':
      return owns(t, s);
    case 'youDo':
      if (t.any) return s.states(t.who, 'have', 'done any of this');
      if (t.must && t.not) return `${s.subject(t.who)} cannot`;
      return t.not ? s.denies(t.who, '') : says(t.who, 'do');
    case 'hasTrophyFor':
      return says(t.who, 'have', 'a trophy that it asks for');
    case 'matched': {
      const series = w.series(
        t.pairs.flatMap((x) => x.card.names ?? []).map((slug) => s.names(slug)),
        t.pairs.length,
      );
      if (series) return `${s.states(t.who, 'have')} the ${series} card for ${s.person(t.who).his} opponent`;
      const list = t.pairs.map((x) => words(s.cards(x.card, 'a'), against(x, s)));
      return `${s.states(t.who, 'have')} the right card for ${s.person(t.who).his} opponent: ${or(list)}`;
    }
    case 'counters':
      return s.states(t.who, 'have', t.any ? '' : 'no', or(t.of.map((x) => w.resources[x])), 'counters');
  }
}

function ofThings(t: OfThings, s: English): string {
  const { not } = t;
  switch (t.t) {
    case 'compare': {
      const many = howMany(t, s);
      if (many !== undefined) return many;
      return `${resultOf(t.x) ?? s.number(t.x)} ${isLives(t.x) ? 'are' : 'is'} ${than(t.how, t.y, s)}`;
    }
    case 'oneOf':
      return `${s.number(t.x)} ${isNot(not)} ${or(t.values.map(String))}`;
    case 'inRow':
      return `${s.number(t.x)} ${isNot(not)} ${w.range(t)}`;
    case 'enemies':
      return `${s.number(t.atLeast)} or more Enemies are in the fight`;
    case 'hadIt':
      return not ? 'you did not have this card at the start of the turn' : 'you had this card at the start of the turn';
    case 'tokens':
      return tokens(t, s);
    case 'left':
      if (!t.discards) return `${t.any ? '' : 'no '}cards are left in ${s.deck(t.deck)}`;
      return `the discard pile of ${s.deck(t.deck)} is ${t.any ? 'not ' : ''}empty`;
    case 'fateOf':
      return s.states(t.who, 'have', t.any ? '' : 'no', t.side, 'fate');
    case 'exists':
      if (t.of.np === 'spaces' && t.of.of.places?.length === 1)
        return words(placeIs(s.np(t.of, 'a'), not), 'on the board');
      if (t.of.np === 'cards' && t.of.of.justDrawn)
        return `${not ? 'no' : ''} ${s.cards({ ...t.of.of, justDrawn: undefined }, not ? 'plural' : 'a')} ${not ? 'were' : 'was'} just drawn`.trim();
      if (not && t.of.np === 'heroes') return `there is no ${s.parts.heroNoun(t.of.of, s)}`;
      if (not && t.of.np === 'cards' && t.of.of.names) return `there is none of ${s.np(t.of, 'plural')}`;
      return not ? `there are no ${s.np(t.of, 'plural')}` : `there is ${s.np(t.of, 'a')}`;
    case 'shows':
      return isTime(t.side)
        ? `it ${isNot(not)} ${w.side(t.side)}`
        : `${w.theCard(t.card, s.names)} ${not ? 'does not show' : 'shows'} its ${w.side(t.side)} side`;
    case 'lies': {
      const where = s.parts.whereabouts(t.where, s);
      s.mentionCard(`the:${t.card}`);
      return words(w.theCard(t.card, s.names), isNot(not), where);
    }
    case 'spaceIs':
      return words(placeIs(s.place(t.space), not), s.parts.spaceLike(t.like, s));
    case 'called':
      return `${s.place(t.space)} ${not ? 'does not have' : 'has'} the name ${or(t.names.map((x) => s.names(x)))}`;
    case 'onPile': {
      const top = `the top card of the discard pile of ${s.deck(t.deck)}`;
      const cast = t.castBy && `that ${s.states(t.castBy, 'have')} cast with success`;
      return words(top, isNot(not), s.cards(t.like, 'a'), cast);
    }
    case 'cardIs':
      if (t.like.belongsTo)
        return `${s.card(t.card)} ${not ? 'does not belong' : 'belongs'} to ${s.place(t.like.belongsTo)}`;
      // One that follows somebody is an Enemy by its print alone.
      if (t.like.lent && !t.like.of) return words(s.card(t.card), isNot(not), 'a Follower');
      return words(s.card(t.card), isNot(not), (t.isWhere && s.parts.state(t.like, s)) || s.cards(t.like, 'a'));
    case 'ofTheKing':
      return words(s.card(t.card), isNot(not), s.cards(t.like, 'a'), 'of the Dragon King');
    case 'struck':
      return `the Spell ${not ? 'does not strike' : 'strikes'} ${s.card(t.card)}`;
    case 'copies':
      return `${s.itsOf(t.card)} Strength ${not ? 'does not equal' : 'equals'} its opponent's`;
    case 'follows':
      return words(s.card(t.card), isNot(not), `${s.whose(t.who)} Follower`);
    case 'outcome':
      return words(outcomes[t.outcome][not ? 1 : 0], t.ofFight && 'the fight');
    case 'found':
      return `there is ${not ? `no ${s.parts.noun(t.what)}` : s.cards(t.what, 'a')} among them`;
    case 'dealt':
      return not ? 'there is none' : 'there is one';
    case 'anyToChoose':
      return not ? 'there is none' : 'there is one';
    case 'suchASpace':
      return not ? 'there is no such space' : 'there is such a space';
    case 'inPlay':
      return `${s.card(t.card)} ${isNot(not)} in play`;
    case 'rule':
      return not ? 'the rules of this game do not say so' : 'the rules of this game say so';
    case 'allChosen':
      return not ? 'not all three have been chosen here' : 'all three have been chosen here';
    case 'causedBy':
      return `it ${not ? 'does not happen' : 'happens'} ${source(t.source, s)}`;
    case 'wouldKill':
      return not ? 'no Enemy would have been killed' : 'an Enemy would have been killed';
    case 'event': {
      if (t.cause) return `it ${not ? 'does not happen' : 'happens'} ${or(t.cause.map(w.because))}`;
      const what = words(
        t.card && s.cards(t.card, 'a'),
        t.natural && `a ${or(t.natural.map(String))}`,
        t.to && s.parts.spot(t.to, s),
        t.what && or(t.what.map(w.eventWord)),
      );
      return `it ${isNot(not)} ${what || 'so'}`;
    }
    case 'stocked':
      return `${a(s.names(t.named))} ${isNot(not)} left`;
    case 'turnIsOver':
      return `the turn ${isNot(not)} over`;
    case 'hasEffect':
      return not ? 'this has no effect yet' : 'this has its effect already';
  }
}

function tokens(t: Extract<OfThings, { t: 'tokens' }>, s: English): string {
  const own = mark(t.kind)?.is?.(!t.any, s);
  if (own !== undefined) return own;
  const on = 'place' in t.on ? s.place(t.on) : s.card(t.on);
  const noun = w.token(t.kind);
  if (w.isMass(t.kind))
    return t.gone ? `no ${noun} is left on ${on}` : `there is ${t.any ? noun : `no ${noun}`} on ${on}`;
  return `there is ${t.any ? a(noun) : `no ${noun}`} on ${on}`;
}

function owns(t: Extract<OfPeople, { t: 'owns' }>, s: English): string {
  const { n, how } = t;
  const noun = t.what === 'life' ? (n === 1 ? 'life' : 'lives') : w.resources[t.what];
  const isNone = (how === '=' && n === 0) || (how === '<=' && n === 0) || (how === '<' && n === 1);
  if (isNone) return s.states(t.who, 'have', 'no', t.what === 'life' ? 'lives' : noun);
  const isAny = (how === '>' && n === 0) || (how === '>=' && n === 1) || (how === '<>' && n === 0);
  if (isAny && t.what === 'life' && t.who.is !== 'you') return s.states(t.who, 'be', 'still alive');
  if (isAny) return s.states(t.who, 'have', t.what === 'life' ? 'a life' : noun);
  return s.states(t.who, 'have', how === '<>' ? 'other than' : bounds[how], String(n), noun);
}

// adverbs

const kindsOfFight = { battle: 'in battle', psychic: 'in psychic combat' } as const;
const foeWords = (foe: NonNullable<Fight['foe']>): string =>
  ({
    character: 'another character',
    creature: 'a creature',
    one: 'one creature',
    several: 'several creatures',
  })[foe];

export function fight(f: Fight, s: English): string {
  const against = [
    ...(f.subtypes ?? []).map((x) => w.one(w.subtype(x))),
    ...(f.only ?? []).map((x) => `${plural(w.subtype(x))} only`),
  ];
  const isAny = against.length === 0 && !f.cards;
  return words(
    f.kind ? kindsOfFight[f.kind] : isAny && !f.foe && !f.role && 'in a fight',
    f.role && (f.role === 'attacker' ? 'as the attacker' : 'as the defender'),
    f.foe && (isAny || f.foe !== 'creature') && `against ${foeWords(f.foe)}`,
    against.length > 0 && `against ${or(against)}`,
    f.cards && `against ${s.cards(f.cards, 'a')}`,
  );
}

const against = (
  x: { readonly fight: Fight; readonly aligned?: readonly Alignment[] | undefined },
  s: English,
): string => (x.aligned ? `against ${a(`${or(x.aligned.map((y) => w.alignments[y]))} character`)}` : fight(x.fight, s));

/** What it comes from: "in the Desert", "because of a Spell". */
export function source(f: Source, s: English): string {
  if (f.places) return w.atPlaces(f.places, s.names);
  const kinds = (f.kinds ?? []).map((k) => (k === 'space' ? 'a space' : a(w.kinds[k])));
  return words(kinds.length > 0 && `because of ${or(kinds)}`, f.fight && kindsOfFight[f.fight]);
}

export function adverb(x: Adverb, s: English): string {
  switch (x.a) {
    case 'fight':
      return fight(x.fight, s);
    case 'source':
      return source(x.source, s);
    case 'at':
      return s.parts.spot(x.where, s);
    case 'exceptAt':
      return s.parts.away(x.where, s);
    case 'exceptFight':
      return `except ${kindsOfFight[x.kind]}`;
    case 'exceptSource':
      return `(except ${source(x.source, s)})`;
    case 'exceptThis':
      return '(except because of this card)';
    case 'exceptHere':
      return '(except because of this space)';
    case 'whileItLasts':
      return 'during that time';
    case 'turnOf':
      return `during ${s.whose(x.who)} turn`;
    case 'encountering': {
      const who = s.states(x.who, 'encounter');
      return x.what === 'space' ? `while ${who} the space` : `when ${who} another character`;
    }
    case 'asToad':
      return 'while you are a Toad';
    case 'using':
      if (x.against && x.card.card === 'this') return 'against this Weapon';
      return `${x.against ? 'against' : 'with'} ${s.card(x.card)}`;
    case 'either':
      return or(x.list.map((y) => adverb(y, s)));
  }
}
export const adverbs = (when: When, s: English): string => words(...when.adverbs.map((x) => adverb(x, s)));
/** ", if you are good" */
export const commaIf = (when: When, s: English): string => (when.iff ? `, ${only(when.iff, s)}` : '');
/** "in battle if you are good" */
export const hung = (when: When, s: English): string => words(adverbs(when, s), when.iff && only(when.iff, s));
/** "if ...", or "unless ..." where that is said with fewer turns. */
const only = (t: Test, s: English): string => ('list' in t && t.but ? `unless ${test(t.but, s)}` : `if ${test(t, s)}`);
/** What is told of the one before it: "who has a Talisman", "that is face up". */
export function which(when: When, s: English): string {
  const { iff } = when;
  const where = adverbs(when, s);
  if (iff === undefined) return where;
  if (isAboutIt(iff)) return words(where, test(iff, s));
  // What is no deed of his own: "for whom ...".
  s.last = 'who';
  return words(where, `for whom ${test(iff, s)}`);
}
/** What the card must be, one or another: "a scale or a faceup Dragon card". */
function whatItIs(iff: Test, s: English): string | undefined {
  const list = 'list' in iff ? (iff.t === 'any' ? iff.list : []) : [iff];
  const kinds = list.flatMap((x) =>
    !('list' in x) && x.t === 'cardIs' && x.card.card === 'it' && !x.isWhere && !x.not ? [x.like] : [],
  );
  return kinds.length > 0 && kinds.length === list.length ? or(kinds.map((x) => s.cards(x, 'a'))) : undefined;
}
/** The same of a card. */
export function whichCard(when: When, s: English): string {
  const { iff } = when;
  if (iff === undefined) return adverbs(when, s);
  if (!('list' in iff) && iff.t === 'uses' && iff.card.card === 'it')
    return words(
      adverbs(when, s),
      iff.over && !iff.not
        ? `that ${s.subject(iff.who)} used in the fight`
        : `that ${iff.not ? s.denies(iff.who, 'use') : s.states(iff.who, 'use')} in the fight`,
    );
  if (!('list' in iff) && iff.t === 'can' && iff.it)
    return words(
      adverbs(when, s),
      `that ${s.subject(iff.who)} ${iff.not ? 'cannot' : 'can'}`,
      ...verbs[iff.verb]('', s.person(iff.who)),
    );
  const all = 'list' in iff ? iff.list : [iff];
  const own = all.map((t) => ofOwnPower(t, all.length === 1, s)).filter((x) => x !== undefined);
  if (own.length > 0 && own.length === all.length) return words(adverbs(when, s), (iff.t === 'any' ? or : and)(own));
  if (isAboutIt(iff)) return words(adverbs(when, s), test(iff, s));
  const kind = whatItIs(iff, s);
  return words(adverbs(when, s), kind === undefined ? `if ${test(iff, s)}` : `that is ${kind}`);
}
/** "with Strength", "whose Strength is 5 or more" */
function ofOwnPower(t: Test, isAlone: boolean, s: English): string | undefined {
  if ('list' in t || t.t !== 'compare' || typeof t.x !== 'object' || t.x.num !== 'printed') return undefined;
  if (!isAlone && !('card' in t.x.on && t.x.on.card === 'it')) return undefined;
  const power = w.power(t.x.power);
  return isAlone && t.how === '>=' && t.y === 1 ? `with ${power}` : `whose ${power} is ${than(t.how, t.y, s)}`;
}
/** Whether it tells what the candidate is or does. */
function isAboutIt(t: Test): boolean {
  if ('list' in t) return t.list.every(isAboutIt);
  return 'who' in t && (t.who.is === 'who' || (t.t === 'same' && t.as.is === 'who'));
}

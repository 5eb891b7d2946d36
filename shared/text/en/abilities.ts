// Abilities as sentences: reactions, actions, ways to encounter another character, and when a Spell may be cast.
import type { CastTime, Happening, Rule, Times, Timing } from '../clauses/rules';
import type { When } from '../clauses/tests';
import type { Moment } from '../clauses/words';
import { inline, mayDo, type Tongue } from '../speech/compose';
import { ledParts } from '../speech/sentences';
import { a, third } from '../speech/english';
import { joined, sentence, unique, words } from '../speech/words';
import { fightOf, happens, moment, phrase } from './events';
import { isYetToCome } from '../triggers';
import type { English } from './speaker';
import { adverbs, commaIf, hung, test } from './tests';
import * as w from './words';

const or = (list: readonly string[]): string => joined(list, 'or');
const often = (once: string | undefined): string => (once === undefined ? '' : `once per ${once}, `);

type Reaction = Extract<Rule, { r: 'when' }>;

function lead(x: Reaction, s: English): string {
  const [first, ...others] = x.events;
  if (!first) return '';
  const at = moment(first, s);
  if (at !== undefined) return at;
  const word =
    x.stage === 'before' && first.on !== 'killed' && !isYetToCome(first.on)
      ? 'before'
      : x.next
        ? 'the next time'
        : x.once === undefined
          ? 'whenever'
          : 'when';
  // Where and how it happens is said behind the last, where it is the same of all.
  const isSame = others.every((h) => JSON.stringify(h.when) === JSON.stringify(first.when));
  const last = x.events.length - 1;
  const all = x.events.map((h, i) => {
    const bare = i > 0 && h.who.key === first.who.key;
    return happens(isSame && i < last ? { ...h, when: { adverbs: [] } } : h, s, bare);
  });
  return words(word, or(all));
}

function reaction(x: Reaction, s: English, t: Tongue): readonly string[] {
  const [first, ...others] = x.parts;
  if (!first) return [];
  // Behind a list of wares, or what one may do besides, it would be lost.
  const isList = first.do.some((c, i) => (c.c === 'act' && c.act.v === 'shop') || (i > 0 && c.c === 'may'));
  const head = `${often(x.once) + lead(x, s) + commaIf(first.when, s)},${x.instead && isList ? ' instead' : ''}`;
  const text = ledParts(head, first.do, first.may ? first.who : undefined, t, first.when.iff !== undefined);
  const more = others.map((p) => {
    const body = p.may ? mayDo(p.who, p.do, 'after', t) : inline(p.do, 'after', t);
    return p.when.iff ? `then, if ${test(p.when.iff, s)}, ${body}` : `then ${body}`;
  });
  const [one = '', ...rest] = text;
  const each = x.onceEach && `each ${s.parts.noun(x.onceEach)} only once per turn`;
  return [x.instead && !isList ? `${one} instead` : one, ...rest, ...more, ...(each ? [each] : [])];
}

/** What nobody may do with a card cannot be done with it. */
function neverPut({ who, events, when }: Extract<Rule, { r: 'never' }>, s: English): string | undefined {
  const [put, more] = events;
  if (who.is !== 'any' || put?.on !== 'put' || !put.card || more) return undefined;
  return words(s.card(put.card), 'cannot be put', put.to ? s.parts.spot(put.to, s) : 'anywhere else', hung(when, s));
}
function never(x: Extract<Rule, { r: 'never' }>, s: English): string {
  const put = neverPut(x, s);
  if (put !== undefined) return put;
  const p = s.person(x.who);
  const all = x.events.map((h) => phrase(h, s));
  const [first] = all;
  const subject = x.who.is === 'you' ? 'you' : x.who.is === 'another' ? 'no other character' : 'no character';
  const isBe = first?.[0] === 'be';
  const list = all.map(([verb, rest], i) =>
    words(i > 0 && isBe ? '' : p.you || verb === 'be' ? verb : third(verb), rest),
  );
  const [one = ''] = list;
  const said = p.you
    ? isBe
      ? `you are not ${words(first[1], ...list.slice(1))}`
      : `you do not ${or(list)}`
    : isBe
      ? `${subject} is ${first[1]}`
      : `${subject} ${list.length === 1 ? one : or(list)}`;
  s.mention(x.who);
  return words(said, hung(x.when, s));
}

// actions

type Whose = Extract<Timing, { time: 'moments' }>['who'];
const turnOf = (who: Whose): string =>
  who.is === 'you'
    ? 'your'
    : who.is === 'another'
      ? "another character's"
      : who.is === 'any'
        ? "any character's"
        : 'his';
const subjectIn = (who: Whose): string => (who.is === 'you' ? 'you meet' : 'a character meets');
const momentAt: { readonly [K in Moment]: (who: Whose) => string } = {
  turnStart: (who) => `at the start of ${turnOf(who)} turn`,
  afterMove: (who) => `after ${who.is === 'you' ? 'your' : 'a'} move`,
  cardsDrawn: () => 'when cards have been drawn',
  beforeFight: () => 'before a fight',
  beforeRolls: () => 'in a fight, before the dice are rolled',
  betweenDraws: () => 'between two cards that are drawn',
  turnEnd: (who) => `at the end of ${turnOf(who)} turn`,
  creatureMet: (who) => `when ${subjectIn(who)} a creature`,
  afterFight: (who) => `when ${who.is === 'you' ? 'you have' : 'a character has'} won a fight`,
};

const rolls = 'before the dice are rolled';

/** When something may be done unasked. */
function timing(x: Timing, s: English, once?: string): string {
  switch (x.time) {
    case 'always':
      if (x.turn === 'any') return x.fights ? 'at any time' : 'at any time outside a fight';
      return `at any time in ${x.turn === 'others' ? "another character's" : s.person(x.who).his} turn`;
    case 'ends':
      return `at the start or at the end of ${turnOf(x.who)} turn`;
    case 'toFight':
      return `when ${subjectIn(x.who)} ${or(x.subtypes.map((y) => a(w.subtype(y))))}`;
    case 'moments':
      return or(x.at.map((m) => (m === 'beforeRolls' && once === 'fight' ? rolls : momentAt[m](x.who))));
  }
}

const insteads = { roll: 'instead of rolling for movement', move: 'instead of moving' } as const;

function action(x: Extract<Rule, { r: 'action' }>, s: English, t: Tongue): readonly string[] {
  const when = adverbs(x.when, s);
  if (x.instead !== undefined) {
    const start = words(when && `${when},`, x.when.iff && `if ${test(x.when.iff, s)},`);
    return ledParts(`${often(x.once)}${words(start, insteads[x.instead])},`, x.do, x.who, t);
  }
  const [first] = x.do;
  const price = first?.c === 'price' ? first : undefined;
  // "Once per turn in battle, pay 1 gold: ..."
  const [goods, more] = price?.goods ?? [];
  const own = x.own && 'in your turn';
  const time = x.timing ? words(own, timing(x.timing, s, x.once), when) : words(when, own);
  if (price && x.do.length === 1 && goods?.c === 'act' && goods.act.v === 'points' && !more && x.timing === undefined) {
    const n = goods.act.add;
    const { until, stat } = goods.act;
    const lasts = t.idiom({ c: 'lasting', who: x.who, until, standing: [] }, 'main');
    const once = x.once === undefined ? '' : `once per ${x.once}`;
    return [`${words(once, time)}, ${inline(price.pay, 'main', t)}: +${s.number(n)} ${w.resources[stat]} ${lasts}`];
  }
  const text = ledParts(`${often(x.once)}${time}${commaIf(x.when, s)},`, x.do, x.who, t);
  return x.shared ? [...text, onlyOne(x.once)] : text;
}

export const onlyOne = (limit: Times = 'turn'): string => `only one card can do this in ${a(limit)}`;

/** "in a fight with this card, roll 2 dice for your attack" */
function dice({ where: h, if: iff, do: body }: Extract<Rule, { r: 'dice' }>, s: English, t: Tongue): readonly string[] {
  const lead = h ? [fightOf(h, s)] : [];
  if (iff) lead.push(`if ${test(iff, s)}`);
  return lead.length === 0 ? [inline(body, 'main', t)] : ledParts(`${lead.join(', ')},`, body, undefined, t);
}

function meeting(x: Extract<Rule, { r: 'meeting' }>, s: English, t: Tongue): readonly string[] {
  s.last = 'met';
  const iff = x.if ? `, if ${test(x.if, s)}` : '';
  return ledParts(`instead of attacking a character whom you encounter${iff},`, x.do, { key: 'you', is: 'you' }, t);
}

function spared(h: Happening, s: English): string {
  const iff = h.when.iff ? ` and ${test(h.when.iff, s)}` : '';
  const text = `whenever ${happens({ ...h, when: { adverbs: h.when.adverbs } }, s)}${iff}`;
  return `${text}, ${h.who.is === 'you' ? 'you do not' : 'he does not'}`;
}

/** "When you attack in battle (not on the Crown), ..." */
function assassin(when: When, s: English): readonly string[] {
  const own = when.adverbs.filter((x) => x.a !== 'fight' && x.a !== 'exceptAt');
  const fight = when.adverbs.find((x) => x.a === 'fight');
  const kind = fight?.a === 'fight' ? w.fightWord(fight.fight.kind ?? '') : '';
  const verb = fight?.a === 'fight' && fight.fight.role === 'attacker' ? 'attack' : 'fight';
  const except = when.adverbs.flatMap((x) => (x.a === 'exceptAt' ? [`(not ${s.parts.spot(x.where, s)})`] : []));
  const lead = words('when you', verb, kind, ...except, adverbs({ adverbs: own }, s)) + commaIf(when, s);
  return [`${lead}, your opponent rolls no die`, 'if you defeat a character this way, you must take a life'];
}

function atPlace(x: Extract<Rule, { r: 'atPlace' }>, s: English, t: Tongue): string {
  const you = { key: 'you', is: 'you' } as const;
  if (x.person !== undefined) {
    s.mentionCard('this');
    const [only, more] = x.do;
    const isRid = only?.c === 'act' && only.act.v === 'discard' && !more;
    const body = isRid ? `discard ${s.herself}` : inline(x.do, 'zu', t);
    return `visit the ${t.visited(x.person)} ${w.atPlace(x.place, s.names)} to ${body}`;
  }
  const may = x.may.length === 0 ? '' : mayDo(you, x.may, 'after', t);
  const parts = [inline(x.do, 'main', t), may].filter((text) => text !== '');
  return `${w.atPlace(x.place, s.names)}, ${parts.join('; ')}`;
}

function said(x: Rule, s: English, t: Tongue): string | readonly string[] {
  switch (x.r) {
    case 'standing':
      return s.parts.standing(x.standing, s);
    case 'onlyOne':
      return `only one of these can be done in ${a(x.limit)}`;
    case 'allWhile': {
      const all = x.list.map((y) => s.parts.standing(y, s));
      return `if ${test(x.if, s)}, ${all.join(', and ')}`;
    }
    case 'never':
      return never(x, s);
    case 'when':
      return reaction(x, s, t);
    case 'spared':
      return spared(x.event, s);
    case 'action':
      return action(x, s, t);
    case 'dice':
      return dice(x, s, t);
    case 'meeting':
      return meeting(x, s, t);
    case 'assassin':
      return assassin(x.when, s);
    case 'charm': {
      const beast = s.cards(x.beast, 'a');
      const roll = `roll 1 die; above its ${w.resources[x.power]}, it becomes your Follower`;
      return `instead of fighting ${beast}, you may charm it: ${roll}`;
    }
    case 'raft':
      return [
        `on your next turn, instead of moving, cross the Storm River to ${s.place(x.to)}`,
        'used or not, it is then discarded',
      ];
    case 'atPlace':
      return atPlace(x, s, t);
    case 'starts':
      return `you begin the game on ${s.parts.spaces(x.at, 'any', s)}`;
    case 'visitsAs':
      return `you may use ${w.place(x.place, s.names)} as if you were ${w.alignments[x.as]}`;
    case 'regenerate': {
      const head = `whenever ${happens(x.event, s)}`;
      return `${head}, ${mayDo({ key: 'you', is: 'you' }, x.do, 'after', t)} instead of moving`;
    }
  }
}
/** A rule in its parts, without capitals and stops. */
export function ruleParts(x: Rule, s: English, t: Tongue): readonly string[] {
  s.lastSeen = '';
  s.forget();
  const text = said(x, s, t);
  return typeof text === 'string' ? [text] : text;
}
export const rule = (x: Rule, s: English, t: Tongue): string => words(...ruleParts(x, s, t).map(sentence));

// Spells

function whenItHappens(h: Happening, s: English, bare: boolean): string {
  const at = moment(h, s);
  if (at !== undefined) return at;
  s.forget();
  if (!bare) s.forget();
  const text = happens(h, s, bare);
  return bare ? text : `when ${text}`;
}
export function castTime(x: CastTime, s: English): string {
  s.forget();
  if (x.cast === 'event') return whenItHappens(x.event, s, false) + commaIf(x.event.when, s);
  if (x.cast === 'instead') return words(adverbs(x.when, s), insteads[x.of]) + commaIf(x.when, s);
  if (x.timing?.time === 'moments' && x.timing.who.is === 'another') s.last = 'active';
  const where = adverbs(x.when, s);
  const turn = x.own && 'in your turn';
  if (x.timing === undefined) return `${words(turn, where)}, before the dice are rolled${commaIf(x.when, s)}`;
  return words(turn, timing(x.timing, s), where) + commaIf(x.when, s);
}

/** "Cast at the start of your turn." or "Cast when a character would lose a life or kill an Enemy." */
export function castTimes(list: readonly CastTime[], s: English): string {
  const events = list.flatMap((x) => (x.cast === 'event' && !x.at ? [x.event] : []));
  const [first, ...others] = events;
  const isOne = events.length === list.length && others.every((h) => h.who.key === first?.who.key);
  if (first && others.length > 0 && isOne) {
    const head = whenItHappens(first, s, false);
    const rest = others.map((h) => happens({ ...h, mood: 'does' }, s, true));
    const bare = others.map((h, i) => (h.mood === 'would' ? words(...phrase(h, s)) : (rest[i] ?? '')));
    return sentence(`cast ${or([head, ...bare])}`);
  }
  const parts = unique(list.map((x) => castTime(x, s)));
  const [only] = list;
  const early = parts.length === 1 && only?.cast === 'time' && only.beforeMove ? ', before you move' : '';
  return sentence(`cast ${or(parts)}${early}`);
}

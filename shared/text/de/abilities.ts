// Abilities as sentences: reactions, actions, ways to encounter another character, and when a Spell may be cast.
import type { CastTime, Happening, Rule, Times, Timing } from '../clauses/rules';
import type { When } from '../clauses/tests';
import type { Moment } from '../clauses/words';
import { theOne } from './persons';
import { personOf } from '../keys';
import { isYetToCome } from '../triggers';
import { inline, mayDo, type Tongue } from '../speech/compose';
import { ledParts } from '../speech/sentences';
import { n, np, orNp, whole, withAkk, withDat, type Np } from '../speech/german-nouns';
import { doer, inverted, predicate, statement, vp } from '../speech/german-verbs';
import { joined, sentence, unique, words } from '../speech/words';
import { deedOf, fightOf, happens, moment, noCharacter, turnOf } from './events';
import { isOfOneGender } from './nouns';
import type { German } from './speaker';
import { adverbs, fight as fightWords, fightKind } from './adverbs';
import { lastsFor } from './idioms';
import { hung, test } from './tests';
import * as w from './words';

const or = (list: readonly string[]): string => joined(list, 'oder');
const limits = {
  turn: 'einmal pro Zug',
  fight: 'einmal pro Kampf',
  encounter: 'einmal pro Begegnung',
  round: 'einmal pro Runde',
} as const;
const sharedIn = {
  turn: 'in einem Zug',
  fight: 'in einem Kampf',
  encounter: 'in einer Begegnung',
  round: 'in einer Runde',
} as const;
const you = { key: 'you', is: 'you' } as const;

/** The clause or else the first adverb goes to the front, the others behind the verb. */
function inFront(
  iff: string,
  list: readonly string[],
  s: German,
  parts: (lead: string) => readonly string[],
): readonly string[] {
  const [first = '', ...rest] = list.filter((x) => x !== '');
  const [lead, inner] = iff === '' ? [first, words(...rest)] : [`wenn ${iff},`, words(first, ...rest)];
  const [one = '', ...more] = s.withAdverbIn(inner, () => parts(lead));
  return [one, ...more];
}

type Reaction = Extract<Rule, { r: 'when' }>;
const isRare = (x: Reaction): boolean => x.once !== undefined;

/** "zu Beginn deines Zugs", or "immer wenn du ein Leben verlierst und gut bist,". */
function lead(x: Reaction, s: German): readonly [front: string, inner: string] {
  const [first] = x.events;
  const once = x.once === undefined ? '' : limits[x.once];
  const [part] = x.parts;
  const iff = part?.when.iff;
  if (!first) return ['', once];
  const at = moment(first, s);
  // "Wenn du zu Beginn deines Zugs keinen Zauber hast", but "am Ende des Zugs jedes Charakters, wenn er ...".
  if (at !== undefined && iff && first.who.is !== 'you') return [`${at}, wenn ${test(iff, s)},`, once];
  if (at !== undefined) return iff ? [`wenn ${test(iff, s, undefined, at)},`, once] : [at, once];
  const early = (x.stage === 'before' && first.on !== 'killed') || isYetToCome(first.on);
  // What also must hold has no place behind "bevor": "wenn er getötet würde und ..., legt er vorher ...".
  const wouldBe = early && iff !== undefined && first.on !== 'diceBegin';
  const word =
    early && iff === undefined ? 'bevor' : x.next ? 'das nächste Mal, wenn' : isRare(x) ? 'wenn' : 'immer wenn';
  const text = happens(wouldBe ? x.events.map((h) => ({ ...h, mood: 'would' as const })) : x.events, s);
  // "Einen Feind ziehst und es weniger als 5 Karten gibt": what follows is done with the one, and not with the others.
  const { gender } = s;
  const more = iff && test(iff, s, x.events.at(-1)?.who.key);
  if (x.events.some(({ card }) => card?.card === 'np' && isOfOneGender(card.of))) s.gender = gender;
  // "Wenn du ziehst, es Nacht ist und du keinen Zauber hast": one list of all that must hold.
  const isList =
    x.events.length === 1 && iff?.t === 'all' && iff.list.length > 1 && iff.list.every((y) => !('list' in y));
  const all = isList && more ? `${text}, ${more}` : words(text, more && `und ${more}`);
  return [`${word} ${all},`, words(once, early && iff !== undefined && 'vorher')];
}

function reaction(x: Reaction, s: German, t: Tongue): readonly string[] {
  const [first, ...others] = x.parts;
  if (!first) return [];
  const [front, inner] = lead(x, s);
  const text = s.withAdverbIn(words(inner, x.instead && 'stattdessen'), () =>
    ledParts(front, first.do, first.may ? first.who : undefined, t, first.when.iff !== undefined),
  );
  const more = others.map((p) => {
    const body = p.may ? mayDo(p.who, p.do, 'after', t) : inline(p.do, 'after', t);
    return p.when.iff ? `wenn dann ${test(p.when.iff, s)}, ${body}` : `dann ${body}`;
  });
  const each = x.onceEach && `${np(s.parts.noun(x.onceEach), 'jed').nom} nur einmal pro Zug`;
  return [...text, ...more, ...(each ? [each] : [])];
}

/** What nobody may do with a card cannot be done with it. */
function neverPut({ who, events, when }: Extract<Rule, { r: 'never' }>, s: German): string | undefined {
  const [put, more] = events;
  if (who.is !== 'any' || put?.on !== 'put' || !put.card || more) return undefined;
  const where = put.to ? withAkk('auf', s.parts.spaces(put.to, 'a', s)) : 'an eine andere Stelle';
  return statement(doer(s.card(put.card)), vp('können', 'nicht', where, 'gelegt werden')) + hung(when, s);
}
/** "du verlierst in der Wüste kein Leben", "durch einen Zauber verlierst du nichts und wirst nicht zur Kröte". */
function never(x: Extract<Rule, { r: 'never' }>, s: German): string {
  const put = neverPut(x, s);
  if (put !== undefined) return put;
  const nobody = x.who.is === 'you' ? undefined : noCharacter(x.who);
  const list = x.events.map((h) => deedOf({ ...h, when: { adverbs: [] } }, s));
  const [first] = list;
  if (!first) return '';
  s.mention(x.who);
  // In which kind of fight goes before against whom it is.
  const against = adverbs(x.when, s);
  const [hangs] = x.when.adverbs;
  const where =
    hangs?.a === 'fight' && hangs.fight.kind === undefined
      ? words(first.deed.where, against)
      : words(against, first.deed.where);
  const by = nobody ? { nom: nobody.nom } : first.by;
  const parts = list.map(({ deed }, i) => {
    const of = nobody ? deed.yes : deed.no;
    return i > 0 ? predicate(by, of) : where === '' ? statement(by, of) : inverted(by, of);
  });
  return words(where, joined(parts, nobody ? 'oder' : 'und')) + hung(x.when, s);
}

// actions

type Whose = Extract<Timing, { time: 'moments' }>['who'];
const momentAt: { readonly [K in Moment]: (whose: Np, isYou: boolean) => string } = {
  turnStart: (whose) => `zu Beginn ${whose.gen}`,
  afterMove: (_, isYou) => (isYou ? 'nach deiner Bewegung' : 'nach einer Bewegung'),
  cardsDrawn: () => 'nach dem Ziehen von Karten',
  beforeFight: () => 'vor einem Kampf',
  beforeRolls: () => 'in einem Kampf vor dem Würfeln',
  betweenDraws: () => 'zwischen zwei gezogenen Karten',
  turnEnd: (whose) => `am Ende ${whose.gen}`,
  creatureMet: () => 'vor einem Kampf gegen eine Kreatur',
  afterFight: () => 'nach einem gewonnenen Kampf',
};
const whoseTurn = (who: Whose, s: German): Np => turnOf(who, s.person(who), 'beliebig');

/** When something may be done unasked. */
function timing(x: Timing, s: German, once?: string, always = 'jederzeit'): string {
  switch (x.time) {
    case 'always':
      if (x.turn === 'any') return x.fights ? always : `${always} außerhalb eines Kampfes`;
      return `${always} ${inTurn(x.turn === 'others' ? otherTurn : np(w.turn, s.person(x.who).his))}`;
    case 'ends':
      return `zu Beginn oder am Ende ${whoseTurn(x.who, s).gen}`;
    case 'toFight':
      return `vor einem Kampf gegen ${orNp(x.subtypes.map((y) => np(w.subtype(y), 'ein'))).akk}`;
    case 'moments':
      return or(
        x.at.map((m) =>
          m === 'beforeRolls' && once === 'fight'
            ? 'vor dem Würfeln'
            : momentAt[m](whoseTurn(x.who, s), x.who.is === 'you'),
        ),
      );
  }
}
const otherTurn = np(w.turn, 'der', { post: np(w.character, 'ein', { adj: 'ander~' }).gen });
const inTurn = (turn: Np): string =>
  turn === otherTurn ? `im ${n('der Zug').one} eines anderen Charakters` : `in ${turn.dat}`;

const insteads = { roll: 'statt des Bewegungswurfs', move: 'statt der Bewegung' } as const;

/** "du im Kampf angreifst": as an adverb it would be read of whoever the sentence is about. */
function inRole({ who, when }: Extract<Rule, { r: 'action' }>, s: German): string {
  const found = when.adverbs.find((y) => y.a === 'fight');
  const role = found?.a === 'fight' && who.is === 'you' ? found.fight.role : undefined;
  if (found?.a !== 'fight' || role === undefined) return '';
  const where = fightWords({ ...found.fight, role: undefined }, s);
  return role === 'attacker' ? `du ${where} angreifst` : `du ${where} angegriffen wirst`;
}

function action(x: Extract<Rule, { r: 'action' }>, s: German, t: Tongue): readonly string[] {
  const role = inRole(x, s);
  const when = adverbs(role === '' ? x.when : { adverbs: x.when.adverbs.filter((y) => y.a !== 'fight') }, s);
  const iff = [role, x.when.iff ? test(x.when.iff, s) : ''].filter((text) => text !== '').join(' und ');
  const once = x.once === undefined ? '' : limits[x.once];
  const parts = (lead: string): readonly string[] => ledParts(lead, x.do, x.who, t);
  const [only, more] = x.do;
  const [goods, further] = only?.c === 'price' ? only.goods : [];
  // "Zahle einmal pro Zug im Kampf 1 Gold: +3 Stärke bis zum Ende des Zugs."
  if (
    only?.c === 'price' &&
    !more &&
    !further &&
    goods?.c === 'act' &&
    goods.act.v === 'points' &&
    !x.timing &&
    iff === ''
  ) {
    const { add, stat, until } = goods.act;
    const pays = s.withAdverb(words(once, when), () => inline(only.pay, 'main', t));
    return [`${pays}: +${whole(s.number(add))} ${np(w.resources[stat], '').nom} ${lastsFor(until)}`];
  }
  if (x.instead !== undefined) return inFront(iff, [when, once, insteads[x.instead]], s, parts);
  const time = words(x.timing && timing(x.timing, s, x.once), when, x.own && 'in deinem Zug');
  const text = inFront(iff, [once, time], s, parts);
  return x.shared ? [...text, onlyOne(x.once)] : text;
}

export const onlyOne = (limit: Times = 'turn'): string => `das kann ${sharedIn[limit]} nur eine Karte`;

/** "in einem Kampf wirf für deinen Angriff 2 Würfel", "wenn es Nacht ist, wirf gegen diese Karte ... keinen Würfel" */
function dice({ where: h, if: iff, do: body }: Extract<Rule, { r: 'dice' }>, s: German, t: Tongue): readonly string[] {
  const where = h ? fightOf(h, s) : '';
  if (where === '' && !iff) return [inline(body, 'main', t)];
  return inFront(iff ? test(iff, s) : '', [where], s, (front) => ledParts(front, body, undefined, t));
}

function meeting(x: Extract<Rule, { r: 'meeting' }>, s: German, t: Tongue): readonly string[] {
  s.last = 'met';
  const iff = x.if ? ` und ${test(x.if, s, 'you')}` : '';
  return s.withAdverbIn('statt eines Angriffs', () =>
    ledParts(`wenn du einem Charakter begegnest${iff},`, x.do, you, t),
  );
}

function spared(h: Happening, s: German): string {
  const iff = h.when.iff;
  const text = happens([{ ...h, when: { adverbs: h.when.adverbs } }], s);
  const more = iff ? ` und ${test(iff, s, h.who.key)}` : '';
  if (h.on === 'gain' || h.on === 'questDone')
    return `immer wenn ${text}${more}, ${h.who.is === 'you' ? 'erhältst du' : 'erhält er'} nichts`;
  if (h.missed) return `immer wenn ${text}${more}, ${h.who.is === 'you' ? 'setzt du' : 'setzt er'} nicht aus`;
  if (h.on === 'alignment' && h.what)
    return `immer wenn ${text}${more}, ${h.who.is === 'you' ? 'wechselst du' : 'wechselt er'} sie nicht`;
  return `immer wenn ${text}${more}, geschieht ${h.who.is === 'you' ? 'dir' : 'ihm'} nichts`;
}

/** "Greifst du im Kampf an (nicht auf der Krone), ..." */
function assassin(when: When, s: German): readonly string[] {
  const own = when.adverbs.filter((x) => x.a !== 'fight' && x.a !== 'exceptAt');
  const found = when.adverbs.find((x) => x.a === 'fight');
  const fight = found?.a === 'fight' ? found.fight : undefined;
  const where = words(fight?.kind && fightKind[fight.kind], adverbs({ adverbs: own }, s));
  const except = when.adverbs.flatMap((x) => (x.a === 'exceptAt' ? [`(nicht ${s.parts.spot(x.where, s)})`] : []));
  const verb = fight?.role === 'attacker' ? vp('an|greifen', where) : vp('kämpfen', where);
  const lead = `${words(`wenn ${s.lastly(you, verb)}`, ...except)}${hung(when, s)}`;
  return [`${lead}, wirft dein Gegner keinen Würfel`, 'besiegst du so einen Charakter, musst du ein Leben nehmen'];
}

function atPlace(x: Extract<Rule, { r: 'atPlace' }>, s: German, t: Tongue): string {
  const where = w.atPlace(x.place, s.names);
  const person = personOf(x.person ?? '');
  s.mentionCard('this', s.herself.g);
  if (person !== undefined) {
    return `besuche ${theOne(person)} ${where}, um ${inline(x.do, 'zu', t)}`;
  }
  const may = x.may.length === 0 ? '' : mayDo(you, x.may, 'main', t);
  s.tells = true;
  const gives = inline(x.do, 'after', t);
  s.tells = false;
  const parts = [gives, may].filter((text) => text !== '');
  return `${where} ${parts.join('; ')}`;
}

function said(x: Rule, s: German, t: Tongue): string | readonly string[] {
  switch (x.r) {
    case 'standing':
      return s.parts.standing(x.standing, 'main', s);
    case 'onlyOne':
      return `${sharedIn[x.limit]} ist nur eines davon möglich`;
    case 'allWhile': {
      const all = x.list.map((y, i) => s.parts.standing(y, i === 0 ? 'after' : 'main', s));
      return `wenn ${test(x.if, s)}, ${all.join(', und ')}`;
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
      const power = np(w.resources[x.power], beast.g === 'f' ? 'ihr' : 'sein').nom;
      return [
        `statt gegen ${beast.akk} zu kämpfen, darfst du ${akkOf(beast)} bezaubern: Wirf 1 Würfel; ist das Ergebnis höher als ${power}, folgt ${nomOf(beast)} dir`,
      ];
    }
    case 'raft':
      return [
        `in deinem nächsten Zug überquerst du, statt dich zu bewegen, den Sturmfluss ${s.towards(x.to)}`,
        'ob benutzt oder nicht, danach wird es abgelegt',
      ];
    case 'atPlace':
      return atPlace(x, s, t);
    case 'starts':
      return `du beginnst das Spiel ${withDat('auf', s.parts.spaces(x.at, 'any', s))}`;
    case 'visitsAs':
      return `du darfst ${w.place(x.place, s.names).akk} nutzen, als wärst du ${w.alignments[x.as]}`;
    case 'regenerate':
      return `immer wenn ${happens([x.event], s)}, ${mayDo(you, x.do, 'after', t)}, statt dich zu bewegen`;
  }
}
const nomOf = (of: Np): string => (of.g === 'm' ? 'er' : of.g === 'n' ? 'es' : 'sie');
const akkOf = (of: Np): string => (of.g === 'm' ? 'ihn' : of.g === 'n' ? 'es' : 'sie');

/** A rule in its parts, without capitals and stops. */
export function ruleParts(x: Rule, s: German, t: Tongue): readonly string[] {
  s.lastSeen = '';
  s.forget();
  const text = said(x, s, t);
  return typeof text === 'string' ? [text] : text;
}
export const rule = (x: Rule, s: German, t: Tongue): string => words(...ruleParts(x, s, t).map(sentence));

// Spells

/** Behind "wirke diesen Zauber": an adverb, or a clause, which takes a comma. */
type Time = { readonly text: string; readonly isClause: boolean };
const time = (text: string, isClause = false): Time => ({ text, isClause });

export function castTime(x: CastTime, s: German): Time {
  s.forget();
  if (x.cast === 'event') {
    const at = moment(x.event, s);
    const { iff } = x.event.when;
    if (at !== undefined) return iff ? time(`wenn ${test(iff, s, undefined, at)}`, true) : time(at);
    const text = happens([x.event], s);
    if (isYetToCome(x.event.on) && !iff) return time(`bevor ${text}`, true);
    return time(`wenn ${text}${iff ? ` und ${test(iff, s, x.event.who.key)}` : ''}`, true);
  }
  if (x.cast === 'time' && x.timing?.time === 'moments' && x.timing.who.is === 'another') s.last = 'active';
  const where = adverbs(x.when, s);
  const iff = hung(x.when, s);
  if (x.cast === 'instead') return time(words(where, insteads[x.of]) + iff);
  const turn = x.own && 'in deinem Zug';
  if (x.timing === undefined) return time(words(where, turn, 'vor dem Würfeln') + iff);
  return time(words(timing(x.timing, s, undefined, 'zu beliebiger Zeit'), where, turn) + iff);
}

/** "Wirke diesen Zauber zu Beginn deines Zugs." or "..., wenn ein Charakter ein Leben verlieren würde." */
export function castTimes(list: readonly CastTime[], s: German): string {
  const events = list.flatMap((x) => (x.cast === 'event' && !x.at ? [x.event] : []));
  const [first, ...others] = events;
  if (first && others.length > 0 && events.length === list.length && others.every((h) => h.who.key === first.who.key)) {
    s.forget();
    return sentence(`wirke diesen Zauber, wenn ${happens(events, s)}`);
  }
  const times = list.map((x) => castTime(x, s));
  const isClause = times[0]?.isClause === true;
  const parts = unique(times.map((x) => x.text));
  const [only] = list;
  const early = parts.length === 1 && only?.cast === 'time' && only.beforeMove ? ' vor der Bewegung' : '';
  return sentence(`wirke diesen Zauber${isClause ? ',' : ''} ${or(parts)}${early}`);
}

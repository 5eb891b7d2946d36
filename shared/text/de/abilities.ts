// Abilities as sentences: standing effects, reactions, actions, and ways to encounter another character.
import type { Ability, Action, Listening, Meeting, Trigger } from '../../rules/vocab/ability';
import type { Program } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';
import type { Moment } from '../../rules/vocab/words';
import { onlyOrders } from '../clauses/reactions';
import { telling } from '../trivial';
import { isLastSpell, isOfFight, isTaken, neverGroups, togetherIn, withoutTaker, type Told } from '../triggers';
import { and, or, sentence } from './grammar';
import { np, orNp, pronoun, words, type Np } from './nouns';
import {
  adverbially,
  charakter,
  inverted,
  negated,
  person,
  predicate,
  statement,
  thatOne,
  verbLast,
  wouldLast,
  you,
  type Person,
  type Vp,
} from './verbs-in-place';
import type { When } from '../talk';
import type { EventSense, Speak } from './speak';
import { may, priced } from './effects-flow';
import { events, fluent } from './events';
import * as w from './words';

export function ability(it: Ability, say: Speak): readonly string[] {
  say.forget();
  const out: string[] = [];
  for (const c of say.statics(it.static ?? [])) out.push(sentence(c.text));
  const told = neverGroups((it.triggers ?? []).filter((t, _, list) => !onlyOrders(t, list))).map((group) => {
    const [only] = group;
    return group.length > 1 || only === undefined || only.stage === 'cannot'
      ? { head: never(group, say), once: '', iff: '' }
      : trigger(only, say);
  });
  for (const one of together(told)) out.push(sentence(fronted(one)));
  for (const x of it.actions ?? []) out.push(sentence(action(x, say)));
  out.push(...meetings(it.meetings ?? [], say));
  return out.filter((text) => text !== '');
}

// reactions

const together = togetherIn({
  whenever: /^immer wenn (?:du )?/,
  either: (heads) => or(sameStart(heads)),
  then: (before, iff, body) =>
    `${before}; ${iff === '' ? `dann ${body}` : `${iff}, ${iff.includes(' dieser Karte ') ? body.replace('diese Karte', 'sie') : body}`}`,
});

/**
 * "auf einem Waldfeld ankommst", "auf einem Waldfeld aufgesucht wirst": what all begin with is said once, up to a noun.
 */
function sameStart(heads: readonly string[]): readonly string[] {
  const [first = [], ...rest] = heads.map((text) => text.split(' '));
  const differs = first.findIndex((word, i) => rest.some((other) => other[i] !== word));
  const noun = first.slice(0, Math.max(0, differs)).findLastIndex((word) => /^[A-ZÄÖÜ]/.test(word));
  return heads.map((text, i) =>
    i === 0
      ? text
      : text
          .split(' ')
          .slice(noun + 1)
          .join(' '),
  );
}

export function aboutWhom(t: Pick<Trigger, 'whose'>, say: Speak): Person {
  if (t.whose === 'mine') return say.me;
  if (t.whose === 'others') return person(np(charakter, 'ein', { adj: 'ander~' }), 'eventHero');
  return person(np(charakter, 'ein', say.isLaid || say.isNobodys ? {} : { adj: 'beliebig~' }), 'eventHero');
}

/** What happens, as somebody does it; `taken`: I take what the other loses. */
function deed(t: Listening, p: Person, say: Speak): { readonly who: Person; readonly vp: Vp } {
  const plain = events[t.on].does(t.event ?? {}, p, say.with({ event: senseOf([t], p) }));
  if (!isTaken(t)) return { who: p, vp: plain };
  return {
    who: say.me,
    vp: { verb: 'nehmen', mid: words(plain.mid.replace(/((?:ein|kein) \S+|\S+)$/, 'einem anderen Charakter $1')) },
  };
}

/** "du in der Wüste ein Leben verlierst": the event as it stands behind "immer wenn". */
function happening(
  t: Listening,
  code: Program,
  p: Person,
  say: Speak,
  mood: 'would' | 'does',
): { readonly text: string; readonly iff: string } {
  const inner = say.with({ event: senseOf([t], p) });
  const { who, vp } = deed(t, p, say);
  const by = say.by(who);
  const cond = isLastSpell(t) ? undefined : telling(isTaken(t) ? withoutTaker(t.when) : t.when, code);
  const { adverb, iff } = cond === undefined ? none : inner.when(cond);
  const own = adverbially(adverb, vp);
  return { text: fluent(mood === 'would' ? wouldLast(by, own) : verbLast(by, own)), iff };
}

const none: When = { adverb: '', iff: '' };

export const senseOf = (list: readonly Listening[], who: Person): EventSense => {
  const [first] = list.map((t) => events[t.on].card);
  return {
    kinds: list.map((t) => t.on),
    who: who.you ? you : { ...who, np: thatOne },
    card: list.length === 1 && first !== undefined ? first : np(w.card, 'dies'),
  };
};

const limits = { turn: 'einmal pro Zug', fight: 'einmal pro Kampf', encounter: 'einmal pro Begegnung' } as const;
const often = (once: Trigger['once']): string => (once === undefined ? '' : limits[once]);

/** Whose turn it is at its start or end. */
function turnOf(t: Pick<Trigger, 'whose'>, p: Person): Np {
  if (p.you) return np(w.turn, 'dein');
  const others: Np = np(w.turn, 'der', { post: np(charakter, 'ein', { adj: 'ander~' }).gen });
  return t.whose === 'others' ? others : np(w.turn, 'jed');
}

function lead(t: Listening, code: Program, say: Speak): { readonly text: string; readonly iff: string } {
  const p = aboutWhom(t, say);
  const { at } = events[t.on];
  if (at && t.stage !== 'would') {
    const cond = telling(t.when, code);
    const { adverb, iff } = cond === undefined ? none : say.when(cond);
    return { text: words(at(turnOf(t, p)), adverb), iff };
  }
  const { text, iff } = happening(t, code, p, say, t.stage === 'would' ? 'would' : 'does');
  return {
    text: `${t.stage === 'before' && t.on !== 'killed' ? 'bevor' : say.def.kind === 'quest' ? 'sobald' : 'immer wenn'} ${text}`,
    iff,
  };
}

/** What nobody holds does not speak to "du" but to whom the event is about. */
function speaker(t: Trigger, say: Speak): Speak {
  if (!say.isNobodys || t.whose === 'mine') return say;
  const p = aboutWhom(t, say);
  if (events[t.on].at) say.mention(p);
  return say.with({ me: { ...p, np: thatOne } });
}

function trigger(t: Trigger, teller: Speak): Told {
  const say = speaker(t, teller);
  const p = aboutWhom(t, say);
  const front = lead(t, t.do, say);
  const inner = say.with({ event: senseOf([t], p) });
  const [only] = t.do;
  if (t.stage === 'would' && t.do.length === 1 && only?.op === 'prevent' && (t.forced ?? false)) {
    return {
      head: `${words(often(t.once), front.text)}${front.iff === '' ? '' : ` und ${front.iff}`}, ${p.you ? 'geschieht dir nichts' : `geschieht ${pronoun(p.np.g).dat} nichts`}`,
      once: '',
      iff: '',
    };
  }
  const body = t.forced ? priced(t.do, inner) : may(priced(t.do, inner), inner);
  return body.text === ''
    ? { head: '', once: '', iff: '' }
    : { head: front.text, once: often(t.once), iff: front.iff, body: body.after };
}

/** "immer wenn X und Y, tue Z"; a mere adverb takes no comma: "am Ende deines Zugs tue Z". */
function fronted({ head, iff, once, body }: Told): string {
  if (body === undefined) return head;
  const after = `${body}${once === '' ? '' : ` (${once})`}`;
  const rest = iff.replace(/^wenn /, '');
  if (/^(?:immer wenn|bevor|sobald) /.test(head))
    return `${head}${iff === '' ? '' : ` und ${head.startsWith('immer wenn du ') ? rest.replace(/^du /, '') : rest}`}, ${after}`;
  return iff === '' ? `${head} ${after}` : `${head}: ${iff}, ${after}`;
}

/** "du verlierst in der Wüste kein Leben", "durch einen Zauber verlierst du nichts und wirst nicht zur Kröte". */
function never(list: readonly Trigger[], say: Speak): string {
  const [first] = list;
  if (!first) return '';
  const p = aboutWhom(first, say);
  const inner = say.with({ event: senseOf(list, p) });
  const cond = isTaken(first) ? withoutTaker(first.when) : first.when;
  const told = cond === undefined ? undefined : telling(cond, first.do);
  const { adverb, iff } = told === undefined ? none : inner.when(told);
  const deeds = list.map((t) => deed(t, p, inner));
  const who = deeds[0]?.who ?? p;
  // "kein anderer Charakter erhält etwas": what is denied is who, not what.
  const nobody = !who.you && who.key === 'eventHero';
  const by = nobody
    ? { nom: np(charakter, 'kein', first.whose === 'others' ? { adj: 'ander~' } : {}).nom }
    : say.by(who);
  const done = deeds.map(({ vp }) => (nobody ? vp : negated(vp)));
  const parts = done.map((vp, i) => (i > 0 ? predicate(by, vp) : adverb === '' ? statement(by, vp) : inverted(by, vp)));
  return words(adverb, (nobody ? or : and)(parts)) + (iff === '' ? '' : `, ${iff}`);
}

// actions

const momentAt: { readonly [K in Moment]: (whose: Np, p: Person) => string } = {
  turnStart: (whose) => `zu Beginn ${whose.gen}`,
  afterMove: (_, p) => (p.you ? 'nach deiner Bewegung' : 'nach einer Bewegung'),
  cardsDrawn: () => 'nach dem Ziehen von Karten',
  beforeFight: () => 'vor einem Kampf',
  beforeRolls: () => 'in einem Kampf vor dem Würfeln',
  betweenDraws: () => 'zwischen zwei gezogenen Karten',
  turnEnd: (whose) => `am Ende ${whose.gen}`,
  creatureMet: () => 'vor einem Kampf gegen eine Kreatur',
  afterFight: () => 'nach einem gewonnenen Kampf',
};

const always: readonly Moment[] = ['turnStart', 'afterMove'];

/** When something may be done unasked. */
export function times(at: readonly Moment[], turn: Action['turn'], say: Speak): string {
  const own = turn === undefined || turn === 'mine';
  const other = np(charakter, 'ein', { adj: turn === 'others' ? 'ander~' : 'beliebig~' });
  const whose = own ? np(w.turn, say.me.his) : np(w.turn, 'der', { post: other.gen });
  if (at.length >= 4 && always.every((m) => at.includes(m)))
    return turn === 'any'
      ? at.some(isOfFight)
        ? 'jederzeit'
        : 'jederzeit außerhalb eines Kampfes'
      : `jederzeit in ${whose.dat}`.replace('in dem ', 'im ');
  const p = own ? say.me : person(other);
  if (at.length === 2 && at.includes('turnStart') && at.includes('turnEnd'))
    return `zu Beginn oder am Ende ${whose.gen}`;
  return or(at.map((m) => momentAt[m](whose, p)));
}

/** Where the condition says which fight it is, the moment needs no words. */
function timeAndPlace(x: Pick<Action, 'at' | 'turn'>, cond: Cond | undefined, say: Speak, spell = false): When {
  const meets = x.at.length === 1 && x.at[0] === 'creatureMet';
  if (meets && cond && 'fight' in cond && Object.keys(cond.fight).length === 1 && cond.fight.subtype !== undefined) {
    const foes = Array.isArray(cond.fight.subtype)
      ? (cond.fight.subtype as readonly string[])
      : [cond.fight.subtype as string];
    return { adverb: `vor einem Kampf gegen ${orNp(foes.map((s) => np(w.subtype(s), 'ein'))).akk}`, iff: '' };
  }
  const tells =
    cond !== undefined &&
    !(meets && 'fight' in cond && Object.keys(cond.fight).length === 1 && cond.fight.foe === 'creature')
      ? cond
      : undefined;
  const { adverb, iff } = tells === undefined ? none : say.when(tells);
  const inFight = /^im (?:psychischen )?Kampf/.test(adverb);
  if (inFight && x.at.every(isOfFight)) return { adverb: spell ? `${adverb} vor dem Würfeln` : adverb, iff };
  if (adverb === 'in einem Kampf' && x.at.every(isOfFight)) return { adverb: times(x.at, x.turn, say), iff };
  return { adverb: words(times(x.at, x.turn, say), adverb), iff };
}

const insteads = { roll: 'statt des Bewegungswurfs', move: 'statt der Bewegung' } as const;

function action(x: Action, say: Speak): string {
  const body = priced(x.do, say);
  if (body.text === '') return '';
  const cond = telling(x.when, x.do);
  const once = often(x.once);
  if (x.instead !== undefined) {
    const { adverb, iff } = cond === undefined ? none : say.when(cond);
    return inFront(iff, [adverb, once, insteads[x.instead]], (rest) => may(body, say, say.me, rest).after);
  }
  const { adverb: place, iff } = timeAndPlace(x, cond, say);
  // "Einmal pro Kampf" has said that it is in a fight.
  const adverb = x.once === 'fight' ? place.replace(/^in einem Kampf (?=vor dem Würfeln)/, '') : place;
  return inFront(iff, [once, adverb], (rest) => may(body, say, say.me, rest).after);
}

/** The clause or else the first adverb goes to the front, the others behind the verb. */
function inFront(iff: string, adverbs: readonly string[], body: (rest: string) => string): string {
  const [first = '', ...rest] = adverbs.filter((x) => x !== '');
  return iff === '' ? `${first} ${body(words(...rest))}` : `${iff}, ${body(words(first, ...rest))}`;
}

// encounters

function meetings(list: readonly Meeting[], say: Speak): readonly string[] {
  const him: Person = person(thatOne, 'met');
  const out: string[] = [];
  for (const it of list) {
    say.forget();
    say.mention(him);
    const inner = say.with({ event: { kinds: ['encounteredBy'], who: him, card: np(w.card, 'dies') }, it: him });
    for (const name of ['opponent', 'other', 'target', 'victim', 'met', '$met', '$other', '$target'])
      inner.means(name, { is: 'hero', who: him });
    const body = priced(it.do, inner);
    const cond = telling(it.when, it.do, true);
    const iff = cond === undefined ? '' : ` und ${inner.cond(cond)}`;
    if (body.text !== '')
      out.push(
        sentence(
          `wenn ${say.lastly(say.me, { verb: 'begegnen', mid: 'einem Charakter' })}${iff}, ${may(body, inner, say.me, 'statt eines Angriffs').after}`.replace(
            /( darfst du ihm [^.;:]*) von ihm(?= nehmen)/,
            '$1',
          ),
        ),
      );
  }
  return out;
}

// spells

/**
 * "Wirke diesen Zauber zu Beginn deines Zugs." or "Wirke diesen Zauber, wenn ein anderer Charakter ein Leben verlieren
 * würde."
 */
export function castTimes(
  timing: readonly (Omit<Action, 'id' | 'do'> | Listening)[],
  code: Program,
  say: Speak,
): string {
  const parts = [
    ...new Set(timing.map((t) => ('stage' in t ? whenItHappens(t, code, say) : whenAllowed(t, code, say)))),
  ];
  const early = ' vor der Bewegung';
  const list = parts.length > 1 ? parts.map((x) => (x.endsWith(early) ? x.slice(0, -early.length) : x)) : parts;
  const text = or(alikeFrom(list)).replace(/^jederzeit\b/, 'zu beliebiger Zeit');
  return sentence(`wirke diesen Zauber${text.startsWith('wenn ') ? ',' : ''} ${text}`);
}

/** "wenn ein beliebiger Charakter ein Leben verlieren, einen Gefährten verlieren oder einen Feind töten würde". */
function alikeFrom(parts: readonly string[]): readonly string[] {
  const head = /^wenn ein(?: \S+)? Charakter /.exec(parts[0] ?? '')?.[0];
  if (parts.length < 2 || head === undefined || !parts.every((x) => x.startsWith(head) && x.endsWith(' würde')))
    return parts;
  return parts
    .map((x, i) => (i === 0 ? x : x.slice(head.length)))
    .map((x, i) => (i < parts.length - 1 ? x.slice(0, -' würde'.length) : x));
}

function whenItHappens(t: Listening, code: Program, say: Speak): string {
  const p = aboutWhom(t, say);
  const { at } = events[t.on];
  const { text, iff } = at
    ? lead(t, code, say)
    : happening(t, code, p, say, t.stage === 'would' && t.on !== 'cast' ? 'would' : 'does');
  say.forget();
  const rest = iff === '' ? '' : at ? `, ${iff},` : ` und ${iff.replace(/^wenn /, '')}`;
  return (at ? text : `wenn ${text}`) + rest;
}

function whenAllowed(t: Omit<Action, 'id' | 'do'>, code: Program, say: Speak): string {
  const free = t.when !== undefined && 'not' in t.when && 'fight' in t.when.not;
  const cond = free ? undefined : telling(t.when, code);
  if (t.instead !== undefined) {
    const { adverb, iff } = cond === undefined ? none : say.when(cond);
    return words(adverb, insteads[t.instead]) + (iff === '' ? '' : `, ${iff}`);
  }
  const { adverb, iff } = timeAndPlace(t, cond, say, true);
  const before =
    iff === '' && t.at.length === 1 && t.at[0] === 'turnStart' && (t.turn === undefined || t.turn === 'mine')
      ? ' vor der Bewegung'
      : '';
  return adverb + before + (iff === '' ? '' : `, ${iff},`);
}

// Abilities as sentences: standing effects, reactions, actions, and ways to encounter another character.
import type { Ability, Action, Meeting, Trigger } from '../../rules/vocab/ability';
import type { Program } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';
import { assertNever } from '../../kernel/result';
import type { Moment } from '../../rules/vocab/words';
import {
  a,
  conj,
  factored,
  listOf,
  negated,
  or,
  person,
  sentence,
  words,
  you,
  type Clause,
  type Person,
} from './grammar';
import type { EventSense, Speak } from './speak';
import { may, priced } from './effects-flow';
import { events } from './events';
import { telling } from '../trivial';
import {
  isLastSpell,
  isOfFight,
  isTaken,
  neverGroups,
  togetherIn,
  withoutTaker,
  type Listening,
  type Told,
} from '../triggers';
import { subtype } from './words';

export function ability(it: Ability, say: Speak): readonly string[] {
  say.forget();
  const out: string[] = [];
  for (const text of say.statics(it.static ?? [])) out.push(sentence(text));
  const told = neverGroups(it.triggers ?? []).map((group) => {
    const [only] = group;
    return group.length > 1 || only === undefined ? { head: never(group, say), once: '', iff: '' } : trigger(only, say);
  });
  for (const { once, head, iff, body } of together(told))
    out.push(sentence(body === undefined ? head : `${once}${head}${commaIf(iff)}, ${body}`));
  for (const x of it.actions ?? []) out.push(sentence(action(x, say)));
  out.push(...meetings(it.meetings ?? [], say));
  return out.filter((text) => text !== '');
}

// reactions

const commaIf = (iff: string): string => (iff === '' ? '' : `, if ${iff}`);
const together = togetherIn({
  whenever: /^when(?:ever)? /,
  either: (heads) => or(factored(heads)),
  then: (before, iff, body) => `${before}; then${iff === '' ? '' : `${commaIf(iff)},`} ${body}`,
});

export function aboutWhom(t: Pick<Trigger, 'whose'>, say: Speak): Person {
  if (t.whose === 'mine') return say.me;
  if (t.whose === 'others') return person('another character', 'eventHero');
  return person(say.isLaid ? 'a character' : 'any character', 'eventHero');
}

type Happening = { readonly text: string; readonly iff: string };

/** "you lose a life in the Desert": the event as it is hung on "whenever". */
function happening(t: Listening, code: Program, p: Person, say: Speak, mood: 'would' | 'does' | 'not'): Happening {
  const inner = say.with({ event: senseOf([t], p) });
  const taken = isTaken(t);
  const who = taken ? say.me : p;
  const plain = events[t.on].does(t.event ?? {}, p, inner);
  const phrase = taken ? plain.replace(/^lose (\S+ \S+)/, 'take $1 from another character') : plain;
  const verb = mood === 'would' ? `would ${phrase}` : mood === 'not' ? negated(who, phrase) : conj(who, phrase);
  const subject = say.subject(who);
  const cond = isLastSpell(t) ? undefined : telling(taken ? withoutTaker(t.when) : t.when, code);
  const { adverb, iff } = cond === undefined ? { adverb: '', iff: '' } : inner.when(cond);
  return { text: fluent(words(subject, verb, adverb)), iff };
}

/** What the event says loosely and its condition exactly is said once. */
const fluent = (text: string): string =>
  text
    .replace(/ by (?:a creature|another character) against /, ' by ')
    .replace(/\bland(s?) on a space (?=(?:on|in|at) )/, 'land$1 ');

export const senseOf = (list: readonly Listening[], who: Person): EventSense => {
  const cards = list.map((t) => events[t.on].card);
  const [first] = cards;
  return {
    kinds: list.map((t) => t.on),
    who: who.you ? you : { ...who, full: 'that character' },
    card: list.length === 1 && first !== undefined ? first : 'that card',
  };
};

const often = (once: Trigger['once']): string => (once === undefined ? '' : `once per ${once}, `);

function lead(t: Listening, code: Program, say: Speak): Happening {
  const p = aboutWhom(t, say);
  const at = events[t.on].at;
  if (at && t.stage !== 'would') {
    const whose = p.you ? 'your' : t.whose === 'others' ? "another character's" : "every character's";
    const cond = telling(t.when, code);
    const { adverb, iff } = cond === undefined ? { adverb: '', iff: '' } : say.when(cond);
    return { text: words(at(whose), adverb), iff };
  }
  const { text, iff } = happening(t, code, p, say, t.stage === 'would' ? 'would' : 'does');
  switch (t.stage) {
    case 'cannot':
    case 'would':
      return { text: `whenever ${text}`, iff };
    case 'before':
      return { text: t.on === 'killed' ? `whenever ${text}` : `before ${text}`, iff };
    case 'after':
      return { text: `whenever ${text}`, iff };
    default:
      return assertNever(t.stage);
  }
}

/** What nobody holds does not speak to "you" but to whom the event is about. */
function speaker(t: Trigger, say: Speak): Speak {
  if (!say.isNobodys || t.whose === 'mine') return say;
  const p = aboutWhom(t, say);
  if (events[t.on].at) say.mention(p);
  return say.with({ me: { ...p, full: 'that character' } });
}

function trigger(t: Trigger, teller: Speak): Told {
  const say = speaker(t, teller);
  const p = aboutWhom(t, say);
  if (t.stage === 'cannot') {
    const { text, iff } = happening(t, t.do, p, say, 'not');
    return { head: words(text, iff && `if ${iff}`), once: '', iff: '' };
  }
  const { text, iff } = lead(t, t.do, say);
  const inner = say.with({ event: senseOf([t], p) });
  const [only] = t.do;
  if (t.stage === 'would' && t.do.length === 1 && only?.op === 'prevent' && (t.forced ?? false)) {
    return {
      head: words(`${often(t.once)}${text}`, iff && `and ${iff}`) + `, ${p.you ? 'you do not' : `${p.he} does not`}`,
      once: '',
      iff: '',
    };
  }
  const named = inner.mentionsSelf(text);
  const body = t.forced ? priced(t.do, inner) : may(priced(t.do, inner), inner);
  say.unnameSelf();
  if (body.text === '') return { head: '', once: '', iff: '' };
  return {
    once: often(t.once),
    head: t.once === undefined ? text : text.replace(/^whenever /, 'when '),
    iff: named ? iff.replaceAll(say.itself, 'it') : iff,
    body: body.text,
  };
}

function never(list: readonly Trigger[], say: Speak): string {
  const [first] = list;
  if (!first) return '';
  const p = aboutWhom(first, say);
  const inner = say.with({ event: senseOf(list, p) });
  const { adverb, iff } = first.when === undefined ? { adverb: '', iff: '' } : inner.when(first.when);
  return words(
    say.subject(p),
    negated(p, or(factored(list.map((t) => events[t.on].does(t.event ?? {}, p, inner))))),
    adverb,
    iff && `if ${iff}`,
  );
}

// actions

const momentAt: { readonly [K in Moment]: (whose: string, p: Person) => string } = {
  turnStart: (whose) => `at the start of ${whose} turn`,
  afterMove: (_, p) => `after ${p.you ? 'your' : 'a'} move`,
  cardsDrawn: () => 'when cards have been drawn',
  beforeFight: () => 'before a fight',
  beforeRolls: () => 'in a fight, before the dice are rolled',
  betweenDraws: () => 'between two cards that are drawn',
  turnEnd: (whose) => `at the end of ${whose} turn`,
  creatureMet: (_, p) => `when ${p.you ? 'you are' : 'a character is'} about to fight a creature`,
  afterFight: (_, p) => `when ${p.you ? 'you have' : 'a character has'} won a fight`,
};

const always: readonly Moment[] = ['turnStart', 'afterMove'];

/** When something may be done unasked. */
export function times(at: readonly Moment[], turn: Action['turn'], say: Speak): string {
  if (at.length >= 4 && always.every((m) => at.includes(m)))
    return turn === 'any'
      ? at.some(isOfFight)
        ? 'at any time'
        : 'at any time outside a fight'
      : turn === 'others'
        ? "at any time in another character's turn"
        : `at any time in ${say.me.his} turn`;
  const own = turn === undefined || turn === 'mine';
  const p = own ? say.me : person('any character');
  const whose = own ? say.me.his : turn === 'others' ? "another character's" : "any character's";
  if (at.length === 2 && at.includes('turnStart') && at.includes('turnEnd'))
    return `at the start or at the end of ${whose} turn`;
  return or(at.map((m) => momentAt[m](whose, p)));
}

/** Where the condition says which fight it is, the moment needs no words. */
function timeAndPlace(x: Pick<Action, 'at' | 'turn'>, cond: Cond | undefined, say: Speak, spell = false): Happening {
  const meets = x.at.length === 1 && x.at[0] === 'creatureMet';
  if (meets && cond && 'fight' in cond && Object.keys(cond.fight).length === 1 && cond.fight.subtype !== undefined) {
    return {
      text: `when ${say.me.you ? 'you are' : 'a character is'} about to fight ${or(listOf(cond.fight.subtype).map((s) => a(subtype(s))))}`,
      iff: '',
    };
  }
  const tells =
    cond !== undefined &&
    !(meets && 'fight' in cond && Object.keys(cond.fight).length === 1 && cond.fight.foe === 'creature')
      ? cond
      : undefined;
  const { adverb, iff } = tells === undefined ? { adverb: '', iff: '' } : say.when(tells);
  const inFight = adverb.startsWith('in battle') || adverb.startsWith('in psychic combat');
  if (inFight && x.at.every(isOfFight)) return { text: spell ? `${adverb}, before the dice are rolled` : adverb, iff };
  if (adverb === 'in a fight' && x.at.every(isOfFight)) return { text: times(x.at, x.turn, say), iff };
  return { text: words(times(x.at, x.turn, say), adverb), iff };
}

const insteads = { roll: 'instead of rolling for movement', move: 'instead of moving' } as const;

function action(x: Action, say: Speak): string {
  const body = may(priced(x.do, say), say);
  if (body.text === '') return '';
  const cond = telling(x.when, x.do);
  const once = often(x.once);
  if (x.instead !== undefined) {
    const { adverb, iff } = cond === undefined ? { adverb: '', iff: '' } : say.when(cond);
    const start = [adverb, iff && `if ${iff}`].filter((x) => x !== '').join(', ');
    // Behind the last of several it would seem to be for that one alone.
    const isOne = !body.long && !body.text.includes(' and ');
    const text = isOne
      ? `${body.text} ${insteads[x.instead]}`
      : body.text.replace(
          /^you may /,
          start === '' ? `${insteads[x.instead]}, you may ` : `you may, ${insteads[x.instead]}, `,
        );
    return `${once}${start === '' ? '' : `${start}, `}${text}`;
  }
  const { text, iff } = timeAndPlace(x, cond, say);
  return `${once}${x.once === 'fight' ? text.replace(/^in a fight, /, '') : text}${iff === '' ? '' : `, if ${iff}`}, ${body.text}`;
}

// encounters

function meetings(list: readonly Meeting[], say: Speak): readonly string[] {
  const other = person('a character whom you encounter', 'met');
  const him = { ...other, full: 'that character' };
  const out: string[] = [];
  for (const it of list) {
    say.forget();
    say.mention(him);
    const inner = say.with({ event: { kinds: ['encounteredBy'], who: him, card: 'that card' }, it: him });
    for (const name of ['opponent', 'other', 'target', 'victim', 'met', '$met', '$other', '$target'])
      inner.means(name, { is: 'hero', who: him });
    const body: Clause = priced(it.do, inner);
    const cond = telling(it.when, it.do, true);
    const iff = cond === undefined ? '' : `, if ${inner.cond(cond)}`;
    if (body.text !== '')
      out.push(
        sentence(
          `instead of attacking a character whom you encounter${iff}, ${body.you ? `you may ${body.text}` : `this may happen: ${body.text}`}`,
        ),
      );
  }
  return out;
}

/** "Cast at the start of your turn." or "Cast when another character would lose a life." */
export function castTimes(
  timing: readonly (Omit<Action, 'id' | 'do'> | Listening)[],
  code: Program,
  say: Speak,
): string {
  const parts = timing.map((t) => ('stage' in t ? whenItHappens(t, code, say) : whenAllowed(t, code, say)));
  const unique = [...new Set(parts)];
  const early = ', before you move';
  if (unique.length > 1 && unique.some((x) => x.endsWith(early)))
    return sentence(`cast ${or(unique.map((x) => x.replace(early, '')))}`);
  return sentence(`cast ${or(alikeFrom(unique))}`);
}

/** "when any character would lose a life, lose a Follower or kill an Enemy". */
function alikeFrom(parts: readonly string[]): readonly string[] {
  const head = /^when .*? would /.exec(parts[0] ?? '')?.[0];
  if (parts.length < 2 || head === undefined || !parts.every((x) => x.startsWith(head))) return parts;
  return parts.map((x, i) => (i === 0 ? x : x.slice(head.length)));
}

function whenItHappens(t: Listening, code: Program, say: Speak): string {
  const p = aboutWhom(t, say);
  const at = events[t.on].at;
  const { text, iff } = at
    ? lead(t, code, say)
    : happening(t, code, p, say, t.stage === 'would' && t.on !== 'cast' ? 'would' : 'does');
  say.forget();
  return words(at ? text : `when ${text}`, iff && `if ${iff}`);
}

function whenAllowed(t: Omit<Action, 'id' | 'do'>, code: Program, say: Speak): string {
  const free = t.when !== undefined && 'not' in t.when && 'fight' in t.when.not;
  const cond = free ? undefined : telling(t.when, code);
  if (t.instead !== undefined) {
    const { adverb, iff } = cond === undefined ? { adverb: '', iff: '' } : say.when(cond);
    return words(adverb, insteads[t.instead], iff && `if ${iff}`);
  }
  const { text, iff } = timeAndPlace(t, cond, say, true);
  const before =
    iff === '' && t.at.length === 1 && t.at[0] === 'turnStart' && (t.turn === undefined || t.turn === 'mine')
      ? ', before you move'
      : '';
  return words(text + before, iff && `if ${iff}`);
}

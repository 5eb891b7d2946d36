// Whether another throw could come to something else: by what waits on the stack for the roll, as everybody at the
// table can reckon it. Fate is asked where it could, and nowhere else.
import type { RollLeads } from '../../contract/event';
import type { HeroId, ScopeId } from '../../kernel/ids';
import type { State } from '../state/state';
import type { Effect, Foe, Program, RollFor } from '../vocab/effect';
import type { EventOf } from '../state/event';
import type { Trigger } from '../vocab/ability';
import type { Amount } from '../vocab/select';
import type { Env } from './env';
import { amount, fitsEvent, holds } from './eval';
import { inPlay, type Entry } from './index-in-play';
import { chosenOf, comesTo, isOwnRoll } from './rolls';
import { rowFor } from './rows';
import { sourceWorks } from './stats';

const DIE = [1, 2, 3, 4, 5, 6] as const;

const sumOf = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);

/** Every throw that these dice become when one of them is rolled again. */
export const rerollsOf = (dice: readonly number[]): readonly (readonly number[])[] =>
  dice.flatMap((_, i) => DIE.map((n) => dice.with(i, n)));

/**
 * All that is still to be carried out in a scope, what comes next first; nothing where a chapter of the rulebook waits
 * in it.
 */
function toCome(s: State, scope: ScopeId): Program | undefined {
  const frames = s.stack.filter((f) => f.scope === scope).reverse();
  if (frames.some((f) => f.t !== 'program')) return undefined;
  return frames.flatMap((f) => (f.t === 'program' ? f.code.slice(f.pc) : []));
}

/** Whether a text, as JSON, speaks of a variable: of itself or of what is kept beside it (`d$dice`). */
const speaksOf = (json: string, name: string): boolean => json.includes(`"${name}"`) || json.includes(`"${name}$`);

type Words = { readonly json: string; readonly speaks: Map<string, boolean> };
const texts = new WeakMap<object, Words>();
/** A piece of text as JSON, and of what it speaks; it is never written, and asked about at every roll. */
function wordsOf(text: object): Words {
  const known = texts.get(text) ?? { json: JSON.stringify(text), speaks: new Map<string, boolean>() };
  texts.set(text, known);
  return known;
}
const textOf = (effect: Effect): string => wordsOf(effect).json;
function speaks(text: object, name: string): boolean {
  const words = wordsOf(text);
  const known = words.speaks.get(name) ?? speaksOf(words.json, name);
  words.speaks.set(name, known);
  return known;
}
const mentions = (text: Program, name: string): boolean => text.some((effect) => speaks(effect, name));

/** Whether something that is still to be carried out in a scope reads a variable, or may. */
export function isRead(s: State, scope: ScopeId, name: string): boolean {
  const waiting = s.stack.filter((f) => f.scope === scope);
  return waiting.some((f) => f.t === 'program' && (mentions(f.code.slice(f.pc), name) || mentions(f.code, 'hook')));
}

type Roll = { readonly as: string; readonly for: RollFor; readonly hero: HeroId; readonly dice: readonly number[] };

type Thrown = Omit<EventOf<'rolled'>, 'kind' | 'n'>;
/** A roll as it lies there, and as fate may make it. */
const throwsOf = (roll: Thrown): readonly Thrown[] => [
  roll,
  ...roll.dice.flatMap((before, i) =>
    DIE.map((since) => ({ ...roll, dice: roll.dice.with(i, since), fated: { before, since } })),
  ),
];

/** Something answers one of these. */
const isAnyAnswered = (env: Env, roll: Thrown, throws: readonly Thrown[]): boolean =>
  (inPlay(env.cat, env.s).triggers.get('rolled') ?? []).some(
    ({ it, source }) =>
      (it.whose !== 'mine' || source.holder === undefined || isOwnRoll(roll, source.holder)) &&
      throws.some((now) => {
        const event = { ...now, kind: 'rolled', n: comesTo(now) } as const;
        return it.event === undefined || fitsEvent({ ...env, me: roll.hero, event }, it.event);
      }),
  );
/** Something may answer such a roll: what it then comes to is not known yet. */
export const isAnswered = (env: Env, roll: Thrown): boolean => isAnyAnswered(env, roll, throwsOf(roll));
/** The same of a roll that nobody changes any more by fate. */
export const isAnsweredAsItLies = (env: Env, roll: Thrown): boolean => isAnyAnswered(env, roll, [roll]);

/** What nobody can refuse, and whether it speaks of this roll. */
function isForcedOn(env: Env, event: EventOf<'rolled'>, { it, source }: Entry<Trigger>): boolean {
  if (it.forced !== true || it.do.length !== 1) return false;
  const isBound = source.holder !== undefined && it.whose !== undefined && it.whose !== 'anyone';
  if (isBound && (it.whose === 'mine') !== isOwnRoll(event, source.holder)) return false;
  const here = { ...env, me: source.holder ?? event.hero, event };
  const acts = (it.event === undefined || fitsEvent(here, it.event)) && (it.when === undefined || holds(here, it.when));
  return acts && sourceWorks(here, source, here.me);
}
/**
 * What such a roll comes to once that is done which nobody can refuse: a die that is left out (Moon Mist), a number
 * that is taken off (Path of Folly).
 */
export function comesToSurely(env: Env, roll: Thrown): number {
  let [dice, added] = [roll.dice, 0];
  for (const said of inPlay(env.cat, env.s).staged.get('rolled/after') ?? []) {
    const [only] = said.it.do;
    const changes = only?.op === 'chooseDie' || (only?.op === 'adjustRoll' && typeof only.by === 'number');
    const event = { ...roll, kind: 'rolled', n: sumOf(dice) + added } as const;
    if (!changes || dice.length === 0 || !isForcedOn(env, event, said)) continue;
    if (only.op === 'chooseDie') dice = [chosenOf(dice, only.keep)];
    else if (typeof only.by === 'number') added += only.by;
  }
  return sumOf(dice) + added;
}

/** Something asks for a die or a roll of a fight on its own, apart from the score that it is a part of. */
export const isDieAskedFor = (env: Env): boolean =>
  [...inPlay(env.cat, env.s).triggers.values()].some((list) =>
    list.some(({ it }) => /"attack(?:Die|Roll)":/.test(JSON.stringify(it))),
  );

const isPlain = (a: Amount): boolean => typeof a === 'number' || 'var' in a;

/**
 * A text in which every comparison of variables with each other is answered: nothing before it can change what they
 * hold.
 */
const answered = (env: Env, code: Program | undefined): Program =>
  (code ?? []).flatMap((op): Program => {
    if (op.op !== 'if' || !('is' in op.cond)) return [op];
    const [a, , b] = op.cond.is;
    return isPlain(a) && isPlain(b) ? answered(env, holds(env, op.cond) ? op.then : op.else) : [op];
  });

/**
 * What comes next, with every question of alignment answered that stands before anything else could change the answer:
 * everybody sees what somebody is.
 */
function aligned(env: Env, code: Program, as: string): Program {
  const left: Effect[] = [];
  for (const [i, op] of code.entries()) {
    if (op.op !== 'if' || !('alignment' in op.cond) || speaks(op.cond, as)) left.push(op);
    else left.push(...aligned(env, (holds(env, op.cond) ? op.then : op.else) ?? [], as));
    if (mentions(left, 'align')) return [...left, ...code.slice(i + 1)];
  }
  return left;
}

/** As it would be after a roll of `n`. */
const afterRoll = (env: Env, scope: ScopeId, as: string, n: number): Env => ({
  ...env,
  s: { ...env.s, scopes: { ...env.s.scopes, [scope]: { ...env.s.scopes[scope], [as]: n } } },
});

/** What an op does after a roll of `n`; `undefined` for one that does not branch by the roll alone. */
function branchOf(env: Env, op: Effect, as: string, n: number): Program | undefined {
  const { scope } = env;
  if (scope === undefined) return undefined;
  const then = afterRoll(env, scope, as, n);
  if (op.op === 'table') {
    const row = rowFor(amount(then, op.on), Object.keys(op.rows));
    return answered(then, row === undefined ? [] : op.rows[row]);
  }
  // Of conditions only a comparison: others may look where not everybody does.
  if (op.op === 'if' && 'is' in op.cond) return answered(then, holds(then, op.cond) ? op.then : op.else);
  return undefined;
}

/** Whether a text reads a variable before it holds something else, as each Follower's die does at the Chasm. */
function readsFirst(code: Program, as: string): boolean {
  for (const op of code) {
    if (op.op === 'roll' && op.as === as) return speaksOf(JSON.stringify({ ...op, as: '' }), as);
    const isEach = op.op === 'each' && !speaks(op.of, as);
    if (isEach ? readsFirst(op.do, as) : speaks(op, as)) return true;
  }
  return false;
}

/**
 * What reads a roll next, where nothing reads it afterwards; what is left of the roll itself comes before.
 * @param reads whether something does
 */
function readerOf(env: Env, scope: ScopeId, as: string, reads = readsFirst): Effect | undefined {
  const isBeforehand = (op: Effect): boolean =>
    (op.op === 'step' && op.step.startsWith('roll/')) ||
    (op.op === 'set' && typeof op.to === 'number' && reads !== mentions);
  const left = (toCome(env.s, scope) ?? []).filter((op) => !isBeforehand(op));
  const [next, ...rest] = aligned(env, left, as);
  const isRead = reads(rest, as) || mentions(rest, '$dice');
  return next === undefined || isRead || mentions([next, ...rest], 'hook') ? undefined : next;
}

/**
 * Whether a roll of which one die is thrown again could lead to anything else. It could where in doubt: where something
 * answers rolls, where more than one op reads the roll, where what reads it does not choose between texts by the number
 * alone.
 */
export function rollMatters(env: Env, roll: Roll): boolean {
  const { as, dice } = roll;
  const { scope } = env;
  if (scope === undefined || isAnswered(env, { hero: roll.hero, for: roll.for, dice, into: { scope, as } }))
    return true;
  const reader = readerOf(env, scope, as, mentions);
  if (reader === undefined) return true;
  const branches = [dice, ...rerollsOf(dice)].map((thrown) =>
    branchOf(env, reader, as, sumOf(thrown))?.map(textOf).join(),
  );
  return branches.some((branch) => branch === undefined || branch !== branches[0] || speaksOf(branch, as));
}

/** The other one of an encounter, whom everybody sees: a text names him as "him". */
const SEEN = 'other';

/** What can be told apart from the text around it: it names nothing else that was found out before. */
export const standsAlone = (code: Program): boolean => {
  const text = JSON.stringify(code);
  return (
    !/"op":"(?:set|step|chart|hook|status)"/.test(text) &&
    [...text.matchAll(/"var":"([^"]+)"/g)].every(([, name = '']) => name === SEEN || text.includes(`"as":"${name}"`))
  );
};

/**
 * As whoever has rolled reads it: what befalls one who was chosen before befalls "you" where that is he (Random).
 * Nothing where something befalls the one who chose him, too: he would be "you" as well.
 */
function toRoller(env: Env, code: Program, hero: HeroId): Program | undefined {
  const scope = env.scope === undefined ? undefined : env.s.scopes[env.scope];
  const read = code.map((op): Effect => {
    if (!('who' in op) || typeof op.who !== 'object' || !('var' in op.who)) return op;
    if (scope?.[op.who.var] !== hero) return op;
    const { who: _, ...yours } = op;
    return yours as Effect;
  });
  const isMixed = env.me !== hero && read.some((op, i) => op !== code[i]) && read.some((op, i) => op === code[i]);
  return isMixed ? undefined : read;
}

/** What a roll leads to as it lies there, where a few words can say it. */
export function leadsTo(env: Env, { as, dice, hero }: Pick<Roll, 'as' | 'dice' | 'hero'>): Program | undefined {
  const { scope } = env;
  const reader = scope === undefined ? undefined : readerOf(env, scope, as);
  const branch = reader && branchOf(env, reader, as, sumOf(dice));
  if (branch === undefined) return undefined;
  // A state that he is in has words in the view, and none here.
  const told = toRoller(
    env,
    aligned(env, branch, as).filter(({ op }) => op !== 'status'),
    hero,
  );
  if (told === undefined) return undefined;
  return (told.length > 0 || branch.length === 0) && standsAlone(told) ? told : undefined;
}

/** The number whose row counts, of a roll as it lies there, where a table is read next. */
const countsOf = (env: Env, scope: ScopeId, as: string, dice: readonly number[], reader: Effect): number | undefined =>
  reader.op === 'table' ? amount(afterRoll(env, scope, as, sumOf(dice)), reader.on) : undefined;

/** Dice that were thrown before and that this roll is compared with next, as Death's: who reads the roll sees both. */
function againstOf(env: Env, scope: ScopeId, as: string, reader: Effect): readonly number[] | undefined {
  if (reader.op !== 'if' || !('is' in reader.cond)) return undefined;
  const [a, , b] = reader.cond.is;
  const names = [a, b].flatMap((one) => (typeof one === 'object' && 'var' in one ? [one.var] : []));
  const other = names.includes(as) ? names.find((name) => name !== as) : undefined;
  const dice = other === undefined ? undefined : env.s.scopes[scope]?.[`${other}$dice`];
  const isDice = Array.isArray(dice) && dice.length > 0 && dice.every((n) => typeof n === 'number');
  // What changed it afterwards is not in its dice.
  return isDice && sumOf(dice) === env.s.scopes[scope]?.[other ?? ''] ? dice : undefined;
}

type Measure = { readonly stat: 'strength' | 'craft'; readonly n: number };
/** His own Strength or Craft, with everything that adds to it. */
const abilityIn = (env: Env, one: Amount): Measure | undefined =>
  typeof one === 'object' &&
  'stat' in one &&
  one.of === undefined &&
  one.part === undefined &&
  (one.stat === 'strength' || one.stat === 'craft')
    ? { stat: one.stat, n: amount(env, one) }
    : undefined;

/** The ability that this roll is compared with next, and how much of it he has: the Portal is opened by it. */
function measureOf(env: Env, as: string, reader: Effect): Measure | undefined {
  if (reader.op !== 'if' || !('is' in reader.cond)) return undefined;
  const [a, , b] = reader.cond.is;
  const isRoll = (one: Amount): boolean => typeof one === 'object' && 'var' in one && one.var === as;
  return isRoll(a) ? abilityIn(env, b) : isRoll(b) ? abilityIn(env, a) : undefined;
}

/** The ability that is taken off this roll before its row is looked up: why another number counts (Crypt, Mines). */
function takenOff(env: Env, as: string, reader: Effect): Measure | undefined {
  if (reader.op !== 'table' || typeof reader.on !== 'object' || !('minus' in reader.on)) return undefined;
  const [from, less] = reader.on.minus;
  return mentionsRoll(from, as) ? abilityIn(env, less) : undefined;
}

/** The number whose row a roll comes to as it lies there, and the dice or the ability that it stands against. */
export function leadsOf(env: Env, { as, dice }: Pick<Roll, 'as' | 'dice'>): RollLeads {
  const { scope } = env;
  const reader = scope === undefined ? undefined : readerOf(env, scope, as);
  if (scope === undefined || reader === undefined) return {};
  const counts = countsOf(env, scope, as, dice, reader);
  const against = againstOf(env, scope, as, reader);
  const measure = measureOf(env, as, reader);
  const less = takenOff(env, as, reader);
  return {
    ...(counts === undefined ? {} : { counts }),
    ...(against === undefined ? {} : { against }),
    ...(measure === undefined ? {} : { stat: measure.stat, than: measure.n }),
    ...(less === undefined ? {} : { stat: less.stat, less: less.n }),
  };
}

/** The creature of which a text has one fought after another next, as many as it says, and what each fights with. */
export function foesOf(env: Env): Pick<RollLeads, 'foes' | 'stat' | 'might'> | undefined {
  const { scope } = env;
  const repeated = (scope === undefined ? [] : (toCome(env.s, scope) ?? [])).find(({ op }) => op === 'repeat');
  const fights = (code: Program): readonly Foe[] =>
    code.flatMap((op) =>
      op.op === 'fight' ? [op.foe] : op.op === 'if' ? fights([...op.then, ...(op.else ?? [])]) : [],
    );
  const foe = repeated?.op === 'repeat' ? fights(repeated.do).find(({ name }) => name !== undefined) : undefined;
  if (foe?.name === undefined) return undefined;
  const { name: foes, strength, craft } = foe;
  if (typeof strength === 'number') return { foes, stat: 'strength', might: strength };
  return typeof craft === 'number' ? { foes, stat: 'craft', might: craft } : { foes };
}
const mentionsRoll = (one: Amount, as: string): boolean => typeof one === 'object' && speaks(one, as);

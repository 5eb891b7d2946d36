// Abilities: standing effects, reactions, actions, and ways to encounter another character.
import type { Ability, Action, Listening, Meeting } from '../../rules/vocab/ability';
import type { Program } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';
import type { Moment } from '../../rules/vocab/words';
import { listOf } from '../joined';
import { mentions } from '../choices';
import { telling } from '../trivial';
import { isOfFight } from '../triggers';
import { same } from '../exact';
import { offered } from './flow';
import { aboutWhom, happening, isMoment, reactions, senseOf, whenOf } from './reactions';
import type { CastTime, Rule, Standing, Timing } from './rules';
import type { Walk } from './talk';
import type { Num, Who } from './tree';
import type { When } from './tests';

export function rules(ability: Ability, at: Walk): readonly Rule[] {
  return [
    ...underOne(at.standing(ability.static ?? [])),
    ...reactions(ability.triggers ?? [], at),
    ...inAnyTurn(ability.actions ?? []).flatMap((x) => action(x, at)),
    ...(ability.meetings ?? []).flatMap((x) => meeting(x, at)),
    ...limits(ability, at),
  ];
}

type Limited = Pick<Action, 'group' | 'once'>;
const limited = (ability: Ability): readonly Limited[] => [...(ability.triggers ?? []), ...(ability.actions ?? [])];
/** Whether several things on one card share a limit: that says more than that they share it with other cards. */
const areSeveral = (group: string | undefined, at: Walk): boolean =>
  group !== undefined &&
  ('abilities' in at.def ? (at.def.abilities ?? []) : []).flatMap(limited).filter((x) => x.group === group).length > 1;
/** What several of them share is said behind the last. */
function limits(ability: Ability, at: Walk): readonly Rule[] {
  const all = ('abilities' in at.def ? (at.def.abilities ?? []) : []).flatMap(limited);
  return limited(ability).flatMap((x): readonly Rule[] => {
    const mates = all.filter((y) => y.group === x.group);
    return x.group !== undefined && mates.length > 1 && mates.at(-1) === x
      ? [{ r: 'onlyOne', limit: x.once ?? 'turn' }]
      : [];
  });
}

type OfStat = Extract<Standing, { s: 'stat' }>;
type Times = Extract<Num, { num: 'times' }>;
/** So many for each of something, where that is no fixed number. */
const times = ({ change: { n } }: OfStat): Times | undefined =>
  typeof n === 'object' && n.num === 'times' && typeof n.n === 'object' ? n : undefined;
/** So many for each of something, and where the opposite holds another number for each of the same. */
function isOtherCount(x: Standing, next: Standing): next is OfStat {
  if (x.s !== 'stat' || next.s !== 'stat' || times(x) === undefined) return false;
  const [one, other] = [x.when.iff, next.when.iff];
  if (!one || !other || !('not' in one) || !('not' in other) || one.not === other.not) return false;
  const alike = (y: OfStat): unknown => [{ ...y, when: y.when.adverbs, change: y.change.by }, times(y)?.of];
  return same(alike(x), alike(next)) && same({ ...one, not: true }, { ...other, not: true });
}
const unasked = (x: Standing): Standing => ({ ...x, when: { ...x.when, iff: undefined } });
const counted = (x: OfStat): Standing => ({
  s: 'counted',
  n: times(x)?.n ?? x.change.n,
  when: { adverbs: [], iff: x.when.iff },
});

/** What one must and may not do, where the same is asked for both. */
function underOne(list: readonly Standing[]): readonly Rule[] {
  const out: Rule[] = [];
  const isDuty = (x: Standing): boolean =>
    (x.s === 'mustAttack' || x.s === 'forbidden') && x.who.is === 'you' && x.when.adverbs.length === 0;
  for (const next of list) {
    const before = out.at(-1);
    const x = before?.r === 'standing' ? before.standing : undefined;
    const iff = next.when.iff;
    const isOne = x && iff && isDuty(x) && isDuty(next) && x.s !== next.s && same(x.when.iff, iff);
    if (isOne)
      out.splice(-1, 1, { r: 'allWhile', if: iff, list: [x, next].map((y) => ({ ...y, when: { adverbs: [] } })) });
    else if (x && isOtherCount(x, next))
      out.splice(-1, 1, { r: 'standing', standing: unasked(x) }, { r: 'standing', standing: counted(next) });
    else out.push({ r: 'standing', standing: next });
  }
  return out;
}

// actions

type Timed = Omit<Action, 'id' | 'do'>;
/** What is the same in one's own turn as in another's: in any. */
export function anyTurn<X extends Timed | Listening>(x: X, y: X): X | undefined {
  if ('stage' in x || 'stage' in y) return undefined;
  const turns = [x.turn ?? 'mine', y.turn ?? 'mine'];
  const isBoth = turns.includes('mine') && turns.includes('others');
  return isBoth && same({ ...x, turn: 'any', id: '' }, { ...y, turn: 'any', id: '' })
    ? { ...x, turn: 'any' }
    : undefined;
}

/** What may be done in one's own turn and in another's alike is one to a reader. */
const inAnyTurn = (list: readonly Action[]): readonly Action[] =>
  list.reduce<readonly Action[]>((out, x) => {
    const before = out.at(-1);
    const both = before && anyTurn(before, x);
    return both ? [...out.slice(0, -1), both] : [...out, x];
  }, []);

const always: readonly Moment[] = ['turnStart', 'afterMove'];

/** When something may be done unasked. */
function timing(at: readonly Moment[], turn: Action['turn'], walk: Walk): Timing {
  const whose = turn ?? 'mine';
  const who: Who = whose === 'mine' ? walk.me : { key: 'eventHero', is: whose === 'others' ? 'another' : 'any' };
  if (at.length >= 4 && always.every((m) => at.includes(m)))
    return { time: 'always', turn: whose, fights: at.some(isOfFight), who };
  return at.length === 2 && at.includes('turnStart') && at.includes('turnEnd')
    ? { time: 'ends', who }
    : { time: 'moments', at, who };
}

type Placed = { readonly timing?: Timing; readonly own: boolean; readonly when: When };

/** Where the condition says which fight it is, the moment needs no words. */
function timeAndPlace(x: Pick<Action, 'at' | 'turn'>, c: Cond | undefined, at: Walk): Placed {
  // Others attack in their turns: a fight is not always in one's own.
  const isOwn = x.turn === undefined || x.turn === 'mine';
  const own = isOwn && x.at.some((m) => m === 'beforeRolls' || m === 'beforeFight' || m === 'afterFight');
  const where = placed(x, c, at);
  // Who attacks is at turn.
  const attacks = where.when.adverbs.some((y) => y.a === 'fight' && y.fight.role === 'attacker');
  return { own: own && !attacks, ...where };
}
function placed(x: Pick<Action, 'at' | 'turn'>, c: Cond | undefined, at: Walk): Omit<Placed, 'own'> {
  const meets = x.at.length === 1 && x.at[0] === 'creatureMet';
  const own = c && 'fight' in c && Object.keys(c.fight).length === 1 ? c.fight : undefined;
  if (meets && own?.subtype !== undefined)
    return { timing: { time: 'toFight', who: at.me, subtypes: listOf(own.subtype) }, when: { adverbs: [] } };
  const when = meets && own?.foe === 'creature' ? { adverbs: [] } : at.when(c);
  const [first] = when.adverbs;
  const fight = first?.a === 'fight' && x.at.every(isOfFight) ? first.fight : undefined;
  if (fight?.kind !== undefined) return { when };
  const said = timing(x.at, x.turn, at);
  // "In a fight" is what the moment says already.
  const isAnyFight = fight !== undefined && Object.values(fight).every((v) => v === undefined);
  return { timing: said, when: isAnyFight ? { ...when, adverbs: when.adverbs.slice(1) } : when };
}

/** Dice that the other side does not roll, and a life for it: the Assassin. */
function assassin(x: Action, at: Walk): Rule | undefined {
  const [first, second, more] = x.do;
  if (
    first?.op !== 'attackWith' ||
    first.side !== 'theirs' ||
    !('dice' in first) ||
    first.dice !== 0 ||
    second?.op !== 'reward' ||
    !('only' in second) ||
    more !== undefined
  )
    return undefined;
  return { r: 'assassin', once: x.once, when: at.when(x.when) };
}

/** A roll above its number makes an Animal a Follower: the Minstrel. */
function charm(x: Action, at: Walk): Rule | undefined {
  const [choose, roll, number, leave, test, more] = x.do;
  if (
    choose?.op !== 'choose' ||
    !('cards' in choose.from) ||
    roll?.op !== 'roll' ||
    number?.op !== 'set' ||
    typeof number.to !== 'object' ||
    !('printed' in number.to) ||
    leave?.op !== 'removeFoe' ||
    leave.how !== 'left' ||
    test?.op !== 'if' ||
    test.else !== undefined ||
    test.then[0]?.op !== 'lend' ||
    more !== undefined ||
    !('is' in test.cond) ||
    test.cond.is[1] !== '>' ||
    !mentions(test.cond.is[0], roll.as) ||
    !mentions(test.cond.is[2], number.as) ||
    !same(x.at, ['creatureMet']) ||
    !same(x.when, { exists: choose.from }) ||
    ![number.to.on, leave.card, test.then[0].card].every((card) => same(card, { var: choose.as }))
  )
    return undefined;
  const { inFight, where, ...beast } = choose.from.cards;
  // Against what has the number that is to be beaten.
  if (inFight !== true || !same(where, { is: [{ ...number.to, on: 'it' }, '>=', 1] })) return undefined;
  return { r: 'charm', who: at.me, beast: at.cards(beast), power: number.to.printed };
}

function action(x: Action, at: Walk): readonly Rule[] {
  const idiom = assassin(x, at) ?? charm(x, at);
  if (idiom) return [idiom];
  const c = telling(x.when, x.do);
  const before = x.instead === undefined ? timeAndPlace(x, c, at) : { own: false, when: at.when(c) };
  const body = offered(x.do, at.with({ may: true }));
  if (body.length === 0) return [];
  const inTurn = before.own && !('timing' in before && before.timing.time === 'always');
  return [
    {
      r: 'action',
      once: x.once,
      shared: x.group !== undefined && !areSeveral(x.group, at),
      ...before,
      own: inTurn,
      instead: x.instead,
      who: at.me,
      do: body,
    },
  ];
}

// encounters

function meeting(x: Meeting, at: Walk): readonly Rule[] {
  const him: Who = { key: 'met', is: 'that' };
  const inner = at.with({ event: { kinds: ['encounteredBy'], who: him, card: { card: 'it' } }, it: him });
  inner.meets(him);
  const c = telling(x.when, x.do, true);
  const iff = c && inner.cond(c);
  const body = offered(x.do, inner.with({ may: true }));
  return body.length === 0 ? [] : [{ r: 'meeting', if: iff, do: body }];
}

// Spells

export function castTime(t: Omit<Action, 'id' | 'do'> | Listening, code: Program, at: Walk): CastTime {
  if ('stage' in t) {
    const who = aboutWhom(t, at);
    const when = whenOf(t, code, at, who);
    const event = { ...happening(t, at.with({ event: senseOf([t], who) }), who, when), when };
    const isCast = t.on === 'cast' && event.mood === 'would';
    return { cast: 'event', event: isCast ? { ...event, mood: 'does' } : event, at: isMoment(event) };
  }
  // That no fight may be going on is what the moments say already.
  const free = t.when !== undefined && 'not' in t.when && 'fight' in t.when.not;
  const c = free ? undefined : telling(t.when, code);
  if (t.instead !== undefined) return { cast: 'instead', of: t.instead, when: at.when(c) };
  const { timing: said, own: inOwnTurn, when } = timeAndPlace(t, c, at);
  const own = t.turn === undefined || t.turn === 'mine';
  const beforeMove = when.iff === undefined && t.at.length === 1 && t.at[0] === 'turnStart' && own;
  return { cast: 'time', timing: said, own: inOwnTurn && said?.time !== 'always', when, beforeMove };
}

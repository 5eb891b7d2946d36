// How far a roll leads, and where to: the ways among which a player chooses.
import { msg, type DefId, type HeroId } from '../../kernel/ids';
import type { Option } from '../../contract/prompt';
import { spaceOf } from '../query/catalogue';
import { heroAt } from '../query/env';
import { FARTHEST, routesFrom, type Route } from '../query/routes';
import { guideOf } from '../query/guide';
import { inPlay } from '../query/index-in-play';
import { comesToSurely } from '../query/rerolls';
import { permits, statOf } from '../query/stats';
import { sentinelStrength, type Verb } from '../vocab/words';
import type { RollArgs } from '../engine/given';
import type { Run } from '../engine/rulebook';
import { optionOf } from '../options/option-of';
import { vars, type Way } from './vars';

/** Spaces that he moves when he does not roll: one for a Toad, in the Inner Region, or when slowed. */
export const fixedMove = (run: Run, me: HeroId): number =>
  Math.min(statOf(run.env, me, heroAt(run.env.s, me).toad ? 'toadSteps' : 'steps'), statOf(run.env, me, 'movement'));

/** More than one die makes up this move, or something was added: whoever may stop short goes all of that (D FAQ). */
const isSpedUp = (run: Run, left: number): boolean => {
  const { natural } = run.env.s.turn;
  return statOf(run.env, run.frame.me, 'moveDice') > 1 || (natural.length > 0 && left > sumOf(natural));
};

/** Whether somebody speaks of that, so that it need be asked. */
const isSpokenOf = (run: Run, verb: Verb): boolean => inPlay(run.env.cat, run.env.s).permissions.has(verb);
/** Whether one who chooses his way may end his move wherever that is, or on such a space. */
function mayBeStopped(run: Run, at: { readonly space?: DefId }): boolean {
  const { me } = run.frame;
  if (!isSpokenOf(run, 'stopSteered')) return false;
  const guide = guideOf(run.env, me);
  return guide !== me && permits(run.env, guide, 'stopSteered', { ...at, target: me }).ok;
}
/** Whether his move may be shorter than this, wherever that is or on such a space. */
function mayStop(run: Run, left: number, space?: DefId): boolean {
  const at = space === undefined ? {} : { space };
  return (
    optionOf(run.env.s.options, 'moveUpTo') ||
    (permits(run.env, run.frame.me, 'stopShort', at).ok && !isSpedUp(run, left)) ||
    mayBeStopped(run, at)
  );
}
/** Lengths that his move might have: the full count, or less, which is asked of each space by itself. */
const lengths = (run: Run, left: number): readonly number[] =>
  optionOf(run.env.s.options, 'moveUpTo') || isSpokenOf(run, 'stopShort') || isSpokenOf(run, 'stopSteered')
    ? Array.from({ length: Math.min(FARTHEST, Math.max(1, left)) }, (_, i) => left - i)
    : [left];

export const sumOf = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);

type Purpose = Pick<RollArgs, 'as' | 'for' | 'hero'>;
/** What these dice come to, with what must be done about the roll once it is settled. */
const comesTo = (run: Run, dice: readonly number[], { as, ...whose }: Purpose): number =>
  comesToSurely(run.env, { ...whose, dice, into: { scope: run.frame.scope, as } });

/** What is left when one of several dice is left out as he chooses, by what it comes to. */
export const leavingOut = (
  run: Run,
  dice: readonly number[],
  purpose: Purpose,
): ReadonlyMap<number, readonly number[]> =>
  new Map(
    (dice.length > 1 ? dice.map((_, i) => dice.filter((__, j) => j !== i)) : [dice]).map((rest) => [
      comesTo(run, rest, purpose),
      rest,
    ]),
  );

/** Whether he rolls one die more for his move and leaves one out. */
export const choosesDie = (run: Run, me: HeroId): boolean =>
  optionOf(run.env.s.options, 'rollTwoChoose') || permits(run.env, me, 'chooseMoveDie').ok;

/** How far a throw can lead, as things are now: the farthest first. */
export const countsOf = (run: Run, dice: readonly number[]): readonly number[] => {
  const { me } = run.frame;
  const move = { as: '$rolled', for: 'move', hero: me } as const;
  const two = dice.length > 0 && choosesDie(run, me);
  const counts = two ? [...leavingOut(run, dice, move).keys()].sort((a, b) => b - a) : [comesTo(run, dice, move)];
  return counts.map((n) => leftAfter(run, n));
};

/** Spaces that a roll of so many gives. */
export const leftAfter = (run: Run, rolled: number): number => {
  const { me } = run.frame;
  return heroAt(run.env.s, me).toad ? fixedMove(run, me) : Math.min(statOf(run.env, me, 'movement'), rolled);
};

export const chosenWay = (run: Run): Way | undefined => {
  const said = vars.get(run.env, '$fate');
  return typeof said === 'object' ? said : undefined;
};

/** What is said beside a way: what ends it, or against whom it leads (R4 THE SENTINEL SPACE). */
function noteOf(run: Run, me: HeroId, r: Route): Pick<Option, 'note'> {
  if (r.halt !== undefined) return { note: msg('note.wayEnds', { def: r.halt }) };
  if (r.gate === undefined || r.free || r.off !== undefined) return {};
  const { links } = spaceOf(run.book, r.path.at(-1) ?? heroAt(run.env.s, me).space);
  return links.some(({ to, gate }) => to === r.gate && gate === 'sentinel')
    ? { note: msg('note.sentinel', { n: sentinelStrength }) }
    : {};
}

/** Everywhere that these counts lead to from where he is. */
export function waysOf(
  run: Run,
  me: HeroId,
  counts: readonly number[],
): { readonly options: Option[]; readonly values: Record<string, Route & Way> } {
  const heading = vars.get(run.env, '$heading');
  const from = {
    heading: typeof heading === 'string' ? heading : undefined,
    cameFrom: (vars.get(run.env, '$cameFrom') ?? '') || undefined,
  };
  const ways = counts
    .flatMap((of) => lengths(run, of).map((n) => ({ of, n })))
    .flatMap(({ of, n }) =>
      routesFrom(run.env, me, n, from.heading, from.cameFrom)
        .filter((route) => n === of || mayStop(run, of, route.gate ?? route.path.at(-1)))
        .map((route) => ({ of, route })),
    )
    .filter(({ route }, i, all) => all.findIndex((one) => one.route.key === route.key) === i);
  const endOf = (r: Route): string => r.gate ?? r.path.at(-1) ?? '';
  const options = ways.map(({ route: r }): Option => ({
    key: r.key,
    label: msg(r.gate && !r.free ? 'option.gate' : 'option.goTo', {
      space: endOf(r),
      way: r.way,
      ...(ways.filter(({ route }) => endOf(route) === endOf(r)).length > 1 ? { both: 1 } : {}),
    }),
    target: { space: endOf(r), path: [...r.path, ...(r.gate ? [r.gate] : [])] },
    ...noteOf(run, me, r),
    ...(r.off ? { off: msg('off.because', { def: r.off }) } : {}),
  }));
  const values = Object.fromEntries(
    ways.map(({ of, route: r }) => [
      r.key,
      { key: r.key, way: r.way, path: [...r.path], ...(r.gate ? { gate: r.gate } : {}), of },
    ]),
  );
  return { options, values };
}

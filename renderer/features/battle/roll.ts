// A roll that fate is asked about, as the stage shows it: its dice, the rows of the text that it decides, which of them
// counts, and how often each would come if one of the dice were rolled again.
import type { RollLeads } from '../../../shared/contract/event';
import type { OptionOdds, QuestionOdds } from '../../../shared/contract/foresight';
import type { Option, Prompt } from '../../../shared/contract/prompt';
import type { DefId, Msg, MsgArg } from '../../../shared/kernel/ids';
import { percentOf, SPELLS } from '../prompts/odds';
import type { Thrown } from '../../timeline/rolling.svelte';
import { isFor, type Row } from '../cards/rows';

const FATE: readonly string[] = ['ask.fate', 'ask.darkFate'];
const SIDES = [1, 2, 3, 4, 5, 6] as const;

export type RolledDie = {
  readonly n: number;
  /** Set where this one may be rolled again. */
  readonly option?: Option;
};
export type ToldRow = Row & {
  readonly counts: boolean;
  /** Of each die that may be rolled again, in their order: the chance that this row comes then. */
  readonly again: readonly number[];
};
export type Roll = {
  readonly def: DefId;
  readonly dice: readonly RolledDie[];
  readonly sum: number;
  /** The number whose row counts, where that is another than the sum. */
  readonly counts?: number;
  /** Why it is: the ability that was taken off. */
  readonly less?: { readonly stat: 'strength' | 'craft'; readonly n: number };
  /** The dice that it stands against, as Death's. */
  readonly against?: { readonly dice: readonly number[]; readonly sum: number };
  /** The ability that it is compared with. */
  readonly measure?: { readonly stat: 'strength' | 'craft'; readonly n: number };
  readonly rows: readonly ToldRow[];
};

const numbers = (value: MsgArg | undefined): readonly number[] =>
  Array.isArray(value) ? value.filter((n): n is number => typeof n === 'number') : [];

const sumOf = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);

/** The table that a roll is looked up in, of those that a text has; nothing in doubt. */
function meantOf(tables: readonly (readonly Row[])[], lands: number, tells: (row: Row) => boolean): readonly Row[] {
  const fit = tables.filter((rows) => rows.some((row) => isFor(row, lands)));
  const meant = fit.length > 1 ? fit.filter((rows) => rows.some(tells)) : fit;
  return meant.length === 1 ? (meant[0] ?? []) : [];
}

type Leading = RollLeads & { readonly dice: readonly RolledDie[]; readonly def: DefId };
const led = ({ dice, def, counts: lands, against = [], stat, than, less }: Leading, rows: readonly Row[]): Roll => {
  const sum = sumOf(dice.map(({ n }) => n));
  return {
    def,
    dice,
    sum,
    ...(lands === undefined || lands === sum ? {} : { counts: lands }),
    ...(stat !== undefined && than !== undefined ? { measure: { stat, n: than } } : {}),
    ...(stat !== undefined && less !== undefined && lands === sum - less ? { less: { stat, n: less } } : {}),
    ...(against.length === 0 ? {} : { against: { dice: against, sum: sumOf(against) } }),
    rows: rows.map((row) => ({
      ...row,
      counts: lands !== undefined && isFor(row, lands),
      again: dice.flatMap(({ n, option }) =>
        option === undefined || lands === undefined
          ? []
          : [SIDES.filter((side) => isFor(row, lands - n + side)).length / SIDES.length],
      ),
    })),
  };
};

/** What a question says of its dice. */
function leadsOf({ args = {} }: Msg): RollLeads {
  const { counts, stat, than, less } = args;
  return {
    ...(typeof counts === 'number' ? { counts } : {}),
    ...(stat === 'strength' || stat === 'craft' ? { stat } : {}),
    ...(typeof than === 'number' ? { than } : {}),
    ...(typeof less === 'number' ? { less } : {}),
    against: numbers(args['against']),
  };
}

/**
 * @param tables the charts of the card or space that asks
 * @param now what the roll leads to, in words: tells which of several tables is meant
 * @returns nothing where the question is not about a roll by itself
 */
export const rollOf = (prompt: Prompt, tables: readonly (readonly Row[])[], now: string): Roll | undefined => {
  const { ask, source, options } = prompt;
  const thrown = numbers(ask.args?.['dice']);
  if (!FATE.includes(ask.id) || thrown.length === 0) return undefined;
  const dice = thrown.map((n, i): RolledDie => {
    const option = options.find(({ key, off }) => key === `reroll.${i + 1}` && off === undefined);
    return { n, ...(option === undefined ? {} : { option }) };
  });
  const leads = leadsOf(ask);
  const rows = leads.counts === undefined ? [] : meantOf(tables, leads.counts, ({ what }) => what === now);
  return led({ ...leads, def: source, dice }, rows);
};

/**
 * Dice that nobody is asked about, as the stage shows them. What a Follower's own die decides is told after what one's
 * own does.
 * @param tables the charts of the card or space that they are thrown for
 */
export function rollTold({ event, against, at, isTheirs }: Thrown, tables: readonly (readonly Row[])[]): Roll {
  const { leads = {}, dice, source = '' } = event;
  const { counts } = leads;
  const own = event.for === 'follower' ? tables.slice(-1) : tables.slice(0, 1);
  const fit = counts === undefined ? [] : meantOf(tables, counts, () => false);
  const isAlone = counts === undefined && tables.length === 1;
  const rows = fit.length > 0 ? fit : counts === undefined && !isAlone ? [] : (own[0] ?? []);
  const lie = { ...(at === 'table' ? leads : {}), def: source };
  if (isTheirs) return led({ ...lie, dice: [], against: dice }, rows);
  return led({ ...lie, dice: dice.map((n) => ({ n })), against }, rows);
}

type Outcome = OptionOdds['outcomes'][number];
const KEEPS: Outcome = { chance: 1, changes: [], fights: [], ends: { t: 'turn' } };

/** What becomes of the one who is asked, each as a number that is better the higher it is. */
const worth = ({ changes, fights, ends }: Outcome): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  const add = (what: string, n: number): unknown => sums.set(what, (sums.get(what) ?? 0) + n);
  for (const change of changes) {
    if (change.hero !== undefined) continue;
    if (change.t === 'number') add(change.what, change.by);
    else if (change.t === 'spells') add('spells', change.by);
    else if (change.t === 'missTurns') add('turns', -change.by);
    else if (change.t === 'extraTurns') add('turns', change.by);
    else if (change.t === 'kept') add('kept', change.on ? -1 : 0);
    else if (change.t === 'toad') add('toad', change.on ? -1 : 1);
    else if (change.t === 'dead') add('life', -Infinity);
    else if (change.t === 'space') add(`at ${change.space}`, NaN);
    else if (change.t === 'aligned') add(change.to, NaN);
    else if (change.t === 'later') add('later', NaN);
    else add(`card ${change.def}`, change.t === 'gained' ? 1 : -1);
  }
  if (ends.t === 'draw' && ends.deck === SPELLS) add('spells', 1);
  for (const { result } of fights) add('fight', result === 'won' ? 1 : result === 'lost' ? -1 : 0);
  return sums;
};

/** Better in something and worse in nothing; neither where it is this for that. */
const compared = (one: Outcome, other: Outcome): number => {
  const [a, b] = [worth(one), worth(other)];
  const signs = new Set(
    [...new Set([...a.keys(), ...b.keys()])].flatMap((what) => {
      const [x, y] = [a.get(what) ?? 0, b.get(what) ?? 0];
      // Where somebody comes to is neither better nor worse.
      if (Number.isNaN(x) && Number.isNaN(y)) return [];
      return x === y ? [] : [Number.isNaN(x) || Number.isNaN(y) ? 0 : Math.sign(x - y)];
    }),
  );
  return signs.size === 1 ? ([...signs][0] ?? 0) : 0;
};

/** Without the fate that the throw costs: it is on the button, and whatever came would be worse by it. */
const unpaid = (one: Outcome): Outcome => ({
  ...one,
  changes: one.changes.flatMap((change) => {
    if (change.t !== 'number' || change.what !== 'fate' || change.hero !== undefined || change.by >= 0) return [change];
    return change.by === -1 ? [] : [{ ...change, by: change.by + 1 }];
  }),
});

const inFull = ({ changes, fights, ends, staying = [] }: Outcome): string =>
  JSON.stringify([changes.map((change) => JSON.stringify(change)).sort(), fights, ends, staying]);
/** Both come to the very same. */
const isAlike = (one: Outcome, other: Outcome): boolean => inFull(one) === inFull(other);

/**
 * What rolling a die again may do: win a fight, come to something better or worse than what lies there, or to nothing
 * that is any better.
 */
export type Again =
  | { readonly t: 'win'; readonly from: number; readonly to: number; readonly standOff?: number }
  | { readonly t: 'turns'; readonly better: number; readonly worse: number }
  | { readonly t: 'none'; readonly worse: number };

/** Sums of chances differ by as little where they are the same. */
const TINY = 1e-9;
/** Chance of a defeat, and of a life that is lost. */
const harmsOf = ({ outcomes, lose, hurt = 0, dies = 0 }: OptionOdds): readonly number[] => [
  lose ??
    outcomes.reduce(
      (sum, { chance, fights }) => (fights.some(({ result }) => result === 'lost') ? sum + chance : sum),
      0,
    ),
  hurt,
  dies,
];
/** As it would be read, a fight is won no oftener by it, and nothing that harms comes more seldom. */
const winsNothing = (again: OptionOdds, keep: OptionOdds): boolean => {
  const [now, then] = [harmsOf(keep), harmsOf(again)];
  const isRead = (one: number, other: number): boolean => percentOf(one) === percentOf(other);
  const [from, to] = [keep.win ?? 0, again.win ?? 0];
  return isRead(from, 1) || ((to < from || isRead(from, to)) && then.every((harm, i) => harm > (now[i] ?? 0) - TINY));
};

/** What lies there is said to come to nothing: where it is not known by its odds, there is nothing to tell of them. */
export const comesToNothing = ({ args }: Msg): boolean => {
  const now = args?.['now'];
  return typeof now === 'object' && 'does' in now && Array.isArray(now.does) && now.does.length === 0;
};

/**
 * @param isIdle the dice come to nothing as they lie there
 * @returns nothing where that is not known, or where most of it is neither better nor worse
 */
export const againOf = (key: string, odds: QuestionOdds, isIdle = false): Again | undefined => {
  const again = odds[key];
  const keep = odds['pass'];
  if (again === undefined || again.stopped !== undefined) return undefined;
  if (again.win !== undefined) {
    if (keep !== undefined && winsNothing(again, keep)) {
      const worse = (keep.win ?? 0) - again.win;
      return { t: 'none', worse: worse > TINY ? worse : 0 };
    }
    const { standOff = 0 } = again;
    return { t: 'win', from: keep?.win ?? 0, to: again.win, ...(standOff > 0 ? { standOff } : {}) };
  }
  const [stays = KEEPS, ...others] = keep?.outcomes ?? [];
  if (others.length > 0) return undefined;
  const thrown = again.outcomes.map(unpaid);
  const share = (sign: number): number =>
    thrown.reduce((sum, one) => (compared(one, stays) === sign ? sum + one.chance : sum), 0);
  const [better, worse] = [share(1), share(-1)];
  const isNoBetter = (one: Outcome): boolean =>
    isAlike(one, stays) || (one.ends.t === 'turn' && compared(one, stays) < 0);
  if (thrown.length > 0 && (keep !== undefined || isIdle) && thrown.every(isNoBetter)) return { t: 'none', worse };
  return better + worse === 0 ? undefined : { t: 'turns', better, worse };
};

/** The fight is won by the dice that lie there, and nobody could have them thrown again: fate would bring nothing. */
export const isWon = ({ options }: Pick<Prompt, 'options'>, odds: QuestionOdds): boolean => {
  const again = options.filter(({ label, off }) => label.id === 'option.reroll' && off === undefined);
  const { win = 0, unless } = odds['pass'] ?? {};
  return (
    again.length > 0 && win > 1 - TINY && unless === undefined && again.every(({ key }) => odds[key] !== undefined)
  );
};

// What a text roughly does to whoever it befalls: read off its ops, with all results of its dice as likely as one
// another. Good enough for one who plays by feeling, and true of any card that will ever be.
import type { Alignment } from '../../shared/rules/vocab/select';
import type { Effect, Program } from '../../shared/rules/vocab/effect';
import { isList, within } from './within';

export type Gist = {
  /** Lives lost. */
  readonly harm: number;
  /** Lives healed, and those that gold heals; fate that comes back. */
  readonly heals: number;
  readonly bought: number;
  readonly fate: number;
  /** All else, good and bad. */
  readonly good: number;
};

const nothing: Gist = { harm: 0, heals: 0, bought: 0, fate: 0, good: 0 };
const plus = (a: Gist, b: Gist): Gist => ({
  harm: a.harm + b.harm,
  heals: a.heals + b.heals,
  bought: a.bought + b.bought,
  fate: a.fate + b.fate,
  good: a.good + b.good,
});
const times = ({ harm, heals, bought, fate, good }: Gist, n: number): Gist => ({
  harm: harm * n,
  heals: heals * n,
  bought: bought * n,
  fate: fate * n,
  good: good * n,
});
const sum = (all: readonly Gist[]): Gist => all.reduce(plus, nothing);

/** What it is worth to one who is well and has enough fate. */
export const worthOf = ({ harm, good }: Gist): number => good - 1.6 * harm;

const best = (all: readonly Gist[]): Gist => {
  const [first = nothing, ...rest] = all;
  const most = (of: (one: Gist) => number): number => Math.max(0, ...all.map(of));
  const chosen = rest.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a), first);
  return {
    ...chosen,
    heals: most(({ heals }) => heals),
    bought: most(({ bought }) => bought),
    fate: most(({ fate }) => fate),
  };
};

const GOLD = 0.4;
const worth = { strength: 2, craft: 2, life: 1, fate: 0.5, gold: GOLD } as const;
const numberOf = (n: unknown): number => (typeof n === 'number' ? n : 1);

/** The numbers of a row (`1`, `2-3`, `6+`, `0-`). */
export const spanOf = (row: string): readonly [from: number, to: number] => {
  const open = /^(-?\d+)([+-])$/.exec(row);
  if (open) return open[2] === '+' ? [Number(open[1]), Infinity] : [-Infinity, Number(open[1])];
  const [from = '0', to = from] = row.split(/(?<=\d)-/);
  return [Number(from), Number(to)];
};
/** Of two dice a six, a seven and an eight are likelier than the others. */
const waysOfTwo = (n: number): number => (n < 2 || n > 12 ? 0 : 6 - Math.abs(7 - n));
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** How many of the results of one die, or of two, fall in a row. */
const share = (row: string, dice: 1 | 2): number => {
  const [from, to] = spanOf(row);
  const ways = (n: number): number => (dice === 2 ? waysOfTwo(n) / 36 : n <= 6 ? 1 / 6 : 0);
  return NUMBERS.reduce((all, n) => (from <= n && n <= to ? all + ways(n) : all), 0);
};

const fits = (cond: unknown, alignment: Alignment): boolean | undefined => {
  if (typeof cond !== 'object' || cond === null) return undefined;
  if ('alignment' in cond)
    return isList(cond.alignment) ? cond.alignment.includes(alignment) : cond.alignment === alignment;
  if ('not' in cond) {
    const found = fits(cond.not, alignment);
    return found === undefined ? undefined : !found;
  }
  return undefined;
};

/** Of ops that do one thing, whatever they do it with. */
const plain: { readonly [op in Effect['op']]?: number } = {
  toad: -3,
  missTurn: -1,
  endTurn: -2.5,
  extraTurns: 2,
  discardSpells: -0.8,
  gainCard: 2.5,
  search: 2.5,
  take: 2.5,
  // What has burnt is what all of them could grow by.
  unburn: 2.5,
  deal: 0.8,
  drawSpell: 0.8,
  shop: 0.8,
  discard: -0.7,
};

/** How likely each row of a table is. */
export function sharesOf(rows: readonly string[]): readonly number[] {
  const dice = rows.some((row) => spanOf(row)[0] > 7) ? 2 : 1;
  const shares = rows.map((row) => share(row, dice));
  const whole = Math.max(
    0.01,
    shares.reduce((a, b) => a + b, 0),
  );
  return shares.map((one) => one / whole);
}

function ofTable(rows: Readonly<Record<string, Program>>, as: Alignment): Gist {
  const all = Object.entries(rows);
  const shares = sharesOf(all.map(([row]) => row));
  return sum(all.map(([, program], i) => times(gistOf(program, as), shares[i] ?? 0)));
}

const SPENT = -0.1;
/** Lives that a death counts for. */
const DEATH = 4;
/** What hurts another helps oneself, but only a little; so does the other way round. */
const OTHERS = -0.4;
/** Tokens that are laid on spaces hurt all who come there. */
const LAND = -0.9;
/** What leads to a Talisman is worth more than other things. */
const TALISMAN = 4;

function ofLoss({ what, n, who }: Extract<Effect, { readonly op: 'lose' }>): Gist {
  if (who !== undefined) return { ...nothing, good: -OTHERS * worth[what] * numberOf(n) };
  return what === 'life' ? { ...nothing, harm: numberOf(n) } : { ...nothing, good: -worth[what] * numberOf(n) };
}

function ofEffect(effect: Effect, as: Alignment): Gist {
  if (effect.op === 'gain')
    return effect.who === undefined ? { ...nothing, good: worth[effect.what] * numberOf(effect.n) } : nothing;
  if (effect.op === 'lose') return ofLoss(effect);
  if (effect.op === 'heal') return { ...nothing, heals: typeof effect.n === 'number' ? effect.n : 3 };
  if (effect.op === 'replenish') return { ...nothing, fate: typeof effect.n === 'number' ? effect.n : 2 };
  if (effect.op === 'fight') return { ...nothing, harm: 0.4 };
  if (effect.op === 'kill') return effect.who === 'me' ? { ...nothing, harm: DEATH } : nothing;
  if (effect.op === 'table') return ofTable(effect.rows, as);
  if (effect.op === 'pick') {
    // Whom nothing is given may be left with what needs no price.
    const all = effect.options.map((option) => gistOf(option.do, as));
    const free = effect.options.filter((option) => !option.do.some(isPrice)).map((option) => gistOf(option.do, as));
    const harm = free.length === 0 ? 0 : Math.min(...free.map((one) => one.harm));
    return { ...best(all), harm: Math.max(best(all).harm, POOR * harm) };
  }
  if (effect.op === 'may') return best([gistOf(effect.then, as), gistOf(effect.else ?? [], as)]);
  if (effect.op === 'repeat') return gistOf(effect.do, as);
  if (effect.op === 'if') {
    const is = fits(effect.cond, as);
    const [then, other] = [gistOf(effect.then, as), gistOf(effect.else ?? [], as)];
    return is === undefined ? plus(times(then, 0.6), times(other, 0.4)) : is ? then : other;
  }
  if (effect.op === 'gainCard' && (effect.from === 'quest' || effect.from === 'talisman'))
    return { ...nothing, good: TALISMAN };
  // What is put before him is his.
  if (effect.op === 'put' && effect.to === 'held') return { ...nothing, good: 1 };
  if (effect.op === 'burn') return { ...nothing, good: effect.card === undefined ? 0 : -0.7 };
  if (effect.op === 'spaceTokens')
    return { ...nothing, good: typeof effect.n === 'number' && effect.n < 0 ? -LAND : LAND };
  // What is spent by its use is there to be used.
  if (effect.op === 'discard' && effect.card === 'this') return { ...nothing, good: SPENT };
  const good = plain[effect.op];
  if (good === undefined) return nothing;
  return { ...nothing, good: 'who' in effect ? OTHERS * good : good };
}

/** Nobody always has gold. */
const POOR = 0.5;
const isPrice = (effect: Effect): boolean =>
  effect.op === 'lose' && effect.what === 'gold' && effect.cost === true && effect.who === undefined;

export function gistOf(program: Program, as: Alignment): Gist {
  const all = sum(program.map((effect) => ofEffect(effect, as)));
  // What is paid for is left to him.
  return program.some(isPrice) ? { ...nothing, bought: all.heals + all.bought, fate: all.fate } : all;
}

/** Every op that is somewhere in a text, the outer ones first. */
function* opsIn(value: unknown): Generator<Effect> {
  for (const one of within(value, (part) => 'op' in part)) yield one as unknown as Effect;
}

/** What a throw is read on: itself, or what is left of it beyond an ability. */
export type ChartFacts = {
  readonly less?: 'strength' | 'craft';
  readonly rows: readonly { readonly from: number; readonly to: number; readonly worth: number }[];
};
/** What an ability does that may be used. */
export type UseFacts = {
  readonly does: Gist;
  /** It helps in a fight. */
  readonly fights: boolean;
  /** It is paid for: with gold, or with a card. */
  readonly dear: boolean;
  /** What he has goes for gold, one thing at least. */
  readonly sells: boolean;
  /** It keeps from happening what it answers. */
  readonly prevents: boolean;
  /** A fight is won by it. */
  readonly wins: boolean;
  /** A fight ends as a stand-off by it. */
  readonly draws: boolean;
  /** All that it does is to send its card away. */
  readonly rids: boolean;
  /** What it makes of his dice: a six, or so much more. */
  readonly dice?: 'six' | number;
};
/** Ops that change how a fight ends, or what comes of it. */
const FIGHTING: ReadonlySet<Effect['op']> = new Set([
  'attackWith',
  'fightInPlace',
  'joinFight',
  'modify',
  'prevent',
  'removeFoe',
  'reward',
  'score',
  'settle',
]);
const PAYING: ReadonlySet<Effect['op']> = new Set(['discard', 'lose', 'endTurn']);

export function useFacts(program: Program): UseFacts {
  const all = [...opsIn(program)];
  const ops = all.map(({ op }) => op);
  return {
    does: gistOf(program, 'neutral'),
    fights: ops.some((op) => FIGHTING.has(op)),
    dear: ops.some((op) => PAYING.has(op)),
    sells: all.some((one) => one.op === 'choose' && one.ask === 'sell' && one.min !== 0),
    prevents: ops.includes('prevent'),
    wins: all.some((one) => one.op === 'settle' && one.outcome === 'won'),
    draws: all.some((one) => one.op === 'settle' && one.outcome === 'standOff'),
    rids: program.length === 1 && all.every((one) => one.op === 'discard' && one.card === 'this'),
    ...diceOf(all),
  };
}
/** Dice that may show anything count as a six. */
function diceOf(all: readonly Effect[]): Pick<UseFacts, 'dice'> {
  if (all.some(({ op }) => op === 'showDice')) return { dice: 'six' };
  const adjusts = all.find((one) => one.op === 'adjustRoll');
  if (adjusts?.op !== 'adjustRoll') return {};
  const most = all.map((one) => (one.op === 'number' && typeof one.to === 'number' ? one.to : 0));
  return { dice: typeof adjusts.by === 'number' ? adjusts.by : Math.max(1, ...most) };
}

export type TextFacts = {
  readonly does: { readonly [as in Alignment]: Gist };
  /** Its choices, by their keys. */
  readonly picks: { readonly [key: string]: Gist };
  readonly chart?: ChartFacts;
};

const lessOf = (on: unknown): ChartFacts['less'] => {
  if (typeof on !== 'object' || on === null || !('minus' in on) || !isList(on.minus)) return undefined;
  const [, taken] = on.minus;
  const stat = typeof taken === 'object' && taken !== null && 'stat' in taken ? taken.stat : undefined;
  return stat === 'strength' || stat === 'craft' ? stat : undefined;
};
/** To be sent away is worth something only where nothing is known; a life counts most. */
const rowWorth = (program: Program): number =>
  worthOf(gistOf(program, 'neutral')) - (program.some(({ op }) => op === 'moveTo') ? 2 : 0);

export function textFacts(program: Program): TextFacts {
  const picks: Record<string, Gist> = {};
  let chart: ChartFacts | undefined;
  for (const effect of opsIn(program)) {
    if (effect.op === 'pick') for (const option of effect.options) picks[option.key] ??= gistOf(option.do, 'neutral');
    if (effect.op !== 'table' || chart !== undefined) continue;
    const less = lessOf(effect.on);
    const rows = Object.entries(effect.rows).map(([row, then]) => {
      const [from, to] = spanOf(row);
      return { from, to, worth: rowWorth(then) };
    });
    chart = { rows, ...(less === undefined ? {} : { less }) };
  }
  return {
    does: { good: gistOf(program, 'good'), neutral: gistOf(program, 'neutral'), evil: gistOf(program, 'evil') },
    picks,
    ...(chart === undefined ? {} : { chart }),
  };
}

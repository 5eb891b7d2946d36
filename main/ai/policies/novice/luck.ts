// What turns fate: lives that are saved, dice that are changed, and burdens that leave.
import type { CardFacts } from '../../facts';
import type { ChartFacts, UseFacts } from '../../gist';
import { factsFor, type Judge, type Situation } from './situation';

export const cardOf = (s: Situation, key: string): CardFacts | undefined =>
  factsFor(s, s.prompt.options.find((one) => one.key === key)?.target?.def);
/** What something that is offered does, by the last part of its key. */
export const useOf = (card: CardFacts | undefined, key: string): UseFacts | undefined =>
  card?.uses[key.slice(key.indexOf('#') + 1)] ?? Object.values(card?.uses ?? {})[0];

/** What a throw does, by the chart that it is read on. */
export const rowWorth = (s: Situation, chart: ChartFacts, sum: number): number | undefined => {
  const total = chart.less === undefined ? sum : sum - s.me[chart.less].total;
  return chart.rows.find(({ from, to }) => from <= total && total <= to)?.worth;
};
const chartOf = (s: Situation): ChartFacts | undefined =>
  (s.facts.spaces[s.prompt.source] ?? factsFor(s, s.prompt.source))?.text.chart;

const isMine = (s: Situation): boolean => s.prompt.ask.args?.['hero'] === s.me.def;

const isSpent = (card: CardFacts, use: UseFacts): boolean => use.dear || card.kind === 'spell';

/** Against the loss of a life: first what costs nothing, then what is spent by it. */
const saves = (s: Situation, card: CardFacts, use: UseFacts): number | undefined => {
  const { what, n } = s.prompt.ask.args ?? {};
  if (what !== 'life' || !use.prevents) return undefined;
  if (!isMine(s)) return 0;
  // A quest that asks for a life is not done without it.
  if (factsFor(s, s.prompt.source)?.kind === 'quest') return 0;
  return isSpent(card, use) ? spent(s, Number(n)) : 5;
};
/** The last life is worth more than anything else that could be done. */
const spent = (s: Situation, n: number): number => (s.me.life <= n ? 4 : 2);

/** By how much he leads, or about how much where a die has not been thrown yet. */
const leadOf = (s: Situation, rolled: number): number | undefined => {
  const { fight } = s.view;
  if (fight === undefined) return undefined;
  const [me, other] = fight.theirs.hero === s.me.id ? [fight.theirs, fight.mine] : [fight.mine, fight.theirs];
  return me.power + rolled - other.power - (other.dice.length > 0 ? other.roll : AVERAGE);
};
const AVERAGE = 3.5;
/** What is gone afterwards is kept for what is worth more than this. */
const CHARM = 1.5;

const inAttack = (s: Situation, use: UseFacts, now: number, then: number): number => {
  const lead = leadOf(s, now);
  if (lead === undefined || lead > 0) return 0;
  return use.wins || lead + then - now >= 0 ? 2 : 0;
};

/** His dice are about to be thrown, or lie there. */
const changes = (s: Situation, card: CardFacts, use: UseFacts): number | undefined => {
  const { what, n } = s.prompt.ask.args ?? {};
  if (!isMine(s) || (use.dice === undefined && !use.wins)) return undefined;
  const lies = s.prompt.ask.id === 'react.rolled';
  const now = lies ? Number(n) : AVERAGE;
  const then = use.dice === 'six' ? Math.max(6, now) : now + (use.dice ?? 0);
  const free = !isSpent(card, use);
  // The more, the better.
  if (free && (what === 'attack' || what === 'armour' || what === 'pray')) return 2;
  if (what === 'attack') return inAttack(s, use, now, then);
  // Armour saves a life, and mostly with a high roll.
  if (what === 'armour') return s.me.life <= 2 && now < 4 ? 2 : 0;
  const chart = chartOf(s);
  if (chart === undefined) return undefined;
  const gain = bestOf(s, chart, lies ? now : 1, then) - (lies ? (rowWorth(s, chart, now) ?? 0) : meanOf(s, chart));
  return gain > (free ? 0 : CHARM) ? 2 : 0;
};

const meanOf = (s: Situation, chart: ChartFacts): number =>
  FACES.reduce((all, face) => all + (rowWorth(s, chart, face) ?? 0), 0) / FACES.length;
const FACES = [1, 2, 3, 4, 5, 6];
/** Where he may say what they show, the best row; else the one that they come to. */
const bestOf = (s: Situation, chart: ChartFacts, from: number, to: number): number =>
  Math.max(...FACES.filter((n) => n >= from && n <= to).map((n) => rowWorth(s, chart, n) ?? -99), -99);

/** What he says that his dice show: the best row of the space that he is on, unless he fights. */
export const shownJudge: Judge = (s, { key }) => {
  const chart = s.view.fight === undefined ? s.facts.spaces[s.me.space]?.text.chart : undefined;
  return (chart === undefined ? undefined : rowWorth(s, chart, Number(key))) ?? Number(key);
};

/** Not even on a whim. */
const NEVER = -99;

/** What a reaction is worth that saves, changes dice or frees him of something; nothing where it does none of these. */
export const luckWorth = (s: Situation, key: string): number | undefined => {
  const card = cardOf(s, key);
  const use = useOf(card, key);
  if (card === undefined || use === undefined) return undefined;
  if (use.rids && card.burden) return 3;
  // A turn is worth what is given for it.
  if (s.prompt.ask.id === 'react.missTurn' && use.prevents && isMine(s)) return 2;
  // What he casts himself he wants: two Spells would be gone for nothing.
  if (s.prompt.ask.id === 'react.cast' && use.prevents && isMine(s)) return NEVER;
  if (s.prompt.ask.id === 'react.lose') return saves(s, card, use);
  // A fight that is lost, and need not be.
  if (s.prompt.ask.id === 'react.compared' && use.draws && isMine(s)) return isSpent(card, use) ? spent(s, 1) : 5;
  if (s.prompt.ask.id === 'react.rolling' || s.prompt.ask.id === 'react.rolled') return changes(s, card, use);
  return undefined;
};

// The race over the rounds as lines and strips: how strong everybody was, and in which Region.
import type { Story, StoryMoment, StorySeat } from '../../../shared/contract/story';
import type { SeatId } from '../../../shared/kernel/ids';

export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
export type Dot = { readonly x: number; readonly y: number };
/** So long somebody was in a Region, from edge to edge of his strip. */
export type Stretch = { readonly from: number; readonly to: number; readonly region: number };
export type Runner = {
  readonly seat: SeatId;
  /** One line for each character that he was: a death breaks it. */
  readonly lines: readonly (readonly Dot[])[];
  readonly end: Dot | undefined;
  readonly strip: readonly Stretch[];
  /** Where the line of one who was killed ends. */
  readonly deaths: readonly Dot[];
};
export type Race = {
  readonly runners: readonly Runner[];
  /** Strength and Craft together, as steps of the scale. */
  readonly steps: readonly { readonly n: number; readonly y: number }[];
  readonly rounds: readonly { readonly n: number; readonly x: number }[];
  readonly flags: readonly (Dot & { readonly moment: StoryMoment })[];
};

/** So many lines of the scale, and marks of rounds, at the most. */
const MOST = 6;
const stepOf = (span: number): number => [1, 2, 5, 10, 20, 50, 100].find((step) => span / step <= MOST) ?? 200;
const powerOf = ({ strength, craft }: StorySeat['marks'][number]): number => strength + craft;
const multiples = (from: number, to: number): readonly number[] => {
  const step = stepOf(to - from);
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, i) => (first + i) * step);
};

/** Neighbouring rounds in one Region are one stretch. */
const stripOf = (marks: StorySeat['marks'], edge: (round: number) => number): readonly Stretch[] => {
  const found: Stretch[] = [];
  for (const { round, region } of marks) {
    const last = found.at(-1);
    const to = edge(round + 1);
    if (last?.region === region) found[found.length - 1] = { ...last, to };
    else found.push({ from: edge(round), to, region });
  }
  return found;
};

export const raceOf = ({ rounds, seats, moments }: Story, { left, right, top, bottom }: Box): Race => {
  const powers = seats.flatMap(({ marks }) => marks.map(powerOf));
  const [least, most] = [Math.max(0, Math.min(...powers, 99) - 1), Math.max(...powers, 1) + 1];
  const wide = (right - left) / Math.max(1, rounds);
  /** In the middle of its round, so that a game of one round has a line, too. */
  const x = (round: number): number => left + (round - 0.5) * wide;
  const y = (power: number): number => bottom - ((power - least) / (most - least)) * (bottom - top);
  const runners = seats.map(({ seat, marks, deaths }): Runner => {
    const lines: Dot[][] = [[]];
    for (const mark of marks) {
      lines.at(-1)?.push({ x: x(mark.round), y: y(powerOf(mark)) });
      if (deaths.includes(mark.round)) lines.push([]);
    }
    return {
      seat,
      lines: lines.filter((line) => line.length > 0),
      end: lines.flat().at(-1),
      strip: stripOf(marks, (round) => left + (round - 1) * wide),
      deaths: marks
        .filter(({ round }) => deaths.includes(round))
        .map((mark) => ({ x: x(mark.round), y: y(powerOf(mark)) })),
    };
  });
  return {
    runners,
    steps: multiples(least, most).map((n) => ({ n, y: y(n) })),
    rounds: multiples(1, rounds).map((n) => ({ n, x: x(n) })),
    flags: moments.map((moment) => ({ moment, x: x(moment.round), y: top })),
  };
};

export const pathOf = (line: readonly Dot[]): string =>
  line.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

export type Luck = 'lucky' | 'unlucky' | 'fair' | 'few';
/** So many dice say something of luck; fewer are what anybody may throw. */
const MANY = 20;
const MEAN = 3.5;
const VARIANCE = 35 / 12;

/** What the dice were to somebody: luck is what one in six would not have had. */
export const luckOf = ({ dice, pips }: Pick<StorySeat, 'dice' | 'pips'>): Luck => {
  if (dice < MANY) return 'few';
  const deviation = (pips - MEAN * dice) / Math.sqrt(VARIANCE * dice);
  return deviation > 1 ? 'lucky' : deviation < -1 ? 'unlucky' : 'fair';
};

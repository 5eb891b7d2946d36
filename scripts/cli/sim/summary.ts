// What a run of games comes to.
import type { Def } from '../../../shared/rules/vocab/definition';
import { stages, type GameReport, type Stage } from './game';
import { added, neverMet, neverTaken } from './report';

export type Summary = {
  readonly games: number;
  readonly finished: number;
  readonly stuck: number;
  readonly violations: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly roundsMedian: number;
  readonly decisionsMedian: number;
  readonly deaths: number;
  /** Cards that never left their deck, and how many options were never taken without a reason (allowed.ts). */
  readonly neverMet: readonly string[];
  readonly neverTaken: number;
  /** In how many games somebody came so far, and the median round in which it happened. */
  readonly reached: Readonly<Record<Stage, { readonly games: number; readonly roundMedian: number }>>;
  readonly winners: {
    readonly seats: Readonly<Record<string, number>>;
    readonly characters: Readonly<Record<string, number>>;
    readonly how: Readonly<Record<string, number>>;
  };
};

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
};

const tally = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of [...names].sort()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

export const summaryOf = (reports: readonly GameReport[], seconds: number, defs: readonly Def[]): Summary => {
  const sum = added(reports.map((report) => report.tally));
  const finished = reports.filter((report) => report.finished);
  const decisions = reports.reduce((n, report) => n + report.decisions, 0);
  const winners = finished.flatMap((report) => (report.winner === undefined ? [] : [report.winner]));
  const rounds = (stage: Stage): readonly number[] => reports.flatMap(({ reached }) => reached[stage] ?? []);
  return {
    games: reports.length,
    finished: finished.length,
    stuck: reports.filter((report) => report.stuck !== undefined).length,
    violations: reports.reduce((n, report) => n + report.violations.length, 0),
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: Number((reports.length / seconds).toFixed(2)),
    roundsMedian: median(finished.map((report) => report.rounds)),
    decisionsMedian: median(finished.map((report) => report.decisions)),
    deaths: reports.reduce((n, report) => n + report.deaths, 0),
    neverMet: neverMet(sum, defs),
    neverTaken: neverTaken(sum).length,
    reached: Object.fromEntries(
      stages.map((stage) => [stage, { games: rounds(stage).length, roundMedian: median(rounds(stage)) }]),
    ) as Summary['reached'],
    winners: {
      seats: tally(winners.map(({ seat }) => seat)),
      characters: tally(winners.map(({ character }) => character)),
      how: tally(finished.map((report) => report.winner?.how ?? 'nobody')),
    },
  };
};

const counted = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, n]) => `${name.slice(name.lastIndexOf('/') + 1)} ${n}`)
    .join(', ') || 'none';

/** For people. */
export const told = (s: Summary): string =>
  [
    `${s.games} games: ${s.finished} finished, ${s.stuck} stuck, ${s.violations} violations`,
    `${s.decisions} decisions, ${s.decisionsPerSecond} a second; ${s.gamesPerSecond} games a second`,
    `median of finished games: ${s.roundsMedian} rounds, ${s.decisionsMedian} decisions; ${s.deaths} characters killed`,
    `reached: ${stages.map((stage) => `${stage} in ${s.reached[stage].games} games (round ${s.reached[stage].roundMedian})`).join(', ')}`,
    `winners: ${counted(s.winners.seats)}; ${counted(s.winners.characters)}; by ${counted(s.winners.how)}`,
  ].join('\n');

// Games behind the estimate of length: which are played, and what becomes of their rounds.
import { factsOf } from '../../../main/ai/facts';
import { definitionsOf, sets } from '../../../shared/content/definitions';
import { ROUND_LIMIT, type LengthTable } from '../../../shared/contract/length';
import { rulebookOf } from '../../../shared/rules/charts/index';
import type { OptionDef, Profile } from '../../../shared/rules/options/registry';
import { optionsOf, resolveOptions } from '../../../shared/rules/options/registry';
import type { OptionValue } from '../../../shared/rules/state/state';
import { playGame } from '../sim/game';

/** Without an option: the plain rules of a profile. */
export type Planned = { readonly seats: number; readonly profile: Profile; readonly option?: string; readonly value?: OptionValue };
export type Measured = { readonly low: number; readonly high: number; readonly median: number; readonly questions: number };

/** Options are measured at this table; that they do the same at another is the estimate's one assumption. */
const SEATS = 4;
/** A game that has not ended by then would be given up by people too. */
const LIMIT = 60_000;

export const plannedOf = (options: readonly OptionDef[], profiles: readonly Profile[], maxSeats: number): readonly Planned[] => {
  const [plain] = profiles;
  if (plain === undefined) return [];
  const values = options.filter(({ houseRule, id }) => houseRule && id !== ROUND_LIMIT).flatMap((option) =>
    option.values.filter((value) => value !== option[plain]).map((value): Planned => ({ seats: SEATS, profile: plain, option: option.id, value })));
  return [
    ...Array.from({ length: maxSeats }, (_, i): Planned => ({ seats: i + 1, profile: plain })),
    ...profiles.filter((profile) => profile !== plain).map((profile): Planned => ({ seats: SEATS, profile })),
    // What cannot be on by itself is not measured: the screen says so.
    ...values.filter(({ option, value }) => option !== undefined && value !== undefined && resolveOptions(plain, { [option]: value }).problems.length === 0),
  ];
};

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

export const measured = ({ seats, profile, option, value }: Planned, games: number): Measured => {
  const rules = option === undefined || value === undefined ? {} : { [option]: value };
  const book = rulebookOf(definitionsOf(sets, optionsOf({ profile, rules })), 'fast');
  const facts = factsOf(book.defs.values());
  const sim = { games, seats, seed: 'length', players: ['novice'] as const, sets, profile, rules, endings: {}, curious: 0, limit: LIMIT, threads: 1, json: false, report: false };
  const reports = Array.from({ length: games }, (_, n) => playGame(book, facts, sim, `length-${n + 1}`));
  const rounds = reports.map((report) => report.rounds).sort((a, b) => a - b);
  const asked = reports.reduce((n, report) => n + report.pressing / (report.rounds * seats), 0) / games;
  return { low: at(rounds, 0.25), high: at(rounds, 0.75), median: at(rounds, 0.5), questions: asked };
};

const short = (n: number): number => Number(n.toFixed(2));

/** How far chance alone moves a median, as a share of it: of a bell curve with these quarters. */
const blur = ({ low, high, median }: Measured, games: number): number => (1.25 * (high - low)) / 1.35 / Math.sqrt(games) / median;
/** By what a choice makes games longer or shorter; 1 where that may be chance (two standard errors). */
export const factorOf = (one: Measured, plain: Measured, games: number): number => {
  const ratio = one.median / plain.median;
  return Math.abs(ratio - 1) < 2 * Math.hypot(blur(one, games), blur(plain, games)) ? 1 : short(ratio);
};

/** @param plainAt four seats of the plain profile, for factors where they were not measured themselves */
export const tableOf = (found: readonly (readonly [Planned, Measured])[], before: LengthTable | undefined, games: number, plainAt: () => Measured): LengthTable => {
  const bySeats = found.filter(([one]) => one.option === undefined);
  const [plainProfile] = bySeats[0] === undefined ? [] : [bySeats[0][0].profile];
  const plain = bySeats.find(([one]) => one.seats === SEATS && one.profile === plainProfile && before === undefined)?.[1] ?? plainAt();
  const rounds = before?.rounds ?? bySeats.filter(([one]) => one.profile === plainProfile).map(([, { low, high }]) => [low, high] as const);
  const factors: Record<string, Record<string, number>> = Object.fromEntries(Object.entries(before?.factors ?? {}).map(([id, values]) => [id, { ...values }]));
  for (const [{ option, value }, one] of found) if (option !== undefined) factors[option] = { ...factors[option], [String(value)]: factorOf(one, plain, games) };
  const profiles = bySeats.filter(([one]) => one.profile !== plainProfile || before !== undefined).map(([one, measure]) => [one.profile, factorOf(measure, plain, games)] as const);
  return {
    rounds, factors, profiles: { ...(before?.profiles ?? (plainProfile === undefined ? {} : { [plainProfile]: 1 })), ...Object.fromEntries(profiles) },
    questions: before?.questions ?? short(plain.questions), games: before?.games ?? games,
  };
};

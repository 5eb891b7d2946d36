// One game from set-up to its end, by computer players who get views and prompts.
import { isLevel, levels, type Level } from '../../../main/ai/player';
import { brainOf, dealtFor } from '../../../main/ai/brain';
import type { SetupChoices } from '../../../shared/contract/setup';
import type { SeatId } from '../../../shared/kernel/ids';
import { fingerprint } from '../../../shared/kernel/json';
import { passing } from '../../../shared/rules/engine/players';
import { advance, type Input } from '../../../shared/rules/engine/machine';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import { violations } from '../../../shared/rules/invariants/invariants';
import { newGame } from '../../../shared/rules/setup/new-game';
import type { State } from '../../../shared/rules/state/state';
import { promptFor, viewFor } from '../../../shared/rules/view/view-for';
import { thorough } from './checks';
import type { SimOptions } from './options';
import { count, countMet, leastTaken, newTally, type Tally } from './report';

/** How far any character of a game came. */
export const stages = ['talisman', 'middle', 'inner', 'crown'] as const;
export type Stage = (typeof stages)[number];

export type GameReport = {
  readonly seed: string;
  readonly finished: boolean;
  /** Why it did not finish. */
  readonly stuck?: string;
  readonly violations: readonly string[];
  readonly decisions: number;
  /** Those that a person would be asked; the others pass by themselves where nothing presses. */
  readonly pressing: number;
  readonly rounds: number;
  readonly deaths: number;
  /** The round in which a stage was reached first. */
  readonly reached: Readonly<Partial<Record<Stage, number>>>;
  readonly winner?: { readonly seat: SeatId; readonly character: string; readonly how: string };
  readonly tally: Tally;
  /** Of the last state: equal games have equal ones. */
  readonly fingerprint: string;
  /** How a game that failed stands, and its newest inputs. */
  readonly last: readonly string[];
};

const LAST = 12;
const EVERY = 50;

const stagesOf = (book: Rulebook, s: State): readonly Stage[] => {
  const alive = Object.values(s.heroes).filter((hero) => !hero.dead);
  const region = (space: string): string => {
    const def = book.defs.get(space);
    return def?.kind === 'space' ? def.region : '';
  };
  const has = (keyword: string) =>
    alive.some((hero) =>
      hero.held.some((card) => (book.defs.get(s.cards[card]?.def ?? '')?.keywords ?? []).includes(keyword)),
    );
  const found: Stage[] = [];
  if (has('talisman')) found.push('talisman');
  if (alive.some((hero) => region(hero.space) === 'middle')) found.push('middle');
  if (alive.some((hero) => region(hero.space) === 'inner')) found.push('inner');
  if (s.crownReached) found.push('crown');
  return found;
};

const winnerOf = (s: State): GameReport['winner'] => {
  const [seat] = s.over?.winners ?? [];
  if (seat === undefined) return undefined;
  const hero = s.seats[seat]?.hero;
  return { seat, character: (hero === undefined ? undefined : s.heroes[hero]?.def) ?? '', how: s.over?.how ?? '' };
};

const name = (def: string | undefined): string => def?.slice(def.lastIndexOf('/') + 1) ?? '?';

/** One line for each character, and what lasts: mostly enough to see why nobody gets on. */
const standing = (s: State): readonly string[] => [
  ...Object.values(s.heroes)
    .filter((hero) => !hero.dead)
    .map(
      (hero) =>
        `${hero.seat} ${name(hero.def)} at ${name(hero.space)}: life ${hero.life}, strength +${hero.strength}, craft +${hero.craft}, fate ${hero.fate}, gold ${hero.gold}, ` +
        `${JSON.stringify(hero.status)}${hero.toad ? `, toad ${hero.toad.turns}` : ''}, holds ${hero.held.map((card) => name(s.cards[card]?.def)).join(' ') || 'nothing'}`,
    ),
  ...s.mods.map((mod) => `lasts: ${name(mod.source)} of ${mod.hero} until ${JSON.stringify(mod.until)}`),
];

/** What may differ in how a set-up is played. */
export type Playing = {
  /** Decisions after which the game counts as stuck. */
  readonly limit: number;
  /** One answer in so many takes what was taken least so far; left out: none does. */
  readonly curious?: number;
  /** Changes the game that set-up has made, before anything is answered. */
  readonly prepare?: (s: State) => State;
  /** What other games have taken, for curious players. */
  readonly known?: Tally;
};

const [plainLevel] = levels;

/** Plays a game as the set-up screen chooses it; every seat is played by the computer at its level. */
export const playSetup = (
  book: Rulebook,
  choices: SetupChoices,
  seed: string,
  { limit, curious: every = 0, prepare = (s) => s, known = newTally() }: Playing,
): GameReport => {
  const seatOf = (seat: SeatId): { readonly level: Level; readonly personality?: string } => {
    const { level = '', personality } = choices.seats[Number(seat.slice(1)) - 1] ?? {};
    return { level: isLevel(level) ? level : plainLevel, ...(personality === undefined ? {} : { personality }) };
  };
  const begun = newGame(book, choices, seed);
  const reached: Partial<Record<Stage, number>> = {};
  const last: string[] = [];
  const tally = newTally();
  if (!begun.ok)
    return {
      seed,
      finished: false,
      stuck: `set-up: ${begun.refusal.msg.id}`,
      violations: [],
      decisions: 0,
      pressing: 0,
      rounds: 0,
      deaths: 0,
      reached,
      tally,
      fingerprint: '',
      last,
    };

  let { state, events } = { ...begun, state: prepare(begun.state) };
  let decisions = 0;
  let pressing = 0;
  let deaths = 0;
  let turn = 0;
  const end = (more: Pick<GameReport, 'finished'> & Partial<GameReport>): GameReport => {
    const winner = winnerOf(state);
    const shown = more.finished ? [] : [...standing(state), ...last];
    return {
      seed,
      violations: [],
      decisions,
      pressing,
      rounds: state.round,
      deaths,
      reached,
      tally,
      fingerprint: fingerprint(state),
      last: shown,
      ...(winner === undefined ? {} : { winner }),
      ...more,
    };
  };

  const brain = brainOf({ defs: [...book.defs.values()], salt: seed });
  let sound: State | undefined;
  for (;;) {
    const bad = [
      ...violations(book, state, sound),
      ...(decisions % EVERY === 0 ? thorough(book, state, events, `${seed}/${decisions}`) : []),
    ];
    if (bad.length > 0) return end({ finished: false, violations: bad });
    sound = state;
    if (state.turn.n !== turn || state.over) {
      turn = state.turn.n;
      for (const stage of stagesOf(book, state)) reached[stage] ??= state.round;
    }
    countMet(tally, events);
    countMet(known, events);
    deaths += events.filter((event) => event.t === 'killed').length;
    if (state.over) return end({ finished: true });
    const seat = state.order.find((id) => state.pending[id] !== undefined && state.answered[id] === undefined);
    const decision = seat === undefined ? undefined : state.pending[seat];
    if (seat === undefined || decision === undefined) return end({ finished: false, stuck: 'nobody is asked' });
    if (decisions >= limit) return end({ finished: false, stuck: `no end after ${decisions} decisions` });
    decisions += 1;
    if (decision.quiet === undefined) pressing += 1;
    try {
      const player = seatOf(seat);
      const curious = every > 0 && decisions % every === 0 ? leastTaken(known, decision) : undefined;
      const reply =
        curious === undefined
          ? brain({
              view: viewFor(book, state, seat),
              prompt: promptFor(decision),
              ...player,
              ...dealtFor(book, state, seat, player.level),
            })
          : { keys: curious };
      const left = 'ditch' in reply ? advance(book, state, { t: 'ditch', seat, card: reply.ditch }) : undefined;
      if (left?.ok === true) {
        ({ state, events } = left);
        continue;
      }
      const keys = 'keys' in reply ? reply.keys : passing(state, decision);
      count(tally, decision, keys);
      count(known, decision, keys);
      const input: Input = { t: 'answer', seat, answer: { decision: decision.id, keys } };
      last.push(
        `round ${state.round}: ${seat} ${decision.id} ${decision.ask.id} (${decision.source}) -> ${keys.join(', ') || 'nothing'}`,
      );
      if (last.length > LAST) last.shift();
      const result = advance(book, state, input);
      if (!result.ok)
        return end({
          finished: false,
          stuck: `${result.refusal.code}: ${result.refusal.msg.id}${result.bug ? ` ${JSON.stringify(result.bug.frames).slice(0, 2000)}` : ''}`,
        });
      ({ state, events } = result);
    } catch (error) {
      return end({ finished: false, stuck: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  }
};

/** A game as the arguments of `npm run sim` say. */
export const playGame = (
  book: Rulebook,
  { sets, profile, rules, endings, players, seats: count, limit, curious }: SimOptions,
  seed: string,
  prepare?: (s: State) => State,
  known?: Tally,
): GameReport => {
  const seats = Array.from({ length: count }, (_, i) => ({
    name: `Seat ${i + 1}`,
    control: 'computer' as const,
    character: 'lot' as const,
    level: players[i % players.length] ?? plainLevel,
  }));
  return playSetup(book, { seats, sets, profile, rules, ...endings }, seed, {
    limit,
    curious,
    ...(prepare === undefined ? {} : { prepare }),
    ...(known === undefined ? {} : { known }),
  });
};

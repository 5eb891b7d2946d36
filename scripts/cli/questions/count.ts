// How often a person is asked in his own turns, by what kind of question, and how many of those were none.
import { factsOf } from '../../../main/ai/facts';
import { think } from '../../../main/ai/policies/index';
import { createStops } from '../../../main/game/stops';
import type { SetupChoices } from '../../../shared/contract/setup';
import { advance } from '../../../shared/rules/engine/machine';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import { newGame } from '../../../shared/rules/setup/new-game';
import type { Decision, State } from '../../../shared/rules/state/state';
import { promptFor, viewFor } from '../../../shared/rules/view/view-for';
import { weigh } from './same';

export type Kind = { asked: number; oneAnswer: number; allTheSame: number };
export type Counted = {
  /** Turns that were played to their end. */
  readonly turns: number;
  /** By the kind of question: of all that were asked in those turns whoever's turn it was. */
  readonly kinds: Readonly<Record<string, Kind>>;
  /** The same for what others were asked meanwhile. */
  readonly others: Readonly<Record<string, Kind>>;
};

/** A press asks nothing, unless a card could be used with effect: it is counted apart. */
export const kindOf = ({ ask, press, options }: Pick<Decision, 'ask' | 'press' | 'options'>): string =>
  press === undefined || options.some(({ use }) => use === 'live') ? ask.id : `${ask.id} (press)`;

const nobodySet = createStops('none', { of: () => [], set: () => undefined }, () => false);

const setup = (seats: number): SetupChoices => ({
  seats: Array.from({ length: seats }, (_, i) => ({
    name: `Seat ${i + 1}`,
    control: 'person' as const,
    character: 'lot' as const,
  })),
  sets: ['base'],
  profile: 'digital',
  rules: {},
});

const waiting = (state: State): Decision | undefined =>
  state.order.map((id) => (state.answered[id] === undefined ? state.pending[id] : undefined)).find(Boolean);

export type Sample = { readonly seed: string; readonly seats: number; readonly turns: number };

/**
 * Plays so many turns of a game as persons of the level of a novice would; `look` sees each question that is put to
 * one.
 */
export const countIn = (
  book: Rulebook,
  { seed, seats, turns }: Sample,
  look: (decision: Decision, state: State) => void = () => undefined,
): Counted => {
  const facts = factsOf(book.defs.values());
  const kinds: Record<string, Kind> = {};
  const others: Record<string, Kind> = {};
  const begun = newGame(book, setup(seats), seed);
  if (!begun.ok) throw new Error(begun.refusal.msg.id);
  let { state } = begun;
  for (;;) {
    const decision = waiting(state);
    if (state.over !== undefined || decision === undefined || state.turn.n > turns)
      return { turns: Math.min(turns, state.turn.n - 1), kinds, others };
    const { seat } = decision;
    const prompt = promptFor(decision);
    const pass = nobodySet.passFor(book, state, seat, prompt);
    if (pass === undefined) {
      look(decision, state);
      const kind = ((seat === state.active ? kinds : others)[kindOf(decision)] ??= {
        asked: 0,
        oneAnswer: 0,
        allTheSame: 0,
      });
      kind.asked += 1;
      const weight = weigh(book, state, decision);
      if (weight === 'one answer') kind.oneAnswer += 1;
      if (weight === 'all the same') kind.allTheSame += 1;
    }
    const keys =
      pass === undefined ? think({ view: viewFor(book, state, seat), prompt, level: 'novice' }, facts, seed) : [pass];
    const result = advance(book, state, { t: 'answer', seat, answer: { decision: decision.id, keys } });
    if (!result.ok) throw new Error(`${seed}: ${decision.ask.id}: ${result.refusal.msg.id}`);
    ({ state } = result);
  }
};

const merged = (all: readonly Readonly<Record<string, Kind>>[]): Record<string, Kind> => {
  const sum: Record<string, Kind> = {};
  for (const kinds of all)
    for (const [name, { asked, oneAnswer, allTheSame }] of Object.entries(kinds)) {
      const kind = (sum[name] ??= { asked: 0, oneAnswer: 0, allTheSame: 0 });
      kind.asked += asked;
      kind.oneAnswer += oneAnswer;
      kind.allTheSame += allTheSame;
    }
  return sum;
};

export const together = (all: readonly Counted[]): Counted => ({
  turns: all.reduce((n, one) => n + one.turns, 0),
  kinds: merged(all.map(({ kinds }) => kinds)),
  others: merged(all.map(({ others }) => others)),
});

/** Games with two, three and four seats in turn. */
export const samplesOf = (games: number, turns: number): readonly Sample[] =>
  Array.from({ length: games }, (_, n) => ({ seed: `questions-${n + 1}`, seats: 2 + (n % 3), turns }));

const share = (n: number, turns: number): string => (n / turns).toFixed(2);
const sum = (kinds: Readonly<Record<string, Kind>>, press: boolean): number =>
  Object.entries(kinds)
    .filter(([name]) => name.endsWith('(press)') === press)
    .reduce((n, [, { asked }]) => n + asked, 0);

const table = (kinds: Readonly<Record<string, Kind>>): readonly string[] => [
  '| question | asked | one answer | all the same |',
  '| --- | ---: | ---: | ---: |',
  ...Object.entries(kinds)
    .sort(([a, x], [b, y]) => y.asked - x.asked || (a < b ? -1 : 1))
    .map(([name, { asked, oneAnswer, allTheSame }]) => `| ${name} | ${asked} | ${oneAnswer} | ${allTheSame} |`),
];

/** For people, as a page of its own. */
export const told = ({ turns, kinds, others }: Counted): string =>
  [
    `${turns} turns: ${share(sum(kinds, false), turns)} questions and ${share(sum(kinds, true), turns)} presses in an own turn, ` +
      `${share(sum(others, false) + sum(others, true), turns)} in another's.`,
    '',
    ...table(kinds),
    '',
    "In another's turn:",
    '',
    ...table(others),
  ].join('\n');

// Set-ups for whole games, made of what the set-up screen offers, and chosen in the way it lets them be chosen.
import { looksAhead } from '../../main/ai/player';
import { setupOffer } from '../../main/game/offer';
import { choicesOf } from '../../shared/contract/setup-code/index';
import {
  ENDINGS_MODES,
  SEAT_NAMES,
  type EndingsMode,
  type OptionOffer,
  type OptionValue,
  type SeatChoice,
  type SetupChoices,
} from '../../shared/contract/setup';
import { endingsOf, isOf, switchOn, type Values } from '../../shared/contract/together';
import { definitionsOf } from '../../shared/content/definitions';
import { must } from '../../shared/kernel/result';
import { below, seedRng, shuffled, type Rng } from '../../shared/kernel/rng';
import { rulebookOf } from '../../shared/rules/charts';
import { optionsOf } from '../../shared/rules/options/resolve';
import { endingProblem } from '../../shared/rules/setup/endings';
import { playSetup, type GameReport } from '../cli/sim/game';
import { pairwise, type Row, type Together } from './pairwise';

const offer = setupOffer();
const defs = new Map(definitionsOf(offer.sets.map(({ id }) => id)).map((def) => [def.id, def]));
const [plainProfile = ''] = offer.profiles;
/** Decisions after which a game counts as stuck. */
const LIMIT = 60_000;
export const houseRules: readonly OptionOffer[] = offer.options.filter(({ houseRule }) => houseRule);

const valuesOf = (profile: string): Values =>
  Object.fromEntries(offer.options.map(({ id, byProfile }) => [id, byProfile[profile]]));
/** What differs from the profile is a house rule; one of a set only where the set is played with. */
const rulesOf = (profile: string, values: Values, sets: readonly string[]): SetupChoices['rules'] =>
  Object.fromEntries(
    houseRules
      .filter((option) => isOf(option, sets))
      .flatMap(({ id, byProfile }) =>
        values[id] === undefined || values[id] === byProfile[profile] ? [] : [[id, values[id]]],
      ),
  );
const seatsFor = (count: number): readonly SeatChoice[] =>
  SEAT_NAMES.slice(0, count).map((name) => ({ name, control: 'computer', character: 'lot' }));
type Endings = Pick<SetupChoices, 'endings' | 'endingsMode'>;
const endingsFit = (endings: Endings, values: Values): boolean =>
  endingProblem(
    { defs },
    endings,
    Object.fromEntries(Object.entries(values).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]]))),
  ) === undefined;

/** Plays what a code says, as on the computer of somebody who was sent it. */
export const playCode = (code: string): GameReport => {
  const read = choicesOf(code, offer);
  if (!read.ok) throw new Error(`the code ${code} was refused: ${read.error.reason} ${read.error.what}`);
  const book = rulebookOf(definitionsOf(read.value.sets, optionsOf(read.value)), 'fast');
  return playSetup(book, read.value, must(read.value.seed, 'a seed in the code'), {
    limit: LIMIT,
  });
};

/** What was wrong with a game, in a form that names it when it fails; equal to `flawless` when nothing was. */
export const flaws = ({ violations, stuck = 'no', last }: GameReport) => ({ violations, stuck, last: last.slice(-8) });
export const flawless = { violations: [], stuck: 'no', last: [] };

class Chance {
  #rng: Rng;
  constructor(seed: string) {
    this.#rng = seedRng(seed);
  }
  below(n: number): number {
    const [value, rng] = below(this.#rng, n);
    this.#rng = rng;
    return value;
  }
  of<T>(items: readonly T[]): T {
    return must(items[this.below(items.length)], 'something to choose from');
  }
  shuffled<T>(items: readonly T[]): readonly T[] {
    const [all, rng] = shuffled(this.#rng, items);
    this.#rng = rng;
    return all;
  }
}

/** One house rule in so many is touched: most games are about a few. */
const TOUCHED = 5;

/** Anything that the screen can make: profile, sets, house rules, endings, seats, characters, figures, levels. */
export const randomSetup = (seed: string): SetupChoices => {
  const chance = new Chance(seed);
  const profile = chance.of(offer.profiles);
  const sets = offer.sets.map((set) => ({ id: set.id, state: set.base ? 'on' : chance.of(['on', 'cards', 'off']) }));
  let values = valuesOf(profile);
  const among = (state: string): readonly string[] => sets.filter((set) => set.state === state).map(({ id }) => id);
  const played = offer.sets.map(({ id }) => id).filter((id) => !among('off').includes(id));
  for (const option of houseRules.filter((one) => isOf(one, played)))
    if (chance.below(TOUCHED) === 0) values = switchOn(option, chance.of(option.values), offer.options, values);
  const choosable = endingsOf(offer, played);
  const endings = choosable.filter(() => chance.below(3) === 0);
  const mode: EndingsMode = chance.of(ENDINGS_MODES);
  const chosen = { endings: endings.length > 0 ? endings : choosable, endingsMode: mode };
  const characters = chance.shuffled(
    offer.characters.filter((id) => among('on').some((set) => id.startsWith(`${set}/`))),
  );
  const looks = chance.shuffled(SEAT_NAMES.map((_, look) => look));
  const seats = seatsFor(1 + chance.below(offer.maxSeats)).map((seat, i): SeatChoice => {
    // Who answers by chance alone may never end a game: one at least plays.
    // Who looks ahead plays one game in the time of a hundred.
    const quick = offer.levels.filter(({ id }) => !looksAhead(id));
    const level = i === 0 ? must(offer.levels[0], 'a level') : chance.of(quick);
    const manner =
      level.personalities.length > 0 && chance.below(2) === 0 ? { personality: chance.of(level.personalities) } : {};
    return {
      ...seat,
      character: chance.below(2) === 0 ? 'lot' : (characters[i] ?? 'lot'),
      level: level.id,
      ...manner,
      look: looks[i] ?? i,
    };
  });
  const without = among('cards');
  return {
    seats,
    sets: played,
    ...(without.length > 0 ? { withoutCharacters: without } : {}),
    profile,
    rules: rulesOf(profile, values, played),
    ...(chance.below(2) === 0
      ? {}
      : ([chosen, { ...chosen, endingsMode: 'die' as const }].find((one) => endingsFit(one, values)) ?? {})),
    seed,
  };
};

const EVERY_ENDING = 'all';
const own = {
  profile: 'a profile',
  endings: 'an ending',
  mode: 'how it is laid',
  seats: 'seats',
  set: (id: string) => `set ${id}`,
} as const;
const setStates = (characters: number): readonly string[] => ['on', ...(characters > 0 ? ['cards'] : []), 'off'];

/** All that can be chosen, as factors of one table. */
const factors: Readonly<Record<string, readonly OptionValue[]>> = {
  [own.profile]: offer.profiles,
  [own.endings]: [...offer.endings, EVERY_ENDING],
  [own.mode]: ENDINGS_MODES,
  [own.seats]: Array.from({ length: offer.maxSeats }, (_, i) => i + 1),
  ...Object.fromEntries(
    offer.sets.filter(({ base }) => !base).map(({ id, characters }) => [own.set(id), setStates(characters)]),
  ),
  ...Object.fromEntries(houseRules.map(({ id, values }) => [id, values])),
};

const endingsIn = (row: Row<OptionValue>): Endings => ({
  endings:
    row[own.endings] === EVERY_ENDING
      ? endingsOf(
          offer,
          offer.sets.map(({ id }) => id).filter((id) => row[own.set(id)] !== 'off'),
        )
      : [String(row[own.endings])],
  endingsMode: row[own.mode] as EndingsMode,
});

const optionCalled = (id: string): OptionOffer | undefined => houseRules.find((option) => option.id === id);
const isOn = (option: OptionOffer, value: OptionValue): boolean => value !== option.values[0];
/** What one says of the other; `together` asks both ways. */
const allows = (option: OptionOffer, value: OptionValue, other: OptionOffer, its: OptionValue): boolean =>
  !isOn(option, value) ||
  ((!option.needs.includes(other.id) || isOn(other, its)) &&
    (!option.excludes.includes(other.id) || !isOn(other, its)));

/** A house rule of a set, and that set left out; what several have in common is let go of where none is there. */
const without = (option: OptionOffer | undefined, value: OptionValue, factor: string, state: OptionValue): boolean =>
  option !== undefined &&
  isOn(option, value) &&
  state === 'off' &&
  [...(option.of?.length === 1 ? option.of : []), ...(option.sets ?? [])].some((set) => own.set(set) === factor);

/** An ending that needs its set, and that set left out. */
const endless = (factor: string, ending: OptionValue, set: string, state: OptionValue): boolean =>
  factor === own.endings && state === 'off' && own.set(offer.setEndings?.[String(ending)] ?? '') === set;

const together: Together<OptionValue> = ([a, x], [b, y]) => {
  const [one, other] = [optionCalled(a), optionCalled(b)];
  if (without(one, x, b, y) || without(other, y, a, x)) return false;
  if (endless(a, x, b, y) || endless(b, y, a, x)) return false;
  if (one !== undefined && other !== undefined) return allows(one, x, other, y) && allows(other, y, one, x);
  const row = { [a]: x, [b]: y };
  if (row[own.endings] === undefined) return true;
  return row[own.mode] === undefined
    ? endingsFit({ ...endingsIn(row), endingsMode: 'die' }, row)
    : endingsFit(endingsIn(row), row);
};

/** Set-ups in which every two values that go together are chosen together somewhere. */
export const pairSetups = (): readonly SetupChoices[] => {
  const chance = new Chance('pairs');
  // A last round keeps games from what comes late: it is there where its pairs need it.
  const rows = pairwise(factors, together, (factor, values) =>
    factor === 'timeLimit' ? values[0] : chance.of(values),
  );
  return rows.map((row, i) => {
    const profile = String(row[own.profile]);
    const state = (id: string): OptionValue => row[own.set(id)] ?? 'on';
    const bare = offer.sets.map(({ id }) => id).filter((id) => state(id) === 'cards');
    const sets = offer.sets.map(({ id }) => id).filter((id) => state(id) !== 'off');
    return {
      seats: seatsFor(Number(row[own.seats])),
      sets,
      ...(bare.length > 0 ? { withoutCharacters: bare } : {}),
      profile,
      rules: rulesOf(profile, row, sets),
      ...endingsIn(row),
      seed: `pairs ${i + 1}`,
    };
  });
};

/** Every value of every house rule by itself over the first profile, and every other profile. */
export const singleSetups = (): readonly (readonly [title: string, Omit<SetupChoices, 'seed'>])[] => {
  const plain = { seats: seatsFor(4), sets: offer.sets.map(({ id }) => id) };
  const alone = (option: OptionOffer, value: OptionValue): SetupChoices['rules'] =>
    rulesOf(plainProfile, switchOn(option, value, offer.options, valuesOf(plainProfile)), plain.sets);
  return [
    ...offer.profiles.map((profile) => [`the ${profile} edition`, { ...plain, profile, rules: {} }] as const),
    ...houseRules.flatMap((option) =>
      option.values
        .filter((value) => value !== option.byProfile[plainProfile])
        .map(
          (value) =>
            [
              `${option.id} = ${String(value)}`,
              { ...plain, profile: plainProfile, rules: alone(option, value) },
            ] as const,
        ),
    ),
  ];
};

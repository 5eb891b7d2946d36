// Set-ups as values: what of one still exists, what a preset makes of one, which one it is.
import { unknownIn, type CodeProblem } from '../../../shared/contract/setup-code/index';
import {
  SEAT_NAMES,
  type OptionValue,
  type PresetOffer,
  type SeatChoice,
  type SetupChoices,
  type SetupOffer,
} from '../../../shared/contract/setup';
import { canonical } from '../../../shared/kernel/json';
import { blockOf, endingsOf, isOf, type Values } from '../../../shared/contract/together';

const START_SEATS = 3;
const LOT = 'lot';

/** A computer that comes to a table plays as well as those that sit there: as the last of them. */
export const levelBeside = (others: readonly SeatChoice[]): Pick<SeatChoice, 'level'> => {
  const level = others.findLast(({ control }) => control === 'computer')?.level;
  return level === undefined ? {} : { level };
};

export const newSeat = (control: SeatChoice['control'], taken: readonly SeatChoice[]): SeatChoice => ({
  name: SEAT_NAMES.find((one) => !taken.some(({ name }) => name === one)) ?? '',
  control,
  character: LOT,
  ...(control === 'computer' ? levelBeside(taken) : {}),
});

/** No two at a table are called the same, in the journal and in the records: who comes later has a number besides. */
export function toldApart(names: readonly string[]): readonly string[] {
  const typed = new Set(names.map((name) => name.toLowerCase()));
  const taken = new Set<string>();
  return names.map((name) => {
    let own = name;
    const isFree = (): boolean => !taken.has(own.toLowerCase()) && (own === name || !typed.has(own.toLowerCase()));
    for (let n = 2; !isFree(); n++) own = `${name} ${n}`;
    taken.add(own.toLowerCase());
    return own;
  });
}

const seatsFor = (count: number, now: readonly SeatChoice[]): readonly SeatChoice[] => {
  const seats = now.slice(0, count);
  while (seats.length < count) seats.push(newSeat(seats.length === 0 ? 'person' : 'computer', seats));
  return seats;
};

/** With which a first visitor begins: the base game alone; every other box is put in by choice. */
export const plainChoices = (offer: SetupOffer): SetupChoices => ({
  seats: seatsFor(Math.min(START_SEATS, offer.maxSeats), []),
  sets: offer.sets.flatMap(({ id, base }) => (base ? [id] : [])),
  profile: offer.profiles[0] ?? '',
  rules: {},
});

/** The preset for whoever has never begun a game. */
const FIRST = 'firstGame';

/** What set-up begins with where there is no game that it was chosen for: an easy one. */
export const firstChoices = (offer: SetupOffer): SetupChoices => {
  const plain = plainChoices(offer);
  const easy = offer.presets.find(({ id }) => id === FIRST);
  return easy === undefined ? plain : withPreset(easy, plain);
};

/** A set-up without what this program does not have, and what that was. */
export const fitting = (
  choices: SetupChoices,
  offer: SetupOffer,
): { readonly choices: SetupChoices; readonly left: readonly CodeProblem[] } => {
  const left: CodeProblem[] = [];
  let now = choices;
  for (
    let problem = unknownIn(now, offer);
    problem !== undefined && left.length < 50;
    problem = unknownIn(now, offer)
  ) {
    left.push(problem);
    now = without(now, problem, offer);
  }
  const clashing = clashIn(now, offer);
  if (clashing === undefined) return { choices: now, left };
  const rest = fitting(without(now, { reason: 'option', what: clashing }, offer), offer);
  return { choices: rest.choices, left: [...left, { reason: 'option', what: clashing }, ...rest.left] };
};

/** A house rule that may not be on beside the others. */
const clashIn = (choices: SetupChoices, offer: SetupOffer): string | undefined => {
  const values = valuesOf(offer, choices);
  return Object.keys(choices.rules).find((id) => {
    const option = offer.options.find((one) => one.id === id);
    return (
      option !== undefined && values[id] !== option.values[0] && blockOf(option, offer.options, values) !== undefined
    );
  });
};

type Loose = Omit<SetupChoices, 'withoutCharacters' | 'endings'> & {
  readonly withoutCharacters?: readonly string[] | undefined;
  readonly endings?: readonly string[] | undefined;
};
/** A list of nothing is left out. */
export const tidy = ({ withoutCharacters = [], endings = [], ...rest }: Loose): SetupChoices => ({
  ...rest,
  ...(withoutCharacters.length === 0 ? {} : { withoutCharacters }),
  ...(endings.length === 0 ? {} : { endings }),
});

const without = (choices: SetupChoices, { reason, what }: CodeProblem, offer: SetupOffer): SetupChoices => {
  const others = (list: readonly string[] | undefined): readonly string[] | undefined =>
    list?.filter((id) => id !== what);
  switch (reason) {
    case 'set':
      return tidy({
        ...choices,
        sets: choices.sets.filter((id) => id !== what),
        withoutCharacters: others(choices.withoutCharacters),
      });
    case 'ending':
      return tidy({ ...choices, endings: others(choices.endings) });
    case 'profile':
      return { ...choices, profile: offer.profiles[0] ?? '' };
    case 'hero':
      return {
        ...choices,
        seats: choices.seats.map((seat) => (seat.character === what ? { ...seat, character: LOT } : seat)),
      };
    case 'level':
      return { ...choices, seats: choices.seats.map((seat) => (seat.level === what ? plainPlayer(seat) : seat)) };
    case 'seats':
      return {
        ...choices,
        seats: seatsFor(Math.min(Math.max(1, choices.seats.length), offer.maxSeats), choices.seats),
      };
    case 'option':
    case 'value':
      return { ...choices, rules: Object.fromEntries(Object.entries(choices.rules).filter(([id]) => id !== what)) };
    // These are about a code, and not about what is in it.
    case 'empty':
    case 'sign':
    case 'check':
    case 'newer':
      return choices;
  }
};
const plainPlayer = ({ level: _, personality: __, ...seat }: SeatChoice): SeatChoice => seat;

/** What a preset of the program makes of a set-up: who sits there stays, its name and its seed too. */
export const withPreset = (preset: PresetOffer, now: SetupChoices): SetupChoices => {
  const { withoutCharacters: _, endings: __, endingsMode: ___, ...rest } = now;
  const { endings, endingsMode, players } = preset;
  return {
    ...rest,
    sets: preset.sets,
    profile: preset.profile,
    rules: preset.rules,
    ...(endings === undefined ? {} : { endings }),
    ...(endingsMode === undefined ? {} : { endingsMode }),
    ...(players === undefined ? {} : { seats: seatsFor(players, now.seats) }),
  };
};

/** The same game but for its name and its chance. */
export const sameSetup = (
  { name: _, seed: __, ...a }: SetupChoices,
  { name: ___, seed: ____, ...b }: SetupChoices,
): boolean => canonical(a) === canonical(b);

/** The value of every option: the profile's, or the house rule's. */
export const valuesOf = (offer: SetupOffer, { profile, rules }: Pick<SetupChoices, 'profile' | 'rules'>): Values =>
  Object.fromEntries(offer.options.map(({ id, byProfile }) => [id, rules[id] ?? byProfile[profile]]));

/** A value as the profile has it is no house rule. */
export const rulesFrom = (offer: SetupOffer, profile: string, values: Values): SetupChoices['rules'] =>
  Object.fromEntries(
    offer.options.flatMap(({ id, byProfile }): readonly (readonly [string, OptionValue])[] => {
      const value = values[id];
      return value === undefined || value === byProfile[profile] ? [] : [[id, value]];
    }),
  );

/** House rules and endings without those of sets that are not played with. */
export const choosable = (
  offer: SetupOffer,
  { rules, endings }: Pick<SetupChoices, 'rules' | 'endings'>,
  sets: readonly string[],
): { readonly rules: SetupChoices['rules']; readonly endings: readonly string[] } => {
  const among = endingsOf(offer, sets);
  const left = (endings ?? []).filter((id) => among.includes(id));
  return {
    rules: Object.fromEntries(
      Object.entries(rules).filter(([id]) => offer.options.some((option) => option.id === id && isOf(option, sets))),
    ),
    // The plain one alone is no choice.
    endings: left.length === 1 && left[0] === among[0] ? [] : left,
  };
};

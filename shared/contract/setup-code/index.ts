// A short code for a whole set-up, its seed included, to be sent or read out. Only what differs from the plain set-up
// is in it, and ids are spelt, not numbered: a code stays good when options are added, and says what a program does not
// know.
import { err, ok, type Result } from '../../kernel/result';
import {
  ENDINGS_MODES,
  SEAT_NAMES,
  type OptionValue,
  type SeatChoice,
  type SetupChoices,
  type SetupOffer,
} from '../setup';
import { endingsOf, isOf } from '../together';
import { spell, unspell } from './symbols';
import { Reader, ShortError, Writer } from './writing';

export const CODE_VERSION = 1;
const PLAIN_SET = 'base';
const PLAIN_PROFILE = 'digital';
const CHARACTERS = 'base/character/';
/** The parts of version 1. A number is never used again for something else. */
const PART = {
  seats: 1,
  sets: 2,
  withoutCharacters: 3,
  profile: 4,
  rules: 5,
  endings: 6,
  endingsMode: 7,
  seed: 8,
  showSeed: 9,
  name: 10,
} as const;
const SEAT = { computer: 1, named: 2, character: 4, level: 8, look: 16 } as const;
const VALUE = { no: 0, yes: 1, whole: 2, text: 3, number: 4 } as const;

/** What the program at hand has; a set-up with anything else is refused. */
export type Known = Pick<
  SetupOffer,
  'sets' | 'profiles' | 'characters' | 'options' | 'endings' | 'setEndings' | 'levels' | 'maxSeats'
>;

/** Why a code was refused, and which sign, set or option it is about. */
export type CodeProblem = { readonly reason: (typeof REASONS)[number]; readonly what: string };
export const REASONS = [
  'empty',
  'sign',
  'check',
  'newer',
  'seats',
  'set',
  'profile',
  'option',
  'value',
  'hero',
  'ending',
  'level',
] as const;

const writeSeat = (out: Writer, seat: SeatChoice, place: number): void => {
  const named = seat.name !== SEAT_NAMES[place];
  const level = seat.level !== undefined || seat.personality !== undefined;
  out.symbol(
    (seat.control === 'computer' ? SEAT.computer : 0) |
      (named ? SEAT.named : 0) |
      (seat.character === 'lot' ? 0 : SEAT.character) |
      (level ? SEAT.level : 0) |
      (seat.look === undefined ? 0 : SEAT.look),
  );
  if (named) out.text(seat.name);
  if (seat.character !== 'lot')
    out.text(seat.character.startsWith(CHARACTERS) ? seat.character.slice(CHARACTERS.length) : seat.character);
  if (level) {
    out.text(seat.level ?? '');
    out.text(seat.personality ?? '');
  }
  if (seat.look !== undefined) out.symbol(seat.look);
};

const readSeat = (from: Reader, place: number): SeatChoice => {
  const flags = from.symbol();
  const has = (flag: number): boolean => (flags & flag) !== 0;
  const name = has(SEAT.named) ? from.text() : (SEAT_NAMES[place] ?? '');
  const hero = has(SEAT.character) ? from.text() : 'lot';
  const level = has(SEAT.level) ? from.text() : '';
  const personality = has(SEAT.level) ? from.text() : '';
  return {
    name,
    control: has(SEAT.computer) ? 'computer' : 'person',
    character: hero === 'lot' || hero.includes('/') ? hero : CHARACTERS + hero,
    ...(level === '' ? {} : { level }),
    ...(personality === '' ? {} : { personality }),
    ...(has(SEAT.look) ? { look: from.symbol() } : {}),
  };
};

const writeValue = (out: Writer, value: OptionValue): void => {
  if (typeof value === 'boolean') out.symbol(value ? VALUE.yes : VALUE.no);
  else if (typeof value === 'string') {
    out.symbol(VALUE.text);
    out.text(value);
  } else if (Number.isSafeInteger(value) && value >= 0) {
    out.symbol(VALUE.whole);
    out.number(value);
  } else {
    out.symbol(VALUE.number);
    out.text(String(value));
  }
};

const readValue = (from: Reader): OptionValue => {
  const kind = from.symbol();
  switch (kind) {
    case VALUE.no:
      return false;
    case VALUE.yes:
      return true;
    case VALUE.whole:
      return from.number();
    case VALUE.number:
      return Number(from.text());
    default:
      return from.text();
  }
};

/** The code of a set-up. */
export const codeOf = (choices: SetupChoices): string => {
  const out = new Writer();
  const { name, sets, withoutCharacters, profile, rules, endings, endingsMode, seed, showSeed } = choices;
  out.symbol(CODE_VERSION);
  out.symbol(PART.seats);
  out.number(choices.seats.length);
  choices.seats.forEach((seat, i) => writeSeat(out, seat, i));
  const part = (of: number, write: () => void): void => {
    out.symbol(of);
    write();
  };
  if (sets.length !== 1 || sets[0] !== PLAIN_SET) part(PART.sets, () => out.list(sets, (id) => out.text(id)));
  if (withoutCharacters !== undefined)
    part(PART.withoutCharacters, () => out.list(withoutCharacters, (id) => out.text(id)));
  if (profile !== PLAIN_PROFILE) part(PART.profile, () => out.text(profile));
  const changed = Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1));
  if (changed.length > 0) {
    part(PART.rules, () =>
      out.list(changed, ([id, value]) => {
        out.text(id);
        writeValue(out, value);
      }),
    );
  }
  if (endings !== undefined) part(PART.endings, () => out.list(endings, (id) => out.text(id)));
  if (endingsMode !== undefined) part(PART.endingsMode, () => out.symbol(ENDINGS_MODES.indexOf(endingsMode)));
  if (seed !== undefined) part(PART.seed, () => out.text(seed));
  if (showSeed !== undefined) part(PART.showSeed, () => out.symbol(showSeed ? 1 : 0));
  if (name !== undefined) part(PART.name, () => out.text(name));
  return spell(out.symbols);
};

type Found = { -readonly [K in keyof SetupChoices]?: SetupChoices[K] };

/** @returns false for a part that this version does not have */
const readPart = (from: Reader, into: Found): boolean => {
  switch (from.symbol()) {
    case PART.seats: {
      let place = 0;
      into.seats = from.list(() => readSeat(from, place++));
      return true;
    }
    case PART.sets:
      into.sets = from.list(() => from.text());
      return true;
    case PART.withoutCharacters:
      into.withoutCharacters = from.list(() => from.text());
      return true;
    case PART.profile:
      into.profile = from.text();
      return true;
    case PART.rules:
      into.rules = Object.fromEntries(from.list(() => [from.text(), readValue(from)] as const));
      return true;
    case PART.endings:
      into.endings = from.list(() => from.text());
      return true;
    case PART.endingsMode: {
      const mode = ENDINGS_MODES[from.symbol()];
      if (mode === undefined) return false;
      into.endingsMode = mode;
      return true;
    }
    case PART.seed:
      into.seed = from.text();
      return true;
    case PART.showSeed:
      into.showSeed = from.symbol() === 1;
      return true;
    case PART.name:
      into.name = from.text();
      return true;
    default:
      return false;
  }
};

/** The first thing of a set-up that this program does not have; `undefined` when it has all of it. */
export const unknownIn = (choices: SetupChoices, known: Known): CodeProblem | undefined => {
  const problem = (reason: CodeProblem['reason'], what: string | undefined): CodeProblem | undefined =>
    what === undefined ? undefined : { reason, what };
  const ids = known.sets.map(({ id }) => id);
  const levels = choices.seats.flatMap(({ level, personality = '' }) =>
    level === undefined ? [] : [{ level, personality }],
  );
  const rules = Object.entries(choices.rules).map(([id, value]) => ({
    id,
    value,
    option: known.options.find((one) => one.id === id),
  }));
  const badValue = rules.find(({ option, value }) => option !== undefined && !option.values.includes(value));
  return (
    problem(
      'seats',
      choices.seats.length < 1 || choices.seats.length > known.maxSeats ? String(choices.seats.length) : undefined,
    ) ??
    problem(
      'set',
      [...choices.sets, ...(choices.withoutCharacters ?? [])].find((id) => !ids.includes(id)),
    ) ??
    problem('profile', known.profiles.includes(choices.profile) ? undefined : choices.profile) ??
    problem('option', rules.find(({ option }) => option === undefined || !isOf(option, choices.sets))?.id) ??
    problem('value', badValue?.id) ??
    problem(
      'hero',
      choices.seats.find(({ character }) => character !== 'lot' && !known.characters.includes(character))?.character,
    ) ??
    problem(
      'ending',
      choices.endings?.find((id) => !endingsOf(known, choices.sets).includes(id)),
    ) ??
    problem(
      'level',
      levels.find(
        ({ level, personality }) =>
          !known.levels.some(
            (one) => one.id === level && (personality === '' || one.personalities.includes(personality)),
          ),
      )?.level,
    )
  );
};

/** The set-up of a code, or why it cannot be taken. */
export const choicesOf = (code: string, known: Known): Result<SetupChoices, CodeProblem> => {
  const read = unspell(code);
  if ('wrong' in read) return err({ reason: read.wrong, what: read.wrong === 'sign' ? read.sign : '' });
  const from = new Reader(read.symbols);
  const found: Found = {};
  try {
    if (from.symbol() !== CODE_VERSION) return err({ reason: 'newer', what: '' });
    while (!from.done) if (!readPart(from, found)) return err({ reason: 'newer', what: '' });
  } catch (error) {
    if (error instanceof ShortError) return err({ reason: 'check', what: '' });
    throw error;
  }
  const choices: SetupChoices = { seats: [], sets: [PLAIN_SET], profile: PLAIN_PROFILE, rules: {}, ...found };
  const unknown = unknownIn(choices, known);
  return unknown === undefined ? ok(choices) : err(unknown);
};

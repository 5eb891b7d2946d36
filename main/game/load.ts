// From a save to a game that can go on. Nothing in a file is believed; nothing is written here, so a save that is
// refused stays as it is.
import * as v from 'valibot';
import type { Reply } from '../../shared/contract/failure';
import { ok } from '../../shared/kernel/result';
import { rulebookOf } from '../../shared/rules/charts/index';
import type { Rulebook } from '../../shared/rules/engine/rulebook';
import { violations } from '../../shared/rules/invariants/invariants';
import { hashOf } from '../../shared/rules/query/catalogue';
import { migrateState } from '../../shared/rules/state/migrations/index';
import type { State } from '../../shared/rules/state/state';
import { viewFor } from '../../shared/rules/view/view-for';
import type { Def } from '../../shared/rules/vocab/definition';
import {
  languageMigrations,
  languageNow,
  languageOf,
  translated,
  type LanguageMigration,
} from '../../shared/rules/vocab/migrations/index';
import type { OptionValue } from '../../shared/rules/vocab/words';
import { refused } from '../ipc/trouble';
import type { SavedGame } from '../persistence/stored';

export type OpenGame = {
  readonly game: string;
  readonly name: string;
  readonly book: Rulebook;
  readonly state: State;
  readonly seq: number;
  /** Version of the program that played it last, and the schema in which it was saved. */
  readonly from?: { readonly program: string; readonly schema: number };
};

const text = v.string();
/** Far beyond what any game counts to, and far below what numbers cannot tell apart any more. */
const whole = v.pipe(v.number(), v.integer(), v.minValue(-10_000_000), v.maxValue(10_000_000));
const bag = v.looseObject({});
/** Of what is gone through at every step of the rules; in play there are some dozens. */
const MOST = 5000;
/** 32 bits, with a sign or without. */
const word = v.pipe(v.number(), v.integer(), v.minValue(-0x8000_0000), v.maxValue(0xffff_ffff));
const rng = v.tuple([word, word, word, word]);
const decision = v.looseObject({
  id: text,
  seat: text,
  ask: v.looseObject({ id: text }),
  source: text,
  rule: text,
  options: v.array(v.looseObject({ key: text, label: v.looseObject({ id: text }) })),
  min: whole,
  max: whole,
  shape: text,
  into: v.looseObject({ scope: text, as: text }),
  values: bag,
});
const hero = v.looseObject({
  id: text,
  seat: text,
  def: text,
  dead: v.boolean(),
  space: text,
  alignment: text,
  strength: whole,
  craft: whole,
  life: whole,
  fate: whole,
  gold: whole,
  held: v.array(text),
  hand: v.array(text),
  trophies: v.array(text),
  missTurns: whole,
  status: bag,
});

/** The bones of a state: what everything that reads one relies on. */
const stateShape = v.looseObject({
  schema: whole,
  content: v.looseObject({ sets: v.array(text), hash: text }),
  options: bag,
  seed: text,
  round: whole,
  rng: v.looseObject({ dice: rng, shuffle: rng, forced: v.array(whole) }),
  seats: v.record(
    text,
    v.looseObject({
      id: text,
      name: text,
      control: v.picklist(['person', 'computer']),
      out: v.boolean(),
      asked: whole,
    }),
  ),
  // Everybody's view is made of it.
  order: v.pipe(v.array(text), v.minLength(1), v.maxLength(12)),
  active: text,
  heroes: v.record(text, hero),
  board: v.record(text, v.looseObject({ cards: v.array(text), gold: whole })),
  decks: v.record(text, v.looseObject({ draw: v.array(text), discard: v.array(text) })),
  cards: v.record(text, v.looseObject({ id: text, def: text, home: text, zone: text })),
  unused: v.array(text),
  mods: v.pipe(v.array(bag), v.maxLength(MOST)),
  stack: v.pipe(
    v.array(
      v.looseObject({ t: v.picklist(['program', 'chart', 'event']), id: text, scope: text, me: text, source: text }),
    ),
    v.maxLength(MOST),
  ),
  scopes: v.record(text, bag),
  pending: v.record(text, decision),
  answered: v.record(text, v.array(text)),
  turn: v.looseObject({ n: whole }),
  decisions: whole,
});
/** Cards of a title, ways out of a space, definitions in all: far beyond what every set together has. */
const [MOST_COPIES, MOST_WAYS, MOST_DEFINITIONS] = [500, 24, 20_000];
/** The bones of a definition: what the rules go through before any of its text is carried out. */
const definitionsShape = v.pipe(
  v.array(
    v.looseObject({
      id: text,
      kind: text,
      copies: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_COPIES))),
      links: v.exactOptional(v.pipe(v.array(v.looseObject({ to: text, way: text })), v.maxLength(MOST_WAYS))),
    }),
  ),
  v.maxLength(MOST_DEFINITIONS),
);

const broken = (report: (detail: string) => void, detail: string): Reply<never> => {
  report(detail);
  return refused('trouble.game.damaged');
};

/** What is wrong with a state of the right shape; nothing when it can go on. */
const wrongWith = (book: Rulebook, state: State): string | undefined => {
  const [violation] = violations(book, state);
  if (violation !== undefined) return violation;
  if (state.seats[state.active] === undefined) return `nobody sits at ${state.active}`;
  if (state.over === undefined && Object.keys(state.pending).length === 0)
    return 'nobody is asked and the game is not over';
  const inUse = [
    ...Object.values(state.heroes).flatMap((h) => [h.def, h.space]),
    ...Object.values(state.cards).map((card) => card.def),
    ...Object.values(state.decks).flatMap(({ draw, discard, out = [], burnt = [] }) => [
      ...draw,
      ...discard,
      ...out,
      ...burnt,
    ]),
  ];
  const unknown = inUse.find((def) => !book.defs.has(def));
  if (unknown !== undefined) return `no definition ${unknown}`;
  for (const seat of state.order) viewFor(book, state, seat);
  return undefined;
};

export type RuleOptions = Readonly<Record<string, OptionValue>>;
const rulesShape = v.looseObject({ options: v.record(text, v.union([text, v.number(), v.boolean()])) });
/** The rules that a game is played by; those of no game when they cannot be read. */
export const rulesOfSave = ({ state }: Pick<SavedGame, 'state'>): RuleOptions => {
  const parsed = v.safeParse(rulesShape, state);
  return parsed.success ? parsed.output.options : {};
};

type Pinned = Pick<SavedGame, 'content' | 'definitions'>;

/** What is read of a save, and what its log is told otherwise. */
const pinned = (
  { content, definitions }: Pinned,
  chain: readonly LanguageMigration[] = languageMigrations,
): readonly Def[] | string => {
  const parsed = v.safeParse(definitionsShape, definitions, { abortEarly: true });
  if (!parsed.success) return 'the definitions of this game cannot be read';
  const language = languageOf(content);
  if (language > languageNow(chain)) return 'the definitions of this game are of a newer program';
  // Their hash proves that they are what this program, or an older one, wrote; so the rest of their shape is believed.
  const written = parsed.output as unknown as readonly Def[];
  if (hashOf(written, language) !== content) return 'the definitions of this game were changed';
  return translated(written, language, languageNow(chain), chain) as readonly Def[];
};

/** The definitions that a game was begun with, in the effect language of today; nothing when they cannot be read. */
export const definitionsOfSave = (saved: Pinned, chain?: readonly LanguageMigration[]): readonly Def[] | undefined => {
  const found = pinned(saved, chain);
  return typeof found === 'string' ? undefined : found;
};

type Current = (sets: readonly string[], options: RuleOptions) => readonly Def[];

/** The rules of a saved game: with the definitions it was begun with, whatever this program has now. */
export const bookOf = (
  saved: Pinned,
  current: Current,
  sets: readonly string[],
  options: RuleOptions,
  pace: 'play' | 'fast' = 'play',
): Rulebook | string => {
  const now = rulebookOf(current(sets, options), pace);
  if (now.hash === saved.content) return now;
  const definitions = pinned(saved);
  if (typeof definitions === 'string') return definitions;
  const then = rulebookOf(definitions, pace);
  // Only its language has changed since: one book for all such games.
  return then.hash === now.hash ? now : then;
};

const setsShape = v.looseObject({
  content: v.looseObject({ sets: v.array(text) }),
  options: v.record(text, v.union([text, v.number(), v.boolean()])),
});

/** A state at this program's schema that everything may rely on, or what is wrong with it. */
export const believable = (book: Rulebook, value: unknown): State | string => {
  const parsed = v.safeParse(stateShape, value, { abortEarly: true });
  if (!parsed.success) return `${v.getDotPath(parsed.issues[0]) ?? 'state'}: ${parsed.issues[0].message}`;
  try {
    const state = value as State;
    return wrongWith(book, state) ?? state;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/**
 * Checks a save and makes a game of it.
 * @param current the definitions of this program for some sets and options
 * @param report gets what is wrong, for the log
 */
export const gameOf = (
  game: string,
  saved: SavedGame,
  current: Current,
  report: (detail: string) => void,
  pace: 'play' | 'fast' = 'play',
): Reply<OpenGame> => {
  if (saved.state === undefined) return broken(report, `${game}: the state cannot be unpacked`);
  const migrated = migrateState(saved.state);
  if (!migrated.ok)
    return migrated.error === 'newer' ? refused('trouble.game.newer') : broken(report, `${game}: no state`);
  const sets = v.safeParse(setsShape, migrated.value, { abortEarly: true });
  if (!sets.success)
    return broken(report, `${game}: ${v.getDotPath(sets.issues[0]) ?? 'state'}: ${sets.issues[0].message}`);
  try {
    const book = bookOf(saved, current, sets.output.content.sets, sets.output.options, pace);
    if (typeof book === 'string') return broken(report, `${game}: ${book}`);
    const state = believable(book, migrated.value);
    if (typeof state === 'string') return broken(report, `${game}: ${state}`);
    return ok({ game, name: saved.name, book, state, seq: saved.seq, from: saved });
  } catch (error) {
    return broken(report, `${game}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

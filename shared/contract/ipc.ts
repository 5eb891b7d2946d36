// Everything that crosses the door between the screen and the program.
// A new channel is one line here and its handler in main; forgetting the handler does not compile.
import * as v from 'valibot';
import type { AppInfo } from './app';
import type { Story } from './story';
import type { ViewEvent } from './event';
import type { QuestionOdds } from './foresight';
import type { Hint, Reason } from './hint';
import { recordTableSchema, scopeSchema, type AchievementId, type RecordsView } from './records';
import type { ReplayCheck, ReplayFrame, ReplayInfo } from './replay';
import {
  answerSchema,
  backupSchema,
  branchSchema,
  bugSchema,
  controlSchema,
  ditchSchema,
  facesSchema,
  fileSchema,
  frameSchema,
  gameSchema,
  oddsSchema,
  presetIdSchema,
  presetSchema,
  renameSchema,
  seatSchema,
  setupSchema,
  stopSchema,
  undoSchema,
} from './requests';
import { settingsPatchSchema, type Settings } from './settings';
import type { Backup, GameSummary, SavedPreset, SetupChoices, SetupOffer } from './setup';
import type { Face, GameUpdate } from './view';

type ChannelSpec<S extends v.GenericSchema, R> = {
  readonly request: S;
  /** Never present: carries the type of the answer. */
  readonly reply?: R;
};

/** `answers<Reply>()(requestSchema)`; in two steps because TypeScript infers all type arguments or none. */
const answers =
  <R>() =>
  <S extends v.GenericSchema>(request: S): ChannelSpec<S, R> => ({ request });

/** A channel that is asked without saying anything. */
const nothing = v.strictObject({});
/** An answer that says no more than that it was done. */
export type Done = { readonly [key: string]: never };

export const ipc = {
  'app.info': answers<AppInfo>()(nothing),
  'settings.get': answers<Settings>()(nothing),
  'settings.set': answers<Settings>()(settingsPatchSchema),

  'setup.offer': answers<SetupOffer>()(nothing),
  /** Set-ups that people have kept, by name. Each of these answers with all of them. */
  'presets.list': answers<readonly SavedPreset[]>()(nothing),
  /** Keeps a new one, or puts it in the place of the one with its id: a new name, or one that was deleted. */
  'presets.keep': answers<readonly SavedPreset[]>()(presetSchema),
  'presets.delete': answers<readonly SavedPreset[]>()(presetIdSchema),
  'games.list': answers<readonly GameSummary[]>()(nothing),
  'games.create': answers<{ readonly game: string }>()(setupSchema),
  /** From now on the game is pushed as `game.update`; the one that was open before is closed. */
  'games.open': answers<GameUpdate>()(gameSchema),
  'games.close': answers<Done>()(nothing),
  /** Put away; it can be brought back for a month. */
  'games.delete': answers<Done>()(gameSchema),
  'games.restore': answers<Done>()(gameSchema),
  'games.rename': answers<Done>()(renameSchema),
  /** How it was set up; with its seed as soon as that may be known. */
  'games.setup': answers<SetupChoices>()(gameSchema),
  'games.duplicate': answers<{ readonly game: string }>()(gameSchema),
  /** A new campaign that leaves another one behind one of its inputs. */
  'games.branch': answers<{ readonly game: string }>()(branchSchema),
  /** A `.crownward` file as base64, and what to call it. */
  'games.export': answers<{ readonly name: string; readonly file: string }>()(gameSchema),
  'games.import': answers<{ readonly game: string; readonly name: string }>()(fileSchema),

  'backups.list': answers<readonly Backup[]>()(nothing),
  /** Brings back the campaigns that are missing; says how many. */
  'backups.restore': answers<{ readonly games: number }>()(backupSchema),

  'replay.open': answers<ReplayInfo>()(gameSchema),
  'replay.frame': answers<ReplayFrame>()(frameSchema),
  'replay.check': answers<ReplayCheck>()(gameSchema),

  'records.get': answers<RecordsView>()(scopeSchema),
  /** The deeds that were done in this game for the first time. */
  'records.game': answers<readonly AchievementId[]>()(gameSchema),
  /** What is told of a game that is over; nothing of one that is not. */
  'records.story': answers<{ readonly story?: Story }>()(gameSchema),
  /** A CSV file as base64, and what to call it. */
  'records.export': answers<{ readonly name: string; readonly file: string }>()(recordTableSchema),

  /**
   * Writes everything that is known about a game into one file, and what the screen broke off with into the log too;
   * says where the file is.
   */
  'bug.write': answers<{ readonly file: string }>()(bugSchema),

  /** These are about the game that is open. */
  'game.answer': answers<Done>()(answerSchema),
  /** When a card of a seat asks. */
  'game.stop': answers<Done>()(stopSchema),
  'game.undo': answers<Done>()(undoSchema),
  'game.redo': answers<Done>()(gameSchema),
  'game.concede': answers<Done>()(seatSchema),
  /** Leaves a card of the seat's on its space, beside whatever is asked. */
  'game.ditch': answers<Done>()(ditchSchema),
  'game.control': answers<Done>()(controlSchema),
  'game.journal': answers<readonly ViewEvent[]>()(gameSchema),
  /** What the options of the question that stands lead to; nothing for one that is answered by now. */
  'game.odds': answers<QuestionOdds>()(oddsSchema),
  /** What the adept would do; nothing where a house rule lets nobody help. */
  'game.hint': answers<{ readonly hint?: Hint }>()(oddsSchema),
  /** Why computers answered as they did in this sitting. */
  'game.reasons': answers<readonly Reason[]>()(gameSchema),

  'faces.get': answers<readonly Face[]>()(facesSchema),
} as const;

export type Ipc = typeof ipc;
export type Channel = keyof Ipc;
/** What the screen sends. */
export type RequestOf<K extends Channel> = v.InferInput<Ipc[K]['request']>;
/** What the handler gets: parsed, defaults filled in. */
export type ParsedOf<K extends Channel> = v.InferOutput<Ipc[K]['request']>;
export type ReplyOf<K extends Channel> = NonNullable<Ipc[K]['reply']>;

export const isChannel = (name: string): name is Channel => Object.hasOwn(ipc, name);

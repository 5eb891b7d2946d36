// The forms of what a screen asks about games: what the door accepts, and nothing beside it.
import * as v from 'valibot';
import type { CardId, DecisionId, SeatId } from '../kernel/ids';
import type { Answer } from './prompt';
import { ENDINGS_MODES, type SavedPreset, type SetupChoices } from './setup';
import { STOPS } from './stops';
import { chapterSchema } from './tutorial';

/** Long enough for any name that somebody types, short enough that nothing grows without bounds. */
const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));

const gameId = v.pipe(v.string(), v.regex(/^g-[0-9a-f-]{1,60}$/, 'a game id begins with g-'));
const seatId = v.custom<SeatId>((x) => typeof x === 'string' && /^p[1-9]\d?$/.test(x), 'a seat is p1, p2 and so on');
const decisionId = v.custom<DecisionId>(
  (x) => typeof x === 'string' && /^d[\w.:-]{1,60}$/.test(x),
  'a decision id begins with d',
);
const cardId = v.custom<CardId>((x) => typeof x === 'string' && /^c\d{1,9}$/.test(x), 'a card is c1, c2 and so on');
const control = v.picklist(['person', 'computer']);
const value = v.union([text(100), v.pipe(v.number(), v.finite()), v.boolean()]);

export const gameSchema = v.strictObject({ game: gameId });
export const renameSchema = v.strictObject({
  game: gameId,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
});
export const undoSchema = v.strictObject({ game: gameId, agreed: v.pipe(v.array(seatId), v.maxLength(12)) });
export const branchSchema = v.strictObject({ game: gameId, seq: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });
/** A file may be this long; one that is longer is told so by whoever reads it. */
export const MOST_FILE_BYTES = 16_000_000;
// Not `v.base64()`: its expression recurses, and a file of megabytes is more than the stack takes.
const isBase64 = (text: string): boolean => text.length % 4 === 0 && !/[^A-Za-z0-9+/=]/.test(text);
export const fileSchema = v.strictObject({
  file: v.pipe(v.string(), v.check(isBase64, 'a file is base64')),
});
export const backupSchema = v.strictObject({
  file: v.pipe(v.string(), v.regex(/^crownward-[\dTZ-]+-schema\d+\.sqlite3$/, 'a backup is named by the program')),
});
/** Of what a person writes to a report, and of what is told about an error. */
export const LONGEST_NOTE = 2000;
const note = v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_NOTE)));
/** `thrown`: what the screen broke off with, when it was not a person who asked for the file. */
export const bugSchema = v.strictObject({ game: v.exactOptional(gameId), note, thrown: note });
export const frameSchema = v.strictObject({
  game: gameId,
  seq: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  seat: v.exactOptional(seatId),
});
export const seatSchema = v.strictObject({ game: gameId, seat: seatId });
export const oddsSchema = v.strictObject({ game: gameId, seat: seatId, decision: decisionId });
export const ditchSchema = v.strictObject({ game: gameId, seat: seatId, card: cardId });
export const controlSchema = v.strictObject({ game: gameId, seat: seatId, control });
/** When a card asks; the turn that is going on is the one of `notThisTurn`. */
export const stopSchema = v.strictObject({ game: gameId, seat: seatId, def: text(200), stop: v.picklist(STOPS) });
/** `game`: as its cards are, which may be those of another edition or of an older program. */
export const facesSchema = v.strictObject({ language: text(20), game: v.exactOptional(gameId) });

export type AnswerRequest = { readonly game: string; readonly seat: SeatId; readonly answer: Answer };
export const answerSchema: v.GenericSchema<AnswerRequest> = v.strictObject({
  game: gameId,
  seat: seatId,
  answer: v.strictObject({ decision: decisionId, keys: v.pipe(v.array(text(200)), v.maxLength(500)) }),
});

const setIds = v.pipe(v.array(text(60)), v.maxLength(60));
const look = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5));
// Typed as the contract has it: a form that lets something else through does not compile.
export const setupSchema: v.GenericSchema<SetupChoices> = v.strictObject({
  name: v.exactOptional(text(100)),
  seats: v.pipe(
    v.array(
      v.strictObject({
        name: text(60),
        control,
        character: text(200),
        level: v.exactOptional(text(60)),
        personality: v.exactOptional(text(60)),
        look: v.exactOptional(look),
      }),
    ),
    v.minLength(1),
    v.maxLength(12),
  ),
  sets: v.pipe(setIds, v.minLength(1)),
  withoutCharacters: v.exactOptional(setIds),
  profile: text(60),
  rules: v.pipe(
    v.record(text(60), value),
    v.check((rules) => Object.keys(rules).length <= 200, 'too many house rules'),
  ),
  endings: v.exactOptional(v.pipe(v.array(text(200)), v.minLength(1), v.maxLength(100))),
  endingsMode: v.exactOptional(v.picklist(ENDINGS_MODES)),
  seed: v.exactOptional(text(100)),
  showSeed: v.exactOptional(v.boolean()),
  tutorial: v.exactOptional(chapterSchema),
});

const presetId = v.pipe(v.string(), v.regex(/^u-[0-9a-z]{1,40}$/, 'a preset of your own begins with u-'));
export const presetSchema: v.GenericSchema<SavedPreset> = v.strictObject({
  id: presetId,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  choices: setupSchema,
});
export const presetIdSchema = v.strictObject({ id: presetId });

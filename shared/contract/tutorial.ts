// The tutorial: its chapters in their order, and how far somebody has come in one of them.
import * as v from 'valibot';

/** Each is a short game of its own: the Outer Region, fights, the way to a Talisman, the Inner Region, the Crown. */
export const CHAPTERS = ['steps', 'fights', 'river', 'inner', 'crown'] as const;
export type ChapterId = (typeof CHAPTERS)[number];
export const chapterSchema = v.picklist(CHAPTERS);

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Kept with the settings, so that a chapter goes on where it was left. */
export const noteSchema = v.strictObject({
  chapter: chapterSchema,
  /** The campaign in which it is played. */
  game: v.pipe(v.string(), v.maxLength(64)),
  step: count,
  /** How many events had happened when the step began. */
  from: count,
  /** The question that the step is about, while it stands. */
  asked: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
  /** Read to its end, in this game or an earlier one. */
  done: v.boolean(),
});
export type TutorialNote = Readonly<v.InferOutput<typeof noteSchema>>;

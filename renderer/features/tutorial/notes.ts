// How far each chapter has come, as it is kept with the settings.
import { CHAPTERS, type ChapterId, type TutorialNote } from '../../../shared/contract/tutorial';

type Noted = { readonly tutorial: readonly TutorialNote[] };

export const noteOf = ({ tutorial }: Noted, id: ChapterId): TutorialNote | undefined =>
  tutorial.find(({ chapter }) => chapter === id);

/** All notes with this one in the place of its chapter's. A chapter that was read stays read. */
export const withNote = ({ tutorial }: Noted, note: TutorialNote): readonly TutorialNote[] => [
  ...tutorial.filter(({ chapter }) => chapter !== note.chapter),
  { ...note, done: note.done || tutorial.some(({ chapter, done }) => chapter === note.chapter && done) },
];

/** The chapter to read next: the first that was not read. */
export const nextUnread = (noted: Noted): ChapterId =>
  CHAPTERS.find((id) => noteOf(noted, id)?.done !== true) ?? CHAPTERS[0];

export const readCount = ({ tutorial }: Noted): number => tutorial.filter(({ done }) => done).length;

export const chapterAfter = (id: ChapterId): ChapterId | undefined => CHAPTERS[CHAPTERS.indexOf(id) + 1];

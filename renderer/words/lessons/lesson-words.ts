import type { ChapterId } from '../../../shared/contract/tutorial';
import type { StepId } from '../../../shared/tutorial/index';

/** The name of a definition, in the language of the screen. */
export type Name = (def: string) => string;
/** Two or three short sentences. */
export type LessonText = string | ((name: Name) => string);
export type LessonWords = {
  readonly chapters: { readonly [K in ChapterId]: { readonly title: string; readonly about: string } };
  /** A step without words does not compile. */
  readonly steps: { readonly [K in StepId]: { readonly title: string; readonly text: LessonText } };
};

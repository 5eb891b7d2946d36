import { de } from './de';
import { en, type Words } from './en';
import { de as lessonsDe } from './lessons/de';
import { en as lessonsEn } from './lessons/en';
import type { LessonWords } from './lessons/lesson-words';

const catalogues: { readonly [language: string]: Words | undefined } = { en, de };

/** What the screen says, in the language of the settings. */
export const wordsFor = (language: string): Words => catalogues[language] ?? en;

const lessons: { readonly [language: string]: LessonWords | undefined } = { en: lessonsEn, de: lessonsDe };

/** What the tutorial says, in the language of the settings. */
export const lessonsFor = (language: string): LessonWords => lessons[language] ?? lessonsEn;

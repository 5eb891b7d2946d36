import { expect, it } from 'vitest';
import type { TutorialNote } from '../../../shared/contract/tutorial';
import { chapterAfter, nextUnread, noteOf, readCount, withNote } from './notes';

const note = (chapter: TutorialNote['chapter'], more: Partial<TutorialNote> = {}): TutorialNote => ({
  chapter,
  game: 'g-1',
  step: 3,
  from: 5,
  done: false,
  ...more,
});

it('one note is kept for each chapter, and a chapter that was read stays read when it is begun anew', () => {
  const read = { tutorial: withNote({ tutorial: [note('fights')] }, note('steps', { done: true })) };
  const again = { tutorial: withNote(read, note('steps', { game: 'g-2', step: 0 })) };
  expect(again.tutorial).toHaveLength(2);
  expect(noteOf(again, 'steps')).toMatchObject({ game: 'g-2', step: 0, done: true });
  expect(readCount(again)).toBe(1);
});

it('the chapter to go on with is the first that was not read, and the first of all when all were', () => {
  expect(nextUnread({ tutorial: [] })).toBe('steps');
  expect(nextUnread({ tutorial: [note('steps', { done: true }), note('river', { done: true })] })).toBe('fights');
  expect(
    nextUnread({
      tutorial: (['steps', 'fights', 'river', 'inner', 'crown'] as const).map((id) => note(id, { done: true })),
    }),
  ).toBe('steps');
  expect(chapterAfter('fights')).toBe('river');
  expect(chapterAfter('crown')).toBeUndefined();
});

// What is longer than the room that it has, so that a part of it would have to be scrolled for.
import type { Attachment } from 'svelte/attachments';
import { measured } from './measured';

/** Of the foot of a column that scrolls, this is where what follows fades, in its own letters. */
const FADE = 1.6;

const columnOf = (element: HTMLElement): HTMLElement | undefined => {
  for (let one = element.parentElement; one !== null; one = one.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(one).overflowY)) return one;
  return undefined;
};

/** Where it scrolls with the whole column, what stands around it may not end below the foot of that. */
const overruns = (element: HTMLElement, whole: string): boolean => {
  if (getComputedStyle(element).overflowY !== 'visible') return element.scrollHeight > element.clientHeight + 1;
  const column = columnOf(element);
  if (column === undefined) return false;
  const { bottom } = (element.closest(whole) ?? element).getBoundingClientRect();
  const end = bottom - column.getBoundingClientRect().top + column.scrollTop;
  return end > column.clientHeight - FADE * parseFloat(getComputedStyle(column).fontSize);
};

/**
 * Tells whenever it is measured to be so: before it is seen, and where what it shows or its room has changed.
 *
 * @param whole what may not end below the foot of a column that it scrolls with
 * @param _anew it is measured anew with that, also where no size has changed
 */
export const spills = (tell: () => void, whole: string, _anew?: unknown): Attachment<HTMLElement> =>
  measured((element) => ({
    observe: [element, ...element.children],
    read: () => (overruns(element, whole) ? tell : undefined),
  }));

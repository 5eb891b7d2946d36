// A list in a column: what has not the room for all of itself is not seen at all, and nobody's keys come there.
import type { Attachment } from 'svelte/attachments';

/**
 * Hides what is wrapped out of sight in an element whose style puts its children into a column and wraps them.
 *
 * @param shown what the list shows: it is measured anew with that
 */
export const wholeItems =
  (shown: readonly unknown[]): Attachment<HTMLElement> =>
  (list) => {
    const items = [...list.children].filter((one) => one instanceof HTMLElement);
    const measure = (): void => {
      if (shown.length === 0) return;
      const { right } = list.getBoundingClientRect();
      for (const item of items) item.style.visibility = item.getBoundingClientRect().left >= right - 1 ? 'hidden' : '';
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const one of [list, ...items]) observer.observe(one);
    return () => observer.disconnect();
  };

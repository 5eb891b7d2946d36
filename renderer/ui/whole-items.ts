// A list in a column: what has not the room for all of itself is not seen at all, and nobody's keys come there.
import type { Attachment } from 'svelte/attachments';
import { measured } from './measured';

/**
 * Hides what is wrapped out of sight in an element whose style puts its children into a column and wraps them.
 *
 * @param shown what the list shows: it is measured anew with that
 */
export const wholeItems = (shown: readonly unknown[]): Attachment<HTMLElement> =>
  measured((list) => {
    const items = [...list.children].filter((one) => one instanceof HTMLElement);
    return {
      observe: [list, ...items],
      read: () => {
        if (shown.length === 0) return undefined;
        const { right } = list.getBoundingClientRect();
        const outside = items.map((item) => item.getBoundingClientRect().left >= right - 1);
        return () => {
          for (const [i, item] of items.entries()) item.style.visibility = outside[i] === true ? 'hidden' : '';
        };
      },
    };
  });

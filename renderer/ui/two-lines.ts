// What one line of large letters is too short for has two of small ones.
import type { Attachment } from 'svelte/attachments';
import { around, measured } from './measured';

/**
 * Marks an element with `data-two` where what it shows has not the room that its style gives it.
 *
 * @param _anew it is measured anew with that
 * @param within the part of it that may have too little room; itself without one
 */
export const twoLines = (_anew: unknown, within?: string): Attachment<HTMLElement> =>
  measured((element) => {
    const part = within === undefined ? element : element.querySelector(within);
    return {
      observe: around(element),
      reset: () => delete element.dataset['two'],
      read: () =>
        part !== null && part.scrollHeight > part.clientHeight + 1 ? () => (element.dataset['two'] = '') : undefined,
    };
  });

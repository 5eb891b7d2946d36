// What one line of large letters is too short for has two of small ones.
import type { Attachment } from 'svelte/attachments';

/**
 * Marks an element with `data-two` where what it shows has not the room that its style gives it.
 *
 * @param _anew it is measured anew with that
 * @param within the part of it that may have too little room; itself without one
 */
export const twoLines =
  (_anew: unknown, within?: string): Attachment<HTMLElement> =>
  (element) => {
    const part = within === undefined ? element : element.querySelector(within);
    const measure = (): void => {
      delete element.dataset['two'];
      if (part !== null && part.scrollHeight > part.clientHeight + 1) element.dataset['two'] = '';
    };
    measure();
    // Its own size changes with its letters; that of what it lies in does not.
    const observer = new ResizeObserver(measure);
    if (element.parentElement !== null) observer.observe(element.parentElement);
    void document.fonts.ready.then(measure);
    return () => observer.disconnect();
  };

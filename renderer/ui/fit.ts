// Words that are never broken into dots: where they have too little room, their letters grow smaller.
import type { Attachment } from 'svelte/attachments';
import { around, measured } from './measured';

/** Writes `--fit`, a part of 1 that the style multiplies the size of the letters by. @param words that it shows */
export const fit = (words: string): Attachment<HTMLElement> =>
  measured((element) => ({
    observe: around(element),
    reset: () => {
      if (element.style.getPropertyValue('--fit') !== '1') element.style.setProperty('--fit', '1');
    },
    read: () => {
      const { clientWidth, scrollWidth } = element;
      if (words === '' || clientWidth === 0 || scrollWidth <= clientWidth) return undefined;
      return () => element.style.setProperty('--fit', String(Math.floor((100 * clientWidth) / scrollWidth) / 100));
    },
  }));

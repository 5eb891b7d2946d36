// Words that are never broken into dots: where they have too little room, their letters grow smaller.
import type { Attachment } from 'svelte/attachments';

/** Writes `--fit`, a part of 1 that the style multiplies the size of the letters by. @param words that it shows */
export const fit =
  (words: string): Attachment<HTMLElement> =>
  (element) => {
    const measure = (): void => {
      element.style.setProperty('--fit', '1');
      const { clientWidth, scrollWidth } = element;
      if (words !== '' && clientWidth > 0 && scrollWidth > clientWidth)
        element.style.setProperty('--fit', String(Math.floor((100 * clientWidth) / scrollWidth) / 100));
    };
    measure();
    // Its own size changes with its letters; that of what it lies in does not.
    const observer = new ResizeObserver(measure);
    if (element.parentElement !== null) observer.observe(element.parentElement);
    void document.fonts.ready.then(measure);
    return () => observer.disconnect();
  };

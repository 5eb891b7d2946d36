// What is longer than the room that it has, so that a part of it would have to be scrolled for.
import type { Attachment } from 'svelte/attachments';

/** Tells as soon as it is so, also where what it shows or its room changes later. */
export const spills =
  (tell: () => void): Attachment<HTMLElement> =>
  (element) => {
    const measure = (): void => {
      if (element.scrollHeight > element.clientHeight + 1) tell();
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  };

// A text in the lines that it has: where it is longer it ends behind a whole sentence, else behind a whole word.
import type { Attachment } from 'svelte/attachments';
import { around, measured } from './measured';

/** A whole sentence that takes less than this of what has room says too little, as "Choose any character." does. */
const ENOUGH = 0.4;

/** The text itself where it fits, else its longest beginning that does: whole sentences without dots, or words. */
export const beginning = (text: string, fits: (shown: string) => boolean): string => {
  if (fits(text)) return text;
  const sentences = [...text.matchAll(/[.!?] (?=\p{Lu})/gu)].map(({ index }) => text.slice(0, index + 1));
  const whole = sentences.findLast(fits);
  const words = text.split(' ');
  let [low, high] = [1, words.length - 1];
  const first = (n: number): string =>
    `${words
      .slice(0, n)
      .join(' ')
      .replace(/[,;:.–(]+$/u, '')} …`;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(first(middle))) low = middle;
    else high = middle - 1;
  }
  const cut = first(low);
  return whole === undefined || whole.length < ENOUGH * cut.length ? cut : whole;
};

/** Writes as much of a text as the element, whose style limits its height, has room for. */
export const wholeWords = (text: string): Attachment<HTMLElement> =>
  measured((element) => {
    const fits = (shown: string): boolean => {
      element.textContent = shown;
      return element.scrollHeight <= element.clientHeight + 1;
    };
    return {
      observe: around(element),
      reset: () => {
        if (element.textContent !== text) element.textContent = text;
      },
      read: () =>
        element.scrollHeight <= element.clientHeight + 1
          ? undefined
          : () => {
              const shown = beginning(text, fits);
              if (element.textContent !== shown) element.textContent = shown;
            },
    };
  });

// Whether the options of a game are such ones: for overlays, and for endings that need them.
import type { Overlay } from '../vocab/overlay';
import type { OptionValue } from '../vocab/words';

type Options = Readonly<Record<string, OptionValue>>;

/** Has each option named that value, or one of those? */
export const meets = (options: Options, when: Overlay['when']): boolean =>
  Object.entries(when).every(([option, wanted]) => {
    const values: readonly OptionValue[] = typeof wanted === 'object' ? wanted : [wanted];
    const value = options[option];
    return value !== undefined && values.includes(value);
  });

// The log is of a certain size, and what comes from outside must not push out what is needed from it.
import type { Logger } from '../app/log';

/** So many lines in so many milliseconds, so many signs of each detail. */
const MOST = 20;
const WHILE = 60_000;
const SIGNS = 120;

type Details = Readonly<Record<string, string | undefined>>;
export type Warn = (message: string, detail?: Details) => void;

/** Warns a few times in a minute; what was left out is counted in the next line. */
export const sparing = ({ warn }: Pick<Logger, 'warn'>, now: () => number = Date.now): Warn => {
  let since = -Infinity;
  let said = 0;
  let unsaid = 0;
  return (message, detail = {}) => {
    if (now() - since >= WHILE) {
      if (unsaid > 0) warn(`${unsaid} more were not written down`);
      [since, said, unsaid] = [now(), 0, 0];
    }
    if (said++ >= MOST) unsaid++;
    else
      warn(
        message.slice(0, SIGNS),
        Object.fromEntries(Object.entries(detail).map(([key, text]) => [key, text?.slice(0, SIGNS)])),
      );
  };
};

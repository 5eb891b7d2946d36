// While it is asked what a card counts as, all cards are what is printed on them, so no answer hangs on another.
let asked = false;

/** Whether somebody asks: what is reckoned meanwhile holds for that question alone. */
export const isCounting = (): boolean => asked;

/** Asks, with all cards as they are printed. */
export function asPrinted<T>(ask: () => T): T {
  asked = true;
  try {
    return ask();
  } finally {
    asked = false;
  }
}

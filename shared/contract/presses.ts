// When two presses are one: known to the screen, and to whoever presses its keys for it.

/** So many milliseconds after a press the same once more is the same press. */
export const TWICE = 400;

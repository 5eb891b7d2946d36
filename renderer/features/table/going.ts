// How a story goes on that waits: by its key, which is asleep at times, or by itself; and what keeps it from that.

export type Going = {
  readonly label: string;
  readonly act: () => void;
  /** A press does nothing just now. */
  readonly asleep: boolean;
  /** It goes on by itself within so many milliseconds; 0 where it waits for the key. */
  readonly goesIn: number;
};

const KEYS: readonly string[] = [' ', 'Enter'];
const over = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whoever moves over dice that lie there reads them, and whoever presses anything but the key does something else. */
export const keeps = (event: Event): boolean => {
  if (event instanceof KeyboardEvent) return !KEYS.includes(event.key);
  if (event.type === 'pointerdown') return !over(event, '[data-go-on], [data-do="go-on"]');
  const { movementX, movementY } = event as PointerEvent;
  return (movementX !== 0 || movementY !== 0) && over(event, '[data-part="roll-stage"] > :not(.act)');
};

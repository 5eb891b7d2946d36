// How long somebody waits for his next question while others have their turns. Counted in the page, frame by frame, so
// that the time the test takes to look and to press is not in it.
import type { Page } from 'playwright/test';

/** One wait in milliseconds, without what a key was waited for, which is his own time. */
export type Wait = {
  readonly ms: number;
  /** The part in which the screen shows something on purpose; the rest is work: thinking, storing, drawing. */
  readonly shown: number;
};
declare global {
  interface Window {
    crownwardWaits?: Wait[];
  }
}

/** Runs in the page. A wait counts when others had the turn in it: the round or the seat on turn is another one. */
const watch = (): void => {
  const waits: Wait[] = (window.crownwardWaits = []);
  const standing = (): string =>
    `${document.querySelector('.round')?.textContent ?? ''} ${document.querySelector<HTMLElement>('[data-seat][aria-current]')?.dataset['seat'] ?? ''}`;
  // Every timer of the page that runs in a wait; what overlaps counts once, and what is called off not at all.
  const LONGEST = 3000;
  let shown = 0;
  let until = 0;
  const ends = new Map<number, number>();
  window.setTimeout = new Proxy(window.setTimeout, {
    apply: (timer, _self, args: [act: () => void, ms?: number]): number => {
      const now = performance.now();
      const ms = args[1] ?? 0;
      // What the screen shows is never so long: others wait for what may go wrong.
      const end = now + (ms > LONGEST ? 0 : ms);
      shown += Math.max(0, end - Math.max(now, until));
      until = Math.max(until, end);
      const id = timer(...args);
      ends.set(id, end);
      return id;
    },
  });
  window.clearTimeout = new Proxy(window.clearTimeout, {
    apply: (clear, _self, [id]: [id?: number]): void => {
      const now = performance.now();
      if (id !== undefined && ends.get(id) === until && until > now) {
        shown -= until - now;
        until = now;
      }
      clear(id);
    },
  });
  const done = new WeakSet<Element>();
  let question: Element | null = null;
  let answered: { readonly at: number; readonly then: string } | undefined;
  let held = 0;
  let last = performance.now();
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (question === null || !(target instanceof Element) || !question.contains(target)) return;
      done.add(question);
      answered = { at: timeStamp, then: standing() };
      held = 0;
      shown = 0;
      until = timeStamp;
    },
    { capture: true },
  );
  const next = (now: number): void => {
    if (document.querySelector('[data-go-on]') !== null) held += now - last;
    last = now;
    const options = document.querySelector('[data-part="options"]');
    if (options !== null && options !== question && !done.has(options) && options.ariaBusy !== 'true') {
      question = options;
      if (answered !== undefined && answered.then !== standing()) waits.push({ ms: now - answered.at - held, shown });
      answered = undefined;
    }
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
};

export const startClock = (page: Page): Promise<void> => page.evaluate(watch);

export const waitsOf = (page: Page): Promise<readonly Wait[]> => page.evaluate(() => window.crownwardWaits ?? []);

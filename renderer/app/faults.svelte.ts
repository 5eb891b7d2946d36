// What nobody caught - in a click, a key, a timer, a promise - is written down and told, once, while the screen goes
// on.
import type { Reply } from '../../shared/contract/failure';

export type Fault = {
  readonly details: string;
  /** Where everything about it is kept. */
  readonly written: Promise<Reply<{ readonly file: string }>>;
};

/** What throws another thing at every frame fills neither the disk nor anybody's patience: so many in so long. */
const MOST = 5;
const SPAN_MS = 10 * 60_000;
/** A browser's own remark that sizes settle in the next frame: nothing is wrong. */
const HARMLESS = /^ResizeObserver loop/;

const detailsOf = (thrown: unknown): string => {
  if (thrown instanceof Error) return thrown.stack ?? thrown.message;
  if (typeof thrown === 'string') return thrown;
  try {
    return `thrown: ${JSON.stringify(thrown)}`;
  } catch {
    return 'thrown: what cannot be written down';
  }
};

export class Faults {
  readonly #write: (thrown: string) => Fault['written'];
  readonly #now: () => number;
  readonly #known = new Set<string>();
  /** When those of the last while were heard. */
  #lately: readonly number[] = [];
  /** What is told beside the screen, until somebody waves it away. */
  told: Fault | undefined = $state.raw();
  /** What is shown in place of the screen. */
  shown: Fault | undefined = $state.raw();

  /** `write`: into a file and the log. `now`: milliseconds. */
  constructor(write: (thrown: string) => Fault['written'], now: () => number = Date.now) {
    this.#write = write;
    this.#now = now;
  }

  #faultOf(details: string): Fault {
    return { details, written: this.#write(details) };
  }

  /** The screen stands and goes on: the first fault is told, and each is written down once. */
  caught(thrown: unknown): void {
    const details = detailsOf(thrown);
    const now = this.#now();
    this.#lately = this.#lately.filter((at) => now - at < SPAN_MS);
    if (this.#known.has(details) || this.#lately.length >= MOST) return;
    this.#known.add(details);
    this.#lately = [...this.#lately, now];
    const fault = this.#faultOf(details);
    this.told ??= fault;
  }

  /** The screen cannot be drawn: nothing is told beside the one that says so. */
  broke(thrown: unknown): void {
    this.told = undefined;
    this.shown = this.#faultOf(detailsOf(thrown));
  }

  look(): void {
    this.shown = this.told;
    this.told = undefined;
  }

  /** The screen is made anew: what goes wrong on that one is told again. */
  over(): void {
    this.shown = undefined;
    this.told = undefined;
    this.#known.clear();
    this.#lately = [];
  }

  /** Hears what nobody caught on a page; returns what ends it. */
  listen(page: Pick<Window, 'addEventListener'>): () => void {
    const end = new AbortController();
    page.addEventListener(
      'error',
      ({ error, message }: { readonly error: unknown; readonly message: string }) => {
        if (!HARMLESS.test(message)) this.caught(error ?? message);
      },
      { signal: end.signal },
    );
    page.addEventListener(
      'unhandledrejection',
      ({ reason }: { readonly reason: unknown }) => {
        this.caught(reason);
      },
      { signal: end.signal },
    );
    return () => {
      end.abort();
    };
  }
}

// What nobody caught - in a click, a key, a timer, a promise - is written down and told, once, while the screen goes on.
import type { Reply } from '../../shared/contract/failure';

export type Fault = {
  readonly details: string;
  /** Where everything about it is kept. */
  readonly written: Promise<Reply<{ readonly file: string }>>;
};

/** What throws at every frame fills neither the disk nor anybody's patience. */
const MOST = 5;
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
  readonly #known = new Set<string>();
  /** What is told beside the screen, until somebody waves it away. */
  told: Fault | undefined = $state.raw();
  /** What is shown in place of the screen. */
  shown: Fault | undefined = $state.raw();

  /** `write`: into a file and the log. */
  constructor(write: (thrown: string) => Fault['written']) {
    this.#write = write;
  }

  #faultOf(details: string): Fault {
    return { details, written: this.#write(details) };
  }

  /** The screen stands and goes on: the first fault is told, and each is written down once. */
  caught(thrown: unknown): void {
    const details = detailsOf(thrown);
    if (this.#known.has(details) || this.#known.size >= MOST) return;
    this.#known.add(details);
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
  }

  /** Hears what nobody caught on a page; returns what ends it. */
  listen(page: Pick<Window, 'addEventListener'>): () => void {
    const end = new AbortController();
    page.addEventListener('error', ({ error, message }: { readonly error: unknown; readonly message: string }) => { if (!HARMLESS.test(message)) this.caught(error ?? message); }, { signal: end.signal });
    page.addEventListener('unhandledrejection', ({ reason }: { readonly reason: unknown }) => { this.caught(reason); }, { signal: end.signal });
    return () => { end.abort(); };
  }
}

// When the press that acts just now began: a hand that comes down on one thing and lets go over another meant the
// first, and one that presses twice quickly meant to press once.

import { TWICE } from '../../shared/contract/presses';

/** Milliseconds by the clock of events, which is that of `performance.now()`. */
export type Moment = number;

type Began = { readonly at: Moment; readonly held: boolean };

export class Press {
  #pointer: Began | undefined;
  /** Keys that are down, by their code; and the one that was heard last. */
  readonly #keys = new Map<string, Began>();
  #key: Began | undefined;
  /** The first of presses of one key that follow each other so quickly that they are one; and the same of clicks. */
  #series: { readonly code: string; readonly at: Moment } | undefined;
  #clicks: Began | undefined;
  /** The one that acts: what is called while an event is heard is called by it. */
  #acting: Began | undefined;

  /** Hears every press of the window before whoever acts on it; returns what ends it. */
  watch(): () => void {
    const heard = {
      pointerdown: (event: PointerEvent) => {
        this.#pointer = { at: event.timeStamp, held: false };
        this.#acting = this.#pointer;
      },
      pointerup: () => {
        this.#acting = this.#pointer;
      },
      keydown: (event: KeyboardEvent) => {
        const at = this.#keys.get(event.code)?.at;
        this.#key = event.repeat ? { at: at ?? 0, held: true } : { at: this.#begins(event), held: false };
        this.#keys.set(event.code, this.#key);
        this.#acting = this.#key;
      },
      keyup: ({ code }: KeyboardEvent) => {
        const key = this.#keys.get(code);
        this.#keys.delete(code);
        this.#key = key;
        this.#acting = key;
        // The space bar presses a button as it is let go, within this event.
        setTimeout(() => {
          if (this.#acting === key) this.#acting = undefined;
          if (this.#key === key) this.#key = undefined;
        });
      },
      // A click without a count of presses is the keyboard's, or that of a screen reader, which has no beginning.
      click: ({ detail }: MouseEvent) => {
        this.#acting = detail > 0 ? this.#click(detail) : this.#key;
      },
    };
    const listen = (act: 'addEventListener' | 'removeEventListener'): void => {
      for (const [name, hear] of Object.entries(heard)) window[act](name, hear as EventListener, { capture: true });
    };
    listen('addEventListener');
    return () => listen('removeEventListener');
  }

  /**
   * What comes by itself over all else, with a key that has the focus: a press that was for what stood there before is
   * none for it.
   */
  guards(element: Pick<HTMLElement, 'addEventListener' | 'removeEventListener'>): () => void {
    const shown = performance.now();
    const hear = (event: Event): void => {
      if (!this.isFor(shown)) event.stopPropagation();
    };
    element.addEventListener('click', hear, { capture: true });
    return () => {
      element.removeEventListener('click', hear, { capture: true });
    };
  }

  /** Pressed anew at once it began when it was pressed first; another key between is a hand that knows what it does. */
  #begins({ code, timeStamp }: KeyboardEvent): Moment {
    const { code: last, at = -Infinity } = this.#series ?? {};
    if (last !== code || timeStamp - at >= TWICE) this.#series = { code, at: timeStamp };
    return this.#series?.at ?? timeStamp;
  }

  /** @param count as the pointer's own device counts them: two at one place within a moment are a double click */
  #click(count: number): Began | undefined {
    const first = this.#clicks;
    const now = this.#pointer;
    if (count > 1 && first !== undefined && now !== undefined && now.at - first.at < TWICE) return first;
    this.#clicks = now;
    return now;
  }

  /** Whether what acts just now is for something that was there at that moment. */
  isFor(shown: Moment): boolean {
    const acting = this.#acting;
    return acting === undefined || (!acting.held && acting.at >= shown);
  }
}

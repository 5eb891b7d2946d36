// Elements whose look hangs on the room that they have. All that are to be measured in a frame are measured together:
// one by one, each of them would have the whole screen laid out anew.
import type { Attachment } from 'svelte/attachments';

export type Measured = {
  /** It is measured when these have a size, and anew when one of them has another. */
  readonly observe: readonly Element[];
  /** Takes back what was written when it was measured last. Writes, and reads nothing of the screen. */
  readonly reset?: () => void;
  /** Reads, and writes nothing. @returns what writes the result, if there is anything to write */
  readonly read: () => (() => void) | undefined;
};

/** What each element has a say in. */
const watched = new Map<Element, Set<Measured>>();

/** Writes, then reads, then writes: the screen is laid out once for all of them. */
export const measureTogether = (all: readonly Measured[]): void => {
  for (const { reset } of all) reset?.();
  const writes = all.map(({ read }) => read());
  for (const write of writes) write?.();
};

let observer: ResizeObserver | undefined;
/** It tells also of what it has just begun to observe, and before that is painted: nothing is measured at once. */
const observerOf = (): ResizeObserver =>
  (observer ??= new ResizeObserver((entries) => {
    measureTogether([...new Set(entries.flatMap(({ target }) => [...(watched.get(target) ?? [])]))]);
  }));

let lettersCome: Promise<void> | undefined;
/** Letters that come late have other widths; those that are there need no second look. */
const whenLettersCome = (): void => {
  if (document.fonts.status === 'loaded') return;
  lettersCome ??= document.fonts.ready.then(() => {
    lettersCome = undefined;
    measureTogether([...new Set([...watched.values()].flatMap((all) => [...all]))]);
  });
};

/** @param of how the element is measured that this is attached to */
export const measured =
  (of: (element: HTMLElement) => Measured): Attachment<HTMLElement> =>
  (element) => {
    const one = of(element);
    for (const target of one.observe) {
      // What is observed already is told of once more only when that begins anew.
      if (watched.has(target)) observerOf().unobserve(target);
      watched.set(target, (watched.get(target) ?? new Set<Measured>()).add(one));
      observerOf().observe(target);
    }
    whenLettersCome();
    return () => {
      for (const target of one.observe) {
        const all = watched.get(target);
        all?.delete(one);
        if (all?.size !== 0) continue;
        watched.delete(target);
        observerOf().unobserve(target);
      }
    };
  };

/** Its own size may change with what is measured; that of what it lies in does not. */
export const around = ({ parentElement }: Element): readonly Element[] =>
  parentElement === null ? [] : [parentElement];

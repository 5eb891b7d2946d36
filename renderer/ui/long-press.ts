// A finger that rests on something: what a pointer would learn by hovering. The click that follows is none, wherever it
// lands: by then something else may lie under the finger.

const HELD_MS = 450;
/** More than this is a drag. */
const SLACK = 10;

const nothing = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};
const heed = (): void => {
  window.removeEventListener('click', nothing, { capture: true });
  window.removeEventListener('pointerdown', heed, { capture: true });
};
/** Until a finger comes down anew. */
const ignoreClick = (): void => {
  window.addEventListener('click', nothing, { capture: true });
  window.addEventListener('pointerdown', heed, { capture: true });
};

export const longPress =
  (act: () => void) =>
  (source: Element): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let began: PointerEvent | undefined;

    const end = (): void => {
      clearTimeout(timer);
      began = undefined;
    };
    const down = (event: PointerEvent): void => {
      end();
      // A second finger makes it a pinch.
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      began = event;
      timer = setTimeout(() => {
        ignoreClick();
        end();
        act();
      }, HELD_MS);
    };
    const move = (event: PointerEvent): void => {
      if (began !== undefined && Math.hypot(event.clientX - began.clientX, event.clientY - began.clientY) > SLACK)
        end();
    };
    /** The system's own menu for a resting finger. */
    const menu = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') event.preventDefault();
    };

    const heard = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', end],
      ['pointercancel', end],
      ['contextmenu', menu],
    ] as const;
    for (const [name, hear] of heard) source.addEventListener(name, hear as EventListener);
    return () => {
      end();
      for (const [name, hear] of heard) source.removeEventListener(name, hear as EventListener);
    };
  };

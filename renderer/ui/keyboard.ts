// What keys mean on every screen, and when they are not the screen's.

/** A field keeps what is typed into it. */
export const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const inDialog = (): boolean => document.querySelector('dialog[open]') !== null;

/** Esc goes back from a screen; a dialog, and a search with something in it, have it first. */
export const onEscape =
  (back: () => void) =>
  (event: KeyboardEvent): void => {
    const { target } = event;
    const used =
      event.defaultPrevented ||
      inDialog() ||
      (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '');
    if (event.key === 'Escape' && !used) back();
  };

/**
 * Ctrl and Enter, or the command key and Enter, do what a screen is there for; Enter alone belongs to what has the
 * focus.
 */
export const onCommandEnter =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || inDialog()) return;
    // It presses no button beside that.
    event.preventDefault();
    act();
  };

/** The question mark asks which keys there are. */
export const asksForKeys = (event: KeyboardEvent): boolean =>
  event.key === '?' && !event.defaultPrevented && !inDialog() && !typing(event.target);

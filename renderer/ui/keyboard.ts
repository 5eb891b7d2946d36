// What keys mean on every screen, and when they are not the screen's.

/** A field keeps what is typed into it. */
export const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const inDialog = (): boolean => document.querySelector('dialog[open]') !== null;

/** Esc goes back from a screen; a dialog, and a search with something in it, have it first. */
export const onEscape = (back: () => void) => (event: KeyboardEvent): void => {
  const { target } = event;
  const used = event.defaultPrevented || inDialog() || (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '');
  if (event.key === 'Escape' && !used) back();
};

/** The question mark asks which keys there are. */
export const asksForKeys = (event: KeyboardEvent): boolean => event.key === '?' && !event.defaultPrevented && !inDialog() && !typing(event.target);

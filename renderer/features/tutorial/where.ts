// Where on the screen a part of it is.
import type { DefId } from '../../../shared/kernel/ids';
import type { Part } from '../../../shared/tutorial/lesson';

const PARTS: { readonly [part: string]: string | undefined } = {
  // Who learns sits in the first seat.
  me: '.seats li:nth-child(1)',
  rival: '.seats li:nth-child(2)',
  prompt: '.now',
  fight: '.stage',
  play: '.play',
  rule: 'button.rule',
};

const SPACE = 'space:';

/** The space of the board that is meant, where it is one. */
export const spaceAt = (point: Part | { readonly option: string }): DefId | undefined =>
  typeof point === 'string' && point.startsWith(SPACE) ? `base/space/${point.slice(SPACE.length)}` : undefined;

const selectorOf = (point: Part | { readonly option: string }): string =>
  typeof point === 'object'
    ? `.option[data-key="${CSS.escape(point.option)}"]`
    : point.startsWith(SPACE)
      ? `[data-space="${spaceAt(point) ?? ''}"]`
      : (PARTS[point] ?? `[data-part="${point}"]`);

export const elementAt = (point: Part | { readonly option: string }): HTMLElement | SVGElement | undefined =>
  document.querySelector<HTMLElement | SVGElement>(selectorOf(point)) ?? undefined;

/** Puts the focus there, or on the first thing in it that can have it. */
export const focusAt = (point: Part | { readonly option: string }): void => {
  const found = elementAt(point);
  if (found === undefined) return;
  // Where cards lie, the first card.
  const able = found.matches('button, select, a, [tabindex]')
    ? found
    : (found.querySelector<HTMLElement>('button.held') ??
      found.querySelector<HTMLElement>('button:not([disabled]), select, [tabindex]'));
  (able ?? found).focus();
};

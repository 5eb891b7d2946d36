import type { Settings } from '../../shared/contract/settings';

/** From here on the table lies differently: fewer things at once, none of them cut off. */
const LARGE = 140;
export const isLarge = (textScale: number): boolean => textScale >= LARGE;

/**
 * Puts the settings where the stylesheet looks for them; what is there already stays, because a change restyles the
 * whole page.
 */
export const applySettings = ({ language, textScale, motion, theme }: Settings): void => {
  const { documentElement: root } = document;
  const data = { motion, theme, text: isLarge(textScale) ? 'large' : 'usual' };
  for (const [name, value] of Object.entries(data)) if (root.dataset[name] !== value) root.dataset[name] = value;
  if (root.lang !== language) root.lang = language;
  // Through the object model: a style attribute would be stopped by the content security policy.
  const scale = String(textScale / 100);
  if (root.style.getPropertyValue('--text-scale') !== scale) root.style.setProperty('--text-scale', scale);
};

import type { Settings } from '../../shared/contract/settings';

/** From here on the table lies differently: fewer things at once, none of them cut off. */
const LARGE = 140;
export const isLarge = (textScale: number): boolean => textScale >= LARGE;

/** Puts the settings where the stylesheet looks for them. */
export const applySettings = ({ language, textScale, motion, theme }: Settings): void => {
  const { documentElement: root } = document;
  root.lang = language;
  root.dataset['motion'] = motion;
  root.dataset['theme'] = theme;
  root.dataset['text'] = isLarge(textScale) ? 'large' : 'usual';
  // Through the object model: a style attribute would be stopped by the content security policy.
  root.style.setProperty('--text-scale', String(textScale / 100));
};

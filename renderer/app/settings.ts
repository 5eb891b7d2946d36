import type { Settings } from '../../shared/contract/settings';

/** Puts the settings where the stylesheet looks for them. */
export const applySettings = ({ language, textScale, motion, theme }: Settings): void => {
  const { documentElement: root } = document;
  root.lang = language;
  root.dataset['motion'] = motion;
  root.dataset['theme'] = theme;
  // Through the object model: a style attribute would be stopped by the content security policy.
  root.style.setProperty('--text-scale', String(textScale / 100));
};

// The Lords' scales and their colours (D Dragon Scales: red, yellow and green); each scale also shows the head of its
// Lord, for whoever sees no colours.
import { nameOf, type DefId } from '../../shared/kernel/ids';

type LordStyle = { readonly colour: string; readonly light: string; readonly dark: string };

const OTHER: LordStyle = { colour: '#5d6b34', light: '#dfe6bb', dark: '#22280f' };
const STYLES: { readonly [lord: string]: LordStyle | undefined } = {
  varthrax: { colour: '#a5341f', light: '#ffc7a4', dark: '#3b0d06' },
  cadorus: { colour: '#a87c12', light: '#ffe7a0', dark: '#372604' },
  grilipus: { colour: '#2f7a58', light: '#c6f0d4', dark: '#0b2b1d' },
};
export const lordStyle = (lord: string): LordStyle => STYLES[lord] ?? OTHER;

const SCALE = 'scale_of_';
/** Whose scale it is; nothing where it is none. */
export const lordOfScale = (def: DefId): string | undefined => {
  const name = nameOf(def);
  return name.startsWith(SCALE) ? name.slice(SCALE.length) : undefined;
};

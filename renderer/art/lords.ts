// The Lords' scales and their colours, as their set has them (looks.ts); each scale also shows the head of its
// Lord, for whoever sees no colours.
import { nameOf, type DefId } from '../../shared/kernel/ids';
import { styleOfLord, type LordStyle } from './looks';

const OTHER: LordStyle = { colour: '#5d6b34', light: '#dfe6bb', dark: '#22280f' };
export const lordStyle = (lord: string): LordStyle => styleOfLord(lord) ?? OTHER;

const SCALE = 'scale_of_';
/** Whose scale it is; nothing where it is none. */
export const lordOfScale = (def: DefId): string | undefined => {
  const name = nameOf(def);
  return name.startsWith(SCALE) ? name.slice(SCALE.length) : undefined;
};

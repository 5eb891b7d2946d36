// Persons and parts of a space that one may visit: named before what they do. Keys of `pick` options.
import type { PersonKey } from '../keys';
import type { Lookup } from '../../kernel/json';

const own: { readonly [K in PersonKey]: string } = {
  blacksmith: 'Schmied',
  healer: 'Heiler',
  mystic: 'Mystiker',
  doctor: 'Arzt',
  alchemist: 'Alchemist',
  enchantress: 'Magierin',
};
export const headings: Lookup<string> = own;

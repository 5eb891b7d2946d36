// Persons and parts of a space that one may visit: named before what they do. Keys of `pick` options.
import type { Lookup } from '../../kernel/json';
import type { PersonKey } from '../keys';

const own: { readonly [K in PersonKey]: string } = {
  blacksmith: 'Blacksmith',
  healer: 'Healer',
  mystic: 'Mystic',
  doctor: 'Doctor',
  alchemist: 'Alchemist',
  enchantress: 'Enchantress',
};
export const headings: Lookup<string> = own;

// Persons and parts of a space that one may visit: named before what they do. Keys of `pick` options.
import type { Lookup } from '../../kernel/json';

const own = {
  blacksmith: 'Blacksmith',
  healer: 'Healer',
  mystic: 'Mystic',
  doctor: 'Doctor',
  alchemist: 'Alchemist',
  enchantress: 'Enchantress',
} as const satisfies Lookup<string>;
export type HeadingKey = keyof typeof own;
export const headings: Lookup<string> = own;

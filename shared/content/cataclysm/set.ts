import type { SetDef } from '../../rules/vocab/set';

export const set: SetDef = {
  set: 'cataclysm',
  name: { en: 'The Cataclysm', de: 'Der Weltenbrand' },
  line: {
    en: 'The same land after its ruin: another board, other people.',
    de: 'Dasselbe Land nach seinem Untergang: ein anderer Plan, andere Leute.',
  },
  order: 140,
  kind: 'large',
  released: false,
};

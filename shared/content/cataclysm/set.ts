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
  endings: {
    'cataclysm/ending/cult_of_the_damned': {
      en: 'Four victories over the Cult, which is stronger for every soul it has taken.',
      de: 'Vier Siege über den Kult, den jede geholte Seele stärker macht.',
    },
    'cataclysm/ending/the_eternal_crown': {
      en: 'Every turn on the Crown a die says whom it strikes.',
      de: 'In jedem Zug auf der Krone sagt ein Würfel, wen sie trifft.',
    },
  },
  words: {
    creatures: {
      cult_of_the_damned: { en: 'the Cult of the Damned', de: 'der Kult(es) der Verdammten', only: true },
    },
  },
};

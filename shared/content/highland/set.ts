import type { SetDef } from '../../rules/vocab/set';

export const set: SetDef = {
  set: 'highland',
  name: { en: 'The Highland', de: 'Das Hochland' },
  line: {
    en: 'Mountains beyond the Crags, up to the Eagle King.',
    de: 'Das Gebirge hinter den Felsen, bis hinauf zum Adlerkönig.',
  },
  order: 50,
  kind: 'large',
  released: false,
  endings: {
    'highland/ending/battle_royale': {
      en: 'All who hold a Talisman meet here and fight until one is left.',
      de: 'Alle, die einen Talisman haben, treffen sich hier und kämpfen, bis nur einer übrig ist.',
    },
    'highland/ending/eagle_king': {
      en: 'Four victories over him, by Strength or by Craft.',
      de: 'Vier Siege über ihn, mit Stärke oder Talent.',
    },
    'highland/ending/hand_of_doom': {
      en: 'One roll: victory, a death, or defeat for everybody.',
      de: 'Ein Wurf: der Sieg, ein Tod oder die Niederlage für alle.',
    },
  },
};

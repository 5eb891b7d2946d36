import type { SetDef } from '../../rules/vocab/set';

export const set: SetDef = {
  set: 'frostmarch',
  name: { en: 'The Frostmarch', de: 'Die Frostmark' },
  line: {
    en: "Winter comes down on the land, and with it warlocks' quests.",
    de: 'Der Winter kommt über das Land, und mit ihm die Aufträge der Hexer.',
  },
  order: 30,
  kind: 'small',
  released: false,
};

// Tables of sets, out of the engine itself: what `npm run shots` shows of their boards, cards and tokens.
import type { Given } from '../../../shared/rules/setup/given';

export type SetTable = {
  readonly sets: readonly string[];
  readonly given: Given;
  /** Answers on the way there. */
  readonly answers?: readonly string[];
  /** What the first character then chooses: what follows is played when any key is pressed. */
  readonly then?: string;
  /** What has happened so far is played then. */
  readonly again?: true;
};

const CORNERS = ['dungeon', 'highland', 'city', 'woodland'];
const TEN = [
  'reaper',
  'dungeon',
  'frostmarch',
  'highland',
  'sacred-pool',
  'blood-moon',
  'city',
  'firelands',
  'woodland',
  'dragon',
];

const lordsAt = (king: string, scales: readonly (readonly [string, number])[]): NonNullable<Given['cards']> =>
  Object.fromEntries(
    scales.map(([lord, n]) => [
      `lord/${lord}`,
      {
        ...(lord === king ? { tokens: { crown: 1 } } : {}),
        on: Array.from({ length: n }, () => `scale_of_${lord}`),
      },
    ]),
  );

const DRAGON: Given = {
  round: 14,
  characters: {
    warrior: {
      at: 'hills_n',
      strength: 2,
      fate: 1,
      gold: 3,
      has: ['purchase/sword', 'scale_of_cadorus'],
      trophies: ['goblin'],
    },
    wizard: {
      at: 'valley_of_fire',
      craft: 3,
      fate: 2,
      has: ['talisman/talisman', 'scale_of_varthrax'],
      spells: ['healing'],
    },
    elf: { at: 'forest', fate: 2 },
    dwarf: { at: 'mines', strength: 4, fate: 1, has: ['talisman/talisman'] },
  },
  cards: {
    ...lordsAt('varthrax', [
      ['varthrax', 2],
      ['cadorus', 1],
      ['grilipus', 0],
    ]),
    wyvern: { tokens: { sleep: 1 } },
  },
  spaces: {
    plains_e: { figures: ['scale_of_grilipus'] },
    fields_ne: { figures: ['scale_of_varthrax'], cards: ['wyvern'] },
    forest: { figures: ['scale_of_cadorus'] },
    ruins: { figures: ['scale_of_cadorus'], cards: ['ogre'], gold: 1 },
    sentinel: { figures: ['scale_of_varthrax'] },
    castle: { figures: ['scale_of_varthrax'] },
  },
  decks: { token: ['dragon_strike', 'scale_of_cadorus', 'dragon_rage', 'scale_of_grilipus'] },
  dice: [4],
};

const inside = (form: string, at: readonly [string, string]): SetTable => ({
  sets: ['dragon'],
  given: {
    ...DRAGON,
    options: { innerRegion: form },
    characters: {
      ...DRAGON.characters,
      wizard: { ...DRAGON.characters['wizard'], at: at[0] },
      dwarf: { ...DRAGON.characters['dwarf'], at: at[1] },
    },
  },
});

const WOODLAND: Given = {
  round: 12,
  characters: {
    warrior: {
      at: 'plains_w',
      fate: 3,
      dark: 1,
      gold: 4,
      strength: 2,
      has: ['purchase/sword', 'destiny/champion'],
      spells: [],
    },
    wizard: { at: 'woodland/space/woods_2', fate: 3, dark: 3, has: ['path_of_fortune'], spells: ['healing'] },
    elf: { at: 'woodland/space/mabs_lair', fate: 2, dark: 0, has: ['clear_path', 'destiny/noble'] },
    dwarf: { at: 'woodland/space/swampland', fate: 4, dark: 2, has: ['path_of_the_determined'], form: 'minstrel' },
  },
  table: ['path_of_respite', 'path_of_burdens', 'secret_path', 'path_of_glory'],
  spaces: { 'woodland/space/bog_2': { cards: ['ogre'] }, 'woodland/space/grove_1': { gold: 2 } },
  dice: [5],
};

export const tables: Readonly<Record<string, SetTable>> = {
  woodland: { sets: ['woodland'], given: WOODLAND, answers: ['roll'] },
  lords: { sets: ['dragon'], given: DRAGON, again: true },
  king: {
    sets: ['dragon'],
    given: {
      ...DRAGON,
      cards: lordsAt('varthrax', [
        ['varthrax', 0],
        ['cadorus', 2],
        ['grilipus', 0],
      ]),
      decks: { token: ['scale_of_cadorus'] },
    },
    again: true,
  },
  challenge: {
    sets: ['dragon'],
    given: {
      ...DRAGON,
      options: { dragonChallenge: true, startingBonus: true, trophyCost: 5, inheritedItems: true },
      characters: {
        ...DRAGON.characters,
        wizard: { ...DRAGON.characters['wizard'], at: 'third_stair' },
        dwarf: { ...DRAGON.characters['dwarf'], at: 'tower_foot' },
      },
    },
  },
  realm: inside('realm', ['whispering_gallery', 'bone_crypt']),
  tower: inside('tower', ['third_stair', 'last_stair']),
  fire: {
    sets: ['firelands'],
    given: {
      round: 9,
      characters: {
        warrior: { at: 'hills_n', strength: 2, fate: 1, gold: 3, has: ['purchase/sword'] },
        wizard: { at: 'fields_se', craft: 3, fate: 2, spells: ['healing'] },
        elf: { at: 'forest', fate: 2 },
        dwarf: { at: 'runes_se', strength: 4, fate: 1 },
      },
      spaces: {
        fields_ne: { tokens: { fireland: 1 }, cards: ['ogre'] },
        plains_w: { tokens: { fireland: 1 } },
        fields_se: { tokens: { fireland: 1 } },
        village: { over: ['firelands/terrain/desert'] },
        tavern: { over: ['firelands/terrain/ruins'], tokens: { fireland: 1 } },
        ruins: { over: ['firelands/terrain/forest'], cards: ['wolf'], gold: 1 },
        temple: { over: ['firelands/terrain/chapel'] },
        oasis: { over: ['firelands/terrain/woods'] },
        castle: { over: ['firelands/terrain/graveyard'] },
        woods_n: { over: ['firelands/terrain/plains'] },
      },
      dice: [4],
    },
    answers: ['roll'],
  },
  burnt: {
    sets: ['firelands'],
    given: {
      round: 9,
      characters: {
        warrior: { at: 'fields_n', strength: 2, fate: 1, gold: 3, has: ['purchase/sword', 'purchase/shield'] },
        wizard: { at: 'fields_s', craft: 3, fate: 2, has: ['purchase/water_bottle'], spells: [] },
        elf: { at: 'forest', fate: 2 },
      },
      spaces: {
        fields_n: { cards: ['eruption'], tokens: { fireland: 1 } },
        fields_s: { tokens: { fireland: 1 } },
      },
      phase: 'encounter',
    },
    then: 'sword',
  },
  bitten: {
    sets: ['blood-moon'],
    given: {
      round: 9,
      characters: {
        warrior: { at: 'fields_n', strength: 2, fate: 0, gold: 0, has: ['purchase/sword'] },
        troll: { at: 'crags', fate: 0 },
        elf: { at: 'chapel', fate: 0 },
      },
      table: ['time_card'],
      cards: { time_card: { side: 'night' } },
      dice: [1, 2, 2, 1],
    },
    answers: ['roll', 'ccw:village'],
    then: 'cw:village',
  },
  four: {
    sets: CORNERS,
    given: {
      round: 12,
      characters: {
        warrior: { at: 'plains_w', fate: 3, dark: 1, gold: 4, strength: 2, has: ['purchase/sword'] },
        wizard: { at: 'highland/space/glacier', fate: 2, spells: ['healing'] },
        elf: { at: 'woodland/space/mystic_glen', fate: 2, dark: 2, has: ['clear_path'] },
        dwarf: { at: 'dungeon/space/kitchen', fate: 4 },
      },
      dice: [5],
    },
    answers: ['roll'],
  },
  ten: {
    sets: TEN,
    given: {
      round: 12,
      characters: {
        warrior: {
          at: 'plains_w',
          fate: 3,
          dark: 1,
          gold: 4,
          strength: 2,
          has: ['purchase/sword', 'scale_of_cadorus'],
        },
        wizard: { at: 'highland/space/glacier', fate: 2, spells: ['healing'] },
        elf: { at: 'woodland/space/mystic_glen', fate: 2, dark: 2, has: ['clear_path'] },
        dwarf: { at: 'dungeon/space/kitchen', fate: 4 },
        thief: { at: 'city/space/wharf', gold: 6, fate: 2 },
        monk: { at: 'temple', fate: 2 },
      },
      table: ['time_card'],
      cards: {
        time_card: { side: 'night' },
        ...lordsAt('cadorus', [
          ['varthrax', 2],
          ['cadorus', 1],
          ['grilipus', 0],
        ]),
      },
      spaces: {
        fields_ne: { tokens: { fireland: 1 }, cards: ['ogre'] },
        plains_e: { figures: ['scale_of_grilipus'] },
        village: { over: ['firelands/terrain/desert'] },
      },
      dice: [5],
    },
    answers: ['roll'],
  },
};

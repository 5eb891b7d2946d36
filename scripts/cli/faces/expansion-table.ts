// A table with everything that only expansions bring, out of the engine itself: what the screen's fixtures show of it.
import { updateFor } from '../../../shared/rules/view/view-for';
import { bookOfSets } from '../../../shared/rules/testing/books';
import type { Given } from '../../../shared/rules/setup/given';
import { aGame } from '../../../shared/rules/testing/play';
import type { GameUpdate } from '../../../shared/contract/view';

/** The probe for what no set of its own has yet: Realms, Denizens, Ghosts, inventions. */
export const EXPANSIONS = [
  'reaper',
  'dungeon',
  'highland',
  'blood-moon',
  'city',
  'woodland',
  'dragon',
  'firelands',
  'probe',
];

const GIVEN: Given = {
  round: 12,
  characters: {
    warrior: {
      at: 'tavern',
      fate: 1,
      dark: 1,
      gold: 4,
      strength: 2,
      has: ['purchase/sword', 'genie', 'concealed_pouch', 'blood_flail', 'lycanthrope'],
      spells: ['healing'],
      trophies: ['goblin', 'wolf'],
    },
    wizard: {
      at: 'woods_n',
      form: 'vengeful_ghost',
      mark: 'graveyard',
      lives: 1,
      fate: 0,
      dark: 0,
      spells: [],
      has: ['sword_of_the_fallen'],
    },
    elf: { at: 'desert_sw', fate: 3, dark: 2, has: ['wolfsbane'] },
    dwarf: { at: 'pillared_hall', strength: 3, craft: 2, fate: 4, dark: 1, has: ['talisman/talisman'] },
    thief: { at: 'old_sewers', gold: 9, dark: 0 },
    monk: { at: 'smithy_row', toad: 2, dark: 0 },
  },
  table: ['realm_of_souls', 'midnight_howl'],
  cards: {
    dragon_king: { faceDown: true },
    time_card: { side: 'night' },
    'lord/varthrax': { tokens: { crown: 1 }, on: ['scale_of_varthrax'] },
    genie: { tokens: { opened: 1 }, on: ['alchemy', 'preservation'] },
  },
  spaces: {
    fields_ne: { over: ['crater'] },
    plains_e: { over: ['terrain/desert'], cards: ['ogre'] },
    castle: { over: ['town/castle'], figures: ['doctor'] },
    crown_of_command: { over: ['dragon_king'] },
    portal_of_power: { figures: ['grim_reaper'] },
    village: { figures: ['scale_of_varthrax'] },
    forest: { cards: ['bear'] },
    oasis: { faceDown: ['giant_fly'], cards: ['market'] },
    ruins: { faceDown: ['hidden_power', 'salvage'], gold: 2 },
    plains_sw: { tokens: { fireland: 2 } },
    tunnel_1: { cards: ['giant_rat'] },
    collapsed_gallery: { cards: ['dungeon/giant_worm'], gold: 1 },
    ravine_1: { cards: ['highland/kobold'], tokens: { fireland: 1 } },
  },
  decks: { 'tunnel@thief': ['sphinx_of_khayu', 'plague_rat', 'deep_tremor'] },
  dice: [4],
};

/** The first seat, a person, is asked where it goes; the Dungeon is one of the ways. */
export const expansionTable = (): GameUpdate => {
  const book = bookOfSets(EXPANSIONS);
  if (book === undefined) throw new Error('a set of the table is missing');
  const game = aGame(book, GIVEN).choose('roll');
  // The others may answer the roll first.
  while (game.asked !== 'warrior') game.pass();
  return updateFor(book, 'g1', 1, game.state, game.events, 'p1');
};

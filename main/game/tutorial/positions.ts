// From which position each chapter of the tutorial is played. The dice that are to come are laid down as far as the
// lesson needs them: its own, and those of the rival, who is played like any computer.
import type { ChapterId } from '../../../shared/contract/tutorial';
import type { Given } from '../../../shared/rules/setup/given';

type Position = Given & {
  readonly characters: { readonly warrior: Given['characters'][string]; readonly elf: Given['characters'][string] };
};

export const POSITIONS: { readonly [K in ChapterId]: Position } = {
  steps: {
    characters: { warrior: { gold: 3 }, elf: { at: 'chapel' } },
    // Whichever way he goes with three steps, one card is drawn: the Shield for him, gold for the rival.
    decks: { adventure: ['shield', 'two_bags_of_gold', 'bag_of_gold'] },
    dice: [3, 3, 3],
  },
  fights: {
    characters: {
      warrior: {
        at: 'plains_e',
        craft: 1,
        lives: 3,
        fate: 3,
        has: ['shield', 'purchase/sword'],
        trophies: ['ogre'],
        spells: ['healing'],
      },
      elf: { at: 'tavern' },
    },
    spaces: { fields_se: { cards: ['wolf'] }, fields_ne: { cards: ['wild_boar'] } },
    decks: { adventure: ['bag_of_gold', 'guide', 'two_bags_of_gold'] },
    // Two steps; a bad attack, a good one of the Enemy, and the one that fate gives; the rival; three steps.
    dice: [2, 1, 1, 6, 6, 3, 3],
  },
  river: {
    characters: {
      warrior: { at: 'hills_n', strength: 4, fate: 2, gold: 3, has: ['shield', 'purchase/sword'] },
      elf: { at: 'tavern' },
    },
    decks: { adventure: ['mule', 'bag_of_gold', 'two_bags_of_gold'] },
    // Two steps, the fight on the bridge; the rival; five steps, the quest that asks for two gold.
    dice: [2, 5, 1, 4, 3, 5, 6],
  },
  inner: {
    // The rival misses some turns: here only the way is to be seen.
    characters: {
      warrior: {
        at: 'woods_m',
        strength: 7,
        craft: 2,
        fate: 2,
        has: ['shield', 'purchase/sword', 'talisman/talisman'],
      },
      elf: { at: 'tavern', misses: 8 },
    },
    // Four steps; the Portal; the Crypt; Death's dice and his own.
    dice: [4, 6, 3, 4, 3, 3, 2, 3, 4, 5],
  },
  crown: {
    characters: {
      warrior: {
        at: 'werewolf_den',
        strength: 7,
        craft: 2,
        fate: 2,
        has: ['shield', 'purchase/sword', 'talisman/talisman'],
        status: { werewolf: 9 },
      },
      elf: { at: 'tavern', lives: 2, misses: 12 },
    },
    // The Werewolf; twice a Command Spell that fails and what fate makes of it.
    dice: [5, 1, 5, 2, 5, 3, 6],
  },
};

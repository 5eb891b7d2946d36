// Positions in which one answer is best, whatever one's manner, because the odds say so: the dice that lie there, the
// lives that are left, what is for nothing. Whoever looks ahead is asked all of them (puzzles.test.ts).
import type { Given, GivenCharacter } from '../../../shared/rules/setup/given';

export type Puzzle = {
  /** What it is about; no two are called the same. */
  readonly name: string;
  readonly given: Given;
  /** Pressed before, until this is asked. */
  readonly ask: string;
  /** Any of these is right. */
  readonly best: readonly (readonly string[])[];
};

const other = { warrior: { at: 'city' } } as const;
const her = (more: GivenCharacter): Given['characters'] => ({ prophetess: { spells: [], ...more }, ...other });

/** Before an enemy on a space with no other: the dice say who wins, and fate may change it. */
const fights = (
  [
    // His die, the enemy's die, Strength beyond 2 (the Ogre has 5), lives, whether fate is well spent.
    [1, 1, 2, 1, true],
    [2, 2, 1, 1, true],
    [1, 2, 3, 1, true],
    [2, 1, 1, 1, true],
    [3, 3, 2, 1, true],
    [1, 3, 4, 1, true],
    [2, 4, 4, 1, true],
    [1, 1, 1, 1, true],
    [1, 4, 5, 1, true],
    [2, 2, 2, 1, true],
    [6, 1, 2, 1, false],
    [5, 1, 3, 3, false],
    [4, 1, 4, 3, false],
    [6, 2, 4, 3, false],
    [5, 2, 4, 4, false],
    [6, 3, 4, 4, false],
    [3, 1, 5, 4, false],
    [6, 5, 5, 4, false],
    [1, 6, 0, 4, false],
    [5, 3, 6, 4, false],
  ] as const
).map(([mine, theirs, strength, lives, again]): Puzzle => {
  const dies = lives === 1 ? ', with the last life' : '';
  return {
    name: `a ${mine} against the Ogre's ${theirs} with ${strength} Strength more${dies}`,
    given: {
      characters: her({ at: 'fields_ne', fate: 3, lives, strength }),
      spaces: { fields_ne: { cards: ['ogre'] } },
      phase: 'encounter',
      dice: [mine, theirs],
    },
    ask: 'ask.fateFight',
    best: again ? [['reroll.1']] : [['pass']],
  };
});

/** To be healed for nothing rather than to pray, the more so the fewer lives are left. */
const healed = [1, 2].flatMap((lives) =>
  [0, 1, 2].map((fate): Puzzle => ({
    name: `${lives} of 4 lives at the Chapel, with ${fate} fate`,
    given: { characters: her({ at: 'chapel', lives, fate }), phase: 'encounter' },
    ask: 'ask.pick',
    best: [['heal']],
  })),
);

/** What lies there for nothing is taken. */
const taken = (
  [
    ['armour', 1],
    ['helmet', 2],
    ['shield', 3],
    ['wand', 2],
    ['magic_belt', 3],
    ['ring', 3],
    ['talisman', 4],
    ['holy_lance', 4],
    ['orb_of_knowledge', 2],
    ['solomons_crown', 3],
  ] as const
).map(([card, lives]): Puzzle => ({
  name: `${card} lies there, ${lives} lives`,
  given: { characters: her({ at: 'fields_ne', lives }), spaces: { fields_ne: { cards: [card] } }, phase: 'encounter' },
  ask: 'ask.take',
  best: [[card]],
}));

/** A throw at a place that may cost the last life. */
const thrown = (
  [
    ['chasm', 1, 1, true],
    ['chasm', 2, 1, true],
    ['chasm', 3, 1, false],
    ['chasm', 4, 1, false],
    ['chasm', 6, 3, false],
    ['city', 6, 3, false],
    ['city', 1, 3, true],
    ['temple', 12, 4, false],
  ] as const
).map(([at, n, lives, again]): Puzzle => ({
  name: `a ${n} at ${at} with ${lives} lives`,
  given: {
    characters: her({ at, fate: 3, lives, gold: 0 }),
    phase: 'encounter',
    dice: n > 6 ? [6, n - 6] : [n],
  },
  ask: 'ask.fate',
  best: again ? [['reroll.1']] : [['pass']],
}));

/** In the Inner Region, strong and whole and with a Talisman: on. */
const onwards = [
  'plain_of_peril',
  'crypt',
  'dice_with_death',
  'werewolf_den',
  'mines',
  'vampires_tower',
  'pits',
  'valley_of_fire',
].flatMap((at) =>
  [10, 12].map((strength): Puzzle => ({
    name: `${strength} Strength and Craft more at ${at}, with a Talisman`,
    given: {
      characters: her({ at, lives: 5, fate: 3, strength, craft: strength, has: ['talisman'] }),
      phase: 'turn',
    },
    ask: 'ask.move',
    best: [['on'], ['on:crypt'], ['on:mines']],
  })),
);

export const puzzles: readonly Puzzle[] = [...fights, ...healed, ...taken, ...thrown, ...onwards];

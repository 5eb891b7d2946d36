// Chapters of the rulebook that a definition may name; what is not here says nothing.
import type { Lookup } from '../../kernel/json';

const command = (effect: string): string =>
  `alone here, you must cast the Command Spell${effect}. With others here, you must encounter one of them instead`;
const phrases = {
  command: command(': roll 1 die; on 4 or more, every other character loses 1 life'),
  'command.byPlayers': command(
    ': roll 1 die; on 4 or more (on 3 or more with five players, on 2 or more with six), every other character loses 1 life',
  ),
  'command.always': command(': every other character loses 1 life'),
  'command.first': 'win the game if you are the first to come here',
} satisfies Lookup<string>;
/** The same, as short as a label. */
export const inShort: Lookup<string> = { command: 'alone here, you must cast the Command Spell' };
export type ChapterKey = keyof typeof phrases;
export const chapters: Lookup<string> = phrases;

/** What follows from a state that a space puts one into, said at the end of its text. */
const told = {
  pitFiends: 'You may go on once all of them are beaten; until then you fight those that are left, turn after turn.',
  werewolf: 'Until you beat it, you fight the same Werewolf again each turn; then you may go on.',
  deathsDice: 'Until you win, you throw again each turn; then you may go on.',
  enslaved:
    'A character who is enslaved stays here: at the start of each turn he rolls 1 die for his move, and only on 4 or more is he free and moves.',
} as const satisfies Lookup<string>;
export type NoteKey = keyof typeof told;
export const notes: Lookup<string> = told;

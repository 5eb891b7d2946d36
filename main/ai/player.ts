// Who answers for a computer seat. He gets what a person at that seat gets, and nothing else.
import type { Prompt } from '../../shared/contract/prompt';
import type { PlayerView } from '../../shared/contract/view';
import type { Rng } from '../../shared/kernel/rng';
import type { Facts } from './facts';

export const levels = ['novice', 'random'] as const;
export type Level = (typeof levels)[number];

export const isLevel = (text: string): text is Level => (levels as readonly string[]).includes(text);
/** Manners that a level can play in. */
export const personalities: Readonly<Record<Level, readonly string[]>> = { novice: [], random: [] };

export type Question = {
  readonly view: PlayerView;
  readonly prompt: Prompt;
  readonly level: Level;
  readonly personality?: string;
};

/** A way to play: a pure function, so that the same question at the same chance gets the same answer. */
export type Policy = (
  view: PlayerView,
  prompt: Prompt,
  facts: Facts,
  rng: Rng,
  personality?: string,
) => readonly string[];

export type Players = {
  /** Keys for a prompt. Rejects when no answer could be found; whoever asked then answers by chance. */
  readonly answer: (question: Question) => Promise<readonly string[]>;
  readonly close: () => void;
};

/**
 * Makes the players of one game.
 * @param facts what everybody can read on the board and the cards
 * @param salt what makes their chances differ from those in a game of another seed; nothing hidden
 */
export type PlayersOf = (facts: Facts, salt: string) => Players;

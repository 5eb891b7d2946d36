// Who answers for a computer seat. He gets what a person at that seat gets, and nothing else.
import type { Why } from '../../shared/contract/hint';
import type { Prompt } from '../../shared/contract/prompt';
import type { PlayerView } from '../../shared/contract/view';
import type { CardId } from '../../shared/kernel/ids';
import type { Rng } from '../../shared/kernel/rng';
import type { State } from '../../shared/rules/state/state';
import type { Def } from '../../shared/rules/vocab/definition';
import type { Facts } from './facts';
import type { Weights } from './search/weights';

export const levels = ['novice', 'adept', 'master', 'random'] as const;
export type Level = (typeof levels)[number];
export const isLevel = (text: string): text is Level => (levels as readonly string[]).includes(text);

/** Manners of those who look ahead: what they care for more than others do. The last one is fun to lose to. */
export const manners = ['careful', 'greedy', 'warlike', 'questing', 'merry'] as const;
export type Manner = (typeof manners)[number];
export const isManner = (text: string): text is Manner => (manners as readonly string[]).includes(text);
/** Manners that a level can play in. */
export const personalities: Readonly<Record<Level, readonly string[]>> = {
  novice: [],
  adept: manners,
  master: manners,
  random: [],
};

/** Levels that play ahead, for which a game is dealt that looks the same to them and might be the real one. */
export type Ahead = 'adept' | 'master';
export const looksAhead = (level: string): level is Ahead => level === 'adept' || level === 'master';

export type Question = {
  readonly view: PlayerView;
  readonly prompt: Prompt;
  readonly level: Level;
  readonly personality?: string;
  /** What those who look ahead go by, where other weights are tried. */
  readonly weights?: Weights;
  /** Somebody wants to know what would be best: those who look ahead do so to the end of the game. */
  readonly toHelp?: true;
  /** The game with everything dealt anew that the seat cannot see (`sample`), for those who look ahead. */
  readonly dealt?: State;
};

/** A way to play: a pure function, so that the same question at the same chance gets the same answer. */
export type Policy = (
  view: PlayerView,
  prompt: Prompt,
  facts: Facts,
  rng: Rng,
  personality?: string,
) => readonly string[];

/** Keys for the question, or what he leaves behind before he is asked again. */
export type Reply = ({ readonly keys: readonly string[] } | { readonly ditch: CardId }) & { readonly why?: Why };

export type Players = {
  /** Rejects when no answer could be found; whoever asked then answers by chance. */
  readonly answer: (question: Question) => Promise<Reply>;
  /**
   * Thinks about what may be asked soon, so that `answer` has it then. One question at a time: at any other one, asked
   * or pondered, it is broken off. @returns nothing where nothing came of it
   */
  readonly ponder: (question: Question) => Promise<Reply | undefined>;
  /** Learns the board of such a game before anybody is asked: that takes some seconds. */
  readonly learn: (like: State) => void;
  /** Whatever is being thought about is of no use any more: it ends soon. */
  readonly forget: () => void;
  readonly close: () => void;
};

/** What a computer player knows of a game besides his view. */
export type Table = {
  /** Everything that is printed: everybody can read it. */
  readonly defs: readonly Def[];
  /** What makes their chances differ from those in a game of another seed; nothing hidden. */
  readonly salt: string;
  /** How much of the usual practice those have who look ahead; left out: all of it. */
  readonly practice?: number;
};

/** Makes the players of one game. */
export type PlayersOf = (table: Table) => Players;

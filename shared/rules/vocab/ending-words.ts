// What an ending says in words of its own (docs/adr/0007): in content/<set>/endings.<language>.ts, a paragraph a line.
import type { Lookup } from '../../kernel/json';

/** What these words need of its data, and of the rules of the game. */
export type EndingFacts = {
  readonly lives: number;
  readonly needs: number;
  /** How the printed ending is won. */
  readonly way: 'command' | 'byPlayers' | 'always' | 'first';
};
/** A row of a chart: from, up to, and what then happens. */
export type WrittenRow = readonly [from: number, to: number, what: string];
/** What a language has for the endings of all sets. */
export type EndingPhrases = {
  readonly rows: (...rows: readonly WrittenRow[]) => string;
  /** The last one left wins. */
  readonly last: string;
  /** A foe on the Crown: what it has, how it is fought, whether again after a victory, and what follows a defeat. */
  readonly foe: (facts: EndingFacts, how: string, again: boolean, lost?: string) => readonly string[];
  /** In battle or in psychic combat, as he likes who fights it. */
  readonly either: (power: string, start?: string) => string;
};
export type EndingWords = Lookup<(facts: EndingFacts, say: EndingPhrases) => readonly string[]>;

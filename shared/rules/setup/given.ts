// What a position says: characters, spaces, decks and dice as unit tests, scenario files and the tutorial name them.
import type { Alignment } from '../vocab/select';
import type { EndingsMode } from '../../contract/setup';
import type { OptionValue } from '../state/draft';

export type GivenCharacter = {
  readonly at?: string;
  readonly lives?: number;
  readonly fate?: number;
  readonly gold?: number;
  /** Counters beyond the printed value. */
  readonly strength?: number;
  readonly craft?: number;
  readonly alignment?: Alignment;
  readonly has?: readonly string[];
  /** Of these, what is transported and not carried; what is beyond four when it is left out. */
  readonly belongings?: readonly string[];
  readonly spells?: readonly string[];
  readonly trophies?: readonly string[];
  readonly status?: Readonly<Record<string, number>>;
  readonly toad?: number;
  readonly misses?: number;
  /** How much of his fate shows its dark side, where fate has two; the rest is light. */
  readonly dark?: number;
  /** The body in which he goes on, and the space that is marked as his. */
  readonly form?: string;
  readonly mark?: string;
};
export type GivenSpace = {
  readonly cards?: readonly string[];
  readonly gold?: number;
  /** Cards that lie face down, over the space in its place, figures that stand there, tokens. */
  readonly faceDown?: readonly string[];
  readonly over?: readonly string[];
  readonly figures?: readonly string[];
  readonly tokens?: Readonly<Record<string, number>>;
};
export type Given = {
  readonly profile?: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** In the order of play. */
  readonly characters: Readonly<Record<string, GivenCharacter>>;
  /** Cards beside the board. */
  readonly table?: readonly string[];
  /** Of cards in play: tokens on them, the side that is up, what lies on them. */
  readonly cards?: Readonly<
    Record<
      string,
      {
        readonly tokens?: Readonly<Record<string, number>>;
        readonly side?: string;
        readonly faceDown?: boolean;
        readonly on?: readonly string[];
      }
    >
  >;
  readonly spaces?: Readonly<Record<string, GivenSpace>>;
  /** Cards on top of a deck, the first to be drawn first. */
  readonly decks?: Readonly<Record<string, readonly string[]>>;
  /** How many of a Purchase or Talisman card are left. */
  readonly stock?: Readonly<Record<string, number>>;
  /** Cards on the discard piles; how many cards a deck has left. */
  readonly discard?: Readonly<Record<string, readonly string[]>>;
  readonly left?: Readonly<Record<string, number>>;
  readonly dice?: readonly number[];
  /** Whose turn it is; the first character when left out. */
  readonly turn?: string;
  /** `turn`: at its start; `encounter`: he has just landed where he stands. */
  readonly phase?: 'turn' | 'encounter';
  readonly crownReached?: boolean;
  /** Endings of which one is drawn, as at set-up. */
  readonly endings?: readonly string[];
  readonly endingsMode?: EndingsMode;
  /** Characters that players whose own is killed may be dealt. */
  readonly next?: readonly string[];
  readonly round?: number;
  readonly seed?: string;
};

/** Where in a position something is said. */
export type Path = readonly (string | number)[];

/** Something in a position that cannot be: a name that does not exist, a card that is not in the box. */
export class GivenError extends Error {
  readonly path: Path;
  constructor(message: string, path: Path) {
    super(message);
    this.path = path;
  }
}

import type { CardId, DeckId, DefId, HeroId, Msg } from '../../kernel/ids';
import type { Fight } from '../state/state';
import type { Def, TerrainDef } from '../vocab/definition';
import type { SpaceRef } from '../vocab/refs';
import type { Amount, Nearest, StatKey } from '../vocab/select';
import type { Verb } from '../vocab/words';
import type { Counted } from './counted';
import type { Env, World } from './env';
import type { Asking } from './now';

export type Context = {
  readonly scope?: Env['scope'];
  readonly event?: Env['event'];
  readonly eventSource?: DefId | undefined;
  readonly plain?: true | undefined;
  /** The trophy of which it is asked what it is worth. */
  readonly trophy?: CardId;
};
export type Permit = { readonly ok: boolean; readonly because: DefId | 'rules'; readonly why?: Msg };
export type PermitContext = Context & {
  readonly card?: CardId | undefined;
  readonly def?: DefId | undefined;
  /** The space that it would be done to. */
  readonly space?: DefId | undefined;
  /** Only what is said of such cards, and not what he may do with any. */
  readonly ofCards?: true;
  /** The tokens that it would be done with. */
  readonly tokens?: string;
  /** To whom it would be done: `it` in conditions. */ readonly target?: HeroId;
  readonly byDefault?: boolean;
};

/**
 * The readers of stats and permissions, as amounts and conditions know them. A modifier's condition may ask for a
 * stat, so the two need each other: the catalogue carries the readers, and no module imports in a circle.
 */
export type Readers = {
  readonly statOf: (w: World, hero: HeroId, stat: StatKey, ctx?: Context) => number;
  /** Whether he can move at all: no space that has something else done, no slavery (D Instead of Moving Normally). */
  readonly canMove: (w: World, hero: HeroId) => boolean;
  /** The deck that is meant where a character is when the text of `by` says `deck`. */
  readonly deckMeant: (w: World, hero: HeroId, deck: DeckId, by: DefId) => DeckId;
  readonly mayHave: (w: World, hero: HeroId, def: Def, card?: CardId) => Permit;
  readonly stepsFrom: (env: Env, steps: Amount, way: string, from?: SpaceRef) => DefId | undefined;
  readonly nearest: (env: Env, spaces: readonly DefId[], by: Nearest) => readonly DefId[];
  /** The attack roll of a side, with all that is added to it; 0 before it is made. */
  readonly attackRollOf: (w: World, fight: Fight, which: 'mine' | 'theirs') => number;
  /** What a card counts as a trophy of its holder, by its higher number; what is printed where it is none. */
  readonly worthOf: (env: Env, card: CardId, kind: 'strength' | 'craft') => number;
  readonly powerOf: (w: World, hero: HeroId, card: CardId, what: 'strength' | 'craft') => number;
  /** Whether anything in play has cards count as something else; `home`: as cards of another deck. */
  readonly recounts: (w: World, what?: 'home') => boolean;
  /** What a card counts as to whoever asks (counted.ts). */
  readonly countedAs: (w: Asking, card: CardId) => Counted;
  /** What such a space reads in place of its own text to whoever asks (reads.ts). */
  readonly readAs: (w: World, space: DefId, hero?: HeroId) => TerrainDef | undefined;
  /** Whether something that speaks of no cause keeps him from healing at all. */
  readonly neverHeals: (w: World, hero: HeroId) => boolean;
  readonly permits: (w: World, hero: HeroId, verb: Verb, ctx?: PermitContext) => Permit;
};

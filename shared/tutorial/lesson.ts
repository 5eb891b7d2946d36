// What a lesson is made of. It teaches over a real game: it sees what the screen sees, and computes no rule.
import type { ViewEvent } from '../contract/event';
import type { Prompt } from '../contract/prompt';
import type { ChapterId } from '../contract/tutorial';
import type { HeroView, PlayerView } from '../contract/view';
import { nameOf } from '../kernel/ids';

export type Seen = {
  readonly view: PlayerView;
  readonly prompt: Prompt | undefined;
  /** Of the whole chapter. */ readonly events: readonly ViewEvent[];
};

/** A part of the screen that a step can point at; a space of the board by its name. */
export type Part =
  | 'me'
  | 'rival'
  | 'prompt'
  | 'fight'
  | 'play'
  | 'rule'
  | 'undo'
  | 'speed'
  | 'journal'
  | 'keys'
  | `space:${string}`;

/** Something that is done with the program and not in the game. */
export type Deed = 'card' | 'journal' | 'rules' | 'keys';

type Shared = {
  readonly id: string;
  /** Left out where the game has gone another way and this cannot be any more. */
  readonly possible?: (seen: Seen) => boolean;
};
/** Something to read. */
type Read = Shared & { readonly kind: 'read'; readonly point: Part };
/** Something to try in the program. */
type Try = Shared & { readonly kind: 'try'; readonly deed: Deed; readonly point: Part };
/** A question of the game, or several in a row. */
type Ask = Shared & {
  readonly kind: 'ask';
  /** Ids of the questions. */
  readonly asks: readonly string[];
  /** Option keys, all of them together; the first set that is on offer is suggested. */
  readonly suggest: readonly (readonly string[])[];
  /** Whether that came about since an event; left out: any answer will do. */
  readonly done?: (seen: Seen, from: number) => boolean;
  /** What follows needs it: whoever went another way is first asked whether he takes it back. */
  readonly needed?: true;
};
/** The last one of a chapter. */
type End = Shared & { readonly kind: 'end' };
export type Step = Read | Try | Ask | End;
export type Chapter = { readonly id: ChapterId; readonly steps: readonly [Step, ...Step[]] };

export const heroOf = ({ view }: Pick<Seen, 'view'>): HeroView | undefined =>
  view.seats.find(({ id }) => id === view.seat)?.hero;

/** Whose question this is. */
export const isMine = ({ view, prompt }: Pick<Seen, 'view' | 'prompt'>): boolean =>
  prompt !== undefined && prompt.seat === view.seat;

const mine = (seen: Seen, from: number): readonly ViewEvent[] => {
  const me = heroOf(seen)?.id;
  return seen.events.slice(from).filter((event) => 'hero' in event && event.hero === me);
};

export const at =
  (...spaces: readonly string[]) =>
  (seen: Seen): boolean =>
    spaces.includes(nameOf(heroOf(seen)?.space ?? ''));
export const holds =
  (card: string) =>
  (seen: Seen): boolean =>
    heroOf(seen)?.held.some(({ def }) => nameOf(def) === card) ?? false;
export const hasSpell = (seen: Seen): boolean => (heroOf(seen)?.spells ?? 0) > 0;
export const inFight = ({ view }: Seen): boolean => view.fight !== undefined;
export const happened =
  (what: 'rolled' | 'moved' | 'cast') =>
  (seen: Seen, from: number): boolean =>
    mine(seen, from).some(({ t }) => t === what);
export const gained =
  (what: 'strength' | 'gold', sign: 1 | -1) =>
  (seen: Seen, from: number): boolean =>
    mine(seen, from).some((event) => event.t === 'changed' && event.what === what && event.by * sign > 0);

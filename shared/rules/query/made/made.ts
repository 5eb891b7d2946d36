// Conditions, amounts and filters are data; what asks them is a function that is made of them once, and says what its
// answer hangs on. Each file here makes those of one kind and is given the makers of all, since each holds others.
import type { CardId, DefId, HeroId } from '../../../kernel/ids';
import { reads, readsAll, type Reads } from '../../state/stamp';
import type { CardRef, HeroRef, SpaceRef } from '../../vocab/refs';
import type { AnyFilter } from '../../vocab/event';
import type { Amount, CardFilter, Cond, HeroFilter, Selector, SpaceFilter } from '../../vocab/select';
import type { Env } from '../env';

/** `hangsOn`: the areas of the table out of which it answers; what the environment says by itself is not among them. */
export type Made<F> = { readonly ask: F; readonly hangsOn: Reads };

export type Number = Made<(env: Env) => number>;
export type Test = Made<(env: Env) => boolean>;
/** `beyond`: on what it hangs besides the card itself. */
export type CardTest = Made<(env: Env, id: CardId) => boolean> & { readonly beyond: Reads };
export type HeroTest = Made<(env: Env, id: HeroId) => boolean>;
export type SpaceTest = Made<(env: Env, id: DefId) => boolean>;
/** All that a selector finds, and whether it finds anything, for which it stops at the first. */
export type Finder = {
  readonly all: (env: Env) => string[];
  readonly some: (env: Env) => boolean;
  readonly hangsOn: Reads;
};

export type Makers = {
  readonly amount: (a: Amount) => Number;
  readonly cond: (c: Cond) => Test;
  readonly event: (f: AnyFilter) => Test;
  readonly card: (f: CardFilter) => CardTest;
  readonly hero: (f: HeroFilter) => HeroTest;
  readonly space: (f: SpaceFilter) => SpaceTest;
  readonly selector: (s: Selector) => Finder;
};

export const made = <F>(ask: F, ...hangsOn: readonly Reads[]): Made<F> => ({
  ask,
  hangsOn: hangsOn.reduce((all, one) => all | one, 0),
});

/** What is asked of a character who is named so hangs on: of who asks it is his own. */
export const ofOne = (ref: HeroRef | undefined, area: 'heroes' | 'places'): Reads =>
  ref === undefined || ref === 'me' ? reads('own') : ofHero(ref) | reads(area);

/** What names of characters, cards and spaces hang on. */
export const ofHero = (ref: HeroRef | undefined): Reads =>
  ref === undefined || ref === 'me' || ref === 'it' || ref === 'eventHero' || ref === 'eventBy'
    ? 0
    : ref === 'active'
      ? reads('active', 'rest')
      : ref === 'opponent'
        ? reads('fight')
        : reads('cards');
export const ofCard = (ref: CardRef | undefined): Reads => (typeof ref === 'object' ? reads('cards') : 0);
export const ofSpace = (ref: SpaceRef): Reads => {
  if (typeof ref === 'string') return ref === 'here' ? reads('own') : 0;
  if ('steps' in ref) return readsAll;
  const who = 'spaceOf' in ref ? ofHero(ref.spaceOf) : 'startOf' in ref ? ofHero(ref.startOf) : 0;
  return who | ('markOf' in ref ? ofHero(ref.markOf) : 0) | reads('heroes', 'places', 'cards', 'board');
};

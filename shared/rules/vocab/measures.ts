// By what characters are compared, how numbers are, and the sides of fate.
import type { Resource } from './select';
import type { StatusId } from './status';

export type Measure = Resource | { readonly statusOf: StatusId };

export type Comparison = '<' | '<=' | '=' | '>=' | '>';

/** The two sides of a fate token, where a set gives it two (D Woodland: Fate Tokens). */
export type FateSide =
  /** Rolls a die of his own again. */
  | 'light'
  /** Rolls another character's die again. */
  | 'dark';

// The grammar of effects in German, put together.
import type { Parts } from './speak';
import { ability } from './abilities';
import { amount, quantity } from './amounts';
import { cond, unless, when } from './conditions';
import { effect } from './describe-effects';
import { cards, heroes } from './filters';
import { spaces } from './filters-spaces';
import { clause, sentences } from './program';
import { statics } from './statics';

export const parts: Parts = {
  amount,
  quantity,
  cond,
  unless,
  when,
  heroes,
  cards,
  spaces,
  effect,
  clause,
  sentences,
  statics,
  ability,
};

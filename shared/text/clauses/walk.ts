// The walk over the effects of a definition: put together here, so that none of its parts imports another in a circle.
import type { Def } from '../../rules/vocab/definition';
import type { RulesOfGame } from '../rules-of-game';
import { rules } from './abilities';
import { cond, when } from './conditions';
import { cards, heroes, spaces } from './filters';
import { clauses } from './flow';
import { amount } from './numbers';
import { standing } from './standing';
import { Walk } from './talk';

/** A walk that begins, in the words of one game. */
export const walkOf = (def: Def, game: RulesOfGame): Walk =>
  Walk.of(
    {
      amount,
      cond: (c, at, not) => cond(c, at, not),
      when,
      heroes,
      cards,
      spaces,
      clauses: (code, at) => clauses(code, at),
      standing,
      rules,
    },
    def,
    game,
  );

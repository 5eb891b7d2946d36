// Endings that a language tells in its own words (docs/adr/0007): what these words need.
import type { EndingDef } from '../../rules/vocab/definition';
import { wayToWin, type RulesOfGame } from '../rules-of-game';

/** What an ending's own words need of it (docs/adr/0007). */
export type EndingFacts = {
  readonly lives: number;
  readonly needs: number;
  readonly way: ReturnType<typeof wayToWin>;
};
export const endingFacts = (def: EndingDef, rules: RulesOfGame): EndingFacts => ({
  lives: def.lives ?? 0,
  needs: def.needs?.n ?? 0,
  way: wayToWin(rules),
});

// Endings that say in words of their own what they ask (docs/adr/0007): what these words need.
import type { EndingDef } from '../../rules/vocab/definition';
import type { EndingFacts } from '../../rules/vocab/ending-words';
import { wayToWin, type RulesOfGame } from '../rules-of-game';

export type { EndingPhrases, WrittenRow } from '../../rules/vocab/ending-words';

export const endingFacts = (def: EndingDef, rules: RulesOfGame): EndingFacts => ({
  lives: def.lives ?? 0,
  needs: def.needs?.n ?? 0,
  way: wayToWin(rules),
});

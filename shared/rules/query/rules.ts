// Rules that a set brings besides its cards.
import { nameOf } from '../../kernel/ids';
import type { State } from '../state/state';
import type { RuleDef } from '../vocab/definition';

/** Always, or while the option of its name is set as it says. */
export const ruleHolds = (options: State['options'], { id, always, when = true }: RuleDef): boolean =>
  always === true || options[nameOf(id)] === when;

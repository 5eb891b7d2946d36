// Destinies: no Objects, Spells or Followers, so nobody takes them away, and they outlive who bears them
// (D Destiny Cards). Each adds one to the fate value and one to another; what it adds to a value brings nothing with it.
import { plus } from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { StateDef } from '../../../rules/vocab/definition';
import type { FateSide } from '../../../rules/vocab/select';

const stats = { strength: 'strengthValue', craft: 'craftValue', life: 'lifeValue' } as const;
type Raised = keyof typeof stats;

export const destiny = (name: string, side: FateSide, raised: Raised, ...abilities: readonly Ability[]): StateDef => ({
  id: `woodland/destiny/${name}`,
  kind: 'state',
  deck: 'destiny',
  origin: 'known',
  keywords: ['inherited', side],
  abilities: [{ id: 'value', static: [plus('fateValue', 1), plus(stats[raised], 1)] }, ...abilities],
});

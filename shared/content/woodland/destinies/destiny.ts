// Destinies: no Objects, Spells or Followers, so nobody takes them away; they outlive who bears them (D Destiny
// Cards). Each adds one to the fate value and one to another; what it adds to a value brings nothing with it.
import { after, is, plus } from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { StateDef } from '../../../rules/vocab/definition';
import type { Effect } from '../../../rules/vocab/effect';
import type { Amount, Cond, FateSide } from '../../../rules/vocab/select';
import type { EventFilters } from '../../../rules/vocab/event';
import type { EventKind } from '../../../rules/vocab/words';
import { payFate, replenishFate } from '../fate';

const stats = { strength: 'strengthValue', craft: 'craftValue', life: 'lifeValue' } as const;
type Raised = keyof typeof stats;

/** What brings fate of that side back, up to the fate value; without a question. */
export const restores = <K extends EventKind>(
  side: FateSide,
  on: K,
  whose: 'mine' | 'others' | 'anyone',
  event?: EventFilters[K],
) =>
  after(on, whose, replenishFate(side), {
    ...(event === undefined ? {} : { event }),
    when: is({ missing: 'fate' }, '>=', 1),
    forced: true,
  });

/** One fate of its side is there to be paid. */
const amount = (side: FateSide): Amount => ({ fateSide: side });
export const has = (side: FateSide): Cond => is(amount(side), '>=', 1);
/** For one fate of its side. */
export const forFate = (side: FateSide, ...done: readonly Effect[]): readonly Effect[] => [payFate(side), ...done];

export const destiny = (
  name: string,
  raised: Raised,
  abilities: readonly Ability[],
  origin: 'known' | 'ours' = 'known',
): StateDef => ({
  id: `woodland/destiny/${name}`,
  kind: 'state',
  deck: 'destiny',
  origin,
  keywords: ['inherited'],
  abilities: [{ id: 'value', static: [plus('fateValue', 1), plus(stats[raised], 1)] }, ...abilities],
});

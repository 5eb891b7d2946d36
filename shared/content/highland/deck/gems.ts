// Gems of the Highland: what the Alchemist in the City and a Prospector give for them.
import { always, before, gain, object, plus, reacts } from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { ObjectDef } from '../../../rules/vocab/definition';

export const gems = [
  ['lodestone', 1],
  ['opal', 1],
  ['emerald', 2],
  ['ruby', 3],
  ['diamond', 4],
] as const;
type Gem = (typeof gems)[number];

/** The one gold that he gives for any Object is reckoned in. */
const dearer = (worth: number): readonly Ability[] =>
  worth === 1
    ? []
    : [
        reacts(
          'dearer',
          before('left', 'mine', gain('gold', worth - 1), {
            event: { card: { self: true }, leaving: 'discard' },
            when: { source: { named: ['city'] } },
            forced: true,
          }),
        ),
      ];
const gem = ([name, worth]: Gem, copies: number, more: Partial<ObjectDef> = {}): ObjectDef =>
  object(`highland/highland/${name}`, { origin: 'known', copies, abilities: dearer(worth), ...more });
const trinket = { keywords: ['trinket'] } as const;

const [stone, ...others] = gems;
const counts = [5, 4, 3, 2];
export const jewels: readonly ObjectDef[] = others.map((one, i) => gem(one, counts[i] ?? 1, trinket));

/** Takes the place of two. What must be taken is not ditched (000 Followers That You Must Take). */
export const lodestone = gem(stone, 2, {
  mustTake: true,
  keywords: ['cannotDitch'],
  abilities: [always(plus('objectLimit', -1))],
});

// What a character is turned into where not everybody becomes a Toad (O Toads; the cards are ours).
import { absent, after, cannot, plus, reacts, can } from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { RuleDef, StateDef } from '../../../rules/vocab/definition';

const shape = (name: string, abilities: readonly Ability[]): StateDef => ({
  id: `base/transformation/${name}`,
  kind: 'state',
  deck: 'transformation',
  keywords: ['shape'],
  origin: 'ours',
  abilities,
});
const body = (strength: number, craft: number, steps: number): Ability => ({
  id: 'body',
  static: [
    ...(strength > 1 ? [plus('strength', strength - 1)] : []),
    ...(craft > 1 ? [plus('craft', craft - 1)] : []),
    ...(steps > 1 ? [plus('toadSteps', steps - 1)] : []),
  ],
});

export const shapes = [
  shape('hare', [body(1, 1, 4)]),
  shape('bat', [body(1, 2, 3), { id: 'flits', static: [can('evade')] }]),
  shape('goat', [body(3, 1, 2)]),
  shape('owl', [body(1, 4, 2)]),
  shape('boar', [body(4, 1, 1)]),
  shape('mouse', [body(1, 1, 2), { id: 'unseen', static: [can('evade')] }]),
  shape('snail', [body(1, 1, 1), { id: 'shell', static: [cannot('beTargeted')] }]),
];
/** Whoever is turned into a Toad draws what he is. A new one takes the place of the last. */
export const transformations: RuleDef = {
  id: 'base/rule/transformations',
  kind: 'rule',
  abilities: [
    reacts(
      'turns_into',
      after('toad', 'anyone', { op: 'deal', from: 'transformation', to: 'held', who: 'eventHero' }, { forced: true }),
    ),
  ],
};

const off = { transformations: false } as const;
export const withoutTransformations = shapes.map((one) => absent(one, off));

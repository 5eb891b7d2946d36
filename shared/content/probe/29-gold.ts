// What is made of gold that passes from one to another.
import { gain, magicObject, prevent, reacts } from '../../rules/dsl';

/** Keeps the gold that the winner of a fight would take. */
export const sewnPurse = magicObject('probe/curio/sewn_purse', {
  origin: 'ours',
  abilities: [
    reacts('keeps', {
      stage: 'would',
      on: 'lose',
      whose: 'mine',
      event: { what: 'gold', reward: true },
      do: [prevent],
      forced: true,
    }),
  ],
});

/** Hears that its owner pays fate. */
export const wheel = magicObject('probe/curio/wheel', {
  origin: 'ours',
  abilities: [
    reacts('pays', {
      stage: 'after',
      on: 'lose',
      whose: 'mine',
      event: { what: 'fate', cause: 'cost' },
      do: [gain('gold')],
      forced: true,
    }),
  ],
});

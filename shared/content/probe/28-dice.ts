// What is made of a roll, whatever it was for: added to, set, looked at as it fell.
import { after, always, gain, magicObject, plus, reacts } from '../../rules/dsl';

/** Adds to any roll of whoever has it, his attack rolls with them. */
export const steadyHand = magicObject('probe/curio/steady_hand', {
  origin: 'ours',
  abilities: [reacts('steadies', after('rolled', 'mine', { op: 'adjustRoll', by: 1 }))],
});

/** Whatever a creature rolls to attack him counts as 1. */
export const leadenDie = magicObject('probe/curio/leaden_die', {
  origin: 'ours',
  abilities: [
    reacts(
      'weighs',
      after(
        'rolled',
        'others',
        { op: 'adjustRoll', by: { minus: [1, { eventAmount: true }] } },
        { event: { for: 'creature' }, when: { fight: { foe: 'creature' } }, forced: true },
      ),
    ),
  ],
});

/** Hears what the die of an attack shows, and not what comes of it. */
export const ringingCoin = magicObject('probe/curio/ringing_coin', {
  origin: 'ours',
  abilities: [
    reacts('pays', after('rolled', 'mine', gain('gold'), { event: { for: 'attack', natural: [6] }, forced: true })),
  ],
});

/** Three dice for one that fate is paid for. */
export const clover = magicObject('probe/curio/clover', {
  origin: 'ours',
  abilities: [always(plus('fateDice', 2))],
});

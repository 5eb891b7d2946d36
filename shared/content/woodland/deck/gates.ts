// Gates of the Fae: on the next turn, in place of the move, where one's fate leads.
import { at, cannot, choose, grant, mayDo, modify, place, teleport, v } from '../../../rules/dsl';
import type { PlaceDef } from '../../../rules/vocab/definition';
import type { Effect, Program } from '../../../rules/vocab/effect';
import type { CardFilter } from '../../../rules/vocab/select';
import { byFate } from '../fate';

const known = { origin: 'known' } as const;
const toForest: Effect = teleport(at('base/space/forest'));

/** The player beside him says where he comes out. */
const sentBy = (beside: 'left' | 'right'): Program => [
  choose({ spaces: { not: { region: 'inner' } } }, 'to', { ask: 'where', who: { beside } }),
  teleport(v('to')),
];
const toFaceUp = (cards: CardFilter): Program => [
  choose({ spaces: { holds: cards } }, 'to', { ask: 'teleportTo' }),
  teleport(v('to')),
];
const gate = (name: string, leads: Effect): PlaceDef =>
  place(`woodland/woodland/${name}`, {
    ...known,
    met: [grant(mayDo(name, ['turnStart'], leads, { instead: 'move' }), 'nextMove')],
  });
export const oberonsGate = gate(
  'oberons_gate',
  byFate('light', { unbound: toForest, dark: toFaceUp({ kind: 'enemy' }), light: sentBy('left') }),
);
export const titaniasGate = gate(
  'titanias_gate',
  byFate('dark', { unbound: toForest, light: toFaceUp({ object: true }), dark: sentBy('right') }),
);

/** Of the Adventure deck: it leads away at once. */
export const faerieGate = place('woodland/adventure/faerie_gate', {
  ...known,
  copies: 2,
  met: [
    // Nobody is sent on and on between the two of them.
    modify([cannot('meetCard', { card: { named: 'faerie_gate' } })], 'turn'),
    byFate('dark', {
      light: [choose({ spaces: { region: 'mine', other: true } }, 'to', { ask: 'teleportTo' }), teleport(v('to'))],
      dark: sentBy('left'),
      unbound: teleport(at('woodland/space/faerie_ring')),
    }),
  ],
});

// Spells that she has cast are known by their names, and what she discards lies under the others.
import {
  can,
  character,
  count,
  gainSpell,
  after,
  is,
  lose,
  not,
  prevent,
  reacts,
  roll,
  stat,
  table,
  v,
} from '../../rules/dsl';
import type { Cond } from '../../rules/vocab/select';
import { keepsASpell } from '../common/abilities';

const uncast: Cond = not({ onTop: 'spell', discards: true, fits: { kind: 'spell', castBy: 'me' } });

export const apprenticeMage = character('probe/character/apprentice_mage', {
  strength: 3,
  craft: 3,
  life: 4,
  fate: 5,
  alignment: 'neutral',
  start: 'base/space/city',
  spells: 1,
  origin: 'known',
  abilities: [
    keepsASpell,
    reacts(
      'keeps_two',
      after('spellSpent', 'mine', gainSpell(), {
        event: { spell: ['own', 'last'] },
        when: { all: [is(stat('craft'), '>=', 7), is(count({ cards: { zone: 'hand', heldBy: 'me' } }), '<', 2)] },
        forced: true,
        inOrder: true,
      }),
    ),
    reacts('misfires', {
      stage: 'would',
      on: 'cast',
      whose: 'mine',
      when: is(stat('craft'), '<=', 6),
      forced: true,
      do: [roll('cast', { for: 'spell' }), table(v('cast'), { '1': [prevent, lose('life')], '2': prevent, '3-6': [] })],
    }),
    reacts('recalls', {
      stage: 'would',
      on: 'spellGained',
      whose: 'mine',
      when: { all: [is({ left: 'spell', discards: 'only' }, '>=', 1), uncast] },
      do: [prevent, { op: 'deal', from: 'spell', topmost: {}, to: 'hand' }],
    }),
    { id: 'buries', static: [can('bury', { card: { kind: 'spell' } })] },
  ],
});

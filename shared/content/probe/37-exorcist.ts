// Takes what he may not have, to be rid of it.
import { after, can, character, choose, discard, gainSpell, may, mayDo, prevent, reacts, v } from '../../rules/dsl';
import type { CardFilter } from '../../rules/vocab/select';
import { hasRoom } from '../common/abilities';

const barred: CardFilter = { object: true, forbidden: 'good' };
const spirits = { cards: { inFight: true, subtype: 'spirit' } } as const;
export const exorcist = character('probe/character/exorcist', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 4,
  alignment: 'good',
  start: 'base/space/chapel',
  spells: 1,
  origin: 'known',
  abilities: [
    { id: 'attacks_minds', static: [can('psychicAttack')] },
    reacts(
      'learns',
      after('defeated', 'mine', gainSpell(), {
        event: { foe: 'creature', card: { subtype: 'spirit' } },
        when: hasRoom,
      }),
    ),
    mayDo(
      'banishes',
      ['creatureMet'],
      [choose(spirits, 'spirit'), { op: 'removeFoe', card: v('spirit'), how: 'destroyed' }],
      { when: { exists: spirits } },
    ),
    { id: 'purges', static: [can('conscript', { card: barred, when: { alignment: 'good' } })] },
    reacts('destroys', {
      stage: 'would',
      on: 'taken',
      whose: 'mine',
      event: { card: barred },
      when: { alignment: 'good' },
      forced: true,
      do: [prevent, discard('eventCard'), may('gainSpell', gainSpell(), { if: hasRoom })],
    }),
  ],
});

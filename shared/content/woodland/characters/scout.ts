import { after, before, can, cannot, character, count, each, is, modify, plus, reacts, v } from '../../../rules/dsl';
import type { CardFilter, Selector } from '../../../rules/vocab/select';
import { optionalRoll } from '../../common/abilities';

const hidden: CardFilter = { at: 'anySpace', where: is({ tokens: 'hidden_path', on: 'it' }, '>=', 1) };
const all: Selector = { cards: hidden };

/** His five Hidden Path tokens: what one lies on is there for nobody but him, and for him if he likes. */
export const scout = character('woodland/character/scout', {
  strength: 3,
  craft: 3,
  life: 4,
  fate: 3,
  alignment: 'good',
  start: 'base/space/crags',
  origin: 'known',
  abilities: [
    reacts(
      'marks',
      after(
        'cardDrawn',
        'mine',
        [{ op: 'tokens', on: 'eventCard', kind: 'hidden_path', n: 1 }, modify([plus('drawMore', 1)], 'encounter')],
        { event: { card: { kind: ['enemy', 'stranger', 'place'] } }, when: is(count(all), '<', 5) },
      ),
    ),
    {
      id: 'hidden',
      static: [
        cannot('meetCard', { card: hidden, reach: 'others' }),
        can('evade', { card: hidden }),
        can('avoid', { card: hidden }),
      ],
    },
    reacts('swift', after('rolled', 'mine', { op: 'adjustRoll', by: 1 }, { event: { for: 'move' } })),
    optionalRoll('chasm', 'crags', 'forest'),
    reacts(
      'uncovers',
      before('heroKilled', 'mine', each(all, 'one', { op: 'tokens', on: v('one'), kind: 'hidden_path', n: -1 }), {
        forced: true,
      }),
    ),
  ],
});

import { after, character, choose, discard, reacts, v } from '../../../rules/dsl';
import type { Selector } from '../../../rules/vocab/select';

const lying: Selector = { cards: { from: 'adventure', at: 'here' } };

export const philosopher = character('dungeon/character/philosopher', {
  strength: 2,
  craft: 4,
  life: 4,
  fate: 3,
  alignment: 'neutral',
  start: 'base/space/city',
  spells: 1,
  origin: 'known',
  abilities: [
    reacts(
      'replace_faceup',
      after(
        'landed',
        'mine',
        [
          choose(lying, 'old', { ask: 'discardWhich' }),
          discard(v('old')),
          { op: 'drawCards', exactly: 1, deck: 'adventure' },
        ],
        { when: { exists: lying } },
      ),
    ),
    reacts(
      'replace_spell',
      after('spellGained', 'mine', [discard('eventCard'), { op: 'deal', from: 'spell', to: 'hand' }], {
        when: { card: 'eventCard', fits: { zone: 'hand', heldBy: 'me' } },
      }),
    ),
  ],
});

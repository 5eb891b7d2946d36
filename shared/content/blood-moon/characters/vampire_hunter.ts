import { after, character, choose, discard, endTurn, plus, reacts, v } from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import type { Selector } from '../../../rules/vocab/select';

const lying: Selector = { cards: { from: 'adventure', at: 'here', not: { kind: 'enemy' } } };
const drawsOne: Effect = { op: 'drawCards', exactly: 1, deck: 'adventure' };

export const vampireHunter = character('blood-moon/character/vampire_hunter', {
  strength: 3,
  craft: 3,
  life: 4,
  fate: 2,
  alignment: 'good',
  start: 'base/space/chapel',
  origin: 'known',
  abilities: [
    reacts(
      'investigates',
      after('drawn', 'mine', [choose(lying, 'old', { ask: 'discardWhich' }), discard(v('old')), drawsOne], {
        when: { all: [{ at: { draws: true } }, { exists: lying }] },
        once: 'encounter',
      }),
    ),
    { id: 'slays', static: [plus('attackRoll', 1, { when: { fight: { foeCards: { kind: 'enemy' } } } })] },
    reacts(
      'keeps_watch',
      after('encounterBegan', 'mine', [drawsOne, { op: 'encounterCards' }, endTurn], {
        event: { to: { named: 'graveyard' } },
        when: { meeting: 'space' },
      }),
    ),
  ],
});

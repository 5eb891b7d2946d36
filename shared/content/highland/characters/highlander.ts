import { after, character, grant, inBattle, mayDo, missTurn, modify, plus, reacts, when } from '../../../rules/dsl';
import { optionalRoll } from '../../common/abilities';

/** At the end of this turn. */
const tires = grant(reacts('tires', after('turnEnded', 'mine', missTurn(), { forced: true })), { turns: 1 });

/** 000 FAQ Highlander: his turn goes on after a charge, and it is the next one that he misses. */
export const highlander = character('highland/character/highlander', {
  strength: 4,
  craft: 2,
  life: 4,
  fate: 2,
  alignment: 'neutral',
  start: 'base/space/crags',
  origin: 'known',
  abilities: [
    optionalRoll('crags', 'chasm'),
    reacts(
      'roams_hills',
      after('landed', 'mine', modify([plus('drawMore', 1)], 'turn'), { event: { to: { named: 'hills' } } }),
    ),
    mayDo(
      'charge',
      ['beforeRolls'],
      [{ op: 'score', side: 'mine', add: 2 }, when({ turnOf: 'me' }, tires, missTurn())],
      {
        once: 'fight',
        turn: 'any',
        when: inBattle,
      },
    ),
  ],
});

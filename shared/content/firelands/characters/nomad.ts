import { after, before, character, choose, endTurn, is, mayDo, not, reacts, stat, v, when } from '../../../rules/dsl';
import type { Amount } from '../../../rules/vocab/select';

declare module '../../../rules/vocab/status' {
  interface Statuses {
    /** He has stayed where he was, and moves on in his next turn. */
    readonly camped: true;
    /** He has come from wherever he liked. */
    readonly arrived: true;
  }
}

const camped: Amount = { statusOf: 'camped' };

/** He begins where he likes in the Outer Region: he goes there before the first turn. */
export const nomad = character('firelands/character/nomad', {
  strength: 3,
  craft: 3,
  life: 4,
  fate: 3,
  alignment: 'neutral',
  start: 'base/space/plains_e',
  origin: 'known',
  abilities: [
    reacts(
      'comes_from_anywhere',
      before(
        'turnBegan',
        'mine',
        [
          { op: 'status', status: 'arrived', on: true },
          choose({ spaces: { region: 'outer' } }, 'home', { ask: 'where' }),
          { op: 'moveTo', to: v('home'), how: 'teleport', meets: false },
        ],
        { when: not({ status: 'arrived' }), forced: true },
      ),
    ),
    reacts(
      'own_path',
      after(
        'encounterBegan',
        'mine',
        [{ op: 'drawCards', upTo: 1 }, { op: 'encounterCards', instead: true }, endTurn],
        {
          event: { to: { not: { region: 'inner' } } },
          when: { meeting: 'space' },
        },
      ),
    ),
    reacts(
      'passes_by',
      after('encounteredBy', 'mine', { op: 'spare', by: 'eventCard' }, { event: { card: { kind: 'place' } } }),
    ),
    mayDo(
      'stays',
      ['turnStart'],
      [
        { op: 'lose', what: 'fate', n: 1, cost: true },
        { op: 'status', status: 'camped', on: true, value: 2 },
        { op: 'stay' },
      ],
      { instead: 'move', when: { all: [is(stat('fate'), '>=', 1), not({ status: 'camped' })] } },
    ),
    reacts(
      'breaks_camp',
      after(
        'turnEnded',
        'mine',
        when(
          is(camped, '>=', 2),
          { op: 'status', status: 'camped', on: true, value: 1 },
          {
            op: 'status',
            status: 'camped',
            on: false,
          },
        ),
        { when: { status: 'camped' }, forced: true },
      ),
    ),
  ],
});

// Lunar Events of the night: most of them do harm.
import { after, cannot, gain, gainSpell, plus, reacts } from '../../../rules/dsl';
import { hasRoom } from '../../common/abilities';
import { notMissed } from '../../common/endings';
import { rollsOnHisChart } from '../werewolf';
import { atWork, lunar } from './lunar';

export const allHallowsEve = lunar(
  'all_hallows_eve',
  'night',
  reacts(
    'treats',
    after('encounteredBy', 'anyone', gain('gold', 2), {
      event: { card: { kind: ['stranger', 'place'] } },
    }),
  ),
);

export const childrenOfTheNight = lunar('children_of_the_night', 'night', {
  id: 'swarm',
  static: [plus('drawMore', 1, { when: { all: [atWork, { at: { draws: true } }] }, reach: 'everyone' })],
});

export const frightNight = lunar('fright_night', 'night', {
  id: 'frightens',
  static: [cannot('passSpace', { space: { holds: { kind: 'enemy' } }, reach: 'everyone' })],
});

export const midnightHowl = lunar(
  'midnight_howl',
  'night',
  reacts(
    'howls',
    after('beaten', 'anyone', rollsOnHisChart(), {
      event: { foe: 'creature' },
      when: { fight: { foeCards: { kind: 'enemy' } } },
      forced: true,
    }),
  ),
);

/** One die more, and the lowest is the move. */
export const moonMist = lunar('moon_mist', 'night', {
  id: 'mist',
  static: [plus('moveDice', 1, { reach: 'everyone' })],
  triggers: [
    {
      id: 'lowest',
      stage: 'after',
      on: 'rolled',
      event: { for: 'move' },

      forced: true,
      do: [{ op: 'chooseDie', keep: 'lowest' }],
    },
  ],
});

/** Three cards where the Fields say one. */
export const nightOfThePumpkinKing = lunar('night_of_the_pumpkin_king', 'night', {
  id: 'harvest',
  static: [
    plus('drawMore', 2, { when: { all: [atWork, { at: { named: 'fields', draws: true } }] }, reach: 'everyone' }),
  ],
});

export const vampiricThirst = lunar(
  'vampiric_thirst',
  'night',
  reacts('drinks', after('killed', 'anyone', gain('life'), { event: { card: { kind: 'enemy' } } })),
);

export const witchingHour = lunar(
  'witching_hour',
  'night',
  reacts('teaches', after('turnBegan', 'anyone', gainSpell('limit'), { when: { all: [hasRoom, notMissed] } })),
);

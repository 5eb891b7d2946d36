// Lunar Events of the day: they help.
import {
  after,
  can,
  choose,
  count,
  discard,
  heal,
  is,
  pick,
  plus,
  prevent,
  reacts,
  replenish,
  v,
  when,
} from '../../../rules/dsl';
import type { Selector } from '../../../rules/vocab/select';
import { notMissed } from '../../common/endings';
import { addsToPrayer } from '../prayers';
import { lunar } from './lunar';

export const aegisOfDaylight = lunar(
  'aegis_of_daylight',
  'day',
  reacts('shields', {
    stage: 'would',
    on: 'beaten',
    whose: 'anyone',
    event: { foe: 'creature' },
    forced: true,
    do: [prevent, { op: 'settle', outcome: 'standOff' }],
  }),
);

export const blindingRadiance = lunar('blinding_radiance', 'day', {
  id: 'blinds',
  static: [can('evade', { card: { kind: 'enemy' }, reach: 'everyone' })],
});

/** A round ends with the turn of the last player. */
export const divineRetribution = lunar(
  'divine_retribution',
  'day',
  reacts(
    'avenges',
    after(
      'killed',
      'anyone',
      { op: 'extraTurns', n: 1 },
      { event: { card: { kind: 'enemy' } }, when: { turnOf: 'eventHero' }, once: 'round', forced: true },
    ),
  ),
);

export const guidingLight = lunar('guiding_light', 'day', {
  id: 'guides',
  static: [can('stopShort', { reach: 'everyone' })],
});

export const holyDay = lunar(
  'holy_day',
  'day',
  reacts('hears', after('rolled', 'anyone', addsToPrayer, { event: { for: 'pray' } })),
);

export const luminousBlessing = lunar(
  'luminous_blessing',
  'day',
  reacts(
    'blesses',
    after(
      'turnBegan',
      'anyone',
      pick({
        heal: { if: is({ missing: 'life' }, '>=', 1), do: heal(1) },
        replenish: { if: is({ missing: 'fate' }, '>=', 1), do: replenish(1) },
        nothing: [],
      }),
      { when: notMissed, forced: true },
    ),
  ),
);

const lying: Selector = { cards: { from: 'adventure', at: 'here' } };
export const morningSong = lunar(
  'morning_song',
  'day',
  reacts(
    'sings',
    after(
      'landed',
      'anyone',
      [choose(lying, 'gone', { ask: 'discardWhich', max: count(lying) }), when({ known: 'gone' }, discard(v('gone')))],
      { when: { exists: lying } },
    ),
  ),
);

export const triumphantDaybreak = lunar('triumphant_daybreak', 'day', {
  id: 'triumphs',
  static: [plus('attackRoll', 2, { when: { fight: { foe: 'creature' } }, reach: 'everyone' })],
});

// A two-sided card that turns before the encounters whenever Events were drawn, and Lunar Events that lie beside it.
import { after, choose, discard, event, not, plus, reacts, v, when } from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { EventDef, WorldDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { CardFilter } from '../../rules/vocab/select';

type Side = 'day' | 'night';
const theCard: CardFilter = { named: 'time_card' };

/** D Time Card: turned once for a draw with Events in it; those that name a side turn it themselves. */
const turns: Ability = reacts(
  'turns',
  after(
    'drawn',
    'anyone',
    { op: 'turnOver', card: 'this' },
    {
      when: { exists: { cards: { kind: 'event', at: 'here', fresh: true, not: { keyword: 'lunar' } } } },
      forced: true,
    },
  ),
);

// Not on the table from the start, as in its own set: in this pack it would be in every other line's fights.
export const timeCard: WorldDef = {
  id: 'probe/time/time_card',
  kind: 'world',
  deck: 'time',
  origin: 'known',
  abilities: [turns],
  sides: {
    // Each creature of a combined fight has its own 1.
    day: [{ id: 'creatures', static: [plus('foeRoll', { minus: [0, { foe: 'count' }] })] }],
    night: [{ id: 'creatures', static: [plus('foeRoll', { foe: 'count' })] }],
  },
};

/** Setting the side that shows is nothing: neither daybreak nor nightfall. */
const becomes = (side: Side): Program => [
  when(not({ exists: { cards: { ...theCard, zone: 'table' } } }), {
    op: 'deal',
    from: 'time',
    named: 'time_card',
    to: 'table',
  }),
  when({ exists: { cards: { ...theCard, not: { side } } } }, [
    choose({ cards: theCard }, 'card'),
    { op: 'turnOver', card: v('card'), to: side },
  ]),
];
const beside: Effect = { op: 'put', card: 'this', to: 'table' };
const other = { day: 'night', night: 'day' } as const;

/** It lies beside the Time Card, not on the space, until that shows the other side. */
const lunar = (name: string, side: Side, does: Ability): EventDef =>
  event(`probe/adventure/${name}`, {
    origin: 'known',
    keywords: ['lunar'],
    drawn: [...becomes(side), beside],
    abilities: [
      does,
      reacts(
        'ends',
        after('turnedOver', 'anyone', discard(), {
          event: { side: other[side], card: theCard },
          when: { card: 'this', fits: { zone: 'table' } },
          forced: true,
        }),
      ),
    ],
  });

/** As an Event on a table holds for all; the one that is still on a space holds for nobody. */
const onTable = { card: 'this', fits: { zone: 'table' } } as const;

export const triumphantDaybreak = lunar('triumphant_daybreak', 'day', {
  id: 'victory',
  static: [plus('attackRoll', 2, { when: { all: [onTable, { fight: { foe: 'creature' } }] }, reach: 'everyone' })],
});
export const guidingLight = lunar(
  'guiding_light',
  'day',
  reacts(
    'shorter',
    after(
      'rolled',
      'anyone',
      [
        { op: 'number', as: 'n', from: 1, to: { eventAmount: true }, ask: 'howMany' },
        { op: 'adjustRoll', by: { minus: [v('n'), { eventAmount: true }] } },
      ],
      { event: { for: 'move' }, when: onTable, forced: true },
    ),
  ),
);
export const midnightHowl = lunar(
  'midnight_howl',
  'night',
  reacts(
    'howl',
    after('beaten', 'anyone', [choose({ cards: { named: 'werewolf' } }, 'wolf'), { op: 'meet', card: v('wolf') }], {
      event: { foe: 'creature' },
      when: { all: [onTable, { fight: { foeCards: { kind: 'enemy' } } }] },
      forced: true,
    }),
  ),
);

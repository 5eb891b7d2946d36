// The Time Card: what day and night do to creatures, and what turns it.
import { after, choose, plus, reacts, v } from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { WorldDef } from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import type { CardFilter, Cond } from '../../rules/vocab/select';

export type Side = 'day' | 'night';
const theCard: CardFilter = { kind: 'world', named: 'time_card' };

const shows = (side: Side): Cond => ({ exists: { cards: { ...theCard, side } } });
export const isDay = shows('day');
export const isNight = shows('night');
/** As soon as it shows that side: daybreak, nightfall. */
export const turnedTo = (side: Side) => ({ card: theCard, side }) as const;

export const becomes = (side: Side): Program => [
  choose({ cards: theCard }, 'time'),
  { op: 'turnOver', card: v('time'), to: side },
];
export const turnsTime: Program = [choose({ cards: theCard }, 'time'), { op: 'turnOver', card: v('time') }];

/** D Time Card: once for a draw with Events in it, whatever deck they are of; Lunar Events turn it themselves. */
const turns: Ability = reacts(
  'turns',
  after(
    'drawn',
    'anyone',
    { op: 'turnOver', card: 'this' },
    { event: { card: { kind: 'event', not: { keyword: 'lunar' } } }, when: { turnOf: 'eventHero' }, forced: true },
  ),
);

export const timeCard: WorldDef = {
  id: 'blood-moon/time/time_card',
  kind: 'world',
  deck: 'blood-moon/deck/time',
  origin: 'known',
  start: true,
  abilities: [turns],
  sides: {
    // Each creature of a combined fight has its own 1.
    day: [{ id: 'creatures', static: [plus('foeRoll', { minus: [0, { foe: 'count' }] }, { toScore: true })] }],
    night: [{ id: 'creatures', static: [plus('foeRoll', { foe: 'count' }, { toScore: true })] }],
  },
};

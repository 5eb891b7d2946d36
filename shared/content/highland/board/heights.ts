// The spaces of the Highland on the way to the Eyrie.
import {
  after,
  at,
  chart,
  choose,
  count,
  discard,
  each,
  endStatus,
  endTurn,
  fight,
  gain,
  gainSpell,
  gainTalisman,
  grant,
  heal,
  is,
  lose,
  missTurn,
  nothing,
  pick,
  reacts,
  replenish,
  roll,
  stat,
  status,
  table,
  teleport,
  v,
  when,
} from '../../../rules/dsl';
import type { SpaceDef } from '../../../rules/vocab/definition';
import type { Effect, Program } from '../../../rules/vocab/effect';
import type { Selector } from '../../../rules/vocab/select';
import { followerOrLife } from '../../common/losses';
import { randomRelic } from '../relics';
import { height, type Height } from './path';
import { hasRoom } from '../../common/abilities';

declare module '../../../rules/vocab/status' {
  interface Statuses {
    /** He has lost his way in the Lost City. */
    readonly lost: true;
  }
}

const drawn = (n: number, ...names: readonly Height[]): readonly SpaceDef[] =>
  names.map((name) => height(name, { draw: n }));
export const plain: readonly SpaceDef[] = [
  ...drawn(1, 'highland_entrance', 'hills_1', 'hills_2', 'hills_3', 'hills_4', 'hills_5'),
  ...drawn(1, 'cliff_1', 'cliff_2', 'cliff_3', 'cliff_4', 'cliff_5', 'cliff_6'),
  ...drawn(2, 'ravine_1', 'ravine_2', 'ravine_3', 'ravine_4'),
  ...drawn(3, 'canyon_1', 'canyon_2', 'canyon_3'),
];

export const ridgeway = height('the_ridgeway', {
  visit: chart({
    '1': pick({
      gold: { if: is(stat('gold'), '>=', 1), do: lose('gold', 'all') },
      fight: fight({ strength: 6, name: 'band_of_marauders' }),
    }),
    '2-3': lose('life'),
    '4-5': nothing,
    '6': gain('gold'),
  }),
});

export const ruinedMine = height('ruined_mine', {
  visit: chart({
    '1': fight({ strength: 6, name: 'cave_troll', subtype: 'monster' }),
    '2': fight({ craft: 5, name: 'wraith', subtype: 'spirit' }),
    '3': missTurn(),
    '4': gain('gold'),
    '5': gain('gold', 2),
    '6': gain('gold', 3),
  }),
});

const hills: Selector = { spaces: { named: 'hills' } };
export const glacier = height('glacier', {
  visit: [
    roll('dice', { dice: 2 }),
    when(
      is(v('dice'), '<', { plus: [stat('strength'), stat('craft')] }),
      [choose(hills, 'to', { ask: 'teleportTo' }), teleport(v('to'))],
      missTurn(),
    ),
  ],
});

/** Whatever lies there already. */
const another: Effect = { op: 'drawCards', exactly: 1, deck: 'highland/deck/highland' };

/** From the next turn on: one die, by which he stays, goes on or comes to the Lost City. */
export const mountainPass = height('mountain_pass', {
  arrive: [another],
  leave: chart({ '1-3': { op: 'stay' }, '4-5': nothing, '6': teleport(at('highland/space/lost_city')) }),
});

/** 000 FAQ Precipice: who encounters a character there follows none of this. */
const precipice = (name: Extract<Height, `precipice_${string}`>): SpaceDef =>
  height(name, {
    arrive: [
      another,
      grant(
        reacts(
          'falls_down',
          after('turnEnded', 'mine', each({ cards: { at: at(`highland/space/${name}`) } }, 'one', discard(v('one'))), {
            forced: true,
          }),
        ),
        // It is still there when this turn is over, and gone before the next one is.
        { turns: 1 },
      ),
    ],
  });
export const precipices = [precipice('precipice_1'), precipice('precipice_2')];

export const waterfall = height('waterfall', {
  visit: [
    pick({
      heal: { if: is({ missing: 'life' }, '>=', 1), do: heal(1) },
      replenish: { if: is({ missing: 'fate' }, '>=', 1), do: replenish(1) },
      spell: { if: hasRoom, do: gainSpell() },
    }),
  ],
});

const armed = (kind: 'armour' | 'weapon'): Effect => ({
  op: 'search',
  deck: 'purchase',
  find: { class: kind },
  to: 'held',
  rest: 'stays',
});
/** Until he is out of it, whichever way. */
const losesHisWay: Program = [
  status('lost'),
  grant(reacts('found', after('moved', 'mine', endStatus('lost'), { forced: true })), { whileStatus: 'lost' }),
];
export const lostCity = height('lost_city', {
  visit: [
    roll('dice', { dice: 2 }),
    table(v('dice'), {
      '2': lose('craft'),
      '3': lose('strength'),
      '4': lose('life'),
      '5': followerOrLife,
      '6': losesHisWay,
      '7': gain('gold'),
      '8': gain('gold', 3),
      '9': gainTalisman,
      '10': armed('armour'),
      '11': armed('weapon'),
      '12': randomRelic,
    }),
  ],
  leaveIf: { status: 'lost' },
  leave: [{ op: 'rollMove', as: 'rolled' }, table(v('rolled'), { '1-3': endTurn, '4-6': nothing })],
});

const followers: Selector = { cards: { kind: 'follower', zone: 'held', heldBy: 'me' } };
export const iceBridge = height('ice_bridge', {
  visit: [
    choose(followers, 'left', { ask: 'leaveFollowers', min: 0, max: count(followers) }),
    { op: 'ditch', card: v('left') },
    roll('die'),
    when(is({ minus: [v('die'), count(followers)] }, '<=', 0), { op: 'kill', who: 'me' }),
  ],
});

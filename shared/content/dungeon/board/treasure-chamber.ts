// The last space of the Dungeon: its lord, his treasure, and where one emerges (D Treasure Chamber).
import { at, count, gainTalisman, may, table, v, when } from '../../../rules/dsl';
import type { Effect, Program } from '../../../rules/vocab/effect';
import type { Amount } from '../../../rules/vocab/select';
import { fightsLord, lair, lordKilled } from '../../common/corner-boards';
import { room } from './path';

/** By how much he was better, and 2 more with the Lone Dwarf beside him. */
const better: Amount = {
  plus: [v('fought$margin'), { times: [2, count({ cards: { named: 'lone_dwarf', zone: 'held', heldBy: 'me' } })] }],
};
const to = (name: string): Effect => ({ op: 'moveTo', to: at(`base/space/${name}`), how: 'emerge' });

const lordAndTreasure: Program = [
  fightsLord('lord_of_darkness', 12),
  when(lordKilled, { op: 'search', deck: 'dungeon/deck/treasure', to: 'held', rest: 'stays' }),
  // After a kill he encounters the space where he comes out; after a stand-off or a defeat his turn is over.
  table(better, {
    '0': to('ruins'),
    '1': to('city'),
    '2': to('temple'),
    '3': to('castle'),
    '4': to('warlocks_cave'),
    '5': to('portal_of_power'),
    '6': to('plain_of_peril'),
    '7': when({ has: { keyword: 'talisman' } }, to('valley_of_fire'), to('plain_of_peril')),
    '8+': to('crown_of_command'),
  }),
];

export const treasureChamber = room('treasure_chamber', {
  ...lair,
  visit: [
    // Whoever reaches it may take a Talisman and be gone (O King of the Hill): its lord is then left alone.
    when(
      { option: 'kingOfTheHill', equals: true },
      may('leaveWithTalisman', [gainTalisman, to('portal_of_power')], { else: lordAndTreasure }),
      lordAndTreasure,
    ),
  ],
});

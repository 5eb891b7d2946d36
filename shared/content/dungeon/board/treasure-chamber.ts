// The last space of the Dungeon: its lord, his treasure, and where one emerges (D Treasure Chamber).
import { always, at, cannot, count, fight, pick, table, v, when } from '../../../rules/dsl';
import type { Effect, Foe } from '../../../rules/vocab/effect';
import type { Amount, Cond } from '../../../rules/vocab/select';
import { room } from './path';

const lord = (value: Pick<Foe, 'strength' | 'craft'>): Effect =>
  fight({ ...value, name: 'lord_of_darkness', cannotBeEvaded: true }, 'fought');
const killed: Cond = {
  any: [
    { known: 'fought', equals: 'won' },
    { known: 'fought', equals: 'destroyed' },
  ],
};

/** By how much he was better, and 2 more with the Lone Dwarf beside him. */
const better: Amount = {
  plus: [v('fought$margin'), { times: [2, count({ cards: { named: 'lone_dwarf', zone: 'held', heldBy: 'me' } })] }],
};
const to = (name: string): Effect => ({ op: 'moveTo', to: at(`base/space/${name}`), how: 'emerge' });

export const treasureChamber = room('treasure_chamber', {
  stops: true,
  last: true,
  characters: false,
  // D Fighting the Lord of Darkness: nobody and nothing fights him in the character's place.
  abilities: [always(cannot('standIn'))],
  visit: [
    pick({ strength: lord({ strength: 12 }), craft: lord({ craft: 12 }) }),
    when(killed, { op: 'search', deck: 'dungeon/deck/treasure', to: 'held', rest: 'stays' }),
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
  ],
});

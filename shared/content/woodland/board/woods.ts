// The spaces of the Woodland on the way to the Meeting with Destiny.
import {
  always,
  at,
  capped,
  chart,
  choose,
  fight,
  gain,
  gainSpell,
  heal,
  is,
  lose,
  missTurn,
  nothing,
  pay,
  pick,
  replenish,
  stat,
  teleport,
  v,
  when,
} from '../../../rules/dsl';
import type { SpaceDef } from '../../../rules/vocab/definition';
import { byFate, gainDestiny } from '../fate';
import { glade, type Glade } from './path';
import { hasRoom } from '../../common/abilities';

const drawn = (n: number, ...names: readonly Glade[]): readonly SpaceDef[] =>
  names.map((name) => glade(name, { draw: n }));
export const plain: readonly SpaceDef[] = [
  ...drawn(1, 'woodland_entrance', 'woods_1', 'woods_2', 'woods_3', 'woods_4', 'glade_1', 'glade_2', 'glade_3'),
  ...drawn(2, 'thicket_1', 'thicket_2', 'thicket_3', 'grove_1', 'grove_2', 'grove_3'),
];

/** Whoever sets out from it gets no farther than one space, without a roll. */
export const bogs: readonly SpaceDef[] = (['bog_1', 'bog_2', 'bog_3'] as const).map((name) =>
  glade(name, { draw: 1, abilities: [always(capped('movement', 1))] }),
);

const anyWoods = choose({ spaces: { named: 'woods', region: 'woodland' } }, 'to', { ask: 'teleportTo' });
/** Its branches hold one fast, or hand him on. */
export const witchTree = glade('witch_tree', {
  visit: chart({
    '1': missTurn(),
    '2': lose('life'),
    '3': teleport(at('woodland/space/woodland_entrance')),
    '4-5': nothing,
    '6': [anyWoods, teleport(v('to'))],
  }),
});

/** From the next turn on he comes out of it by a roll alone. */
export const swampland = glade('swampland', {
  draw: 1,
  leave: chart({ '1-3': { op: 'stay' }, '4-6': nothing }),
});

export const faerieRing = glade('faerie_ring', {
  visit: [byFate('dark', { light: heal(1), dark: gainSpell(), unbound: replenish('full'), fateless: gain('fate') })],
});

export const faerieVillage = glade('faerie_village', {
  visit: [
    pick({
      fate: { if: is(stat('gold'), '>=', 1), do: [pay(1), gain('fate')] },
      spell: { if: { all: [is(stat('gold'), '>=', 2), hasRoom] }, do: [pay(2), gainSpell()] },
      nothing,
    }),
  ],
});

export const mysticGlen = glade('mystic_glen', {
  visit: chart({
    '1': lose('fate'),
    '2-3': nothing,
    '4': gain('fate'),
    '5': gainSpell(),
    '6': gain('craft'),
  }),
});

/** Whoever beats her at home has earned a Destiny; whoever does not pays with his fate. */
export const mabsLair = glade('mabs_lair', {
  visit: [
    fight({ craft: 9, name: 'queen_mab' }, 'fought'),
    when({ known: 'fought', equals: 'won' }, gainDestiny),
    when({ known: 'fought', equals: 'lost' }, lose('fate', 'all')),
  ],
});

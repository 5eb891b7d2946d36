// The spaces of the Dungeon on the way to the Treasure Chamber. What they do is ours (docs/adr/0026).
import {
  always,
  byAlignment,
  cannot,
  chart,
  choose,
  each,
  endTurn,
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
  shop,
  stat,
  table,
  v,
  when,
} from '../../../rules/dsl';
import type { SpaceDef } from '../../../rules/vocab/definition';
import type { Program } from '../../../rules/vocab/effect';
import { perilous } from '../../common/losses';
import { room, type Room } from './path';

const drawn = (n: number, ...names: readonly Room[]): readonly SpaceDef[] =>
  names.map((name) => room(name, { draw: n }));
export const plain: readonly SpaceDef[] = [
  ...drawn(
    1,
    'dungeon_entrance',
    'tunnel_1',
    'tunnel_2',
    'tunnel_3',
    'tunnel_4',
    'tunnel_5',
    'tunnel_6',
    'tunnel_7',
    'tunnel_8',
    'tunnel_9',
    'tunnel_10',
  ),
  ...drawn(2, 'collapsed_gallery', 'sunken_hall'),
  ...drawn(3, 'pillared_hall', 'antechamber'),
];

export const greatWeb = room('great_web', {
  arrive: chart({ '1-2': missTurn(), '3+': nothing }),
  draw: 1,
});

const guard = fight({ strength: 4, name: 'goblin_guard' });
export const guardRoom = room('guard_room', {
  visit: chart({
    '1-2': guard,
    '3': pick({ pay: { if: is(stat('gold'), '>=', 1), do: pay(1) }, fight: guard }),
    '4-5': nothing,
    '6': gain('gold'),
  }),
});

const objects = { cards: { object: true, zone: 'held', heldBy: 'me' } } as const;
export const floodedPassage = room('flooded_passage', {
  arrive: chart({
    '1': [choose(objects, 'lost'), when({ known: 'lost' }, { op: 'ditch', card: v('lost') }, lose('life'))],
    '2+': nothing,
  }),
  draw: 1,
});

export const library = room('library', {
  visit: chart({ '1': missTurn(), '2-3': nothing, '4-5': gainSpell(), '6': gain('craft') }),
});

export const overlook = room('overlook', { draw: 1, visit: [{ op: 'look', deck: 'dungeon/deck/dungeon', n: 1 }] });

export const monsterPit = room('monster_pit', { draw: 2, abilities: [always(cannot('evade'))] });

const followers = { kind: 'follower', zone: 'held', heldBy: 'me' } as const;
/** 000 Cards That Become Followers: such a card is discarded, where others are left behind. */
export const cell = room('cell', {
  visit: chart({
    '1-2': [each({ cards: followers }, 'one', { op: 'ditch', card: v('one') }), missTurn()],
    '3-4': [
      choose({ cards: followers }, 'left'),
      when({ known: 'left' }, { op: 'ditch', card: v('left') }, missTurn()),
    ],
    '5+': nothing,
  }),
});

export const narrowLedge = room('narrow_ledge', {
  arrive: perilous(1),
  draw: 1,
});

export const ossuary = room('ossuary', {
  draw: 2,
  abilities: [always({ power: 'craft', of: { subtype: 'spirit' }, add: 1 })],
});

export const kitchen = room('kitchen', {
  visit: chart({ '1': lose('life'), '2-3': nothing, '4-5': heal(1), '6': heal(2) }),
});

export const oldArmoury = room('old_armoury', {
  visit: chart({
    '1-2': fight({ strength: 6, name: 'living_armour' }),
    '3-4': nothing,
    '5': shop({ helmet: 0, shield: 0 }, { free: true, most: 1 }),
    '6': shop({ sword: 0, axe: 0 }, { free: true, most: 1 }),
  }),
});

export const defiledShrine = room('defiled_shrine', {
  visit: byAlignment({
    good: pick({ life: lose('life'), fate: { if: is(stat('fate'), '>=', 1), do: lose('fate') } }),
    evil: replenish(1),
  }),
});

/** From the next turn on: one die, which keeps him there or is his move. A Torch does not help (000 FAQ Torch). */
const darkness: Program = [{ op: 'rollMove', as: 'rolled' }, table(v('rolled'), { '1-3': endTurn, '4-6': nothing })];
export const hallOfDarkness = room('hall_of_darkness', { draw: 2, leave: darkness });

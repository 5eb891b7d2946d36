// Adventure cards that need the board of the Dungeon.
import { enemy, event, modify, not, place, when } from '../../rules/dsl';
import { toTheEntrance } from './deck/enemies';
import { leadsToEntrance, runeGate } from '../common/ways';
import { entrance, fallsThrough } from './ways';

const known = { origin: 'known' } as const;

/** 000 FAQ Dark Denizens: whoever may replace a drawn card draws another one of the Dungeon's. */
export const darkDenizens = event('dungeon/adventure/dark_denizens', {
  ...known,
  copies: 2,
  met: [
    when(
      not({ lasting: true }),
      modify([{ drawFrom: 'adventure', instead: 'dungeon/deck/dungeon', reach: 'everyone' }], { rounds: 2 }),
    ),
  ],
});

export const trapDoor = event('dungeon/adventure/trap_door', { ...known, copies: 2, met: [fallsThrough] });

export const burrowWorm = enemy('dungeon/adventure/burrow_worm', {
  origin: 'ours',
  subtype: 'animal',
  strength: 5,
  abilities: [toTheEntrance],
});

export const dungeonDoor = place('dungeon/adventure/dungeon_door', {
  ...known,
  copies: 2,
  met: [leadsToEntrance('dungeon_door', entrance)],
});

export const runeGateAbove = runeGate('dungeon/adventure/rune_gate', 3);

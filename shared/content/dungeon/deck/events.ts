// Events of the Dungeon.
import {
  chart,
  discard,
  each,
  event,
  fight,
  gain,
  gainSpell,
  is,
  lose,
  missTurn,
  nothing,
  roll,
  stat,
  v,
  when,
} from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import type { CardFilter } from '../../../rules/vocab/select';
import { fallsThrough } from '../ways';

const known = { origin: 'known' } as const;

export const caveIn = event('dungeon/dungeon/cave_in', {
  ...known,
  met: [
    {
      op: 'each',
      of: { heroes: { at: { region: 'dungeon' } } },
      as: 'who',
      actor: true,
      do: chart({ '1-2': lose('life'), '3-4': missTurn(), '5+': nothing }),
    },
  ],
});

const burns = (kind: 'place' | 'stranger' | 'enemy'): Effect =>
  each({ cards: { kind, at: 'anySpace', in: { region: 'mine' } } }, 'one', discard(v('one')));
export const fire = event('dungeon/dungeon/fire', {
  ...known,
  met: chart({ '1-2': burns('place'), '3-4': burns('stranger'), '5-6': burns('enemy') }),
});

const own = (kind: 'weapon' | 'armour'): CardFilter => ({ class: kind, zone: 'held', heldBy: 'me' });
export const greenMist = event('dungeon/dungeon/green_mist', {
  ...known,
  met: [
    each({ cards: own('weapon') }, 'one', discard(v('one'))),
    each({ cards: own('armour') }, 'one', discard(v('one'))),
  ],
});

const paces = (way: 'cw' | 'ccw'): Effect => ({ op: 'moveTo', to: { steps: 2, way }, how: 'move' });
/** As a Follower he knows a way out of the Treasure Chamber (board/treasure-chamber.ts). */
export const loneDwarf = event('dungeon/dungeon/lone_dwarf', {
  ...known,
  met: chart({
    '1': fight({ strength: 4, name: 'lone_dwarf' }),
    '2': paces('ccw'),
    '3': lose('gold'),
    '4': gain('gold'),
    '5': paces('cw'),
    '6': { op: 'lend', card: 'this' },
  }),
});

export const magicMirror = event('dungeon/dungeon/magic_mirror', { ...known, met: [gainSpell()] });

export const slidingWalls = event('dungeon/dungeon/sliding_walls', {
  ...known,
  met: [roll('dice', { dice: 2 }), when(is(v('dice'), '>', stat('strength')), lose('life'))],
});

export const trapDoor = event('dungeon/dungeon/trap_door', { ...known, met: [fallsThrough] });

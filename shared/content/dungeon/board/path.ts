// The path of the Dungeon: twenty-nine spaces in one line, with the arrows from the Entrance to the Treasure Chamber.
import { space } from '../../../rules/dsl';
import type { SpaceDef } from '../../../rules/vocab/definition';

/** In the order of the arrows. Names and ends are known, the order between them is ours (docs/adr/0026). */
const path = [
  'dungeon_entrance',
  'tunnel_1',
  'great_web',
  'tunnel_2',
  'guard_room',
  'tunnel_3',
  'collapsed_gallery',
  'flooded_passage',
  'tunnel_4',
  'library',
  'overlook',
  'tunnel_5',
  'monster_pit',
  'tunnel_6',
  'sunken_hall',
  'cell',
  'tunnel_7',
  'narrow_ledge',
  'ossuary',
  'tunnel_8',
  'kitchen',
  'old_armoury',
  'tunnel_9',
  'defiled_shrine',
  'pillared_hall',
  'tunnel_10',
  'hall_of_darkness',
  'antechamber',
  'treasure_chamber',
] as const;
export type Room = (typeof path)[number];

const idOf = (room: Room): string => `dungeon/space/${room}`;

/** Rows of six that turn at their ends, downwards from the Entrance, which lies next to the Ruins. */
const columns = 6;
function gridOf(i: number): readonly [number, number] {
  const row = Math.floor(i / columns);
  const along = i % columns;
  return [row % 2 === 0 ? columns - 1 - along : along, row];
}

type Body = Omit<SpaceDef, 'id' | 'kind' | 'region' | 'terrain' | 'grid' | 'links' | 'origin'>;

export function room(name: Room, body: Body): SpaceDef {
  const i = path.indexOf(name);
  const [before, next] = [path[i - 1], path[i + 1]];
  return space(idOf(name), {
    region: 'dungeon',
    terrain: name.replace(/_\d+$/, ''),
    grid: gridOf(i),
    links: [
      ...(next === undefined ? [] : [{ to: idOf(next), way: 'cw' } as const]),
      before === undefined ? { to: 'base/space/ruins', way: 'door' } : { to: idOf(before), way: 'ccw' },
    ],
    origin: 'ours',
    ...body,
  });
}

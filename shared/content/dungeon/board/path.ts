// The path of the Dungeon: twenty-nine spaces in one line, with the arrows from the Entrance to the Treasure Chamber.
import type { SpaceDef } from '../../../rules/vocab/definition';
import { inRows, spacesOf } from '../../common/corner-boards';

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

/** Rows of six downwards from the Entrance, which lies next to the Ruins. */
const spaceOf = spacesOf({
  set: 'dungeon',
  region: 'dungeon',
  door: 'base/space/ruins',
  path,
  grid: (n) => inRows(6, n),
});
export const room = (name: Room, body: Parameters<typeof spaceOf>[1]): SpaceDef =>
  spaceOf(name, { origin: 'ours', ...body });

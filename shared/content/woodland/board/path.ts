// The path of the Woodland: twenty-four spaces in one line, with the arrows from the Entrance to the last one.
import type { SpaceDef } from '../../../rules/vocab/definition';
import { inRows, spacesOf } from '../../common/corner-boards';

const path = [
  'woodland_entrance',
  'woods_1',
  'glade_1',
  'thicket_1',
  'bog_1',
  'woods_2',
  'grove_1',
  'witch_tree',
  'glade_2',
  'thicket_2',
  'swampland',
  'faerie_ring',
  'woods_3',
  'bog_2',
  'grove_2',
  'faerie_village',
  'thicket_3',
  'woods_4',
  'mystic_glen',
  'glade_3',
  'bog_3',
  'grove_3',
  'mabs_lair',
  'meeting_with_destiny',
] as const;
export type Glade = (typeof path)[number];

/**
 * Rows of five away from the Forest. The board lies at the upper left, so the Entrance is at its foot; the corner
 * before it stays free.
 */
const inward = (n: number): readonly [number, number] => {
  const [column, row] = inRows(5, n + 1);
  return [column, 4 - row];
};
const spaceOf = spacesOf({
  set: 'woodland',
  region: 'woodland',
  door: 'base/space/forest',
  path,
  grid: inward,
});
export const glade = (name: Glade, body: Parameters<typeof spaceOf>[1]): SpaceDef =>
  spaceOf(name, { origin: 'ours', ...body });

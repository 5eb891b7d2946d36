// The path of the Highland: twenty-nine spaces in one line, with the arrows from the Entrance to the Eyrie.
import type { SpaceDef } from '../../../rules/vocab/definition';
import { inRows, spacesOf } from '../../common/corner-boards';

/** In the order of the arrows; where the plain Hills lie between the others is the least certain. */
const path = [
  'highland_entrance',
  'hills_1',
  'cliff_1',
  'the_ridgeway',
  'ravine_1',
  'hills_2',
  'ruined_mine',
  'cliff_2',
  'ravine_2',
  'hills_3',
  'glacier',
  'cliff_3',
  'canyon_1',
  'mountain_pass',
  'cliff_4',
  'hills_4',
  'precipice_1',
  'ravine_3',
  'hills_5',
  'cliff_5',
  'waterfall',
  'canyon_2',
  'cliff_6',
  'lost_city',
  'precipice_2',
  'ravine_4',
  'ice_bridge',
  'canyon_3',
  'eyrie',
] as const;
export type Height = (typeof path)[number];

/**
 * Rows of six uphill, to the right first. The board lies at the upper right, so the Entrance is near the Crags; the
 * corner before it stays free for the small map.
 */
const uphill = (n: number): readonly [number, number] => {
  const [column, row] = inRows(6, n + 1);
  return [5 - column, 4 - row];
};
const spaceOf = spacesOf({
  set: 'highland',
  region: 'highland',
  door: 'base/space/crags',
  path,
  grid: uphill,
});
export const height = (name: Height, body: Parameters<typeof spaceOf>[1]): SpaceDef =>
  spaceOf(name, { origin: 'known', ...body });

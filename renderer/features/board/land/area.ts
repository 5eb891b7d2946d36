// The ground of a board that lies beside the main one: a piece of land on a dark plate, under its name.
import type { Face } from '../../../../shared/contract/view';
import { groundOf, mix, TERRAINS } from '../../../art/terrain';
import { TITLE, type Area } from '../boards';
import { MIDDLE } from '../geometry';
import { cavern, ROCK } from './cavern';
import { forest } from './forest';
import { growOver } from './growth';
import { within } from './inner';
import { heights } from './heights';
import { DEFS, grounds } from './land';
import { path, random, ring } from './shapes';
import { town } from './town';

const RIM = 6;

/** As SVG text; needs no font and no other file. */
export const drawArea = ({ key, region, size, x, y, spots }: Area, faces: readonly Face[]): string => {
  const rnd = random(17 + 31 * key.length + key.charCodeAt(0));
  const below = groundOf(region) === 'cave';
  const [ground, dark, light] = below ? ([ROCK.ground, ROCK.dark, ROCK.light] as const) : TERRAINS[groundOf(region)];
  const middle = size / 2;
  const half = middle - RIM;
  // A rounded square around the middle of the main board, brought here and as flat as the room under the title.
  const shape = `transform="translate(${middle} ${middle + (TITLE - RIM) / 2}) scale(1 ${((half - (TITLE - RIM) / 2) / half).toFixed(3)}) translate(${-MIDDLE} ${-MIDDLE})"`;
  const coast = ring(half, 0.008, key.length);
  const here = new Map(faces.map((face) => [face.id, face]));
  const spaces = spots.flatMap((spot) => {
    const face = here.get(spot.id);
    return face === undefined ? [] : [{ ...spot, x: spot.x - x, y: spot.y - y, face }];
  });
  const full = `width="${size}" height="${size}"`;
  const grown =
    groundOf(region) === 'mountain'
      ? heights(spaces, size, rnd)
      : groundOf(region) === 'town'
        ? town(spaces, size, TITLE, rnd)
        : groundOf(region) === 'forest'
          ? forest(spaces, size, TITLE, rnd)
          : growOver(spaces, groundOf(region), size, TITLE, rnd)
              .map(([, svg]) => svg)
              .join('');
  const stair = within(spaces, rnd);
  const inner = ring(half - 7, 0.008, key.length);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" ${full}><defs>${DEFS}<clipPath id="area">${path(coast, shape)}</clipPath></defs>
<rect ${full} fill="#20160e"/><rect x="3" y="3" width="${size - 6}" height="${size - 6}" rx="10" fill="${mix(dark, '#1a120b', 0.55)}" stroke="#8a6631" stroke-width="1.600"/>
${path(coast, `${shape} fill="${mix(ground, light, 0.3)}" stroke="#120a05" stroke-width="3"`)}${below ? '' : grounds(spaces, rnd, 'area')}${path(inner, `${shape} fill="none" stroke="${dark}" stroke-width="9" opacity=".28" filter="url(#soft4)"`)}<g clip-path="url(#area)">${grown}${stair}</g>${below ? cavern(spaces, rnd, 'area') : ''}<rect ${full} fill="url(#lamp)" style="mix-blend-mode:soft-light"/></svg>`;
};

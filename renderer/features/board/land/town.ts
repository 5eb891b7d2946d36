// A board within walls: cobbled streets, paths to the doors of houses, roofs between them, a wall with towers around.
import type { Face } from '../../../../shared/contract/view';
import type { Spot } from '../geometry';
import { growOver } from './growth';
import { n, path, type Random } from './shapes';

type Place = Spot & { readonly face: Face };

/** Ways of a kind between the places of the board, each once. */
const waysOf = (places: readonly Place[], isStreet: boolean): string => {
  const at = new Map(places.map((place) => [place.id, place]));
  return places
    .flatMap((from) =>
      (from.face.space?.links ?? []).map(({ to, way }) => {
        const other = at.get(to);
        const fits = isStreet ? way === 'cw' : way === 'door' && from.id < to;
        return other === undefined || !fits ? '' : `M${n(from.x)} ${n(from.y)}L${n(other.x)} ${n(other.y)}`;
      }),
    )
    .join('');
};
const stroke = (way: string, colour: string, width: number, more = ''): string =>
  path(way, `fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" ${more}`);

const tower = (x: number, y: number, s: number): string =>
  `<rect x="${n(x - s)}" y="${n(y - s)}" width="${n(2 * s)}" height="${n(2 * s)}" fill="#8d8273" stroke="#3b3026" stroke-width="1"/><path d="M${n(x - s * 1.2)} ${n(y - s)}L${n(x)} ${n(y - s * 2.2)}L${n(x + s * 1.2)} ${n(y - s)}z" fill="#7a3d22" stroke="#3b1d0e" stroke-width=".8"/>`;

/** The wall, as far from the rim of the board as a tower is wide, with merlons along it. */
const wall = (size: number, top: number): string => {
  const [near, far, high] = [11, size - 11, top - 2];
  const ring = `M${near} ${high}H${far}V${far}H${near}z`;
  const towers = [near, size / 2, far].flatMap((x) => [high, (high + far) / 2, far].map((y) => [x, y] as const));
  return `${stroke(ring, '#3b3026', 9)}${stroke(ring, '#a3967f', 6.5)}${stroke(ring, '#cfc3a8', 6.5, 'stroke-dasharray="3 4" opacity=".55"')}${towers
    .filter(([x, y]) => x !== size / 2 || y !== (high + far) / 2)
    .map(([x, y]) => tower(x, y, 5.5))
    .join('')}`;
};

/** Goes over the ground, and is to be clipped by it. */
export const town = (places: readonly Place[], size: number, top: number, rnd: Random): string => {
  const scale = places[0]?.scale ?? 1;
  const [streets, doors] = [waysOf(places, true), waysOf(places, false)];
  const roofs = growOver(places, 'town', size, top, rnd)
    .map(([, svg]) => svg)
    .join('');
  return `${wall(size, top)}<g filter="url(#rough)">${stroke(doors, '#5d4023', 19 * scale, 'opacity=".5"')}${stroke(doors, '#c9a26a', 13 * scale)}${stroke(streets, '#4a3520', 44 * scale, 'opacity=".55"')}${stroke(streets, '#c4b596', 36 * scale)}${stroke(streets, '#8f8067', 30 * scale, `stroke-dasharray="${n(3 * scale)} ${n(5 * scale)}" opacity=".4"`)}</g>${roofs}`;
};

// A board in the mountains: pines at its foot, bare rock above them, snow at the top, and mist between the ridges.
import type { Face } from '../../../../shared/contract/view';
import type { Spot } from '../geometry';
import { pine, stone, type Grown } from './growth';
import { n, path, type Random } from './shapes';

type Place = Spot & { readonly face: Face };

/** `high`: from the foot of the mountains, 0, to their top, 1. */
const peak = (x: number, y: number, w: number, h: number, high: number): string => {
  const [left, right, top] = [x - w, x + w, y - h];
  const rock = path(`M${n(left)} ${n(y)}L${n(x)} ${n(top)}L${n(right)} ${n(y)}z`, 'fill="#5d605c"');
  const lit = path(
    `M${n(left)} ${n(y)}L${n(x)} ${n(top)}L${n(x + w * 0.16)} ${n(y - h * 0.5)}L${n(x - w * 0.14)} ${n(y - h * 0.24)}L${n(x + w * 0.04)} ${n(y)}z`,
    'fill="#a9aaa0"',
  );
  // How far down the snow lies.
  const s = 0.2 + 0.5 * high;
  const snow = path(
    `M${n(x)} ${n(top)}L${n(x + w * s)} ${n(top + h * s)}L${n(x + w * s * 0.45)} ${n(top + h * s * 0.74)}L${n(x + w * 0.02)} ${n(top + h * s * 1.12)}L${n(x - w * s * 0.5)} ${n(top + h * s * 0.78)}L${n(x - w * s)} ${n(top + h * s)}z`,
    'fill="#f7fafa"',
  );
  const shade = path(
    `M${n(x)} ${n(top)}L${n(x + w * s)} ${n(top + h * s)}L${n(x + w * s * 0.45)} ${n(top + h * s * 0.74)}L${n(x + w * 0.1)} ${n(top + h * s * 0.9)}z`,
    'fill="#b9c9d1"',
  );
  return `${rock}${lit}${snow}${shade}`;
};

/** The way uphill, from each space to the next. */
const trail = (places: readonly Place[], scale: number): string => {
  const at = new Map(places.map((place) => [place.id, place]));
  const way = places
    .flatMap((from) =>
      (from.face.space?.links ?? []).map(({ to }) => {
        const other = at.get(to);
        return other === undefined || from.id > to ? '' : `M${n(from.x)} ${n(from.y)}L${n(other.x)} ${n(other.y)}`;
      }),
    )
    .join('');
  const stroke = (colour: string, width: number, opacity: number): string =>
    path(
      way,
      `fill="none" stroke="${colour}" stroke-width="${n(width * scale)}" stroke-linecap="round" opacity="${opacity}"`,
    );
  return `<g filter="url(#rough)">${stroke('#3a2f1c', 31, 0.42)}${stroke('#e6cf9c', 23, 0.85)}</g>`;
};

/** What stands between two rows of spaces, where no way goes up. */
const ridge = (places: readonly Place[], y: number, high: number, size: number, rnd: Random): readonly Grown[] => {
  const scale = places[0]?.scale ?? 1;
  const climbs = places.filter((from) =>
    (from.face.space?.links ?? []).some(({ to }) =>
      places.some((other) => other.id === to && Math.min(from.y, other.y) < y && Math.max(from.y, other.y) > y),
    ),
  );
  const grown: Grown[] = [];
  for (let x = 12; x < size - 10; x += rnd.between(9, 15) * scale * 1.5) {
    if (climbs.some((spot) => Math.abs(spot.x - x) < 30 * scale)) continue;
    const foot = y + rnd.between(-3, 6) * scale;
    const tall = rnd.between(16, 34) * scale;
    const wooded = rnd.next() > 0.25 + high;
    grown.push([
      foot,
      wooded
        ? pine(x, foot, tall * 0.42)
        : rnd.next() < 0.8
          ? peak(x, foot, tall * rnd.between(0.62, 0.85), tall, high)
          : stone(x, foot, tall * 0.25, '#62645e', '#d3d4cc'),
    ]);
  }
  return grown;
};

const mist = (y: number, size: number, high: number, rnd: Random): string =>
  Array.from(
    { length: 5 },
    () =>
      `<ellipse cx="${n(rnd.between(0, size))}" cy="${n(y + rnd.between(-2, 6))}" rx="${n(rnd.between(28, 62))}" ry="${n(rnd.between(3, 6))}" opacity="${(0.2 + high * 0.3).toFixed(2)}"/>`,
  ).join('');

/** Goes over the ground, and is to be clipped by it. */
export const heights = (places: readonly Place[], size: number, rnd: Random): string => {
  const scale = places[0]?.scale ?? 1;
  const rows = [...new Set(places.map(({ y }) => Math.round(y)))].sort((a, b) => a - b);
  const [top = 0, bottom = size] = [rows[0], rows.at(-1)];
  const apart = rows.length < 2 ? size : (bottom - top) / (rows.length - 1);
  const high = (y: number): number => Math.max(0, Math.min(1, (bottom - y) / Math.max(1, bottom - top)));
  const lines = rows.map((y) => y - apart / 2 + 7 * scale);
  const grown = lines.flatMap((y) => ridge(places, y, high(y), size, rnd)).sort((a, b) => a[0] - b[0]);
  const mists = lines.map((y) => mist(y, size, high(y), rnd)).join('');
  return `<linearGradient id="snowfall" x1="0" y1="0" x2="0" y2="1"><stop offset=".1" stop-color="#f3f8fa" stop-opacity=".8"/><stop offset=".55" stop-color="#f3f8fa" stop-opacity="0"/><stop offset="1" stop-color="#5f7c3c" stop-opacity=".45"/></linearGradient>
<rect width="${size}" height="${size}" fill="url(#snowfall)"/>${trail(places, scale)}${grown.map(([, svg]) => svg).join('')}<g fill="#fbfdfd" filter="url(#soft2)">${mists}</g>`;
};

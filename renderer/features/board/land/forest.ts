// A board within a forest: trees wherever there is room for them, glades where its spaces lie, and one trail from glade
// to glade.
import type { Face } from '../../../../shared/contract/view';
import { lookOf, TERRAINS } from '../../../art/terrain';
import type { Point, Spot } from '../geometry';
import { pine, type Grown } from './growth';
import { n, patch, path, type Random } from './shapes';

type Place = Spot & { readonly face: Face };

/** The ground below the trees. */
const FLOOR = { dark: '#16261a', mid: '#24392a' } as const;

const CROWNS = [
  ['#1f3a25', '#355a35', '#557a45'],
  ['#26402a', '#426839', '#6c8b4c'],
  ['#1b3327', '#2f5440', '#4d7752'],
] as const;
/** The crown of a tree with leaves, as one sees it from the hill before the forest: lit from the left. */
const leafy = (x: number, y: number, s: number, kind: number): string => {
  const [dark, mid, light] = CROWNS[kind % CROWNS.length] ?? CROWNS[0];
  return `<ellipse cx="${n(x + s * 0.2)}" cy="${n(y + s * 0.1)}" rx="${n(s)}" ry="${n(s * 0.5)}" fill="#0b140d" opacity=".45"/><circle cx="${n(x)}" cy="${n(y - s * 0.7)}" r="${n(s)}" fill="${dark}"/><circle cx="${n(x - s * 0.18)}" cy="${n(y - s * 0.86)}" r="${n(s * 0.74)}" fill="${mid}"/><circle cx="${n(x - s * 0.36)}" cy="${n(y - s * 1.06)}" r="${n(s * 0.38)}" fill="${light}"/>`;
};

type Step = readonly [Point, Point];
const steps = (places: readonly Place[]): readonly Step[] => {
  const at = new Map(places.map((place) => [place.id, place]));
  return places.flatMap((from) =>
    (from.face.space?.links ?? []).flatMap(({ to, way }): readonly Step[] => {
      const other = at.get(to);
      return other === undefined || way !== 'cw' ? [] : [[from, other]];
    }),
  );
};

const apart = (x: number, y: number, [a, b]: Step): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / Math.max(1, dx * dx + dy * dy)));
  return Math.hypot(x - a.x - along * dx, y - a.y - along * dy);
};

/** What one finds in a glade: mushrooms, flowers, rushes; a light that moves where there is magic. */
const small = ({ id, face, scale }: Place, x: number, y: number, rnd: Random): string => {
  const { terrain } = lookOf(id, face);
  const s = scale * 2.1;
  if (terrain === 'fae')
    return rnd.next() < 0.5
      ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(s * 2.6)}" fill="#d8f5e6" opacity=".22"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(s * 0.8)}" fill="#f6fff0"/>`
      : `<path d="M${n(x - s * 0.4)} ${n(y)}h${n(s * 0.8)}v${n(-s * 1.2)}h${n(-s * 0.8)}z" fill="#efe6d2"/><path d="M${n(x - s * 1.3)} ${n(y - s)}q${n(s * 1.3)} ${n(-s * 2)} ${n(s * 2.6)} 0z" fill="#b2475d"/>`;
  if (terrain === 'bog')
    return rnd.next() < 0.45
      ? `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(s * 3)}" ry="${n(s * 0.9)}" fill="#3d5552" opacity=".75"/><path d="M${n(x - s * 2)} ${n(y - s * 0.2)}h${n(s * 1.6)}" stroke="#a9c1b4" stroke-width=".5" opacity=".7"/>`
      : `<path d="M${n(x)} ${n(y)}v${n(-s * 2.6)}m${n(s)} ${n(s * 2.6)}l${n(s * 0.3)} ${n(-s * 2)}m${n(-s * 2)} ${n(s * 2)}l${n(-s * 0.4)} ${n(-s * 1.8)}" stroke="#39471f" stroke-width=".8" fill="none"/>`;
  return rnd.next() < 0.35
    ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(s * 0.5)}" fill="#f4ead0"/>`
    : `<path d="M${n(x)} ${n(y)}l${n(-s * 0.5)} ${n(-s)}m${n(s * 0.5)} ${n(s)}v${n(-s * 1.3)}m0 ${n(s * 1.3)}l${n(s * 0.5)} ${n(-s)}" stroke="#5f7a3c" stroke-width=".7" fill="none"/>`;
};

const GLADE = [42, 45] as const;
const TRAIL = 12;
const CLOSE = 5.4;
const EDGE = 7;

/** Trees wherever neither a glade nor the trail is; taller along the rim of the board. */
const trees = (places: readonly Place[], size: number, top: number, rnd: Random): readonly Grown[] => {
  const ways = steps(places);
  const scale = places[0]?.scale ?? 1;
  const grown: Grown[] = [];
  for (let row = top + EDGE; row < size - 3; row += CLOSE)
    for (let column = EDGE; column < size - EDGE; column += CLOSE * 1.25) {
      const [x, y] = [column + rnd.between(-2.6, 2.6), row + rnd.between(-2, 2)];
      const open = places.some(
        (place) => ((x - place.x) / (GLADE[0] * scale)) ** 2 + ((y - place.y) / (GLADE[1] * scale)) ** 2 < 1,
      );
      const rim = Math.min(x, y - top, size - x, size - y) < 20;
      if (open || ways.some((way) => apart(x, y, way) < TRAIL * scale)) continue;
      const s = rnd.between(4, 6.4) * (rim ? 1.3 : 1);
      grown.push([y, rnd.next() < 0.3 ? pine(x, y, s * 1.25) : leafy(x, y, s, Math.floor(rnd.next() * 3))]);
    }
  return grown.sort((a, b) => a[0] - b[0]);
};

/** Goes over the ground, and is to be clipped by it. */
export const forest = (places: readonly Place[], size: number, top: number, rnd: Random): string => {
  const scale = places[0]?.scale ?? 1;
  const line = steps(places)
    .map(([a, b]) => {
      const [x, y] = [(a.x + b.x) / 2 + rnd.between(-4, 4) * scale, (a.y + b.y) / 2 + rnd.between(-7, 7) * scale];
      return `M${n(a.x)} ${n(a.y)}Q${n(x)} ${n(y)} ${n(b.x)} ${n(b.y)}`;
    })
    .join('');
  const trail = (colour: string, width: number, more = ''): string =>
    path(
      line,
      `fill="none" stroke="${colour}" stroke-width="${n(width * scale)}" stroke-linecap="round" stroke-linejoin="round" ${more}`,
    );
  const glades = (rx: number, ry: number, fill: (place: Place) => string, more = ''): string =>
    places
      .map((place) => path(patch(rnd, place.x, place.y, rx * scale, ry * scale, 0.1), `fill="${fill(place)}" ${more}`))
      .join('');
  const finds = places.flatMap((place) =>
    Array.from({ length: 7 }, () => {
      const turn = rnd.between(0, Math.PI * 2);
      const far = rnd.between(0.74, 0.96);
      return small(
        place,
        place.x + Math.cos(turn) * 40 * scale * far,
        place.y + Math.sin(turn) * 42 * scale * far,
        rnd,
      );
    }),
  );
  const rays = Array.from({ length: 7 }, () => {
    const x = rnd.between(-20, size);
    const wide = rnd.between(12, 30);
    return path(`M${n(x)} ${top}h${n(wide)}L${n(x + wide + 130)} ${size}h${n(-wide * 1.7)}z`);
  });
  return `<rect width="${size}" height="${size}" fill="${FLOOR.mid}"/><g filter="url(#soft4)">${glades(52, 54, () => FLOOR.dark, 'opacity=".6"')}</g>
<g filter="url(#rough)">${trail('#101c12', 27, 'opacity=".7"')}${trail('#8a7345', 19)}${trail('#cdb57c', 14)}${glades(45, 47, ({ id, face }) => TERRAINS[lookOf(id, face).terrain][1])}${glades(42, 44, ({ id, face }) => TERRAINS[lookOf(id, face).terrain][0])}${trail('#d8c48f', 10, 'opacity=".55"')}</g>
<g style="mix-blend-mode:soft-light">${places.map(({ x, y }) => `<circle cx="${n(x - 8 * scale)}" cy="${n(y - 12 * scale)}" r="${n(38 * scale)}" fill="url(#lamp)" opacity=".8"/>`).join('')}</g>
${finds.join('')}${trees(places, size, top, rnd)
    .map(([, svg]) => svg)
    .join('')}<g fill="#fff6cf" opacity=".09" filter="url(#soft2)">${rays.join('')}</g>`;
};

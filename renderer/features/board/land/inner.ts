// What lies within the wall besides the fire: a stair of stone that winds up to the Crown, or a hoard among bones.
// Which it is, its spaces say.
import type { Face } from '../../../../shared/contract/view';
import type { Point, Spot } from '../geometry';
import { n, path, type Random } from './shapes';

type Place = Spot & { readonly face: Face };

const STAIRWAY = 'stairway';
const HOARD: readonly string[] = ['covetous_lair', 'brood_nest'];

/** The steps of a way, from each space to the one that it goes in to. */
const stepsOf = (places: readonly Place[]): readonly (readonly [Place, Place])[] => {
  const at = new Map(places.map((place) => [place.id, place]));
  return places.flatMap((from) =>
    (from.face.space?.links ?? []).flatMap(({ to, way }): readonly (readonly [Place, Place])[] => {
      const other = at.get(to);
      return other === undefined || way !== 'in' ? [] : [[from, other]];
    }),
  );
};

const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/** A flight of steps across the way, each a little lighter than the one below it. */
const flight = (a: Place, b: Place, nth: number, all: number): string => {
  const scale = Math.min(a.scale, b.scale);
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const count = Math.max(3, Math.round(long / (7 * scale)));
  const [wide, deep] = [62 * scale, long / count];
  return Array.from({ length: count }, (_, i) => {
    const { x, y } = between(a, b, (i + 0.5) / count);
    const light = Math.round(24 + 16 * ((nth + i / count) / Math.max(1, all)));
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><rect x="${n(-deep / 2)}" y="${n(-wide / 2)}" width="${n(deep + 0.6)}" height="${n(wide)}" fill="hsl(22 12% ${light}%)"/><rect x="${n(deep / 2 - 1.6 * scale)}" y="${n(-wide / 2)}" width="${n(1.6 * scale)}" height="${n(wide)}" fill="#120a07" opacity=".55"/><rect x="${n(-deep / 2)}" y="${n(-wide / 2)}" width="${n(1.1 * scale)}" height="${n(wide)}" fill="#e9c39b" opacity=".28"/></g>`;
  }).join('');
};

const landing = ({ x, y, scale }: Place, nth: number, all: number): string => {
  const r = 41 * scale;
  const light = Math.round(23 + 15 * (nth / Math.max(1, all)));
  return `<rect x="${n(x - r)}" y="${n(y - r)}" width="${n(2 * r)}" height="${n(2 * r)}" rx="${n(9 * scale)}" fill="hsl(22 11% ${light}%)" stroke="#120a07" stroke-width="${n(2.4 * scale)}"/><rect x="${n(x - r * 0.88)}" y="${n(y - r * 0.88)}" width="${n(r * 1.76)}" height="${n(r * 1.76)}" rx="${n(7 * scale)}" fill="none" stroke="#e9c39b" stroke-width="${n(1.1 * scale)}" opacity=".3"/>`;
};

/** Steps from landing to landing, in the order in which one climbs them. */
const stairs = (places: readonly Place[]): string => {
  const steps = stepsOf(places).filter((pair) => pair.some(({ face }) => face.space?.terrain === STAIRWAY));
  const climbed = places.filter(({ face }) => face.space?.terrain === STAIRWAY);
  const walls = steps.map(([a, b]) => `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`).join('');
  const wide = 70 * (climbed[0]?.scale ?? 1);
  return `${path(walls, `fill="none" stroke="#0d0604" stroke-width="${n(wide)}" stroke-linecap="round" opacity=".5" filter="url(#soft4)"`)}${steps
    .map(([a, b], i) => flight(a, b, i, steps.length))
    .join('')}${climbed.map((place, i) => landing(place, i, climbed.length)).join('')}`;
};

const coin = (x: number, y: number, r: number, rnd: Random): string => {
  const lit = rnd.next() < 0.4;
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.56)}" fill="${lit ? '#f6d27a' : '#c8922e'}" stroke="#5d3a0b" stroke-width=".6"/>`;
};
const heap = (x: number, y: number, w: number, rnd: Random): string =>
  `<path d="M${n(x - w)} ${n(y)}Q${n(x - w * 0.4)} ${n(y - w * 0.9)} ${n(x)} ${n(y - w * 0.8)}Q${n(x + w * 0.5)} ${n(y - w * 0.8)} ${n(x + w)} ${n(y)}z" fill="#a06c18"/>${Array.from(
    { length: Math.round(w * 1.7) },
    () => {
      const across = rnd.between(-1, 1);
      return coin(x + across * w, y - rnd.between(0, 0.78) * w * (1 - across * across), rnd.between(1.4, 2.4), rnd);
    },
  ).join('')}`;
const ribs = (x: number, y: number, s: number): string =>
  `<g fill="none" stroke="#e8d8b8" stroke-width="${n(2 * s)}" stroke-linecap="round" opacity=".8">${[0, 1, 2, 3]
    .map(
      (i) => `<path d="M${n(x + i * 7 * s)} ${n(y)}q${n(-5 * s)} ${n(-12 * s)} ${n(3 * s)} ${n((-19 + i * 2) * s)}"/>`,
    )
    .join('')}<path d="M${n(x - 4 * s)} ${n(y + 1)}h${n(29 * s)}" stroke-width="${n(2.6 * s)}"/></g>`;

/** Gold in heaps beside the pictures, and what is left of those who came for it. */
const hoard = (places: readonly Place[], rnd: Random): string =>
  places
    .flatMap(({ x, y }, i) =>
      [-1, 1].map((side): readonly [number, string] => {
        const [at, foot] = [x + side * rnd.between(31, 36), y + rnd.between(10, 14)];
        return [foot, (i + side) % 4 === 1 ? ribs(at - 12, foot, 0.8) : heap(at, foot, rnd.between(15, 19), rnd)];
      }),
    )
    .sort((a, b) => a[0] - b[0])
    .map(([, svg]) => svg)
    .join('');

/** Over the fire of the Inner Region; nothing where its spaces are those that are printed. */
export const within = (places: readonly Place[], rnd: Random): string => {
  const terrains = places.map(({ face }) => face.space?.terrain ?? '');
  if (terrains.includes(STAIRWAY)) return stairs(places);
  return terrains.some((one) => HOARD.includes(one)) ? hoard(places, rnd) : '';
};

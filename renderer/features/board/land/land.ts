// The ground of the board as one picture: parchment, the lands of the rings, the Storm River, the wall and the fire.
// It is drawn once for a size and kept as a bitmap, because its filters are too dear to be drawn again.
import type { Face } from '../../../../shared/contract/view';
import { nameOf } from '../../../../shared/kernel/ids';
import { lookOf, TERRAINS } from '../../../art/terrain';
import { MIDDLE, RIVER, SIZE, spotOf, type Spot } from '../geometry';
import { grow, type Grown } from './growth';
import { within } from './inner';
import { n, onRing, patch, path, random, ring, type Random } from './shapes';

type Ground = Spot & { readonly face: Face };

export const COAST = 322;
export const MIDLAND = 221;
export const WALL = 143;

export const DEFS = `
<filter id="melt" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="3" seed="4" result="t"/><feDisplacementMap in="SourceGraphic" in2="t" scale="36" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="4.500"/></filter>
<filter id="rough" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="9" result="t"/><feDisplacementMap in="SourceGraphic" in2="t" scale="7" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="soft2"><feGaussianBlur stdDeviation="2"/></filter><filter id="soft4"><feGaussianBlur stdDeviation="4"/></filter>
<radialGradient id="lamp" cx=".38" cy=".3" r=".9"><stop offset="0" stop-color="#fff3cf" stop-opacity=".6"/><stop offset=".55" stop-color="#fff3cf" stop-opacity="0"/></radialGradient>
<radialGradient id="edge" cx=".5" cy=".5" r=".74"><stop offset=".72" stop-color="#2a1606" stop-opacity="0"/><stop offset="1" stop-color="#2a1606" stop-opacity=".42"/></radialGradient>
<radialGradient id="inner" cx=".5" cy=".5" r=".62"><stop offset="0" stop-color="#e0641f"/><stop offset=".3" stop-color="#9c3413"/><stop offset=".66" stop-color="#55190b"/><stop offset="1" stop-color="#2c0d07"/></radialGradient>
<radialGradient id="hot"><stop offset="0" stop-color="#ffd071" stop-opacity=".95"/><stop offset=".5" stop-color="#ff8a2c" stop-opacity=".45"/><stop offset="1" stop-color="#ff6a1e" stop-opacity="0"/></radialGradient>
<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff4c4"/><stop offset=".45" stop-color="#e8b644"/><stop offset="1" stop-color="#8a5c10"/></linearGradient>`;

/** The colours of spaces, melted into each other. */
export const grounds = (spaces: readonly (Spot & { readonly face: Face })[], rnd: Random, clip: string): string =>
  `<g clip-path="url(#${clip})"><g filter="url(#melt)">${spaces
    .map(({ id, face, x, y, scale }) =>
      path(patch(rnd, x, y, 58 * scale, 60 * scale), `fill="${TERRAINS[lookOf(id, face).terrain][0]}"`),
    )
    .join('')}</g></g>`;

const river = (): string => {
  const stroke = (half: number, phase: number, colour: string, width: number, more = ''): string =>
    path(ring(half, 0.013, phase), `fill="none" stroke="${colour}" stroke-width="${width}" ${more}`);
  const light = [
    [226, '12 44', 1.3],
    [230, '26 62', 0.8],
    [235, '9 33', 1.4],
    [239, '34 74', 0.8],
    [243, '11 49', 1.2],
  ] as const;
  return [
    stroke(RIVER, 3.1, '#3d3016', 33, 'opacity=".4" filter="url(#soft2)"'),
    stroke(RIVER, 3.1, '#e9d8a8', 29.5),
    stroke(RIVER, 3.1, '#1c4660', 25.5),
    stroke(RIVER, 3.1, '#2f6f93', 22),
    stroke(RIVER + 2, 3.1, '#5b9dbd', 8, 'opacity=".5"'),
    ...light.map(([half, dashes, width], i) =>
      stroke(
        half,
        3.1 + i * 0.12,
        '#d9eff6',
        width,
        `stroke-dasharray="${dashes}" stroke-dashoffset="${i * 19}" stroke-linecap="round" opacity=".7"`,
      ),
    ),
  ].join('');
};

const road = (half: number): string =>
  path(ring(half, 0.006, 0.7), 'fill="none" stroke="#5f4521" stroke-width="8.400" opacity=".3"') +
  path(ring(half, 0.006, 0.7), 'fill="none" stroke="#ecd9a6" stroke-width="5.800" opacity=".88"') +
  path(
    ring(half, 0.006, 0.7),
    'fill="none" stroke="#a98a52" stroke-width="1" stroke-dasharray="5 9 2 7" stroke-linecap="round" opacity=".7"',
  );

const lava = (rnd: Random): string => {
  const cracks = Array.from({ length: 32 }, () => {
    let turn = rnd.between(0, Math.PI * 2);
    let far = rnd.between(38, 62);
    const points = Array.from({ length: 8 }, () => {
      const at = `${n(MIDDLE + Math.cos(turn) * far)} ${n(MIDDLE + Math.sin(turn) * far)}`;
      turn += rnd.between(-0.22, 0.22);
      far += rnd.between(9, 18);
      return at;
    });
    return { d: `M${points.join('L')}`, width: n(rnd.between(0.6, 1.9)) };
  });
  // One filter for all of them: each by itself is a picture of its own to be blurred.
  return `<g fill="none" stroke="#ff6a1e" stroke-width="5" stroke-opacity=".28" filter="url(#soft2)">${cracks.map(({ d }) => `<path d="${d}"/>`).join('')}</g>
<g fill="none" stroke="#ff9a3c" opacity=".8">${cracks.map(({ d, width }) => `<path d="${d}" stroke-width="${width}"/>`).join('')}</g>`;
};

const FLAME = 'M0 0Q-7-5-5-13Q-3-9-2-10Q-3-19 3-26Q2-17 6-13Q8-9 5-3Q4 0 0 0z';

/** Fire along the inner side of the wall, and sparks over it. */
const flames = (rnd: Random): string => {
  const tongues = Array.from({ length: 46 }, (_, i) => {
    const [x, y] = onRing(WALL - 11 + rnd.between(-4, 3), ((i + rnd.between(-0.4, 0.4)) / 46) * Math.PI * 2);
    const size = rnd.between(0.55, 1.1);
    return {
      y,
      at: `translate(${n(x)} ${n(y + 8)}) rotate(${n(rnd.between(-12, 12))}) scale(${n(size * (rnd.next() < 0.5 ? -1 : 1))} ${n(size)})`,
    };
  }).sort((a, b) => a.y - b.y);
  const sparks = Array.from({ length: 60 }, () => {
    const turn = rnd.between(0, Math.PI * 2);
    const far = rnd.between(44, 128);
    return `<circle cx="${n(MIDDLE + Math.cos(turn) * far)}" cy="${n(MIDDLE + Math.sin(turn) * far)}" r="${n(rnd.between(0.5, 1.5))}"/>`;
  });
  return `<g fill="#ff6a1e" opacity=".5" filter="url(#soft4)">${tongues.map(({ at }) => `<path d="${FLAME}" transform="${at}"/>`).join('')}</g>
${tongues.map(({ at }) => `<g transform="${at}"><path d="${FLAME}" fill="#e8601c"/><path d="${FLAME}" fill="#ffb84a" transform="translate(.4 -.6) scale(.58)"/><path d="${FLAME}" fill="#fff0b0" transform="translate(.4 -.8) scale(.28)"/></g>`).join('')}
<g fill="#ffd28a" opacity=".85">${sparks.join('')}</g>`;
};

/** Mountains around the fire: of many heights, in two rows, none like the next. */
const mountains = (rnd: Random): string => {
  const peaks: Grown[] = [];
  for (const [count, half, low, high] of [
    [44, WALL + 5, 7, 13],
    [34, WALL, 10, 19],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const [x, y] = onRing(half + rnd.between(-4, 4), ((i + rnd.between(-0.42, 0.42)) / count) * Math.PI * 2);
      const w = rnd.between(low, high) * 0.72;
      const h = rnd.between(low, high);
      const lean = rnd.between(-0.3, 0.3) * w;
      const notch = rnd.between(0.25, 0.6);
      const back = `M${n(x - w)} ${n(y + 5)}L${n(x + lean)} ${n(y - h)}L${n(x + w * notch)} ${n(y - h * 0.4)}L${n(x + w)} ${n(y + 5)}z`;
      const lit = `M${n(x - w)} ${n(y + 5)}L${n(x + lean)} ${n(y - h)}L${n(x + lean + w * 0.16)} ${n(y - h * 0.35)}L${n(x + lean - w * 0.2)} ${n(y - h * 0.05)}L${n(x - w * 0.15)} ${n(y + 5)}z`;
      const shade = rnd.next();
      peaks.push([
        y,
        path(
          back,
          `fill="${shade < 0.5 ? '#3a2018' : '#452a1e'}" stroke="#180a06" stroke-width=".9" stroke-linejoin="round"`,
        ) + path(lit, `fill="${shade < 0.5 ? '#93664a' : '#7d5540'}"`),
      ]);
    }
  }
  return `<g>${peaks
    .sort((a, b) => a[0] - b[0])
    .map(([, svg]) => svg)
    .join('')}</g>`;
};

const crown = (): string =>
  `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="80" fill="url(#hot)"/>${Array.from({ length: 24 }, (_, i) =>
    path(
      `M${MIDDLE - 2.2} ${MIDDLE - 38}L${MIDDLE} ${MIDDLE - (i % 2 === 0 ? 64 : 55)}L${MIDDLE + 2.2} ${MIDDLE - 38}z`,
      `transform="rotate(${i * 15} ${MIDDLE} ${MIDDLE})" fill="#ffdf88" opacity=".75"`,
    ),
  ).join(
    '',
  )}<circle cx="${MIDDLE}" cy="${MIDDLE}" r="40" fill="#34100a" stroke="url(#gold)" stroke-width="3.400"/><circle cx="${MIDDLE}" cy="${MIDDLE}" r="35.500" fill="none" stroke="#e8b644" stroke-width=".8" stroke-dasharray="2 3"/>`;

/** Beside the middle of its spaces, where no name and no picture covers it. */
const ASIDE = 46.5;

/** Of stone, from bank to bank, with a gate towards the outer land; the way goes over it. */
const bridge = (a: Spot, b: Spot): string => {
  const up = Math.abs(a.x - b.x) < Math.abs(a.y - b.y);
  const side = up ? Math.sign(a.y - MIDDLE) : Math.sign(a.x - MIDDLE);
  const [x, y] = up
    ? [(a.x + b.x) / 2 + ASIDE, MIDDLE + side * RIVER]
    : [MIDDLE + side * RIVER, (a.y + b.y) / 2 - ASIDE];
  const turn = up ? (side < 0 ? 0 : 180) : side < 0 ? -90 : 90;
  const planks = Array.from({ length: 11 }, (_, i) => `M-9.500 ${n(-19 + i * 3.9)}h19`).join('');
  const tower = (at: number): string =>
    `<path d="M${at - 5.5}-18v-14h11v14z" fill="#b9a88c" stroke="#33261a" stroke-width="1"/><path d="M${at + 0.5}-18v-14h5v14z" fill="#6f5f4b" opacity=".8"/><path d="M${at - 7}-31.500L${at}-43l7 11.500z" fill="#a33a24" stroke="#33150d" stroke-width="1"/><path d="M${at}-43l7 11.500h-6z" fill="#5c1a10" opacity=".8"/><path d="M${at - 1.2}-27.500h2.400v5h-2.400z" fill="#2a1c10"/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">
<g fill="none" stroke-linecap="round"><path d="M0-52V52" stroke="#5f4521" stroke-width="9" opacity=".35"/><path d="M0-52V52" stroke="#ecd9a6" stroke-width="6"/></g>
<path d="M-8-14Q14-10 20-15V17Q12 20-8 18z" fill="#08202f" opacity=".55" filter="url(#soft2)"/>
<path d="M13-20Q19-2 16 24L11 26V-18z" fill="#6d5c48" stroke="#2d2116" stroke-width="1"/><path d="M14.500-9q3 3 2.500 8h-2.500zM14 7q3 3 2 8h-2z" fill="#123247"/>
<path d="M-13-22Q-9.500 0-13 24H13Q9.500 0 13-22z" fill="#d3b27c" stroke="#33261a" stroke-width="1.200"/><path d="${planks}" stroke="#7b5a31" stroke-width="1" fill="none"/><path d="M-3.500-22Q-2 0-3.500 24H3.500Q2 0 3.500-22z" fill="#fff2c9" opacity=".35"/>
<path d="M-13-22Q-9.500 0-13 24M13-22Q9.500 0 13 24" stroke="#33261a" stroke-width="5.200" fill="none" stroke-linecap="round"/><path d="M-13-22Q-9.500 0-13 24" stroke="#e4d5b5" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M13-22Q9.500 0 13 24" stroke="#b09c7c" stroke-width="3" fill="none" stroke-linecap="round"/>
<g fill="#c9b796" stroke="#33261a" stroke-width="1"><circle cx="-13" cy="24" r="4"/><circle cx="13" cy="24" r="4"/></g>${tower(-12)}${tower(12)}<path d="M-6.500-18v-6q6.500-8 13 0v6h-3v-4.500q-3.500-4-7 0v4.500z" fill="#cbbb9c" stroke="#33261a" stroke-width=".8"/></g>`;
};

const ferry = (a: Spot, b: Spot): string => {
  const side = Math.sign(a.x - MIDDLE);
  const y = (a.y + b.y) / 2;
  const x = MIDDLE + side * RIVER;
  return `<path d="M${n(x - side * -26)} ${n(y + 18)}L${n(x - side * 26)} ${n(y - 18)}" stroke="#fbf3da" stroke-width="1.600" stroke-dasharray="3 3"/>
<g transform="translate(${n(x)} ${n(y)}) scale(1.250)"><path d="M-13 6Q0 18 15 5l-3 9Q0 20-10 14z" fill="#000" opacity=".3"/><path d="M-14 3h28q-2 10-9 12H-6q-6-2-8-12z" fill="#8a5a2a" stroke="#2a170a" stroke-width="1.300"/><path d="M-13 6h26" stroke="#d8ac6a" stroke-width="1"/><path d="M0 3v-24" stroke="#2a170a" stroke-width="1.800"/><path d="M1-20q13 6 11 20H1zM-1-17Q-9-8-10-1h9z" fill="#fbf3da" stroke="#5b4321" stroke-width=".9"/></g>`;
};

/** The ferry is no step of a figure's own, so no link tells of it. */
const FERRY = ['tavern', 'temple'] as const;

const ferries = (spaces: readonly Ground[]): string => {
  const [from, to] = FERRY.map((name) => spaces.find(({ id }) => nameOf(id) === name));
  return from === undefined || to === undefined ? '' : ferry(from, to);
};

/** Links that are not steps along a ring, each once. */
const crossings = (spaces: readonly Ground[]): string => {
  const at = new Map(spaces.map((space) => [space.id, space]));
  const links = spaces
    .flatMap((from) =>
      (from.face.space?.links ?? []).map(({ to, way }) => {
        const other = at.get(to);
        if (other === undefined || from.ring < other.ring) return '';
        return way === 'bridge' ? bridge(from, other) : '';
      }),
    )
    .join('');
  return links + ferries(spaces);
};

const waters = (name: string): string => `<g clip-path="url(#${name})">`;

/** The whole ground as SVG text. Needs no font and no other file. */
export const drawLand = (faces: readonly Face[]): string => {
  const rnd = random(7);
  const spaces: readonly Ground[] = faces.flatMap((face) =>
    face.space === undefined ? [] : [{ ...spotOf(face.id, face.space.grid), face }],
  );
  const on = (which: number): readonly Ground[] => spaces.filter((space) => space.ring === which);
  const coast = ring(COAST, 0.012, 1.3);
  const midland = ring(MIDLAND, 0.015, 0.4);
  const wall = ring(WALL, 0.02, 2);
  const grown = [...on(3), ...on(2)]
    .flatMap((space) => grow(space, lookOf(space.id, space.face).terrain, rnd))
    .sort((a, b) => a[0] - b[0]);
  const full = `width="${SIZE}" height="${SIZE}"`;

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" ${full}><defs>${DEFS}
<clipPath id="coast">${path(coast, '')}</clipPath><clipPath id="midland">${path(midland, '')}</clipPath><clipPath id="wall">${path(wall, '')}</clipPath></defs>
<rect ${full} fill="#e7d6ae"/><g filter="url(#rough)">${path(coast, 'fill="none" stroke="#83693b" stroke-width="10" opacity=".4"')}${path(coast, 'fill="#d0c480" stroke="#4f3c1e" stroke-width="1.800"')}</g>
${grounds(on(3), rnd, 'coast')}${river()}
${path(midland, 'fill="#cbb684" stroke="#4f3c1e" stroke-width="1.500"')}${grounds(on(2), rnd, 'midland')}
${road(284)}${road(185)}<g>${grown.map(([, svg]) => svg).join('')}</g>
${path(ring(WALL + 6, 0.02, 2), 'fill="#331a0e" opacity=".6" filter="url(#soft4)"')}${path(wall, 'fill="url(#inner)"')}
${waters('wall')}${lava(rnd)}${flames(random(41))}<g fill="#260d08" opacity=".64" filter="url(#soft4)">${on(1)
    .map(({ x, y }) => path(patch(rnd, x, y - 2, 35, 37)))
    .join('')}</g>${within(on(1), random(5))}</g>
${mountains(rnd)}${crown()}${crossings(spaces)}
<rect ${full} fill="url(#lamp)" style="mix-blend-mode:soft-light"/><rect ${full} fill="url(#edge)"/></svg>`;
};

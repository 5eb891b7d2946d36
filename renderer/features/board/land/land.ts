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
<filter id="soft2"><feGaussianBlur stdDeviation="2"/></filter><filter id="soft4"><feGaussianBlur stdDeviation="4"/></filter><filter id="soft8"><feGaussianBlur stdDeviation="8"/></filter>
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
  const lower = (by: number): string => `transform="translate(${by} ${by})"`;
  // It lies lower than the land: one bank throws its shade on the water, the other one is lit.
  return [
    stroke(RIVER, 3.1, '#3d3016', 34, 'opacity=".45" filter="url(#soft2)"'),
    stroke(RIVER, 3.1, '#8a6c3c', 30.5),
    stroke(RIVER, 3.1, '#ecdcae', 29, lower(0.8)),
    stroke(RIVER, 3.1, '#143850', 25.5),
    stroke(RIVER, 3.1, '#2f6f93', 20.5, lower(1.6)),
    stroke(RIVER, 3.1, '#4c92b6', 11, `opacity=".75" ${lower(2)}`),
    stroke(RIVER, 3.1, '#8cc4dc', 3, `opacity=".45" ${lower(2.4)}`),
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

/** Where the roads run round, from the middle of the board; their earth. */
export const ROADS = [284, 185] as const;
export const EARTH = '#ead6a2';
export const roadOf = (half: number): string => ring(half, 0.006, 0.7);

/** Trodden earth, deeper than the grass beside it, with the ruts of wheels. */
const road = (half: number): string => {
  const way = roadOf(half);
  const stroke = (colour: string, width: number, more: string): string =>
    path(way, `fill="none" stroke="${colour}" stroke-width="${width}" ${more}`);
  return [
    stroke('#3f2c12', 14, 'opacity=".34" filter="url(#soft2)" transform="translate(1 2)"'),
    stroke('#7a5c2e', 11.4, 'opacity=".75"'),
    stroke(EARTH, 9.4, ''),
    stroke('#fbeec6', 3, 'opacity=".7" transform="translate(-1.4 -1.4)"'),
    stroke('#b5965c', 0.9, 'stroke-dasharray="14 5 8 4" opacity=".75" transform="translate(-1.6 -1.6)"'),
    stroke('#b5965c', 0.9, 'stroke-dasharray="11 6 16 3" opacity=".75" transform="translate(1.8 1.8)"'),
  ].join('');
};

/** Each space a rise of its own: light on its left, shade on its right and at its foot. */
const relief = (spaces: readonly Ground[]): string => {
  const rise = (dx: number, dy: number): string =>
    spaces.map(({ x, y }) => `<ellipse cx="${n(x + dx)}" cy="${n(y + dy)}" rx="34" ry="26"/>`).join('');
  return `<g filter="url(#soft8)"><g fill="#2b1c08" opacity=".2">${rise(13, 14)}</g><g fill="#fff6d6" opacity=".34">${rise(-13, -12)}</g></g>`;
};

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
    `<path d="M${at - 6.5}-16v-17h13v17z" fill="#c9bea9" stroke="#2a1c10" stroke-width="1.200"/><path d="M${at + 0.5}-16v-17h6v17z" fill="#6f5f4b" opacity=".85"/><path d="M${at - 8.5}-32.500L${at}-46l8.500 13.500z" fill="#b8402a" stroke="#2a1c10" stroke-width="1.200"/><path d="M${at}-46l8.500 13.500h-7z" fill="#5c1a10" opacity=".85"/><path d="M${at - 1.5}-28q1.500-3 3 0v6h-3z" fill="#ffd872" stroke="#2a1c10" stroke-width=".7"/>`;
  const edge = 'M-14-22Q-10.500 0-14 25M14-22Q10.500 0 14 25';
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(1.120)">
<g fill="none" stroke-linecap="round"><path d="M0-48V48" stroke="#5f4521" stroke-width="11" opacity=".6"/><path d="M0-48V48" stroke="#ead6a2" stroke-width="8.400"/></g>
<path d="M-6-14Q20-10 28-17V19Q16 24-6 20z" fill="#06121c" opacity=".6" filter="url(#soft2)"/>
<path d="M13-20Q21-2 17 28L11 29V-18z" fill="#85745d" stroke="#2a1c10" stroke-width="1.200"/><path d="M15-10q3.500 3 3.200 9h-3.200zM14.500 5q4 3 3.200 9.500h-3.200z" fill="#0d2a3d"/><path d="M13-18Q20-2 16.500 26" stroke="#c9bea9" stroke-width="1" fill="none" opacity=".8"/>
<path d="M-14-22Q-10.500 0-14 25H14Q10.500 0 14-22z" fill="#d3b27c" stroke="#2a1c10" stroke-width="1.300"/><path d="${planks}" stroke="#7b5a31" stroke-width="1.100" fill="none"/><path d="M-5-22Q-3 0-5 25H1Q0 0 1-22z" fill="#fff2c9" opacity=".4"/><path d="M7-22Q4 0 7 25H13Q10 0 13-22z" fill="#5b3a18" opacity=".4"/>
<path d="${edge}" stroke="#2a1c10" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-14-22Q-10.500 0-14 25" stroke="#efe2c4" stroke-width="3.600" fill="none" stroke-linecap="round"/><path d="M14-22Q10.500 0 14 25" stroke="#a08c6c" stroke-width="3.600" fill="none" stroke-linecap="round"/><path d="${edge}" stroke="#5d4c36" stroke-width="3.600" stroke-dasharray=".8 5" fill="none"/>
<g fill="#cfc2a6" stroke="#2a1c10" stroke-width="1.200"><circle cx="-14" cy="26" r="4.400"/><circle cx="14" cy="26" r="4.400"/></g><g fill="#fff6dc"><circle cx="-15.200" cy="24.800" r="1.500"/><circle cx="12.800" cy="24.800" r="1.500"/></g>${tower(-13)}${tower(13)}<path d="M-7-18v-7q7-9 14 0v7h-3v-5q-4-4-8 0v5z" fill="#cbbb9c" stroke="#2a1c10" stroke-width="1"/></g>`;
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
${relief([...on(3), ...on(2)])}${ROADS.map(road).join('')}<g>${grown.map(([, svg]) => svg).join('')}</g>
${path(ring(WALL + 6, 0.02, 2), 'fill="#331a0e" opacity=".6" filter="url(#soft4)"')}${path(wall, 'fill="url(#inner)"')}
${waters('wall')}${lava(rnd)}${flames(random(41))}<g fill="#260d08" opacity=".64" filter="url(#soft4)">${on(1)
    .map(({ x, y }) => path(patch(rnd, x, y - 2, 35, 37)))
    .join('')}</g>${within(on(1), random(5))}</g>
${mountains(rnd)}${crown()}${crossings(spaces)}
<rect ${full} fill="url(#lamp)" style="mix-blend-mode:soft-light"/><rect ${full} fill="url(#edge)"/></svg>`;
};

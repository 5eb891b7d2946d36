// What comes over the land, and what one finds in it.
import { glare } from './beast';
import { star } from './garb';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { ink, place, shape, thing } from './mirror';
import { spiral } from './spells';
import { coin } from './treasure';
import { within } from './within';

const GOLD = '#efc04a';
const CLOUD = 'M18 56Q2 54 4 38Q8 24 24 26Q28 6 48 8Q58 -6 76 2Q90 0 94 14Q114 14 114 34Q116 52 98 56Z';
export const cloud = (light: string, dark: string): Drawing => [
  ink(CLOUD, light, 2.7),
  fill('M98 56Q116 52 114 34Q114 14 94 14Q98 30 84 36Q70 50 40 46Q24 46 8 46Q10 55 18 56Z', dark, 0.7),
  line('M14 36Q16 30 26 32M32 20Q38 12 48 15M62 6Q70 3 76 8', '#ffffff', 2.4, 0.7),
];
export const flake = (x: number, y: number, r: number): Drawing => {
  const arms = [0, 1, 2].map((i) => {
    const angle = (i * Math.PI) / 3 + Math.PI / 6;
    const [dx, dy] = [Math.round(Math.cos(angle) * r * 10) / 10, Math.round(Math.sin(angle) * r * 10) / 10];
    return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
  });
  return [line(arms.join(''), '#2f5f8a', r * 0.75), line(arms.join(''), '#ffffff', r * 0.4)];
};
const house = (x: number, y: number, size: number): Drawing => [
  ink(place('M-9 0V-10H9V0Z', x, y, size), '#3a2f3c', 1.5),
  ink(place('M-12 -9L0 -20L12 -9Z', x, y, size), '#241c28', 1.5),
  fill(place('M-3 -7H2V-2H-3Z', x, y, size), '#ffd257'),
];

const book: Drawing = [
  fill('M60 60L12 -10L38 -10L60 30L82 -10L108 -10Z', '#fff2b0', 0.55),
  ...shape('M60 112Q36 98 6 104L6 52L60 60', '#5a2f8c', 0.4, 2.6),
  ...shape('M60 104Q38 90 12 96L14 44Q40 38 60 54', '#f8f1e0', 0.45, 2.4),
  line('M60 54V104', INK, 2.4),
  line('M20 58Q36 54 52 62M20 68Q36 64 52 72M20 88Q36 84 52 92M68 78Q84 70 100 74M68 88Q84 80 100 84', '#7a5a9c', 2),
  line('M20 78Q30 75 40 79', '#7a5a9c', 2),
  ink('M84 50L87 58L95 57L90 63L95 70L87 68L84 76L81 68L73 71L77 63L72 58L81 58Z', '#8a4ad0', 1.6),
  ...star(60, 30, 3.4, '#ffffff'),
  ...star(36, 22, 2, '#ffe27a'),
  ...star(86, 18, 2.4, '#ffe27a'),
  ...star(60, 2, 1.8, '#ffffff'),
  ...star(22, 2, 1.4, '#ffffff'),
  ...star(102, 0, 1.4, '#ffffff'),
];

/** With awning: what is sold here. */
export const stall = (first: string, second: string): Drawing => [
  line('M16 40V118M104 40V118', INK, 7),
  line('M16 40V118M104 40V118', '#a8733c', 4),
  fill('M20 44H100V84H20Z', '#3c2a1c', 0.75),
  // A merchant.
  ink(disc(60, 56, 11), '#e0ab7c', 2),
  ...shape('M60 42Q46 42 47 54Q54 50 60 50', '#c23a2a', 0.4, 1.9),
  fill(disc(56, 57, 1.4) + disc(64, 57, 1.4), INK),
  line('M55 62Q60 65 65 62', '#5c281c', 1.6),
  ink('M42 84Q42 68 60 68Q78 68 78 84Z', '#3f7543', 2),
  ink('M14 80H106V88H14Z', '#c98f4a', 2.3),
  ...thing('M18 88H102V118H18Z', '#96622f', 'M80 88H102V118H80Z', 2.3),
  line('M39 88V118M60 88V118M81 88V118', '#4a2a10', 1.8, 0.8),
  ...[24, 33, 28.5].map((x, i) => ink(disc(x, i === 2 ? 69 : 76, 5), '#d8402c', 1.5)),
  ...[88, 97, 92.5].map((x, i) => ink(disc(x, i === 2 ? 69 : 76, 5), '#e8a52c', 1.5)),
  ...[0, 1, 2, 3, 4, 5].map((i) => {
    const [top, foot] = [22 + i * 12.7, 6 + i * 18];
    return ink(`M${top} 8H${top + 12.7}L${foot + 18} 36Q${foot + 9} 50 ${foot} 36Z`, i % 2 === 0 ? first : second, 2);
  }),
  fill('M86 8H98L114 36Q105 50 96 36Z', INK, 0.25),
  ink('M20 4H100V10H20Z', '#a8733c', 2),
];

export const OMENS: Gallery = {
  storm: () => [
    ...cloud('#8d93ab', '#3a3f58'),
    ink('M64 52L40 88H56L44 122L86 76H68L82 52Z', '#ffd84a', 2.5),
    fill('M82 52L68 76H86L44 122L62 78L72 52Z', '#c9781c', 0.6),
    line(
      'M26 66L18 84M14 70L8 84M34 84L26 104M20 96L14 110M100 66L92 84M114 68L108 82M94 96L88 112M108 92L102 108',
      '#8fd0f4',
      3.2,
    ),
  ],
  blizzard: () =>
    within(
      [
        ...cloud('#f2f6fa', '#8fa6bd'),
        ...flake(26, 78, 10),
        ...flake(60, 72, 8),
        ...flake(94, 80, 11),
        ...flake(44, 100, 9),
        ...flake(78, 104, 10),
        ...flake(14, 108, 7),
        ...flake(110, 110, 7),
        line('M-4 94Q20 84 40 92Q54 96 58 88M66 92Q86 86 104 96Q116 100 122 92', '#ffffff', 3, 0.8),
      ],
      0.97,
    ),
  evil_darkness: () =>
    within(
      [
        fill(disc(60, 50, 60), '#2a1440', 0.45),
        fill(
          'M60 50L50 -10L70 -10ZM60 50L128 30V48ZM60 50L104 -8L116 4ZM60 50L16 -8L4 4ZM60 50L-8 30V48ZM60 50L-6 92L6 102ZM60 50L126 92L114 102Z',
          '#c06aff',
          0.4,
        ),
        ink(disc(60, 50, 38), '#120a1c', 2.6),
        line(disc(60, 50, 38), '#d88aff', 3),
        line('M30 36Q40 18 60 16', '#f0d8ff', 2.4, 0.8),
        ...glare(46, 15, '#ff5a3c', { size: 1.15, pupil: 'slit', white: '#ffe0a0' }),
        line('M42 66Q60 76 78 66', '#ff5a3c', 3),
        fill('M-6 122Q4 102 40 104Q90 98 126 122Z', '#1c1026'),
        ...house(28, 110, 1),
        ...house(50, 111, 0.8),
        ...house(90, 111, 1.1),
      ],
      0.96,
    ),
  magical_vortex: () =>
    within(
      [
        fill(disc(60, 60, 58), '#7a3fc0', 0.5),
        line(spiral(60, 60, 60, 3), INK, 13),
        line(spiral(60, 60, 60, 3), '#8a4ae0', 9),
        line(spiral(60, 60, 60, 3), '#d8b0ff', 3),
        fill(disc(60, 60, 9), '#fffbe0'),
        ...[
          ['M10 6L36 0L42 22L16 28Z', 'M17 12L35 8M19 18L37 14'],
          ['M92 70L112 78L104 100L84 92Z', 'M94 77L107 82M91 84L103 89'],
          ['M18 84L38 92L30 112L10 104Z', 'M19 91L32 96M16 98L28 103'],
        ].flatMap(([d = '', text = '']) => [ink(d, '#f8f1e0', 2.1), line(text, '#7a5a9c', 1.8)]),
        ...star(96, 20, 2.4, '#ffffff'),
        ...star(60, 60, 2, '#b46cf0'),
        ...star(108, 50, 1.4, '#ffffff'),
      ],
      0.935,
    ),
  book_of_spells: () => book,
  market_day: () =>
    within(
      [
        ...stall('#8a4ad0', '#f8f1e0'),
        line('M-6 -6Q60 14 126 -6', INK, 1.8),
        ...[4, 24, 44, 72, 92, 112].map((x, i) => {
          const y = Math.round(4 - Math.abs(x + 4 - 60) * 0.13);
          return ink(`M${x} ${y - 2}H${x + 10}L${x + 5} ${y + 10}Z`, ['#d8402c', GOLD, '#3f8fd0'][i % 3] ?? GOLD, 1.4);
        }),
      ],
      0.95,
    ),
  market: () => [...stall('#c23a2a', '#f8f1e0'), ...coin(46, 76, 5), ...coin(75, 76, 5)],
};

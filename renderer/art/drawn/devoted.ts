// Those of the sets who go with a character: of the faith, of the wilds.
import { blush } from './anatomy';
import { leaves } from './faelings';
import { cloak, flame, glow, hand, open, plate, pole, star, sword } from './garb';
import { feathers } from './guests';
import { circlet, halo, pointed, robe, softCap, wimple } from './hats';
import { disc, type Drawing, fill, type Gallery, INK, line } from './layer';
import { dim, ink, pair, rod, shape } from './mirror';
import { knuckles, shelf, someone } from './people';
import { BROWN, DEEP, FAIR, OLIVE, ROSY, TAN } from './skins';
import { coin } from './treasure';
import { inset, within } from './within';

const GOLD = '#e0b545';
const angelWings = (): Drawing => [...glow(60, 46, 60, '#fff6c8'), ...feathers('#ffffff', '#a9b6d0')];
const herbs = (x: number, y: number): Drawing => [
  line(
    `M${x} ${y + 16}L${x - 14} ${y - 24}M${x} ${y + 16}L${x - 4} ${y - 32}M${x} ${y + 16}L${x + 8} ${y - 30}M${x} ${y + 16}L${x + 16} ${y - 20}`,
    '#3f6a2c',
    3,
  ),
  ...[
    [-14, -24],
    [-10, -10],
    [-4, -34],
    [2, -18],
    [9, -32],
    [16, -20],
    [12, -8],
  ].map(([dx = 0, dy = 0], i) => ink(disc(x + dx, y + dy, 5), i % 3 === 1 ? '#b48ae0' : '#7ab04a', 1.6)),
  ink(`M${x - 7} ${y + 4}H${x + 7}V${y + 11}H${x - 7}Z`, '#d9c08a', 1.6),
];

export const DEVOTED: Gallery = {
  verdant_witch: () =>
    someone({
      skin: '#c9d0a0',
      coat: '#3f6a34',
      lip: '#7a3a4a',
      hair: '#4f7a2c',
      cut: 'long',
      iris: '#d9901c',
      eyes: 'slant',
      back: glow(60, 50, 54, '#c8ff9a'),
      wear: open('#c9d0a0', '#a8d06a', 100),
      hat: [
        ...pointed('#2f5a34', '#8ab04a', 42),
        ...[
          [36, 30],
          [50, 34],
          [70, 34],
          [84, 30],
        ].flatMap(([x = 0, y = 0]) => [ink(disc(x, y, 3.4), '#f2a8c8', 1.3)]),
      ],
      has: [
        line('M96 112Q110 98 98 84Q88 72 104 60', INK, 6),
        line('M96 112Q110 98 98 84Q88 72 104 60', '#5f9a3f', 3.4),
        ink('M104 60Q96 46 110 42Q116 54 104 60ZM98 86Q84 84 86 72Q98 74 98 86Z', '#8ad04a', 1.7),
        ...knuckles(98, 108, '#c9d0a0'),
      ],
    }),
  holy_avenger: () =>
    within(
      someone({
        skin: FAIR,
        coat: '#f4ead0',
        hair: '#efc86a',
        cut: 'mane',
        brows: 'stern',
        mouth: 'stern',
        iris: '#3f8fd0',
        back: angelWings(),
        wear: plate('#f0dca0', '#b8302a'),
        hat: [...circlet(GOLD, '#ff8a3c')],
        has: [
          ...glow(104, 60, 18, '#ffb04a'),
          ...sword(104, 92, '#ffd88a', GOLD, 1.6),
          ...flame(104, 48, 0.9),
          ...flame(100, 66, 0.7),
          ...knuckles(104, 104, FAIR),
        ],
      }),
      0.95,
    ),
  st_josephine: () =>
    within(
      someone({
        skin: DEEP,
        coat: '#e8e2d4',
        lip: '#a84a4c',
        eyes: 'plain',
        hair: '#20140e',
        cut: 'none',
        back: [
          ...glow(60, 44, 58, '#fff6c8'),
          line(disc(60, 42, 46), '#ffe27a', 3.4),
          ...wimple('#f8f4e8', '#6a3a3c').behind,
        ],
        hat: wimple('#f8f4e8', '#6a3a3c').over,
        has: [
          ink(pair('M60 84Q50 92 48 104L44 121H60Z'), DEEP, 2.1),
          line('M60 86V121', INK, 1.8),
          ink('M58.500 100H61.500V108H66V111H61.500V121H58.500V111H54V108H58.500Z', GOLD, 1.2),
        ],
      }),
      0.97,
    ),
  guardian_angel: () =>
    within(
      someone({
        skin: BROWN,
        coat: '#dfeaf6',
        lip: '#a84a3c',
        hair: '#2a1a12',
        cut: 'curls',
        eyes: 'plain',
        back: angelWings(),
        wear: [...open(BROWN, GOLD, 102)],
        hat: halo,
        has: [...inset(shelf('shield'), 96, 92, 0.44)],
      }),
      0.92,
    ),
  theurgist_of_light: () =>
    someone({
      skin: OLIVE,
      coat: '#f2dca0',
      years: 'old',
      head: 'long',
      beard: 'full',
      cut: 'none',
      hair: '#f1ece0',
      back: [
        ...glow(60, 44, 58, '#fff2b0'),
        fill(
          [0, 1, 2, 3, 4, 5, 6, 7]
            .map((i) => {
              const [s, c] = [Math.sin((i * Math.PI) / 4), Math.cos((i * Math.PI) / 4)];
              const at = (a: number, b: number): string =>
                `${(60 + s * a + c * b).toFixed(1)} ${(44 - c * a + s * b).toFixed(1)}`;
              return `M${at(38, -7)}L${at(54, 0)}L${at(38, 7)}Z`;
            })
            .join(''),
          '#ffd257',
        ),
      ],
      wear: cloak('#e8a83c', '#b8302a'),
      hat: shape('M60 4Q40 6 35 34Q48 28 60 28', '#f8f1e0', 0.45, 2.4),
      has: [
        ink(disc(60, 16, 5), '#ffd257', 1.6),
        ...hand(100, 88, OLIVE, 0.85),
        ...glow(100, 66, 18, '#fff6c8'),
        ...star(100, 66, 2.6, '#ffffff'),
      ],
    }),
  hieromartyr: () =>
    someone({
      skin: FAIR,
      coat: '#e6dfd0',
      years: 'old',
      head: 'gaunt',
      eyes: 'closed',
      beard: 'full',
      cut: 'tufts',
      back: [...glow(60, 44, 52, '#fff2c0'), line(disc(60, 40, 42), GOLD, 2.6)],
      wear: [...robe('#b8303a', GOLD)],
      has: [
        ink(pair('M60 86Q50 94 48 106L42 121H60Z'), FAIR, 2.1),
        line('M60 88V121', INK, 1.8),
        fill('M46 108Q50 112 48 121H44ZM72 112Q76 116 74 121H70Z', '#b8202c'),
        line('M84 96L104 76M88 92L86 84M94 86L102 88M98 82L97 74', '#5f8a3c', 3),
      ],
    }),
  mendicant: () =>
    someone({
      skin: TAN,
      coat: '#7a5a3c',
      head: 'round',
      brows: 'sad',
      hair: '#5a3a1c',
      cut: 'tufts',
      mouth: 'smile',
      marks: [blush()],
      wear: [
        ...shape('M60 84Q40 82 32 92Q44 110 60 112', '#6a4c30', 0.4, 2.2),
        line('M22 116Q60 104 98 116', '#d9c9a0', 4),
      ],
      has: [
        ink('M80 92H118Q116 116 99 116Q82 116 80 92Z', '#a8733c', 2.3),
        fill('M108 92H118Q116 116 99 116Q110 106 108 92Z', dim('#a8733c'), 0.6),
        ...coin(98, 90, 5),
        ...knuckles(86, 108, TAN),
      ],
    }),
  oathsworn_guide: () =>
    someone({
      skin: ROSY,
      coat: '#4a6a8a',
      hair: '#8a6a3c',
      cut: 'tousled',
      beard: 'short',
      cowl: '#5f80a0',
      wear: cloak('#4f7090', '#e6ecf4'),
      back: pole(16, 0, 2),
      has: [
        ...knuckles(17, 96, ROSY),
        ...inset(shelf('gilded_compass'), 100, 88, 0.38),
        ...knuckles(88, 108, ROSY),
        ...star(60, 104, 1.8, '#ffffff'),
      ],
    }),
  oathsworn_oracle: () =>
    someone({
      skin: '#d9b8a0',
      coat: '#5f80a0',
      lip: '#8a4a5c',
      hair: '#e6e6ee',
      cut: 'long',
      eyes: 'plain',
      white: '#d8f0ff',
      iris: '#eafaff',
      shining: true,
      cowl: '#6f90b0',
      has: [
        ...inset(shelf('orb_of_knowledge'), 92, 92, 0.44),
        ...knuckles(78, 104, '#d9b8a0'),
        ...knuckles(106, 104, '#d9b8a0'),
      ],
    }),
  wise_man: () =>
    someone({
      skin: OLIVE,
      coat: '#6a7a5a',
      years: 'old',
      head: 'long',
      nose: 'long',
      beard: 'long',
      cut: 'wild',
      back: [...rod('M106 122V14', '#6d4523', 5), ...glow(106, 8, 14, '#fff2b0')],
      wear: cloak('#7f8f6a', GOLD),
      has: [...knuckles(106, 92, OLIVE), ink('M106 -2L112 7L106 16L100 7Z', '#ffe27a', 1.8)],
    }),
  herbalist: () =>
    someone({
      skin: TAN,
      coat: '#5f7a4a',
      lip: '#a8504a',
      head: 'round',
      build: 'plain',
      hair: '#8a5a2c',
      cut: 'bun',
      mouth: 'smile',
      wear: [fill('M50 92H70L76 121H44Z', '#f1e8d6'), line('M50 92L44 121M70 92L76 121', '#b9ad90', 1.8)],
      hat: leaves('#6aa04a'),
      has: [...herbs(100, 94), ...knuckles(100, 110, TAN)],
    }),
  wayfarer: () =>
    someone({
      skin: BROWN,
      coat: '#4a6a5a',
      lip: '#a8504a',
      hair: '#20140e',
      cut: 'plaits',
      build: 'plain',
      mouth: 'smile',
      wear: [...cloak('#5f8a74', GOLD)],
      hat: softCap('#c8902c'),
      has: [
        ...rod('M104 122V12', '#a8733c', 5),
        ink('M98 8Q104 -4 110 8L108 18H100Z', '#8a5c34', 2),
        ink(disc(104, 34, 6), '#b8773c', 1.8),
        line('M104 28Q112 24 110 18', '#d9c08a', 2),
        ...knuckles(104, 92, BROWN),
      ],
    }),
};

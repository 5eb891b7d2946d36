// People of the sets who go with a character: of town and trade.
import { blush, freckles } from './anatomy';
import { blossoms } from './faelings';
import { chain, flame, glow, open, star } from './garb';
import { apron, brim, circlet, doublet, kerchief, patches, robe, ruff, strap, tall, wimple } from './hats';
import { disc, type Drawing, fill, type Gallery, INK, line } from './layer';
import { dim, flip, ink, pair, rod, shape, thing } from './mirror';
import { knuckles, lens, offers, shelf, someone, threeOf } from './people';
import { BROWN, FAIR, OLIVE, ROSY, TAN } from './skins';
import { coin } from './treasure';
import { inset, within } from './within';

export const GOLD = '#e0b545';
export const STEEL = '#c6d0d8';
const quill = (x: number, y: number): Drawing => [
  ink(`M${x} ${y}Q${x - 2} ${y - 30} ${x + 18} ${y - 50}Q${x + 24} ${y - 24} ${x} ${y}Z`, '#f4f0e6', 2),
  line(`M${x - 3} ${y + 8}L${x + 14} ${y - 36}`, '#8a7a62', 1.6),
];
const torch = (x: number, y: number): Drawing => [
  ...glow(x, y - 12, 26, '#ffb04a'),
  ...rod(`M${x} ${y + 46}V${y}`, '#8a5c34', 6),
  ink(`M${x - 7} ${y + 6}L${x - 8} ${y - 6}H${x + 8}L${x + 7} ${y + 6}Z`, '#4a3a2c', 2),
  ...flame(x, y - 2, 1.5),
];
const candle = (x: number, y: number): Drawing => [
  ...glow(x, y - 20, 22, '#ffe29a'),
  ink(`M${x - 6} ${y - 12}H${x + 6}V${y + 10}H${x - 6}Z`, '#f8f1e0', 2),
  ink(
    `M${x - 14} ${y + 10}H${x + 14}Q${x + 12} ${y + 18} ${x} ${y + 18}Q${x - 12} ${y + 18} ${x - 14} ${y + 10}Z`,
    '#c9a24a',
    2,
  ),
  ...flame(x, y - 12, 0.9, '#f2962c', '#fff0a0'),
];
const pick = (x: number, y: number): Drawing => [
  ...rod(`M${x} ${y + 62}V${y}`, '#8a5c34', 5),
  ink(
    `M${x - 30} ${y + 16}Q${x - 18} ${y - 8} ${x} ${y - 8}Q${x + 16} ${y - 8} ${x + 22} ${y + 10}Q${x + 14} ${y + 4} ${x} ${y + 4}Q${x - 16} ${y + 4} ${x - 30} ${y + 16}Z`,
    STEEL,
    2.2,
  ),
];

export const RETINUE: Gallery = {
  fortune_teller: () =>
    someone({
      skin: OLIVE,
      coat: '#6a2a5a',
      lip: '#b3303c',
      hair: '#1f1510',
      cut: 'long',
      eyes: 'slant',
      iris: '#4a6a2a',
      wear: [...open(OLIVE, GOLD, 100), ...chain(GOLD)],
      hat: kerchief('#3f8a7a', '#f2d36a'),
      has: [
        ink('M82 74L100 68L112 104L94 110Z', '#4a3f94', 2.2),
        line('M86 77L99 72.500L108 101L96 105Z', GOLD, 1.5),
        ...star(97, 88, 1.8, '#ffe27a'),
        ...knuckles(104, 110, OLIVE),
        ink('M8 78L26 72L36 108L20 112Z', '#f8f1e0', 2.2),
        ink(disc(22, 92, 7), '#ffd257', 1.7),
        line('M22 81V78M22 106V103M11 95H13M31 89L33 88', '#c9741c', 2),
        ...knuckles(16, 110, OLIVE),
      ],
    }),
  keeper_of_the_vigil: () =>
    someone({
      skin: FAIR,
      coat: '#5a5a6a',
      cowl: '#6a6a7c',
      years: 'old',
      eyes: 'closed',
      beard: 'short',
      has: [...candle(96, 88), ...knuckles(96, 112, FAIR)],
    }),
  red_riding_hood: () =>
    someone({
      skin: FAIR,
      coat: '#b8202c',
      lip: '#c9505a',
      head: 'round',
      eyes: 'wide',
      nose: 'button',
      hair: '#8a5a24',
      cut: 'parted',
      cowl: '#d0283a',
      marks: [blush('#e07a6a')],
      wear: [line('M46 92Q60 100 74 92', '#f8f1e0', 3)],
      has: [
        line('M82 92Q98 62 114 92', INK, 6),
        line('M82 92Q98 62 114 92', '#c98f4a', 3.4),
        ink('M76 92H120L114 118H82Z', '#c98f4a', 2.3),
        line('M78 100H118M80 108H116M88 92V118M98 92V118M108 92V118', '#7a4a1c', 1.6),
        ink('M76 94Q88 84 98 92Q108 84 120 94L112 100L104 95L96 101L88 95L82 100Z', '#f8f1e0', 1.8),
      ],
    }),
  the_bride: () =>
    someone({
      skin: '#e6dcd8',
      coat: '#f4f0ea',
      lip: '#8a3a4a',
      hair: '#2a1f1a',
      cut: 'parted',
      eyes: 'wide',
      iris: '#6a8a9a',
      brows: 'sad',
      back: [...glow(60, 50, 58, '#e8e6ff'), ...shape('M60 6Q26 8 22 56Q16 100 4 121L60 121', '#f8f6ff', 0.35, 2.2)],
      wear: [...open('#e6dcd8', '#c9c4d8', 102), line('M30 110Q60 96 90 110', '#c9c4d8', 2)],
      hat: [...blossoms],
      has: [
        ...[
          [90, 104, '#c8303a'],
          [102, 98, '#f4f0e6'],
          [112, 106, '#c8303a'],
          [98, 112, '#f4f0e6'],
        ].map(([x, y, c]) => ink(disc(Number(x), Number(y), 6.4), String(c), 1.7)),
        ...knuckles(100, 114, '#e6dcd8'),
      ],
    }),
  torchbearer: () =>
    someone({
      skin: TAN,
      coat: '#6a4a34',
      hair: '#3a2414',
      cut: 'tousled',
      beard: 'stubble',
      wear: strap(),
      has: [...torch(102, 66), ...knuckles(102, 96, TAN)],
    }),
  witch_finder: () =>
    someone({
      skin: ROSY,
      coat: '#2a2430',
      hair: '#3a2a1c',
      cut: 'mane',
      head: 'long',
      eyes: 'narrow',
      brows: 'stern',
      nose: 'hooked',
      mouth: 'stern',
      beard: 'goatee',
      wear: [ink(pair('M60 86L40 82L30 102L54 104Z'), '#f4f0e6', 2)],
      hat: tall('#2f2a34', GOLD),
      has: [...inset(shelf('cross'), 102, 80, 0.42), ...knuckles(102, 98, ROSY)],
    }),
  demagogue: () =>
    someone({
      skin: ROSY,
      coat: '#8a2a2a',
      head: 'heavy',
      build: 'broad',
      mouth: 'shout',
      brows: 'stern',
      hair: '#2a1c14',
      cut: 'swept',
      wear: doublet('#3a2f3a', GOLD),
      has: [
        ink('M88 62Q86 48 98 46L110 50Q118 56 114 68Q110 76 102 76L104 120H88L90 76Q86 72 88 62Z', ROSY, 2.3),
        ink('M84 92H108L108 121H82Z', '#8a2a2a', 2.2),
        line('M91 56H106M91 62H107M92 68H106M18 40Q10 48 16 58M8 34Q-4 48 4 64', INK, 2),
      ],
    }),
  haggler: () =>
    someone({
      skin: OLIVE,
      coat: '#a86a2c',
      lip: '#a84a3c',
      head: 'round',
      build: 'plain',
      eyes: 'narrow',
      hair: '#3a2414',
      cut: 'bun',
      mouth: 'smirk',
      wear: apron('#f1e8d6'),
      hat: kerchief('#3f6a8a'),
      has: [
        ...offers([...coin(50, 66, 22), ...coin(80, 70, 18)], OLIVE, 98, 88, 0.4),
        line('M14 88Q22 80 30 88M12 100H32', '#fff6dc', 2.4),
      ],
    }),
  jailer: () =>
    someone({
      skin: '#d9b494',
      coat: '#4a4a52',
      head: 'heavy',
      build: 'broad',
      eyes: 'narrow',
      brows: 'stern',
      nose: 'broken',
      mouth: 'stern',
      hair: '#3a2a1c',
      cut: 'tufts',
      beard: 'walrus',
      wear: strap(),
      has: [
        line(disc(100, 74, 12), INK, 6),
        line(disc(100, 74, 12), '#c9a24a', 3.2),
        line('M100 86V118M100 117H110M100 109H108', INK, 7),
        line('M100 86V118M100 117H110M100 109H108', '#c9a24a', 3.8),
        ...knuckles(90, 78, '#d9b494'),
      ],
    }),
  panhandler: () =>
    someone({
      skin: ROSY,
      coat: '#6a6a5a',
      head: 'gaunt',
      brows: 'sad',
      nose: 'long',
      hair: '#8a7a64',
      beard: 'ragged',
      cut: 'none',
      wear: patches('#8a5a3c', '#5a6a7a'),
      hat: [
        ...thing(
          'M34 40Q34 10 62 6Q84 4 92 16Q98 26 88 30Q84 26 82 40Q60 30 34 40Z',
          '#8a5a4a',
          'M70 6Q86 6 92 16Q98 26 88 30Q84 26 82 40L72 37Z',
          2.3,
        ),
        ink('M50 12L60 10L62 20L52 22Z', '#4f6a5a', 1.5),
      ],
      has: offers(
        [ink('M22 56H98Q96 96 60 96Q24 96 22 56Z', '#a8733c', 5), ...coin(50, 52, 12), ...coin(74, 54, 12)],
        ROSY,
        98,
        86,
        0.4,
      ),
    }),
  physician: () =>
    someone({
      skin: '#d9c9a8',
      coat: '#2a2a30',
      eyes: 'hidden',
      brows: 'none',
      nose: 'none',
      mouth: 'none',
      cut: 'none',
      hat: [
        ...shape('M60 20Q40 22 38 48Q40 70 60 84', '#e2d6b4', 0.5, 2.3),
        ...shape('M60 50Q52 54 52 66Q54 92 60 108', '#e2d6b4', 0.4, 2.2),
        line('M55 68H58M55 74H58M62 68H65', '#6d5a34', 1.6),
        ...lens(49, 47, 8, '#8a5c34', '#8fd0c0'),
        ...lens(71, 47, 8, '#8a5c34', '#8fd0c0'),
        ...brim('#2f2f36', '#5a5048', 2, 40),
      ],
      has: [
        ...rod('M104 122V56', '#8a5c34', 4),
        line('M98 108Q112 100 98 90Q112 82 98 72Q110 66 104 56', '#5f9a3f', 3.6),
        ...knuckles(104, 98, '#3a3a42'),
      ],
    }),
  scribe: () =>
    someone({
      skin: FAIR,
      coat: '#4a5a7a',
      head: 'long',
      nose: 'long',
      hair: '#6e4826',
      cut: 'tufts',
      brows: 'high',
      wear: [...robe('#5f6f94', '#d9d2c0'), ...ruff()],
      marks: [...lens(51, 50, 8, '#6d4523'), ...lens(69, 50, 8, '#6d4523'), fill(disc(72, 66, 2.4), '#2a2440')],
      has: [
        ink('M30 104L90 98L98 120L36 124Z', '#f8f1e0', 2.2),
        line('M40 110L80 106M42 116L84 112', '#5b3a1e', 1.7),
        ...quill(92, 96),
        ...knuckles(91, 106, FAIR),
      ],
    }),
  urchin: () =>
    someone({
      skin: ROSY,
      coat: '#7a6a4a',
      years: 'young',
      mouth: 'grin',
      hair: '#a8602c',
      cut: 'tousled',
      marks: [fill(disc(70, 62, 4) + disc(46, 38, 3), '#5a4a2c', 0.5), freckles('#a85a2c')],
      wear: patches('#5a6a7a', '#9a5a3c'),
      hat: thing(
        'M32 36Q32 10 60 8Q88 10 88 30L96 36Q80 40 60 34Q44 32 32 36Z',
        '#6a6a72',
        'M70 9Q88 12 88 30L96 36Q84 38 72 36Z',
        2.3,
      ),
      has: [
        line('M102 112V88L92 66M102 88L112 66', INK, 8),
        line('M102 112V88L92 66M102 88L112 66', '#a8733c', 5),
        line('M92 66Q84 84 82 92Q90 84 112 66', '#3a2a24', 2.4),
        ...knuckles(102, 106, ROSY),
      ],
    }),
  royal_masons: () =>
    within(
      [
        ...threeOf(
          someone({ skin: BROWN, coat: '#b8a078', hat: kerchief('#8a5a3c'), beard: 'moustache', hair: '#1a110c' }),
          someone({ skin: OLIVE, coat: '#a88a5c', hat: kerchief('#4f6a5a'), hair: '#2a1c14', beard: 'short' }),
          someone({
            skin: TAN,
            coat: '#c9b088',
            hat: kerchief('#b8502c'),
            hair: '#2a1c14',
            beard: 'full',
            wear: apron('#8a6a44'),
          }),
        ),
        ...[
          [2, 104],
          [34, 104],
          [66, 104],
          [98, 104],
          [18, 92],
        ].map(([x = 0, y = 0]) => ink(`M${x} ${y}H${x + 28}V${y + 14}H${x}Z`, y > 100 ? '#c9a878' : '#b8946a', 1.9)),
        ink('M84 88L104 80L110 92L94 98Z', STEEL, 1.9),
        line('M84 92L74 98', '#8a5c34', 5),
      ],
      0.96,
    ),
  miner: () =>
    someone({
      skin: ROSY,
      coat: '#6a5a44',
      head: 'square',
      build: 'broad',
      nose: 'broad',
      hair: '#5a3a1c',
      beard: 'whiskers',
      mouth: 'smile',
      marks: [fill(disc(46, 62, 4) + disc(74, 58, 3) + disc(56, 74, 3), '#2f2a24', 0.4)],
      wear: [line('M42 86L44 121M78 86L76 121', '#3a2f24', 6)],
      hat: [
        ...brim('#c9a24a', '#7a5a1c', 10, 34),
        ...glow(60, 12, 16, '#ffe29a'),
        ink('M55 16H65V28H55Z', '#8a8f96', 1.8),
        ...flame(60, 16, 0.7),
      ],
      has: [...pick(103, 56), ...knuckles(103, 100, ROSY)],
    }),
  porter: () =>
    someone({
      skin: TAN,
      coat: '#8a7a5c',
      head: 'square',
      build: 'broad',
      hair: '#3a2414',
      beard: 'short',
      size: 0.84,
      wear: [line('M38 88L42 121M82 88L78 121', '#5a3a1c', 6)],
      hat: [
        ...thing('M14 -22H106V18H14Z', '#a8733c', 'M82 -22H106V18H82Z', 2.5),
        line('M14 -9H106M14 5H106M36 -22V18M84 -22V18', '#5b3a1e', 2.4),
        ink('M50 -9H70V4H50Z', GOLD, 1.9),
      ],
      has: [
        ink(pair('M4 121Q-2 70 16 18L30 20Q16 70 24 121Z'), TAN, 2.3),
        fill(flip('M4 121Q-2 70 16 18L22 18Q8 70 14 121Z'), dim(TAN), 0.4),
      ],
    }),
  taleweaver: () =>
    someone({
      skin: BROWN,
      coat: '#2f5a8a',
      lip: '#a8404a',
      hair: '#14100c',
      cut: 'parted',
      eyes: 'plain',
      wear: [...open(BROWN, GOLD, 102)],
      back: wimple('#c8703c', '#c8703c').behind,
      hat: [...circlet(GOLD, '#d2303a')],
      has: [
        ...inset(shelf('book_of_lore'), 92, 98, 0.48),
        line('M92 72Q80 58 94 48Q108 38 96 24', '#ffe9a0', 3),
        ...star(96, 20, 2, '#fff6c8'),
        ...star(82, 56, 1.4, '#fff6c8'),
        ...star(108, 46, 1.4, '#fff6c8'),
      ],
    }),
};

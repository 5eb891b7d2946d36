// Spirits and made things of the sets that mean harm.
import { glare } from './beast';
import { raptor } from './birds';
import { wind } from './castings';
import { glow, star } from './garb';
import { GOLD } from './horrors';
import { disc, type Drawing, fill, type Gallery, INK, line } from './layer';
import { dim, ink, pair, rod, shape, thing } from './mirror';
import { bolt } from './motifs';
import { flake } from './omens';
import { gears } from './scenery';
import { spiral } from './spells';
import { ghost, wraith } from './spirits';
import { inset, within } from './within';

/** Stone, steel or flesh in the shape of a man who was never born. */
const hulk = (stone: string, light: string, over: Drawing): Drawing =>
  within(
    [
      ...shape('M60 44L30 42L10 54L-4 86L-4 121L60 121', stone, 0.45, 2.7),
      line(pair('M34 46L30 70L12 78M30 70L38 96L26 104'), dim(stone, 0.45), 2.4),
      ...shape('M60 6L44 8L40 22L42 44L52 54L60 54', stone, 0.5, 2.6),
      ink('M44 22H76V34H44Z', '#140d0a', 2),
      fill(disc(52, 28, 3.8) + disc(68, 28, 3.8), light),
      line('M48 44H72M54 40V48M60 40V48M66 40V48', dim(stone, 0.4), 2.2),
      ...over,
    ],
    0.94,
  );
const fists = (stone: string): Drawing => [
  ink(pair('M2 84L24 78L38 88L38 110L24 119L2 114Z'), stone, 2.5),
  fill('M96 78L118 84V114L96 119Q110 100 96 78Z', dim(stone), 0.6),
  line(pair('M38 96H24M38 104H24M24 80V90'), INK, 2),
];
const rivets: Drawing = [
  fill(disc(22, 62, 2.4) + disc(98, 62, 2.4) + disc(40, 84, 2.4) + disc(80, 84, 2.4), '#fff2c0'),
  ink(disc(60, 86, 14), '#4a4a54', 2.3),
  ...inset(gears, 60, 86, 0.2),
];
/** Someone of ice, with splinters for hair. */
const rime = (light: string, deep: string, over: Drawing): Drawing => [
  ...glow(60, 54, 58, '#dff6ff'),
  ...shape('M60 72L36 78L20 92L26 100L12 112L22 121L60 121', deep, 0.45, 2.6),
  ...shape('M60 -8L52 8L44 -2L42 12L30 4L36 30L34 50L42 68L50 82L60 88', light, 0.5, 2.6),
  line(pair('M48 20L52 30L46 36M40 56L48 62M50 76L56 68'), '#ffffff', 2),
  ...glare(44, 11, '#2f7fe0', { pupil: 'none', size: 0.95, white: '#eafcff' }),
  line(pair('M40 35L57 44'), dim(deep, 0.6), 3.4),
  ink('M46 66L52 62L60 68L68 62L74 66L68 76L60 72L52 76Z', '#1f4a78', 2),
  ...over,
];

export const CONJURED: Gallery = {
  crawling_hand: () =>
    within(
      [
        fill('M0 116Q60 106 122 116Q60 124 0 116Z', '#1a120c', 0.35),
        ink(
          'M96 118Q118 116 122 100Q124 84 110 80L92 60Q74 46 50 52L34 54Q22 48 14 58L2 92L-2 112Q4 120 10 112L22 88L26 96L20 114Q26 122 34 114L42 92L48 96L44 116Q52 124 58 114L64 94L70 98L72 116Q80 122 84 112Z',
          '#a8b08a',
          2.7,
        ),
        fill('M92 60L110 80Q124 84 122 100Q118 116 96 118L84 112Q100 92 92 60Z', dim('#a8b08a'), 0.6),
        ink('M106 80Q124 78 126 96Q126 112 108 118Q114 100 106 80Z', '#7a1f1c', 2.2),
        fill(disc(116, 94, 4) + disc(116, 104, 3), '#efe6c8'),
        line(
          'M34 56L26 74M50 54L42 76M66 56L60 78M14 60Q12 70 10 78M22 88L28 78M42 92L46 82M64 94L66 82',
          dim('#a8b08a', 0.5),
          2,
        ),
        ink('M-4 108L2 118L8 110ZM20 110L26 121L33 112ZM45 112L51 123L57 112ZM73 112L79 121L84 110Z', '#4a4a34', 1.6),
        line('M20 60Q34 52 50 56', '#fff6dc', 2, 0.6),
        line('M74 66L86 62M78 72L90 70', '#3a2a1c', 2),
      ],
      0.98,
    ),
  flesh_golem: () =>
    within(
      [
        ...shape('M60 60Q30 60 12 76Q-4 92 -4 121L60 121', '#4a4a52', 0.45, 2.7),
        ...shape('M60 4L40 6L36 20L36 58Q40 76 52 82L60 84', '#9ab08a', 0.5, 2.7),
        ...shape('M60 -2Q42 -2 36 10L37 26L44 16L50 24L56 15L60 22', '#20201c', 0.45, 2.2),
        ...glare(44, 11, '#d9b01c', { size: 0.8, white: '#fbf6d0' }),
        ink('M38 36Q60 28 82 36L82 41Q60 35 38 41Z', dim('#9ab08a', 0.8), 1.9),
        line('M60 46L56 58H63', '#4a5a3c', 2),
        line('M48 68Q60 64 72 69', '#2a1f1a', 2.6),
        line('M66 22L78 34M68 28L73 22M73 33L78 27M42 58L50 72M42 65L49 61M46 71L52 67', '#3a1f1c', 1.8),
        ink('M28 62H38V70H28ZM82 62H92V70H82ZM22 59H29V73H22ZM91 59H98V73H91Z', '#9aa5ae', 1.9),
        line('M22 92L40 100M26 90L24 98M33 93L31 101M84 86L92 108M84 96L92 92M87 104L95 100', '#2a2a30', 2),
        ...inset(bolt(60, 60, 0.8), 12, 36, 0.34),
        ...inset(bolt(60, 60, 0.8), 108, 36, 0.34),
      ],
      0.95,
    ),
  battle_hulk: () =>
    hulk('#8a8480', '#ff8a2c', [...rivets, ...fists('#9a948e'), ink(pair('M28 44L20 20L42 42Z'), '#c6d0d8', 2)]),
  grinder: () =>
    within(
      [
        ...shape('M60 16Q24 18 18 56L18 96L60 104', '#7d868e', 0.45, 2.7),
        ink(disc(42, 40, 9) + disc(78, 40, 9), '#2a1f14', 2.2),
        fill(disc(42, 40, 4.6) + disc(78, 40, 4.6), '#ff7a2c'),
        line(pair('M30 24L54 32'), '#3c444b', 4),
        ink('M22 58H98V92H22Z', '#1c1410', 2.4),
        ...[34, 60, 86].flatMap((x) => [
          ink(disc(x, 66, 11), '#aab4bd', 2),
          line(`M${x - 11} 66H${x + 11}M${x} 55V77M${x - 8} 58L${x + 8} 74M${x + 8} 58L${x - 8} 74`, '#4a545c', 2),
          ink(disc(x, 66, 3.4), '#c9a24a', 1.5),
        ]),
        ink('M24 92L32 78L40 92ZM44 92L52 78L60 92ZM64 92L72 78L80 92ZM82 92L89 78L96 92Z', '#e6ecef', 1.6),
        ink('M10 98H110V114Q60 121 10 114Z', '#5c656c', 2.5),
        fill([20, 40, 60, 80, 100].map((x) => disc(x, 107, 4.6)).join(''), '#2a2f34'),
        line('M40 12V-4M80 12V-2', INK, 6),
        fill(disc(40, -4, 5) + disc(34, -8, 3) + disc(80, -4, 5), '#d9d4cc', 0.9),
        line('M26 50Q30 28 48 22', '#ffffff', 2.6, 0.7),
      ],
      0.96,
    ),
  clockwork_cabinet: () =>
    within(
      [
        ...thing('M20 -2H100V108H20Z', '#8a5c34', 'M76 -2H100V108H76Z', 2.7),
        ink('M14 -9H106V4H14ZM14 104H106V114H14Z', '#6d4523', 2.3),
        ink('M28 10H92V46H28Z', '#4a2f16', 2.2),
        ink(disc(46, 28, 10) + disc(74, 28, 10), '#fff2c0', 2.2),
        fill(disc(46, 28, 5) + disc(74, 28, 5), '#c8301c'),
        fill(disc(46, 28, 2.2) + disc(74, 28, 2.2), INK),
        line(pair('M34 15L56 21'), GOLD, 3.4),
        ink('M28 54H92V74H28Z', '#b8803c', 2.1),
        ink(
          'M32 62L38 54L44 62L50 54L56 62L62 54L68 62L74 54L80 62L86 54L88 74L82 66L76 74L70 66L64 74L58 66L52 74L46 66L40 74L34 66Z',
          '#fbf3dc',
          1.3,
        ),
        ink('M28 80H92V100H28Z', '#b8803c', 2.1),
        ink(disc(60, 90, 4.4), GOLD, 1.7),
        ...inset(gears.slice(0, 8), 108, 62, 0.34),
        ...rod('M14 44Q-4 56 2 78', '#8d98a2', 4),
        ink('M-4 78L10 76L12 90L6 84L2 92L-2 84L-6 88Z', '#c6d0d8', 1.7),
        line('M26 6V100', '#fff6dc', 2, 0.5),
      ],
      0.97,
    ),
  chillbane: () => [...wraith('#4a7ab0', '#c8f4ff', '#dff6ff'), ...flake(14, 24, 9), ...flake(104, 18, 8)],
  rimespawn: () =>
    rime('#bfe6f8', '#6ab0dc', [
      ink('M100 121L96 60L102 20L108 60L106 121Z', '#dff6ff', 2),
      ink('M92 94Q92 84 101 84Q110 85 110 94Q109 102 101 102Q93 101 92 94Z', '#8fc8ec', 2),
    ]),
  felclaw: () => [
    ...glow(60, 56, 58, '#b8ff8a'),
    ...ghost({ colour: '#8ac06a', deep: '#2f5a34', light: '#d8ff9a' }),
    ink(pair('M30 78L4 60L10 74L-6 72L6 84L-4 92L10 94L4 106L20 98L36 92Z'), '#c8f0a0', 2.2),
    ink(pair('M4 60L-8 48L8 56ZM-6 72L-9 62L4 70ZM-4 92L-9 98L6 96ZM4 106L0 118L14 102Z'), '#2a3a20', 1.6),
  ],
  sky_seeker: () => [
    ...glow(60, 52, 58, '#dff0ff'),
    ...wind('#ffffff'),
    ...shape('M60 26Q36 30 34 58Q38 84 60 90', '#a8d0f4', 0.45, 2.6),
    ink('M38 56Q60 34 82 56Q60 78 38 56Z', '#ffffff', 2.2),
    fill(disc(60, 56, 10), '#2f7fe0'),
    fill(disc(60, 56, 4.6), INK),
    fill(disc(56, 51, 3), '#ffffff'),
    ink(pair('M42 30L34 8L52 26Z'), '#dff0ff', 2),
    ...star(60, 8, 2.4, '#fff6c0'),
    ...star(18, 22, 1.6, '#ffffff'),
    ...star(102, 24, 1.8, '#ffffff'),
    line('M46 92Q40 106 48 116M60 94Q56 108 62 121M74 92Q80 104 72 114', '#a8d0f4', 4, 0.9),
  ],
  stormwing: () => [
    ink(pair('M50 84Q30 72 20 44Q6 34 -8 10Q-10 40 2 52L-6 56Q0 70 12 74L8 82Q22 92 46 100Z'), '#6a7aa8', 2.4),
    line(pair('M-4 22Q10 40 20 52M2 56Q14 62 22 68'), '#2a3450', 2),
    ...inset(raptor({ body: '#5a6690', head: '#b8c4e8', beak: '#ffe27a', eye: '#8fe0ff' }), 60, 58, 0.8),
    line(spiral(60, 106, 16, 2.4), '#dfe8ff', 4),
    ...inset(bolt(60, 60, 0.8), 14, 96, 0.36),
    ...inset(bolt(60, 60, 0.8), 106, 96, 0.36),
  ],
  wyrdling: () => [
    ...glow(60, 60, 58, '#d8a8ff'),
    ...shape('M60 40Q28 40 20 70Q14 104 24 112Q34 121 60 121', '#8a6ac0', 0.45, 2.7),
    line(spiral(60, 84, 26, 2.6), '#e8d0ff', 4.4),
    ink(pair('M42 46Q20 34 18 8Q34 14 52 40Z'), '#a88ae0', 2.3),
    ink(disc(19, 6, 9) + disc(101, 6, 9), '#fffaf0', 2.1),
    fill(disc(20, 7, 4.8) + disc(100, 7, 4.8), '#3fa46a'),
    fill(disc(20, 7, 2.2) + disc(100, 7, 2.2), INK),
    line('M42 60Q60 74 78 60', INK, 2.4),
    ink('M48 63L52 71L56 66ZM64 66L68 71L72 63Z', '#fbf3dc', 1.1),
    ...star(10, 50, 1.8, '#ffffff'),
    ...star(110, 56, 1.6, '#ffffff'),
  ],
};

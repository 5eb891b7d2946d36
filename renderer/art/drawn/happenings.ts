// What fate, dragons and magic bring: Events of the sets as scenes and signs.
import { wolf } from './animals';
import { GOLD } from './bustle';
import { swirl } from './castings';
import { COMPANIONS } from './companions';
import { toad } from './creatures';
import { DRAGONS } from './dragons';
import { justice } from './endings';
import { FAELINGS } from './faelings';
import { flame, glow, hand, skull, star, sword } from './garb';
import { GUESTS } from './guests';
import { motley } from './hats';
import { disc, type Drawing, fill, type Gallery, INK, line } from './layer';
import { note, of } from './lights';
import { ink, pair, rod, shape, thing } from './mirror';
import { flake } from './omens';
import { bears, shelf, someone } from './people';
import { fires, gate, land, moon, sparkle } from './scenery';
import { FAIR } from './skins';
import { rift } from './tidings';
import { tinted } from './tint';
import { rays } from './treasure';
import { inset, mirrored, within } from './within';

const notes = (colour: string): Drawing => [
  ...note(20, 34, 1.1, colour),
  ...note(98, 26, 1.3, colour),
  ...note(104, 84, 0.9, colour),
  ...note(14, 90, 0.8, colour),
];
/** Two who are at each other's throats. */
const rivals = (one: Drawing, other: Drawing, light: string): Drawing => [
  ...glow(60, 60, 58, light),
  ...inset(one, 30, 58, 0.62),
  ...inset(mirrored(other), 90, 58, 0.62),
  line('M34 118L86 82M86 118L34 82', INK, 8),
  line('M34 118L86 82M86 118L34 82', '#d4dbe0', 4.6),
  ...star(60, 100, 3, '#ffffff'),
];

export const HAPPENINGS: Gallery = {
  deadly_rivals_grilipus: () => rivals(of(DRAGONS, 'emerald_dragon'), of(DRAGONS, 'gold_dragon'), '#c8ffb0'),
  deadly_rivals_varthrax: () => rivals(of(DRAGONS, 'red_dragon'), of(DRAGONS, 'emerald_dragon'), '#ffb08a'),
  dragon_fury: () => [
    ...glow(60, 60, 60, '#ff8a3c'),
    ...inset(of(DRAGONS, 'emerald_dragon'), 46, 66, 0.8),
    ink(
      'M74 -4Q84 30 68 66Q80 44 82 12ZM90 -6Q102 34 86 84Q100 52 100 4ZM106 0Q118 36 104 92Q120 60 116 8Z',
      '#ff7a2c',
      2.2,
    ),
    ...fires([20, 121, 1.8], [98, 121, 2.2], [114, 112, 1.4]),
  ],
  fate_bound: () => [
    ...swirl('#6d4fa3', '#c8b4ff'),
    ink('M60 26L68 50L94 50L73 66L81 92L60 76L39 92L47 66L26 50L52 50Z', '#efc04a', 2.6),
    ...[
      [-6, 12, 126, 108],
      [126, 12, -6, 108],
    ].flatMap(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) =>
      Array.from({ length: 9 }, (_, i) => {
        const [x, y] = [x1 + ((x2 - x1) * (i + 0.5)) / 9, y1 + ((y2 - y1) * (i + 0.5)) / 9];
        return [line(disc(x, y, 7), INK, 6), line(disc(x, y, 7), '#aab4bd', 3)];
      }).flat(),
    ),
  ],
  howl_of_the_wendigo: () => [
    ...moon,
    ...tinted(inset(land('woods_n'), 60, 70, 0.84), '#c8dcf0', 0.3),
    line('M48 26Q32 16 28 -8M38 12Q24 12 12 -2M72 26Q88 16 92 -8M82 12Q96 12 108 -2', INK, 8),
    line('M48 26Q32 16 28 -8M38 12Q24 12 12 -2M72 26Q88 16 92 -8M82 12Q96 12 108 -2', '#d9cfa8', 4.8),
    ...shape('M60 64Q36 70 26 92L22 121H60', '#5a5048', 0.45, 2.6),
    ...shape('M60 16Q42 18 40 34Q42 54 50 64L54 84Q56 92 60 92', '#e6dfca', 0.5, 2.6),
    fill(pair('M44 38Q52 34 57 44Q52 52 44 46Z'), '#140d0a'),
    fill(disc(51, 43, 2.4) + disc(69, 43, 2.4), '#8fe8ff'),
    fill(pair('M59 62L54 66L57 72Z'), '#140d0a'),
    ink('M52 78H68L66 90H54Z', '#140d0a', 1.6),
    ...flake(10, 50, 8),
    ...flake(110, 54, 8),
  ],
  planeswalker: () => [
    ...swirl('#3f6fb8', '#a8e0ff'),
    ...inset(
      someone({
        skin: FAIR,
        coat: '#2f3f7a',
        cowl: '#4a5ac0',
        eyes: 'slant',
        iris: '#8fe8ff',
        shining: true,
        hair: '#e6e6f4',
        beard: 'goatee',
        back: glow(60, 50, 50, '#dff4ff'),
      }),
      60,
      66,
      0.8,
    ),
    ...star(16, 20, 2.2, '#ffffff'),
    ...star(104, 22, 2.2, '#ffffff'),
  ],
  ragnarok: () => [
    ...glow(60, 40, 60, '#ff8a3c'),
    ink(disc(60, 34, 30), '#5a1a14', 2.6),
    ...inset(wolf({ fur: '#3a3440', pale: '#7a7080', eye: '#ff5a2c' }), 60, 42, 0.7),
    ...inset(rift('#ff8a2c'), 60, 68, 0.92),
    ...fires([16, 92, 1.6], [104, 92, 1.6], [44, 112, 1.2], [78, 110, 1.4]),
  ],
  magic_gateway: () => [...gate('#a8e0ff', '#2a3f8a'), ...sparkle],
  prophesy: () => [
    ...inset(shelf('orb_of_prophesy'), 60, 66, 1),
    ...glow(60, 46, 30, '#e6d8ff'),
    ink('M30 46Q60 20 90 46Q60 72 30 46Z', '#fffaf0', 2.4),
    ink(disc(60, 46, 12), '#8a5ad0', 2),
    fill(disc(60, 46, 5.4), INK),
    fill(disc(56, 41, 3.4), '#ffffff'),
    ...sparkle,
  ],
  whirlwind: () => [
    fill('M-8 108Q30 98 60 104Q96 98 128 108Q126 121 96 121H24Q-6 121 -8 112Z', '#8a7a5a'),
    ink(
      'M6 8Q60 -10 114 8Q116 24 100 28Q112 36 92 44Q100 54 82 60Q88 70 74 76Q80 86 66 92Q70 104 58 116Q52 104 52 94Q40 88 46 78Q32 74 38 62Q22 58 30 46Q12 42 20 30Q4 24 6 8Z',
      '#c4ccd8',
      2.6,
    ),
    fill(
      'M84 2Q112 4 114 8Q116 24 100 28Q112 36 92 44Q100 54 82 60Q88 70 74 76Q80 86 66 92Q70 104 58 116Q76 60 84 2Z',
      '#4a5468',
      0.5,
    ),
    line(
      'M14 16Q56 30 106 14M26 34Q60 46 94 34M36 52Q60 62 84 50M44 70Q60 78 76 68M50 86Q60 92 68 84',
      '#ffffff',
      3.2,
      0.85,
    ),
    ink('M98 56L112 50L116 62L104 66ZM10 62L22 58L26 70L14 72Z', '#8a5c34', 1.8),
    ink('M100 88Q110 82 116 90Q108 96 100 88ZM12 92Q22 86 28 94Q20 100 12 92Z', '#6a9a3c', 1.7),
  ],
  avatar_of_justice: () => [
    ...rays('#fff2c0', 0.5),
    ...inset(
      someone({
        skin: '#e6d8c0',
        coat: '#f4efe0',
        lip: '#b8604c',
        hair: '#c9a24a',
        cut: 'long',
        eyes: 'hidden',
        brows: 'none',
        back: glow(60, 46, 50, '#fff6c8'),
        hat: [ink('M38 44Q60 38 82 44L82 56Q60 50 38 56Z', '#f8f4ea', 2)],
      }),
      60,
      50,
      0.86,
    ),
    ...inset(justice('#f4d98a'), 24, 84, 0.5),
    ...sword(100, 96, '#e6eef4', GOLD, 1.3),
  ],
  discordant_dirge: () => [
    ...glow(60, 60, 58, '#a86ad0'),
    ...skull(60, 62, 4, '#dcd6c0'),
    ink('M46 92Q60 74 74 92Q74 106 60 108Q46 106 46 92Z', '#140d10', 2),
    ...notes('#5a2f8a'),
    line('M30 60Q14 50 2 62M90 60Q106 50 118 62M34 76Q18 74 8 86M86 76Q102 74 112 86', '#3a1f5a', 3),
  ],
  fortunes_fool: () => [
    ...rays('#ffe9c8', 0.4),
    ...within(
      someone({
        skin: FAIR,
        coat: '#3f8a5a',
        head: 'heart',
        eyes: 'wide',
        brows: 'sad',
        mouth: 'plain',
        nose: 'long',
        hair: '#c8902c',
        cut: 'wild',
        hat: motley('#3f8a5a', '#d8a02c'),
        has: [
          ...bears('weighted_dice', FAIR, [98, 94, 0.4], [0, 22]),
          fill('M50 56Q47 62 50 66Q53 62 50 56Z', '#6fb0e0'),
        ],
      }),
      1,
    ),
  ],
  hate_monger: () =>
    someone({
      skin: '#d8907a',
      coat: '#2a2024',
      head: 'heavy',
      build: 'broad',
      eyes: 'narrow',
      brows: 'stern',
      bushy: 4.6,
      mouth: 'shout',
      hair: '#1c1416',
      cut: 'peak',
      beard: 'whiskers',
      back: [
        ...glow(60, 50, 56, '#ff6a4a'),
        ...flame(14, 60, 1.6),
        ...flame(106, 60, 1.6),
        ...flame(28, 26, 1.2),
        ...flame(92, 26, 1.2),
      ],
      has: [...hand(106, 92, '#d8907a', 0.85), line('M18 74L30 70M16 88H28', '#3a1410', 3)],
    }),
  master_of_fate: () => [
    ...glow(60, 54, 58, '#e6d8ff'),
    ...inset(
      someone({
        skin: '#d8c8e0',
        coat: '#3a2f5a',
        cowl: '#4a3f74',
        eyes: 'slant',
        white: '#f4e6ff',
        iris: '#ffffff',
        shining: true,
        brows: 'stern',
        hair: '#e6e0f0',
        beard: 'goatee',
      }),
      60,
      52,
      0.86,
    ),
    ink(disc(24, 98, 16), '#ffe9a0', 2.4),
    ...star(24, 98, 3, '#ffffff'),
    ink(disc(96, 98, 16), '#2a2040', 2.4),
    ...star(96, 98, 3, '#8a6ad0'),
    line('M42 108Q60 118 78 108', '#c8b4ff', 2.6),
  ],
  faerie_feast: () => [
    ...land('faerie_ring').slice(0, 6),
    ...inset(of(GUESTS, 'fairy'), 28, 40, 0.46),
    ...inset(of(FAELINGS, 'luck_fairy'), 92, 40, 0.46),
    ...thing('M2 74H118L110 92H10Z', '#a8733c', 'M88 74H118L110 92H84Z', 2.5),
    ink('M-2 70Q60 62 122 70L118 78Q60 84 2 78Z', '#f8f1e0', 2.2),
    line('M22 92V119M98 92V119', INK, 5),
    ink('M46 66Q46 52 60 52Q74 52 74 66Z', '#c8763c', 2.1),
    ink(disc(28, 64, 6) + disc(36, 66, 5), '#b8303a', 1.8),
    ink('M84 52H96L94 66H86Z', GOLD, 1.9),
    ink(disc(104, 66, 5), '#7ab04a', 1.7),
    ...sparkle,
  ],
  tapestry_rewoven: () => [
    ...rod('M2 6H118', '#8a5c34', 7),
    ...thing(
      'M12 8H108V96L102 112L96 98L90 112L84 98L78 112L72 98L66 112L60 98L54 112L48 98L42 112L36 98L30 112L24 98L18 112L12 96Z',
      '#7a2f5a',
      'M84 8H108V96L102 112L96 98L90 112L84 98Z',
      2.5,
    ),
    line('M18 14H102V92H18Z', GOLD, 2.6),
    fill('M60 24V84H30V24Z', '#ffe9a0'),
    fill('M60 24H90V84H60Z', '#2a2040'),
    ink(disc(60, 54, 20), '#ffd257', 2.2),
    ink('M60 34A20 20 0 0 1 60 74Z', '#c9ccf0', 2),
    ink('M104 48L126 40L108 54Z', '#c6d0d8', 1.7),
    line('M104 50Q92 66 98 84Q104 100 90 106', '#d2303a', 2.4),
  ],
  transformed: () => [
    ...glow(60, 60, 60, '#c8ff9a'),
    ...inset(of(COMPANIONS, 'princess'), 30, 52, 0.52),
    ...inset(toad, 92, 78, 0.46),
    line('M34 92Q48 112 66 100', INK, 7),
    line('M34 92Q48 112 66 100', '#c88af0', 4),
    ink('M62 92L76 98L66 110Z', '#c88af0', 2),
    line('M58 6Q70 20 62 34Q74 46 66 60', '#e6c8ff', 3),
    ...star(84, 26, 2.6, '#ffffff'),
    ...star(104, 44, 1.6, '#ffffff'),
    ...star(14, 96, 2, '#ffffff'),
  ],
};

// Staffs, wands and sceptres, whichever set brings them.
import { glare, tusks } from './beast';
import { flame, glow, skull, star } from './garb';
import { dragonHead } from './jewels';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, ink, pair, place, rod, shape } from './mirror';
import { spiral } from './spells';
import { within } from './within';

const GOLD = '#e6b53c';
const IRON = '#8d98a2';

/** A staff that stands a little aslant; its head lies about 60, 22. */
const staff = (wood: string, head: Drawing, band = GOLD): Drawing =>
  within([...rod('M72 125L61 34', wood, 7.5), line('M64.500 64L71.500 63M66 76L73 75', band, 3.4), ...head], 0.93);
const globe = (glass: string, y = 18, r = 20): Drawing => [
  ...glow(60, y, r * 1.7, glass),
  ink(disc(60, y, r), glass, 2.6),
  fill(
    `M${60 + r * 0.3} ${y - r * 0.95}A${r} ${r} 0 0 1 60 ${y + r}Q${60 + r * 0.8} ${y + r * 0.4} ${60 + r * 0.3} ${y - r * 0.95}Z`,
    dim(glass, 0.4),
    0.65,
  ),
  line(`M${60 - r * 0.7} ${y}Q${60 - r * 0.6} ${y - r * 0.6} ${60 - r * 0.1} ${y - r * 0.75}`, '#ffffff', 2.6, 0.9),
];
const fork = (wood: string): Drawing => [
  line('M61 44Q40 40 38 22Q36 8 46 -4M61 44Q82 40 84 22Q86 8 76 -2', INK, 10),
  line('M61 44Q40 40 38 22Q36 8 46 -4M61 44Q82 40 84 22Q86 8 76 -2', wood, 6.6),
  line('M42 24Q40 12 47 0', '#fff6dc', 1.8, 0.5),
];
const jag = (colour: string): Drawing => [
  ink('M60 -12L74 6L70 30L60 40L50 30L46 6Z', colour, 2.5),
  fill('M60 -12L74 6L70 30L60 40Z', dim(colour, 0.4), 0.65),
  fill('M60 -12L46 6L54 8Z', '#ffffff', 0.7),
  line('M46 6L60 10L74 6M60 10V40', INK, 1.4, 0.7),
];
const glitter: Drawing = [
  ...star(24, 20, 2.2, '#ffffff'),
  ...star(100, 40, 1.8, '#ffffff'),
  ...star(30, 62, 1.4, '#ffffff'),
];
const wand = (stick: string, tip: Drawing): Drawing => [...staff(stick, tip), ...glitter];

export const STAFFS: Gallery = {
  rod_of_ruin: () =>
    wand('#3a2a2a', [
      ink('M44 34L40 6L52 16L60 -10L68 16L80 6L76 34Q60 44 44 34Z', '#4a3236', 2.4),
      ...globe('#e0402c', 20, 11),
      line('M92 60L84 74L92 80L82 94M28 76L36 84L30 92', '#ff6a4a', 2.6),
    ]),
  wyvern_staff: () => staff('#5a4a3a', dragonHead(60, 16, 1.35, '#7f6a9a')),
  druid_staff: () =>
    staff('#7a5a34', [
      ...fork('#7a5a34'),
      ink('M36 -2Q24 -6 20 4Q28 10 38 6ZM86 4Q98 -2 102 8Q94 16 84 12ZM40 30Q26 30 24 40Q34 44 42 38Z', '#5fae4a', 1.9),
      ...globe('#8fe08a', 18, 11),
    ]),
  staff_of_mastery: () =>
    staff('#3f4a8a', [
      ink('M40 34L36 8L48 18L60 40L72 18L84 8L80 34L66 46H54Z', GOLD, 2.4),
      ...globe('#8f7af0', 14, 17),
      ...star(60, 14, 2, '#ffffff'),
    ]),
  staff_of_balance: () =>
    staff('#d8d2c0', [
      ...globe('#ffffff', 18, 22),
      fill('M60 -4A22 22 0 0 1 60 40A11 11 0 0 1 60 18A11 11 0 0 0 60 -4Z', '#241c2c'),
      fill(disc(60, 7, 3.6), '#241c2c'),
      fill(disc(60, 29, 3.6), '#ffffff'),
    ]),
  totem_staff: () =>
    staff('#6d4523', [
      ...shape('M60 -14H42L38 -2L42 36H60', '#a8733c', 0.4, 2.5),
      ...glare(4, 9, '#ffd24a', { size: 0.7 }),
      ink('M48 20H72V30H48Z', '#3c1a10', 1.8),
      fill('M50 20H54V25H50ZM58 20H62V26H58ZM66 20H70V25H66Z', '#fbf3dc'),
      ink('M56 6L52 16H68L64 6Z', '#c23a2a', 1.7),
      ink(pair('M40 0L22 -10L28 8L38 16Z'), '#3f8a8a', 2),
      line('M46 -8H74', '#f0c650', 3),
    ]),
  crystal_sceptre: () =>
    wand(GOLD, [...glow(60, 12, 30, '#b8f0ff'), ...jag('#8fe0ff'), ink('M46 34H74L68 46H52Z', GOLD, 2.2)]),
  syphoning_sceptre: () =>
    wand('#6a2434', [
      ink(pair('M56 44Q34 40 36 10Q44 30 58 34Z'), '#4a1a26', 2.2),
      ...globe('#d0304a', 12, 17),
      line(spiral(60, 12, 13, 2), '#ffc8d0', 2.2),
    ]),
  ice_sceptre: () =>
    wand('#7fb0d0', [
      ...glow(60, 10, 34, '#d8f4ff'),
      ...jag('#c4eaf8'),
      ink(pair('M50 30L32 14L40 34L52 40Z'), '#a8dcf4', 2.1),
    ]),
  skull_wand: () => wand('#4a3a34', [...glow(60, 14, 32, '#b8ff8a'), ...skull(60, 16, 2.6)]),
  dragonskull_wand: () =>
    wand('#5a2a1c', [
      ...glow(60, 14, 34, '#ffb04a'),
      ...tusks('M46 4Q28 -2 30 -14Q40 -4 54 -4Z', '#e6d8b4'),
      ...skull(60, 16, 2.6, '#e6d2a0'),
      fill(disc(52, 13.5, 2.4) + disc(68, 13.5, 2.4), '#ff6a1c'),
    ]),
  wrathborn_wand: () =>
    wand('#6a1f24', [...glow(60, 12, 32, '#ff6a4a'), ...jag('#d8303c'), ...flame(40, 40, 1), ...flame(80, 40, 1)]),
  wand_of_cinders: () =>
    wand('#3a2a24', [
      ...glow(60, 12, 34, '#ffb04a'),
      ...flame(60, 40, 2),
      fill(disc(40, 6, 2.4) + disc(82, 0, 2) + disc(36, 24, 1.8) + disc(86, 22, 2.2), '#ffd257'),
    ]),
  dousing_rod: () => [
    ...glow(60, 100, 30, '#8fd8ff'),
    line('M60 92L60 56Q58 36 22 -4M60 56Q62 36 98 -4', INK, 11),
    line('M60 92L60 56Q58 36 22 -4M60 56Q62 36 98 -4', '#a8733c', 7.4),
    line('M57 90V56Q54 38 24 4', '#fff6dc', 2, 0.5),
    ink(place('M0 -16Q11 -2 11 5Q11 14 0 14Q-11 14 -11 5Q-11 -2 0 -16Z', 60, 108), '#4aa8dc', 2.1),
    line('M54 110Q55 116 60 117', '#ffffff', 2, 0.9),
  ],
  walking_stick: () => [
    line('M72 124L62 36Q58 4 40 6Q24 10 30 26', INK, 13),
    line('M72 124L62 36Q58 4 40 6Q24 10 30 26', '#96622f', 9),
    line('M68 110L60 40Q56 10 42 10', '#fff0cc', 2.2, 0.5),
    ink('M65 112L77 111L78 124L67 125Z', IRON, 2),
    line('M66 70L58 66M69 90L78 86', '#5b3a1e', 3),
  ],
};

// Crowns, cups, chests and what lies in them, whichever set brings it.
import { glare, tusks } from './beast';
import { flame, glow, skull, star } from './garb';
import { dragonHead, runestone } from './jewels';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, halfOf, ink, pair, place, shape, thing } from './mirror';
import { bag, coin, rays } from './treasure';
import { inset } from './within';

const GOLD = '#efc04a';
const DARK = '#6d430a';
const CHEST = 'M10 66H110V118H10Z';
const box = (wood: string, metal: string): Drawing => [
  ...thing(CHEST, wood, 'M84 66H110V118H84Z', 2.6),
  line('M12 84H108M12 101H108', dim(wood, 0.5), 1.8),
  ink('M18 66H28V118H18ZM92 66H102V118H92ZM8 110H112V118H8Z', metal, 1.9),
];
const lock = (metal: string, y = 74): Drawing => [
  ink(`M48 ${y - 10}H72V${y + 14}Q60 ${y + 22} 48 ${y + 14}Z`, metal, 2.2),
  fill(disc(60, y, 4), INK),
  fill(`M58 ${y}H62L64 ${y + 11}H56Z`, INK),
];
const closedChest = (wood: string, metal: string): Drawing => [
  ...box(wood, metal),
  ...thing('M8 68V46Q10 22 60 22Q110 22 112 46V68Z', wood, 'M84 25Q110 28 112 46V68H84Z', 2.6),
  line('M12 50Q34 44 60 44Q90 44 108 50M16 36Q36 30 60 30', dim(wood, 0.5), 1.8),
  ink('M18 68V34Q22 30 28 28V68ZM92 68V28Q98 30 102 34V68ZM6 62H114V72H6Z', metal, 1.9),
  line('M14 44Q20 30 46 26', '#fff6dc', 2, 0.6),
  ...lock(metal),
];
const heap: Drawing = [
  [26, 62],
  [42, 58],
  [60, 60],
  [78, 58],
  [94, 62],
  [34, 48],
  [52, 46],
  [70, 46],
  [86, 50],
  [60, 34],
].flatMap(([x = 0, y = 0]) => coin(x, y, 10));
export const openChest = (wood: string, metal: string, content: Drawing): Drawing => [
  ...glow(60, 44, 50, '#ffe9a0'),
  ink('M10 66L14 16Q60 2 106 16L110 66Z', dim(wood, 0.7), 2.6),
  fill('M20 64L23 24Q60 12 97 24L100 64Z', '#1c120a'),
  ...content,
  ...box(wood, metal),
  ink('M6 62H114V71H6Z', metal, 2),
  ...lock(metal, 80),
];
const gems: Drawing = [
  ink(place('M-9 -8H9L16 0L0 16L-16 0Z', 40, 50), '#d2303a', 1.8),
  ink(place('M-9 -8H9L16 0L0 16L-16 0Z', 80, 52), '#37a05c', 1.8),
  ink(place('M-9 -8H9L16 0L0 16L-16 0Z', 60, 38), '#3fa4e0', 1.8),
  line('M24 50H56M64 52H96M44 38H76', INK, 1.2, 0.7),
];

const circlet = (metal: string, sign: Drawing, dark = DARK): Drawing => [
  ...rays('#fff6c8', 0.4),
  ink('M10 50Q60 26 110 50V64Q60 42 10 64Z', dim(metal, 0.55), 2.3),
  ...shape('M60 14L46 46L30 18L28 50L8 30L14 92L60 104', metal, 0.4, 2.7),
  fill(halfOf('M60 84L13 76L14 92L60 104'), dark, 0.4),
  line('M14 78Q60 96 106 78', '#fffbe0', 2, 0.8),
  ...sign,
  ink(
    disc(8, 28, 4.5) + disc(30, 16, 4.5) + disc(60, 12, 5.5) + disc(90, 16, 4.5) + disc(112, 28, 4.5),
    '#fbe9a8',
    1.8,
  ),
];
const cuff = (metal: string, sign: Drawing): Drawing => [
  ...glow(60, 60, 54, '#ffe9b0'),
  ink(halfOf('M60 18Q20 20 14 40Q20 56 60 58'), dim(metal, 0.45), 2.5),
  ...shape('M60 44Q24 42 14 36V92Q26 108 60 110', metal, 0.4, 2.7),
  line('M16 50Q34 60 60 60Q88 60 104 50M16 84Q34 98 60 99Q88 98 104 84', DARK, 2, 0.7),
  ...sign,
];
const goblet = (metal: string, sign: Drawing): Drawing => [
  ...shape('M60 78H53V98Q40 102 34 114V120H60', metal, 0.4, 2.5),
  ink(disc(60, 88, 9), metal, 2.2),
  ...shape('M60 12H24Q22 70 52 82L60 83', metal, 0.45, 2.7),
  ink('M24 12Q60 0 96 12Q60 26 24 12Z', dim(metal, 0.55), 2.4),
  line('M31 26Q32 54 46 70', '#ffffff', 3, 0.75),
  line('M28 34Q60 46 92 34', DARK, 2, 0.6),
  ...sign,
];

export const HOARDS: Gallery = {
  crown_of_domination: () =>
    circlet(GOLD, [...dragonHead(60, 66, 1.2, '#b8382a'), ink(disc(28, 78, 5) + disc(92, 78, 5), '#37a05c', 1.7)]),
  crown_of_flame: () => [
    ...flame(30, 56, 2.2),
    ...flame(90, 56, 2.2),
    ...flame(60, 50, 2.4),
    ...circlet(
      '#d8702c',
      [ink(place('M0 -16L12 0L0 18L-12 0Z', 60, 74), '#ffd257', 2), ...flame(60, 88, 0.9)],
      '#5a1c0a',
    ).slice(1),
  ],
  pharaohs_crown: () => [
    ...rays('#fff6c8', 0.35),
    ...shape('M60 -4Q26 -2 20 34L8 116Q24 122 34 118L38 60L60 60', GOLD, 0.4, 2.6),
    line(pair('M22 34L37 42M19 52L36 58M16 70L36 74M13 88L35 90M11 104L34 106'), '#2f5a9c', 6),
    ...shape('M60 30Q38 30 37 60Q38 92 60 104', '#c98f5c', 0.45, 2.4),
    fill(pair('M42 58Q50 52 57 59Q50 63 42 58Z'), '#fbf5e6'),
    fill(disc(50, 58, 3) + disc(70, 58, 3), INK),
    line(pair('M38 60Q49 49 58 59M40 50Q49 45 57 51'), INK, 2.2),
    line('M60 60L56 76H62M51 86Q60 90 69 86', '#5c2f14', 2),
    ink('M54 104H66L64 122H56Z', '#2f5a9c', 2),
    ink('M55 26Q50 4 60 -8Q70 4 65 26Z', '#37a05c', 2),
    fill(disc(57.5, 8, 1.4) + disc(62.5, 8, 1.4), INK),
  ],
  dragon_bracelet: () => cuff(GOLD, dragonHead(60, 82, 1.15, '#b8382a')),
  holy_relic: () => [
    ...rays('#fff6c8', 0.5),
    ...goblet(GOLD, [ink('M56 42H64V50H72V58H64V70H56V58H48V50H56Z', '#fffaf0', 1.8)]),
  ],
  false_grail: () =>
    goblet('#b8a05a', [
      line('M70 20L62 38L74 52L64 72', INK, 2.6),
      fill(disc(40, 48, 3) + disc(80, 60, 2.4) + disc(50, 66, 2), '#6f8a3c'),
      ...glare(44, 12, '#c0301c', { size: 0.6 }),
    ]),
  chalice_of_shadow: () => [
    ...glow(60, 50, 58, '#8a4ad0'),
    ...goblet('#5a5070', [...skull(60, 50, 2, '#d8cfe0')]),
    fill('M34 12Q30 -2 42 -6Q40 0 50 2Q52 -8 64 -10Q60 0 70 2Q80 -4 84 4Q80 8 86 12Q60 20 34 12Z', '#3a1f5c'),
  ],
  profane_relic: () => [
    ...glow(60, 60, 58, '#ff6a4a'),
    ...flame(18, 120, 1.4),
    ...flame(102, 120, 1.4),
    ink('M28 100H92V120H28ZM38 90H82V102H38Z', '#4a2a24', 2.4),
    ...skull(60, 52, 5),
    ...tusks('M38 20Q20 12 22 -8Q34 6 48 10Z', '#6a1f24'),
  ],
  baleful_eye: () => [
    ...glow(60, 60, 60, '#c8ff6a'),
    ink(pair('M48 22L40 -4L58 14ZM22 44L-4 30L12 56ZM16 72L-6 84L22 86ZM34 98L24 120L48 108Z'), '#6a2a34', 2.3),
    ink('M4 62Q60 -4 116 62Q60 122 4 62Z', '#f2e8d0', 2.8),
    line('M14 62Q26 56 34 60M18 70Q28 70 36 66M106 62Q94 56 86 60M102 70Q92 70 84 66', '#c0301c', 2),
    ink(disc(60, 60, 26), '#9ac83c', 2.4),
    fill('M66 35A26 26 0 0 1 60 86Q82 70 66 35Z', '#2f4a10', 0.6),
    fill('M60 36Q70 60 60 84Q50 60 60 36Z', INK),
    fill(disc(50, 48, 4.4), '#ffffff'),
    line('M4 62Q60 -4 116 62', INK, 4),
  ],

  chest: () => closedChest('#96622f', '#8d98a2'),
  casket: () => closedChest('#6d3f5a', GOLD),
  treasure_chest: () => openChest('#96622f', GOLD, heap),
  treasure_trove: () => openChest('#7a4f2c', '#8d98a2', [...heap, ...gems]),
  ifrit_hoard: () => [
    ...openChest('#5a2418', '#d8702c', [...heap, ...gems]),
    ...flame(8, 120, 1.3),
    ...flame(112, 120, 1.3),
  ],
  reliquary: () => [
    ...rays('#fff6c8', 0.4),
    ...closedChest('#3f5a9c', GOLD),
    ink('M56 -8H64V0H72V8H64V22H56V8H48V0H56Z', GOLD, 2),
  ],
  mimic: () => [
    ink('M10 66L14 16Q60 -2 106 16L110 66Z', '#96622f', 2.6),
    fill('M84 11Q98 13 106 16L110 66H88Z', '#4a2a10', 0.5),
    ink('M16 60Q60 30 104 60V74H16Z', '#5c1218', 2),
    ...glare(34, 18, '#d2401c', { pupil: 'slit', size: 1.2, white: '#ffe9a0' }),
    ink(pair('M16 58L22 74L28 55L34 70L40 52L47 67L53 50L60 66V49Q34 48 16 58Z'), '#fbf3dc', 1.4),
    ...box('#96622f', '#8d98a2'),
    ink(pair('M14 68L20 54L26 68ZM30 68L36 56L42 68ZM46 68L52 58L58 68Z'), '#fbf3dc', 1.4),
    ink('M46 66Q50 90 56 100Q66 112 80 106Q74 98 76 66Z', '#d8485a', 2.2),
    line('M62 70Q62 92 70 102', '#7a1f2c', 2),
  ],
  treasure_hoard: () => [
    ...glow(60, 60, 58, '#ffe9a0'),
    ...inset(openChest('#7a4f2c', GOLD, [...heap, ...gems]), 60, 44, 0.72),
    ...[
      [10, 106],
      [30, 100],
      [50, 104],
      [70, 102],
      [90, 102],
      [110, 106],
      [20, 116],
      [40, 116],
      [60, 116],
      [80, 116],
      [100, 116],
    ].flatMap(([x = 0, y = 0]) => coin(x, y, 10)),
  ],
  fools_gold: () => [
    ...runestone('#c9a23c', '#ffe9a0', [
      fill('M34 34L48 26L52 40L40 48ZM66 54L84 48L86 66L70 70ZM36 74L52 68L56 86L42 90Z', '#fff2b0', 0.9),
      ...star(46, 34, 1.6, '#ffffff'),
      ...star(80, 56, 1.6, '#ffffff'),
    ]),
    line('M74 12L66 40L78 54L64 84L72 112', INK, 3),
  ],
  gold_seeker: () => [
    ...runestone('#8a7f70', '#ffe27a', [
      ink('M40 40L58 30L78 40L84 64L68 84L44 78L34 58Z', GOLD, 2.3),
      fill('M58 30L78 40L84 64L68 84L60 58Z', DARK, 0.5),
      ...star(50, 48, 2.4, '#ffffff'),
    ]),
    ...star(96, 18, 3, '#ffffff'),
  ],
  ifrit_gold: () => [
    ...glow(60, 60, 56, '#ff9a3c'),
    ...[
      [26, 108],
      [50, 112],
      [74, 112],
      [98, 108],
      [38, 94],
      [62, 96],
      [84, 94],
      [50, 78],
      [72, 78],
      [60, 62],
    ].flatMap(([x = 0, y = 0]) => coin(x, y, 13)),
    ...flame(28, 88, 1.4),
    ...flame(94, 88, 1.4),
    ...flame(60, 52, 1.8),
  ],
  lucky_coin: () => [
    ...rays('#fff6c8', 0.4),
    ...coin(60, 60, 46),
    ...[
      [-9, -9],
      [9, -9],
      [-9, 9],
      [9, 9],
    ].flatMap(([dx = 0, dy = 0]): Drawing => [ink(disc(60 + dx, 58 + dy, 9.5), '#5fae4a', 1.9)]),
    line('M60 62Q62 76 70 84', '#2f7a3a', 3.4),
  ],
  lucky_charm: () => [
    ...glow(60, 56, 56, '#d8ffb0'),
    ...[
      [-19, -19],
      [19, -19],
      [-19, 19],
      [19, 19],
    ].flatMap(([dx = 0, dy = 0], i): Drawing => [
      ink(disc(60 + dx, 48 + dy, 22), i % 2 === 0 ? '#5fb84f' : '#3f8f3c', 2.5),
      line(`M60 48L${60 + dx * 1.3} ${48 + dy * 1.3}`, '#d8f4a8', 2),
    ]),
    line('M62 54Q66 96 92 118', INK, 8),
    line('M62 54Q66 96 92 118', '#4f9a3f', 4.6),
    line('M28 22Q32 12 42 12', '#ffffff', 3, 0.8),
    ...star(104, 20, 2, '#ffffff'),
  ],
  everfull_purse: () => [
    ...glow(60, 60, 58, '#ffe9a0'),
    ...bag(60, 78, 1.1, '#8a3f5c'),
    ...coin(26, 26, 9),
    ...coin(48, 10, 8),
    ...coin(76, 8, 9),
    ...coin(98, 26, 8),
    ...star(60, 22, 2.4, '#ffffff'),
  ],
  concealed_pouch: () => [
    ...inset(bag(60, 66, 0.9, '#6d4a2c'), 60, 62, 1),
    ...thing('M-4 122Q10 40 60 20Q42 60 44 122Z', '#3f4a38', 'M60 20Q42 60 44 122H34Q36 60 60 20Z', 2.5),
  ],
  weighted_dice: () => [
    ...glow(60, 60, 54, '#ffe9b0'),
    ink('M20 46L60 26L100 46L60 68Z', '#fffaf0', 2.6),
    ink('M20 46L60 68V116L20 94Z', '#f0e2c4', 2.6),
    ink('M60 68L100 46V94L60 116Z', '#b59a6a', 2.6),
    fill(
      disc(48, 44, 5) +
        disc(74, 46, 5) +
        disc(32, 66, 5) +
        disc(48, 96, 5) +
        disc(40, 81, 5) +
        disc(70, 74, 5) +
        disc(70, 92, 5) +
        disc(90, 66, 5) +
        disc(90, 82, 5),
      '#8c1f2c',
    ),
    ink('M74 92Q90 84 92 98Q92 112 80 112Q68 110 74 92Z', '#59646d', 2),
  ],
  golden_statue: () => [
    ...rays('#fff6c8', 0.4),
    ink('M24 108H96V120H24ZM34 98H86V110H34Z', '#7a4f2c', 2.4),
    ...shape('M60 6Q42 8 42 26L44 40L32 52L36 78L46 74L44 100H60', GOLD, 0.45, 2.6),
    fill(pair('M46 24Q52 20 57 26Q52 30 46 24Z'), INK),
    ink(pair('M40 22H32Q30 32 40 34Z'), GOLD, 1.9),
    line('M50 35H70M54 35V39M60 35V39M66 35V39', INK, 1.8),
    line('M42 58Q60 66 78 58M60 62V98', DARK, 2),
    ink('M42 8L48 -6L54 4L60 -8L66 4L72 -6L78 8Q60 2 42 8Z', GOLD, 2),
    ...star(100, 24, 2.2, '#ffffff'),
  ],
};

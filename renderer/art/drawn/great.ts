// The great things of the land, drawn by hand: what a table talks about.
import { disc, fill, INK, line, solid, type Drawing } from './layer';

const GOLD = ['#f0c650', '#8a5c12'] as const;
const STONE = ['#b9ae9c', '#5d5346'] as const;
const STEEL = ['#c3ccd3', '#59646d'] as const;

const talisman: Drawing = [
  line('M60 34C34 30 22 16 20 2M60 34C86 30 98 16 100 2', '#8a5c12', 5),
  line('M60 34C34 30 22 16 20 2M60 34C86 30 98 16 100 2', '#f4dc8c', 2),
  ...solid(disc(60, 74, 36), ...GOLD, 'M60 38a36 36 0 0 1 0 72Q84 74 60 38z', 'M29 66Q36 46 54 42'),
  { d: disc(60, 74, 28), fill: '#6d3a8f', stroke: '#5c3a06', width: 2.4 },
  fill('M60 46a28 28 0 0 1 0 56Q78 74 60 46z', '#2c1140', 0.6),
  fill('M60 48L66.500 66L85 66L70 77.500L76 96L60 84.500L44 96L50 77.500L35 66L53.500 66z', '#f7d96c'),
  fill('M60 48L66.500 66L85 66L70 77.500L76 96L60 84.500z', '#b37c18', 0.55),
  { d: disc(60, 75, 9), fill: '#3fb4d8', stroke: '#123c4c', width: 2 },
  fill(disc(57, 72, 3), '#ffffff', 0.9),
  ...solid(disc(60, 34, 7), ...GOLD, 'M60 27a7 7 0 0 1 0 14z', 'M55 31Q57 28 60 28'),
];

const crown: Drawing = [
  fill('M60 4L66 40H54zM18 14L46 46L38 52zM102 14L74 46L82 52z', '#fff4c0', 0.55),
  ...solid(
    'M18 98L10 42L34 64L46 30L60 60L74 30L86 64L110 42L102 98z',
    ...GOLD,
    'M74 30L86 64L110 42L102 98H78Q86 66 74 30z',
    'M20 92L14 52L34 71',
  ),
  ...solid('M16 94H104V112Q60 118 16 112z', '#d99f2c', '#6d430a', 'M70 94H104V112Q88 115 70 115z', 'M19 98H60'),
  ...[10, 46, 74, 110].flatMap((x, i): Drawing => [
    { d: disc(x, i === 0 || i === 3 ? 38 : 26, 6), fill: '#fbe9a8', stroke: INK, width: 2 },
  ]),
  { d: 'M60 66L70 79L60 92L50 79z', fill: '#d2303a', stroke: '#4a0a0e', width: 2 },
  fill('M60 66L50 79L60 79z', '#ff9a8e', 0.85),
  ...[30, 90].flatMap((x): Drawing => [{ d: disc(x, 103, 5), fill: '#2f86c4', stroke: '#0d2c48', width: 1.6 }]),
  { d: disc(60, 104, 5), fill: '#37a05c', stroke: '#0c3a1c', width: 1.6 },
];

const sentinel: Drawing = [
  fill('M0 120V104Q60 84 120 104V120z', '#5c4c3a'),
  line('M4 106Q60 86 116 106', '#d8c49a', 3, 0.8),
  line('M104 4V118', '#3c2814', 5),
  { d: 'M104 -2L111 16L104 24L97 16z', fill: STEEL[0], stroke: INK, width: 2 },
  ...solid(
    'M30 118C28 84 34 62 46 54H74C86 62 92 84 90 118z',
    '#77838c',
    '#2d363d',
    'M74 54C86 62 92 84 90 118H66Q78 84 68 54z',
    'M34 110C33 84 39 66 48 58',
  ),
  {
    d: 'M22 74Q30 54 46 54L44 76Q32 80 22 74zM98 74Q90 54 74 54L76 76Q88 80 98 74z',
    fill: '#98a4ac',
    stroke: INK,
    width: 2.4,
  },
  { d: 'M86 78L104 66L108 76L92 94z', fill: '#77838c', stroke: INK, width: 2.2 },
  ...solid(
    'M40 52C36 22 46 8 60 8C74 8 84 22 80 52L60 60z',
    ...STEEL,
    'M60 8C74 8 84 22 80 52L60 60z',
    'M43 46C41 28 46 16 54 13',
  ),
  fill('M42 32L57 36V41L43 40zM78 32L63 36V41L77 40z', '#170d06'),
  fill(`${disc(50, 37, 2.2)}${disc(70, 37, 2.2)}`, '#ffd24a'),
  line('M60 10V56M50 47V54M55 49V57M65 49V57M70 47V54', '#2d363d', 2),
  { d: 'M58 10C52 -4 70 -6 84 4C76 4 68 8 63 14z', fill: '#b3261e', stroke: INK, width: 2 },
  ...solid(
    'M14 66H50V88Q48 108 32 116Q16 108 14 88z',
    '#8c2a22',
    '#480d08',
    'M32 66H50V88Q48 108 32 116z',
    'M18 88V70H30',
  ),
  fill('M30 72H34V84H44V88H34V106L32 108L30 106V88H20V84H30z', '#f0c650'),
];

const grail: Drawing = [
  fill('M60 2L66 34H54zM22 12L46 38L40 42zM98 12L74 38L80 42zM6 44L36 50L36 56zM114 44L84 50L84 56z', '#fffbe0', 0.7),
  ...solid(
    'M26 28H94C94 58 82 74 68 78V94Q84 98 88 110H32Q36 98 52 94V78C38 74 26 58 26 28z',
    ...GOLD,
    'M70 28H94C94 58 82 74 68 78V94Q84 98 88 110H64Q66 80 66 76Q76 56 70 28z',
    'M32 34C33 54 40 66 50 71',
  ),
  { d: 'M26 28Q60 16 94 28Q60 40 26 28z', fill: '#8c1f2c', stroke: INK, width: 2.4 },
  fill('M34 27Q60 20 86 27Q60 32 34 27z', '#d8485a', 0.7),
  { d: 'M60 44L67 54L60 64L53 54z', fill: '#3fa4d8', stroke: '#0d2c48', width: 1.8 },
  ...[38, 82].map((x) => ({ d: disc(x, 50, 4), fill: '#d2303a', stroke: '#4a0a0e', width: 1.4 })),
  line('M50 82H70', '#6d430a', 3),
];

const runesword: Drawing = [
  fill('M60 -8L92 46L60 96L28 46z', '#7cd6ff', 0.3),
  fill('M60 0L78 44L60 84L42 44z', '#c8f0ff', 0.4),
  ...solid('M60 -6L72 12L69 84H51L48 12z', '#dde6ec', '#5f6d78', 'M60 -6L72 12L69 84H60z', 'M51 16L53 80'),
  line('M60 8V82', '#8fa0ac', 2.6),
  line(
    'M60 12V24M60 18L66 13M60 30V42M60 30L54 36M60 42L66 36M60 48V60M55 48L65 60M60 66V78M60 66L66 71M60 78L54 73',
    '#0f5f96',
    5,
  ),
  line(
    'M60 12V24M60 18L66 13M60 30V42M60 30L54 36M60 42L66 36M60 48V60M55 48L65 60M60 66V78M60 66L66 71M60 78L54 73',
    '#5fe0ff',
    2.4,
  ),
  ...solid(
    'M24 74Q30 80 44 80H76Q90 80 96 74L98 86Q84 92 72 90H48Q36 92 22 86z',
    ...GOLD,
    'M64 80H76Q90 80 96 74L98 86Q84 92 72 90H64z',
    'M28 80Q36 84 52 83',
  ),
  { d: 'M60 79L66 85L60 91L54 85z', fill: '#2f86c4', stroke: INK, width: 1.6 },
  { d: 'M54 91H66V108H54z', fill: '#5a2b1a', stroke: INK, width: 2.2 },
  line('M54 96L66 93M54 102L66 99M54 108L66 105', '#c98a5a', 1.8),
  { d: disc(60, 113, 7), fill: '#c02838', stroke: INK, width: 2.4 },
  fill(disc(57.5, 111, 2), '#ffffff', 0.85),
];

const portal: Drawing = [
  ...solid(
    'M12 118V58C12 24 34 4 60 4C86 4 108 24 108 58V118H90V60C90 38 78 24 60 24C42 24 30 38 30 60V118z',
    ...STONE,
    'M60 4C86 4 108 24 108 58V118H90V60C90 38 78 24 60 24z',
    'M17 110V60C18 36 30 18 46 12',
  ),
  { d: 'M30 118V60C30 38 42 24 60 24C78 24 90 38 90 60V118z', fill: '#2b1152', stroke: INK, width: 2 },
  fill(
    'M60 36C76 36 84 52 82 68C80 88 64 96 54 88C46 82 48 70 56 68C50 76 58 82 64 76C72 66 66 50 54 52C42 54 36 70 42 86C46 98 54 106 62 112H44C36 96 32 80 36 62C39 46 48 36 60 36z',
    '#a46cf0',
  ),
  fill('M60 42C70 44 78 56 76 68C74 80 66 86 58 84C68 82 72 70 68 60C66 50 62 46 60 42z', '#e9d4ff'),
  line(
    'M20 96L28 94M18 76L28 76M22 50L32 54M38 24L42 34M60 6V22M82 24L78 34M98 50L88 54M102 76L92 76M100 96L92 94',
    INK,
    2,
  ),
  fill('M60 8L65 14L60 21L55 14z', '#f2d36a'),
];

const tower = (x: number, y: number, w: number, h: number, roof: string): Drawing => [
  ...solid(
    `M${x} ${y}h${w}v${h}h${-w}z`,
    ...STONE,
    `M${x + w * 0.58} ${y}h${w * 0.42}v${h}h${-w * 0.42}z`,
    `M${x + 2.5} ${y + h - 4}V${y + 4}`,
  ),
  { d: `M${x - 4} ${y}L${x + w / 2} ${y - w * 1.2}L${x + w + 4} ${y}z`, fill: roof, stroke: INK, width: 2.4 },
  fill(`M${x + w / 2} ${y - w * 1.2}L${x + w + 4} ${y}H${x + w * 0.56}z`, INK, 0.35),
  fill(`M${x + w / 2 - 3} ${y + 12}q3 -6 6 0v9h-6z`, '#ffd878'),
];

const castle: Drawing = [
  fill('M-4 120Q60 84 124 120z', '#5d6b34'),
  ...tower(12, 48, 20, 62, '#9c2f24'),
  ...tower(88, 48, 20, 62, '#9c2f24'),
  ...solid(
    'M26 66H34V58H44V66H54V58H66V66H76V58H86V66H94V112H26z',
    ...STONE,
    'M64 66H66V58H76V66H86V58H94V112H64z',
    'M30 106V70',
  ),
  ...tower(48, 34, 24, 44, '#2f5a9c'),
  { d: 'M50 112V92Q60 78 70 92V112z', fill: '#2a1a10', stroke: INK, width: 2.2 },
  line('M55 88V112M60 84V112M65 88V112M50 98H70', '#a98550', 1.6),
  line('M60 5V-8', INK, 2),
  fill('M60 -9L78 -4L60 1z', '#f0c650'),
];

const tavern: Drawing = [
  fill('M-4 120V108H124V120z', '#4c3a24'),
  ...solid('M18 58H102V112H18z', '#d8b67c', '#6b4722', 'M66 58H102V112H66z', 'M22 108V64'),
  line('M18 84H102M40 58V112M80 58V112M18 58L40 84M102 58L80 84', '#5a3616', 4),
  ...solid('M6 60L30 22H90L114 60z', '#8c3d22', '#451508', 'M60 22H90L114 60H66z', 'M14 56L32 28'),
  { d: 'M74 30V8H86V36z', fill: '#7d7264', stroke: INK, width: 2.2 },
  fill('M78 6C70 0 78 -8 72 -10C84 -10 80 -4 88 -2C90 4 84 6 78 6z', '#e9e2d2', 0.8),
  { d: 'M50 112V90Q60 80 70 90V112z', fill: '#3c2410', stroke: INK, width: 2.2 },
  fill('M23 66H36V80H23zM84 66H97V80H84zM52 62H68V76H52z', '#ffd46a'),
  line('M29.500 66V80M23 73H36M90.500 66V80M84 73H97M60 62V76', '#5a3616', 1.8),
  line('M102 68H116V72', INK, 2.6),
  { d: 'M107 74H119V90H107z', fill: '#f0c650', stroke: INK, width: 2 },
  fill('M106 72Q110 67 113 70Q118 67 120 72V76H106z', '#fffaf0'),
];

const city: Drawing = [
  ...tower(4, 44, 18, 66, '#2f6f93'),
  ...tower(98, 44, 18, 66, '#2f6f93'),
  { d: 'M26 70L38 48L50 70zM70 66L82 40L94 66z', fill: '#a8452a', stroke: INK, width: 2.2 },
  ...solid('M52 66V34Q60 18 68 34V66z', '#d9cfba', '#6d6350', 'M60 24Q66 26 68 34V66H60z', 'M55 62V36'),
  { d: 'M50 36Q60 8 70 36z', fill: '#d9a834', stroke: INK, width: 2.4 },
  line('M60 20V4', INK, 2.4),
  ...solid(
    'M16 74H24V66H34V74H44V66H54V74H66V66H76V74H86V66H96V74H104V116H16z',
    ...STONE,
    'M66 74V66H76V74H86V66H96V74H104V116H66z',
    'M20 110V78',
  ),
  { d: 'M44 116V94Q60 74 76 94V116z', fill: '#3c2410', stroke: INK, width: 2.4 },
  line('M60 82V116M52 88V116M68 88V116', '#a06a34', 2.4),
  fill('M26 84h7v12h-7zM87 84h7v12h-7z', '#ffd46a'),
];

const temple: Drawing = [
  fill('M60 2L70 34H50zM20 16L46 38L40 42zM100 16L74 38L80 42z', '#fff7d0', 0.6),
  ...solid('M10 50L60 18L110 50V58H10z', '#e9e2d0', '#8c8168', 'M60 18L110 50V58H66z', 'M18 48L56 24'),
  fill('M60 30a9 9 0 1 1 -.1 0z', '#f0c650'),
  ...[18, 40, 68, 90].flatMap((x): Drawing =>
    solid(`M${x} 58h12v46h-12z`, '#f3eddd', '#9c9178', `M${x + 7} 58h5v46h-5z`, `M${x + 2} 100V62`),
  ),
  fill('M54 66H66V104H54z', '#3c2c52'),
  fill('M60 72C66 80 66 86 60 94C54 86 54 80 60 72z', '#ffcf5a'),
  ...solid('M8 104H112V111H8zM2 111H118V119H2z', '#d9d0ba', '#7d735c', 'M70 104H112V111H118V119H70z', 'M6 114H50'),
];

/** What makes strong: red as a heart, with a blade on its label. */
const strengthPotion: Drawing = [
  fill('M60 2L66 14H54zM88 10L84 24L76 18zM32 10L36 24L44 18z', '#ffd9a0', 0.6),
  ...solid('M51 14H69V28H51z', '#a8763e', '#5a3a18', 'M62 14H69V28H62z', 'M53 16V26'),
  { d: 'M46 28H74V35H69V48A34 34 0 1 1 51 48V35H46z', fill: '#d9ecf2', stroke: INK, width: 2.6 },
  fill('M55 52L65 52A30 30 0 0 1 89 72Q60 64 31 72A30 30 0 0 1 55 52z', '#f3fafc', 0.9),
  fill('M31 71Q46 64 60 71Q74 78 89 71A30.500 30.500 0 1 1 31 71z', '#c6241f'),
  fill('M70 70Q80 74 89 71A30.500 30.500 0 0 1 60 110.500Q82 98 70 70z', '#6d0d12', 0.6),
  line('M37 78Q35 92 44 102', '#ffb9a8', 3, 0.85),
  ...[
    [48, 62, 2.6],
    [70, 60, 2],
    [62, 57, 1.6],
  ].map(([x = 0, y = 0, r = 0]) => fill(disc(x, y, r), '#e8706a', 0.9)),
  { d: 'M46 74H76V100H46z', fill: '#f2e4bf', stroke: INK, width: 1.8 },
  { d: 'M61 76L64 80V91H58V80z', fill: '#8fa3b0', stroke: INK, width: 1.4 },
  { d: 'M53 90H69V93H53zM59.500 93H62.500V98H59.500z', fill: '#c1912f', stroke: INK, width: 1.2 },
];

/** A Spell that is undone: its scroll breaks, and its star goes out. */
const nullify: Drawing = [
  ...solid(
    'M14 26Q14 16 24 16H62L54 36L64 52L52 70L60 86L52 102H26Q16 102 16 92z',
    '#efe3c8',
    '#8d7446',
    'M54 36L64 52L52 70L60 86L52 102H40L50 70L44 40L52 16H62z',
    'M17 88L16 28',
  ),
  ...solid(
    'M76 22H98Q108 22 108 32L104 98Q104 108 94 108H66L74 92L66 76L78 58L68 42z',
    '#e2d3ae',
    '#8d7446',
    'M108 32L104 98Q104 108 94 108H82Q96 70 92 22H98Q108 22 108 32z',
    'M76 24L70 42L80 58L68 76L76 92',
  ),
  line('M24 80H44M24 88H40', '#7a5a9c', 2.4, 0.8),
  line('M82 84H96M80 94H94', '#7a5a9c', 2.4, 0.55),
  { d: 'M42 28L46 40H54L58 52L52 56L54 66L42 58L30 66L34 53L23 45L37 44z', fill: '#6d3fb0', stroke: INK, width: 2 },
  { d: 'M82 40L96 48L86 56L90 70L78 62L84 56z', fill: '#8a8296', stroke: INK, width: 2 },
  fill('M66 6L70 14L78 10L72 18L78 26L68 22L62 28L64 18L56 12L65 14z', '#ffe39a'),
  ...[
    [66, 44, 2],
    [64, 64, 1.7],
    [68, 84, 2],
    [60, 112, 1.8],
  ].map(([x = 0, y = 0, r = 0]) => fill(disc(x, y, r), '#5f4a86', 0.8)),
];

/** By the thing's name; a space and the foe who stands on it may share a drawing. */
export const GREAT: { readonly [name: string]: Drawing | undefined } = {
  talisman,
  talisman_1: talisman,
  talisman_2: talisman,
  talisman_3: talisman,
  talisman_4: talisman,
  crown_of_command: crown,
  sentinel,
  holy_grail: grail,
  runesword,
  portal_of_power: portal,
  potion_of_strength: strengthPotion,
  nullify,
  castle,
  tavern,
  city,
  temple,
};

// Weapons beside the Sword and the Axe, whichever set brings them.
import { flame, glow, star } from './garb';
import { blade } from './gear';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { ball, dim, ink, pair, place, rod, shape, thing, turned } from './mirror';
import { inset, within } from './within';

const GOLD = '#e6b53c';
const STEEL = '#c6d0d8';
const IRON = '#8d98a2';
const WOOD = '#8a5c34';
const LEATHER = '#8a5a30';

/** Bent like a new moon. */
const sabre = (steel: string, guard: string, gem: string): Drawing => [
  ...thing(
    'M46 78Q34 44 56 18Q76 -4 106 -8Q84 12 76 36Q70 56 72 80Z',
    steel,
    'M60 79Q56 50 72 26Q86 6 106 -8Q84 12 76 36Q70 56 72 80Z',
    2.5,
  ),
  line('M47 70Q40 44 60 22Q74 6 92 -2', '#ffffff', 1.8, 0.85),
  ...thing('M30 76Q54 84 80 74L84 82Q56 94 28 84Z', guard, 'M62 80L80 74L84 82Q72 88 60 88Z', 2.3),
  ink('M48 86L62 86Q64 100 70 110L60 114Q50 102 48 86Z', LEATHER, 2.2),
  line('M50 92L63 90M52 99L65 97M56 106L68 103', '#3c2410', 1.7),
  ink(ball(66, 114, 7), guard, 2.2),
  fill(ball(66, 114, 3), gem),
];
const knife = (steel: string, guard: string, over: Drawing = []): Drawing => [
  ...shape('M60 -4L47 24L50 72H60', steel, 0, 2.5),
  line('M60 6V70', dim(steel, 0.6), 2.4),
  line('M52 26L54 66', '#ffffff', 1.7, 0.9),
  ...shape('M60 70Q44 72 36 64Q30 74 38 82H60', guard, 0.35, 2.3),
  ...shape('M60 82H54V108H60', LEATHER, 0.2, 2.2),
  line('M55 88L65 91M55 94L65 97M55 100L65 103', '#3c2410', 1.7),
  ink(ball(60, 113, 6.5), guard, 2.2),
  ...over,
];
const needle: Drawing = [
  ...shape('M60 -14L55 20L56 78H60', STEEL, 0, 2.3),
  line('M58 0L57.500 74', '#ffffff', 1.5, 0.9),
  ...shape('M60 76H38V84H60', GOLD, 0.35, 2.2),
  ...shape('M60 84H54V106H60', '#5a2430', 0.2, 2.2),
  ink(ball(60, 111, 6), GOLD, 2.1),
];
const broken: Drawing = [
  ...turned(
    [
      ...shape('M60 118H54V94H60', LEATHER, 0.2, 2.2),
      ...shape('M60 92Q46 92 34 86Q29 93 36 100Q48 103 60 102', GOLD, 0.35, 2.4),
      ink('M51 90L50.500 60L56 66L60 54L65 64L69.500 58L69 90Z', STEEL, 2.4),
      fill('M60 54L65 64L69.500 58L69 90H60Z', dim(STEEL), 0.5),
    ],
    24,
  ),
  ...turned(
    [
      ink('M50.500 40L55 46L59 38L64 44L69.500 36L70 2L60 -18L50 2Z', STEEL, 2.4),
      fill('M60 -18L70 2L69.500 36L64 44L60 38Z', dim(STEEL), 0.5),
    ],
    44,
  ),
  ...star(52, 52, 2, '#ffffff'),
  line('M40 36L34 30M48 30L46 22M34 46L26 46', '#fff6dc', 2.4),
];
const bow = (wood: string, grip: string, sign: Drawing = []): Drawing => [
  line('M34 -6L34 126', INK, 3),
  line('M34 -6L34 126', '#f4ead0', 1.5),
  line('M34 -4Q66 14 74 46Q77 60 74 74Q66 106 34 124', INK, 10.5),
  line('M34 -4Q66 14 74 46Q77 60 74 74Q66 106 34 124', wood, 7),
  line('M36 -1Q62 16 70 44', '#fff6dc', 2, 0.55),
  ink('M69 46L79 46Q82 60 79 74L69 74Z', grip, 2.1),
  line('M70 53H80M70 60H81M70 67H80', dim(grip, 0.45), 1.6),
  // An arrow on the string.
  line('M22 60H112', INK, 6),
  line('M22 60H112', '#c9a070', 3),
  ink('M108 52L126 60L108 68L112 60Z', STEEL, 2),
  ink('M18 60L8 50H24L32 60ZM18 60L8 70H24L32 60Z', '#d8402c', 1.8),
  ...sign,
];
const hammer = (head: string, trim: string, sign: Drawing = []): Drawing => [
  ...rod('M60 126L60 40', WOOD, 8),
  line('M55 96L65 100M55 104L65 108M55 112L65 116', '#3c2410', 2),
  ...shape('M60 2H20L14 10V42L20 50H60', head, 0.4, 2.8),
  ink(pair('M14 10L6 16V36L14 42Z'), dim(head, 0.85), 2.3),
  ink('M50 -4H70V56H50Z', trim, 2.3),
  fill('M62 -4H70V56H62Z', dim(trim), 0.5),
  line('M20 8H46M18 14V38', '#ffffff', 2.2, 0.7),
  ...sign,
];
const mace: Drawing = [
  ...rod('M60 126L60 50', WOOD, 8),
  ink('M53 56H67V66H53ZM53 112H67V122H53Z', GOLD, 2),
  ink(pair('M60 -10L46 -6L38 4L32 26L40 46L52 54L60 50Z'), IRON, 2.5),
  fill('M60 -10L74 -6L82 4L88 26L80 46L68 54L60 50Z', dim(IRON), 0.5),
  ink('M55 -14H65L67 52H53Z', STEEL, 2.1),
  line('M46 -6L47 50M74 -6L73 50', INK, 2.2),
  line('M40 6L35 26', '#ffffff', 2, 0.7),
];
const flail: Drawing = [
  ...rod('M26 124L58 36', WOOD, 8),
  ink('M20 108L36 114L32 126L16 120ZM52 30L66 35L62 46L48 41Z', IRON, 2),
  line('M60 34Q66 10 84 16Q100 22 92 48', INK, 7),
  line('M60 34Q66 10 84 16Q100 22 92 48', '#b9c1c8', 3.6),
  line('M60 34Q66 10 84 16Q100 22 92 48', '#4a5660', 1),
  ink(
    'M92 42L97 56L112 52L106 66L120 74L106 80L112 96L97 91L92 106L86 91L71 96L77 80L64 74L78 66L72 52L87 56Z',
    STEEL,
    2.2,
  ),
  ink(disc(92, 74, 18), IRON, 2.5),
  fill('M98 57A18 18 0 0 1 92 92Q106 80 98 57Z', '#2f363c', 0.7),
  line('M80 70Q82 62 90 60', '#ffffff', 2.6, 0.8),
];
const spear = (steel: string, over: Drawing = []): Drawing => [
  ...rod('M60 130L60 24', WOOD, 6),
  ...shape('M60 -20L48 8Q50 22 56 28H60', steel, 0, 2.5),
  line('M60 -8V24', dim(steel, 0.6), 2.2),
  line('M54 6L58 -8', '#ffffff', 1.8, 0.9),
  ink('M54 28H66V40H54Z', GOLD, 2),
  ...over,
];
const whip: Drawing = [
  ...glow(66, 50, 54, '#ff9a3c'),
  line(
    'M34 104Q60 60 98 62Q122 66 112 90Q98 106 84 92Q74 76 88 56Q104 32 84 16Q60 2 44 22Q36 40 54 42Q66 40 62 28',
    INK,
    9,
  ),
  line(
    'M34 104Q60 60 98 62Q122 66 112 90Q98 106 84 92Q74 76 88 56Q104 32 84 16Q60 2 44 22Q36 40 54 42Q66 40 62 28',
    '#b8401c',
    5.6,
  ),
  line(
    'M34 104Q60 60 98 62Q122 66 112 90Q98 106 84 92Q74 76 88 56Q104 32 84 16Q60 2 44 22Q36 40 54 42Q66 40 62 28',
    '#ffb04a',
    1.8,
  ),
  ...rod('M14 126L38 98', '#4a2a1a', 9),
  ink(disc(38, 98, 6), GOLD, 2),
  ...flame(62, 30, 1),
  ...flame(110, 64, 0.8),
];
const thrown = (x: number, y: number, angle: number): Drawing =>
  inset(turned([...knife(STEEL, IRON)], angle), x, y, 0.62);
const horned: Drawing = [
  ...turned(
    [
      ...thing('M44 96Q30 40 66 -16Q62 30 76 96Z', '#e6d8b4', 'M66 -16Q62 30 76 96H62Q52 40 66 -16Z', 2.5),
      line('M50 84Q44 50 58 12', '#ffffff', 2.2, 0.7),
      ink('M40 92H80V104H40Z', GOLD, 2.2),
      ink('M48 104H72L68 122H52Z', LEATHER, 2.2),
      line('M50 110H70M51 116H69', '#3c2410', 1.7),
    ],
    22,
  ),
];
const lean = (drawing: Drawing): Drawing => within(turned(drawing, 30), 0.98);

export const ARMS: Gallery = {
  doomsword: () =>
    lean([
      ...blade('#8a3a44', '#2b2230', '#ff4a3c'),
      ink(ball(72, 8, 3.4) + ball(46, 40, 3), '#c01c2c', 1.4),
      line('M52 20V60M68 14V50', '#d2202c', 3),
    ]),
  goblin_slayer: () => lean(blade('#a8d8a0', '#6d4523', '#d8ff6a')),
  sword_of_truth: () => [...glow(60, 60, 58, '#dff0ff'), ...lean(blade('#f4faff', '#3f7ac0', '#ffffff'))],
  exorcists_blade: () => [
    ...glow(60, 60, 56, '#fff6c8'),
    ...lean([
      ...blade('#e6ecf4', GOLD, '#ffffff'),
      ink(pair('M50 72Q34 52 10 54Q16 62 24 64Q18 68 30 72Q28 78 44 80Z'), '#ffffff', 2),
    ]),
  ],
  broken_sword: () => broken,
  shamshir_of_khamsin: () => [...glow(60, 54, 54, '#ffd08a'), ...sabre('#e6d8b0', GOLD, '#d8401c')],
  scimitar: () => sabre(STEEL, GOLD, '#2f86c4'),
  stiletto: () => lean(needle),
  shadow_dagger: () => [
    ...glow(60, 60, 56, '#8a4ad0'),
    ...lean(knife('#4a3f66', '#2b2438', [ink(ball(60, 78, 4), '#c06aff', 1.6)])),
  ],
  poisoned_dagger: () => [
    ...lean(knife(STEEL, '#4a6a3a')),
    ...[
      [34, 92, 1],
      [22, 66, 0.7],
      [48, 112, 0.6],
    ].map(([x = 0, y = 0, by = 1]) =>
      ink(place('M0 -14Q9 -2 9 4Q9 12 0 12Q-9 12 -9 4Q-9 -2 0 -14Z', x, y, by), '#7fd03c', 1.8),
    ),
  ],
  ice_fang: () => [
    ...glow(60, 56, 56, '#c8f0ff'),
    ...lean([
      ink('M60 -16L74 20L66 78H54L46 24Z', '#bfe8fa', 2.5),
      fill('M60 -16L74 20L66 78H60Z', '#3f86b4', 0.55),
      line('M60 -16L58 24L46 24M58 24L60 78M58 24L74 20', '#ffffff', 1.6, 0.9),
      ...shape('M60 76Q46 76 36 70Q32 78 38 84H60', '#4a6a8a', 0.35, 2.3),
      ...shape('M60 84H54V108H60', '#2f4a66', 0.2, 2.2),
      ink(ball(60, 113, 6), '#8fd0f0', 2.1),
    ]),
  ],
  frostbite: () => [
    ...glow(60, 50, 56, '#c8f0ff'),
    ...lean([
      ...blade('#a8dcf4', '#2f5f8a', '#ffffff'),
      ink(pair('M50 34L36 28L49 44ZM51 54L40 50L51 62Z'), '#dff6ff', 1.6),
    ]),
  ],
  dragon_talon: () => horned,
  wooden_stake: () => [
    ...turned(
      [
        ...shape('M60 124L50 20Q60 12 60 12', '#a8733c', 0.2, 2.5),
        ink('M49 12Q60 6 71 12L70 24H50Z', '#c9985a', 2.1),
        line('M55 34L57 80M64 30L62 90', '#5b3a1e', 1.8),
      ],
      34,
    ),
    ...inset(turned(hammer('#8a5f38', '#b9884e'), -42), 52, 52, 0.8),
  ],
  hammer_of_light: () => [
    ...glow(60, 30, 54, '#fff6c8'),
    ...lean(hammer('#f4e6b8', GOLD, [ink('M57 12H63V20H70V26H63V40H57V26H50V20H57Z', '#ffffff', 1.6)])),
  ],
  lightning_hammer: () => [
    ...glow(60, 30, 54, '#a8d8ff'),
    ...lean(hammer('#8fa0b8', '#4a5f8a')),
    ink('M20 40L4 66H16L8 90L34 58H22L32 40Z', '#ffe27a', 2),
    ink('M100 68L88 90H98L92 110L114 82H102L110 68Z', '#ffe27a', 2),
  ],
  magic_mace: () => [
    ...glow(80, 30, 44, '#c8a8ff'),
    ...lean(mace),
    ...star(24, 60, 2, '#ffffff'),
    ...star(106, 84, 1.6, '#ffffff'),
  ],
  flail: () => flail,
  bow: () => bow(WOOD, LEATHER),
  elven_bow: () =>
    bow('#4f8a4a', '#e6d8a0', [ink('M70 24Q84 16 92 22Q84 32 72 30ZM70 96Q84 104 92 98Q84 88 72 90Z', '#8fc86a', 1.8)]),
  oberons_bow: () => [
    ...glow(66, 60, 58, '#d8ffb8'),
    ...bow('#d9b04a', '#3f7543', [
      ...star(74, 20, 2, '#ffffff'),
      ...star(76, 100, 2, '#ffffff'),
      ...glow(112, 60, 16, '#fff6c8'),
    ]),
  ],
  inferno_spear: () =>
    within(
      [
        ...glow(70, 34, 54, '#ff9a3c'),
        ...lean([
          ...spear('#d8481c'),
          ink(pair('M54 26Q36 22 36 4Q32 -2 34 -10Q44 4 44 14Q50 22 56 22Z'), '#f2842c', 2.1),
        ]),
        ...flame(84, 30, 1.5),
        ...flame(70, 18, 1.1),
        ...flame(102, 32, 1.1),
      ],
      0.94,
    ),
  firelands_scourge: () => whip,
  fate_stealer: () => [
    ...glow(60, 60, 56, '#b48af0'),
    ...thrown(30, 66, -26),
    ...thrown(92, 68, 26),
    ...thrown(60, 52, 0),
    ...star(60, 8, 2, '#ffffff'),
  ],
  eagle_talon: () =>
    lean([
      ...thing(
        'M42 88Q30 40 74 -8Q76 12 66 30Q60 54 76 88Z',
        '#4a3a2c',
        'M74 -8Q76 12 66 30Q60 54 76 88H64Q50 40 74 -8Z',
        2.5,
      ),
      line('M48 80Q44 44 66 10', '#c9b48a', 2.2, 0.8),
      ink('M36 84Q60 76 84 84L80 104Q60 112 40 104Z', '#e8b03c', 2.3),
      line('M42 92Q60 86 78 92M44 99Q60 94 76 99', '#8a5c12', 1.8),
      ink('M48 106H72V122H48Z', LEATHER, 2.1),
    ]),
  rage_talon: () => [
    ...glow(60, 56, 56, '#ff7a4a'),
    ...[
      [-26, 8],
      [0, 0],
      [26, 8],
    ].flatMap(([dx = 0, dy = 0]) =>
      thing(
        `M${48 + dx} ${84 + dy}Q${44 + dx} ${30 + dy} ${66 + dx * 1.3} ${-8 + dy}Q${72 + dx} ${40 + dy} ${70 + dx} ${84 + dy}Z`,
        '#e6ddc0',
        `M${66 + dx * 1.3} ${-8 + dy}Q${72 + dx} ${40 + dy} ${70 + dx} ${84 + dy}H${60 + dx}Q${60 + dx} ${30 + dy} ${66 + dx * 1.3} ${-8 + dy}Z`,
        2.4,
      ),
    ),
    ink('M12 80Q60 66 108 80L102 108Q60 122 18 108Z', '#7a2a1c', 2.5),
    line('M18 90Q60 76 102 90M20 100Q60 90 100 100', '#f0a03c', 2.4),
    fill('M78 74Q96 76 108 80L102 108Q90 112 78 114Z', INK, 0.3),
  ],
  dragons_teeth: () => [
    ...[
      [24, 96, -0.3],
      [96, 96, 0.3],
      [60, 104, 0],
      [40, 48, -0.15],
      [80, 48, 0.15],
    ].flatMap(([x = 0, y = 0, l = 0]) =>
      thing(
        `M${x - 13} ${y - 22}Q${x} ${y - 32} ${x + 13} ${y - 22}Q${x + 10} ${y + 6} ${x + l * 30} ${y + 22}Q${x - 10} ${y + 6} ${x - 13} ${y - 22}Z`,
        '#f4ead0',
        `M${x + 2} ${y - 27}Q${x + 8} ${y - 27} ${x + 13} ${y - 22}Q${x + 10} ${y + 6} ${x + l * 30} ${y + 22}Q${x + 6} ${y} ${x + 2} ${y - 27}Z`,
        2.3,
      ),
    ),
  ],
  horns_of_power: () => [
    ...glow(60, 60, 54, '#ffd08a'),
    ink(pair('M48 84Q10 84 2 44Q-2 16 14 -6Q12 26 26 40Q36 50 52 52Z'), '#e6d8b4', 2.6),
    fill('M72 84Q110 84 118 44Q122 16 106 -6Q116 50 70 62Z', '#6d5a34', 0.55),
    line(pair('M6 30L18 26M8 46L22 36M16 62L30 46M30 74L42 54'), '#8a7448', 2),
    ink('M42 44H78V92H42Z', '#8a3a24', 2.5),
    fill('M64 44H78V92H64Z', INK, 0.3),
    ink('M40 44H80V52H40ZM40 84H80V92H40Z', GOLD, 2),
    ...star(60, 68, 2.6, '#ffe27a'),
  ],
  torch: () => [
    ...glow(60, 24, 50, '#ffd257'),
    ...rod('M66 126L61 56', '#7a4f28', 10),
    ink('M46 44Q60 52 76 44L72 64Q60 70 50 64Z', '#4a3a30', 2.3),
    ...flame(48, 50, 1.7),
    ...flame(74, 50, 1.6),
    ...flame(60, 54, 2.5),
  ],
  whetstone: () => [
    ...thing('M6 88L96 74L116 90L112 108L24 121L6 106Z', '#9a948a', 'M96 74L116 90L112 108L98 110Z', 2.6),
    fill('M6 88L96 74L116 90L28 102Z', '#c2bcb0', 0.8),
    ...inset(turned(blade(STEEL, GOLD, '#c6303a'), 66), 60, 46, 0.86),
    line('M54 82L46 74M66 80L66 70M78 78L86 70', '#ffe27a', 3),
  ],
};

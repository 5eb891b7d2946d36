// Gems, stones of power, what hangs around a neck or lies in a chest, whichever set brings it.
import { glare } from './beast';
import { flame, glow, star } from './garb';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, halfOf, ink, pair, place, shape, thing } from './mirror';
import { spiral } from './spells';
import { inset, within } from './within';

const GOLD = '#efc04a';
const SILVER = '#cdd6dd';
const DARK = '#6d430a';
const sparks: Drawing = [
  ...star(18, 18, 2.2, '#ffffff'),
  ...star(104, 14, 1.8, '#ffffff'),
  ...star(108, 92, 1.6, '#ffffff'),
];

const brilliant = (colour: string): Drawing => [
  ...glow(60, 62, 54, colour),
  ink('M34 24H86L112 52L60 116L8 52Z', colour, 2.8),
  fill('M86 24L112 52L60 116L82 52Z', dim(colour, 0.45), 0.7),
  fill('M38 52L60 116L8 52Z', dim(colour, 0.7), 0.5),
  fill('M34 24L8 52H38L48 24Z', '#ffffff', 0.6),
  fill('M48 24L38 52H60L60 24Z', '#ffffff', 0.3),
  line('M8 52H112M38 52L60 116L82 52M34 24L38 52L60 24L82 52L86 24', INK, 1.7, 0.75),
  ...sparks,
];
const stepped = (colour: string): Drawing => [
  ...glow(60, 60, 54, colour),
  ink('M36 6H84L106 28V92L84 114H36L14 92V28Z', colour, 2.8),
  fill('M84 6L106 28V92L84 114L76 98L90 84V36L76 22Z', dim(colour, 0.4), 0.75),
  fill('M36 114L84 114L76 98H44Z', dim(colour, 0.5), 0.7),
  fill('M36 6H84L76 22H44L30 36V84L14 92V28Z', '#ffffff', 0.45),
  line(
    'M44 22H76L90 36V84L76 98H44L30 84V36ZM36 6L44 22M84 6L76 22M106 28L90 36M106 92L90 84M84 114L76 98M36 114L44 98M14 92L30 84M14 28L30 36',
    INK,
    1.7,
    0.75,
  ),
  fill('M40 34H52L38 66V40Z', '#ffffff', 0.55),
  ...sparks,
];
const oval = (colour: string, inside: Drawing): Drawing => [
  ...glow(60, 60, 56, colour),
  ink(halfOf('M60 8Q16 12 16 62Q18 112 60 114'), colour, 2.8),
  fill('M70 9Q104 20 104 62Q102 112 60 114Q100 80 70 9Z', dim(colour, 0.45), 0.7),
  ...inside,
  line('M26 62Q26 30 48 18', '#ffffff', 4.4, 0.9),
  ...sparks,
];
const hexed = (colour: string): Drawing => [
  ...glow(60, 60, 54, colour),
  ink('M60 4L104 30V88L60 116L16 88V30Z', colour, 2.8),
  fill('M60 4L104 30V88L60 116L60 96L86 78V42L60 26Z', dim(colour, 0.4), 0.7),
  fill('M60 4L16 30V60L34 52V42L60 26Z', '#ffffff', 0.5),
  line(
    'M60 26L86 42V78L60 96L34 78V42ZM60 4V26M104 30L86 42M104 88L86 78M60 116V96M16 88L34 78M16 30L34 42',
    INK,
    1.7,
    0.75,
  ),
  fill('M42 44L58 34V46L42 56Z', '#ffffff', 0.55),
  ...sparks,
];
export const tear = (x: number, y: number, size: number, colour: string): Drawing => [
  ink(place('M0 -40Q28 -4 28 14Q28 38 0 38Q-28 38 -28 14Q-28 -4 0 -40Z', x, y, size), colour, 2.4),
  fill(place('M0 -40Q28 -4 28 14Q28 38 0 38Q18 10 0 -40Z', x, y, size), dim(colour, 0.45), 0.6),
  line(place('M-18 14Q-18 24 -8 30', x, y, size), '#ffffff', 3.2 * size, 0.9),
];
const prism = (x: number, foot: number, wide: number, high: number, lean: number, colour: string): Drawing => [
  ink(
    `M${x - wide} ${foot}L${x - wide + lean} ${foot - high + wide}L${x + lean} ${foot - high - wide}L${x + wide + lean} ${foot - high + wide}L${x + wide} ${foot}Z`,
    colour,
    2.3,
  ),
  fill(
    `M${x + wide * 0.25} ${foot}L${x + wide * 0.25 + lean} ${foot - high + wide * 1.3}L${x + lean} ${foot - high - wide}L${x + wide + lean} ${foot - high + wide}L${x + wide} ${foot}Z`,
    dim(colour, 0.45),
    0.65,
  ),
  line(`M${x - wide * 0.5} ${foot - 4}L${x - wide * 0.5 + lean} ${foot - high + wide * 1.4}`, '#ffffff', 2, 0.75),
];
export const crystals = (colour: string): Drawing => [
  ...glow(60, 64, 58, colour),
  ...prism(24, 112, 9, 44, -12, dim(colour, 0.85)),
  ...prism(98, 112, 9, 46, 12, dim(colour, 0.8)),
  ...prism(42, 114, 11, 72, -6, colour),
  ...prism(80, 114, 11, 66, 7, dim(colour, 0.92)),
  ...prism(60, 116, 13, 94, 0, colour),
  ...thing('M4 112Q30 102 60 108Q92 102 116 112L108 121H12Z', '#7a7068', 'M80 106Q100 106 116 112L108 121H76Z', 2.3),
  ...sparks,
];
const splinter = (colour: string): Drawing => [
  ...glow(60, 58, 56, colour),
  ink('M74 -6L92 34L82 82L58 118L36 92L30 50L50 16Z', colour, 2.8),
  fill('M74 -6L92 34L82 82L58 118L64 72L60 34Z', dim(colour, 0.4), 0.65),
  fill('M74 -6L50 16L30 50L46 54L60 34Z', '#ffffff', 0.55),
  line('M74 -6L60 34L46 54L30 50M60 34L64 72L58 118M64 72L82 82M46 54L36 92M60 34L92 34', INK, 1.7, 0.75),
  ...sparks,
];
/** A stone with a sign that glows in it. */
export const runestone = (stone: string, light: string, sign: Drawing): Drawing => [
  ...glow(60, 60, 58, light),
  ...thing(
    'M34 12Q60 -2 90 12Q112 36 108 70Q104 104 74 114Q42 120 22 102Q6 76 14 44Q20 22 34 12Z',
    stone,
    'M90 12Q112 36 108 70Q104 104 74 114Q66 116 58 116Q100 84 90 12Z',
    2.8,
  ),
  line('M22 54Q24 30 42 20', '#ffffff', 3.2, 0.5),
  line('M24 86L34 92M84 26L92 34M92 84L84 92', dim(stone, 0.5), 2.2),
  ...sign,
];
const runeOf = (d: string, colour: string): Drawing => [
  line(d, INK, 10),
  line(d, colour, 6),
  line(d, '#ffffff', 2, 0.7),
];

export const dragonHead = (x: number, y: number, size: number, colour: string): Drawing => [
  ink(place('M-18 -20L-10 -12Q0 -18 10 -12L18 -20L16 -2L10 14L4 22H-4L-10 14L-16 -2Z', x, y, size), colour, 2),
  fill(place('M0 -16Q6 -16 10 -12L18 -20L16 -2L10 14L4 22H0Z', x, y, size), dim(colour), 0.5),
  ...inset(glare(58, 8, '#d2301c', { pupil: 'slit', size: 0.7 }), x, y, size),
  fill(place('M-5 14L-2 16L-5 18ZM5 14L2 16L5 18Z', x, y, size), INK),
];

/** A chain around nobody's neck, with what hangs on it. */
const pendant = (metal: string, hung: Drawing): Drawing =>
  within(
    [
      line('M60 40C26 34 14 16 14 -8M60 40C94 34 106 16 106 -8', INK, 6.4),
      line('M60 40C26 34 14 16 14 -8M60 40C94 34 106 16 106 -8', metal, 3.4),
      line('M17 6L12 8M22 18L17 22M32 29L28 34M45 36L43 41M103 6L108 8M98 18L103 22M88 29L92 34M75 36L77 41', INK, 1.5),
      ink(disc(60, 42, 6), metal, 2.2),
      ...hung,
    ],
    0.96,
  );
const set = (metal: string, gem: string, sign: Drawing = []): Drawing => [
  ink(disc(60, 84, 35), metal, 2.7),
  fill('M70 51A35 35 0 0 1 60 119Q92 96 70 51Z', DARK, 0.45),
  ink(disc(60, 84, 24), gem, 2.2),
  fill('M66 61A24 24 0 0 1 60 108Q80 94 66 61Z', dim(gem, 0.4), 0.7),
  line('M43 84Q43 72 53 66', '#ffffff', 3, 0.85),
  fill(
    [0, 60, 120, 180, 240, 300]
      .map((a) => disc(60 + Math.cos((a * Math.PI) / 180) * 29.5, 84 + Math.sin((a * Math.PI) / 180) * 29.5, 2.2))
      .join(''),
    '#fffbe0',
  ),
  ...sign,
];
const slit = (iris: string): Drawing => [
  ink('M38 84Q60 62 82 84Q60 104 38 84Z', iris, 2),
  fill('M60 72Q65 84 60 96Q55 84 60 72Z', INK),
  fill(disc(54, 79, 2.2), '#ffffff'),
];
const leafOf = (colour: string): Drawing => [
  ...thing(
    'M60 46Q92 62 88 90Q80 114 60 122Q40 114 32 90Q28 62 60 46Z',
    colour,
    'M64 48Q92 62 88 90Q80 114 60 122Q72 90 64 48Z',
    2.5,
  ),
  line('M60 54V118M60 72L46 64M60 72L74 64M60 88L44 80M60 88L76 80M60 104L50 98M60 104L70 98', dim(colour, 0.45), 2.2),
  line('M38 84Q40 66 52 58', '#ffffff', 2.2, 0.7),
];
const plumeOf = (x: number, lean: number, colour: string): Drawing => [
  ...thing(
    `M${x} 46Q${x - 16 + lean} 70 ${x - 8 + lean} 112L${x + lean} 124L${x + 8 + lean} 112Q${x + 18 + lean} 72 ${x} 46Z`,
    colour,
    `M${x} 46L${x + lean} 124L${x + 8 + lean} 112Q${x + 18 + lean} 72 ${x} 46Z`,
    2.2,
  ),
  line(
    `M${x} 50L${x + lean} 118M${x + lean * 0.4} 76L${x - 8 + lean * 0.5} 70M${x + lean * 0.5} 90L${x - 8 + lean * 0.7} 84M${x + lean * 0.7} 102L${x - 5 + lean} 98`,
    dim(colour, 0.5),
    1.7,
  ),
];

export const JEWELS: Gallery = {
  diamond: () => brilliant('#d8f0fa'),
  emerald: () => stepped('#37b06a'),
  ruby: () => hexed('#d8283c'),
  opal: () =>
    oval('#e8e0ee', [
      fill('M36 40Q48 30 56 44Q52 58 40 56Z', '#8fd8f4', 0.8),
      fill('M60 62Q78 56 80 74Q70 86 58 78Z', '#f4a8c8', 0.8),
      fill('M34 76Q44 68 50 82Q46 94 38 90Z', '#a8e8a8', 0.8),
      fill('M66 26Q80 26 82 42Q72 48 64 40Z', '#ffd890', 0.8),
    ]),
  blood_stone: () => [...hexed('#8a1420'), ...tear(60, 62, 0.4, '#e8303a')],
  dragons_eye: () =>
    oval('#e0902c', [
      ink('M60 24Q74 60 60 98Q46 60 60 24Z', INK, 1),
      line('M40 40Q34 60 40 82M80 40Q86 60 80 82M30 52V70', '#ffd890', 2, 0.8),
    ]),
  dragon_tears: () => [
    ...glow(60, 60, 58, '#a8e0ff'),
    ...tear(38, 54, 1, '#5fb8ea'),
    ...tear(84, 76, 1.05, '#8fd0f4'),
    ...tear(88, 18, 0.5, '#c4e8fa'),
    ...sparks,
  ],
  crystal_of_power: () => crystals('#b46cf0'),
  crystal_shard: () => splinter('#8fd8ff'),
  psychic_crystal: () => [
    ...crystals('#f08ad0'),
    fill(disc(60, 46, 6), '#ffffff', 0.8),
    line(spiral(60, 46, 16, 2), '#ffffff', 2),
  ],
  ice_queens_palace: () => [
    ...crystals('#c4eaf8'),
    ink('M54 116V98Q60 90 66 98V116Z', '#2f5f8a', 1.9),
    fill('M50 62H54V70H50ZM66 62H70V70H66ZM58 44H62V54H58ZM36 84H40V90H36ZM80 84H84V90H80Z', '#ffe9a0'),
  ],
  spellstone: () => runestone('#7a7aa8', '#b8a8ff', runeOf('M60 28V90M60 44L82 34M60 60L82 50M40 90H80', '#c8a8ff')),
  hearth_rune: () => runestone('#9a6a52', '#ffb06a', [...flame(60, 96, 2.8), line('M36 98H84', '#ffd257', 4)]),
  dawnstone: () =>
    runestone('#c99a6a', '#ffe27a', [
      fill(pair('M60 74L18 60L20 70ZM60 74L28 34L36 30ZM60 74L54 18H60Z'), '#fff2b0', 0.9),
      ink(halfOf('M60 50Q38 52 36 78H60'), '#ffd257', 2.2),
      line('M26 80H94', '#fff2b0', 4),
    ]),
  luckstone: () =>
    runestone('#8a9a86', '#a8f0a0', [
      ...[
        [-13, -10],
        [13, -10],
        [-13, 12],
        [13, 12],
      ].flatMap(([dx = 0, dy = 0]): Drawing => [ink(disc(60 + dx, 56 + dy, 13), '#4fae5a', 2)]),
      line('M60 60Q64 84 76 94', '#2f7a3a', 4),
    ]),
  lodestone: () => [
    ...runestone('#4c4a54', '#b8c8d8', []),
    line('M34 92V52Q34 28 60 28Q86 28 86 52V92', INK, 24),
    line('M34 92V52Q34 28 60 28Q86 28 86 52V92', '#c8302a', 19),
    line('M34 92V82M86 92V82', '#dfe6ec', 19),
    line('M30 70V52Q32 36 50 30', '#ffd8d0', 3, 0.8),
    line('M22 106L30 98M38 110V100M82 110V100M98 106L90 98', '#dfe6ec', 3.4),
  ],
  orb_of_flames: () => [
    ...glow(60, 60, 60, '#ffb04a'),
    ink(disc(60, 60, 48), '#7a2414', 2.8),
    ...flame(44, 96, 2.4),
    ...flame(78, 94, 2.2),
    ...flame(60, 102, 3.2),
    line(disc(60, 60, 44), '#ff9a3c', 2, 0.7),
    line('M22 54Q26 28 50 18', '#ffffff', 4, 0.85),
  ],
  winter_oil: () => [
    ...glow(60, 60, 58, '#c8f0ff'),
    ...shape('M60 6H52V24Q22 34 20 70Q24 112 60 114', '#bfe8f8', 0.4, 2.7),
    fill(halfOf('M60 60Q40 54 24 66Q26 108 60 111'), '#5fb0e0', 0.8),
    ink('M46 0H74V12H46Z', '#8a5c30', 2),
    line('M60 68V100M46 76L74 92M74 76L46 92', '#ffffff', 3.4),
    line('M30 66Q32 46 46 36', '#ffffff', 3, 0.9),
  ],
  celestial_bauble: () => [
    ...glow(60, 60, 60, '#a8b8ff'),
    ink(disc(60, 60, 48), '#27346e', 2.8),
    fill('M72 13A48 48 0 0 1 60 108Q96 76 72 13Z', '#0c1230', 0.7),
    ...star(46, 48, 3, '#ffffff'),
    ...star(74, 38, 2, '#ffe27a'),
    ...star(70, 74, 2.6, '#ffffff'),
    ...star(40, 82, 1.8, '#a8d0ff'),
    ...star(88, 60, 1.6, '#ffffff'),
    line('M46 48L74 38L88 60L70 74L40 82L46 48', '#8fa8f0', 1.4, 0.8),
    line('M20 54Q24 28 48 18', '#ffffff', 4, 0.85),
    ink('M-4 74Q60 104 124 46L122 52Q60 114 -4 80Z', GOLD, 2),
  ],
  arnkell: () => [
    ...glow(60, 60, 58, '#8fe0ff'),
    ink(disc(60, 62, 42), '#2f6a8a', 2.8),
    ...dragonHead(60, 60, 1.3, '#8fd0e8'),
    line(disc(60, 62, 38), '#bfefff', 2, 0.7),
    line('M28 54Q32 34 50 26', '#ffffff', 3.4, 0.85),
  ],

  dragon_amulet: () => pendant(GOLD, set(GOLD, '#d8401c', slit('#ffd24a'))),
  dragon_charm: () => pendant('#b8703c', dragonHead(60, 84, 1.6, '#b8382a')),
  amulet_of_speed: () =>
    pendant(
      SILVER,
      set(SILVER, '#3fa4e0', [
        ink('M46 96Q48 76 80 72Q80 80 70 82Q76 84 66 88Q68 92 58 93Q52 96 46 96Z', '#ffffff', 1.9),
      ]),
    ),
  verdant_talisman: () => pendant('#a8763e', leafOf('#5fae4a')),
  taweez_amulet: () =>
    pendant(GOLD, [
      ink('M24 62H96V106H24Z', GOLD, 2.6),
      fill('M78 62H96V106H78Z', DARK, 0.45),
      ink('M32 70H88V98H32Z', '#2f8a7a', 2),
      ...star(60, 84, 2.4, '#ffe9a0'),
      line('M40 84H48M72 84H80', '#ffe9a0', 2.4),
      line('M30 106V120M45 106V122M60 106V124M75 106V122M90 106V120', '#d8402c', 3),
    ]),
  eternal_talisman: () =>
    pendant(
      GOLD,
      set(GOLD, '#6d3fc0', [
        line(
          'M44 84Q44 74 52 76Q60 80 60 84Q60 88 68 92Q76 94 76 84Q76 74 68 76Q60 80 60 84Q60 88 52 92Q44 94 44 84Z',
          '#ffe9a0',
          3,
        ),
      ]),
    ),
  windlord_amulet: () =>
    pendant(SILVER, [
      ...plumeOf(60, -22, '#8fb0d8'),
      ...plumeOf(60, 22, '#8fb0d8'),
      ...plumeOf(60, 0, '#e6eef6'),
      ink(disc(60, 50, 8), '#3fa4e0', 2),
    ]),
  mabs_charm: () =>
    pendant('#c8d8f0', [
      ink('M40 52Q66 60 66 84Q66 108 40 116Q86 120 90 84Q86 50 40 52Z', '#d8ecff', 2.5),
      fill('M66 56Q86 64 90 84Q86 116 54 117Q84 104 78 76Z', '#4a6a9c', 0.55),
      ...star(46, 84, 3.2, '#8fd8ff'),
    ]),
  token_of_promise: () => [
    ...shape('M60 -4H34L44 44H60', '#c23a4a', 0.5, 2.3),
    fill('M54 -4H66V44H54Z', '#f4ead0'),
    ...inset(
      set(GOLD, '#f0d9a0', [ink('M60 94Q48 80 52 74Q57 72 60 78Q63 72 68 74Q72 80 60 94Z', '#d8343a', 1.7)]),
      60,
      54,
      1,
    ),
  ],
  nuadus_torc: () => [
    ...glow(60, 64, 54, '#ffe9a0'),
    line('M30 104Q4 84 12 52Q24 14 60 14Q96 14 108 52Q116 84 90 104', INK, 19),
    line('M30 104Q4 84 12 52Q24 14 60 14Q96 14 108 52Q116 84 90 104', GOLD, 14),
    line('M108 52Q116 84 90 104', dim(GOLD, 0.6), 14, 0.6),
    line(
      'M6 66L20 62M8 48L22 50M16 32L28 38M30 18L38 28M48 10L52 22M70 10L68 22M88 18L82 28M104 32L92 38M112 48L98 50M114 66L100 62M16 92L26 84M104 92L94 84',
      DARK,
      2.6,
    ),
    ink(disc(34, 106, 11) + disc(86, 106, 11), GOLD, 2.5),
    ink(disc(34, 106, 5.5) + disc(86, 106, 5.5), '#37a05c', 1.8),
    line('M14 56Q22 26 48 18', '#fffbe0', 3, 0.8),
  ],
  suleimans_seal: () => [
    ...glow(60, 60, 58, '#ffe9a0'),
    ink(disc(60, 60, 50), GOLD, 2.8),
    fill('M72 11A50 50 0 0 1 60 110Q98 82 72 11Z', DARK, 0.45),
    ink(disc(60, 60, 39), '#1f5a6a', 2.2),
    line('M60 26L89 77H31ZM60 94L31 43H89Z', INK, 8),
    line('M60 26L89 77H31ZM60 94L31 43H89Z', '#ffe27a', 4.4),
    fill(disc(60, 60, 6), '#ffffff'),
    line('M18 50Q24 28 44 19', '#fffbe0', 3, 0.85),
  ],
};

// What the Spells of the sets do.
import { wolf } from './animals';
import { maw } from './beast';
import { leaf } from './elements';
import { COMPANIONS } from './companions';
import { flame, glow, hand, skull, star } from './garb';
import { GEAR } from './gear';
import { tear } from './jewels';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { ink, pair, place, turned } from './mirror';
import { arm, block, bolt, graveHand, MAGIC, prayer, ring } from './motifs';
import { cloud, OMENS } from './omens';
import { fires, land } from './scenery';
import { SITES } from './sites';
import { spiral, SPELLS } from './spells';
import { SPIRITS } from './spirits';
import { tinted } from './tint';
import { coin, rays } from './treasure';
import { inset, mirrored, within } from './within';

const GOLD = '#efc04a';
const SKIN = '#e0ab7c';
const of = (gallery: Gallery, name: string): Drawing => gallery[name]?.() ?? [];
/** Called up within a ring of light. */
export const called = (what: Drawing, size = 0.8, colour?: string): Drawing =>
  within(
    [
      ...ring(colour),
      ...inset(what, 60, 60, size),
      ...star(10, 18, 2.2, '#ffffff'),
      ...star(110, 20, 2, '#ffffff'),
      ...star(106, 106, 1.8, '#ffffff'),
    ],
    0.96,
  );
const heart: Drawing = [
  ink('M60 34Q50 12 32 17Q13 24 16 48Q22 76 60 104Q98 76 104 48Q107 24 88 17Q70 12 60 34Z', '#d8343a', 2.7),
  fill('M60 34Q70 12 88 17Q107 24 104 48Q98 76 60 104Q88 66 60 34Z', '#6a1018', 0.5),
  line('M28 50Q24 32 38 26', '#ffd0c8', 4, 0.9),
];
const hourglass: Drawing = of(SPELLS, 'temporal_warp').slice(3);
const cards = (first: Drawing, second: Drawing): Drawing => [
  ...turned([ink('M22 20H68V86H22Z', '#433f96', 2.4), line('M28 26H62V80H28Z', GOLD, 1.8)], -12),
  ...inset(first, 42, 54, 0.4),
  ...turned([ink('M54 34H100V100H54Z', '#7a3f8a', 2.4), line('M60 40H94V94H60Z', GOLD, 1.8)], 10),
  ...inset(second, 80, 72, 0.4),
];
export const swirl = (colour: string, light: string): Drawing => [
  ...glow(60, 60, 60, light),
  line(spiral(60, 60, 58, 3), INK, 14),
  line(spiral(60, 60, 58, 3), colour, 10),
  line(spiral(60, 60, 58, 3), light, 3),
  fill(disc(60, 60, 8), '#ffffff'),
];
const plus = (x: number, y: number, colour = '#4fae5a'): Drawing => [
  ink(place('M-4 -13H4V-4H13V4H4V13H-4V4H-13V-4H-4Z', x, y), colour, 2),
];
const minus = (x: number, y: number): Drawing => [ink(place('M-13 -5H13V5H-13Z', x, y), '#c0301c', 2)];
const crackOf = (light: string): Drawing => [
  ink('M-6 62Q30 52 60 58Q92 52 126 62V122H-6Z', '#8a6a44', 2.6),
  fill('M84 56Q108 58 126 62V122H78Z', INK, 0.3),
  ink('M58 56L40 74L56 84L34 122H92L74 98L84 80L66 70L74 57Z', '#140a06', 2.4),
  fill('M62 74L50 82L64 92L50 122H78L66 98L74 84Z', light, 0.9),
  ink('M14 40L28 30L38 42L26 52ZM88 36L102 28L108 42L94 48ZM52 34L64 22L72 36L62 46Z', '#8a6a44', 2),
];
const dome = (colour: string, inside: Drawing): Drawing => [
  ...inside,
  fill('M2 116Q0 4 60 2Q120 4 118 116Z', colour, 0.4),
  line('M2 116Q0 4 60 2Q120 4 118 116Z', '#ffffff', 3),
  line('M2 116Q60 124 118 116M12 72Q60 84 108 72M60 2V119M60 2Q20 40 26 118M60 2Q100 40 94 118', colour, 2, 0.9),
  line('M14 70Q16 34 38 18', '#ffffff', 4.4, 0.9),
];
export const wind = (colour: string): Drawing => [
  line(
    'M-4 40H72Q94 40 92 22Q88 6 72 10Q62 16 68 26M-8 62H96Q120 62 116 82Q110 98 94 92Q86 84 94 76M-4 86H58Q78 86 76 104Q70 118 56 112Q50 104 58 98',
    INK,
    9,
  ),
  line(
    'M-4 40H72Q94 40 92 22Q88 6 72 10Q62 16 68 26M-8 62H96Q120 62 116 82Q110 98 94 92Q86 84 94 76M-4 86H58Q78 86 76 104Q70 118 56 112Q50 104 58 98',
    colour,
    5.6,
  ),
  line('M10 38H60M10 60H84M10 84H50', '#ffffff', 1.8, 0.9),
  ink('M26 14Q38 6 44 16Q34 24 26 14ZM96 30Q106 24 110 34Q100 40 96 30Z', '#7fae4a', 1.8),
];
export const person = of(COMPANIONS, 'prince');
export const faded = (drawing: Drawing, light: string): Drawing => tinted(drawing, light, 0.6);

export const CASTINGS: Gallery = {
  benediction: () => [
    ...rays('#fff6c8', 0.6),
    ...inset(prayer(SKIN, '#f1ebdb'), 60, 68, 0.84),
    line('M38 10a22 7 0 1 0 44 0a22 7 0 1 0 -44 0z', INK, 6),
    line('M38 10a22 7 0 1 0 44 0a22 7 0 1 0 -44 0z', '#ffe27a', 3.4),
  ],
  blessed: () => [
    ...rays('#fff6c8', 0.6),
    ...inset(person, 60, 66, 0.84),
    ...star(16, 20, 2.4, '#ffffff'),
    ...star(104, 20, 2.4, '#ffffff'),
    ...star(60, 9, 3, '#ffe27a'),
  ],
  invoke_favour: () => [
    ...glow(60, 30, 54, '#fff2b0'),
    ...inset(prayer('#c98f5c', '#433f96'), 60, 66, 0.86),
    ...coin(60, 10, 11),
  ],
  reverence: () => called(prayer(SKIN, '#6d4fa3'), 0.8, '#fff2c0'),
  burial_rites: () => [
    ...land('graveyard'),
    ...[
      [26, 112, '#d8402c'],
      [42, 116, '#f2c52c'],
      [78, 116, '#e88aa0'],
      [94, 112, '#f4f0e6'],
    ].flatMap(([x, y, c]): Drawing => [
      line(`M${Number(x)} 121V${Number(y)}`, '#3f7a3a', 2.6),
      ink(
        disc(Number(x) - 4, Number(y) - 4, 4) +
          disc(Number(x) + 4, Number(y) - 4, 4) +
          disc(Number(x), Number(y) - 9, 4) +
          disc(Number(x), Number(y), 4),
        String(c),
        1.5,
      ),
      fill(disc(Number(x), Number(y) - 4, 2.4), '#f7d96c'),
    ]),
    ...glow(60, 50, 40, '#fff2c0'),
  ],
  curse_of_the_werewolf: () => [
    ...glow(60, 50, 60, '#fff2c0'),
    ink(disc(60, 50, 50), '#f4ecd0', 2.4),
    fill(disc(34, 30, 7) + disc(86, 26, 5) + disc(92, 62, 6), '#d2c69c'),
    ...within(wolf({ fur: '#4c4048', pale: '#8a7478', eye: '#f2c52c' }), 0.86),
  ],
  feral_hunger: () => [
    ...ring('#ff9a8a'),
    ...maw(
      'M60 22Q14 20 6 44Q14 100 60 104',
      'M14 42L22 70L32 36L40 62L50 32L56 50L60 30V26Q30 24 14 42Z',
      'M60 76Q34 74 36 94Q48 102 60 103',
    ),
    ink(pair('M24 84L32 66L40 96ZM44 100L50 82L56 103Z'), '#fbf3dc', 1.6),
    ...tear(60, 56, 0.34, '#d2202c'),
  ],
  drain_life: () => [
    ...heart,
    ...turned(hand(60, 66, '#6a5a70', 1.9), 180),
    ink(pair('M42 20L38 38L48 32ZM54 32L56 48L60 34Z'), '#2b2232', 1.6),
    ...tear(60, 104, 0.4, '#b01c24'),
  ],
  life_tap: () => [
    ...ring('#ff9a9a'),
    ...inset(heart, 60, 50, 0.8),
    ...tear(60, 106, 0.42, '#d2202c'),
    ...tear(34, 98, 0.28, '#d2202c'),
    ...tear(86, 98, 0.28, '#d2202c'),
  ],
  soul_shatter: () => [
    ...glow(60, 60, 58, '#8fe0ff'),
    ...inset(of(SPIRITS, 'spirit'), 60, 60, 0.9),
    line('M60 -4L50 22L68 44L46 66L66 88L56 124M50 22L20 10M68 44L104 34M46 66L8 74M66 88L106 100', INK, 6),
    line('M60 -4L50 22L68 44L46 66L66 88L56 124M50 22L20 10M68 44L104 34M46 66L8 74M66 88L106 100', '#dff6ff', 3),
  ],
  exorcise: () => [
    ...inset(of(SPIRITS, 'haunt'), 78, 52, 0.7),
    ...rays('#fff6c8', 0.4),
    ink('M28 44H42V62H60V76H42V118H28V76H10V62H28Z', GOLD, 2.7),
    fill('M36 44H42V62H60V76H42V118H36Z', '#6d430a', 0.5),
    line('M31 48V112', '#fffbe0', 2, 0.8),
    ink(disc(35, 69, 5), '#d2303a', 1.7),
  ],
  haunting_poltergeist: () => called(of(SPIRITS, 'poltergeist'), 0.9, '#d8b8ff'),
  reanimate: () => [...glow(60, 66, 56, '#b8ff8a'), ...graveHand('#8fa86a')],
  resurrection: () => [...rays('#fff6c8', 0.6), ...graveHand(SKIN), ...star(60, 20, 3, '#ffe27a')],
  solstice_ritual: () => [
    fill(
      'M60 60L52 -10H68ZM60 60L104 4L114 16ZM60 60L128 52V68ZM60 60L114 104L104 116ZM60 60L68 126H52ZM60 60L16 116L6 104ZM60 60L-10 68V52ZM60 60L6 16L16 4Z',
      '#ffd257',
      0.8,
    ),
    ink(disc(60, 60, 40), '#ffb03c', 2.6),
    ink(disc(64, 60, 36), '#2a1c34', 2.4),
    line('M30 44Q38 26 58 24', '#fff2b0', 3.4),
  ],
  craft: () => [...ring('#a8d0ff'), ...flame(60, 106, 4.4, '#2360a5', '#a8d8ff'), ...plus(98, 28, '#4f9ae0')],
  strength: () => [...ring('#ffb0a0'), ...inset(arm(SKIN, '#8a2f24'), 58, 62, 0.82), ...plus(102, 28, '#d2402c')],
  bolster: () => [
    ...glow(60, 60, 58, '#ffd08a'),
    ...arm('#c98f5c', '#2f5a9c'),
    ...star(104, 60, 2.4, '#ffffff'),
    line('M100 24V4M90 14L100 3L110 14', '#ffe27a', 5),
  ],
  syphon_strength: () => [
    ...inset(arm(SKIN, '#8a5c30'), 50, 66, 0.8),
    line('M80 40Q104 30 100 8', '#ff8a7a', 5),
    ...glow(100, 8, 22, '#ff8a7a'),
    line(spiral(100, 8, 14, 2), '#d2202c', 3),
    ...minus(96, 96),
  ],
  syphon_craft: () => [
    ...glow(44, 70, 46, '#a8d0ff'),
    ...flame(42, 112, 4, '#2360a5', '#a8d8ff'),
    line('M56 40Q92 44 100 14', INK, 8),
    line('M56 40Q92 44 100 14', '#8ab8ff', 5),
    ...glow(100, 12, 22, '#8ab8ff'),
    line(spiral(100, 12, 14, 2), '#2360a5', 3),
    ...minus(96, 96),
  ],
  weakness: () => [
    ...ring('#b8b8c8'),
    ...inset(mirrored(of(GEAR, 'axe')), 56, 62, 0.84),
    line('M36 92L86 24', INK, 7),
    line('M36 92L86 24', '#c0301c', 4),
    ...minus(100, 96),
  ],
  divine_intervention: () => [
    ...rays('#fff6c8', 0.6),
    ...cloud('#ffffff', '#c8d0e4'),
    ...turned(hand(60, 30, '#f3d3b2', 1.7), 180),
    ink('M38 34H82V48H38Z', '#f4ecd8', 2.2),
  ],
  finger_of_death: () => [
    ...glow(30, 56, 40, '#b8ff6a'),
    ink(
      'M124 40L92 36Q74 30 66 40L14 46Q4 52 14 58L64 60L58 66L62 74L58 80L64 88L66 96Q80 104 96 96L124 98Z',
      '#e2dcc6',
      2.6,
    ),
    fill('M62 74L58 80L64 88L66 96Q80 104 96 96L124 98V76Q90 80 62 74Z', '#6d664e', 0.5),
    line('M40 44L42 60M66 42L64 60M78 74H96M80 86H96M66 66L80 62', '#4a443a', 2.2),
    ...skull(14, 26, 1.7),
    line('M4 52H-8M8 66L-4 76M8 40L-2 34', '#b8ff6a', 3),
  ],
  magic_portal_spell: () => within([...ring(), ...inset(of(SITES, 'magic_portal'), 60, 60, 0.88)], 0.96),
  transference: () => [
    ...inset(of(SITES, 'magic_portal'), 26, 62, 0.56),
    ...inset(tinted(of(SITES, 'magic_portal'), '#3f9fd8', 0.3), 94, 62, 0.56),
    line('M30 20Q60 -6 88 18M84 8L90 20L78 20M90 106Q60 122 32 108M36 118L30 106L42 106', '#ffffff', 4),
  ],
  magic_shell: () => within(dome('#8fd0ff', inset(person, 60, 66, 0.74)), 0.92),
  barrier: () =>
    within(
      [
        ...[0, 1, 2].flatMap((row) =>
          [0, 1, 2].map((i) =>
            ink(
              `M${2 + i * 40 - (row % 2) * 18} ${30 + row * 28}H${38 + i * 40 - (row % 2) * 18}V${55 + row * 28}H${2 + i * 40 - (row % 2) * 18}Z`,
              ['#b8a8ff', '#a08af0', '#8f78e0'][(i + row) % 3] ?? MAGIC,
              2.3,
            ),
          ),
        ),
        line('M-10 24H120', '#ffffff', 3.4),
        ...star(30, 40, 2, '#ffffff'),
        ...star(88, 66, 2.4, '#ffffff'),
        ...star(44, 98, 1.8, '#ffffff'),
      ],
      0.92,
    ),
  restoration: () => [
    ...rays('#d8ffc8', 0.5),
    ...inset(heart, 60, 56, 0.9),
    ink('M60 74Q40 64 44 40Q60 48 62 64Q66 42 84 40Q84 66 60 74Z', '#5fae4a', 2.1),
    line('M60 90V70', '#2f7a3a', 4),
    ...star(18, 14, 2, '#ffffff'),
    ...star(102, 12, 2, '#ffffff'),
  ],
  rejuvenation: () => [
    ...glow(60, 60, 56, '#c8ffb0'),
    ...inset(hourglass, 60, 60, 0.96),
    ...inset(leaf, 34, 30, 1),
    ...inset(mirrored(leaf), 90, 36, 1),
    line('M16 30Q4 60 16 92M10 84L16 94L24 86M104 92Q116 60 104 30M96 38L104 28L112 38', '#ffffff', 3.4),
  ],
  spell_call: () => [
    ...ring(),
    ...cards(star(60, 60, 9, '#ffe9a0'), flame(60, 96, 3.2)),
    ...star(100, 14, 2.4, '#ffffff'),
  ],
  alteration: () => [
    ...cards(star(60, 60, 9, '#ffe9a0'), of(SPELLS, 'healing').slice(1, 6)),
    line('M70 8Q100 4 110 28M114 16L111 30L99 24M48 112Q18 116 8 94M4 106L7 92L19 98', '#ffffff', 4),
  ],
  spell_scorch: () => [
    ...glow(60, 60, 56, '#ff9a3c'),
    ...turned([ink('M30 8H90V96H30Z', '#433f96', 2.6), line('M37 15H83V89H37Z', GOLD, 2)], -8),
    ...star(58, 46, 5, '#ffe9a0'),
    ...fires([30, 118, 2.6], [90, 116, 2.6], [60, 122, 3.4]),
  ],
  summon_storm: () => of(OMENS, 'storm'),
  lightning_bolt: () => [
    ...glow(60, 60, 58, '#ffe9a0'),
    ...bolt(58, 60, 1),
    ...bolt(18, 44, 0.4),
    ...bolt(104, 70, 0.44),
  ],
  lightning_strike: () => [
    ...glow(48, 108, 40, '#fff3b0'),
    ...bolt(58, 60, 0.82),
    ink('M-4 122L4 110L22 100L34 108L46 98L58 108L74 98L84 108L104 100L124 112V122Z', '#6d5a3c', 2.6),
    fill('M10 122L34 110L46 116L58 110L74 116L84 110L110 122Z', '#2e2418', 0.55),
    ...cloud('#b8b2d4', '#4a4468'),
    ...star(20, 84, 2.4, '#ffffff'),
    ...star(96, 84, 2.6, '#ffffff'),
    ...star(82, 70, 1.8, '#ffffff'),
  ],
  energize: () => [
    ...ring('#ffe9a0'),
    ...bolt(60, 60, 0.8),
    ...star(24, 40, 2, '#ffffff'),
    ...star(96, 84, 2, '#ffffff'),
  ],
  temporal_vortex: () => [...swirl('#5a4ac0', '#c8c0ff'), ...inset(hourglass, 60, 60, 0.6)],
  time_steal: () => [
    ...inset(hourglass, 72, 52, 0.84),
    ink('M-8 78L22 70Q44 64 62 70L78 74Q82 80 74 82L54 82Q62 90 78 88Q84 94 74 98L44 104L-8 108Z', '#8a7a9a', 2.4),
    fill('M-8 94L44 98L74 92L74 98L44 104L-8 108Z', '#2b2238', 0.5),
  ],
  stasis: () => block(inset(hourglass, 58, 60, 0.86)),
  vortex: () => swirl('#7a4ad8', '#d8c0ff'),
  mini_vortex: () => [
    ...inset(swirl('#3f8ac0', '#c0ecff'), 60, 60, 0.8),
    ...star(14, 16, 2, '#ffffff'),
    ...star(106, 104, 2, '#ffffff'),
  ],
  twist_of_fate: () => [
    ...inset(swirl('#8a4ac0', '#e6c8ff'), 60, 60, 0.9),
    ...inset(of(SPELLS, 'random').slice(2), 60, 60, 0.78),
  ],
  cheat_fate: () => [
    ...glow(60, 60, 58, '#c8b0f0'),
    ...fires([34, 58, 2.2], [84, 54, 2.1], [60, 54, 2.5]),
    ...inset(of(SPELLS, 'random').slice(2), 60, 66, 0.92),
  ],
  misfortune: () => [
    ...glow(60, 60, 56, '#a890b8'),
    ink('M14 40L58 18L104 40L60 64Z', '#e6dccb', 2.7),
    ink('M14 40L60 64V116L14 92Z', '#c9bda4', 2.7),
    ink('M60 64L104 40V92L60 116Z', '#7a6a56', 2.7),
    fill(disc(58, 40, 7) + disc(37, 78, 7) + disc(82, 78, 7), '#8c1f2c'),
    line('M98 8L84 24L96 26L86 40M20 8L30 20L20 24L28 34', INK, 3),
  ],
  conflagration: () => [
    ...glow(60, 60, 60, '#ff9a3c'),
    ...tinted(inset(land('village'), 60, 50, 0.8), '#5a1a0c', 0.4),
    ...fires([24, 122, 3], [48, 123, 2.6], [74, 123, 2.8], [96, 122, 2.8], [34, 78, 1.8], [84, 72, 1.8]),
  ],
  crack_the_earth: () => crackOf('#ff8a2c'),
  curse_of_flame: () => [
    ...glow(60, 60, 60, '#ff9a3c'),
    ...fires([30, 84, 3.2], [90, 84, 3.2], [60, 70, 3.2]),
    ...skull(60, 70, 4.4),
    fill(disc(46.8, 65.6, 4.6) + disc(73.2, 65.6, 4.6), '#ff8a2c'),
  ],
};

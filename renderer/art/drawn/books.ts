// What is written: books, scrolls, maps and what a Quest asks for, whichever set brings it.
import { wolf } from './animals';
import { COMPANIONS } from './companions';
import { drake } from './dragons';
import { flame, glow, skull, star } from './garb';
import { GEAR } from './gear';
import { GREAT } from './great';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, ink, place, thing } from './mirror';
import { MONSTERS } from './monsters';
import { SITES } from './sites';
import { spiral, SPELLS } from './spells';
import { SPIRITS } from './spirits';
import { bag, coin, TREASURE } from './treasure';
import { inset } from './within';

const GOLD = '#efc04a';
const PAPER = '#f6e8c4';
const of = (gallery: Gallery, name: string): Drawing => gallery[name]?.() ?? [];
const great = (name: string): Drawing => GREAT[name] ?? [];

/** Closed, its spine to the left; the sign on its cover lies about 58, 54. */
const tome = (cover: string, metal: string, sign: Drawing, over: Drawing = []): Drawing => [
  ink('M24 16L98 6L106 14V106L36 118L24 110Z', PAPER, 2.3),
  fill('M96 14L106 14V106L96 108Z', '#a98f5c', 0.6),
  line('M98 22V104M102 20V104', '#8a7448', 1.2, 0.8),
  line('M36 116L104 105M34 113L100 102', '#8a7448', 1.2, 0.8),
  ...thing(
    'M20 8L94 -2Q98 -2 98 2V96Q98 100 94 101L22 112Q10 112 10 102V20Q10 10 20 8Z',
    cover,
    'M74 0L94 -2Q98 -2 98 2V96Q98 100 94 101L60 106Q78 60 74 0Z',
    2.6,
  ),
  fill('M20 8L26 7V111L22 112Q10 112 10 102V20Q10 10 20 8Z', dim(cover), 0.7),
  line('M12 30H25M12 52H25M12 74H25M12 94H25', metal, 2.6),
  line('M32 14L92 6V92L32 102Z', metal, 2),
  ink('M80 0L94 -2Q98 -2 98 2V16ZM80 103L94 101Q98 100 98 96V84Z', metal, 1.8),
  line('M14 22V96', '#fff6dc', 1.8, 0.5),
  ...sign,
  ...over,
];
const clasp = (metal: string): Drawing => [ink('M90 44H108V58H90Z', metal, 2), fill(disc(99, 51, 2.4), INK)];
const cross = (colour: string): Drawing => [ink('M54 34H64V48H78V58H64V82H54V58H40V48H54Z', colour, 2)];
const pentacle = (colour: string): Drawing => [
  line(disc(59, 54, 24), colour, 2.6),
  line('M59 30L73 73L36 46H82L45 73Z', colour, 2.2),
];
const rune = (d: string, colour: string): Drawing => [line(d, INK, 7), line(d, colour, 3.8)];

/** Open, with light over it. */
const opened = (cover: string, left: Drawing, right: Drawing, over: Drawing = []): Drawing => [
  ...thing(
    'M60 112Q36 98 4 104L4 50Q34 44 60 60Q86 44 116 50V104Q84 98 60 112Z',
    cover,
    'M90 49L116 50V104Q84 98 60 112V100Z',
    2.6,
  ),
  ink('M60 104Q38 90 11 96L13 42Q40 36 60 54Q80 36 107 42L109 96Q82 90 60 104Z', PAPER, 2.3),
  fill('M60 54Q80 36 107 42L109 96Q82 90 60 104Z', '#a98f5c', 0.35),
  line('M60 54V104', INK, 2.2),
  ...left,
  ...right,
  ...over,
];
const text = (side: 'left' | 'right'): Drawing => [
  line(
    side === 'left'
      ? 'M20 56Q36 52 52 60M20 66Q36 62 52 70M20 76Q36 72 52 80M20 86Q36 82 52 90'
      : 'M68 60Q84 52 100 56M68 70Q84 62 100 66M68 80Q84 72 100 76M68 90Q84 82 100 86',
    '#8a6a4a',
    1.9,
  ),
];

/** Unrolled between two rods; what is on it lies about 60, 56. */
const scroll = (sign: Drawing, over: Drawing = [], paper = PAPER): Drawing => [
  ...thing('M22 12H98L96 104Q60 96 24 104Z', paper, 'M80 12H98L96 104Q86 101 76 100Z', 2.4),
  fill('M24 104Q60 96 96 104L96 98Q60 90 24 98Z', dim(paper), 0.35),
  ...sign,
  ink('M20 2H100V14H20Z', dim(paper, 0.9), 2.2),
  fill('M20 9H100V14H20Z', dim(paper), 0.5),
  ink('M12 0H20V16H12ZM100 0H108V16H100Z', '#8a5c30', 2),
  ink('M22 100Q60 92 98 100Q104 106 98 112Q60 104 22 112Q16 106 22 100Z', dim(paper, 0.92), 2.2),
  fill('M22 106Q60 98 98 106Q100 110 98 112Q60 104 22 112Q20 110 22 106Z', dim(paper), 0.5),
  ink('M12 100H20V116H12ZM100 100H108V116H100Z', '#8a5c30', 2),
  line('M27 18V92', '#ffffff', 1.8, 0.6),
  ...over,
];
const seal = (colour: string): Drawing => [
  ink('M80 96L74 120L82 114L86 122L90 102Z', dim(colour, 0.8), 1.8),
  ink(
    'M84 84L88 87L93 86L95 91L99 94L97 99L98 104L92 105L89 109L84 107L79 109L76 105L70 104L71 99L69 94L73 91L75 86L80 87Z',
    colour,
    1.9,
  ),
  line(disc(84, 96.5, 6), dim(colour, 0.5), 1.8),
  line('M75 93Q77 89 81 89', '#fff6dc', 1.6, 0.7),
];
/** A Quest of the Warlock: what he asks for, under his seal. */
const quest = (sign: Drawing): Drawing => scroll(sign, seal('#8a4ad0'));
/** One of Death's. */
const dare = (sign: Drawing): Drawing => scroll(sign, [...skull(84, 98, 1.6)], '#e2d8c8');
const small = (sign: Drawing, size = 0.56, x = 60, y = 55): Drawing => inset(sign, x, y, size);
const plus = (x: number, y: number): Drawing => [
  ink(place('M-3 -10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z', x, y), '#3f8a3f', 1.8),
];
const minus = (x: number, y: number): Drawing => [ink(place('M-10 -4H10V4H-10Z', x, y), '#c0301c', 1.8)];
const fate = (x: number, y: number, r: number): Drawing => [
  ink(disc(x, y, r), '#6d4fa3', 2.2),
  line(disc(x, y, r * 0.76), '#d8c8f4', 1.4),
  ...star(x, y, r * 0.13, '#fff2c0'),
  line(`M${x - r * 0.8} ${y - r * 0.3}Q${x - r * 0.5} ${y - r * 0.8} ${x} ${y - r * 0.82}`, '#ffffff', 1.6, 0.7),
];
const torn = (sign: Drawing): Drawing => [...sign, line('M34 80L86 30', INK, 6), line('M34 80L86 30', '#c0301c', 3.4)];
const heart: Drawing = [
  ink('M60 44Q54 30 43 33Q31 38 33 53Q38 72 60 90Q82 72 87 53Q89 38 77 33Q66 30 60 44Z', '#d8343a', 2.3),
  fill('M60 44Q66 30 77 33Q89 38 87 53Q82 72 60 90Q74 66 60 44Z', '#6a1018', 0.55),
  line('M39 52Q38 42 46 39', '#ffd8d0', 2.6, 0.9),
];
const crack: Drawing = [line('M60 44L53 56L66 64L57 76L60 90', INK, 3.2)];
const crownSign: Drawing = [
  ink('M36 66L34 40L47 52L60 34L73 52L86 40L84 66Z', GOLD, 2.2),
  fill('M60 34L73 52L86 40L84 66H66Z', '#8a5c12', 0.45),
  ink('M35 66H85V74H35Z', GOLD, 2),
  fill(disc(60, 59, 3.4), '#d2303a'),
];
const hand: Drawing = [
  ink('M30 74L46 66Q58 64 70 68L86 60Q92 62 88 68L72 80H48L38 86Z', '#e0ab7c', 2.1),
  line('M52 72H68', dim('#e0ab7c', 0.6), 1.7),
];
const lines = (y: number): Drawing => [line(`M36 ${y}H84M36 ${y + 8}H84M36 ${y + 16}H70`, '#8a6a4a', 2)];

const map = (over: Drawing, ground = '#eed9a4'): Drawing => [
  ...thing(
    'M8 20L34 8L60 20L88 6L114 18L112 60L116 100L88 114L60 102L32 116L4 102L8 60Z',
    ground,
    'M88 6L114 18L112 60L116 100L88 114Z',
    2.6,
  ),
  fill('M34 8L60 20V102L32 116Z', dim(ground), 0.25),
  line('M34 8L32 116M60 20V102M88 6V114', dim(ground, 0.55), 1.8),
  line('M8 46Q24 40 34 52Q44 66 60 58Q74 52 88 64Q100 72 114 66', '#3f86b4', 4.4),
  ink('M18 36L26 22L34 36ZM28 38L38 24L47 38Z', '#8f7a58', 1.8),
  fill('M26 22L34 36H28ZM38 24L47 38H40Z', '#4c3c24', 0.6),
  ink('M70 36L76 24L82 36ZM80 40L86 28L92 40Z', '#4f7a3a', 1.7),
  line('M18 92Q26 76 42 84Q56 92 68 80Q76 74 86 84', '#a8322a', 2.8),
  ...over,
];
const mark: Drawing = [line('M88 82L104 98M104 82L88 98', INK, 7), line('M88 82L104 98M104 82L88 98', '#d2302a', 4)];

const shelf = (over: Drawing = []): Drawing => [
  ...thing('M4 -2H116V121H4Z', '#7a4f2c', 'M104 -2H116V121H104Z', 2.6),
  fill('M11 5H104V36H11ZM11 43H104V74H11ZM11 81H104V112H11Z', '#2a1a10'),
  ...[5, 43, 81].flatMap((y, row) =>
    [12, 21, 31, 39, 50, 60, 68, 79, 88, 96].flatMap((x, i): Drawing => {
      const high = [26, 29, 24, 30, 27][(i + row * 2) % 5] ?? 26;
      const colour = ['#a8322a', '#2f5a9c', '#3f7543', '#c99a34', '#6d3f94', '#8a5a3c'][(i * 5 + row * 2) % 6] ?? GOLD;
      return [
        ink(`M${x} ${y + 31 - high}H${x + 8}V${y + 31}H${x}Z`, colour, 1.6),
        line(`M${x + 2} ${y + 37 - high}H${x + 6}`, '#f2dfb0', 1.8),
      ];
    }),
  ),
  line('M4 40H104M4 78H104', '#a8733c', 4),
  ...over,
];
const ticket: Drawing = [
  ...thing(
    'M10 40L96 16L100 30Q92 36 98 46L106 46L110 62L24 88L20 74Q28 68 22 58L14 58Z',
    '#f0c650',
    'M80 20L96 16L100 30Q92 36 98 46L106 46L110 62L90 68Z',
    2.5,
  ),
  line('M34 34L44 80', INK, 2.2),
  ...star(72, 46, 3.4, '#ffffff'),
  line('M52 44L60 42M54 68L92 58', '#7a4f12', 3),
  ...star(20, 16, 2, '#ffffff'),
  ...star(104, 88, 2, '#ffffff'),
  ...coin(40, 106, 9),
  ...coin(60, 112, 8),
];

export const BOOKS: Gallery = {
  book_of_the_dead: () => tome('#34303a', '#a89f8a', skull(58, 54, 2.8), clasp('#a89f8a')),
  prayer_book: () => tome('#f0e6d0', GOLD, cross(GOLD)),
  spellbook: () =>
    tome('#5a3f9c', GOLD, [...star(58, 54, 4.6, '#ffe9a0'), line(disc(58, 54, 25), GOLD, 2)], clasp(GOLD)),
  book_of_wizardry: () =>
    tome('#2f5a9c', '#dfe6ec', [...star(58, 54, 4, '#ffffff'), line(spiral(58, 54, 26, 2.2), '#a8d0ff', 2.4)]),
  dragon_lore: () =>
    tome(
      '#8a2a20',
      GOLD,
      inset(drake({ hide: '#d9a834', horn: '#fff0c0', eye: '#c0301c', breath: GOLD }), 58, 50, 0.5),
    ),
  book_of_diablerie: () =>
    tome('#5c1218', '#8a7a5a', pentacle('#ff7a4a'), [
      ...clasp('#8a7a5a'),
      ...flame(30, 122, 1),
      ...flame(84, 122, 1.2),
    ]),
  book_of_binding: () =>
    tome('#4a5a3a', '#b9c1c8', rune('M46 32V78M46 54L72 34M46 54L72 78', '#b8ff8a'), [
      line('M2 30L112 78M2 84L112 24', INK, 8),
      line('M2 30L112 78M2 84L112 24', '#aab4bd', 5),
      line('M2 30L112 78M2 84L112 24', '#4a5660', 1.4),
      ink(disc(58, 54, 11), GOLD, 2.2),
      fill(disc(58, 52, 3), INK),
      fill('M56.500 52H59.500L61 61H55Z', INK),
    ]),
  personal_journal: () =>
    tome('#9a6a3c', '#5b3a1e', heart, [
      line('M112 12Q96 40 76 92', INK, 2.6),
      ink('M114 -4Q92 14 84 52Q98 46 104 34Q98 34 96 32Q108 26 114 -4Z', '#eef4f8', 2),
      line('M108 8Q96 28 86 50', '#8fa0b0', 1.5),
    ]),
  book_of_lore: () =>
    opened('#7a5230', text('left'), text('right'), [
      ...glow(60, 24, 30, '#fff2b0'),
      ...star(60, 22, 4, '#ffffff'),
      ...star(34, 14, 2, '#ffe27a'),
      ...star(88, 10, 2.4, '#ffe27a'),
    ]),
  burning_curiosity: () => [
    ...glow(60, 50, 56, '#ff9a3c'),
    ...opened('#5a2f8c', text('left'), text('right'), [
      ...flame(34, 58, 2.2),
      ...flame(86, 58, 2),
      ...flame(60, 64, 3),
      fill(disc(22, 8, 2) + disc(100, 14, 2.4) + disc(82, -2, 1.8), '#ffd257'),
    ]),
  ],
  atlas_of_al_balkhi: () =>
    opened(
      '#2f7a86',
      [fill('M20 60Q30 50 44 58Q52 70 42 82Q28 90 22 80Z', '#7fae5a'), line('M18 70Q30 62 54 76', '#8a6a4a', 1.6)],
      [
        fill('M70 64Q84 50 98 60Q102 76 88 84Q74 84 70 64Z', '#c9a45a'),
        line('M68 82Q84 68 102 72', '#3f86b4', 2.4),
        ...star(92, 56, 1.6, '#d2302a'),
      ],
      [...star(60, 20, 3, '#ffffff'), line(disc(60, 20, 15), GOLD, 2.6), line('M60 0V40M40 20H80', GOLD, 1.8)],
    ),
  scroll: () =>
    scroll([...star(60, 56, 4.6, '#8a4ad0'), line(disc(60, 56, 26), '#8a4ad0', 2.4), ...glow(60, 56, 36, '#d8b0ff')]),
  scroll_of_exile: () => scroll(small(of(SITES, 'magic_portal'), 0.6), seal('#2f5a9c')),
  oaths_of_vengeance: () =>
    scroll(
      [...small(of(SITES, 'kill_enemy'), 0.52, 60, 46), ...lines(72)],
      [ink('M86 80Q96 96 96 102Q96 112 86 112Q76 112 76 102Q76 96 86 80Z', '#b01c24', 1.9)],
    ),
  royal_decree: () => scroll([...inset(crownSign, 60, 38, 0.8), ...lines(66)], seal('#c0301c')),
  dragon_decree: () =>
    scroll(small(drake({ hide: '#d9a834', horn: '#fff0c0', eye: '#c0301c', breath: GOLD }), 0.66), seal('#c9962c')),
  wanted_list: () =>
    scroll(
      [
        ...small(of(COMPANIONS, 'bandit'), 0.5, 60, 46),
        line('M34 84H86', '#a8322a', 4),
        line('M40 91H80', '#8a6a4a', 2),
      ],
      [ink('M40 -4L46 8L38 12Z', '#c6303a', 1.5)],
    ),
  cutbacks: () => scroll([...lines(30), line('M32 66L88 40', '#c0301c', 4), ...coin(46, 76, 9), ...minus(76, 76)]),
  taxation: () =>
    scroll([...lines(26), ...coin(44, 70, 11), ...coin(70, 74, 11), ...coin(58, 58, 11)], seal('#c0301c')),
  lottery: () => ticket,
  map: () => map(mark),
  treasure_map: () => map([...mark, ...inset(skull(60, 60, 1.6), 100, 40, 1)]),
  enchanted_map: () => [
    ...glow(60, 60, 60, '#c8e8ff'),
    ...map(
      [
        ...glow(96, 90, 20, '#ffe27a'),
        ...star(96, 90, 3.4, '#ffffff'),
        ...star(30, 70, 1.8, '#ffffff'),
        ...star(100, 34, 2, '#ffffff'),
      ],
      '#e6dcc0',
    ),
  ],
  arcane_archive: () =>
    shelf([
      ...glow(60, 60, 30, '#d8b0ff'),
      ...star(60, 60, 4, '#ffffff'),
      ...star(30, 24, 2, '#e8c8ff'),
      ...star(92, 98, 2, '#e8c8ff'),
    ]),
  house_of_wisdom: () => shelf([...inset(opened('#2f7a86', text('left'), text('right')), 60, 70, 0.56)]),

  defeat_the_sentinel: () => quest(small(great('sentinel'))),
  deliver_one_armour: () => quest(small(of(GEAR, 'armour'), 0.54)),
  deliver_one_weapon: () => quest(small(of(GEAR, 'sword'), 0.6)),
  deliver_two_fate: () => quest([...fate(46, 46, 17), ...fate(74, 66, 17)]),
  deliver_two_followers: () => quest(small(of(SITES, 'deliver_follower').slice(0, 12), 0.66, 60, 56)),
  deliver_two_objects: () => quest([...bag(46, 60, 0.54, '#a9743c'), ...small(of(GEAR, 'shield'), 0.4, 78, 56)]),
  gain_one_craft: () => quest([...flame(52, 84, 2.4, '#2360a5', '#a8d8ff'), ...plus(80, 42)]),
  gain_one_strength: () => quest([...small(of(GEAR, 'axe'), 0.52, 52, 58), ...plus(82, 36)]),
  give_another_character_one_gold: () => quest([...hand, ...coin(60, 46, 14)]),
  kill_one_animal: () => quest(torn(small(wolf({ fur: '#87919d', pale: '#d9dee2', eye: '#f2b632' }), 0.6))),
  kill_one_dragon: () =>
    quest(torn(small(drake({ hide: '#b8382a', horn: '#f0d9a0', eye: '#ffd24a', breath: GOLD }), 0.6))),
  kill_one_monster: () => quest(torn(small(of(MONSTERS, 'ogre'), 0.58))),
  kill_one_spirit: () => quest(torn(small(of(SPIRITS, 'spectre'), 0.58))),
  lose_one_craft: () => quest([...flame(52, 84, 2.4, '#2360a5', '#a8d8ff'), ...minus(80, 42)]),
  lose_one_life: () => quest([...heart, ...crack]),
  lose_one_strength: () => quest([...small(of(GEAR, 'axe'), 0.52, 52, 58), ...minus(82, 36)]),
  lose_your_next_two_turns: () =>
    quest([
      ...small(of(SPELLS, 'temporal_warp').slice(3), 0.42, 44, 55),
      ...small(of(SPELLS, 'temporal_warp').slice(3), 0.42, 76, 55),
    ]),
  pray_at_the_temple: () => quest(small(great('temple'))),
  roll_one_die_to_accept_a_quest: () => quest(small(of(SPELLS, 'random'), 0.56)),
  visit_the_alchemist: () => quest(small(of(SPELLS, 'alchemy').slice(2), 0.54)),
  visit_the_black_knight: () =>
    quest(
      small(
        of(GEAR, 'helmet').map((layer) => (layer.fill === '#c6d0d8' ? { ...layer, fill: '#3f4048' } : layer)),
        0.58,
      ),
    ),
  visit_the_enchantress: () => quest(small(of(TREASURE, 'faerie_wand'), 0.58)),
  visit_the_mystic: () => quest(small(of(TREASURE, 'orb_of_prophesy'), 0.52)),
  visit_the_tavern: () => quest(small(great('tavern'))),

  deliver_five_points_of_craft_trophies: () =>
    dare([
      ...small(of(SPIRITS, 'ghost'), 0.5, 60, 48),
      ...[36, 48, 60, 72, 84].flatMap((x) => flame(x, 92, 0.62, '#2360a5', '#a8d8ff')),
    ]),
  deliver_five_points_of_strength_trophies: () =>
    dare([
      ...small(of(MONSTERS, 'ogre'), 0.46, 60, 48),
      ...[36, 48, 60, 72, 84].flatMap((x): Drawing => [ink(`M${x - 2} 90V80L${x} 76L${x + 2} 80V90Z`, '#b3261e', 1.2)]),
    ]),
  deliver_one_fate: () => dare(fate(60, 55, 24)),
  deliver_one_follower: () => dare(small(of(SITES, 'deliver_follower').slice(12), 0.9, 60, 52)),
  deliver_one_magic_object: () => dare(small(of(TREASURE, 'magic_ring'), 0.56)),
  deliver_one_object: () => dare(bag(60, 62, 0.76, '#a9743c')),
  deliver_one_spell: () =>
    dare([
      ink('M40 30H80V84H40Z', '#433f96', 2.2),
      line('M45 35H75V79H45Z', GOLD, 1.8),
      ...star(60, 57, 3.4, '#ffe9a0'),
    ]),
  deliver_three_gold: () => dare([...coin(44, 66, 17), ...coin(76, 66, 17), ...coin(60, 42, 17)]),
  deliver_two_gold: () => dare([...coin(44, 55, 19), ...coin(76, 55, 19)]),
  kill_one_enemy: () => dare(small(of(SITES, 'kill_enemy'))),
  take_one_life_from_another_character: () => dare([...heart, ...inset(of(GEAR, 'sword'), 76, 50, 0.42)]),
  travel_to_the_city: () => dare(small(great('city'))),
};

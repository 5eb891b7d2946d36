// What Events of the sets bring over the land, from what is drawn of the land already.
import { boulder, peak } from '../vignettes/kit';
import { COMPANIONS } from './companions';
import { DRAGONS } from './dragons';
import { glow, jewel, skull, star } from './garb';
import { GREAT } from './great';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { ink, pair, shape } from './mirror';
import { cloud, flake, OMENS, stall } from './omens';
import { fires, land, moon, sparkle, tent, wooden, arch } from './scenery';
import { STRANGERS } from './strangers';
import { tinted } from './tint';
import { coin, rays } from './treasure';
import { inset, within } from './within';

const NIGHT = '#2a1f44';
const GOLD = '#efc04a';
const of = (gallery: Gallery, name: string): Drawing => gallery[name]?.() ?? [];
const great = (name: string): Drawing => GREAT[name] ?? [];
const dragon = (name: string): Drawing => of(DRAGONS, name);
/** It burns, and one sees who did it. */
const raid = (place: Drawing, who: Drawing): Drawing => [
  ...glow(60, 60, 60, '#ff9a3c'),
  ...tinted(inset(place, 60, 66, 0.86), '#5a1a0c', 0.25),
  ...fires([24, 121, 2.2], [94, 121, 2.2], [52, 121, 1.6], [74, 80, 1.4]),
  ...inset(who, 88, 29, 0.56),
];
const burning = (place: Drawing): Drawing => [
  ...glow(60, 60, 60, '#ff9a3c'),
  ...tinted(inset(place, 60, 62, 0.92), '#5a1a0c', 0.25),
  ...fires([18, 121, 2.6], [102, 121, 2.6], [40, 122, 1.8], [78, 122, 2], [34, 60, 1.5], [82, 54, 1.6]),
];
const mist = (colour: string): Drawing => [
  fill('M-8 96Q8 78 26 88Q44 72 62 86Q82 72 98 88Q114 78 128 94Q126 121 96 121H24Q-6 121 -8 104Z', colour, 0.9),
  line('M-6 66Q14 54 34 66Q54 76 74 64Q94 54 126 66M-6 84Q20 74 44 84Q66 92 88 82Q106 76 126 84', colour, 7, 0.85),
  line('M4 100Q22 92 40 100M70 104Q88 96 106 102', '#ffffff', 2.6, 0.7),
];
const snow: Drawing = [
  ...flake(18, 24, 8),
  ...flake(100, 18, 9),
  ...flake(58, 10, 7),
  ...flake(110, 60, 7),
  ...flake(10, 64, 7),
];
const flags: Drawing = [
  line('M-6 4Q60 30 126 4', INK, 2.2),
  ...[2, 22, 42, 64, 84, 104].map((x, i) => {
    const y = Math.round(17 - Math.abs(x + 7 - 60) * 0.17);
    return ink(`M${x} ${y - 4}H${x + 14}L${x + 7} ${y + 14}Z`, ['#d8402c', GOLD, '#3f8fd0'][i % 3] ?? GOLD, 1.7);
  }),
];
const shut: Drawing = [
  ...within(arch('#a8763e', wooden), 0.96),
  ink('M30 58H90V82H30Z', '#f6e8c4', 2.4),
  line('M40 70L50 62M40 62L50 70M58 66H82M58 74H76', '#a8322a', 3),
];
export const rift = (light: string): Drawing => [
  ink('M-6 44H126V122H-6Z', '#8a6a44', 2.6),
  ink('M50 44L34 62L52 76L30 98L40 122H86L96 100L72 82L86 64L72 44Z', '#140a06', 2.4),
  fill('M56 60L48 66L60 78L46 98L52 122H78L82 102L64 84L74 66L68 58Z', light, 0.9),
  line('M6 44L14 60L4 74M110 44L104 64L116 80', '#3c2a18', 2.6),
];
const tumbling = (x: number, y: number, size: number): Drawing => inset(boulder(60, 100, 90, 84), x, y, size);
export const sun = (x: number, y: number, r: number): Drawing => [
  ...glow(x, y, r * 1.7, '#ffe27a'),
  ink(disc(x, y, r), '#ffd257', 2.4),
  line(`M${x - r * 0.6} ${y - r * 0.1}Q${x - r * 0.5} ${y - r * 0.6} ${x} ${y - r * 0.7}`, '#fffbe0', 2.4, 0.9),
];
/** A crown on the head of a Lord, of the metal and with the stone of his element. */
const lordly = (half: string, metal: string, stone: string): Drawing =>
  inset([...shape(half, metal, 0.45, 3), ...jewel(60, 16, 1.1, stone)], 67, 56, 0.72);
const waves = (): Drawing => [
  fill('M-8 92Q10 82 30 90Q60 80 90 90Q112 82 128 92Q126 121 96 121H24Q-6 121 -8 104Z', '#2f78a8'),
  line('M4 104Q18 98 32 104M60 108Q76 102 92 108', '#e6f7ff', 2.6),
];

export const TIDINGS: Gallery = {
  village_raid: () => raid(land('village'), dragon('red_dragon')),
  temple_raid: () => raid(great('temple'), dragon('green_dragon')),
  castle_raid: () => raid(great('castle'), dragon('dragon')),
  city_in_flames: () => burning(great('city')),
  temple_in_flames: () => burning(great('temple')),
  fiery_onslaught: () => [
    ...glow(60, 60, 60, '#ff9a3c'),
    ...inset(dragon('inferno_dragon'), 66, 50, 0.86),
    ...fires([14, 121, 2.4], [40, 121, 2], [70, 122, 2.4], [100, 121, 2.2]),
  ],
  reign_of_fire: () => [
    ...glow(60, 60, 60, '#ff9a3c'),
    ...inset(dragon('dragon'), 60, 52, 0.82),
    ...fires([16, 121, 2.6], [38, 122, 2], [82, 122, 2], [104, 121, 2.6], [60, 123, 2.4]),
  ],
  fire: () => [...glow(60, 76, 56, '#ff9a3c'), ...fires([34, 120, 3.2], [86, 120, 3.2], [60, 122, 4.4])],
  fire_storm: () => [
    ...tinted(cloud('#8d93ab', '#3a3f58'), '#8a2a1c', 0.5),
    ...fires([22, 84, 1.4], [52, 92, 1.6], [84, 82, 1.4], [36, 118, 1.4], [70, 121, 1.6], [104, 116, 1.4]),
  ],
  magma_storm: () => [
    ...tinted(cloud('#8d93ab', '#3a3f58'), '#8a2a1c', 0.6),
    ...fires([24, 80, 1.3], [96, 80, 1.3]),
    ...tinted(tumbling(34, 92, 0.32), '#d8481c', 0.4),
    ...tinted(tumbling(82, 98, 0.36), '#d8481c', 0.4),
    line('M28 66L32 78M78 66L82 80M56 64L58 104', '#ff8a2c', 4),
  ],
  flame_rift: () => [...glow(60, 60, 58, '#ff9a3c'), ...rift('#ff8a2c'), ...fires([50, 60, 1.6], [68, 56, 1.8])],
  earthquake: () => [
    ...tinted(inset(land('ruins'), 60, 26, 0.7), '#5a4a3a', 0.1),
    ...rift('#3c2418'),
    line('M-4 30L4 36L-4 42M124 30L116 36L124 42', '#ffffff', 3),
  ],
  hidden_chasm: () => land('chasm'),
  landslide: () => [
    ...peak(60, 121, 62, 124, ['#b8a891', '#5b4e41'], 0.2),
    ...tumbling(30, 60, 0.3),
    ...tumbling(56, 84, 0.36),
    ...tumbling(88, 62, 0.26),
    ...tumbling(28, 104, 0.34),
    ...tumbling(88, 104, 0.4),
  ],
  cave_in: () => [
    ink('M-4 -4H124V40Q110 60 96 40Q84 66 68 44Q54 70 40 42Q24 62 -4 38Z', '#6d6358', 2.6),
    line('M20 -2L30 20M64 -4L58 22M100 -4L96 18', '#3c342c', 2.4),
    ...tumbling(30, 72, 0.3),
    ...tumbling(76, 68, 0.26),
    ...tumbling(22, 104, 0.36),
    ...tumbling(60, 100, 0.44),
    ...tumbling(98, 104, 0.36),
    line('M48 62V74M92 60V76M14 60V70', '#e2d8c8', 2.6),
  ],
  tumbling_boulder: () => [
    fill('M-8 122L128 60V122Z', '#5b4e41'),
    line('M-8 122L128 60', INK, 2.6),
    ...tumbling(58, 50, 0.9),
    line('M96 14Q112 22 116 38M104 4Q122 14 126 30', '#ffffff', 3),
  ],
  avalanche: () => [
    ...peak(60, 121, 62, 124, ['#e6f4f8', '#7fa9bd'], 0.5),
    fill(
      disc(20, 100, 18) +
        disc(48, 106, 16) +
        disc(76, 104, 17) +
        disc(104, 102, 18) +
        disc(60, 86, 16) +
        disc(84, 78, 12),
      '#ffffff',
      0.96,
    ),
    line('M10 96Q14 86 24 86M50 80Q56 74 64 76M94 90Q100 86 108 88', '#9fb8cc', 2.4),
    ...snow,
  ],
  snowdrifts: () => [
    ...snow,
    ...inset(land('village'), 60, 58, 0.8),
    fill('M-8 108Q12 82 40 96Q62 80 86 96Q110 84 128 106Q126 121 96 121H24Q-6 121 -8 104Z', '#ffffff'),
    line('M6 104Q22 92 38 102M70 104Q86 94 102 104', '#9fb8cc', 2.6),
  ],
  electrical_storm: () => of(OMENS, 'storm'),
  restoring_rains: () => [
    ...cloud('#c8d8e8', '#6a88a8'),
    line('M26 66L20 82M44 70L38 88M62 66L56 82M80 70L74 88M98 66L92 82M34 90L28 106M70 92L64 108', '#5fb8ea', 4),
    ink(pair('M58 121Q52 104 38 100Q40 116 58 121Z'), '#5fae4a', 2),
    line('M60 122V104', '#3f7a3a', 4),
  ],
  sandstorm: () => [
    ...inset(land('desert_sw'), 60, 72, 0.9),
    line(
      'M-6 20Q40 4 74 22Q96 32 126 18M-6 40Q30 26 66 42Q96 54 126 38M-6 60Q34 48 70 62Q98 70 126 58',
      '#e6c48a',
      8,
      0.95,
    ),
    line('M4 18Q40 8 70 22M20 40Q50 32 76 44', '#ffffff', 2.4, 0.7),
  ],
  mirage: () => [
    ...sun(24, 16, 14),
    fill('M-8 92Q30 78 60 86Q96 78 128 92Q126 121 96 121H24Q-6 121 -8 104Z', '#e6c48a'),
    ...inset(tinted(land('oasis'), '#ffe9c0', 0.45), 66, 58, 0.72),
    line('M20 92Q34 88 48 92T76 92T104 92M30 102Q44 98 58 102T86 102', '#ffffff', 2.6, 0.8),
  ],
  moon_mist: () => [...moon, ...tinted(inset(land('woods_s'), 60, 58, 0.8), NIGHT, 0.5), ...mist('#d8d8ec')],
  mysterious_mist: () => [...inset(land('forest'), 60, 58, 0.86), ...mist('#e6ece8')],
  green_mist: () => [...glow(60, 60, 58, '#b8f08a'), ...skull(60, 42, 3, '#dff0c0'), ...mist('#8fc85a')],
  unhallowed_night: () => [...moon, ...tinted(land('graveyard'), NIGHT, 0.45), ...mist('#8a86b0')],
  curfew: () => [
    ...moon,
    ...tinted(land('village'), NIGHT, 0.45),
    ...star(20, 20, 1.8, '#ffffff'),
    ...star(50, 8, 1.4, '#ffffff'),
  ],
  closed_shop: () => shut,
  old_growth: () => land('forest'),
  faerie_trod: () => [...land('faerie_ring'), ...sparkle],
  faerie_market: () => [...stall('#c85aa0', '#e6ffe0'), ...sparkle],
  travelling_bazaar: () => [
    ...inset(tent('#2f7a86', '#f0d27a'), 34, 62, 0.66),
    ...inset(stall('#8a4ad0', '#f8f1e0'), 82, 72, 0.72),
  ],
  festival: () => [
    ...flags,
    ...inset(tent('#c8303a', '#f8f1e0'), 60, 70, 0.8),
    ...star(14, 60, 2, '#ffe27a'),
    ...star(108, 56, 2, '#ffe27a'),
  ],
  dragon_dawn: () => [
    ...rays('#ffe9a0', 0.4),
    ...sun(60, 76, 34),
    ...inset(dragon('dragon'), 60, 44, 0.66),
    fill('M-8 100Q30 84 60 92Q96 84 128 100Q126 121 96 121H24Q-6 121 -8 104Z', '#3a2418'),
  ],
  dragon_rage: () => [
    ...glow(60, 60, 60, '#ff7a3c'),
    ...within(dragon('red_dragon'), 0.96),
    ...fires([14, 121, 2.2], [36, 122, 1.8]),
  ],
  dragon_slumber: () => [
    ...moon,
    ...tinted(within(dragon('slumbering_dragon'), 0.94), NIGHT, 0.25),
    line('M10 18H22L10 34H22M28 4H38L28 16H38', '#ffffff', 3.4),
  ],
  dragon_sleep_grilipus: () => [
    ...tinted(within(dragon('emerald_dragon'), 0.94), NIGHT, 0.25),
    line('M6 22H18L6 38H18M22 6H32L22 18H32', '#ffffff', 3.4),
  ],
  dragon_sleep_varthrax: () => [
    ...moon,
    ...tinted(within(dragon('volcanic_dragon'), 0.94), NIGHT, 0.25),
    line('M6 22H18L6 38H18', '#ffffff', 3.4),
  ],
  // A Lord is no dragon like others: he has a crown of his own element, and it is around him.
  cadorus: () => [
    ...rays('#fff2b0', 0.6),
    ...glow(60, 50, 54, '#ffe9a0'),
    ...inset(dragon('gold_dragon'), 60, 66, 0.9),
    ...lordly('M60 -6L54 10L46 0L44 14L34 8L38 30Q48 24 60 24', '#fff2c0', '#3fa4e0'),
    line('M30 4a36 9 0 1 0 72 0a36 9 0 1 0 -72 0z', INK, 5.4),
    line('M30 4a36 9 0 1 0 72 0a36 9 0 1 0 -72 0z', '#ffe27a', 3),
  ],
  grilipus: () => [
    ...glow(60, 60, 58, '#a8ffb0'),
    line(disc(60, 60, 56), '#c8ffb0', 2.6),
    line(disc(60, 60, 50), '#c8ffb0', 1.4),
    ...inset(dragon('emerald_dragon'), 60, 66, 0.9),
    ...lordly('M60 -8Q52 4 56 12Q46 -2 44 12Q34 2 38 30Q48 24 60 24', '#8a5ad0', '#b8ff6a'),
    ...star(14, 22, 2.4, '#e6ffd8'),
    ...star(108, 84, 2, '#e6ffd8'),
    ...star(16, 66, 1.6, '#e6ffd8'),
  ],
  varthrax: () => [
    ...glow(60, 60, 60, '#ff7a3c'),
    ...inset(dragon('red_dragon'), 60, 66, 0.9),
    ...lordly('M60 -10L55 12L44 -6L45 14L30 4L38 30Q48 24 60 24', '#4a4450', '#ff8a2c'),
    line('M40 56L50 66M36 60L46 70', '#ffd0a0', 2.2),
    ...fires([12, 121, 1.9], [34, 122, 1.4], [92, 122, 1.7], [112, 118, 1.3]),
  ],
  the_boatman: () => [
    ...moon,
    ...waves(),
    ink('M4 84Q60 104 116 84Q108 108 88 110H32Q12 108 4 84Z', '#5b3a1e', 2.5),
    ...inset(of(STRANGERS, 'hermit'), 56, 50, 0.62),
    fill('M-8 110Q20 100 60 108Q100 100 128 110Q126 121 96 121H24Q-6 121 -8 104Z', '#2f78a8'),
  ],
  growing_suspicions: () => [
    ...inset(of(COMPANIONS, 'bandit'), 60, 66, 0.84),
    ...[
      [12, 20],
      [108, 20],
      [20, 2],
      [100, 2],
    ].flatMap(([x = 0, y = 0]): Drawing => [
      ink(`M${x - 10} ${y}Q${x} ${y - 9} ${x + 10} ${y}Q${x} ${y + 9} ${x - 10} ${y}Z`, '#fffaf0', 1.8),
      fill(disc(x, y, 3.6), '#a8322a'),
    ]),
  ],
  rumour_of_riches: () => [
    ...rays('#fff2b0', 0.4),
    ink('M10 4H110V70H66L52 92L50 70H10Z', '#fffaf0', 2.6),
    ...coin(36, 38, 14),
    ...coin(62, 34, 14),
    ...coin(86, 40, 13),
  ],
};

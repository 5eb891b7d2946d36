// Places that the cards of the sets bring: what stands on the board elsewhere, and in what light.
import { boulder, house, panes, spire } from '../vignettes/kit';
import { serpent } from './animals';
import { steed } from './creatures';
import { cultist } from './cults';
import { drake } from './dragons';
import { COMPANIONS } from './companions';
import { flame, glow, star } from './garb';
import { GEAR } from './gear';
import { GREAT } from './great';
import { openChest } from './hoards';
import { JEWELS } from './jewels';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { ink, pair, thing } from './mirror';
import { stall } from './omens';
import { pool, SITES } from './sites';
import { spiral, SPELLS } from './spells';
import { SPIRITS } from './spirits';
import { tinted } from './tint';
import { coin, rays } from './treasure';
import { inset, mirrored, within } from './within';

import {
  moon,
  fires,
  sparkle,
  volcano,
  arch,
  gate,
  wooden,
  stairs,
  altar,
  wagon,
  well,
  signpost,
  gears,
  meeting,
  bones,
  RED,
  land,
} from './scenery';
const GOLD = '#efc04a';
const NIGHT = '#2a1f44';
const of = (gallery: Gallery, name: string): Drawing => gallery[name]?.() ?? [];
const great = (name: string): Drawing => GREAT[name] ?? [];
export const LANDS: Gallery = {
  boneyard: () => [...land('graveyard'), ...bones],
  city_of_shadows: () => [...moon, ...tinted(great('city'), NIGHT, 0.55)],
  gypsy_caravan: () =>
    within(
      wagon('#8a3f7a', '#3f7543', [
        ink('M46 24H74V50H46Z', '#ffe27a', 2.2),
        line('M60 24V50M46 37H74', INK, 2),
        line('M8 62Q16 70 24 62Q32 70 40 62Q48 70 56 62Q64 70 72 62Q80 70 88 62Q96 70 104 62L112 62', GOLD, 3),
      ]),
      0.98,
    ),
  horse_and_cart: () => [
    ...inset(wagon('#e6d8b4', '#96622f'), 82, 76, 0.74),
    ...inset(steed({ coat: '#a8622f', mane: '#3a2014', eye: '#3a2010' }, false), 30, 66, 0.62),
  ],
  night_carriage: () => [
    ...moon,
    ...inset(wagon('#34304a', '#241c30', [ink('M40 30H58V50H40ZM64 30H82V50H64Z', '#ffb04a', 2.2)]), 80, 78, 0.74),
    ...inset(steed({ coat: '#34303c', mane: '#1c1824', eye: '#ff5a2c' }, false), 28, 68, 0.62),
  ],
  haunted_hamlet: () => [...moon, ...tinted(land('village'), NIGHT, 0.45), ...inset(of(SPIRITS, 'ghost'), 26, 34, 0.5)],
  laboratory: () => [
    ...thing('M0 92H120V102H0Z', '#8a5c34', 'M90 92H120V102H90Z', 2.4),
    line('M10 102V121M110 102V121', '#6d4523', 7),
    ...inset(of(SPELLS, 'alchemy').slice(2), 40, 52, 0.72),
    ink('M78 92L84 40V24H96V40L104 92Z', '#cfe8e0', 2.4),
    fill('M80 84L86 56H94L101 88Q90 92 80 84Z', '#7fd03c'),
    fill(disc(90, 14, 4) + disc(98, 4, 3) + disc(84, 2, 2.4), '#b8f08a'),
  ],
  raging_volcano: () => volcano(),
  sacred_ground: () => [...rays('#fff6c8', 0.4), ...land('runes_w')],
  twilight_forest: () => [
    ...moon,
    ...tinted(land('woods_s'), NIGHT, 0.45),
    fill(disc(40, 92, 2) + disc(48, 92, 2) + disc(80, 98, 1.6) + disc(86, 98, 1.6), '#ffe27a'),
  ],
  wall_of_fire: () => [
    ...glow(60, 70, 60, '#ff9a3c'),
    ...fires(
      [18, 121, 2.8],
      [102, 121, 2.8],
      [32, 122, 3.6],
      [86, 122, 3.6],
      [60, 123, 4.6],
      [44, 123, 2.4],
      [76, 123, 2.4],
    ),
  ],
  assassins_conclave: () => meeting(cultist({ cloth: '#2b2228', eye: '#ff5a3c', trim: '#8a1f24' }), '#c8402c'),
  black_market: () => [
    ...stall('#3a2f44', '#6a5a7a'),
    ...inset(cultist({ cloth: '#241f2c', eye: '#f2c52c' }), 60, 56, 0.36),
  ],
  den_of_thieves: () => within(meeting(of(COMPANIONS, 'bandit'), '#ffd08a'), 0.84),
  gambling_hall: () => [
    ink('M2 92Q60 66 118 92V110Q60 121 2 110Z', '#2f7543', 2.6),
    fill('M84 82Q104 86 118 92V110Q104 115 84 117Z', INK, 0.3),
    line('M2 92Q60 66 118 92', '#8a5c34', 6),
    ...inset(of(SPELLS, 'random').slice(2, 12), 56, 50, 0.72),
    ...coin(22, 92, 9),
    ...coin(36, 98, 8),
    ...coin(96, 92, 9),
    ...coin(84, 100, 8),
  ],
  merchants_quarter: () => [
    ...house(24, 70, 42, 34, ['#f0dfb6', '#a88553'], ['#bd4f2d', '#702713']),
    ...house(98, 70, 42, 34, ['#e6d2a0', '#a88553'], ['#4a84b2', '#234b6d']),
    ...inset(stall('#c23a2a', '#f8f1e0'), 60, 66, 0.86),
  ],
  pantheon: () => [...rays('#fff6c8', 0.5), ...great('temple'), ...star(60, 8, 2.6, '#ffffff')],
  pawnshop: () => [
    ...land('tavern'),
    ...[
      [60, 52],
      [46, 32],
      [74, 32],
    ].flatMap(([x = 0, y = 0]): Drawing => [line(`M${x} ${y - 10}V${y - 16}`, INK, 2.4), ...coin(x, y, 11)]),
  ],
  rune_gate: () =>
    gate('#8fe0ff', '#1f3f7a', [
      line('M14 40L20 32L14 26M104 44V28L110 36M14 84H22M18 84V96M104 90L110 82L110 98', '#8fe0ff', 3),
    ]),
  shortcut: () => signpost,
  six_fates_inn: () => [...great('tavern'), ...inset(of(SPELLS, 'random').slice(2), 96, 88, 0.46)],
  wishing_well: () => [...well, ...coin(28, 106, 8), ...coin(96, 108, 7), ...sparkle],
  urdarbrunnr: () => [
    ...glow(60, 70, 56, '#8fe0ff'),
    ...tinted(well, '#2f7a86', 0.3),
    ...star(60, 50, 3, '#ffffff'),
    ...sparkle,
  ],
  cave_of_bones: () => [...of(SITES, 'cave'), ...bones],
  shrine_of_cadorus: () => [
    ...of(SITES, 'shrine'),
    ...inset(drake({ hide: '#d9a834', horn: '#fff0c0', eye: '#c0301c', breath: GOLD }), 60, 52, 0.36),
  ],
  sacrificial_stone: () =>
    altar(
      '#8f8a86',
      [line('M52 50Q48 64 52 74M64 50Q70 66 66 86', '#b01c24', 3), ...inset(of(GEAR, 'bane_sword'), 60, 26, 0.5)],
      '#ff8a6a',
    ),
  sacrificial_altar: () => altar('#b8794c', [...fires([40, 52, 1.6], [80, 52, 1.6], [60, 54, 2.2])], '#ffb04a'),
  altar: () =>
    altar(
      '#a8bccb',
      [
        ink('M52 50V34H68V50Z', '#f2e6cc', 2),
        ...flame(60, 34, 1.3),
        line('M30 50V36M90 50V36', '#f2e6cc', 5),
        ...fires([30, 36, 0.9], [90, 36, 0.9]),
      ],
      '#d8f0ff',
    ),
  verdant_altar: () =>
    altar(
      '#7f9a68',
      [
        ink('M60 50Q40 40 42 18Q58 22 60 40Q62 18 80 12Q84 36 60 50Z', '#5fae4a', 2.2),
        ...star(60, 20, 2.4, '#ffe9a0'),
        line('M8 76Q20 90 14 108M110 76Q100 92 108 110', '#4f8a3c', 4),
      ],
      '#c8ffb0',
    ),
  dragonspire: () => [
    ...spire(60, 121, 38, 84, RED, ['#5a2418', '#240c08'], 1.1),
    ...spire(26, 121, 24, 52, RED, ['#5a2418', '#240c08'], 1.2),
    ...spire(94, 121, 24, 44, RED, ['#5a2418', '#240c08'], 1.2),
    panes([55, 62, 9, 14], [22, 84, 7, 11], [90, 92, 7, 11]),
    ...inset(drake({ hide: '#b8382a', horn: '#f0d9a0', eye: '#ffd24a', breath: GOLD }), 60, 22, 0.5),
  ],
  tranquil_glade: () => [...rays('#fff6c8', 0.3), ...land('glade')],
  faerie_glade: () => [...land('faerie_ring'), ...sparkle],
  dragonspine_pass: () => [
    ...within(land('mountain_pass'), 0.92),
    ink(
      pair('M40 121Q24 98 46 80Q40 100 48 121ZM24 121Q8 102 28 86Q24 104 31 121ZM9 121Q-4 108 12 96Q10 110 15 121Z'),
      '#efe3c4',
      2,
    ),
  ],
  great_portal: () =>
    gate('#ff9a5c', '#5a1a2c', [
      ...inset(drake({ hide: '#b8382a', horn: '#f0d9a0', eye: '#ffd24a', breath: GOLD }), 60, 7, 0.34),
    ]),
  temple_of_varthrax: () => [
    ...tinted(great('temple'), '#7a1f18', 0.35),
    ...fires([16, 110, 1.7], [104, 110, 1.7], [60, 64, 1.6]),
  ],
  varthrax_war_council: () => [
    ink('M4 80Q60 56 116 80Q110 104 60 106Q10 104 4 80Z', '#8a5c34', 2.6),
    line('M20 100V121M100 100V121M60 106V121', '#6d4523', 8),
    ...inset(of(GEAR, 'battle_axe'), 40, 50, 0.66),
    ...inset(mirrored(of(GEAR, 'battle_axe')), 80, 50, 0.66),
    ...inset(of(GEAR, 'dragon_helm'), 60, 74, 0.36),
  ],
  dungeon_door: () => within(arch('#8d8a84', wooden), 0.96),
  passageway: () =>
    within(
      arch('#8d8a84', [...stairs('#a8a29a'), ...glow(60, 40, 20, '#ffd257'), ...flame(32, 60, 1), ...flame(88, 60, 1)]),
      0.96,
    ),
  secret_passage: () => [
    ink('M-4 -4H124V121H-4Z', '#8d8478', 2.4),
    line(
      'M-4 20H124M-4 46H124M-4 72H124M-4 98H124M20 -4V20M60 -4V20M100 -4V20M0 20V46M40 20V46M80 20V46M118 20V46M20 46V72M100 46V72M0 72V98M118 72V98M20 98V121M100 98V121',
      '#4a443c',
      2.2,
    ),
    ink('M36 121V46H84V121Z', '#120c08', 2.4),
    ...stairs('#8d8478').slice(0, 3),
    ...thing('M84 46L112 36V121H84Z', '#a39a8c', 'M100 40L112 36V121H100Z', 2.4),
    line('M84 72L112 66M84 98L112 96M98 41V69M92 71V97', '#4a443c', 2),
  ],
  trap_door: () => [
    ink('M0 70L30 46H116L120 70V121H0Z', '#8a7f70', 2.4),
    line('M0 96H120M30 46V121M60 46V70M90 46V70M60 96V121', '#5d5346', 2),
    ink('M22 78L40 60H92L104 78L96 110H30Z', '#0c0806', 2.6),
    ...thing('M40 60L34 6H96L92 60Z', '#8a5c34', 'M76 6H96L92 60H78Z', 2.5),
    line('M36 22H94M38 40H93', '#4a2a10', 2.2),
    line(disc(65, 30, 7), '#c9a24a', 3.4),
    ink(pair('M40 104L44 84L48 104ZM52 106L56 84L60 106Z'), '#c6d0d8', 1.6),
  ],
  snake_pit: () => [
    ...inset(serpent({ fur: '#5f9a3f', pale: '#e6dc9c', eye: '#f2c52c' }), 60, 44, 0.72),
    ...inset(serpent({ fur: '#8a6a3a', pale: '#e6dc9c', eye: '#e2401f' }), 24, 64, 0.48),
    ...inset(serpent({ fur: '#a8402c', pale: '#f0d0a0', eye: '#f2c52c' }), 96, 64, 0.48),
    ink('M-4 92Q60 76 124 92L116 121H4Z', '#7a6a56', 2.6),
    fill('M84 86Q104 88 124 92L116 121H88Z', INK, 0.35),
    line('M20 92L24 116M50 86V120M80 86L78 120M104 90L98 116', '#4a3f30', 2.2),
  ],
  tinker_forge: () => gears,
  caves_of_wonder: () => [
    ...of(SITES, 'cave').slice(0, 8),
    ...glow(60, 90, 34, '#ffe27a'),
    ...inset(openChest('#96622f', GOLD, [...coin(40, 54, 14), ...coin(70, 50, 14), ...coin(88, 56, 12)]), 60, 96, 0.42),
    ...sparkle,
  ],
  city_of_the_ifrit: () => [
    ...tinted(great('city'), '#c8501c', 0.4),
    ...fires([14, 121, 1.8], [106, 121, 1.8], [60, 30, 1.2]),
  ],
  lava_pools: () => [
    ...glow(60, 84, 56, '#ff9a3c'),
    ...boulder(20, 80, 40, 44),
    ...boulder(102, 78, 36, 36),
    ink('M-4 96Q10 76 60 78Q112 76 124 96Q114 116 60 118Q6 116 -4 96Z', '#ff8a2c', 2.6),
    fill('M10 96Q24 86 60 86Q98 86 110 96Q96 108 60 108Q22 108 10 96Z', '#ffc04a'),
    line('M24 96Q36 90 48 96M66 102Q80 98 94 102', '#fff2b0', 2.6),
    ink(disc(44, 92, 6) + disc(78, 96, 5), '#ff8a2c', 1.8),
    ...fires([36, 80, 1.4], [84, 80, 1.6]),
  ],
  the_grand_bazaar: () => [
    ...inset(stall('#8a4ad0', '#f8f1e0'), 90, 52, 0.66),
    ...inset(stall('#2f7a86', '#f0d27a'), 30, 52, 0.66),
    ...inset(stall('#c23a2a', '#f8f1e0'), 60, 76, 0.76),
  ],
  wasteland: () => [
    ...glow(96, 22, 26, '#ffe27a'),
    ink(disc(96, 20, 13), '#ffd24a', 2.2),
    ...land('plain_of_peril'),
    line('M0 116Q30 108 60 114Q92 108 120 116', '#c08f4c', 3),
  ],
  lake_of_visions: () =>
    pool('#5fa8d8', [
      ...glow(60, 44, 40, '#d8d0ff'),
      ink('M24 46Q60 14 96 46Q60 76 24 46Z', '#ffffff', 2.4),
      fill(disc(60, 45, 15), '#6a5ad0'),
      fill(disc(60, 45, 7), INK),
      fill(disc(55, 40, 3.4), '#ffffff'),
      line('M24 46Q60 14 96 46', INK, 3.2),
    ]),
  transmutor: () => [
    ...inset(of(JEWELS, 'opal').slice(2), 60, 30, 0.5),
    ...thing('M24 62H96L90 121H30Z', '#5f6a7a', 'M76 62H96L90 121H76Z', 2.6),
    ink('M16 54H104V66H16Z', GOLD, 2.3),
    line(spiral(60, 92, 20, 2.4), '#8fe0ff', 3.4),
    line('M24 54Q8 40 12 12M96 54Q112 40 108 12', INK, 7),
    line('M24 54Q8 40 12 12M96 54Q112 40 108 12', '#c9a24a', 4),
    ...glow(12, 6, 12, '#8fe0ff'),
    ...glow(108, 6, 12, '#8fe0ff'),
  ],
};

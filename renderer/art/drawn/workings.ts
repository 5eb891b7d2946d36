// What the Spells of the sets do, continued: from fire and faces to threads and anvils.
import { peak, tree } from '../vignettes/kit';
import { bear } from './animals';
import { snail, toad } from './creatures';
import { cultist } from './cults';
import { justice } from './endings';
import { COMPANIONS } from './companions';
import { glow, hand, star } from './garb';
import { GEAR } from './gear';
import { tear } from './jewels';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, ink, pair, shape, turned } from './mirror';
import {
  anvil,
  block,
  bolt,
  brain,
  butterfly,
  cauldron,
  globe,
  hammerOver,
  mask,
  mirror,
  ring,
  shears,
  winged,
} from './motifs';
import { fires, land, signpost, volcano } from './scenery';
import { SPELLS } from './spells';
import { tinted } from './tint';
import { coin, rays } from './treasure';
import { inset, mirrored, within } from './within';

import { called, wind, person, faded } from './castings';
const GOLD = '#efc04a';
const SKIN = '#e0ab7c';
const of = (gallery: Gallery, name: string): Drawing => gallery[name]?.() ?? [];

export const WORKINGS: Gallery = {
  desolation: () => [
    ...glow(60, 60, 58, '#ff9a3c'),
    ...inset(land('cursed_glade'), 60, 64, 0.9),
    ...fires([30, 121, 1.8], [92, 121, 1.8], [42, 36, 1.6], [80, 32, 1.6], [60, 38, 1.8]),
  ],
  disguise: () => [...inset(mask('#f0d9a0', true), 44, 54, 0.84), ...inset(mask('#8a6ac0', false), 84, 68, 0.74)],
  temporary_change: () => [
    ...ring(),
    ...inset(mask('#f4ead0', true), 36, 58, 0.6),
    ...inset(mask('#4a3f66', false), 86, 62, 0.6),
    line('M50 6Q60 -4 72 6M66 -2L73 8L62 8M72 114Q60 122 48 112M52 120L46 110L58 110', '#ffffff', 3),
  ],
  simulacrum: () => [
    ...inset(faded(person, '#a8d0ff'), 88, 64, 0.66),
    ...inset(person, 38, 68, 0.74),
    line('M60 -4V124', '#dff4ff', 2.6, 0.9),
  ],
  evil_eye: () => [
    ...glow(60, 60, 60, '#ff8a6a'),
    ink('M2 58Q60 -10 118 58Q60 124 2 58Z', '#2a1218', 2.8),
    ink('M14 58Q60 6 106 58Q60 108 14 58Z', '#f2dcb0', 2.3),
    ink(disc(60, 57, 24), '#d8401c', 2.4),
    fill('M60 33Q70 57 60 81Q50 57 60 33Z', INK),
    fill(disc(50, 46, 4), '#ffffff'),
    line('M14 58Q60 6 106 58', INK, 5),
    ink(pair('M26 26L16 4L38 18ZM46 14L44 -8L56 11Z'), '#2a1218', 2),
  ],
  extinguish: () => [
    ...fires([60, 112, 4]),
    ...[
      [20, 34, 0.5],
      [46, 16, 0.6],
      [80, 20, 0.56],
      [104, 42, 0.46],
    ].flatMap(([x = 0, y = 0, by = 0]) => tear(x, y, by, '#5fb8ea')),
    line('M20 96Q40 88 60 98Q82 88 102 96M14 110Q38 102 60 112Q84 102 108 110', '#4aa0dc', 5),
  ],
  fiery_retribution: () => [
    ...glow(94, 26, 34, '#ffb04a'),
    line('M4 112L96 24', INK, 22),
    line('M4 112L96 24', '#f2742c', 16),
    line('M4 112L96 24', '#ffe08a', 6),
    ...fires([100, 48, 2.3], [80, 40, 1.6], [112, 30, 1.6]),
    ink(disc(8, 108, 12), SKIN, 2.3),
    line('M2 104Q8 110 16 108', dim(SKIN, 0.6), 2),
  ],
  fireball: () => [
    ...glow(76, 44, 44, '#ffb04a'),
    ink('M100 62Q60 118 0 116Q24 100 20 90Q6 98 -8 94Q22 78 34 56Q50 10 88 12Q118 26 100 62Z', '#f2742c', 2.6),
    fill('M94 60Q62 98 20 106Q40 92 40 80Q30 86 20 86Q38 70 46 52Q58 24 84 22Q106 34 94 60Z', '#ffc04a'),
    ink(disc(76, 44, 22), '#fff2b0', 2.2),
    fill('M84 24A22 22 0 0 1 76 66Q92 48 84 24Z', '#ff9a3c', 0.6),
  ],
  restore_the_world: () => [
    ...glow(60, 60, 60, '#c8ffd8'),
    ...globe,
    line('M-4 60A64 64 0 0 1 104 14M92 6L106 13L96 25', '#ffffff', 4),
  ],
  suleimans_command: () => [
    ...rays('#ffe9a0', 0.5),
    ...shape('M60 6L48 40L28 16L28 48L4 34L14 90L60 96', GOLD, 0.45, 2.7),
    ink('M14 86Q60 100 106 86V104Q60 118 14 104Z', '#d99f2c', 2.4),
    line('M60 54L73 76H47ZM60 84L47 62H73Z', '#1f5a6a', 3.4),
    fill(disc(28, 14, 5) + disc(92, 14, 5) + disc(60, 4, 6), '#fbe9a8'),
  ],
  terramorph: () => [
    ...peak(60, 104, 40, 100, ['#b8a891', '#5b4e41']),
    ...tree(18, 104, 34),
    ...tree(102, 104, 30),
    fill('M-4 122Q20 96 60 102Q100 96 124 122Z', '#6a9a4a'),
    line('M34 60V34M26 42L34 32L42 42M86 66V42M78 50L86 40L94 50', '#ffe27a', 4.4),
  ],
  upheaval: () => volcano(),
  verdant_growth: () => [
    ...glow(60, 50, 58, '#c8ffb0'),
    ...tree(60, 112, 112),
    fill('M0 121Q30 104 60 108Q92 104 120 121Z', '#6a4a2c'),
    ...star(20, 40, 2.2, '#ffffff'),
    ...star(102, 36, 2.4, '#ffffff'),
  ],
  black_ice: () => [
    ink('M4 84L34 58L92 54L116 78L92 110L28 114Z', '#2f4258', 2.7),
    fill('M92 54L116 78L92 110L76 84Z', '#101a26', 0.6),
    line('M34 58L50 84L28 114M50 84L76 84L92 54M76 84L92 110', '#8fc0e0', 2),
    fill('M18 82L36 64L46 68L26 88Z', '#ffffff', 0.5),
    ink('M42 46L46 18L54 44ZM66 44L74 10L82 42ZM20 60L20 38L30 54Z', '#4a6a8a', 2.2),
    line('M44 42L46 24M70 40L74 18', '#dff4ff', 1.8),
  ],
  freeze: () => block(inset(of(COMPANIONS, 'mercenary'), 60, 64, 0.8)),
  brainwave: () => [
    ...ring('#f0c8ff'),
    ...inset(brain('#f0a8b8'), 60, 62, 0.74),
    line('M18 30Q8 50 18 70M102 30Q112 50 102 70', '#ffffff', 3.4),
  ],
  mind_steal: () => [
    ...inset(brain('#f0a8b8'), 56, 66, 0.84),
    ...turned(hand(60, 78, '#8a6ac0', 1.5), 180),
    ...star(100, 90, 2.2, '#ffffff'),
  ],
  feeble_mind: () => [
    ...inset(tinted(brain('#c8b8b8'), '#8f8a94', 0.4), 60, 70, 0.84),
    line('M40 10Q40 -2 52 -2Q64 0 62 10Q60 16 52 20V28', '#ffe27a', 5),
    fill(disc(52, 36, 3.4), '#ffe27a'),
    line('M86 18Q84 8 94 8Q104 8 102 16Q100 22 94 24V30', '#ffe27a', 3.6),
    fill(disc(94, 37, 2.6), '#ffe27a'),
  ],
  marked_for_glory: () => [
    ...rays('#fff6c8', 0.5),
    ink('M34 -4H86L72 46H48Z', '#2f5a9c', 2.4),
    fill('M52 -4H68L64 46H56Z', '#f4ead0'),
    ink('M60 34L70 58L96 60L76 77L83 103L60 89L37 103L44 77L24 60L50 58Z', GOLD, 2.7),
    fill('M60 34L70 58L96 60L76 77L83 103L60 89Z', '#8a5c12', 0.45),
    line('M46 64L58 60L62 46', '#fffbe0', 2.4, 0.8),
  ],
  metamorph: () => [
    ...glow(60, 60, 58, '#e0c8ff'),
    ...butterfly('#6a8af0', '#b46cf0'),
    ...star(12, 112, 2, '#ffffff'),
    ...star(108, 112, 2, '#ffffff'),
  ],
  toadify: () => called([...toad], 0.8, '#c8f0a8'),
  slow_motion: () => called(snail, 0.8),
  summon_bear: () => called(bear({ fur: '#6d57a0', pale: '#c8b8f0', eye: '#ffffff' }), 0.84),
  obliterate: () => [
    ...of(SPELLS, 'destruction').slice(0, 3),
    ...star(60, 60, 8, '#ffffff'),
    ...[
      [12, 18],
      [104, 14],
      [10, 98],
      [106, 104],
    ].flatMap(([x = 0, y = 0]) =>
      ink(`M${x - 8} ${y - 5}L${x + 5} ${y - 9}L${x + 9} ${y + 5}L${x - 5} ${y + 9}Z`, '#8a8490', 2),
    ),
  ],
  path_of_destiny: () => [
    ...glow(60, 20, 44, '#fff2b0'),
    ink('M-2 122Q34 96 44 70Q50 44 54 30H66Q70 44 76 70Q86 96 122 122Z', '#d8c08a', 2.6),
    fill('M64 30H66Q70 44 76 70Q86 96 122 122H80Q72 70 64 30Z', INK, 0.25),
    line('M60 118V104M60 92V80M60 70V60M60 52V44', '#fffbe0', 4),
    ...star(60, 16, 4, '#ffffff'),
    ...star(22, 40, 1.8, '#ffffff'),
    ...star(98, 46, 2, '#ffffff'),
  ],
  bladesharp: () => [
    ...of(GEAR, 'sword'),
    ...star(92, 12, 3.4, '#ffffff'),
    ...star(70, 48, 2, '#ffffff'),
    line('M100 40L118 34M104 54L120 56', '#ffffff', 3),
  ],
  enchant_blade: () => [
    ...glow(72, 44, 52, '#8fd8ff'),
    ...of(GEAR, 'spellsword'),
    line('M104 8Q80 20 92 36Q64 44 76 58', '#8ff0ff', 4),
    ...star(40, 24, 2.2, '#ffffff'),
    ...star(108, 66, 2, '#ffffff'),
  ],
  cloak_of_shadows: () => [
    ...glow(60, 60, 60, '#b8a8e0'),
    ...cultist({ cloth: '#2b2440', eye: '#c8a8ff', trim: '#5a4a80' }),
    fill('M-6 122Q10 96 24 112Q34 98 44 114Q60 100 76 114Q90 98 98 112Q112 98 126 122Z', '#171024', 0.9),
  ],
  displacement: () => [
    ...inset(faded(person, '#c8c0f0'), 26, 62, 0.6),
    ...inset(person, 84, 66, 0.72),
    line('M34 22Q60 -4 84 20M78 8L86 22L70 20', '#ffffff', 4.4),
  ],
  dominate: () => [
    ...inset(person, 60, 86, 0.62),
    line('M44 26L26 104M54 34L46 64M64 36L74 64M76 28L94 104', '#ffffff', 2),
    ...turned(hand(60, 96, SKIN, 0.95), 180),
    ink('M44 -8H76V6H44Z', '#433f96', 2.3),
  ],
  enrich: () => [
    ...rays('#fff2b0', 0.4),
    ...[
      [20, 16, 9],
      [48, 4, 8],
      [78, 10, 9],
      [102, 30, 8],
      [30, 46, 9],
      [64, 38, 10],
      [92, 62, 9],
    ].flatMap(([x = 0, y = 0, r = 0]) => coin(x, y, r)),
    ...[
      [20, 104],
      [40, 108],
      [60, 104],
      [80, 108],
      [100, 104],
      [30, 116],
      [52, 118],
      [74, 118],
      [94, 116],
      [50, 92],
      [70, 92],
    ].flatMap(([x = 0, y = 0]) => coin(x, y, 10)),
  ],
  generosity: () => [
    ...glow(60, 40, 50, '#ffe9a0'),
    ink('M-6 92L24 78Q44 70 62 78L88 82Q104 70 116 74Q122 80 112 88L84 104H52L24 114L-6 118Z', SKIN, 2.6),
    fill('M24 114L52 104H84L112 88Q122 80 116 74L122 82Q110 100 88 112L44 116Z', dim(SKIN), 0.5),
    line('M48 90H80', dim(SKIN, 0.6), 2),
    ...coin(60, 54, 14),
    ...coin(36, 56, 10),
    ...coin(84, 58, 10),
    ...coin(60, 26, 11),
  ],
  gust_of_wind: () => wind('#d8ecf4'),
  misdirection: () => [
    ...signpost,
    line('M104 80Q122 96 108 114M100 108L107 116L115 108', '#ffffff', 4),
    ...star(12, 76, 2, '#ffffff'),
  ],
  reflection: () =>
    mirror('#c9a24a', '#cfe8f4', [...bolt(52, 52, 0.4), line('M66 34L92 10M84 8L94 9L93 19', '#ffe27a', 4)]),
  shatter: () => [
    ...of(SPELLS, 'destruction').slice(0, 3),
    ink('M30 40L44 22L56 34L48 56L56 74L40 96L24 74Z', '#c4784a', 2.4),
    ink('M92 40L78 22L66 38L72 58L64 76L82 96L98 72Z', '#a8623a', 2.4),
    line('M30 52L44 48M76 50L92 54', '#f0d9a0', 3),
  ],
  sleep: () => [
    ...glow(44, 60, 50, '#fff2c0'),
    ink('M60 4Q4 10 6 62Q12 112 66 112Q96 110 106 88Q60 96 50 58Q44 22 60 4Z', '#f4e29a', 2.7),
    fill('M50 58Q60 96 106 88Q96 110 66 112Q30 112 16 92Q46 100 50 58Z', '#a8863c', 0.4),
    line('M26 62Q32 68 40 64M30 80Q34 84 40 82', INK, 2.4),
    line('M66 26H82L66 44H82M90 4H102L90 18H102M92 48H102L92 60H102', '#ffffff', 4),
  ],
  speed: () => [...inset(winged('#a8642c'), 62, 60, 0.94), line('M-6 96H20M-2 108H24M-8 84H14', '#ffffff', 3.4)],
  transmute: () => cauldron('#8fe08a', [...coin(34, 10, 9), ...coin(60, 2, 8), ...coin(86, 12, 9)]),
  water_walking: () => [
    ...glow(60, 90, 50, '#c8f0ff'),
    ...inset(winged('#6d5a34'), 60, 44, 0.74),
    fill('M-8 98Q10 86 30 94Q60 84 90 94Q112 86 128 98V122H-8Z', '#3f8fc4'),
    line('M20 96a40 9 0 1 0 80 0M34 92a26 6 0 1 0 52 0M4 112Q20 104 36 110M84 112Q98 104 114 110', '#e6f7ff', 2.6),
  ],
  retribution: () => [
    ...glow(60, 56, 56, '#ff9a8a'),
    ...inset(of(GEAR, 'sword'), 60, 60, 0.94),
    ...inset(mirrored(of(GEAR, 'greatsword')), 60, 60, 0.94),
    ...star(60, 44, 4, '#ffffff'),
  ],
  vindication: () => [...rays('#fff6c8', 0.5), ...within(justice('#f4d98a'), 0.95), ...star(107, 54, 2.6, '#ffffff')],
  cut_the_thread: () => [
    line('M-6 30Q30 8 60 26Q86 40 126 16', INK, 6),
    line('M-6 30Q30 8 60 26', '#d2303a', 3.6),
    line('M66 29Q88 38 126 16', '#d2303a', 3.6),
    ...shears,
    ...star(60, 26, 3, '#ffffff'),
  ],
  forge_destiny: () => [...glow(60, 40, 54, '#ffe27a'), ...anvil([...star(52, 44, 4, '#ffe9a0'), ...hammerOver])],
};

// Further places of the sets: ways, pools, gates and what people have built.
import { door, ground, hill, house, keep, menhir, panes, peak, pine, spire, tree } from '../vignettes/kit';
import { steed } from './creatures';
import { drake } from './dragons';
import { glow, skull, star } from './garb';
import { GEAR } from './gear';
import { GREAT } from './great';
import { crystals } from './jewels';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { ink, pair, shape, thing } from './mirror';
import { pool, SITES } from './sites';
import { tinted } from './tint';
import { coin, rays } from './treasure';
import { inset, within } from './within';

import { moon, sparkle, gate, gong, tent, colosseum, coffin, cloudy, land } from './scenery';
const GOLD = '#efc04a';
const NIGHT = '#2a1f44';
const of = (gallery: Gallery, name: string): Drawing => gallery[name]?.() ?? [];
const great = (name: string): Drawing => GREAT[name] ?? [];
export const SIGHTS: Gallery = {
  mountain_trail: () => land('the_ridgeway'),
  gong_of_war: () => gong,
  highland_cave: () => [
    ...peak(60, 121, 62, 112, ['#b8a891', '#5b4e41'], 0.3),
    door(60, 121, 40, 44, '#150d10'),
    ...pine(12, 121, 34),
    ...pine(108, 121, 30),
  ],
  icy_path: () => [
    ...peak(20, 110, 28, 90, ['#e6f4f8', '#7fa9bd']),
    ...peak(102, 110, 26, 76, ['#e6f4f8', '#7fa9bd']),
    ink('M40 121Q60 100 48 84Q44 70 62 60Q74 52 66 38H74Q90 52 76 66Q66 76 72 88Q84 104 80 121Z', '#c4eaf8', 2.3),
    line('M52 112Q66 98 56 84M64 70Q76 60 72 46', '#ffffff', 3),
    ...star(40, 30, 1.8, '#ffffff'),
  ],
  narrow_path: () => land('cliff'),
  rock_face: () => land('precipice'),
  pool_of_fortitude: () => pool('#5fc0a8', [...glow(60, 44, 40, '#ffe9a0'), ...inset(of(GEAR, 'shield'), 60, 40, 0.6)]),
  pool_of_fortune: () =>
    pool('#5fb0e0', [...glow(60, 44, 40, '#ffe9a0'), ...coin(60, 40, 25), ...coin(24, 56, 9), ...coin(96, 54, 9)]),
  sacred_pool: () => pool('#6fc8f0', [...rays('#fff6c8', 0.5), ...inset(great('holy_grail'), 60, 40, 0.66)]),
  sky_haven: () => [...glow(60, 50, 56, '#fff6c8'), ...inset(great('castle'), 60, 50, 0.84), ...cloudy],
  academy: () => [
    ...great('temple'),
    ...inset(
      [
        ink('M60 30L4 54L60 78L116 54Z', '#27304e', 2.6),
        ink('M28 66V88Q60 106 92 88V66L60 80Z', '#34406a', 2.4),
        line('M60 54L104 62V92', GOLD, 3),
        ink('M100 90H108L110 106H98Z', GOLD, 1.6),
      ],
      60,
      18,
      0.56,
    ),
  ],
  arena: () => colosseum,
  carnival: () => [
    ...within(tent('#c8303a', '#f8f1e0'), 0.96),
    ...star(16, 20, 2, '#ffe27a'),
    ...star(104, 26, 2.2, '#ffe27a'),
  ],
  idol: () => [
    ...glow(60, 60, 56, '#c8ffb0'),
    ...shape('M60 -4H34L28 24L36 52L28 64L32 104H60', '#8f9a82', 0.45, 2.7),
    ink('M18 104H102V121H18Z', '#6f7a66', 2.4),
    fill(pair('M38 24Q48 16 56 26Q48 34 38 24Z'), '#150d10'),
    fill(disc(48, 25, 3) + disc(72, 25, 3), '#ff5a2c'),
    ink('M40 44H80V58H40Z', '#150d10', 2),
    fill('M43 44H49V51H43ZM55 44H62V52H55ZM68 44H74V51H68ZM48 58H54V52H48ZM62 58H68V52H62Z', '#d9e0cc'),
    line('M36 12H84M36 76H84M40 90H80', '#4a5442', 2.6),
    ...shape('M60 28L54 40H60', '#7a8570', 0.3, 2),
  ],
  tomb: () => coffin,
  wheel_of_fate: () => land('meeting_with_destiny'),
  cathedral: () => [
    ...rays('#fff6c8', 0.4),
    ...keep(60, 121, 56, 60, ['#d8cfc0', '#8a7f6c']),
    ...spire(22, 121, 28, 74, ['#d8cfc0', '#8a7f6c'], ['#4a84b2', '#234b6d']),
    ...spire(98, 121, 28, 74, ['#d8cfc0', '#8a7f6c'], ['#4a84b2', '#234b6d']),
    ...thing('M30 60L60 24L90 60Z', '#4a84b2', 'M60 24L90 60H66Z', 2.5),
    ink(disc(60, 72, 11), '#8fd0f4', 2.2),
    line('M60 61V83M49 72H71', INK, 2),
    door(60, 121, 22, 30),
    ink('M58 2H62V10H68V14H62V26H58V14H52V10H58Z', GOLD, 1.7),
    panes([19, 72, 6, 14], [95, 72, 6, 14]),
  ],
  glittering_gorge: () => [
    ...land('canyon'),
    ...inset(crystals('#ffd24a'), 28, 98, 0.36),
    ...inset(crystals('#8fe0ff'), 92, 98, 0.36),
    ...sparkle,
  ],
  livery_stable: () => [
    ...inset(land('fields_sw'), 66, 56, 0.93),
    ...inset(steed({ coat: '#8a5a34', mane: '#3a2014', eye: '#3a2010' }, false), 28, 84, 0.6),
  ],
  necropolis: () => [
    ...moon,
    ...tinted(land('crypt'), NIGHT, 0.3),
    ...inset(tinted(land('graveyard'), NIGHT, 0.3), 20, 98, 0.4),
    ...inset(tinted(land('graveyard'), NIGHT, 0.3), 100, 98, 0.4),
  ],
  faerie_gate: () => [...within(land('woodland_entrance'), 0.86), ...glow(60, 70, 26, '#fff2b0'), ...sparkle],
  faerie_mound: () => [
    ...glow(60, 70, 56, '#d8ffb0'),
    ...hill(60, 118, 62, 84, ['#86ad52', '#3f6a2c']),
    door(60, 116, 30, 34, '#ffd872'),
    ...tree(22, 60, 34),
    ...inset(land('faerie_ring'), 98, 100, 0.36),
    ...sparkle,
  ],
  mabs_gate: () => gate('#8fd8ff', '#1f2f6a', sparkle, '#7f8fb0'),
  oberons_gate: () => gate('#b8ff8a', '#1f5a2c', sparkle, '#8a6a44'),
  titanias_gate: () => gate('#ffb0e8', '#7a2a6a', sparkle, '#d9b08a'),
  riddle_stone: () => [
    ...menhir(60, 118, 78, 118),
    line('M46 46Q46 30 60 30Q74 30 74 44Q74 54 60 60V70', INK, 9),
    line('M46 46Q46 30 60 30Q74 30 74 44Q74 54 60 60V70', '#8fe0ff', 5),
    ink(disc(60, 84, 5), '#8fe0ff', 2),
    ground(60, '#5f8a3c', 114),
  ],
  baba_yagas_hut: () => [
    line('M44 76V100L34 112M44 100L54 112M44 100V114M78 76V100L68 112M78 100L88 112M78 100V114', INK, 8),
    line('M44 76V100L34 112M44 100L54 112M44 100V114M78 76V100L68 112M78 100L88 112M78 100V114', '#e8a83c', 4.6),
    ...house(60, 82, 78, 60, ['#a8733c', '#5f3a1a'], ['#5f7a3c', '#34481c']),
    door(60, 82, 16, 24),
    panes([32, 54, 11, 11], [76, 54, 11, 11]),
    ...skull(60, 16, 1.6),
  ],
  dragons_lair: () => [
    ...of(SITES, 'cave').slice(0, 8),
    ...inset(drake({ hide: '#b8382a', horn: '#f0d9a0', eye: '#ffd24a', breath: GOLD }), 60, 90, 0.5),
    ...coin(36, 116, 7),
    ...coin(86, 116, 7),
  ],
};

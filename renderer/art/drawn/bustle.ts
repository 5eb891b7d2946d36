// What happens in street and field: Events of the sets as scenes.
import { wolf } from './animals';
import { COMPANIONS } from './companions';
import { steed } from './creatures';
import { flask } from './elements';
import { FOLK } from './folk';
import { fur, glow, star, sword } from './garb';
import { GEAR } from './gear';
import { brim, nasal, strap } from './hats';
import { disc, type Drawing, fill, type Gallery, INK, line } from './layer';
import { hills, NIGHT, of } from './lights';
import { dim, ink, rod, thing } from './mirror';
import { bolt } from './motifs';
import { bears, knuckles, shelf, someone, threeOf } from './people';
import { land, moon } from './scenery';
import { SEERS } from './seers';
import { ROSY, TAN } from './skins';
import { tinted } from './tint';
import { coin, rays } from './treasure';
import { inset, mirrored, within } from './within';

export const GOLD = '#efc04a';
const stonewall = (x: number, y: number, w: number, h: number): Drawing => [
  ink(`M${x} ${y}H${x + w}V${y + h}H${x}Z`, '#8a857c', 2.4),
  line(
    Array.from({ length: Math.floor(h / 14) }, (_, i) => {
      const at = y + (i + 1) * 14;
      const joints = [0.3, 0.7].map((k) => `M${x + w * (i % 2 === 0 ? k : k - 0.15)} ${at - 14}V${at}`).join('');
      return at < y + h ? `M${x} ${at}H${x + w}${joints}` : '';
    }).join('') || `M${x} ${y}H${x + w}`,
    '#4a4640',
    2,
  ),
];

export const BUSTLE: Gallery = {
  charity: () => [
    ...glow(60, 50, 54, '#ffe9a0'),
    ink('M-6 70Q20 62 40 68L64 78Q74 82 68 88L46 86L84 80L108 66Q120 64 116 74L88 98Q72 108 48 106L-6 112Z', TAN, 2.6),
    fill('M68 88L46 86L84 80L108 66Q120 64 116 74L88 98Q72 108 48 106L28 108Q60 100 68 88Z', dim(TAN), 0.5),
    ink('M-8 66H12L14 116H-8Z', '#8a2f5a', 2.4),
    ...coin(66, 62, 9),
    ...coin(84, 60, 9),
    ...coin(76, 44, 9),
    ...coin(58, 22, 9),
    ...coin(96, 18, 9),
  ],
  corrupt_sheriff: () =>
    someone({
      skin: ROSY,
      coat: '#4a3a2c',
      head: 'heavy',
      build: 'broad',
      eyes: 'narrow',
      mouth: 'smirk',
      hair: '#5a3a1c',
      beard: 'walrus',
      wear: strap(),
      hat: brim('#4a3a2c', '#c9a24a', 2, 46),
      has: [
        ink('M34 92L38 101L48 102L40 108L43 118L34 112L25 118L28 108L20 102L30 101Z', GOLD, 2),
        ...inset(shelf('bag_of_gold'), 100, 92, 0.42),
        ...knuckles(100, 74, ROSY),
      ],
    }),
  crowded_streets: () => [
    ...inset(land('village'), 60, 34, 0.66),
    ...inset(of(COMPANIONS, 'maiden'), 20, 60, 0.46),
    ...inset(of(FOLK, 'grifter'), 98, 60, 0.46),
    ...inset(of(FOLK, 'dung_sweeper'), 60, 66, 0.5),
    ...inset(of(FOLK, 'talismonger'), 32, 92, 0.54),
    ...inset(of(COMPANIONS, 'mercenary'), 88, 92, 0.54),
  ],
  discount_day: () => [
    ...rays('#fff2b0', 0.4),
    ...inset(of(GEAR, 'helmet'), 32, 76, 0.56),
    ...inset(of(GEAR, 'sword'), 88, 82, 0.56),
    ink('M14 22L30 4H108V46H30L14 30Z', '#f8f1e0', 2.6),
    line(disc(28, 25, 4), '#a8322a', 2.6),
    ...coin(54, 25, 13),
    line('M72 38L98 12', '#c8303a', 5),
    line('M36 12L70 40', '#c8303a', 4),
    ...coin(90, 28, 8),
  ],
  drunken_revelry: () => [
    ...glow(60, 60, 58, '#ffe0a0'),
    ...inset(mirrored(shelf('brew_stein')), 36, 60, 0.68),
    ...inset(shelf('brew_stein'), 84, 60, 0.68),
    ...star(60, 36, 3.4, '#fff6c8'),
    fill(disc(60, 14, 5) + disc(46, 6, 4) + disc(76, 4, 4.6) + disc(60, -2, 3), '#fffaf0', 0.95),
    line('M44 110Q60 102 76 110M36 120Q60 108 86 120', '#d9a83c', 4),
  ],
  free_samples: () => [
    ...rays('#fff2b0', 0.4),
    ...inset(flask({ brew: '#d8404c', sign: star(60, 86, 2, '#a8322a') }), 26, 60, 0.54),
    ...inset(flask({ brew: '#4fae5a', sign: star(60, 86, 2, '#2e7d38') }), 60, 50, 0.6),
    ...inset(flask({ brew: '#4a8ad8', sign: star(60, 86, 2, '#23608a') }), 94, 60, 0.54),
    ...thing('M-4 92H124L116 114H4Z', '#a8733c', 'M92 92H124L116 114H88Z', 2.5),
    line('M0 102H120', '#5b3a1e', 2),
  ],
  grumpy_wizard: () => [
    ...inset(of(SEERS, 'magician').slice(0, -1), 60, 62, 0.98),
    ...inset(bolt(60, 60, 0.8), 12, 30, 0.36),
    ...inset(bolt(60, 60, 0.8), 110, 40, 0.36),
    line('M44 52L58 60M62 60L76 52', '#8a8478', 5),
  ],
  lost: () => [
    ...tinted(inset(land('forest'), 60, 50, 0.96), NIGHT, 0.2),
    ...rod('M60 124V40', '#8a5c34', 7),
    ...thing('M14 30H60L74 40L60 50H14Z', '#c98f4a', 'M50 30H60L74 40L60 50H50Z', 2.4),
    ...thing('M106 54H56L42 64L56 74H106Z', '#b67a3a', 'M90 54H106V74H90Z', 2.4),
    ...thing('M24 78H66L80 88L66 98H24Z', '#c98f4a', 'M56 78H66L80 88L66 98H56Z', 2.4),
    line(
      'M30 36Q36 32 40 37Q40 41 36 42V44M36 46.500V47M76 60Q82 56 86 61Q86 65 82 66V68M82 70.500V71M40 84Q46 80 50 85Q50 89 46 90V92M46 94.500V95',
      INK,
      2.6,
    ),
  ],
  loyal_companion: () => [
    ...hills,
    ...inset(
      wolf({ fur: '#b5803c', pale: '#f4e6c8', eye: '#5a3414', how: { pupil: 'round' } }).filter(
        (layer) => layer.fill !== '#4d1310',
      ),
      60,
      62,
      0.94,
    ),
    line('M26 104Q60 122 94 104', '#c8303a', 6),
    ink(disc(60, 113, 6), GOLD, 1.8),
    ink('M102 22Q96 12 88 18Q84 28 102 40Q120 28 116 18Q108 12 102 22Z', '#e0404c', 2),
  ],
  trading_day: () => [
    ...rays('#fff2b0', 0.4),
    ...inset(of(GEAR, 'helmet'), 26, 44, 0.5),
    ...inset(shelf('magic_lamp'), 94, 78, 0.54),
    ink('M44 26Q76 10 96 32L104 24L108 50L82 46L90 38Q74 24 50 36Z', '#3f8a5a', 2.2),
    ink('M76 96Q44 112 24 90L16 98L12 72L38 76L30 84Q46 98 70 86Z', '#c8702c', 2.2),
  ],
  surprise_attack: () => [
    ...inset(land('woods_n'), 60, 46, 0.9),
    ...inset(of(COMPANIONS, 'bandit'), 60, 70, 0.78),
    ink(
      'M-8 121Q-8 96 14 100Q22 84 40 96Q50 90 54 104L54 121ZM66 121Q66 100 78 98Q86 86 102 96Q122 92 128 121Z',
      '#3f6a2c',
      2.4,
    ),
    ink('M56 -6H66L64 22H58ZM57 27H65V35H57Z', '#ffe27a', 2),
  ],
  lone_dwarf: () => [
    ...inset(land('crags'), 60, 46, 0.84),
    ...inset(
      someone({
        skin: ROSY,
        coat: '#4a5a6a',
        head: 'heavy',
        build: 'broad',
        nose: 'broad',
        hair: '#8a4a1c',
        beard: 'long',
        hat: [...nasal('#8d98a2')],
        has: bears('axe', ROSY, [102, 78, 0.5], [-8, 18]),
      }),
      56,
      74,
      0.8,
    ),
  ],
  sliding_walls: () => [
    fill('M36 -4H84V122H36Z', '#140d10'),
    ...inset(of(COMPANIONS, 'mercenary'), 60, 78, 0.4),
    ...stonewall(-8, -6, 46, 127),
    ...stonewall(82, -6, 46, 127),
    ink('M6 44H20V36L34 52L20 68V60H6ZM114 44H100V36L86 52L100 68V60H114Z', '#ffe27a', 2.2),
  ],
  ambush: () => [
    ...inset(land('mountain_pass'), 60, 46, 0.94),
    ...inset(of(COMPANIONS, 'bandit'), 26, 80, 0.52),
    ...inset(mirrored(of(COMPANIONS, 'bandit')), 94, 80, 0.52),
    ...sword(60, 84, '#dfe5e8', '#6d4523', 1),
  ],
  highland_raiders: () =>
    within(
      [
        ...inset(land('crags'), 60, 40, 0.74),
        ...threeOf(
          someone({
            skin: ROSY,
            coat: '#5a6a4a',
            hair: '#c8602c',
            beard: 'full',
            mouth: 'shout',
            brows: 'stern',
            wear: fur('#8a7a5c'),
          }),
          someone({
            skin: TAN,
            coat: '#6a4a3a',
            hair: '#3a2414',
            cut: 'mane',
            beard: 'full',
            brows: 'stern',
            hat: nasal('#8d98a2'),
          }),
          someone({
            skin: ROSY,
            coat: '#4a4a5a',
            hair: '#d9a85a',
            cut: 'mane',
            beard: 'full',
            mouth: 'shout',
            brows: 'stern',
            wear: fur('#9a8a74'),
            marks: [fill('M40 40L52 44L50 58L40 52Z', '#3f6fb0', 0.6)],
            has: bears('battle_axe', ROSY, [100, 80, 0.5], [-8, 18]),
          }),
        ),
      ],
      0.97,
    ),
  horse_thief: () => [
    ...moon,
    ...inset(steed({ coat: '#8a5733', mane: '#3a2014', eye: '#3a2010' }, false), 46, 62, 0.86),
    ...inset(of(COMPANIONS, 'bandit').slice(0, -4), 96, 82, 0.56),
    line('M30 96Q56 104 78 96', INK, 5),
    line('M30 96Q56 104 78 96', '#d9c08a', 2.8),
  ],
};

// Endings of the sets, and what lies beside the board.
import { wolf } from './animals';
import { DRAGONS } from './dragons';
import { FAELINGS } from './faelings';
import { chain, cloak, flame, glow, skull, star } from './garb';
import { GEAR } from './gear';
import { kerchief } from './hats';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { ink, rod, shape } from './mirror';
import { boot } from './motifs';
import { flake } from './omens';
import { shelf, someone } from './people';
import { fires, land, signpost } from './scenery';
import { BROWN, OLIVE } from './skins';
import { tinted } from './tint';
import { coin, rays } from './treasure';
import { inset, mirrored, within } from './within';
import { WARBAND } from './warband';

const GOLD = '#efc04a';
const of = (gallery: Gallery, name: string): Drawing => gallery[name]?.() ?? [];
const bone = (x: number, y: number, to: readonly [number, number]): Drawing => [
  line(`M${x} ${y}L${to[0]} ${to[1]}`, INK, 7),
  line(`M${x} ${y}L${to[0]} ${to[1]}`, '#efe6c8', 4),
];
/** A skeleton that dances. */
const dancer = (robe: string, hat: Drawing): Drawing => [
  ...bone(44, 96, [30, 121]),
  ...bone(74, 96, [92, 118]),
  ...bone(42, 62, [14, 44]),
  ...bone(14, 44, [18, 16]),
  ...bone(78, 62, [104, 76]),
  ...bone(104, 76, [118, 52]),
  ...shape('M60 56Q42 56 40 70L30 104L42 98L48 108L60 100', robe, 0.4, 2.4),
  line('M50 68H70M49 76H71M50 84H70', '#efe6c8', 2.6),
  ...skull(60, 34, 2.7),
  ...hat,
];
const candle = (x: number, y: number, h: number): Drawing => [
  ...glow(x, y - h - 8, 18, '#ffe29a'),
  ink(`M${x - 6} ${y - h}H${x + 6}V${y}H${x - 6}Z`, '#f8f1e0', 2),
  fill(`M${x + 2} ${y - h}H${x + 6}V${y}H${x + 2}Z`, '#a89a7a', 0.6),
  ...flame(x, y - h, 1, '#f2962c', '#fff0a0'),
];

export const DESTINIES: Gallery = {
  lightbearers: () => [
    fill(disc(60, 52, 60), '#141024', 0.9),
    ...candle(16, 104, 34),
    ...candle(104, 104, 34),
    ...candle(36, 112, 46),
    ...candle(84, 112, 46),
    ...candle(60, 118, 60),
    ink('M0 104Q60 92 120 104V121H0Z', '#4a3420', 2.4),
    line('M10 108Q60 98 110 108', '#ffe29a', 2, 0.7),
  ],
  thieves_guild: () =>
    within(
      [
        ...glow(60, 60, 58, '#ffb04a'),
        ...inset(of(WARBAND, 'hoard_thief').slice(0, -12), 30, 58, 0.56),
        ...inset(
          someone({
            skin: BROWN,
            coat: '#3a2f2a',
            hair: '#1a110c',
            hat: kerchief('#7a2a24'),
            beard: 'stubble',
            mouth: 'smirk',
          }),
          90,
          58,
          0.56,
        ),
        ...inset(
          someone({
            skin: OLIVE,
            coat: '#2a2a34',
            cowl: '#3a3a46',
            eyes: 'narrow',
            mouth: 'smirk',
            hair: '#2a1c14',
            beard: 'goatee',
            wear: [...cloak('#34343f', GOLD), ...chain(GOLD, '#d2303a')],
          }),
          60,
          68,
          0.8,
        ),
        ...inset(shelf('bag_of_gold'), 22, 102, 0.32),
        ...inset(shelf('bag_of_gold'), 98, 102, 0.32),
        ...coin(60, 116, 6),
      ],
      0.97,
    ),
  dragon_king: () => [
    ...glow(60, 60, 60, '#ffb04a'),
    ...inset(of(DRAGONS, 'inferno_dragon'), 60, 66, 0.92),
    ...inset(shape('M60 -8L53 8L45 -2L43 12L33 4L36 28Q48 20 60 20', GOLD, 0.45, 3), 66, 58, 0.74),
    ...fires([8, 121, 1.6], [112, 121, 1.8]),
  ],
  dragon_slayers: () => [
    ...glow(60, 60, 58, '#ff8a3c'),
    ...inset(mirrored(shelf('sword')), 60, 58, 0.9),
    ...inset(shelf('sword'), 60, 58, 0.9),
    ...inset(of(GEAR, 'shield').slice(0, 2), 60, 66, 0.8),
    ...inset(of(DRAGONS, 'red_dragon'), 60, 64, 0.56),
  ],
  spreading_flames: () => [
    ...glow(60, 70, 60, '#ff7a2c'),
    ...tinted(inset(land('village'), 30, 50, 0.5), '#5a1a0c', 0.3),
    ...tinted(inset(land('woods_s'), 88, 48, 0.54), '#5a1a0c', 0.4),
    ...fires(
      [30, 76, 1.4],
      [88, 76, 1.5],
      [14, 100, 1.9],
      [30, 112, 2.4],
      [58, 121, 3],
      [86, 114, 2.6],
      [106, 104, 1.9],
      [44, 122, 1.8],
      [102, 122, 1.8],
    ),
  ],
  warlock_quests: () => [
    ...glow(60, 60, 58, '#c06aff'),
    ...shape('M60 4H22L24 96Q40 104 60 100', '#f4e6c4', 0.35, 2.6),
    ink('M14 -2H106Q112 6 106 14H14Q8 6 14 -2ZM16 94H104Q110 102 104 110H16Q10 102 16 94Z', '#d9bd84', 2.4),
    line('M34 28H76M34 44H70M34 60H78M34 76H66', '#6d4523', 3),
    line('M82 26L86 31L94 20M80 42L84 47L92 36', '#2e7d38', 3.4),
    ink(disc(84, 70, 13), '#a8202c', 2.2),
    ...skull(84, 69, 1),
  ],
  danse_macabre: () => [
    ...glow(60, 60, 60, '#ff6a3c'),
    ...inset(
      dancer('#4a2a5a', shape('M60 -2L54 12L47 3L45 16L37 10L39 26Q48 20 60 20', GOLD, 0.45, 2.2)),
      36,
      60,
      0.66,
    ),
    ...inset(
      dancer('#7a1f24', [ink('M32 24Q60 8 88 24L84 30Q60 20 36 30ZM44 18Q46 2 60 2Q74 2 76 18Z', '#1f1a24', 2.2)]),
      88,
      64,
      0.66,
    ),
    fill('M-6 116Q60 104 126 116Q60 126 -6 116Z', '#0c0608', 0.6),
  ],
  wanderlust: () => [
    ...rays('#ffe9c0', 0.35),
    ...inset(signpost, 84, 56, 0.78),
    ...inset(boot('#8a5a34'), 38, 72, 0.68),
    fill('M-8 118Q30 104 60 112Q96 104 128 118Q96 124 60 121Q20 124 -8 118Z', '#c9a878', 0.8),
    line('M100 110Q90 100 104 92Q112 86 104 78', '#fff2d0', 2.6, 0.8),
  ],
  war_of_seasons: () => [
    fill('M60 60L14 14A65 65 0 0 1 106 14Z', '#a8d86a', 0.85),
    fill('M60 60L106 14A65 65 0 0 1 106 106Z', '#ffd257', 0.85),
    fill('M60 60L106 106A65 65 0 0 1 14 106Z', '#c8602c', 0.85),
    fill('M60 60L14 106A65 65 0 0 1 14 14Z', '#bfe2f4', 0.9),
    line('M14 14L106 106M106 14L14 106', INK, 2.6),
    ...inset(of(FAELINGS, 'titania'), 60, 26, 0.3),
    ...[[60, 22, '#f2a8c8']].flatMap(([x, y, c]) => [
      ...[-1, 1].map((s) => ink(disc(Number(x) + s * 24, Number(y) - 6, 4.4), String(c), 1.5)),
    ]),
    ink(disc(96, 60, 12), '#ffb02c', 2.2),
    line('M96 42V36M96 84V78M114 60H119M84 50L79 46M84 70L79 74M109 47L113 43M109 73L113 77', '#c8702c', 2.8),
    ink('M60 84L64 94L74 90L70 100L78 106L66 108L62 118H58L54 108L42 106L50 100L46 90L56 94Z', '#e0882c', 2.1),
    ...flake(24, 60, 14),
    ink(disc(60, 60, 11), '#f8f1e0', 2.3),
    ...star(60, 60, 1.8, '#8a5ad0'),
  ],
  time_card: () => [
    fill('M60 -4A62 62 0 0 0 60 120Z', '#ffe29a'),
    fill('M60 -4A62 62 0 0 1 60 120Z', '#241f4a'),
    line('M60 -4A62 62 0 0 0 60 120A62 62 0 0 0 60 -4', INK, 2.8),
    ink('M60 30A28 28 0 0 0 60 86Z', '#ffb02c', 2.4),
    line('M24 58H12M34 34L25 25M34 82L25 91M48 24L44 13M48 92L44 103', '#f2802c', 4.6),
    ink('M60 30A28 28 0 0 1 60 86Q72 58 60 30Z', '#f4ecd0', 2.4),
    line('M60 -4V120', INK, 2.6),
    ...inset(wolf({ fur: '#4a4560', pale: '#9a94b0', eye: '#ffd24a' }), 92, 96, 0.26),
    ...star(90, 30, 2, '#ffffff'),
    ...star(104, 56, 1.5, '#ffffff'),
    ...star(80, 14, 1.2, '#ffffff'),
  ],
  dragon_strike: () => [
    ...glow(60, 60, 60, '#ff8a3c'),
    ink('M84 -8Q122 0 126 40L104 52Q88 40 70 46Q56 52 48 40L62 30Q60 12 84 -8Z', '#a8321c', 2.7),
    fill('M108 8Q124 20 126 40L104 52Q96 46 86 44Q108 30 108 8Z', '#4a0f0a', 0.6),
    line('M78 10L88 16M90 4L98 12M70 26L82 30M92 24L102 30', '#5a140c', 2.4),
    ink(
      'M50 38L36 56L30 84L52 62L62 46ZM68 44L56 66L54 98L74 70L80 48ZM88 44L82 66L84 96L98 68L102 50Z',
      '#efe3c4',
      2.3,
    ),
    line('M30 84Q20 100 12 121M54 98Q46 110 42 122M84 96Q82 110 76 122', '#ffd257', 5),
    line('M30 84Q20 100 12 121M54 98Q46 110 42 122M84 96Q82 110 76 122', '#c8301c', 2.2),
  ],
  dragon_bane: () => [
    ...glow(60, 60, 58, '#ffb04a'),
    ...rod('M16 118L84 34', '#6d4523', 6),
    ink('M78 44L82 20L106 -6L104 30L88 48Z', '#dfe8ee', 2.5),
    fill('M88 48L84 38L106 -6L104 30Z', '#59646d', 0.6),
    ink('M70 40L62 26L80 34ZM84 52L96 62L90 42Z', '#c8301c', 2),
    ...inset(of(DRAGONS, 'red_dragon'), 26, 34, 0.42),
    line('M4 4L50 62', '#fff2c0', 3),
    ...star(104, 6, 2.2, '#ffffff'),
    line('M34 104L28 98M28 110L22 104', GOLD, 4),
  ],
};

// People of the sets who go with a character: with weapons, and for gold.
import { scar } from './anatomy';
import { chain, flame, fur, glow, horns, jewel, open, plate, scales, sword } from './garb';
import { brim, circlet, nasal, softCap, strap } from './hats';
import { disc, type Drawing, fill, type Gallery, INK, line } from './layer';
import { dim, halfOf, ink, pair, rod, shape } from './mirror';
import { bears, knuckles, shelf, someone, threeOf } from './people';
import { GOLD, STEEL } from './retinue';
import { BROWN, DARK, FAIR, ROSY, TAN } from './skins';
import { coin } from './treasure';
import { inset, mirrored, within } from './within';

const knight = (steel: string, plume?: string): Drawing => [
  ...(plume === undefined ? [] : [ink('M60 0Q66 -12 84 -8Q104 0 108 30Q96 12 80 10Q68 10 60 0Z', plume, 2.2)]),
  ...shape('M60 0Q34 4 33 38L33 66L41 84L45 80L42 62L46 40Q52 34 60 34', steel, 0.5, 2.5),
  line('M36 36Q60 22 84 36', dim(steel, 0.5), 2.4),
  line('M40 30Q42 14 54 7', '#ffffff', 2, 0.75),
];

export const WARBAND: Gallery = {
  wolf_slayer: () =>
    someone({
      skin: TAN,
      coat: '#5a4a3a',
      head: 'square',
      build: 'broad',
      brows: 'stern',
      hair: '#8a4a1c',
      beard: 'full',
      marks: scar('M72 36L76 58'),
      wear: fur('#8d8f96'),
      hat: [
        ink(pair('M46 16L34 -8L34 26Z'), '#8d8f96', 2.2),
        ...shape('M60 6Q38 6 33 30L34 48L44 40L60 46', '#9a9ca4', 0.5, 2.4),
        fill(pair('M44 24L56 28L46 30Z'), '#f2c52c'),
        ink('M54 40Q60 36 66 40L60 48Z', '#241a1c', 1.4),
      ],
      has: [...inset(shelf('axe'), 102, 76, 0.56), ...knuckles(94, 96, TAN)],
    }),
  sellsword: () =>
    someone({
      skin: TAN,
      coat: '#5f4a3a',
      head: 'square',
      build: 'broad',
      eyes: 'narrow',
      mouth: 'smirk',
      hair: '#2a1c14',
      cut: 'mane',
      beard: 'stubble',
      marks: [...scar('M44 58L52 70')],
      wear: [...plate('#8d98a2'), ...scales('#5a646c', 26)],
      hat: [
        ink('M38 44Q50 46 58 52Q56 60 48 59Q40 56 38 44Z', '#241a14', 1.9),
        line('M38 44Q60 26 84 36', '#241a14', 2.6),
      ],
      has: [...sword(103, 90, STEEL, '#8a5c34', 1.5), ...knuckles(103, 102, TAN)],
    }),
  battle_seeker: () =>
    someone({
      skin: BROWN,
      coat: '#7a2a1c',
      head: 'square',
      build: 'broad',
      brows: 'stern',
      mouth: 'grin',
      hair: '#1a110c',
      cut: 'plaits',
      marks: [line('M42 58L54 62M66 62L78 58', '#c8303a', 3)],
      wear: [...fur('#6a4a34'), ...chain('#efe3c4')],
      back: [...inset(shelf('battle_axe'), 94, 42, 0.62), ...inset(mirrored(shelf('battle_axe')), 26, 42, 0.62)],
    }),
  champion: () =>
    someone({
      skin: FAIR,
      coat: '#c9d0d8',
      lip: '#b8404c',
      hair: '#e0b04a',
      cut: 'plaits',
      eyes: 'plain',
      brows: 'stern',
      iris: '#3f6fa8',
      wear: [...plate('#d8e0e8', GOLD), ink('M52 96H68V112L60 120L52 112Z', '#2f5a9c', 1.8)],
      hat: circlet(GOLD, '#3fa4e0'),
      has: [...sword(104, 88, '#e6eef4', GOLD, 1.6), ...knuckles(104, 100, FAIR)],
    }),
  clansman: () =>
    someone({
      skin: ROSY,
      coat: '#7a6a4a',
      head: 'square',
      build: 'broad',
      hair: '#c8602c',
      cut: 'mane',
      beard: 'full',
      brows: 'stern',
      marks: [fill('M40 40L52 44L50 56L40 52Z', '#3f6fb0', 0.6)],
      wear: [
        ink('M44 84Q20 90 12 121H62L84 88L76 84Q60 110 44 84Z', '#9a2a2c', 2.2),
        line('M20 104L60 112M16 116L56 121M30 92L26 121M44 96L42 121M56 104L56 121', '#2f5a3a', 2),
        ...jewel(76, 92, 1.2, GOLD),
      ],
      hat: softCap('#2f5a7a', '#8a7a62'),
      has: [...sword(106, 80, STEEL, '#8a5c34', 1.5), ...knuckles(106, 94, ROSY)],
    }),
  fiend_slayer: () =>
    someone({
      skin: DARK,
      coat: '#e6dcc8',
      lip: '#a8404a',
      hair: '#14100c',
      cut: 'bun',
      brows: 'stern',
      iris: '#d9a01c',
      wear: [...plate('#e2d6b4', '#b8302a'), fill('M57 96H63V104H70V110H63V121H57V110H50V104H57Z', '#b8302a')],
      has: [
        ...inset(
          [
            ink(pair('M46 26Q38 18 38 4Q48 12 54 22Z'), '#e6d8b4', 3),
            ...shape('M60 22Q40 24 40 50Q44 76 60 84', '#a83a28', 0.5, 4),
            fill(pair('M44 48Q50 44 58 52Q50 56 44 48Z'), '#ffe27a'),
            line('M50 70L54 66L58 70L62 66L66 70L70 66', INK, 3),
          ],
          20,
          96,
          0.42,
        ),
        ...sword(104, 88, '#e6eef4', GOLD, 1.6),
        ...knuckles(104, 100, DARK),
      ],
    }),
  tunnel_fighter: () =>
    someone({
      skin: ROSY,
      coat: '#5a4a3a',
      head: 'heavy',
      build: 'broad',
      nose: 'broad',
      hair: '#3a2a1c',
      beard: 'full',
      brows: 'stern',
      wear: plate('#7a8088', GOLD),
      hat: [...nasal('#8d98a2'), ...glow(60, -2, 14, '#ffe29a'), ...flame(60, 4, 0.7)],
      has: [...inset(shelf('axe'), 102, 80, 0.5), ...knuckles(95, 98, ROSY)],
    }),
  dragon_rider_cadorus: () =>
    someone({
      skin: TAN,
      coat: '#8a5a1c',
      hair: '#2a1c14',
      beard: 'goatee',
      brows: 'stern',
      wear: [...plate('#d9a83c', '#7a2f1a'), ...scales('#8a5a1c', 24)],
      back: [
        ...rod('M106 124V0', '#8a5c34', 4),
        ink('M106 -9L112 6L106 16L100 6Z', STEEL, 2),
        ink('M104 18Q84 14 72 20L80 30L72 40Q88 38 104 42Z', '#c9901c', 2),
      ],
      hat: [...horns('M42 24Q26 18 22 -4Q36 6 50 14Z', '#f4e6c0', 'M28 8L34 8'), ...knight('#d9a83c')],
      has: knuckles(106, 98, '#8a5c34'),
    }),
  dragon_stalkers: () =>
    within(
      threeOf(
        someone({ skin: TAN, coat: '#5a6a3c', cowl: '#4f6a3a', beard: 'stubble', eyes: 'narrow' }),
        someone({ skin: BROWN, coat: '#6a4a34', lip: '#8a3a3c', hair: '#14100c', cowl: '#6a4a3a' }),
        someone({
          skin: ROSY,
          coat: '#7a3a24',
          cowl: '#8a4a2c',
          beard: 'full',
          brows: 'stern',
          has: bears('bow', ROSY, [98, 72, 0.6], [-6, 4]),
        }),
      ),
      0.96,
    ),
  wyrm_slayer: () =>
    someone({
      skin: ROSY,
      coat: '#4a4a52',
      years: 'old',
      head: 'square',
      build: 'broad',
      brows: 'stern',
      hair: '#c9c4b8',
      cut: 'mane',
      beard: 'full',
      marks: [...scar('M48 34L44 60M52 36L50 58')],
      wear: [...plate('#6d5a5a', '#c8401c'), ...scales('#3a2a2a', 26)],
      has: [
        ...rod('M106 124V20', '#8a5c34', 4.5),
        ink('M106 -10L114 12L106 26L98 12Z', STEEL, 2.2),
        ink('M106 -10L114 12L106 26Z', '#6d767e', 0.1),
        ink('M98 22H114V30H98Z', '#c8301c', 1.8),
        ...knuckles(106, 94, ROSY),
        ...chain('#d9c9a0'),
        ink('M55 104L60 118L65 104Z', '#efe3c4', 1.7),
      ],
    }),
  treasure_hunter: () =>
    someone({
      skin: TAN,
      coat: '#7a5a34',
      hair: '#3a2414',
      beard: 'stubble',
      mouth: 'smirk',
      eyes: 'narrow',
      wear: [...open('#e6dcc0', '#5b3a1e'), ...strap()],
      hat: brim('#8a6238', '#3a2414', 4, 44),
      has: bears('treasure_map', TAN, [98, 88, 0.42], [-14, 18]),
    }),
  hoard_thief: () =>
    someone({
      skin: FAIR,
      coat: '#3a3a44',
      cut: 'none',
      hair: '#3a2414',
      eyes: 'narrow',
      mouth: 'smirk',
      hat: [
        ...shape('M60 8C40 8 32 22 33 52L38 60Q38 44 44 38Q52 34 60 34', '#2f2f38', 0.45, 2.4),
        ink(halfOf('M60 44Q50 40 40 45Q40 56 48 57Q56 58 60 53'), '#2f2f38', 1.8),
        fill(pair('M44 50Q51 45 57 50Q51 54 44 50Z'), '#fbf5e6'),
        fill(disc(51, 50, 2.2) + disc(69, 50, 2.2), INK),
      ],
      has: [
        ...inset(shelf('bag_of_gold'), 96, 84, 0.54),
        ...jewel(112, 104, 1.5, '#d2303a'),
        ...coin(80, 116, 5),
        ...knuckles(96, 62, FAIR),
      ],
    }),
};

// People of the sets who mean harm: those who cast and those who strike.
import { scar, shadow } from './anatomy';
import { raptor } from './birds';
import { cultist } from './cults';
import { chain, cloak, collar, flame, fur, glow, hand, horns, open, plate, rings, skull, star, sword } from './garb';
import { circlet, headband, kerchief, laurel, mitre, motley, pointed, robe, strap, wimple } from './hats';
import { disc, type Drawing, fill, type Gallery, INK, line } from './layer';
import { dim, ink, pair, rod, shape } from './mirror';
import { bolt } from './motifs';
import { flake } from './omens';
import { knuckles, shelf, someone } from './people';
import { moon } from './scenery';
import { BROWN, FAIR, OLIVE, ROSY, TAN } from './skins';
import { coin } from './treasure';
import { tinted } from './tint';
import { hag } from './wayfarers';
import { inset, within } from './within';

export const GOLD = '#e0b545';
export const STEEL = '#c6d0d8';
const crescent = (x: number, y: number, colour: string): Drawing => [
  ...glow(x, y, 18, colour),
  ink(
    `M${x + 2} ${y - 14}Q${x - 14} ${y - 10} ${x - 12} ${y + 4}Q${x - 8} ${y + 16} ${x + 8} ${y + 13}Q${x - 4} ${y + 6} ${x - 4} ${y - 2}Q${x - 4} ${y - 10} ${x + 2} ${y - 14}Z`,
    colour,
    1.8,
  ),
];
export const staff = (x: number, top: number, wood = '#5b4a3e'): Drawing => rod(`M${x} 122V${top}`, wood, 4.5);

export const FOES: Gallery = {
  eventide_invoker: () =>
    cultist({
      cloth: '#4a3f7a',
      eye: '#ffe9a0',
      trim: '#e6dcff',
      behind: [...staff(104, 20), ...crescent(104, 6, '#fff2c0'), ...knuckles(104, 92, '#d2b49c')],
      over: [...star(60, 106, 2, '#ffe9a0'), ...star(40, 112, 1.1, '#e6dcff'), ...star(80, 112, 1.1, '#e6dcff')],
    }),
  lunar_witch: () => [
    ...moon,
    ...someone({
      skin: '#c8c8e0',
      coat: '#34345a',
      lip: '#7a5a9a',
      hair: '#e6e6f4',
      cut: 'long',
      eyes: 'slant',
      iris: '#e6f0ff',
      shining: true,
      brows: 'stern',
      wear: open('#c8c8e0', '#a8b0e0', 100),
      hat: [...pointed('#2a2a4a', '#c9ccf0', 42), ...crescent(61, 14, '#fff6d0').slice(2)],
      has: [...hand(102, 96, '#c8c8e0', 0.85), ...star(102, 74, 1.8, '#ffffff')],
    }),
  ],
  wrathborn_witch: () =>
    someone({
      skin: '#c98a7a',
      coat: '#5a1a24',
      lip: '#6a0f1c',
      hair: '#c8301c',
      cut: 'mane',
      eyes: 'slant',
      iris: '#ffb04a',
      shining: true,
      brows: 'stern',
      marks: [shadow('#5a1a1c', 0.5)],
      back: [...collar('#3a1014', '#c8401c', 40)],
      wear: open('#c98a7a', '#ff8a2c', 100),
      hat: horns('M44 26Q34 18 36 -4Q44 10 54 18Z', '#3a1a1c', 'M39 6L44 8'),
      has: [...flame(100, 92, 1.8), ...knuckles(100, 98, '#c98a7a')],
    }),
  crone: () =>
    hag({
      skin: '#b8b090',
      coat: '#3f4a3a',
      hair: '#8f9488',
      eyes: 'wide',
      white: '#f4f6d0',
      iris: '#8ab03c',
      mouth: 'grin',
      back: staff(106, 26),
      hat: pointed('#2f3a2c', '#6a7a4a', 42),
      has: [
        ink('M96 22Q102 6 112 14Q120 24 108 32Q98 32 96 22Z', '#6d4523', 2),
        ...knuckles(106, 94, '#b8b090'),
        ...glow(106, 20, 14, '#c8ff8a'),
      ],
    }),
  cadorus_archpriest: () =>
    someone({
      skin: TAN,
      coat: '#e6d2a0',
      years: 'old',
      head: 'gaunt',
      brows: 'stern',
      nose: 'hooked',
      iris: '#d9901c',
      beard: 'long',
      cut: 'none',
      wear: [...cloak('#c9901c', '#fff2b0')],
      hat: [
        ...mitre('#f4ead0', '#d9a01c'),
        ink(pair('M54 8Q44 4 42 -6Q50 0 57 2Z'), '#d9a01c', 1.3),
        fill('M60 2L64 10L60 20L56 10Z', '#c8301c'),
      ],
      has: [
        ...staff(106, 20, '#c9a24a'),
        ink('M106 20Q92 16 92 2Q98 -8 108 -6Q118 -4 116 6Q112 12 106 8Q108 2 104 2Q98 6 106 20Z', '#efc04a', 2),
        ...knuckles(106, 94, TAN),
      ],
    }),
  cadorus_priestess: () =>
    someone({
      skin: OLIVE,
      coat: '#c98a1c',
      lip: '#a8402c',
      hair: '#3a1f14',
      cut: 'none',
      eyes: 'slant',
      iris: '#e8a01c',
      back: [...glow(60, 46, 54, '#ffe9a0'), ...wimple('#f4e6c0', '#c9901c').behind],
      wear: [line('M34 112Q60 96 86 112', '#fff2b0', 3)],
      hat: [...wimple('#f4e6c0', '#c9901c').over, ...circlet('#efc04a', '#d2301c')],
      has: [
        ...flame(100, 90, 1.4, '#f2a01c', '#fff6c0'),
        ink('M86 92H114Q112 104 100 104Q88 104 86 92Z', '#efc04a', 2),
        line('M100 104V121', INK, 5),
        line('M100 104V121', '#efc04a', 2.6),
      ],
    }),
  grilipus_shaman: () =>
    within(
      [
        ...rod('M108 122V20', '#6d4523', 5),
        ...skull(108, 12, 1.5, '#d9e0b8'),
        line('M104 24L96 40M112 24L118 40', '#5f9a3f', 4),
        ...shape('M60 76Q34 80 20 96Q10 106 10 121L60 121', '#4f6a34', 0.45, 2.6),
        ...fur('#7a8a4a'),
        ink(pair('M42 30L22 10L34 8L30 -8L46 4L52 -9L58 12Z'), '#3f8a4a', 2.2),
        ...shape('M60 6Q36 8 36 40Q38 74 50 86L60 92', '#8a5c34', 0.5, 2.7),
        line(pair('M42 22Q50 16 58 22M40 66L50 72'), '#efe3c4', 4),
        ink(pair('M40 40Q50 34 57 46Q48 54 40 40Z'), '#140d08', 1.9),
        fill(disc(50, 44, 2.8) + disc(70, 44, 2.8), '#a8ff6a'),
        ink('M60 46L67 62H53Z', '#c83a24', 1.9),
        ink('M46 72H74L70 84H50Z', '#140d08', 1.9),
        ink('M49 72H54L51.500 78ZM57 72H63L60 79ZM66 72H71L68.500 78Z', '#efe3c4', 1),
        ...knuckles(108, 92, '#8a6a44'),
      ],
      0.97,
    ),
  varthrax_warrior: () =>
    someone({
      skin: ROSY,
      coat: '#5a1f1a',
      head: 'square',
      build: 'broad',
      brows: 'stern',
      mouth: 'shout',
      hair: '#3a1a10',
      cut: 'mane',
      marks: [line('M40 56L52 62M68 62L80 56', '#c8301c', 4)],
      wear: [...plate('#8a3a2c', '#2a0f0c'), ...chain('#efe3c4')],
      hat: [...horns('M42 24Q26 22 22 0Q36 4 50 12Z', '#2a1a18', 'M28 6L34 6'), ...headband('#c8401c')],
      has: [...inset(shelf('scimitar'), 102, 72, 0.6), ...knuckles(92, 94, ROSY)],
    }),
  wrathborn_warrior: () =>
    someone({
      skin: '#b86a5a',
      coat: '#3a1518',
      head: 'square',
      build: 'broad',
      eyes: 'slant',
      iris: '#ffb04a',
      shining: true,
      brows: 'stern',
      mouth: 'shout',
      hair: '#1a0f10',
      cut: 'mane',
      marks: [line('M60 24L54 34L62 40L58 48M44 62L50 70', '#ff8a2c', 2.4)],
      wear: plate('#5a2a2a', '#ff8a2c'),
      has: [...inset(shelf('battle_axe'), 100, 80, 0.52), ...knuckles(92, 98, '#b86a5a')],
    }),
  rune_dancer: () =>
    someone({
      skin: BROWN,
      coat: BROWN,
      lip: '#7a2f8a',
      hair: '#20142e',
      cut: 'plaits',
      eyes: 'slant',
      iris: '#8affe0',
      shining: true,
      back: [...glow(60, 56, 56, '#a8fff0'), line('M2 70Q-6 20 50 4Q112 -6 118 50Q116 100 60 106', '#8affe0', 3)],
      wear: [
        ink('M34 96Q48 108 60 102Q72 108 86 96L90 121H30Z', '#5a2f7a', 2.2),
        line('M34 100Q60 112 86 100', GOLD, 2.6),
      ],
      hat: circlet(GOLD, '#8affe0'),
      has: [
        line('M12 40L16 32L20 40V50M100 20L108 26L100 32V16M112 84L104 90L112 96M18 92H28M23 86V98', '#eafffa', 3),
        line('M54 44L52 38M66 44L68 38M46 62L50 66', '#8affe0', 2),
      ],
    }),
  cryomancer: () =>
    someone({
      skin: '#c8d8e6',
      coat: '#2f5a8a',
      years: 'old',
      head: 'gaunt',
      eyes: 'slant',
      iris: '#3fb4e8',
      shining: true,
      brows: 'stern',
      nose: 'sharp',
      hair: '#e6f4ff',
      cut: 'swept',
      beard: 'ragged',
      back: [...glow(60, 46, 56, '#c8f0ff'), ...flake(14, 26, 9), ...flake(106, 20, 8)],
      wear: cloak('#3f78b0', '#e6f4ff'),
      hat: shape('M60 0L53 16L46 4L45 20L36 12L38 34Q48 26 60 26', '#a8e2fa', 0.4, 2.2),
      has: [...hand(102, 98, '#c8d8e6', 0.85), ...flake(102, 72, 11)],
    }),
  storm_caller: () =>
    someone({
      skin: TAN,
      coat: '#3a4560',
      head: 'gaunt',
      eyes: 'wide',
      iris: '#ffe27a',
      shining: true,
      brows: 'stern',
      mouth: 'shout',
      hair: '#5a6478',
      cut: 'wild',
      beard: 'goatee',
      back: [
        fill(disc(24, 14, 15) + disc(46, 6, 15) + disc(72, 6, 16) + disc(98, 14, 16), '#4a5266'),
        ...inset(bolt(60, 60, 0.9), 14, 56, 0.44),
        ...inset(bolt(60, 60, 0.9), 106, 48, 0.44),
      ],
      wear: robe('#4a5a80', '#ffe27a'),
      has: [...hand(102, 98, TAN, 0.9), ...hand(18, 98, TAN, 0.9)],
    }),
  // What is left of one: his falcon has not noticed.
  falconer: () => [
    ...glow(60, 50, 58, '#dcecff'),
    ...tinted(
      someone({
        skin: ROSY,
        coat: '#5a6a8a',
        head: 'long',
        eyes: 'narrow',
        brows: 'stern',
        nose: 'hooked',
        hair: '#3a2a1c',
        cut: 'crop',
        beard: 'goatee',
        wear: [...cloak('#6a7a9c', '#e6ecf4')],
        hat: [
          ink('M84 26Q108 6 116 10Q112 28 86 34Z', '#e6ecf4', 1.9),
          ...shape('M60 6Q36 8 32 32Q46 26 60 28', '#4a5a7a', 0.45, 2.4),
        ],
        has: [
          ...inset(raptor({ body: '#8a6a4a', head: '#e6dcc8', beak: '#f2b52c', eye: '#e2401f' }), 98, 70, 0.42),
          ink('M80 94H116L114 106Q98 112 82 106Z', '#8a5c34', 2.2),
        ],
      }),
      '#cfe2ff',
      0.4,
    ),
  ],
  trapper: () =>
    someone({
      skin: ROSY,
      coat: '#6a5a3c',
      head: 'square',
      build: 'broad',
      eyes: 'narrow',
      brows: 'stern',
      hair: '#4a2f1a',
      beard: 'full',
      wear: fur('#8a7458'),
      hat: [
        ...shape('M60 4Q34 6 32 36L28 70Q36 76 42 66L41 44Q50 38 60 38', '#7a6248', 0.45, 2.4),
        line('M34 34Q60 22 86 34', '#b8a488', 6),
      ],
      has: [
        line('M70 110Q92 88 116 110', INK, 8),
        line('M70 110Q92 88 116 110', '#aab4bd', 4.6),
        ink('M74 105L78 91L84 100ZM87 98L92 84L98 98ZM102 100L109 91L112 106Z', STEEL, 1.5),
        line('M70 112Q92 122 116 112', INK, 6),
        line('M70 112Q92 122 116 112', '#6d767e', 3),
      ],
    }),
  glory_seeker: () =>
    someone({
      skin: FAIR,
      coat: '#c9a24a',
      head: 'square',
      build: 'broad',
      mouth: 'smirk',
      brows: 'high',
      hair: '#d9a85a',
      cut: 'swept',
      wear: [
        ...plate('#d8c08a', '#8a2a2a'),
        ink('M50 96H70V108L60 116L50 108Z', '#b8302a', 1.8),
        ...star(60, 104, 1.4, '#ffe9a0'),
      ],
      hat: laurel('#6aa04a'),
      has: [...sword(104, 90, '#f4f0d8', '#b8302a', 1.6), ...knuckles(104, 102, FAIR)],
    }),
  trickster: () =>
    someone({
      skin: '#d9d8e6',
      coat: '#2a2a3a',
      head: 'heart',
      eyes: 'slant',
      iris: '#3fb4e8',
      brows: 'high',
      nose: 'sharp',
      mouth: 'grin',
      hair: '#20202c',
      cut: 'none',
      marks: [fill('M51 55L54 66L48 66ZM69 55L72 66L66 66Z', '#2f5a9c')],
      wear: [ink('M28 90L44 84L60 100L76 84L92 90L84 104L72 96L60 112L48 96L36 104Z', '#3f8fd0', 2)],
      hat: motley('#2a2a3a', '#3f8fd0'),
      has: [
        ink(disc(104, 96, 10), '#e6f4ff', 2),
        ...star(104, 96, 2, '#8fd8ff'),
        ink(disc(110, 70, 7), '#e6f4ff', 1.9),
        ink(disc(94, 62, 6), '#e6f4ff', 1.8),
      ],
    }),
  bravo: () =>
    someone({
      skin: TAN,
      coat: '#7a2f24',
      head: 'square',
      build: 'broad',
      brows: 'stern',
      nose: 'broken',
      mouth: 'smirk',
      hair: '#1f1510',
      cut: 'peak',
      beard: 'curled',
      marks: scar('M42 56L50 68'),
      wear: [...strap(), ...rings(GOLD)],
      hat: kerchief('#c8902c'),
      has: [
        ink('M84 98Q82 82 94 80L110 82Q118 88 116 100Q114 112 98 112Q86 112 84 98Z', TAN, 2.4),
        line('M87 91H106M87 98H107M88 105H106', dim(TAN, 0.5), 2),
        ink(disc(91, 84, 3.4) + disc(98, 82, 3.4) + disc(106, 83, 3.4), '#9aa5ae', 1.5),
        ...coin(22, 104, 6),
      ],
    }),
};

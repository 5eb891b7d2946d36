// Small folk, giants, the dead and the damned of the sets.
import { scar } from './anatomy';
import { glare, maw } from './beast';
import { raptor } from './birds';
import { wind } from './castings';
import { steed } from './creatures';
import { cultist } from './cults';
import { GOLD, staff, STEEL } from './foes';
import { collar, flame, glow, hand, hood, horns, jewel, open, skull, star, sword } from './garb';
import { brim, kerchief, patches, pointed } from './hats';
import { disc, type Drawing, fill, type Gallery, INK, line } from './layer';
import { ink, pair, rod, shape, thing } from './mirror';
import { club, giant, goblin, grip, horned } from './monsters';
import { knuckles, shelf, someone } from './people';
import { moon } from './scenery';
import { inset, within } from './within';

const smallFolk = (of: Parameters<typeof goblin>[0]): Drawing => goblin(of);

export const FIENDS: Gallery = {
  sneakthief: () =>
    smallFolk({
      skin: '#7a8a9a',
      coat: '#2a2a34',
      eye: '#ffe27a',
      over: [
        ink('M36 34Q40 8 60 4Q80 8 84 34Q60 22 36 34Z', '#34343f', 2.3),
        ink('M41 39Q60 34 79 39L80 54Q70 60 60 54Q50 60 40 54Z', '#23232c', 1.9),
        ...glare(47, 11, '#ffe27a', { size: 0.8, white: '#fff6c8', pupil: 'slit' }),
        ...inset(shelf('bag_of_gold'), 104, 96, 0.38),
        ...knuckles(104, 78, '#7a8a9a'),
      ],
    }),
  night_stalker: () => [
    ...moon,
    ...someone({
      skin: '#c9c4d0',
      coat: '#1f1a24',
      head: 'long',
      ears: 'pointed',
      eyes: 'slant',
      iris: '#e2201f',
      shining: true,
      brows: 'stern',
      nose: 'sharp',
      mouth: [
        line('M50 69Q60 74 70 69', '#3a0f14', 2.3),
        ink('M53 70.500L55 77L57 71.500ZM63 71.500L65 77L67 70.500Z', '#ffffff', 0.9),
      ],
      hair: '#14101a',
      cut: 'peak',
      back: [
        ...collar('#241c2c', '#a81c2c', 28),
        ink(pair('M36 70Q10 66 -8 84Q4 86 4 98Q14 94 18 106Q28 100 34 112Z'), '#241c2c', 2.3),
      ],
      wear: [ink('M52 86L60 100L68 86L66 121H54Z', '#e6e2ea', 1.8), ...jewel(60, 98, 1, '#d2203a')],
    }),
  ],
  harvest_horror: () =>
    within(
      [
        ...glow(60, 50, 58, '#ffb04a'),
        line('M104 122L92 6', INK, 7),
        line('M104 122L92 6', '#7a5a38', 4),
        ...thing('M94 12Q60 -18 14 12Q54 0 82 24L95 24Z', STEEL, 'M94 12L95 24L82 24Q70 12 56 7Q80 6 94 12Z', 2.3),
        ...shape('M60 76Q34 80 22 96L14 121L24 112L32 121L42 111L50 121L60 112', '#4a3a2a', 0.45, 2.6),
        ...hood('#5a4630').behind,
        ink('M60 18Q38 18 36 46Q38 78 60 82Q82 78 84 46Q82 18 60 18Z', '#e8862c', 2.5),
        fill('M68 18Q84 22 84 46Q82 78 60 82Q78 56 68 18Z', '#8a3a10', 0.6),
        line('M50 20Q42 48 52 80M70 20Q78 48 68 80', '#a84f14', 2.2),
        ink(pair('M42 40L57 48L46 54Z'), '#2a0f04', 1.6),
        fill(pair('M46 44L54 48L48 51Z'), '#ffe27a'),
        ink('M42 62L50 60L54 65L60 61L66 65L70 60L78 62Q70 76 60 75Q50 76 42 62Z', '#2a0f04', 1.7),
        fill('M48 65L54 69L60 66L66 69L72 65Q66 72 60 71.500Q54 72 48 65Z', '#ffb04a'),
        ...hood('#5a4630').over,
        ink('M98 88Q92 80 100 76L110 80Q116 88 110 94L100 98Q94 96 98 88Z', '#c9a25a', 1.9),
      ],
      0.94,
    ),
  scarecrow: () => [
    ...rod('M60 124V70', '#6d4523', 6),
    ...rod('M-4 92H124', '#6d4523', 5),
    ...shape('M60 78L30 82L4 86L6 100L32 100L36 121L60 121', '#8a5a3c', 0.45, 2.5),
    ...patches('#4f6a5a', '#a8322a'),
    line(
      'M4 88L-6 82M5 93L-8 94M6 98L-6 106M116 88L126 82M115 93L128 94M114 98L126 106M44 80L38 72M52 80L50 70M68 80L72 70M76 80L82 72',
      '#d9b45a',
      3,
    ),
    ...shape('M60 22Q38 24 38 50Q40 74 60 78', '#d9bd8a', 0.5, 2.6),
    line('M46 44L54 54M54 44L46 54', INK, 3),
    ink(disc(70, 49, 5.5), '#3a2a1c', 1.8),
    fill(disc(70, 49, 2), '#e2401f'),
    line('M44 64Q60 74 76 64M48 62V70M54 65V73M60 66V74M66 65V73M72 62V70', '#4a2f1a', 2),
    ...brim('#7a5a34', '#4a2f1a', 0, 44),
    ink('M96 66Q104 56 114 62L124 60L118 68Q116 78 104 78L92 84Z', '#23202a', 2),
    fill(disc(113, 65, 1.5), '#f2c52c'),
  ],
  headless_horseman: () => [
    ...glow(60, 60, 60, '#c8a0ff'),
    ...shape('M60 46Q40 44 34 60L30 121H60', '#3a3448', 0.45, 2.6),
    ink('M48 46Q46 36 60 34Q74 36 72 46Q60 52 48 46Z', '#1a1420', 2.2),
    ink('M52 44Q60 40 68 44Q60 48 52 44Z', '#8a1f24', 1.5),
    ink('M40 58Q14 60 4 34Q22 44 50 46Z', '#5a2f6a', 2.2),
    ink('M82 50Q118 58 122 112L104 104L98 118L86 100Z', '#5a2f6a', 2.3),
    ...inset(steed({ coat: '#2f2836', mane: '#7a2f8a', eye: '#ff5a3c' }, false), 32, 88, 0.56),
    ...sword(84, 40, '#dfe5e8', '#6d4523', 1),
    ink(disc(98, 76, 19), '#e8862c', 2.4),
    fill('M104 58A19 19 0 0 1 98 95Q112 78 104 58Z', '#8a3a10', 0.6),
    ink(
      'M88 70L96 74L90 78ZM108 70L100 74L106 78ZM87 84L92 82L95 86L98 83L101 86L104 82L109 84Q98 94 87 84Z',
      '#ffe27a',
      1.3,
    ),
    line('M98 57Q98 50 104 48', '#4f7a2c', 3.4),
  ],
  crypt_keeper: () => [
    ink('M70 121V66Q72 48 94 46Q116 48 118 66V121Z', '#9a958c', 2.4),
    fill('M102 48Q116 52 118 66V121H106Q114 82 102 48Z', '#3a3834', 0.6),
    line('M94 58V80M84 66H104', '#4a4844', 3.4),
    ...inset(
      someone({
        skin: '#a8ac98',
        coat: '#34383a',
        cowl: '#43484a',
        years: 'old',
        head: 'gaunt',
        eyes: 'wide',
        white: '#e6f4b8',
        iris: '#7a8a2c',
        nose: 'hooked',
        mouth: 'grin',
        hair: '#c9ccc0',
        beard: 'goatee',
        has: [...inset(shelf('shovel'), 20, 76, 0.62), ...knuckles(19, 84, '#a8ac98')],
      }),
      50,
      64,
      0.92,
    ),
  ],
  talon_mage: () => [
    ...glow(60, 56, 58, '#c8e6ff'),
    ink(pair('M50 86Q26 78 14 54Q0 44 -8 30Q-8 62 4 82L12 78Q14 96 28 98L44 104Z'), '#8fa8d0', 2.4),
    ...inset(raptor({ body: '#5a6fa8', head: '#c8d8f4', beak: '#f2c45a', eye: '#8fe8ff' }), 60, 64, 0.86),
    ...inset(pointed('#34408a', GOLD, 38), 60, 58, 0.9),
    ink(pair('M18 96Q14 84 22 82L26 92L32 84L34 94Q36 104 28 108Z'), '#f2c45a', 1.9),
    ...star(60, 20, 1.6, '#ffffff'),
  ],
  windlasher: () =>
    someone({
      skin: '#c8dcf0',
      coat: '#8fb0dc',
      head: 'heart',
      eyes: 'slant',
      iris: '#eafaff',
      shining: true,
      brows: 'stern',
      nose: 'sharp',
      mouth: 'stern',
      hair: '#f4faff',
      cut: 'wild',
      back: [...glow(60, 50, 56, '#dff0ff'), ...wind('#ffffff')],
      has: [
        line('M100 104Q122 88 110 66Q92 48 110 28Q124 14 106 2', INK, 6.5),
        line('M100 104Q122 88 110 66Q92 48 110 28Q124 14 106 2', '#a8d8ff', 3.4),
        ...knuckles(99, 106, '#c8dcf0'),
      ],
    }),
  wind_rider: () => [
    ...wind('#f4faff'),
    fill(
      disc(20, 106, 15) + disc(44, 112, 14) + disc(76, 112, 14) + disc(100, 106, 15) + disc(60, 104, 17),
      '#ffffff',
      0.95,
    ),
    ...inset(
      goblin({
        skin: '#7fa0b8',
        coat: '#3f5a7a',
        eye: '#ffe27a',
        over: [ink('M36 30Q40 4 60 0Q82 4 84 30L104 24L96 40Q60 22 36 34Z', '#c8503c', 2.2)],
      }),
      60,
      54,
      0.86,
    ),
    line('M6 108Q12 98 24 98M50 104Q58 94 70 96M90 100Q98 96 106 100', '#b8c8dc', 2.2),
  ],
  brownie: () =>
    smallFolk({
      skin: '#b5803c',
      coat: '#5a6a3c',
      eye: '#7a4a1c',
      over: [
        ...inset(pointed('#8a5a2c', '#5f9a3f', 36), 60, 58, 0.96),
        ...inset(shelf('witchs_broom'), 100, 80, 0.48),
        ...knuckles(90, 98, '#b5803c'),
      ],
    }),
  coblynau: () =>
    smallFolk({
      skin: '#a89078',
      coat: '#4a4038',
      eye: '#f2c52c',
      over: [
        ...inset(brim('#8a8f96', '#5a5f66', 10, 32), 60, 58, 0.96),
        ...glow(60, 16, 12, '#ffe29a'),
        ...flame(60, 22, 0.7),
        ...rod('M104 121V60', '#8a5c34', 4.5),
        ink('M78 76Q88 56 104 56Q118 56 122 72Q112 66 104 66Q90 66 78 76Z', STEEL, 2),
        ...knuckles(104, 100, '#a89078'),
      ],
    }),
  knocker: () => [
    ...inset(
      goblin({ skin: '#8a9a7a', coat: '#5a4a34', eye: '#ffb04a', over: inset(kerchief('#b8402c'), 60, 60, 0.95) }),
      60,
      44,
      0.84,
    ),
    ...thing('M8 78H112L104 108H16Z', '#8a5c34', 'M84 78H112L104 108H80Z', 2.6),
    line('M12 88H108M15 98H105', '#4a2f16', 2.2),
    ink(disc(34, 112, 9) + disc(86, 112, 9), '#6d767e', 2.3),
    fill(disc(34, 112, 3) + disc(86, 112, 3), INK),
    ink('M14 78L24 66L36 76L46 64L58 76ZM64 78L76 64L86 76L98 66L106 78Z', '#5a5a62', 2),
    fill('M26 70L30 74L24 75ZM80 68L86 74L78 74Z', '#ffe27a'),
  ],
  gate_smasher: () =>
    within(
      [
        ...shape('M60 54Q32 52 14 68Q-6 84 -6 121L60 121', '#8a8f6a', 0.45, 2.7),
        ...shape('M60 98Q46 94 34 68L26 66Q28 92 22 121L60 121', '#5a4a34', 0.45, 2.3),
        ...shape('M60 12Q40 14 38 36Q30 56 38 74Q48 86 60 86', '#9aa078', 0.5, 2.7),
        ...glare(42, 10.5, '#e2401f', { size: 0.78 }),
        line(pair('M41 35L57 42'), INK, 3.4),
        ...shape('M60 44Q54 48 50 57Q52 62 60 62', '#8a8f6a', 0.4, 1.9),
        ...maw('M60 68Q46 66 43 64Q44 80 60 81', 'M46 66L49 76L53 67.500Z'),
        ...shape('M60 2Q40 4 35 24L36 34Q48 28 60 28', '#6d767e', 0.5, 2.4),
        ...thing(
          'M-6 84L92 60Q104 60 106 72Q106 84 96 86L-6 110Z',
          '#8a5c34',
          'M-6 100L98 76L106 74Q106 84 96 86L-6 110Z',
          2.6,
        ),
        ink('M90 58L116 52Q126 60 126 70Q126 82 116 86L98 88Q106 72 90 58Z', '#9aa5ae', 2.4),
        ink(pair('M20 94Q18 82 30 80Q42 80 42 92Q42 104 30 105Q20 104 20 94Z'), '#9aa078', 2.2),
        line('M112 46L120 38M122 92L128 98', '#ffe27a', 3),
      ],
      0.93,
    ),
  earthbreaker: () => [
    ...giant({ skin: '#a8886a', hair: '#5a4a3a', coat: '#6a5a44', eye: '#ffb04a' }),
    line('M60 121L52 112L60 106L54 98M20 121L28 114L24 106M100 121L94 112L100 106', INK, 3.4),
    line('M60 121L52 112L60 106L54 98', '#ff8a2c', 1.4),
  ],
  fomorian: () =>
    within(
      [
        ...shape('M60 50Q30 50 12 66Q-8 84 -6 121L60 121', '#5a7a6a', 0.45, 2.7),
        ...shape('M60 96Q46 92 32 66L24 64Q28 92 22 121L60 121', '#4a3a2c', 0.45, 2.3),
        ink(pair('M42 26Q22 24 14 -2Q32 2 50 12Z'), '#d9cfa8', 2.4),
        ...shape('M60 6Q38 8 37 36Q30 58 40 74Q48 84 60 84', '#6a8f7a', 0.5, 2.7),
        line('M38 26Q60 12 82 26', '#2f4a3c', 4),
        ink('M42 38Q60 20 78 38Q60 54 42 38Z', '#fff6c8', 2.3),
        fill(disc(60, 37.5, 7.5), '#c8301c'),
        fill(disc(60, 37.5, 3.4), INK),
        fill(disc(57, 35, 2), '#ffffff'),
        ...shape('M60 48Q54 52 52 58Q54 62 60 62', '#6a8f7a', 0.4, 1.9),
        ...maw('M60 68Q46 66 43 64Q44 80 60 81', 'M46 66L49 76L53 67.500Z'),
        ink(pair('M52 80L54 72L57 80Z'), '#fbf3dc', 1),
        ...club('#6d4523', '#d9cfa8'),
        ...grip('#6a8f7a'),
      ],
      0.94,
    ),
  pit_fiend_shirker: () => [
    ...inset(horned('#b8502c', '#3a2420', '#ffe27a', '#fff0a0'), 60, 60, 0.98),
    ...flame(14, 121, 1.4),
    ...flame(106, 121, 1.4),
    line('M30 14L18 6M36 6L28 -4M90 14L102 6', '#fff6dc', 2.4),
    ink('M84 46Q94 40 92 54Q86 60 82 54Z', '#8fd8ff', 1.7),
  ],
  succubus: () =>
    someone({
      skin: '#e0a0a0',
      coat: '#5a1430',
      lip: '#c81c3c',
      hair: '#2a0f1c',
      cut: 'long',
      ears: 'pointed',
      eyes: 'slant',
      iris: '#ffb01c',
      back: [
        ink(pair('M50 86Q30 66 20 36Q6 22 -6 20Q2 38 -2 54Q10 54 10 72Q20 70 24 86Q34 84 42 100Z'), '#7a1f34', 2.4),
        line(pair('M20 36Q8 44 -1 53M22 46Q14 58 10 70M28 60Q24 74 24 84'), '#3a0c18', 2),
      ],
      wear: open('#e0a0a0', '#ff7a9c', 104),
      hat: horns('M44 24Q30 18 28 -4Q38 8 54 16Z', '#2a141c', 'M33 6L38 6'),
      has: [...shape('M60 104Q54 98 50 102Q48 108 60 116', '#e0203c', 0.4, 1.8)],
    }),
  lich: () => [
    ...glow(60, 50, 58, '#8fe0ff'),
    ...cultist({
      cloth: '#2f3f5a',
      eye: '#8fe0ff',
      trim: '#c9a24a',
      face: [...skull(60, 52, 2.5, '#dfe6dc'), fill(disc(52.5, 50, 2.6) + disc(67.5, 50, 2.6), '#6fe8ff')],
      behind: [
        ...staff(104, 14, '#4a4a5c'),
        ink('M104 -8L112 6L104 20L96 6Z', '#8fe0ff', 1.9),
        ...knuckles(104, 92, '#dfe6dc'),
      ],
      over: [
        ...shape('M60 -8L53 8L45 -2L43 12L33 4L36 28Q48 20 60 20', '#c9a24a', 0.45, 2.2),
        ...jewel(60, 10, 0.9, '#6fe8ff'),
      ],
    }),
  ],
  wretched: () =>
    someone({
      skin: '#9aa88a',
      coat: '#5a5a48',
      head: 'gaunt',
      eyes: 'tired',
      white: '#f0f0c8',
      iris: '#c8c8a0',
      brows: 'sad',
      nose: 'broken',
      mouth: 'shout',
      hair: '#4a4a3a',
      cut: 'wild',
      marks: [
        fill(disc(48, 66, 4) + disc(70, 38, 3), '#5a6a4a'),
        ...scar('M66 30L74 36'),
        line('M44 30Q50 34 48 40', '#4a1f1c', 2),
      ],
      wear: patches('#6a5a4a', '#4a5a44'),
      has: [...hand(104, 88, '#9aa88a', 0.95), ...hand(16, 92, '#8a987a', 0.95)],
    }),
};

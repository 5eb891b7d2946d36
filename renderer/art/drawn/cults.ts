// Hoods with somebody under them, whichever set brings them.
import { glare } from './beast';
import { flame, glow, pole, skull, star, sword } from './garb';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, halfOf, ink, pair, place, shape, thing } from './mirror';
import { spiral } from './spells';
import { inset, within } from './within';

type Hooded = {
  readonly cloth: string;
  readonly eye: string;
  /** What hangs on the breast. */
  readonly sign?: Drawing;
  readonly trim?: string;
  /** What one sees under the hood instead of two lights. */
  readonly face?: Drawing;
  readonly behind?: Drawing;
  readonly over?: Drawing;
};
export const cultist = ({ cloth, eye, sign = [], trim = '#c9a24a', face, behind = [], over = [] }: Hooded): Drawing => [
  ...behind,
  ...shape('M60 62Q34 66 22 84Q10 104 8 121L60 121', cloth, 0.45, 2.6),
  ...shape('M60 -6Q36 14 32 44Q30 66 38 86Q48 96 60 98', cloth, 0.45, 2.6),
  ink(halfOf('M60 20Q45 32 43 54Q44 74 60 84'), '#0c0608', 2),
  line(halfOf('M60 16Q42 30 40 54Q42 78 60 88'), trim, 1.8, 0.9),
  ...(face ?? glare(54, 9.5, eye, { pupil: 'none', size: 0.78, white: '#ffe0b0' })),
  line(pair('M34 98Q44 108 58 104'), dim(cloth, 0.45), 2.2),
  line('M42 92Q60 116 78 92', trim, 2.4),
  ...sign,
  ...over,
];
/** Bone without lips. */
const skullFace = (bone: string, light: string): Drawing => [
  ink(halfOf('M60 30Q47 32 46 48Q47 58 51 60L53 72Q56 76 60 76'), bone, 1.9),
  fill('M64 30Q74 34 74 48Q73 58 69 60L67 72Q64 76 60 76Q68 56 64 30Z', dim(bone), 0.55),
  fill(pair('M48 47Q54 43 58 50Q57 57 52 57Q48 54 48 47Z'), '#0c0608'),
  fill(disc(53, 51, 1.8) + disc(67, 51, 1.8), light),
  fill('M60 56L62.500 61H57.500Z', '#0c0608'),
  line('M52 66Q60 64 68 66M55 65V73M58.500 64.500V75M61.500 64.500V75M65 65V73', '#0c0608', 1.3),
];
/** A mask of metal or wood with slits. */
const mask = (colour: string, slit: string): Drawing => [
  ink(halfOf('M60 32Q46 34 46 52Q48 68 60 78'), colour, 1.9),
  fill('M64 32Q74 36 74 52Q72 68 60 78Q70 56 64 32Z', dim(colour), 0.6),
  fill(pair('M48 50Q53 46 58 52Q53 55 48 50Z'), '#0c0608'),
  fill(disc(53.5, 51, 1.5) + disc(66.5, 51, 1.5), slit),
  line('M60 36V62M54 68H66M55 71H65', dim(colour, 0.5), 1.5),
];
/** A chin and a mouth in the shadow. */
const chin = (skin: string, cloth: string): Drawing => [
  fill(halfOf('M60 50Q50 52 48 58Q50 72 60 80'), skin),
  fill('M64 52Q72 54 72 58Q70 72 60 80Q68 66 64 52Z', dim(skin), 0.6),
  line('M55 70Q60 68 66 70', '#4a1f16', 2),
  line('M60 54L58 63H62', dim(skin, 0.55), 1.6),
  ...glare(51, 8.5, cloth, { pupil: 'none', size: 0.6, white: '#fbeecb' }),
];
const scarf = (colour: string): Drawing => [
  ink(halfOf('M60 58Q50 58 44 54Q44 74 60 84'), colour, 1.9),
  line(pair('M46 62Q52 66 58 65M48 70Q54 74 58 73'), dim(colour, 0.5), 1.5),
];
const medal = (colour: string, within: Drawing): Drawing => [ink(disc(60, 106, 8), colour, 1.9), ...within];
const scythe: Drawing = [
  line('M104 122L92 6', INK, 7),
  line('M104 122L92 6', '#7a5a38', 4),
  ...thing('M94 12Q60 -18 20 8Q54 0 82 24L95 24Z', '#c6d0d8', 'M94 12L95 24L82 24Q70 12 56 7Q80 6 94 12Z', 2.3),
  line('M28 5Q56 -8 84 10', '#ffffff', 1.8, 0.8),
  ink('M98 84Q94 76 102 74L112 78Q116 86 110 92L102 94Q96 92 98 84Z', '#e2dcc6', 1.9),
  line('M100 82H110M101 87H110', INK, 1.2),
];
const book = (colour: string, burning: boolean): Drawing => [
  ink('M36 96L60 102L84 96V120L60 126L36 120Z', colour, 2.2),
  ink('M39 93L60 99L81 93V114L60 120L39 114Z', '#f4ead0', 1.8),
  line('M60 99V120M44 100L55 103M44 106L55 109M65 103L76 100M65 109L76 106', '#8a6a4a', 1.5),
  ...(burning ? [...flame(48, 98, 0.9), ...flame(60, 100, 1.2), ...flame(72, 98, 0.9)] : []),
];
const links = (d: string): Drawing => [line(d, INK, 6), line(d, '#aab4bd', 3), line(d, '#3c444b', 1)];
const dagger = (blade = '#dfe5e8'): Drawing => [
  ...sword(104, 92, blade, '#6d4523', 1),
  ink('M96 102Q95 94 104 94Q112 95 112 103Q111 110 104 110Q97 110 96 102Z', '#3a2f2a', 1.9),
];
const pentacle: Drawing = [
  line(disc(60, 106, 10), '#e0a8ff', 1.8),
  line('M60 96L66 114L50.500 103H69.500L54 114Z', '#e0a8ff', 1.6),
];
/** Fire on an open hand at either side. */
const handfuls = (outer?: string, inner?: string): Drawing => [
  ...flame(16, 98, 1.5, outer, inner),
  ...flame(104, 98, 1.5, outer, inner),
  ink(pair('M6 100Q16 94 26 100L24 110Q16 114 8 110Z'), '#c99a74', 2),
];
const beardOf = (colour: string): Drawing => [
  ink(halfOf('M60 62Q50 62 46 58Q46 82 60 100'), colour, 1.9),
  line(pair('M51 68L55 86M56 70L58 92'), dim(colour), 1.3),
];
const tail = (drawing: Drawing): Drawing => within(drawing, 0.96);

/** Three of them around a fire. */
const conclave = (one: Drawing, light: string): Drawing => [
  ...glow(60, 66, 58, light),
  ...inset(one, 24, 62, 0.6),
  ...inset(one, 96, 62, 0.6),
  ...inset(one, 60, 50, 0.72),
  line('M34 112L86 120M86 112L34 120', '#5b3a1e', 5),
  ...flame(48, 118, 1.2),
  ...flame(72, 118, 1.2),
  ...flame(60, 120, 1.9),
];

export const CULTS: Gallery = {
  heretic_priest: () =>
    cultist({
      cloth: '#5a2a34',
      eye: '#ffd24a',
      face: chin('#d8b494', '#8a1f1c'),
      sign: medal('#2a1a1c', [ink('M58 100H62V106H66V110H62V114H58V110H54V106H58Z', '#d8401c', 1)]),
      behind: pole(102, 10, 0, '#5b3a1e', 5),
      over: [ink('M99 -4H105V24H118V30H105V44H99V30H86V24H99Z', '#8a8f96', 2)],
    }),
  cadorus_acolyte: () =>
    cultist({
      cloth: '#9a6f1c',
      eye: '#fff0a0',
      sign: medal('#efc04a', [fill(place('M0 -6Q4 0 0 6Q-4 0 0 -6Z', 60, 106), '#3c1a08')]),
    }),
  cadorus_conclave: () => conclave(cultist({ cloth: '#8a6418', eye: '#fff0a0' }), '#ffe9a0'),
  grilipus_coven: () => conclave(cultist({ cloth: '#2f6a4a', eye: '#d8ff8a', trim: '#a8d8a0' }), '#c8ffb0'),
  dark_denizens: () => conclave(cultist({ cloth: '#2a2634', eye: '#ff5a3c', trim: '#6a6078' }), '#c06aff'),
  dark_acolyte: () => cultist({ cloth: '#34304a', eye: '#b45cff', sign: skull(60, 106, 1) }),
  cultist_of_flame: () => [
    ...glow(60, 60, 58, '#ff9a3c'),
    ...cultist({ cloth: '#b8401c', eye: '#ffe27a', trim: '#ffd257', sign: flame(60, 116, 0.9), over: handfuls() }),
  ],
  wrathborn_acolyte: () => cultist({ cloth: '#6a1f24', eye: '#ffb04a', over: book('#3a1214', true) }),
  servant_of_darkness: () =>
    cultist({ cloth: '#26222e', eye: '#e2401f', face: mask('#5c5668', '#ff5a3c'), trim: '#6a6078', over: dagger() }),
  vassal_of_darkness: () =>
    tail(
      cultist({
        cloth: '#3c2648',
        eye: '#d06aff',
        trim: '#8f7aa8',
        sign: pentacle,
        behind: [...pole(104, 22, 0, '#2f2430', 5), ...glow(104, 14, 18, '#c06aff')],
        over: skull(104, 12, 1.3),
      }),
    ),
  dark_theurgist: () =>
    cultist({
      cloth: '#3f2a5c',
      eye: '#ff7ad8',
      face: chin('#cbb6a8', '#7a1fa0'),
      sign: pentacle,
      over: [
        ...glow(102, 76, 18, '#d06aff'),
        ...star(102, 76, 2.4, '#ffffff'),
        line(spiral(102, 76, 14, 2), '#e8c8ff', 2),
      ],
    }),
  false_prophet: () =>
    cultist({
      cloth: '#d8cfae',
      eye: '#8a1f1c',
      face: [...chin('#e0b08a', '#8a1f1c'), ...beardOf('#6e4826')],
      behind: [...glow(60, 40, 56, '#fff0b0'), line('M30 20a30 30 0 0 1 60 0', '#a8322a', 2.4)],
      over: [ink('M92 120Q90 100 104 98Q118 100 116 120Z', '#d8cfae', 2), ...skull(104, 96, 1)],
    }),
  disciple_of_darkness: () =>
    cultist({ cloth: '#2b2438', eye: '#8affc0', sign: skull(60, 106, 1), over: dagger('#9a86b8') }),
  soulbinder: () => [
    ...glow(60, 60, 58, '#8fe0ff'),
    ...cultist({
      cloth: '#34465a',
      eye: '#8fe0ff',
      face: skullFace('#d9dfd8', '#8fe0ff'),
      over: [
        ...links('M2 62Q24 92 60 104Q96 92 118 62'),
        ...links('M6 110Q40 94 84 112'),
        fill(disc(4, 52, 9), '#cff4ff', 0.8),
        fill(disc(116, 52, 9), '#cff4ff', 0.8),
        fill(disc(1, 51, 1.6) + disc(7, 51, 1.6) + disc(113, 51, 1.6) + disc(119, 51, 1.6), '#23485a'),
      ],
    }),
  ],
  dragonfire_warlock: () =>
    cultist({
      cloth: '#4a2a6a',
      eye: '#ffb04a',
      face: [...chin('#d2a480', '#8a2f1c'), ...beardOf('#d9d2c4')],
      over: handfuls('#7a3fd0', '#ffb0f0'),
    }),
  warlocks_apprentice: () =>
    cultist({
      cloth: '#3f5a86',
      eye: '#5a3d1e',
      trim: '#c9d2e0',
      face: [
        ink(halfOf('M60 36Q48 38 47 54Q49 70 60 76'), '#efbd98', 1.9),
        fill('M66 38Q73 42 73 54Q71 70 60 76Q70 58 66 38Z', '#8a5a3c', 0.45),
        fill(disc(54, 54, 2) + disc(66, 54, 2), INK),
        line('M50 49L57 48M63 48L70 49', '#4a2f1a', 2),
        line('M59 55L58 62H61M55 68Q60 71 65 68', '#8a4a34', 1.7),
      ],
      over: book('#7a2f5c', false),
    }),
  shady_dealer: () =>
    cultist({
      cloth: '#4c4a3c',
      eye: '#f2c52c',
      trim: '#8a8a6a',
      face: [...chin('#c99a74', '#7a6a1c'), ...scarf('#7a2a24')],
      over: [
        ink('M60 98L104 88L112 120H56Z', '#5a4a34', 2.2),
        ...[72, 86, 99].flatMap((x) => [line(`M${x} 94V100`, INK, 1.6), ink(disc(x, 105, 5), '#efc04a', 1.6)]),
      ],
    }),
  renegade: () =>
    cultist({
      cloth: '#6a5138',
      eye: '#d9a01c',
      face: [...chin('#d2a480', '#5a4a2a'), ...beardOf('#3a2414')],
      over: dagger(),
    }),
  assassin: () =>
    cultist({
      cloth: '#2f3038',
      eye: '#d8e2e8',
      face: [...chin('#cda07c', '#1f3f4a'), ...scarf('#23242c')],
      trim: '#8a1f24',
      over: dagger('#a8d89a'),
    }),
  ritual_master: () =>
    cultist({
      cloth: '#5a1f3c',
      eye: '#ffb0f0',
      sign: pentacle,
      face: mask('#d9b04a', '#ff6a5a'),
      behind: [...glow(60, 50, 58, '#ff8ad0'), line(disc(60, 50, 54), '#ffc8ec', 2, 0.8)],
    }),
  varthrax_zealot: () =>
    cultist({
      cloth: '#7a1f18',
      eye: '#ffd24a',
      trim: '#f0a03c',
      sign: flame(60, 116, 0.9),
      face: mask('#8d4a3a', '#ffd24a'),
      over: dagger('#ffb06a'),
    }),
  servant_of_mab: () =>
    cultist({
      cloth: '#4a5f8a',
      eye: '#bfe8ff',
      trim: '#d8ecff',
      face: mask('#e6f2fa', '#3f8fd0'),
      sign: [ink('M60 96L67 106L60 118L53 106Z', '#8fd8ff', 1.7)],
    }),
  shrine_priest: () =>
    cultist({
      cloth: '#e6d2a0',
      eye: '#5a3d1e',
      trim: '#b8302a',
      face: [...chin('#e0b08a', '#5a3d1e'), ...beardOf('#e6e0d2')],
      sign: flame(60, 116, 0.9),
    }),
  deathstalker: () => [
    ...glow(60, 50, 58, '#b8ffd0'),
    ...within(
      cultist({
        cloth: '#39463f',
        eye: '#b8ffd0',
        trim: '#8fb8a0',
        face: skullFace('#dfe6d8', '#8affb0'),
        behind: scythe.slice(0, 2),
        over: scythe.slice(2),
      }),
      0.94,
    ),
  ],
  grim_reaper: () =>
    within(
      cultist({
        cloth: '#26242c',
        eye: '#ff5a3c',
        trim: '#5c5668',
        face: skullFace('#efe6cc', '#ff6a4a'),
        over: scythe,
      }),
      0.93,
    ),
  assassins_guild: () => [
    ...glow(60, 60, 58, '#c8402c'),
    ...within(
      cultist({
        cloth: '#241c20',
        eye: '#ff5a3c',
        trim: '#a8322a',
        face: [...chin('#b88a6c', '#8a1f1c'), ...scarf('#5c1218')],
        over: [...dagger('#e6eef2'), ...sword(16, 92, '#e6eef2', '#6d4523', 1)],
      }),
      0.95,
    ),
  ],
};

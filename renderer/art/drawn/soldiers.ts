// Those in helmets, goblins and beasts that the sets bring beside those of the base game.
import { boar, wolf } from './animals';
import { horned, goblin } from './monsters';
import { bat, gaze, owl, steed, toad } from './creatures';
import { feathers } from './guests';
import { flame, glow, plate, pole, skull, sword } from './garb';
import { GEAR, helmet, shield } from './gear';
import { GREAT } from './great';
import { scholar } from './hats';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, halfOf, ink, pair, rod, shape, thing } from './mirror';
import { tinted } from './tint';
import { coin } from './treasure';
import { inset, mirrored, within } from './within';

const GOLD = '#e6b53c';
const of = (gallery: Gallery, name: string): Drawing => gallery[name]?.() ?? [];
type Guard = {
  readonly steel: string;
  readonly coat: string;
  readonly plume: string;
  readonly behind?: Drawing;
  readonly over?: Drawing;
};
/** A helmet on broad shoulders. */
const guard = ({ steel, coat, plume, behind = [], over = [] }: Guard): Drawing =>
  within(
    [
      ...behind,
      ...shape('M60 78Q34 82 18 94Q6 106 4 121L60 121', coat, 0.45, 2.6),
      ...plate(steel),
      line('M34 104Q60 116 86 104', GOLD, 2.6),
      ...inset(helmet(steel, plume), 60, 48, 0.76),
      ...over,
    ],
    0.97,
  );
const held = (what: Drawing, glove = '#6d767e'): Drawing => [
  ...what,
  ink('M96 98Q95 90 104 90Q113 91 113 99Q112 108 104 108Q97 108 96 98Z', glove, 2),
  line('M98 96H106M98 101H106', INK, 1.3),
];
const eyes = (light: string): Drawing => [
  fill(disc(52, 50, 2.6) + disc(68, 50, 2.6), light),
  ...glow(60, 50, 16, light),
];
const halberd: Drawing = [
  ...rod('M104 124L104 4', '#8a5c34', 4.5),
  ink('M104 -9L108 6L104 12L100 6ZM106 8L120 2Q126 14 120 26L106 20ZM102 10L90 14L102 20Z', '#c6d0d8', 2),
];
const lantern: Drawing = [
  ...glow(104, 92, 26, '#ffe29a'),
  ink('M94 80H114V106H94Z', '#ffd257', 2.2),
  ink('M92 80L104 70L116 80ZM92 106H116V111H92Z', '#4a4a4e', 2),
  line('M101 80V106M107 80V106', '#4a4a4e', 1.5),
];
const three = (one: Drawing, light: string): Drawing => [
  ...glow(60, 60, 58, light),
  ...inset(one, 30, 58, 0.58),
  ...inset(one, 90, 58, 0.58),
  ...inset(one, 60, 68, 0.84),
];
const cross: Drawing = [ink('M55 30H65V50H85V60H65V92H55V60H35V50H55Z', '#c0301c', 1.9)];
const watch = (): Drawing => guard({ steel: '#aab4bd', coat: '#2f5a9c', plume: '#2f5a9c', over: held(halberd) });

const imp = { skin: '#c0563c', coat: '#4a2a24', eye: '#ffd24a' };
const bomb: Drawing = [
  ink(disc(100, 100, 16), '#34343c', 2.3),
  line('M108 86Q114 76 108 68', '#d9c08a', 3),
  ...flame(108, 70, 0.7),
  line('M90 96Q92 88 99 87', '#ffffff', 2, 0.7),
];
const spade: Drawing = [
  ...rod('M104 122L104 56', '#8a5c34', 4.5),
  ink('M94 28H114V48Q112 58 104 62Q96 58 94 48Z', '#aab4bd', 2.1),
];
const trap: Drawing = [
  line('M8 112Q30 88 52 112', INK, 8),
  line('M8 112Q30 88 52 112', '#aab4bd', 4.6),
  ink('M12 106L16 92L22 101ZM24 99L30 86L36 99ZM38 101L44 92L48 106Z', '#d4dbe0', 1.5),
];
const muzzle = (skin: string): Drawing => [
  ...shape('M60 52Q50 54 46 66Q44 80 60 84', skin, 0.4, 2.2),
  fill(pair('M57 64Q52 62 52 66Q55 68 57 64Z'), INK),
  line('M46 74Q60 80 74 74', INK, 2),
  ink(pair('M49 75L51 83L55 76.500Z'), '#fbf3dc', 1),
  ink(pair('M46 26Q38 18 38 4Q48 12 54 22Z'), '#e6d8b4', 1.9),
];
const beetle = (shell: string): Drawing => [
  line(pair('M40 60L10 44L4 30M38 78L4 78M40 94L12 112L8 122'), INK, 7),
  line(pair('M40 60L10 44L4 30M38 78L4 78M40 94L12 112L8 122'), dim(shell, 0.7), 3.8),
  ...shape('M60 40Q24 42 24 80Q28 116 60 121', shell, 0.45, 2.7),
  line('M60 42V120', INK, 2.6),
  line('M34 74Q34 56 48 50', '#ffffff', 3, 0.6),
  ...shape('M60 12Q38 14 36 34Q40 46 60 46', dim(shell, 0.8), 0.45, 2.5),
  ...gaze(30, 13, 5.5, '#e2401f', '#ffe27a'),
  ink(pair('M50 16Q34 6 40 -8Q46 2 58 8Z'), '#3a2a20', 2.1),
];
const worm = (skin: string): Drawing => [
  ink('M8 121Q2 84 24 70Q30 40 60 38Q92 40 98 70Q118 84 112 121Z', skin, 2.7),
  fill('M70 39Q92 44 98 70Q118 84 112 121H84Q96 80 70 39Z', dim(skin), 0.5),
  line('M10 104Q30 96 38 112M12 86Q28 80 36 92M110 104Q92 96 84 112M108 86Q92 80 86 92', dim(skin, 0.5), 2.4),
  ink(disc(60, 50, 40), dim(skin, 0.9), 2.6),
  ink(disc(60, 50, 29), '#4d1310', 2.3),
  ink(
    Array.from({ length: 10 }, (_, i) => {
      const at = (angle: number, far: number): string =>
        `${(60 + Math.cos(angle) * far).toFixed(1)} ${(50 + Math.sin(angle) * far).toFixed(1)}`;
      const turn = (i * Math.PI) / 5;
      return `M${at(turn - 0.26, 29)}L${at(turn, 14)}L${at(turn + 0.26, 29)}Z`;
    }).join(''),
    '#fbf3dc',
    1.4,
  ),
  fill(disc(60, 50, 9), '#1c0806'),
  line('M26 40Q32 20 50 13', '#fff6dc', 2.6, 0.6),
];
const slime = (colour: string): Drawing => [
  ...glow(60, 70, 54, colour),
  ink(
    'M60 14Q30 18 24 54Q20 82 4 100Q-2 118 16 120Q28 112 38 121Q52 112 62 121Q76 112 86 121Q100 112 112 118Q120 104 108 92Q94 76 94 52Q90 18 60 14Z',
    colour,
    2.7,
  ),
  fill('M70 16Q92 24 94 52Q94 76 108 92Q120 104 112 118Q100 112 86 121Q92 70 70 16Z', dim(colour), 0.5),
  // Somebody it has not finished with.
  ...skull(54, 62, 3.2, '#e6e6b8'),
  line('M70 92L92 80M74 82L88 92', '#e6e6b8', 5, 0.9),
  fill('M44 54Q40 70 46 84M30 60Q36 96 58 104Q40 106 28 90Z', colour, 0.45),
  line('M34 48Q36 30 52 24', '#ffffff', 3.4, 0.8),
  fill(disc(30, 92, 4) + disc(88, 88, 3) + disc(60, 112, 3), '#ffffff', 0.4),
];
const wings = (colour: string): Drawing => [
  ...shape('M60 84Q40 66 30 40Q16 24 -6 20Q4 34 0 50Q10 50 10 66Q20 64 24 80Q34 78 40 96L60 110', colour, 0.3, 2.4),
];
const gaunt = (): Drawing =>
  within(
    [
      ...wings('#2f2b3a'),
      ...shape('M60 72Q40 74 28 90Q16 104 14 121L60 121', '#3a3648', 0.45, 2.6),
      ink(pair('M46 30Q26 28 22 2Q34 14 54 18Z'), '#1f1c28', 2.3),
      ...shape('M60 14Q40 16 38 42Q40 72 60 84', '#4a4558', 0.5, 2.6),
      // It has no face.
      fill(halfOf('M60 28Q48 32 47 46Q48 62 60 72'), '#3a3648', 0.8),
      line('M44 40Q44 24 56 20', '#c8c0e0', 2.2, 0.7),
      line('M50 48Q54 44 58 48M62 48Q66 44 70 48M52 64Q60 66 68 64', '#2b2738', 2, 0.8),
      ink(pair('M24 90L14 104L20 102L20 114L26 104L32 112L32 98Z'), '#2f2b3a', 2),
    ],
    0.95,
  );
const sentry = (light: string, share: number): Drawing => tinted(GREAT['sentinel'] ?? [], light, share);

export const SOLDIERS: Gallery = {
  city_watch: watch,
  city_patrol: () => three(watch(), '#ffe9b0'),
  patrol: () => three(guard({ steel: '#9aa5ae', coat: '#7a2f2a', plume: '#b8302a' }), '#ffe9b0'),
  night_guard: () => guard({ steel: '#6d7886', coat: '#27345a', plume: '#34406a', over: held(lantern) }),
  gate_keeper: () => guard({ steel: '#8d8a84', coat: '#5a4a3a', plume: '#5a4a3a', over: held(halberd) }),
  death_knight: () =>
    guard({
      steel: '#4a4a58',
      coat: '#2b2834',
      plume: '#5a2f6a',
      behind: glow(60, 50, 56, '#b48af0'),
      over: [...eyes('#c8ff8a'), ...held(sword(104, 92, '#8f86a8', '#3a2f4a', 1.3), '#3a3648')],
    }),
  wrathborn_knight: () =>
    guard({
      steel: '#8a3a34',
      coat: '#4a1a1c',
      plume: '#ff8a2c',
      over: [...eyes('#ffb04a'), ...held(sword(104, 92, '#ffb06a', '#3a1a14', 1.3), '#5a1f1c')],
    }),
  vassal_of_mab: () =>
    guard({
      steel: '#a8c0e0',
      coat: '#2f3f7a',
      plume: '#8fd8ff',
      over: [...eyes('#8fd8ff'), ...held(sword(104, 92, '#dff4ff', '#4a6a9c', 1.3), '#5a78a8')],
    }),
  varthrax_warlord: () =>
    guard({
      steel: '#8a4a3a',
      coat: '#3a1a18',
      plume: '#c8301c',
      behind: [ink(pair('M42 34Q16 30 10 -2Q26 14 50 18Z'), '#e6d8b4', 2.4)],
      over: eyes('#ffd24a'),
    }),
  vindicator: () =>
    guard({
      steel: '#e6dcb8',
      coat: '#f1ebdb',
      plume: '#efc04a',
      behind: [...glow(60, 50, 58, '#fff2b0'), ...feathers('#ffffff', '#a9b6d0')],
      over: held(sword(104, 92, '#fff2c0', GOLD, 1.3), '#d9c48a'),
    }),
  heavenly_host: () =>
    three(
      guard({ steel: '#e6ecf4', coat: '#f8f4e8', plume: '#efc04a', behind: feathers('#ffffff', '#a9b6d0') }),
      '#fff2b0',
    ),
  infernal_legion: () => three(horned('#a82a1c', '#2b2220', '#ffb01c', '#ffe27a'), '#ff8a3c'),
  champion_of_light: () =>
    guard({
      steel: '#dfe6ec',
      coat: '#d8b04a',
      plume: '#f4f0e6',
      behind: glow(60, 50, 58, '#fff2b0'),
      over: held([...sword(104, 92, '#ffffff', GOLD, 1.3), ...glow(104, 50, 22, '#fff6c8')]),
    }),
  defender_of_justice: () =>
    guard({
      steel: '#b9c4ce',
      coat: '#3f6fb8',
      plume: '#3f6fb8',
      over: inset(
        shield('#c6d0d8', '#3f6fb8', '#2f5aa0', [ink('M55 30H65V50H85V60H65V92H55V60H35V50H55Z', '#ffffff', 1.9)]),
        92,
        92,
        0.5,
      ),
    }),
  st_george: () =>
    guard({
      steel: '#c6d0d8',
      coat: '#f4f0e6',
      plume: '#c0301c',
      behind: pole(18, -6, 0, '#8a5c34', 4),
      over: inset(shield('#c6d0d8', '#ffffff', '#e6e0d2', cross), 92, 90, 0.52),
    }),
  tomb_warden: () =>
    guard({
      steel: '#b8974a',
      coat: '#4a3f2c',
      plume: '#2f5a9c',
      behind: glow(60, 50, 56, '#ffe9a0'),
      over: [...eyes('#8affc0'), ...held(halberd, '#8a7038')],
    }),
  warhorse: () =>
    within(
      [
        ...steed({ coat: '#6d5a4c', mane: '#2b1f18', eye: '#3a2010' }, false),
        ink('M40 36Q56 16 72 22L78 40L60 62L30 92Q22 92 20 84L36 58Z', '#aab4bd', 2.3),
        fill('M66 22L72 22L78 40L60 62L52 70Q66 46 66 22Z', dim('#aab4bd'), 0.5),
        fill(disc(50, 48, 4), '#241a12'),
        ink('M76 82Q96 70 116 84V121H80Z', '#b8302a', 2.3),
        line('M78 92H116', GOLD, 3),
      ],
      0.94,
    ),
  grey_sentinel: () => sentry('#8d8a84', 0.35),
  ebony_sentinel: () => sentry('#2a2630', 0.55),
  ivory_sentinel: () => sentry('#fff6e0', 0.45),

  goblin_sapper: () => [...goblin({ skin: '#8fae4c', coat: '#5a4a34', eye: '#d2401c' }), ...bomb],
  goblin_tunneler: () => [...goblin({ skin: '#9aa84c', coat: '#6d4a2c', eye: '#e2a01c' }), ...spade],
  goblin_trapsmith: () => [...goblin({ skin: '#7f9a3c', coat: '#4a4a52', eye: '#d2401c' }), ...trap],
  goblin_sniper: () => [
    ...goblin({ skin: '#8aa846', coat: '#3f5a2f', eye: '#d2401c' }),
    line('M96 40Q124 76 96 116', INK, 7),
    line('M96 40Q124 76 96 116', '#8a5c34', 4),
    line('M96 40V116', '#f4ead0', 1.6),
    line('M82 78H122', '#c9a070', 3),
  ],
  goblin_marauders: () => three(goblin({ skin: '#8fae4c', coat: '#5a2f2a', eye: '#d2401c' }), '#ffb06a'),
  boggart: () => goblin({ skin: '#6f8a6a', coat: '#3a3f34', eye: '#f2d24a' }),
  gremlin: () => goblin({ skin: '#6fa08a', coat: '#4a3f5a', eye: '#ff5a3c' }),
  kraven: () => goblin({ skin: '#a8b05a', coat: '#7a5a2c', eye: '#8a4a1c' }),
  tinker_imp: () => [...goblin(imp), ...inset(of(GEAR, 'axe'), 100, 96, 0.34)],
  spiteful_imp: () => [...goblin(imp), ...flame(104, 116, 1.6)],
  mischievous_devil: () => [...goblin({ ...imp, skin: '#d8402c' }), ...coin(102, 108, 10)],
  kobold: () => goblin({ skin: '#b8763c', coat: '#5a3f2a', eye: '#ffd24a', over: muzzle('#c98a4c') }),
  kobold_brute: () => goblin({ skin: '#8a5a4a', coat: '#3a3434', eye: '#ff8a2c', over: muzzle('#9c6a56') }),
  ekor: () => goblin({ skin: '#6a8a5a', coat: '#3a4a3a', eye: '#ffd24a', over: muzzle('#7a9c68') }),
  gnoll: () => wolf({ fur: '#b8935a', pale: '#e6d2a0', eye: '#e2401f' }),
  feral_pet: () => wolf({ fur: '#8a6a4a', pale: '#d8c4a0', eye: '#e2701f' }),
  wolfen: () => wolf({ fur: '#6f6a78', pale: '#c8c4d0', eye: '#8fc83c' }),
  faithful_hound: () => wolf({ fur: '#a8763e', pale: '#f0dcb8', eye: '#6a3f1c' }),
  giant_beetle: () => beetle('#3f6a5a'),
  crag_crawler: () => beetle('#7a6a5a'),
  giant_worm: () => worm('#c98a7a'),
  burrow_worm: () => worm('#a8825a'),
  crawling_slime: () => slime('#8fc83c'),
  night_gaunt: gaunt,
  winged_stalker: () => horned('#4a4658', '#2b2834', '#b45cff', '#e6c8ff'),
  vampire_bats: () => [...inset(mirrored(bat), 30, 34, 0.54), ...inset(bat, 90, 38, 0.54), ...inset(bat, 60, 76, 0.84)],
  children_of_the_night: () => [
    ...glow(60, 50, 56, '#f4ecd0'),
    ink(disc(60, 50, 46), '#f4ecd0', 2.4),
    ...inset(bat, 34, 36, 0.5),
    ...inset(bat, 86, 50, 0.46),
    ...inset(bat, 56, 88, 0.6),
  ],
  call_of_the_pack: () => three(wolf({ fur: '#87919d', pale: '#d9dee2', eye: '#f2b632' }), '#f4ecd0'),
  midnight_howl: () => [
    ...glow(60, 44, 58, '#f4ecd0'),
    ink(disc(60, 44, 46), '#f4ecd0', 2.4),
    ...within(wolf({ fur: '#5a5866', pale: '#a8a4b4', eye: '#f2c52c' }), 0.8),
  ],
  wart: () => toad,
  sage_owl: () => [
    ...within(owl, 0.94),
    line(disc(46, 49, 15) + disc(74, 49, 15), INK, 4.6),
    line(disc(46, 49, 15) + disc(74, 49, 15), GOLD, 2.6),
    ...inset(scholar('#34405a'), 60, 60, 0.9),
  ],
  trophy_hunter: () => [
    ...thing('M20 100H100V121H20Z', '#8a5c34', 'M80 100H100V121H80Z', 2.4),
    ...inset(boar({ fur: '#87613f', pale: '#d09a86', eye: '#c9541f' }), 60, 52, 0.76),
  ],
};

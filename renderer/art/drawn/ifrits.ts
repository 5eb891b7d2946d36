// The people of the Firelands: fire in the shape of men.
import { bust, lips, shadow } from './anatomy';
import { claws } from './beast';
import { chain, flame, glow, hand, jewel, open, plate, pole, sword } from './garb';
import { goatee } from './hair';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, ink, pair, shape } from './mirror';
import { tinted } from './tint';
import { inset, within } from './within';

/** Fire in the shape of a man. */
const ifrit = ({
  skin,
  coat,
  eye = '#ffe27a',
  hat = [],
  over = [],
  she = false,
}: {
  readonly skin: string;
  readonly coat: string;
  readonly eye?: string;
  readonly hat?: Drawing;
  readonly over?: Drawing;
  readonly she?: boolean;
}): Drawing =>
  within(
    bust({
      skin,
      coat,
      head: she ? 'heart' : 'square',
      build: she ? 'slight' : 'broad',
      ears: 'pointed',
      eyes: 'slant',
      white: '#4a120a',
      iris: eye,
      shining: true,
      brow: '#2a0c08',
      brows: 'stern',
      bushy: 3.4,
      nose: 'sharp',
      mouth: she ? lips('#ffb04a') : 'grin',
      marks: [shadow('#5a120a', 0.4), line(pair('M42 62Q47 66 46 72M52 34Q56 30 58 36'), '#ffb04a', 1.8, 0.8)],
      behind: [
        ...glow(60, 46, 60, '#ff9a3c'),
        ...flame(36, 60, 2.4),
        ...flame(84, 60, 2.4),
        ...flame(48, 44, 2),
        ...flame(72, 44, 2),
        ...flame(60, 40, 1.7),
      ],
      clothes: [...open(skin, '#ffd257', 104), ...chain('#ffd257', '#d8401c')],
      over: [
        ...(hat.length === 0
          ? [ink(pair('M46 30Q34 26 30 6Q42 18 54 22Z'), '#3a1a14', 2.2), line('M48 24Q60 18 72 24', '#ffb04a', 3)]
          : hat),
        ...(she ? [] : goatee('#3a1410', 94)),
        ...over,
      ],
    }),
    0.96,
  );
export const turban = (cloth: string, gem: string, plume = false): Drawing => [
  ...(plume ? [ink('M60 6Q54 -10 66 -10Q74 -6 64 10Z', '#f4f0e6', 1.9)] : []),
  ...shape('M60 2Q36 4 32 22L34 38Q46 28 60 28', cloth, 0.45, 2.5),
  line('M34 30Q50 8 70 6M40 34Q60 14 82 18M54 28Q70 22 85 30', dim(cloth, 0.6), 2),
  ...jewel(60, 20, 1.3, gem),
];
export const fist = (skin: string, held: Drawing): Drawing => [
  ...held,
  ink('M94 100Q93 92 102 92Q111 93 111 101Q110 109 102 109Q95 109 94 100Z', skin, 2),
  line('M96 98H104M96 103H104', INK, 1.3),
];
const spikes = (colour: string, gem: string): Drawing => [
  ...shape('M60 -8L54 12L47 -2L45 14L35 6L37 30Q48 22 60 22', colour, 0.4, 2.3),
  ...jewel(60, 17, 1, gem),
];

export const IFRITS: Gallery = {
  ifrit_emir: () => ifrit({ skin: '#c8481c', coat: '#5a1f3c', hat: turban('#7a2f5c', '#8fe0ff') }),
  ifrit_envoy: () =>
    ifrit({
      skin: '#d8602c',
      coat: '#3a3f6a',
      hat: turban('#e6d8b0', '#d2303a'),
      over: fist('#d8602c', [
        ink('M92 62H112V94H92Z', '#f6e8c4', 2),
        line('M96 70H108M96 76H108M96 82H104', '#8a6a4a', 1.7),
      ]),
    }),
  ifrit_invader: () =>
    ifrit({
      skin: '#b8381c',
      coat: '#2b1c1c',
      eye: '#ffffff',
      over: [...plate('#6a3a2c', '#ffb04a'), ...fist('#b8381c', sword(102, 94, '#ffb06a', '#3a1a14', 1.2))],
    }),
  ifrit_invasion: () => [
    ...inset(ifrit({ skin: '#b8381c', coat: '#2b1c1c' }), 26, 56, 0.6),
    ...inset(ifrit({ skin: '#d8602c', coat: '#3a1f1c' }), 94, 56, 0.6),
    ...inset(ifrit({ skin: '#c8481c', coat: '#5a1f1c' }), 60, 72, 0.78),
  ],
  ifrit_raider: () =>
    ifrit({
      skin: '#d85a24',
      coat: '#4a2a1c',
      over: [
        ...hand(18, 92, '#d85a24', 0.95),
        ...hand(102, 92, '#b8481c', 0.95),
        claws(18, 76, 0.7, '#ffd890'),
        claws(102, 76, 0.7, '#ffd890'),
      ],
    }),
  ifrit_sheikh: () => ifrit({ skin: '#c85a2c', coat: '#e6d8b8', hat: turban('#f4ead0', '#d8401c', true) }),
  ifrit_sorceress: () =>
    ifrit({
      skin: '#d8582c',
      coat: '#5a2a7a',
      she: true,
      over: [...hand(98, 88, '#d8582c', 0.9), ...flame(98, 66, 1.6, '#7a3fd0', '#ffb0f0')],
    }),
  ifrit_sultan: () =>
    ifrit({
      skin: '#b8401c',
      coat: '#7a1f1c',
      hat: [...turban('#c8302a', '#ffe27a', true), line('M33 36Q60 24 87 36', '#ffd257', 4)],
    }),
  ifrit_sultana: () => ifrit({ skin: '#d8622c', coat: '#8a1f4a', she: true, hat: spikes('#ffd257', '#d2303a') }),
  ifrit_shapeshifter: () => [
    ...ifrit({ skin: '#c8481c', coat: '#4a2a2a' }),
    fill('M60 10C84 10 90 34 84 56C80 74 72 84 60 84Z', '#e0ab7c'),
    line('M60 10V84', INK, 2.6),
    fill(disc(69, 50, 3), INK),
    line('M63 43L76 42M63 69Q70 72 75 66', INK, 2.2),
  ],
  bound_ifrit: () => [
    ...ifrit({ skin: '#c8582c', coat: '#3a2a2a' }),
    line('M4 96Q30 112 60 102Q90 112 116 96', INK, 8),
    line('M4 96Q30 112 60 102Q90 112 116 96', '#aab4bd', 4.6),
    ink(pair('M2 88H18V106H2Z'), '#8d98a2', 2.2),
  ],
  firelands_envoy: () =>
    ifrit({
      skin: '#d87a3c',
      coat: '#2f5a6a',
      hat: turban('#3f8a8a', '#ffe27a'),
      over: fist('#d87a3c', pole(102, 30, 0, '#8a5c30', 4)),
    }),
  djinn_sultan: () =>
    tinted(
      ifrit({ skin: '#5f8ad0', coat: '#2f3f8a', hat: turban('#f0e6c8', '#3fb4e0', true), eye: '#ffffff' }),
      '#3f6ac8',
      0.35,
    ),
  harbinger_of_flame: () =>
    ifrit({
      skin: '#9a3a24',
      coat: '#2b1a1a',
      eye: '#ffe27a',
      over: [...flame(16, 121, 1.6), ...flame(104, 121, 1.6)],
    }),
  genie: () =>
    tinted(
      ifrit({ skin: '#4fa8b8', coat: '#1f5a7a', hat: spikes('#ffd257', '#d2303a'), eye: '#ffffff' }),
      '#2f8ac0',
      0.3,
    ),
};

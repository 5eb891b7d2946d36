// People of the sets whom one meets and leaves: of the wilds and of tales.
import { steed } from './creatures';
import { cloak, fur, glow, jewel, pole, skull, star } from './garb';
import { brim, headband, kerchief, robe, strap } from './hats';
import { disc, type Drawing, fill, type Gallery, INK, line } from './layer';
import { dim, ink, pair, rod, shape, thing } from './mirror';
import { giant } from './monsters';
import { cauldron } from './motifs';
import { bears, knuckles, lens, shelf, type Somebody, someone } from './people';
import { coffin } from './scenery';
import { BROWN, DARK, ROSY, TAN } from './skins';
import { coin } from './treasure';
import { inset, mirrored, within } from './within';

export const GOLD = '#e0b545';
/** With a long nose and a wart. */
export const hag = (of: Partial<Somebody> & { readonly skin: string; readonly coat: string }): Drawing =>
  someone({
    years: 'old',
    lip: '#7a4a4a',
    head: 'gaunt',
    build: 'plain',
    eyes: 'narrow',
    brows: 'stern',
    nose: 'none',
    mouth: 'smirk',
    hair: '#b8b2a6',
    cut: 'long',
    ...of,
    has: [
      ...shape('M60 46Q54 50 52 62Q54 70 60 76', of.skin, 0.3, 1.9),
      fill(disc(53, 66, 1.8), dim(of.skin, 0.6)),
      ink('M56 81L57.500 77H61L60 81Z', '#f4ead0', 1),
      ...(of.has ?? []),
    ],
  });
/** Half a man, half a horse. */
const centaur = (): Drawing => [
  ink('M66 78Q92 66 112 78Q122 90 116 121H104L106 100Q92 108 78 104L78 121H64Z', '#8a5733', 2.5),
  fill('M112 78Q122 90 116 121H104L106 100Q104 84 92 72Q104 72 112 78Z', dim('#8a5733'), 0.6),
  ink('M112 78Q126 76 124 104Q120 112 116 108Q118 90 110 84Z', '#3a2014', 2.2),
  ...inset(
    someone({
      skin: TAN,
      coat: TAN,
      hair: '#4a2814',
      cut: 'mane',
      beard: 'full',
      head: 'long',
      ears: 'pointed',
      brows: 'stern',
      wear: [line('M44 100Q60 108 76 100M60 92V116', dim(TAN, 0.6), 2), ...strap()],
      has: bears('bow', TAN, [104, 66, 0.66], [-6, 4]),
    }),
    50,
    52,
    0.86,
  ),
  ink('M34 92Q48 104 66 98L62 121H50L48 112L44 121H32Z', '#8a5733', 2.4),
];

export const WAYFARERS: Gallery = {
  baba_yaga: () =>
    hag({
      skin: '#c9b08a',
      coat: '#5a3a4a',
      hair: '#d9d4c8',
      hat: kerchief('#a8322a', '#f2d36a'),
      back: glow(60, 50, 56, '#b8e08a'),
      has: [
        ...rod('M106 122V30', '#6d4523', 5),
        ...skull(106, 22, 1.7),
        fill(disc(101, 20, 2) + disc(111, 20, 2), '#ff9a3c'),
        ...knuckles(106, 92, '#c9b08a'),
      ],
    }),
  cauldron_crone: () => [
    ...inset(hag({ skin: '#b8a078', coat: '#4a4a3a', cowl: '#5a5a46' }), 60, 44, 0.84),
    ...inset(cauldron('#7ad04a'), 60, 94, 0.5),
    ...glow(60, 70, 14, '#c8ff8a'),
    fill(disc(44, 62, 3) + disc(72, 60, 2.2), '#a8e86a', 0.9),
  ],
  corpse_collector: () => [
    ...inset(coffin.slice(1), 92, 72, 0.72),
    ...inset(
      someone({
        skin: '#b8ac98',
        coat: '#3a3834',
        head: 'gaunt',
        eyes: 'tired',
        brows: 'flat',
        nose: 'long',
        mouth: 'stern',
        hair: '#2a2622',
        cut: 'mane',
        hat: brim('#2f2c2a', '#5a5048', 0, 42),
        has: [
          ...rod('M8 122V40', '#6d4523', 4.5),
          ink('M2 -2H14L16 40H0Z', '#8a8f96', 2.2),
          ...knuckles(10, 96, '#b8ac98'),
        ],
      }),
      46,
      62,
      0.94,
    ),
  ],
  ghostwood_ent: () =>
    within(
      [
        ...glow(60, 50, 58, '#c8d8ff'),
        line('M44 24L26 6L14 4M30 12L30 -6M76 24L96 4L110 6M92 10L90 -8M60 20L56 -6M58 6L66 -4', INK, 9),
        line('M44 24L26 6L14 4M30 12L30 -6M76 24L96 4L110 6M92 10L90 -8M60 20L56 -6M58 6L66 -4', '#a8a8b8', 5.6),
        ...shape('M60 14Q38 18 36 40Q28 60 32 84Q22 106 4 121H60', '#a8a8b8', 0.45, 2.7),
        line(pair('M44 30Q38 50 42 70M40 92Q30 110 18 118M52 96Q48 112 44 120'), '#5a5a70', 2.2),
        ink(pair('M42 46Q52 44 57 56Q46 60 42 46Z'), '#1a1428', 1.9),
        fill(disc(50, 52, 2.6) + disc(70, 52, 2.6), '#a8f0ff'),
        line(pair('M38 42L57 50'), '#4a4a5c', 4),
        ink('M60 58L66 68H54Z', '#7d7d90', 1.8),
        ink('M42 80Q60 70 78 80Q74 96 60 94Q46 96 42 80Z', '#1a1428', 2),
        ink('M48 78L51 85L54 77ZM66 77L69 85L72 78Z', '#d9d9e4', 1),
        ...star(20, 40, 1.6, '#ffffff'),
        ...star(102, 46, 1.8, '#ffffff'),
      ],
      0.96,
    ),
  dragonwing_flyer: () => [
    ink(pair('M52 84Q34 62 24 28Q8 14 -8 10Q0 28 -6 44Q8 44 8 60Q20 58 22 76Q34 76 44 100Z'), '#c9742c', 2.5),
    fill('M68 84Q86 62 96 28Q112 14 128 10Q112 36 102 56Q92 78 76 100Z', INK, 0.25),
    line(pair('M24 29Q10 36 -4 43M26 36Q16 48 9 58M30 46Q26 62 23 74'), '#6d3a12', 2.2),
    ...within(
      someone({
        skin: ROSY,
        coat: '#6a4a2c',
        hair: '#8a4a1c',
        mouth: 'smile',
        cut: 'none',
        wear: [...strap(), ...mirrored(strap())],
        hat: [
          ...shape('M60 8C40 8 33 22 35 50L38 74L43 76L42 48Q48 36 60 36', '#8a5c34', 0.45, 2.4),
          ...lens(51, 28, 8, GOLD, '#a8e0f4'),
          ...lens(69, 28, 8, GOLD, '#a8e0f4'),
        ],
      }),
      0.98,
    ),
  ],
  martial_artist: () =>
    someone({
      skin: '#e2b88c',
      coat: '#f1ebdb',
      head: 'square',
      eyes: 'narrow',
      brows: 'stern',
      mouth: 'stern',
      hair: '#1a110c',
      cut: 'bun',
      wear: robe('#f8f4e8', '#20160f'),
      hat: headband('#c8303a'),
      has: [
        ink('M84 98Q82 84 94 82L108 84Q116 88 114 100Q112 112 98 112Q86 112 84 98Z', '#e2b88c', 2.4),
        line('M87 92H104M87 98H105M88 104H104M106 88Q110 94 106 104', dim('#e2b88c', 0.5), 1.8),
        line('M118 76L124 70M120 92H128', '#ffffff', 2.4),
      ],
    }),
  centaur,
  pegasus: () => [
    ...glow(70, 50, 50, '#dff0ff'),
    ink(
      'M58 96Q70 58 66 20Q70 -2 88 -10Q92 6 90 14Q102 6 114 8Q112 24 104 30Q116 30 124 40Q116 54 106 56Q116 62 118 74Q106 84 96 82Q88 98 70 110Z',
      '#ffffff',
      2.4,
    ),
    line('M78 84Q84 50 84 8M88 76Q98 56 108 18M96 78Q108 64 118 44', '#a9b6d0', 2.2),
    ...inset(steed({ coat: '#f4f4f8', mane: '#e6c86a', eye: '#3f6fb8' }, false), 42, 66, 0.88),
    ...star(14, 24, 2, '#ffffff'),
  ],
  cyclops: () =>
    giant({ skin: '#c98f5c', hair: '#3a2414', coat: '#8a6a3c', eye: '#e2701f' }).flatMap((layer, i, all) =>
      i === all.length - 1
        ? [
            layer,
            ...within(
              [
                fill('M40 4Q60 -4 80 4L78 26Q60 32 42 26Z', '#c98f5c'),
                ink('M43 16Q60 -2 77 16Q60 32 43 16Z', '#fffaf0', 2.2),
                fill(disc(60, 15.5, 7), '#3f8a5a'),
                fill(disc(60, 15.5, 3.4), INK),
                fill(disc(57.5, 13, 1.9), '#ffffff'),
                line('M39 6Q60 -10 81 6', '#3a2414', 5),
              ],
              0.92,
            ),
          ]
        : [layer],
    ),
  leprechaun: () =>
    someone({
      skin: ROSY,
      coat: '#2f8a4a',
      head: 'round',
      build: 'slight',
      ears: 'pointed',
      nose: 'button',
      mouth: 'smile',
      brows: 'high',
      hair: '#d0602c',
      beard: 'full',
      hat: [
        ...brim('#2f8a4a', '#2a1f1a', -6, 38),
        ink('M53 25H67V37H53Z', GOLD, 1.7),
        fill('M57 29H63V33H57Z', '#2a1f1a'),
      ],
      has: [
        ink('M82 96Q80 120 100 122Q120 120 118 96Z', '#34343c', 2.3),
        ...coin(90, 94, 6),
        ...coin(101, 91, 7),
        ...coin(111, 95, 6),
        line('M84 104Q86 114 94 118', '#ffffff', 1.8, 0.6),
      ],
    }),
  prospector: () =>
    someone({
      skin: TAN,
      coat: '#8a5a3a',
      years: 'old',
      head: 'heavy',
      nose: 'broad',
      mouth: 'smile',
      hair: '#cfc8b8',
      beard: 'ragged',
      wear: [line('M40 86L46 121M80 86L74 121', '#4a3a2c', 5)],
      hat: brim('#a87a4a', '#5a3a1c', 4, 46),
      has: [
        ink('M74 100Q98 92 122 100Q116 116 98 116Q80 116 74 100Z', '#8d98a2', 2.3),
        ink('M80 101Q98 95 116 101Q110 108 98 108Q86 108 80 101Z', '#6a4f2c', 1.6),
        fill(disc(90, 102, 3) + disc(100, 104, 3.6) + disc(108, 101, 2.6), '#ffd84a'),
        ...star(101, 96, 1.4, '#ffffff'),
        ...knuckles(78, 106, TAN),
      ],
    }),
  tracker: () =>
    someone({
      skin: TAN,
      coat: '#5f6d35',
      hair: '#6e4826',
      beard: 'stubble',
      eyes: 'narrow',
      nose: 'sharp',
      cut: 'mane',
      wear: [...fur('#8a7050'), ...strap()],
      hat: [
        ...headband('#7a4f2c'),
        ink('M38 34Q26 14 30 -6Q42 10 44 30Z', '#f4f0e6', 1.9),
        line('M41 30L32 2', '#8a7a62', 1.4),
      ],
      has: [
        ink('M84 92H118V120H84Z', '#efe0b8', 2.2),
        fill('M96 106Q94 114 101 116Q108 114 106 106Q101 102 96 106Z', '#5b3a1e'),
        fill(disc(93, 101, 2.6) + disc(98.5, 97, 2.6) + disc(104.5, 97, 2.6) + disc(110, 101, 2.6), '#5b3a1e'),
        ...knuckles(86, 116, TAN),
      ],
    }),
  outlaw: () =>
    someone({
      skin: ROSY,
      coat: '#3f6a3a',
      hair: '#7a4a1c',
      cut: 'none',
      beard: 'goatee',
      eyes: 'narrow',
      mouth: 'smirk',
      back: [...inset(shelf('bow'), 92, 62, 0.62)],
      wear: [...cloak('#4f7a3f', '#8a5c34'), ...strap()],
      hat: [
        ink('M84 24Q110 -4 120 2Q112 22 86 34Z', '#c8303a', 2),
        ...thing(
          'M22 40Q34 30 40 14Q60 4 80 18L108 34Q84 36 60 34Q40 34 22 40Z',
          '#3f6a3a',
          'M68 10Q76 14 80 18L108 34Q84 36 70 34Q76 20 68 10Z',
          2.4,
        ),
      ],
    }),
  pathfinder: () =>
    someone({
      skin: DARK,
      coat: '#7a6a3c',
      hair: '#14100c',
      cut: 'crop',
      mouth: 'smile',
      nose: 'broad',
      wear: [...cloak('#4f6a5a', GOLD), ...jewel(60, 104, 1, '#7fe08a')],
      hat: headband('#d9901c'),
      has: [
        ...inset(shelf('gilded_compass'), 100, 86, 0.42),
        ...knuckles(86, 106, DARK),
        ...pole(12, 10, 2),
        ...knuckles(12, 92, DARK),
      ],
    }),
  guru: () =>
    within(
      [
        ...glow(60, 54, 58, '#ffe0a0'),
        ink('M4 110Q10 92 34 96L60 104L86 96Q110 92 116 110Q100 120 60 116Q20 120 4 110Z', '#e0882c', 2.4),
        ...inset(
          someone({
            skin: BROWN,
            coat: BROWN,
            years: 'old',
            head: 'oval',
            eyes: 'closed',
            cut: 'bun',
            beard: 'long',
            wear: [ink('M40 84Q24 92 18 121H52Q44 100 50 86Z', '#e0882c', 2.1)],
            marks: [fill(disc(60, 40, 2.6), '#c8303a')],
          }),
          60,
          50,
          0.88,
        ),
        ...[22, 98].map((x) => ink(disc(x, 96, 7), BROWN, 2)),
        line('M22 90Q19 87 16 90M98 90Q101 87 104 90', INK, 1.6),
      ],
      0.96,
    ),
};

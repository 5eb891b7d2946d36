// Beasts that many sets bring, each in colours of its own.
import { claws, ears, glare, maw, roundEars, snout, strokes, tusks, type Glare } from './beast';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, halfOf, ink, pair, shape, thing } from './mirror';

type Coat = { readonly fur: string; readonly pale: string; readonly eye: string; readonly how?: Glare };

export const wolf = ({ fur, pale, eye, how }: Coat): Drawing => [
  ...shape('M60 66L42 70L26 80L29 86L14 92L18 100L5 108L7 120L60 120', dim(fur, 0.72), 0.45, 2.6),
  ...ears('M48 30L29 0L23 44Z', fur, 'M43 30L31 12L29 38Z', dim(fur, 0.4)),
  ...shape('M60 22Q50 21 42 27L30 43L20 60L29 60L18 74L31 73L28 86L42 83L50 96Q54 101 60 101', fur, 0.5, 2.6),
  fill(halfOf('M60 22Q55 22 53 25L56 42L57 60L60 62'), dim(fur, 0.6), 0.75),
  fill(pair('M45 62L31 64L38 68L28 76L39 75L36 82L44 80L50 92L49 74Z'), pale, 0.9),
  fill('M75 62L89 64L82 68L92 76L81 75L84 82L76 80L70 92L71 74Z', dim(pale, 0.55), 0.6),
  ...maw('M60 82Q54 88 47 84Q48 104 60 106', 'M48.500 86L51 97L55 87Z', 'M60 92Q53 94 54 103Q57 105 60 105'),
  ink(pair('M51.500 102L53 94L56 104Z'), '#fbf3dc', 1.1),
  ...shape('M60 48Q54 49 52 60L45 76Q43 84 48 86.500Q55 89 60 84', pale, 0.35, 2.2),
  ...snout('M60 68Q51 67 50 73Q54 80 60 81', '#231a1c', 56, 71),
  strokes('M53 62L46 66M54 57L49 59', dim(fur, 0.55), 1.6),
  ...glare(53, 14, eye, how),
  strokes('M40 33L46 46M34 46L40 52M30 94L24 100M44 88L40 96M24 108L20 116', dim(fur, 0.45), 1.8, 0.7),
];

const roar = (pale: string): Drawing => [
  ...maw('M60 74Q50 73 46 77Q47 99 60 101', 'M48.500 77L50.500 87L54 77Z', 'M60 88Q51 88 52 97Q56 100.500 60 100.500'),
  ink(pair('M51 96L53 88L56 97Z'), '#fbf3dc', 1.1),
  ...shape('M60 56Q47 56 44 68Q43 78 50 80Q56 81 60 76', pale, 0.35, 2.2),
];
export const bear = ({ fur, pale, eye, how }: Coat): Drawing => [
  ...shape('M60 44Q34 46 20 62Q6 82 5 120L60 120', dim(fur, 0.75), 0.45, 2.6),
  ...roundEars(29, 25, 11.5, fur, dim(fur, 0.45)),
  ...shape('M60 14C42 14 30 24 27 40Q24 52 26 60L21 62L26 68L24 76L32 77L34 86L41 86L46 96L60 104', fur, 0.5, 2.6),
  strokes('M40 78L44 86M33 66L38 72M36 24L42 30M50 18L52 25', dim(fur, 0.5), 1.8, 0.7),
  ...roar(pale),
  ...snout('M60 54Q49 53 48.500 60Q53 67 60 68', '#231612', 55, 57),
  line('M60 68V75', INK, 1.8),
  ...glare(45, 15, eye, { size: 0.85, ...how }),
  // A paw that he has raised.
  ...thing(
    'M82 118Q80 96 86 86Q90 76 102 76Q116 78 117 92Q118 106 114 120Z',
    fur,
    'M104 76Q116 78 117 92Q118 106 114 120H104Q112 98 104 76Z',
  ),
  claws(101, 90, 1.05),
  fill(disc(100, 84, 4) + disc(90, 88, 2.6) + disc(110, 86, 2.6), dim(fur, 0.4)),
];

const hairOf = (hair: string): Drawing => [
  ...shape(
    'M60 4L51 -2L46 7L35 2L34 13L22 12L24 24L11 28L18 39L6 48L15 57L5 68L16 73L9 87L21 88L20 101L32 99L36 111L46 105L53 116L60 110',
    hair,
    0.45,
    2.6,
  ),
  strokes(
    'M46 12L50 22M34 17L41 27M24 29L34 36M18 44L30 47M17 60L30 58M20 76L32 70M28 92L38 80M42 102L46 91',
    dim(hair, 0.5),
    2.2,
    0.75,
  ),
];
/** `hair`: his mane; a cat of the hills has none. */
export const lion = ({ fur, pale, eye, how }: Coat, hair: string | undefined, over: Drawing = []): Drawing => [
  ...shape('M60 74Q34 78 20 94Q10 106 10 120L60 120', dim(fur, 0.8), 0.45, 2.6),
  ...(hair === undefined ? [] : hairOf(hair)),
  ...roundEars(23, 29, hair === undefined ? 9.5 : 8, fur, dim(fur, 0.45)),
  ...shape(
    hair === undefined
      ? 'M60 18C44 18 34 28 33 44L28 60L34 64L31 74L40 78Q46 94 60 97'
      : 'M60 21C47 21 38 29 37.500 44L41 60L41 74Q46 94 60 97',
    fur,
    0.5,
    2.4,
  ),
  fill(halfOf('M60 30L54 34L53 60L60 62'), pale, 0.5),
  ...roar(pale),
  ...snout('M60 54Q50 53 49 57.500Q54 66 60 68', '#4a231c', 55, 56.5),
  line('M60 67V75', INK, 1.8),
  fill(
    disc(50, 69, 0.9) +
      disc(53, 72, 0.9) +
      disc(48, 73, 0.9) +
      disc(70, 69, 0.9) +
      disc(67, 72, 0.9) +
      disc(72, 73, 0.9),
    INK,
  ),
  strokes('M46 70L34 67M46 73L34 75', '#fff6dc', 1.2, 0.8),
  ...glare(45, 12.5, eye, { size: 0.95, ...how }),
  ...over,
];

export const ape = ({ fur, pale, eye, how }: Coat): Drawing => [
  ...shape('M60 40Q36 42 20 52Q2 64 -2 96L0 120L60 120', fur, 0.45, 2.6),
  strokes('M14 66L10 76M24 60L20 70M8 84L4 94M40 92L36 100', '#fff6dc', 1.6, 0.35),
  fill(halfOf('M60 84Q46 80 36 90Q34 106 42 120L60 120'), dim(pale, 0.8)),
  line('M60 88V120', dim(pale, 0.45), 2.4),
  ...roundEars(27, 46, 7, dim(pale, 0.9), dim(pale, 0.5)),
  ...shape('M60 2C47 3 41 13 38 26Q31 34 32 50Q34 66 44 76L60 82', fur, 0.5, 2.6),
  strokes('M48 10L46 20M54 6L53 16', '#fff6dc', 1.5, 0.4),
  ...shape('M60 45Q44 44 41 56Q33 66 38 78Q46 90 60 90', pale, 0.45, 2.2),
  ...maw('M60 70Q46 66 42 71Q43 87 60 87', 'M45.500 70.500L48.500 80L52 69.700Z', 'M60 80Q51 80 50 85Q56 87 60 87'),
  ink(pair('M52 69.700L53 74H59.500V69.500zM50 86L52 80L55 87Z'), '#fbf3dc', 1),
  fill(pair('M59 59Q50 55 47 62Q51 66 57.500 63.500Z'), INK),
  line(pair('M60 53Q49 52 45 60M47 66L41 70'), dim(pale, 0.5), 1.8),
  ...shape('M60 30Q44 27 36 35Q33 42 38 46Q48 49 60 44', pale, 0.4, 2.2),
  ...glare(47, 11.5, eye, { size: 0.78, ...how }),
  line(pair('M39 42Q50 38 59 46'), INK, 2.4),
  // Fists on his chest.
  ink(pair('M20 90Q12 96 14 108Q20 118 34 115Q44 112 43 101Q41 90 32 87Z'), pale, 2.2),
  fill('M100 90Q108 96 106 108Q100 118 86 115Q98 108 100 90Z', dim(pale), 0.6),
  line(pair('M43 99L30 97M43 105L30 104M41 111L31 110'), INK, 1.7),
];

export const boar = ({ fur, pale, eye, how }: Coat): Drawing => [
  ...shape(
    'M60 22L50 14L46 22L36 18L35 28L24 28L25 40L14 44L18 56L8 64L12 76L4 90L5 120L60 120',
    dim(fur, 0.62),
    0.45,
    2.6,
  ),
  ...ears('M43 40L20 20Q17 44 37 58Z', fur, 'M38 42L24 29Q23 44 36 53Z', dim(fur, 0.45)),
  ...shape('M60 26Q46 25 40 36Q33 52 38 70L44 92Q50 106 60 107', fur, 0.5, 2.6),
  ...shape('M60 2L56 14L49 5L49 18L41 13L44 28Q52 36 60 46', dim(fur, 0.5), 0.4, 2.2),
  strokes('M42 62L46 70M42 50L47 44M46 84L50 78', dim(fur, 0.45), 1.8, 0.8),
  ...maw('M60 96Q50 98 46 94Q48 110 60 111', 'M50 98L51.500 104L54 98.500Z'),
  ...shape('M60 70Q46 69 43 84Q43 97 60 98', pale, 0.4, 2.4),
  line('M51 72Q60 69 69 72M52 67Q60 64 68 67', dim(pale, 0.55), 1.8),
  fill(pair('M54 80Q58 83 55.500 91Q49 90 50 83Z'), '#3c1a16'),
  ...tusks('M47 96Q30 100 22 84Q19 74 24 66Q27 82 45 86Z'),
  ...glare(55, 13, eye, { size: 0.85, ...how }),
];

export const serpent = ({ fur, pale, eye, how }: Coat): Drawing => [
  ...shape('M60 92Q16 90 6 104Q2 122 34 124L60 124', dim(fur, 0.85), 0.45, 2.6),
  strokes('M14 106Q24 98 40 98M20 116Q34 108 52 110', '#fff6dc', 1.8, 0.45),
  line(pair('M9 112Q30 104 60 108'), INK, 2),
  ...shape('M60 8C46 8 40 18 34 30C18 42 15 66 28 80C38 90 45 92 46 104L60 106', fur, 0.45, 2.6),
  fill(pair('M38 40C27 50 26 66 35 76Q44 82 46 70Q48 54 38 40Z'), dim(fur, 0.5), 0.55),
  ink(disc(34.5, 61, 5.5) + disc(85.5, 61, 5.5), '#f2cf5e', 1.6),
  fill(disc(34.5, 61, 2.4) + disc(85.5, 61, 2.4), INK),
  ...shape('M60 48Q50 54 48 70Q48 90 51 106L60 107', pale, 0.4, 2),
  line(pair('M48.500 66H60M48 75H60M48.500 84H60M49 93H60M50 101H60'), dim(pale, 0.55), 1.6),
  ...shape('M60 4Q44 5 40 20Q39 34 46 42Q52 47 60 47', fur, 0.5, 2.4),
  ...maw('M60 36Q50 34 46 37Q46 58 60 61', 'M48.500 37.500L50 51L54 37Z', 'M60 50Q53 50 53 57Q57 60.500 60 60.500'),
  line('M60 54V68M60 68L54 76M60 68L66 76', '#d8303a', 2.6),
  fill(pair('M55.500 29L57 33L54 32Z'), INK),
  strokes('M50 9Q56 12 60 18', dim(fur, 0.5), 1.8),
  ...glare(23, 11.5, eye, { pupil: 'slit', size: 0.88, ...how }),
];

const STRIPES = 'M60 19L56 27L60 34M48 21Q48 28 52 32M38 34Q43 36 45 40M34 50L41 52M31 62L39 62M35 73L42 71';

export const ANIMALS: Gallery = {
  wolf: () => wolf({ fur: '#87919d', pale: '#d9dee2', eye: '#f2b632' }),
  direwolf: () => wolf({ fur: '#4c4a56', pale: '#8f8b98', eye: '#e2401f' }),
  winter_wolf: () => wolf({ fur: '#cddbe6', pale: '#ffffff', eye: '#3f9fd8' }),
  big_bad_wolf: () => wolf({ fur: '#6b5a4c', pale: '#b8a48c', eye: '#f2c52c' }),
  pack_of_wolves: () => wolf({ fur: '#9a9184', pale: '#e2dccb', eye: '#d9a01c' }),
  phantom_hound: () =>
    wolf({ fur: '#3f5f62', pale: '#9fe0c8', eye: '#9cffc8', how: { pupil: 'none', white: '#e2fff0' } }),
  bear: () => bear({ fur: '#8a5733', pale: '#d2a577', eye: '#c9741f' }),
  ice_bear: () => bear({ fur: '#dfe8ee', pale: '#ffffff', eye: '#2f6f93' }),
  totem_bear: () => bear({ fur: '#6d4a30', pale: '#b88a5c', eye: '#6fe08a', how: { pupil: 'none' } }),
  lion: () => lion({ fur: '#e6b055', pale: '#f8e6bd', eye: '#d98a1c' }, '#a55c1c'),
  mountain_lion: () => lion({ fur: '#c99560', pale: '#f2dfba', eye: '#8fa32a' }, undefined),
  sabertooth_tiger: () =>
    lion({ fur: '#e0913c', pale: '#fbeed0', eye: '#d9b01c' }, undefined, [
      strokes(STRIPES, INK, 3.2, 0.85),
      ...tusks('M46 79Q46 98 52 110Q56 98 54.500 80Z'),
    ]),
  ape: () => ape({ fur: '#4a4440', pale: '#a08f82', eye: '#d9772a' }),
  yeti: () => ape({ fur: '#d8e2ea', pale: '#7f9fb8', eye: '#2f86c4' }),
  wild_boar: () => boar({ fur: '#87613f', pale: '#d09a86', eye: '#c9541f' }),
  boar: () => boar({ fur: '#9c6f48', pale: '#dba994', eye: '#6d3f1c' }),
  tuskgore: () => boar({ fur: '#5f5a58', pale: '#a8908c', eye: '#e2401f' }),
  serpent: () => serpent({ fur: '#5f9a3f', pale: '#e6dc9c', eye: '#f2c52c' }),
  summon_serpent: () => serpent({ fur: '#5f57b0', pale: '#d2cdf4', eye: '#9cffc8' }),
};

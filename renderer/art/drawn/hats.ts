// What people of every trade have on their heads and around their necks.
import { disc, fill, INK, line, type Drawing } from './layer';
import { dim, ink, pair, shape, thing } from './mirror';

/** A hat with a brim; `top` is how tall, `wide` how broad it is. */
export const brim = (felt: string, ribbon: string, top = 2, wide = 44): Drawing => [
  ...shape(`M60 ${top}Q43 ${top} 40 ${top + 12}L37 35Q48 40 60 40`, felt, 0.45, 2.4),
  ink('M38 26Q60 34 82 26L83.500 34Q60 42 36.500 34Z', ribbon, 1.8),
  ...thing(
    `M${60 - wide} 37Q60 24 ${60 + wide} 37Q60 47 ${60 - wide} 37Z`,
    felt,
    `M72 31Q${50 + wide} 33 ${60 + wide} 37Q84 43 66 42Z`,
    2.3,
  ),
  line(`M${64 - wide} 36Q46 31 58 31`, '#fff6dc', 1.6, 0.5),
];
/** Of a witch or a wizard. */
export const pointed = (cloth: string, ribbon: string, wide = 44): Drawing => [
  ...thing(
    'M36 36Q46 12 54 -2Q64 -12 82 -6Q72 0 74 8Q80 22 84 36Q60 42 36 36Z',
    cloth,
    'M66 -2Q70 18 70 38L84 36Q80 22 74 8Q72 0 82 -6Q72 -8 66 -2Z',
    2.4,
  ),
  ink('M39 27Q60 34 82 27L84 35Q60 42 36.500 35Z', ribbon, 1.8),
  ...thing(
    `M${60 - wide} 37Q60 26 ${60 + wide} 37Q60 47 ${60 - wide} 37Z`,
    cloth,
    `M72 31Q${50 + wide} 33 ${60 + wide} 37Q84 43 66 42Z`,
    2.3,
  ),
  line('M44 26Q50 10 58 0', '#fff6dc', 1.7, 0.5),
];
/** Two horns of cloth with bells, and one that hangs before. */
export const motley = (first: string, second: string): Drawing => [
  ink('M38 44Q34 10 4 18Q-2 34 2 48Q18 34 34 52Z', first, 2.4),
  ink('M82 44Q86 10 116 18Q122 34 118 48Q102 34 86 52Z', second, 2.4),
  fill('M92 24Q108 16 116 18Q122 34 118 48Q112 30 92 24Z', dim(second), 0.55),
  ink('M60 40V-4Q40 4 36 44Q48 34 60 40Z', second, 2.3),
  ink('M60 40V-4Q80 4 84 44Q72 34 60 40Z', first, 2.3),
  fill('M72 4Q82 18 84 44Q78 38 72 37Z', dim(first), 0.55),
  ink(disc(2, 51, 5) + disc(118, 51, 5) + disc(60, -2, 5), '#efc04a', 1.8),
  fill(disc(0.5, 49.5, 1.5) + disc(116.5, 49.5, 1.5) + disc(58.5, -3.5, 1.5), '#ffffff'),
  line('M10 30Q22 22 32 34', '#fff6dc', 1.7, 0.5),
];
export const softCap = (cloth: string, feather?: string): Drawing => [
  ...(feather === undefined
    ? []
    : [ink('M80 24Q104 -14 118 -8Q116 18 84 34Z', feather, 2), line('M84 30Q98 8 114 -4', dim(feather, 0.6), 1.5)]),
  ...thing(
    'M30 34Q30 8 58 6Q90 6 92 28Q90 36 84 38Q60 28 36 40Q30 40 30 34Z',
    cloth,
    'M70 7Q92 10 92 28Q90 36 84 38Q76 34 68 33Q80 20 70 7Z',
    2.4,
  ),
  line('M36 38Q60 26 85 37', dim(cloth, 0.45), 3),
  line('M37 24Q44 12 58 11', '#fff6dc', 1.7, 0.5),
];
export const kerchief = (cloth: string, dots?: string): Drawing => [
  ...thing(
    'M82 32Q102 34 108 52Q94 52 84 44ZM84 38Q98 50 96 66Q86 56 82 46Z',
    cloth,
    'M92 38Q102 44 108 52Q98 52 90 46Z',
    2,
  ),
  ...shape('M60 8C40 8 33 22 34 48Q46 35 60 34', cloth, 0.45, 2.3),
  ...(dots === undefined ? [] : [fill([44, 54, 64, 76].map((x, i) => disc(x, 20 + (i % 2) * 6, 2)).join(''), dots)]),
];
export const scholar = (cloth: string, tassel = '#efc04a'): Drawing => [
  ...shape('M60 18Q42 18 37 26L37 40Q48 33 60 33', cloth, 0.45, 2.3),
  ...thing('M60 -2L112 14L60 28L8 14Z', cloth, 'M60 -2L112 14L60 28L76 13Z', 2.4),
  line('M14 14L58 2', '#fff6dc', 1.6, 0.5),
  line('M60 13L98 20V36', tassel, 2.4),
  ink('M95 34H101L103 46H93Z', tassel, 1.6),
];
export const nasal = (steel: string): Drawing => [
  ...shape('M60 -4Q40 0 35 28L34 46L43 42Q50 33 60 33', steel, 0.5, 2.5),
  ink('M56 30H64L63 60Q60 63 57 60Z', steel, 2),
  line('M35 38Q60 22 85 38', dim(steel, 0.5), 2.6),
  fill(disc(43, 33, 1.5) + disc(51, 29.5, 1.5) + disc(69, 29.5, 1.5) + disc(77, 33, 1.5), '#ffffff'),
  line('M41 26Q44 10 56 2', '#ffffff', 2, 0.75),
];
export const mitre = (cloth: string, trim: string): Drawing => [
  ...shape('M60 -10Q42 2 36 36Q48 31 60 31', cloth, 0.45, 2.5),
  line('M37 33Q60 26 83 33M60 -8V29', trim, 3.4),
  line('M43 26Q48 8 56 0', '#ffffff', 1.8, 0.6),
];
export const tall = (cloth: string, buckle: string): Drawing => [
  ...thing('M42 -8H78L82 34Q60 40 38 34Z', cloth, 'M66 -8H78L82 34Q74 37 66 38Z', 2.4),
  ink('M39.500 22Q60 29 80.500 22L82 33Q60 40 38 33Z', '#2a1f1a', 1.7),
  ink('M53 25H67V37H53Z', buckle, 1.7),
  fill('M57 28.500H63V33.500H57Z', '#2a1f1a'),
  ...thing('M14 37Q60 25 106 37Q60 47 14 37Z', cloth, 'M72 31Q96 33 106 37Q84 43 66 42Z', 2.3),
  line('M46 -3V20', '#fff6dc', 1.7, 0.45),
];
/** Leaves on both sides of the brow. */
export const laurel = (colour: string): Drawing => [
  line('M36 46Q36 22 58 15M84 46Q84 22 62 15', dim(colour, 0.5), 2.2),
  ink(
    pair(
      'M36 46Q26 42 26 34Q36 36 36 46ZM36 36Q27 30 29 22Q38 26 36 36ZM39 28Q33 20 37 12Q44 20 39 28ZM46 21Q42 12 48 6Q53 14 46 21ZM37 42Q44 40 45 32Q38 33 37 42ZM40 32Q47 32 50 25Q42 24 40 32ZM47 25Q54 26 58 20Q51 17 47 25Z',
    ),
    colour,
    1.5,
  ),
];
export const halo: Drawing = [
  line('M36 6a24 7 0 1 0 48 0a24 7 0 1 0 -48 0z', INK, 6.5),
  line('M36 6a24 7 0 1 0 48 0a24 7 0 1 0 -48 0z', '#ffe27a', 3.6),
];
export const circlet = (metal: string, gem: string): Drawing => [
  line('M37 38Q60 26 83 38', INK, 5),
  line('M37 38Q60 26 83 38', metal, 2.8),
  ink('M60 24L65 31L60 38L55 31Z', gem, 1.6),
];
export const headband = (cloth: string): Drawing => [
  ink('M37 38Q60 28 83 38L83 45Q60 35 37 45Z', cloth, 1.9),
  ink('M82 40L100 44L94 50L104 58L88 54L81 46Z', cloth, 1.8),
];
/** Cloth over the head and around the neck. */
export const wimple = (cloth: string, veil: string): { readonly behind: Drawing; readonly over: Drawing } => ({
  behind: shape('M60 4Q30 6 28 50Q26 84 16 104L60 112', veil, 0.4, 2.4),
  over: [
    ...shape('M60 12Q38 14 36 44L38 66L42 82L34 92Q46 102 60 102L60 84Q44 78 42 54Q42 36 60 34', cloth, 0.3, 2.2),
    line('M38 40Q44 24 58 20', '#ffffff', 1.6, 0.6),
  ],
});

export const apron = (cloth: string): Drawing => [
  line('M46 84L42 98M74 84L78 98', dim(cloth, 0.7), 4.5),
  ...shape('M60 97H42Q42 110 36 121H60', cloth, 0.45, 2.2),
];
/** A white wheel of pleats. */
export const ruff = (linen = '#f6f1e4'): Drawing => [
  ink(
    'M28 88Q26 80 34 80Q36 74 44 78Q50 74 54 80Q60 76 66 80Q70 74 76 78Q84 74 86 80Q94 80 92 88Q92 96 84 95Q80 102 73 98Q66 104 60 99Q54 104 47 98Q40 102 36 95Q28 96 28 88Z',
    linen,
    2,
  ),
  line('M36 86L46 90M50 84L54 94M60 84V96M70 84L66 94M84 86L74 90', dim(linen, 0.6), 1.4),
];
export const patches = (first: string, second: string): Drawing => [
  ink('M24 98L36 95L39 108L26 110Z', first, 1.6),
  ink('M76 100L90 98L92 113L79 114Z', second, 1.6),
  line('M22 101L26 100M26 96L27 100M37 98L41 97M30 109L31 113M74 105L79 104M84 96L85 101M91 106L95 105', INK, 1.2),
];
export const strap = (leather = '#6d4523'): Drawing => [
  line('M34 90L86 121', INK, 8),
  line('M34 90L86 121', leather, 5),
  ink('M54 98H64V108H54Z', '#d9ab45', 1.6),
];
/** Buttons and lacing down the front. */
export const doublet = (cloth: string, trim: string): Drawing => [
  ...shape('M60 92L46 84L36 90L44 121L60 121', cloth, 0.45, 2.1),
  line('M60 94V121', dim(cloth, 0.45), 2),
  fill(disc(60, 100, 2) + disc(60, 108, 2) + disc(60, 116, 2), trim),
];
/** Arms of an overcoat that is tied before. */
export const robe = (cloth: string, trim: string): Drawing => [
  ...shape('M60 118L42 84L30 90L34 121L60 121', cloth, 0.4, 2.2),
  line('M43 85L60 119L77 85', trim, 3.4),
];
/** Bandages across a face. */
export const bandages = (cloth: string): Drawing => [
  ink('M37 34Q60 22 83 36L82 46Q60 34 37 44ZM38 56Q50 60 58 68L80 62L78 72Q62 82 46 74Q40 68 38 56Z', cloth, 1.9),
  line('M40 38Q60 28 80 39M42 62Q52 66 58 74M62 74L78 68', dim(cloth, 0.6), 1.4),
];

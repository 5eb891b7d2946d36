// Those who are made of what they rule, those who would not stay dead, and what is drunk from a flask.
import { glare, maw, strokes, tusks } from './beast';
import { flame, glow, skull, star } from './garb';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, halfOf, ink, pair, place, shape } from './mirror';

const SHARD = '#ffffff';
const mouth: Drawing = maw('M60 70Q48 68 42 70Q46 86 60 87', 'M46 70L49 78L53 70.500ZM52 86L54 79L57 87Z');

export const fire = (outer: string, inner: string): Drawing => [
  ...glow(60, 66, 58, inner),
  ...shape(
    'M60 -6Q56 12 46 18Q42 8 44 -2Q28 14 30 34Q18 30 16 16Q4 42 14 62Q2 64 -2 54Q-4 92 20 108Q36 120 60 121',
    outer,
    0.45,
    2.7,
  ),
  fill(halfOf('M60 26Q52 40 42 42Q40 56 28 60Q32 68 24 78Q30 108 60 114'), inner),
  fill(halfOf('M60 58Q44 66 40 82Q40 104 60 110'), '#fff6c8', 0.8),
  ...glare(56, 14, '#c02a1c', { pupil: 'none', white: '#fffbe0' }),
  ...mouth,
];
export const water = (body: string, foam: string): Drawing => [
  ...shape(
    'M60 4Q30 6 26 40Q28 54 18 60Q4 58 2 40Q-4 64 6 82Q0 104 -2 112Q16 104 22 114Q34 106 42 116Q50 110 60 118',
    body,
    0.45,
    2.7,
  ),
  line(pair('M34 24Q44 12 56 12M10 76Q24 84 34 72M14 98Q26 92 38 100'), foam, 2.8, 0.85),
  fill(disc(42, 8, 6) + disc(52, 2, 7) + disc(66, 2, 7) + disc(78, 8, 6), foam, 0.9),
  fill(disc(22, 26, 3) + disc(100, 22, 4) + disc(108, 34, 2.4), foam),
  ...glare(48, 14, '#123c6c', { pupil: 'none', white: '#f2fcff' }),
  ...mouth,
];
const rocky = (stone: string, eye: string, over: Drawing = []): Drawing => [
  ink(pair('M30 56L6 58L-2 82L4 106L22 114L36 100Z'), dim(stone, 0.85), 2.6),
  line(pair('M4 82L22 88M22 88L22 112M10 64L24 74'), dim(stone, 0.45), 2.2),
  ...shape('M60 50L38 50L24 66L22 96L30 121L60 121', dim(stone, 0.9), 0.45, 2.7),
  ...shape('M60 6L42 10L32 26L28 46L34 66L40 84L52 92L60 92', stone, 0.5, 2.7),
  line('M44 10L48 26L38 34M76 14L70 30M34 62L46 60M84 66L74 70M60 96V112M42 100L50 110', dim(stone, 0.45), 2.2),
  ...shape('M60 40L40 34L34 42L40 50L60 50', dim(stone, 0.86), 0.4, 2.2),
  ...glare(50, 12, eye, { pupil: 'none', size: 0.85, white: '#fff2c0' }),
  ink('M42 72L78 72L74 84L46 84Z', '#1c130c', 2),
  fill('M45 72H51V77H45ZM55 72H62V78H55ZM66 72H74V77H66ZM50 84H57V79H50ZM61 84H68V80H61Z', stone),
  ...over,
];
const windy = (air: string, deep: string, bolt: boolean): Drawing => [
  ...glow(60, 50, 56, air),
  ...shape(
    'M60 4Q26 4 18 26Q12 44 28 52Q18 58 22 70Q28 78 38 78Q32 84 38 92Q44 96 50 96Q46 104 54 112L60 121',
    air,
    0.45,
    2.7,
  ),
  line('M24 34Q60 58 96 30M30 64Q60 80 88 60M42 88Q60 96 76 84M52 106Q60 110 68 104', deep, 2.6, 0.7),
  line('M-2 40Q10 44 16 36M122 44Q110 50 104 40M8 84Q18 90 26 82M112 84Q102 90 94 82', '#ffffff', 3, 0.85),
  ...(bolt ? [ink('M14 52L2 76H12L6 98L28 70H16L24 54ZM104 52L118 74H108L114 96L92 70H104L97 54Z', '#ffe27a', 2)] : []),
  ...glare(34, 14, deep, { pupil: 'none', white: '#ffffff' }),
  ink('M46 52Q60 46 74 52Q72 66 60 67Q48 66 46 52Z', dim(deep, 0.5), 2),
];
const spikes = (ice: string): Drawing => [
  ink(pair('M34 30L24 2L46 18ZM18 64L-2 46L8 74ZM50 12L54 -7L60 12Z'), ice, 2.2),
  line(pair('M30 14L36 24M8 58L14 68'), SHARD, 1.8, 0.9),
];

const mummy = (crowned: boolean): Drawing => [
  ...shape('M60 76Q36 76 22 88Q10 100 10 121L60 121', '#d9c9a0', 0.45, 2.6),
  line('M18 98Q40 88 60 96Q84 104 104 96M12 112Q40 102 62 110Q86 118 108 110M34 82Q56 92 84 84', '#8a7748', 2),
  ...shape('M60 10C40 10 34 26 36 46C38 68 46 84 60 86', '#e6d9b4', 0.5, 2.6),
  line(
    'M37 30Q60 18 84 36M36 42Q50 34 60 36M62 44Q76 38 84 46M38 62Q60 72 80 58M44 74Q60 82 76 72M40 20Q58 10 78 18',
    '#8a7748',
    2,
  ),
  ink('M40 42Q52 38 80 40Q84 48 80 56Q60 60 41 56Q37 48 40 42Z', '#1c130c', 2),
  ...glare(49, 11, '#b8ff6a', { pupil: 'none', size: 0.72, white: '#f0ffd0' }),
  line('M50 72Q60 68 70 72', '#3c2f18', 2.4),
  line('M80 70Q96 78 92 96Q90 108 98 116', '#8a7748', 8),
  line('M80 70Q96 78 92 96Q90 108 98 116', '#e6d9b4', 5),
  ...(crowned
    ? [
        ink(pair('M60 0Q36 0 30 22L18 84L34 92Q36 60 40 30Q48 18 60 18Z'), '#2f5a9c', 2.3),
        line(pair('M30 30L38 32M27 44L36 46M24 58L35 60M22 72L34 74'), '#f0c650', 3.4),
        ink('M56 20Q54 2 60 -6Q66 2 64 20Z', '#f0c650', 1.8),
      ]
    : []),
];
const vampire: Drawing = [
  ink(pair('M54 100L30 66Q18 40 10 30Q8 70 18 100Z'), '#1f1620', 2.5),
  fill(pair('M50 98L33 72Q24 52 16 44Q16 74 24 98Z'), '#a81c2c'),
  ...shape('M60 84Q36 86 22 98Q12 108 12 121L60 121', '#241a26', 0.45, 2.6),
  ink(halfOf('M60 88L48 88L54 108L60 116'), '#f4efe6', 2),
  ink(disc(60, 104, 5), '#c6303a', 1.6),
  ink(pair('M41 52L30 40L38 64Z'), '#d9cdd2', 2),
  ...shape('M60 20C46 20 39 32 40 48C41 64 50 82 60 84', '#e6dde0', 0.5, 2.5),
  fill(pair('M42 44Q50 38 58 48Q56 56 48 55Q42 52 42 44Z'), '#6a3f56', 0.5),
  ...glare(49, 10.5, '#d0201c', { size: 0.8 }),
  line(pair('M42 40L56 45'), '#17101a', 3),
  line('M58 50L56 60L60 62L64 60', '#8a6a78', 2),
  ink('M49 68Q60 71 71 68Q69 77 60 78Q51 77 49 68Z', '#4a0f16', 1.6),
  ink(pair('M51 69L53 77L56 70Z'), '#fffaf0', 1),
  line('M55 78Q56 84 54 88', '#c6202c', 2.2),
  ...shape('M60 36L52 26Q44 28 40 48Q34 34 40 22Q46 12 60 12', '#17101a', 0.4, 2.4),
];

type Flask = { readonly brew: string; readonly tall?: boolean; readonly sign: Drawing };
export const flask = ({ brew, tall = false, sign }: Flask): Drawing => [
  ...glow(60, 70, 52, brew),
  ...shape('M60 0H50V12H60', '#b98246', 0.3, 2.2),
  ink(
    halfOf(tall ? 'M60 12H46V20H50V40L34 54V104Q36 118 60 118' : 'M60 12H46V20H50V42Q22 52 22 82Q26 117 60 118'),
    '#dceef4',
    2.7,
  ),
  fill(halfOf(tall ? 'M60 58H37V103Q39 115 60 115' : 'M60 66Q42 62 27 72Q24 76 25 84Q30 114 60 115'), brew),
  fill(
    tall ? 'M72 58H83V103Q81 115 60 115Q76 104 72 58Z' : 'M78 66Q88 66 94 73Q98 108 60 115Q84 98 78 66Z',
    dim(brew, 0.45),
    0.65,
  ),
  ink(tall ? 'M38 70H82V102H38Z' : 'M38 72H82V104H38Z', '#f2e4bf', 1.9),
  ...sign,
  line(tall ? 'M40 60V66' : 'M30 84Q29 96 36 104', '#ffffff', 3, 0.9),
  line('M53 22V38', '#ffffff', 2.4, 0.9),
  fill(disc(64, 54, 2.4) + disc(57, 48, 1.8) + disc(63, 42, 1.5), brew),
];
export const drop = (x: number, y: number, size: number, colour: string): Drawing => [
  ink(place('M0 -14Q10 0 10 5Q10 14 0 14Q-10 14 -10 5Q-10 0 0 -14Z', x, y, size), colour, 1.6),
];
export const leaf: Drawing = [
  ink('M48 96Q46 78 70 78Q72 98 52 98Z', '#3f8a3f', 1.6),
  line('M48 100Q56 90 64 84', '#1f4f24', 1.6),
];
const heart: Drawing = [ink('M60 83Q56 76 50 79Q45 84 50 91L60 100L70 91Q75 84 70 79Q64 76 60 83Z', '#d8343a', 1.6)];
const wing: Drawing = [ink('M46 92Q48 78 74 77Q74 84 66 85Q70 88 62 90Q64 94 56 95Q50 97 46 92Z', '#fffaf0', 1.6)];
const eye: Drawing = [
  ink('M46 88Q60 76 74 88Q60 99 46 88Z', '#fffaf0', 1.6),
  fill(disc(60, 88, 5), '#8a4ad0'),
  fill(disc(60, 88, 2.2), INK),
];
const blade: Drawing = [
  ink('M60 75L64 80V94H56V80Z', '#9fb0bc', 1.4),
  ink('M51 93H69V97H51ZM58 97H62V102H58Z', '#d9a834', 1.2),
];
const spark: Drawing = star(60, 88, 2, '#8a4ad0');

export const ELEMENTS: Gallery = {
  fire_elemental: () => fire('#e2571a', '#ffc04a'),
  lightning_elemental: () => windy('#f0e28a', '#8a6a1c', true),
  air_elemental: () => windy('#dcecf4', '#5f8aa8', false),
  storm_sylph: () => windy('#a8b4d8', '#3f4a86', true),
  breeze_sylph: () => windy('#d8f4e6', '#3f8a70', false),
  water_elemental: () => water('#4aa0dc', '#e6f7ff'),
  earth_elemental: () => rocky('#a8957c', '#f2a01c', [strokes('M34 14Q40 6 50 8M24 66Q30 58 38 60', '#5f8a3c', 5, 1)]),
  ice_elemental: () => [...spikes('#c4eaf8'), ...rocky('#a4d4ec', '#2f6fc4')],
  stone_golem: () => rocky('#a39d96', '#6fe0ff'),
  living_statue: () => rocky('#d2ccc0', '#e2d08a'),
  rock_mauler: () => rocky('#8a7a6c', '#e2501f', tusks('M46 72L43 58L52 70Z')),
  mummy: () => mummy(false),
  mummy_king: () => mummy(true),
  vampire_prince: () => vampire,
  healing_potion: () => flask({ brew: '#e0484a', sign: heart }),
  elixir_of_vitality: () => flask({ brew: '#e0706a', tall: true, sign: heart }),
  elixir_of_life: () => flask({ brew: '#f0a0a0', tall: true, sign: heart }),
  love_potion: () => flask({ brew: '#f08ab8', sign: heart }),
  flight_potion: () => flask({ brew: '#8fd0f4', sign: wing }),
  invisibility_potion: () => flask({ brew: '#dfe8f2', sign: eye }),
  renewal_potion: () => flask({ brew: '#7fc85f', sign: leaf }),
  spellbound_potion: () => flask({ brew: '#a06ae0', sign: spark }),
  unstable_potion: () => flask({ brew: '#c8d83c', sign: flame(60, 100, 0.95) }),
  phoenix_potion: () => flask({ brew: '#f2842c', sign: flame(60, 100, 0.95) }),
  potion_of_rage: () => flask({ brew: '#c8301c', tall: true, sign: flame(60, 99, 0.95) }),
  potion_of_wrath: () => flask({ brew: '#8a1f3c', sign: flame(60, 100, 0.95) }),
  elixir_of_rage: () => flask({ brew: '#c8501c', tall: true, sign: flame(60, 99, 0.95) }),
  elixir_of_wrath: () => flask({ brew: '#8a2f4c', tall: true, sign: flame(60, 99, 0.95) }),
  elixir_of_might: () => flask({ brew: '#d87a2c', tall: true, sign: blade }),
  elixir_of_wisdom: () => flask({ brew: '#3f8fd0', tall: true, sign: eye }),
  elixir_of_destiny: () => flask({ brew: '#e8c04a', tall: true, sign: spark }),
  vial_of_poison: () => flask({ brew: '#5fa83c', tall: true, sign: skull(60, 86, 1.1) }),
  dragons_blood: () => flask({ brew: '#a81c1c', sign: drop(60, 88, 0.9, '#c6202c') }),
  holy_water: () => flask({ brew: '#a8dcf8', sign: drop(60, 88, 0.9, '#4aa8dc') }),
};

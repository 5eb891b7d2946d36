// Arms, armour and what else hangs from a belt, whichever set brings it.
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { ball, dim, halfOf, ink, pair, place, rod, shape, thing, turned } from './mirror';
import { within } from './within';

const STEEL = '#c6d0d8';
const IRON = '#8d98a2';
const GOLD = '#e6b53c';
const LEATHER = '#8a5a30';
const WOOD = '#a8733c';

export const blade = (steel: string, guard: string, gem: string): Drawing => [
  ...shape('M60 -18L49.500 2L51 76L60 76', steel, 0, 2.4),
  line('M60 4V72', dim(steel, 0.6), 2.4),
  line('M54.500 6V72', '#ffffff', 1.6, 0.9),
  ...shape('M60 75Q46 75 34 69Q29 76 36 83Q48 87 60 86', guard, 0.35, 2.4),
  ...shape('M60 86H54.500V108H60', LEATHER, 0.2, 2.2),
  line('M55 92L65 96M55 98L65 102M55 104L65 107', '#3c2410', 1.7),
  ink(ball(60, 113, 7), guard, 2.3),
  ink(ball(60, 113, 3), gem, 1.2),
  fill(ball(60, 80.5, 3.2), gem),
];

export const axe = (steel: string, both: boolean): Drawing => [
  ...rod('M60 122L60 -8', WOOD, 7),
  line('M56 92L64 96M56 98L64 102M56 104L64 108M56 110L64 114', '#3c2410', 2),
  ...thing(
    'M62 8L40 -4Q16 12 14 36Q18 60 42 72L44 52L62 46Z',
    steel,
    'M14 36Q18 60 42 72L44 52L62 46V34Q36 44 14 36Z',
    2.5,
  ),
  line('M38 1Q20 14 19 35', '#ffffff', 2.4, 0.9),
  line('M45 4Q30 18 29 34Q31 50 44 62', dim(steel, 0.55), 1.8, 0.8),
  ...(both
    ? thing(
        'M58 8L80 -4Q104 12 106 36Q102 60 78 72L76 52L58 46Z',
        dim(steel, 0.85),
        'M106 36Q102 60 78 72L76 52L58 46V34Q84 44 106 36Z',
        2.5,
      )
    : thing('M58 16L78 12L88 27L78 42L58 38Z', dim(steel, 0.8), 'M88 27L78 42L58 38V28Z', 2.3)),
  ink('M52 6H68V48H52Z', IRON, 2.2),
  fill('M61 6H68V48H61Z', dim(IRON), 0.6),
  fill(ball(60, 14, 2) + ball(60, 40, 2), '#e6ecef'),
];

export const helmet = (steel: string, plume: string): Drawing =>
  within(
    [
      ...thing(
        'M58 14Q54 -10 74 -10Q104 -8 112 30Q116 56 106 78Q104 60 94 50Q92 24 58 14Z',
        plume,
        'M74 -10Q104 -8 112 30Q116 56 106 78Q104 60 94 50Q98 20 74 -10Z',
        2.4,
      ),
      line('M70 -4Q92 4 100 34M64 2Q84 8 94 32', '#fff6dc', 1.8, 0.5),
      ...shape('M60 12C36 12 26 30 26 56L29 88Q40 104 60 110', steel, 0.45, 2.6),
      ...shape('M60 34L30 44L26 60L30 88Q42 103 60 109', dim(steel, 0.92), 0.4, 2.4),
      fill(pair('M55 52L32 50L34 60L55 63Z'), '#140d08'),
      line(pair('M55 50L31 48'), '#ffffff', 1.6, 0.7),
      ink(halfOf('M60 10H56V44L58 66L60 66'), GOLD, 2),
      ink(pair('M26 56L20 60Q18 68 22 74L29 72Z'), GOLD, 2),
      fill(
        [38, 45, 52].map((x) => disc(x, 76, 1.8) + disc(x, 84, 1.8)).join('') + disc(45, 92, 1.8) + disc(52, 92, 1.8),
        '#140d08',
      ),
      fill(
        [68, 75, 82].map((x) => disc(x, 76, 1.8) + disc(x, 84, 1.8)).join('') + disc(75, 92, 1.8) + disc(68, 92, 1.8),
        '#140d08',
      ),
      line('M60 68V108', dim(steel, 0.5), 2),
    ],
    0.96,
  );

export const shield = (rim: string, first: string, second: string, sign: Drawing): Drawing => [
  ...shape('M60 2Q40 10 14 8Q10 60 26 88Q40 108 60 118', rim, 0.4, 2.8),
  ink('M60 13Q42 19 24 18Q22 58 35 82Q46 98 60 106Z', first, 2),
  ink('M60 13Q78 19 96 18Q98 58 85 82Q74 98 60 106Z', second, 2),
  fill('M78 18Q88 19 96 18Q98 58 85 82Q74 98 60 106Q82 70 78 18Z', INK, 0.28),
  fill(pair('M20 12L24 12L24 16L20 16ZM17 48H21V52H17ZM31 90L35 88L37 92L33 94Z'), '#fff6dc', 0.8),
  ...sign,
  line('M28 24Q27 54 36 74', '#ffffff', 2.4, 0.5),
];
/** A lion's head would be too much for it: a chevron and three stars. */
const stars: Drawing = [
  ink('M60 52L90 74L86 82L60 64L34 82L30 74Z', GOLD, 1.9),
  ...[
    [43, 36],
    [77, 36],
    [60, 84],
  ].map(([x = 0, y = 0]) =>
    ink(
      place('M0 -10L3 -3L10 -3L4.500 1.500L6.500 9L0 4.500L-6.500 9L-4.500 1.500L-10 -3L-3 -3Z', x, y, 0.95),
      GOLD,
      1.5,
    ),
  ),
];

export const armour = (steel: string, trim: string): Drawing => [
  fill('M44 10Q60 20 76 10L74 30H46Z', '#241a12'),
  ...shape('M60 26Q48 24 44 8L32 14Q24 24 26 44Q32 58 31 74L34 84Q46 90 60 90', steel, 0.45, 2.6),
  line('M60 28V86', dim(steel, 0.5), 2.2),
  line(pair('M36 40Q44 58 58 54M38 68Q48 74 58 72'), dim(steel, 0.5), 1.8, 0.8),
  line(pair('M44 9Q49 24 60 27'), trim, 3),
  // Skirt of plates.
  ...shape('M60 88Q46 88 34 83L24 108Q40 118 60 118', dim(steel, 0.85), 0.45, 2.4),
  line('M48 90L43 115M60 90V117M72 90L77 115', dim(steel, 0.45), 2.2),
  ink('M33 80Q60 92 87 80L88 90Q60 102 32 90Z', LEATHER, 2.2),
  ink('M52 85H68V98H52Z', trim, 2),
  fill('M56 89H64V94H56Z', '#3c2410'),
  // Shoulders.
  ink(pair('M40 10Q14 6 4 28Q0 44 6 58L26 56Q24 40 34 30Z'), steel, 2.5),
  fill('M80 10Q106 6 116 28Q120 44 114 58L104 57Q108 28 80 10Z', dim(steel), 0.6),
  line(pair('M7 44L25 43M9 30L30 32'), dim(steel, 0.5), 2),
  line('M10 26Q18 13 34 13', '#ffffff', 2.4, 0.85),
  fill(disc(20, 20, 2) + disc(100, 20, 2) + disc(13, 50, 2) + disc(107, 50, 2), trim),
  line('M34 22Q31 34 35 48', '#ffffff', 2.2, 0.8),
];

const raft: Drawing = [
  fill('M-8 104Q10 92 30 98Q60 88 90 96Q112 90 128 102V122H-8Z', '#2f78a8'),
  ...rod('M66 76L66 -8', WOOD, 5),
  ...thing(
    'M30 0Q66 -6 102 0Q94 24 100 48Q66 56 34 48Q40 24 30 0Z',
    '#f0e2c0',
    'M80 -3L102 0Q94 24 100 48Q90 51 78 52Q84 24 80 -3Z',
    2.4,
  ),
  line('M36 18H97M37 34H96', '#b3925a', 1.8, 0.8),
  line('M28 0H104', INK, 6),
  line('M28 0H104', WOOD, 3.2),
  ...[0, 1, 2, 3, 4].flatMap((i): Drawing => {
    const x = 2 + i * 18;
    const colour = i % 2 === 0 ? '#a8733c' : '#96622f';
    return [
      ink(`M${x} 92L${x + 22} 62H${x + 40}L${x + 18} 92Z`, colour, 2.1),
      line(`M${x + 8} 88L${x + 26} 65`, '#fff0cc', 1.6, 0.5),
      ink(disc(x + 9, 94, 9), '#e2bd82', 2),
      line(disc(x + 9, 94, 5), '#8a5a30', 1.4),
    ];
  }),
  line('M12 79H101M19 69H108', '#f0e2c0', 3.4),
  line('M11 81H100M18 71H107', '#6d4f2c', 1.4),
  fill('M-8 112Q10 102 26 108Q44 100 62 107Q82 100 98 107Q114 101 128 110V124H-8Z', '#4ba0cf'),
  line('M4 114Q14 109 24 113M50 112Q60 108 70 112M94 114Q104 109 114 113', '#e6f7ff', 2.2, 0.9),
];

const bottle: Drawing = [
  line('M46 26Q8 24 12 62M74 26Q112 24 108 62', INK, 7),
  line('M46 26Q8 24 12 62M74 26Q112 24 108 62', '#b98246', 4),
  ...shape('M60 -2H51V12H60', '#d9b078', 0.3, 2.2),
  ...shape('M60 10H45Q43 16 47 20V34H60', '#6d4523', 0.35, 2.4),
  ...shape('M60 30C36 30 14 46 14 74C14 104 38 118 60 118', LEATHER, 0.45, 2.7),
  line('M60 36C40 36 21 50 21 74C21 98 42 111 60 111C78 111 99 98 99 74C99 50 80 36 60 36Z', '#e2bd82', 1.8, 0.8),
  ink('M60 42Q84 72 84 84Q84 104 60 104Q36 104 36 84Q36 72 60 42Z', '#4aa8dc', 2.3),
  fill('M60 42Q84 72 84 84Q84 104 60 104Q76 82 60 42Z', '#1a5a8a', 0.6),
  line('M44 82Q45 92 54 97', '#ffffff', 3, 0.9),
  ink('M102 94Q110 104 110 109Q110 116 102 116Q94 116 94 109Q94 104 102 94Z', '#6cc4ee', 1.9),
  fill(disc(99, 109, 1.8), '#ffffff'),
];

export const GEAR: Gallery = {
  sword: () => turned(blade(STEEL, GOLD, '#c6303a'), 32),
  greatsword: () => turned(blade(STEEL, IRON, '#5f7a8a'), 32),
  spellsword: () => turned(blade('#c9b8f0', '#6d4aa8', '#8ff0ff'), 32),
  sword_of_light: () => turned(blade('#fff2c0', GOLD, '#ffffff'), 32),
  bane_sword: () => turned(blade('#7d6a8a', '#3a2a3a', '#e0402c'), 32),
  soul_drinker: () => turned(blade('#5a5468', '#2b2230', '#c02a3a'), 32),
  sword_of_destiny: () => turned(blade('#d8ecf4', '#3f8a6a', '#ffe08a'), 32),
  axe: () => turned(axe(STEEL, false), 28),
  battle_axe: () => turned(axe(STEEL, true), 24),
  helmet: () => helmet(STEEL, '#b8302a'),
  magic_helmet: () => helmet('#b8c4e8', '#6d4fc0'),
  dragon_helm: () => helmet('#c9866a', '#7a1f16'),
  helm_of_warding: () => helmet('#d9d2b8', '#2f6f93'),
  shield: () => shield(STEEL, '#b8352a', '#2f5a9c', stars),
  armour: () => armour(STEEL, GOLD),
  full_plate: () => armour('#aeb9c4', '#8a5a30'),
  raft: () => within(raft, 0.93),
  water_bottle: () => bottle,
};

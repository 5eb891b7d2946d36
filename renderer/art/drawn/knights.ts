// Those who wear iron.
import { aged, bust, lashes, lips, scar, stubble } from './anatomy';
import { cloak, fur, glow, horns, jewel, plate, pole, scales, skull } from './garb';
import { beard, goatee, mane, moustache, parted, plaits, plume } from './hair';
import { disc, fill, line, type Drawing, type Gallery } from './layer';
import { band, dim, halfOf, ink, pair, rod, shadeOf, shape, thing } from './mirror';
import { BROWN, DEEP, FAIR, OLIVE, ROSY, TAN } from './skins';

const STEEL = '#b4bdc5';
const GOLD = '#d3a23c';

/** Mail over head and neck, leaving the face. */
const coif = (colour: string): Drawing => [
  ...band(
    'M60 14C40 14 33 30 34 54C34 74 28 82 22 90Q40 99 60 99L60 84C48 84 41 72 39.500 56C38 42 46 33 60 33',
    colour,
  ),
  line(
    'M37 44q3 3 0 6M36 56q3 3 1 6M37 68q3 3 2 6M40 78q3 3 2 6M34 84q4 2 3 6M46 86q4 2 3 6M56 90q4 2 3 5M66 90q4 2 3 5M78 78q3 3 1 6M81 66q3 3 0 6M82 54q2 3 0 6M76 88q4 2 3 6M84 90q4 2 3 6M44 28q4 0 6-3M56 24q4 1 7 0M70 27q4 1 6 4',
    dim(colour, 0.6),
    1.5,
  ),
];

const ROUND = 'M60 8C38 8 33 26 34 50L35 72L42 78L42 52C43 41 50 36 60 36';

/** His dragon looks to the left over his head; on the right a wing. */
const DRAGON: Drawing = [
  ...thing(
    'M70 60C74 40 84 14 96 -8L100 4L118 0Q124 30 122 52Q114 46 108 56Q102 50 96 62Q90 54 82 68Z',
    '#3f8a4e',
    'M96 -7L100 4L118 0Q124 30 122 52Q114 46 108 56Z',
    2.4,
  ),
  line('M97 0Q90 30 90 58M101 5Q106 30 107 52', '#1f4a2a', 2),
  ...thing(
    'M84 70C86 40 76 12 58 2L62 -8L50 -4L42 -9L40 -2C26 0 14 6 2 12C-5 15 -6 22 -2 26L8 25L4 30L20 33C30 34 36 40 36 56L40 72Z',
    '#57a863',
    'M84 70C86 40 76 12 58 2L62 -8L50 -4C62 14 66 40 62 70Z',
    2.6,
  ),
  ink('M-2 26L8 25L20 24L18 28L4 30Z', '#5c1a18', 1.6),
  fill('M2 25L4 29L6 25zM9 25L11 29L13 25z', '#fdf6dd'),
  ink('M18 13Q24 5 32 9Q28 17 18 13Z', '#ffd94d', 1.8),
  fill('M25 8L27 11L25 14L24 11z', '#1c130c'),
  line('M15 10Q22 2 33 6', '#1f4a2a', 2.6),
  fill(disc(2, 17, 1.6), '#1c130c'),
  line('M6 13Q12 9 16 8M44 6Q56 16 60 34', '#e8f6cf', 1.8, 0.7),
];

export const KNIGHTS: Gallery = {
  knight: () =>
    bust({
      skin: TAN,
      coat: '#2f5aa0',
      head: 'square',
      ears: 'none',
      iris: '#4a6a3a',
      brow: '#6b4423',
      brows: 'flat',
      mouth: 'stern',
      clothes: [
        ...plate(STEEL),
        ink('M50 100H70V110Q70 118 60 122Q50 118 50 110z', '#f0e2b6', 1.8),
        fill('M57.500 102H62.500V107H67V112H62.500V119H57.500V112H53V107H57.500z', '#a62a24'),
      ],
      behind: plume(
        'M62 12C66 -6 90 -10 108 2C112 20 106 40 110 52C98 48 92 34 90 26C84 20 72 16 62 12Z',
        '#2f6cc4',
        'M66 8C84 2 98 10 103 40',
      ),
      over: [
        ...moustache('walrus', '#7d5028'),
        ...band(ROUND, STEEL),
        ...shape('M60 8C40 9 30 20 28 34L38 41Q48 35 60 35', '#cbd3d9', 0.45),
        line(pair('M36 29Q47 24 57 24'), '#23282c', 2.4),
        ...rod('M60 6L60 34', GOLD, 3),
        ink(disc(34, 38, 3.2) + disc(86, 38, 3.2), GOLD, 1.6),
      ],
    }),
  chivalric_knight: () =>
    bust({
      skin: FAIR,
      coat: '#f0e8d8',
      head: 'square',
      ears: 'none',
      iris: '#2f7ab0',
      brow: '#a87a24',
      bushy: 3.6,
      nose: 'sharp',
      mouth: 'smile',
      behind: mane('#e9bf55', 88, 0),
      clothes: [
        ...plate('#e4e8ea', GOLD),
        // The favour of a lady.
        ink('M22 97Q34 100 44 92L48 98Q36 108 22 105z', '#d8587e', 1.8),
        ink('M30 103L22 120H32L36 104zM36 103L44 119L48 113L42 101z', '#d8587e', 1.8),
        ...jewel(60, 107, 1.4, '#d8587e'),
      ],
      over: [
        ...parted('#e9bf55'),
        // A laurel of gold.
        line('M36 44Q44 30 60 29Q76 30 84 44', '#8a6414', 2.4),
        ink(
          pair('M40 40Q34 34 38 28Q43 33 40 40ZM47 33Q42 26 47 20Q51 27 47 33ZM54 30Q51 22 57 18Q59 25 54 30Z'),
          '#f2cf5e',
          1.4,
        ),
        ...goatee('#cf9d3a', 88),
        ...moustache('thin', '#cf9d3a'),
      ],
    }),
  dread_knight: () => [
    ...glow(60, 44, 54, '#b3261e'),
    ink('M8 120C4 80 16 40 60 34C104 40 116 80 112 120L100 112L94 120H26L18 110z', '#5a1218', 2.6),
    ...horns('M40 30C24 26 16 14 20 -7C26 6 36 8 47 14Z', '#3a3f46', 'M26 10L33 7M30 18L38 13'),
    ink(halfOf('M60 90L44 81C18 82 3 94 0 120L60 120'), '#2c2f36', 2.6),
    fill(shadeOf('M60 90L44 81C18 82 3 94 0 120L60 120', 0.34), '#0d0e12', 0.8),
    ...plate('#474c55', '#8e2a24'),
    ink(pair('M14 100L4 80L24 91ZM28 91L24 70L38 87Z'), '#6b717b', 2),
    ...shape('M60 4C40 5 33 22 34 42L37 72L48 90L60 95', '#4c525c', 0.42, 2.8),
    ...shape('M60 -4L55 4L56 42L60 60', '#6b717b', 0.2, 2),
    ink(pair('M36 44L56 52L56 60L38 54Z'), '#0b0b0e', 1.8),
    fill(pair('M40 48L54 53.500L54 57L41 52.500Z'), '#ff4326'),
    fill(pair('M46 51L52 53.500L52 55.500L47 53.800Z'), '#ffe08a'),
    line(pair('M44 64L45 76M49 66L50 82M54 67L55 86'), '#14161a', 2.2),
    line('M38 34C39 20 46 11 55 8', '#dfe4ea', 2, 0.7),
  ],
  cleric: () =>
    bust({
      skin: DEEP,
      coat: '#e9e1cf',
      head: 'round',
      ears: 'none',
      iris: '#2e1a0e',
      brow: '#1f130b',
      brows: 'plain',
      nose: 'broad',
      mouth: 'smile',
      behind: [
        ...pole(102, 34, 2, '#7a4f28', 5),
        ink('M96 6H112L114 20L110 34H98L94 20z', '#c3cad0', 2.2),
        ink('M96 8L90 12L92 26L97 30zM112 8L118 12L116 26L111 30z', '#99a3ab', 2),
        fill('M105 6H112L114 20L110 34H105z', '#4d555c', 0.6),
      ],
      over: [
        ...goatee('#1f130b', 84),
        ...moustache('thin', '#1f130b'),
        ...coif('#a3adb5'),
        ink('M47 83Q60 91 73 83L76 95Q60 103 44 95z', '#a3adb5', 2),
        line('M52 90q3 3 6 0M62 90q3 3 6 0M56 96q4 3 8 0', '#5c666e', 1.5),
        line('M39 40Q60 28 81 40', GOLD, 3),
        line('M60 100V120M49 110H71M52 102L68 118M68 102L52 118', GOLD, 2.6),
        ink(disc(60, 110, 5.5), '#f2cf5e', 1.8),
      ],
    }),
  warlord: () =>
    bust({
      skin: OLIVE,
      coat: '#7a1f1a',
      head: 'square',
      build: 'broad',
      ears: 'none',
      eyes: 'narrow',
      iris: '#2a1a10',
      brow: '#1a120c',
      brows: 'stern',
      bushy: 3.8,
      nose: 'broad',
      mouth: 'stern',
      marks: scar('M70 40L76 66'),
      behind: [
        ...pole(14, -5, 0, '#4a2d18'),
        ink('M14 -4Q4 10 10 22Q0 34 10 52L22 48L18 30L24 8z', '#b8331f', 2),
        ...plume('M60 0C54 -8 70 -10 78 -4C92 0 100 20 96 40C90 28 80 14 60 6Z', '#1d1714', 'M64 -2Q84 4 92 26'),
      ],
      clothes: [
        line(pair('M14 104Q30 94 44 90M10 112Q30 102 52 98'), '#d3a23c', 2),
        line('M46 100V120M53 98V120M60 96V120M67 98V120M74 100V120M40 107H80M38 114H82', '#3a0c0a', 2),
        ...fur('#4a3a2c', 4),
      ],
      over: [
        ...moustache('long', '#1a120c'),
        ...goatee('#1a120c', 96),
        ...shape('M60 2C46 6 36 18 34 40Q46 34 60 33', '#5c626b', 0.45),
        ink(pair('M34 40L33 62L26 72L24 50Z'), '#5c626b', 2.2),
        ...shape('M60 30Q44 30 32 39L31 46Q46 38 60 38', GOLD, 0.4, 2),
        ink(pair('M38 34L24 24L34 44Z'), '#d9d3c2', 2),
        ...rod('M60 6L60 -4', GOLD, 3),
        ...skull(60, 30, 0.8),
      ],
    }),
  gladiator: () =>
    bust({
      skin: BROWN,
      coat: BROWN,
      head: 'heavy',
      build: 'broad',
      ears: 'none',
      iris: '#2f2012',
      brow: '#22150c',
      brows: 'stern',
      nose: 'broken',
      mouth: 'stern',
      marks: [stubble('#22150c', 0.45), ...scar('M42 60L52 70')],
      behind: [
        ...pole(104, 12, 2, '#7a4f28', 4),
        ink('M92 -4L96 16Q106 22 116 16L118 -4L113 8L112 12L108 12L105 -8L102 12L99 12L97 8z', '#c6cdd2', 2),
      ],
      clothes: [
        line(pair('M34 102Q46 112 58 106M44 90L36 96'), '#6b4326', 2),
        ink('M70 86C94 84 114 92 118 112L116 120H96C98 106 90 98 74 96z', '#b98530', 2.4),
        line('M80 92Q100 94 104 118M76 88Q108 88 112 116', '#6e4a12', 2),
        ink('M38 84L48 84L92 120H76z', '#5b2a1a', 2),
      ],
      over: [
        ...shape('M60 -7C54 -7 52 2 50 12L60 18', '#b3261e', 0.3),
        line('M56 -4L55 10M60 -8V12M64 -4L65 10', '#6b120e', 1.6),
        ...band('M60 8C40 8 32 24 33 46L34 76L46 86L48 76L42 68L42 50C44 42 52 38 60 38', '#c8923a'),
        ...shape('M60 29C44 30 28 36 18 46Q38 42 60 42', '#dba94a', 0.5),
        line(pair('M40 26C42 18 48 14 53 13'), '#fff3c4', 1.8, 0.7),
      ],
    }),
  dragon_rider: () =>
    bust({
      skin: ROSY,
      coat: '#8a5a2e',
      head: 'oval',
      ears: 'none',
      iris: '#2f7a4a',
      brow: '#5a3416',
      nose: 'button',
      mouth: 'grin',
      behind: DRAGON,
      clothes: [
        ink('M40 86Q60 102 80 86L84 96Q60 112 36 96z', '#d8a22f', 2),
        ink('M38 94L16 112L24 120L44 100z', '#d8a22f', 2),
      ],
      over: [
        ...band('M60 12C40 12 33 26 35 50L36 70L46 82L49 78L42 66L41 50C41 40 48 33 60 33', '#6d4523'),
        line('M60 12V32M46 16Q44 24 46 34M74 16Q76 24 74 34', '#3a2210', 1.6),
        ink(pair('M35 40L18 24L24 38L14 36L24 48L35 54Z'), '#d8a22f', 2),
        line('M41 33C43 24 48 18 55 16', '#ffe9c4', 1.8, 0.6),
      ],
    }),
  dragon_hunter: () =>
    bust({
      skin: TAN,
      coat: '#3f5c4a',
      head: 'gaunt',
      build: 'broad',
      ears: 'none',
      iris: '#6b7a86',
      eyes: 'narrow',
      brow: '#6e675c',
      brows: 'stern',
      bushy: 3.6,
      nose: 'hooked',
      marks: [aged(TAN), ...scar('M48 36L46 62')],
      behind: [...pole(16, 22, -4, '#6d4523', 4.5), ink('M12 -8L24 16L16 14L15 26L9 26L9 14L2 18z', '#c6cdd2', 2)],
      clothes: [...scales('#8fbf9a'), ...cloak('#5a4230', '#d9d0b6')],
      over: [
        ...beard('#8d857a', 98),
        // The skull of what he killed first.
        ink(pair('M38 26C26 22 18 8 24 -8C30 2 38 8 46 12Z'), '#d9cfae', 2.2),
        ...shape('M60 -2C46 0 36 14 34 30L30 46L37 44L39 54L43 43L47 50L50 41L54 46L56 39L60 42', '#efe6c8', 0.45),
        ink(pair('M42 20Q50 18 53 27Q48 33 42 29Z'), '#2a1a10', 1.6),
        fill(pair('M57 34L58.500 28L56 30Z'), '#2a1a10'),
        line('M60 0V24', '#a89a70', 1.6),
      ],
    }),
  valkyrie: () =>
    bust({
      skin: FAIR,
      coat: '#3a6ea8',
      head: 'heart',
      build: 'slight',
      ears: 'none',
      iris: '#3f7ac0',
      brow: '#b07c2a',
      nose: 'sharp',
      mouth: lips('#c4524e'),
      marks: [lashes],
      behind: [
        ...pole(106, 14, 0, '#7a5230', 3.6),
        ink('M106 -8L112 8L106 18L100 8z', '#dfe5ea', 2),
        ...mane('#f0cf70', 92),
      ],
      clothes: [...plate('#d7dde2', GOLD), ...jewel(60, 108, 1.2, '#4a8fd0')],
      over: [
        ...plaits('#f0cf70', 34, 66, 5),
        line(pair('M29 107L39 107'), '#b3261e', 3.4),
        ...shape('M60 8C42 8 35 22 34 46L38 56Q40 42 60 35', '#c9d1d8', 0.45),
        ...shape('M60 6L57 12L57 42L60 48', GOLD, 0.3, 1.6),
        ink(pair('M37 42C22 40 10 26 8 -6C18 4 22 8 26 14C24 8 24 2 24 -4C32 6 38 16 41 28Z'), '#fbf6ea', 2.2),
        line(pair('M35 38C24 34 16 22 12 6M37 32C30 26 27 18 26 10'), '#a3adb8', 1.6),
        fill('M83 42C98 40 110 26 112 -6C108 16 96 32 81 34Z', '#8c97a3', 0.5),
      ],
    }),
};

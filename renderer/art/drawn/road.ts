// Those who live by night, by their wits or by other people's purses.
import { aged, bust, scar, shadow, stubble } from './anatomy';
import { chain, cloak, collar, flame, glow, pole, sword } from './garb';
import { beard, goatee, mane, moustache, plume, swept, tousled, whiskers } from './hair';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, ink, pair, rod, shape, thing } from './mirror';
import { DEEP, FAIR, ROSY, TAN } from './skins';

const GOLD = '#d9ab45';
/** A hat with a wide brim: how the brim swings, and its colour. */
const hat = (colour: string, ribbon: string, crown = 6): Drawing => [
  ...shape(`M60 ${crown}Q46 ${crown - 4} 42 ${crown + 6}L38 36Q48 42 60 42`, colour, 0.45, 2.6),
  ink('M39.500 27Q60 34 80.500 27L82 37Q60 44 38 37z', ribbon, 2),
  ink('M14 38Q36 30 40 33Q60 42 80 33Q84 30 106 38Q94 48 60 48Q26 48 14 38z', colour, 2.6),
  fill('M62 42Q74 40 80 33Q84 30 106 38Q94 48 62 48z', dim(colour), 0.6),
  line('M20 38Q32 35 39 35', '#fff6dc', 1.6, 0.5),
];

export const ROAD: Gallery = {
  swashbuckler: () =>
    bust({
      skin: TAN,
      coat: '#1f6b78',
      head: 'oval',
      ears: 'none',
      iris: '#2f6a8a',
      brow: '#2a180e',
      nose: 'sharp',
      mouth: 'smile',
      brows: 'high',
      behind: mane('#3a2214', 92, 6),
      clothes: [
        ink(
          'M46 84Q38 92 44 98Q44 106 52 106Q54 116 60 120Q66 116 68 106Q76 106 76 98Q82 92 74 84Q60 96 46 84z',
          '#fbf6ea',
          2,
        ),
        line('M54 98Q60 102 66 98M56 108Q60 111 64 108', '#b9ad90', 1.6),
        ink('M24 92L34 88L58 120L42 120z', '#7a4a22', 2),
      ],
      over: [
        ...moustache('thin', '#2a180e'),
        line(pair('M48 69Q43 70 41 65'), '#2a180e', 2),
        ...goatee('#2a180e', 87),
        ...plume(
          'M74 28C80 6 100 -8 122 0C120 8 124 14 116 18C118 26 108 28 102 28C98 36 84 36 76 34Z',
          '#d8402a',
          'M78 30Q94 10 118 4',
        ),
        ...hat('#26222c', '#e6bd52', 10),
        ink(disc(76, 33, 3.4), '#e6bd52', 1.6),
        ...sword(104, 92, '#d9e0e5', GOLD, 0.9),
        line('M94 94Q88 108 102 108M114 94Q122 106 106 108', GOLD, 2.4),
      ],
    }),
  rogue: () =>
    bust({
      skin: TAN,
      coat: '#46553a',
      head: 'square',
      iris: '#6a8a4a',
      brow: '#3a2414',
      nose: 'broken',
      mouth: 'smirk',
      marks: [stubble('#3a2414'), ...scar('M48 58L54 72')],
      clothes: [
        ...collar('#33402a', '#202a1a', 70),
        line('M46 84L60 106L74 84M48 94L72 104M50 102L70 94', '#c9b98a', 1.8),
      ],
      over: [
        ...tousled('#5b3a1e'),
        line('M37 44L84 58', '#17120d', 3),
        ink('M62.500 45Q70 41 77.500 48Q78 58 69 60Q61 57 62.500 45z', '#1f1813', 2),
        line('M65 48Q69 45 73 47', '#7a6a58', 1.4),
        ink(disc(38, 62, 2.6), GOLD, 1.4),
        // A knife that he plays with.
        ink('M14 104L20 74Q24 62 30 58Q31 70 27 82L22 106z', '#d4dbe0', 2),
        fill('M22 106L27 82Q31 70 30 58L23 80z', '#6a737c', 0.6),
        ink('M8 100L28 107L27 111L7 104zM12 107L21 110L17 122H7z', '#8e5a2a', 2),
      ],
    }),
  vampire_hunter: () =>
    bust({
      skin: FAIR,
      coat: '#3a2a22',
      head: 'long',
      iris: '#7f97a8',
      eyes: 'narrow',
      brow: '#6a655e',
      brows: 'stern',
      nose: 'hooked',
      mouth: 'stern',
      marks: [aged(FAIR), stubble('#6a655e', 0.4)],
      clothes: [
        ...chain('#cfd6dc'),
        ink('M57.500 99H62.500V104H67.500V108.500H62.500V119H57.500V108.500H52.500V104H57.500z', '#dfe5ea', 1.6),
      ],
      behind: [...mane('#7d776e', 84, 0), ...collar('#2a1d17', '#7a1f1f', 64)],
      over: [
        fill('M38 38Q60 52 82 38L82 49Q60 52 38 49z', '#241812', 0.5),
        ...hat('#2b2430', '#8e2a24', 4),
        ...whiskers('#7d776e'),
        // A crossbow, with a stake of wood on it.
        ...rod('M16 122L16 68', '#7a5230', 6),
        ...rod('M-4 88Q0 68 16 68Q32 68 36 88', '#8a939b', 4),
        line('M-4 88L16 104L36 88', '#e9e2cf', 1.5),
        ink('M13 104L14 58L16 48L18 58L19 104z', '#d8b27a', 1.8),
      ],
    }),
  grave_robber: () =>
    bust({
      skin: '#d6c3a2',
      coat: '#4c4a44',
      head: 'gaunt',
      ears: 'large',
      eyes: 'tired',
      iris: '#6a6a2a',
      brow: '#2c2620',
      brows: 'sad',
      nose: 'long',
      mouth: [
        line('M51 70Q60 75 69 70', '#5c281c', 2.2),
        fill('M57 72H60V75.500H57zM62 72L64.500 71.500V74.500L62 75z', '#d9c98a'),
      ],
      marks: [
        stubble('#3a342c', 0.45),
        shadow('#5a4a48', 0.45),
        fill('M70 60Q76 58 78 63Q74 68 70 64z', '#4a3a28', 0.5),
      ],
      behind: [
        ...pole(14, 30, 2, '#7a5a36', 4.5),
        ink('M4 -4Q16 -10 28 -4L27 22Q22 32 16 34Q8 32 5 22z', '#8d969c', 2.4),
        fill('M18 -7Q24 -6 28 -4L27 22Q22 32 16 34z', '#3d464c', 0.6),
        fill('M6 16Q14 20 26 14L27 22Q22 32 16 34Q8 32 5 22z', '#5a3f22', 0.85),
      ],
      clothes: [
        ink('M42 84Q60 100 78 84L84 94Q60 112 36 94z', '#7a4a3a', 2.2),
        ink('M70 100L82 96L88 120H76z', '#7a4a3a', 2),
      ],
      over: [
        fill('M40 46C36 58 34 62 38 66L42 60zM80 46C84 58 86 62 82 66L78 60z', '#3a342c'),
        fill('M38 36Q60 48 82 36V46Q60 50 38 46z', '#241812', 0.45),
        ...thing(
          'M36 40Q36 16 50 14Q60 20 70 10Q84 16 84 40Q60 34 36 40Z',
          '#5b5346',
          'M70 10Q84 16 84 40Q76 37 68 37Q74 22 70 10Z',
          2.6,
        ),
        ink('M22 48Q26 38 60 36Q94 38 100 32Q104 44 84 46Q60 42 38 46Q28 50 22 48z', '#4a4338', 2.6),
        line('M37 35Q60 28 83 35', '#2a251e', 3.4),
        ...glow(100, 96, 19, '#ffd257'),
        line('M92 82Q100 68 108 82', '#1c130c', 2.6),
        ink('M92 82H108L110 88H90zM90 112H110V118H90z', '#8a6a2a', 2),
        ink('M91 88H109V112H91z', '#ffedb0', 2),
        ...flame(100, 109, 0.7),
      ],
    }),
  bounty_hunter: () =>
    bust({
      skin: DEEP,
      coat: '#4a3326',
      head: 'square',
      build: 'broad',
      iris: '#2a1810',
      eyes: 'narrow',
      brow: '#140d08',
      brows: 'stern',
      bushy: 3.8,
      nose: 'broad',
      mouth: 'none',
      marks: [line('M50 28Q56 24 64 26', '#e0a878', 2.4, 0.6)],
      clothes: [
        ...shape('M60 84Q50 82 46 76L38 92Q48 102 60 103', '#5c646c', 0.4, 2.2),
        fill(disc(46, 92, 1.8) + disc(54, 96, 1.8) + disc(66, 96, 1.8) + disc(74, 92, 1.8), '#d4dbe0'),
        ink(pair('M8 116C6 98 18 86 36 86L40 98Q22 102 20 120Z'), '#2f2018', 2.2),
        fill(
          disc(14, 108, 2) + disc(20, 98, 2) + disc(30, 92, 2) + disc(106, 108, 2) + disc(100, 98, 2) + disc(90, 92, 2),
          '#c9a24a',
        ),
      ],
      over: [
        ...beard('#140d08', 92),
        ...scar('M72 34L68 45M68 56L64 68'),
        fill(disc(69, 50.4, 3), '#d9e2e2'),
        ink(disc(38.5, 62, 3), GOLD, 1.5),
        // Whom he wants, and what for.
        ink('M82 72L116 66L120 108L88 114z', '#efdcaa', 2.2),
        fill('M110 67L116 66L120 108L112 110z', '#a8905a', 0.5),
        line('M88 79L112 75', '#6b2a1a', 3.4),
        ink('M96 96Q96 84 103 83Q110 84 109 94L113 101L93 104z', '#7a6440', 1.2),
        line('M92 108L115 104', '#6b2a1a', 2.2),
        fill(disc(98, 70, 1.8), '#4a2a1a'),
      ],
    }),
  cat_burglar: () =>
    bust({
      skin: FAIR,
      coat: '#2a3040',
      head: 'heart',
      build: 'slight',
      ears: 'round',
      eyes: 'slant',
      iris: '#3a2a1a',
      brow: '#16141a',
      brows: 'flat',
      bushy: 2.6,
      nose: 'button',
      mouth: 'smirk',
      marks: [line(pair('M42 58.500L51 61M43 62L50 64'), '#23252e', 2)],
      behind: [
        ink(disc(34, 30, 34), '#f4ecc4', 2),
        fill(disc(22, 20, 5) + disc(40, 8, 4) + disc(14, 38, 4), '#d6c893'),
      ],
      clothes: [
        ink('M44 82Q60 92 76 82L78 92Q60 104 42 92z', '#3a4258', 2),
        ...rod('M24 96Q44 104 70 120M20 102Q40 110 60 122', '#c9a56a', 3.4),
      ],
      over: [
        ...swept('#17151b'),
        // His friend.
        ...thing(
          'M80 98C76 86 82 78 88 76C84 70 84 64 85 52L92 58Q98 56 104 58L112 51C113 62 114 68 110 76C118 84 120 100 116 112Q122 108 120 98L125 97Q128 114 114 120H84Q78 112 80 98Z',
          '#1b1a20',
          'M104 58L112 51C113 62 114 68 110 76C118 84 120 100 116 112L110 120Q112 90 104 78Q108 68 104 58Z',
          2.2,
        ),
        fill('M89 66Q93 63 96 67Q93 71 89 66zM101 67Q104 63 108 66Q104 71 101 67z', '#c9f05a'),
        line('M93 65V69M104 65V69', '#12100c', 1.4),
        fill('M97 71L100 71L98.500 73z', '#d88a8a'),
        line('M90 74L80 72M90 76L82 78M107 74L117 72M107 76L116 78', '#e9e4d8', 0.9),
        line('M84 92C84 86 87 80 90 79', '#8a92b0', 1.6, 0.8),
        // A hook to climb with, and its rope.
        ...rod('M14 80Q20 70 34 96', '#c9a56a', 2.8),
        ...rod('M14 82V112M14 114Q0 112 -1 98M14 114Q28 112 29 98M14 114L15 98', '#9aa3ab', 3.4),
        ink('M-1 92L4 102L-6 102zM29 92L34 102L24 102zM15 90L20 101L10 101z', '#9aa3ab', 1.8),
        line(disc(14, 79, 3.4), INK, 3.6),
        line(disc(14, 79, 3.4), '#9aa3ab', 1.8),
      ],
    }),
  spy: () =>
    bust({
      skin: ROSY,
      coat: '#4a2a5c',
      head: 'square',
      ears: 'none',
      iris: '#4a5a6a',
      eyes: 'narrow',
      brow: '#3a2016',
      brows: 'flat',
      bushy: 3.4,
      nose: 'hooked',
      mouth: 'smirk',
      behind: [...mane('#3a2016', 88)],
      clothes: [
        ...cloak('#2f1a40', '#c9a24a'),
        ink('M44 84Q52 94 48 104L60 112L72 104Q68 94 76 84Q60 96 44 84z', '#efe9da', 2),
      ],
      over: [
        ...moustache('thin', '#3a2016'),
        ...goatee('#3a2016', 88),
        ink('M60 27Q72 26 81 36Q84 52 79 64Q72 74 66 68Q64 62 60 64z', '#f7f2e4', 2.2),
        fill('M74 30Q83 38 81 54Q78 66 70 69Q78 54 74 30z', '#a89f88', 0.6),
        ink('M63 50.500Q69 44 77 48Q75 55 68 55Q64 54 63 50.500z', '#1c130c', 1.2),
        fill(disc(69.5, 50.3, 2.2), '#7f97b0'),
        line('M62.500 42Q70 35 79 41', GOLD, 2.2),
        line('M63 60Q68 58 74 62M66 28Q66 34 62 38', GOLD, 1.5),
        ...rod('M78 62L98 96', GOLD, 3),
        ink('M88 88Q94 82 100 84L112 92L116 112L98 116L92 100z', '#241a2c', 2.2),
        line('M94 94L104 90M96 100L108 95', '#5a4a6a', 1.6),
        ...thing(
          'M22 36Q28 30 36 34Q60 -2 84 34Q92 30 100 36Q94 20 82 16Q60 -10 38 16Q26 20 22 36Z',
          '#3d2450',
          'M60 2Q70 6 84 34Q92 30 100 36Q94 20 82 16Q72 2 60 2Z',
          2.6,
        ),
        line('M36 34Q60 0 84 34', GOLD, 2),
        ...plume('M84 20C92 2 106 -6 118 -4C114 6 108 18 90 24Z', '#7f5aa8', 'M86 20Q100 6 114 -2'),
      ],
    }),
};

// Those who go with a character or lie in wait for one, whichever set brings them.
import { aged, blush, bust, freckles, lashes, lips, scar, shadow, stubble } from './anatomy';
import { chain, cloak, collar, glow, hand, hood, jewel, open, plate, pole, rings, star, sword } from './garb';
import { beard, goatee, mane, moustache, parted, plaits, swept, tousled } from './hair';
import { disc, fill, line, type Drawing, type Gallery } from './layer';
import { ink, pair, shape, thing } from './mirror';
import { FAIR, OLIVE, ROSY, TAN } from './skins';

const GOLD = '#e0b545';
const flower = (x: number, y: number, colour: string): Drawing => [
  ink(disc(x - 3, y, 3) + disc(x + 3, y, 3) + disc(x, y - 3.4, 3) + disc(x, y + 3, 3), colour, 1.3),
  fill(disc(x, y, 2), '#f7d96c'),
];

export const COMPANIONS: Gallery = {
  maiden: () =>
    bust({
      skin: FAIR,
      coat: '#5f8fb8',
      head: 'heart',
      build: 'slight',
      iris: '#3f6fa8',
      eyes: 'wide',
      brow: '#8a5a24',
      brows: 'high',
      bushy: 2.2,
      nose: 'button',
      mouth: lips('#c9505a'),
      marks: [lashes, blush('#e07a6a')],
      behind: mane('#c98a3c', 112, 6),
      clothes: [
        ...open(FAIR, '#f8f1e0', 100),
        ink(pair('M46 84Q34 88 24 100L36 104Q44 94 56 98Z'), '#f8f1e0', 1.9),
        line('M30 118Q60 106 90 118', '#f8f1e0', 3, 0.8),
      ],
      over: [
        ...parted('#c98a3c'),
        ...plaits('#c98a3c', 33, 74, 4),
        ...[
          [40, 34, '#f4f0e6'],
          [47, 25, '#e88aa0'],
          [60, 20, '#f4f0e6'],
          [73, 25, '#e88aa0'],
          [80, 34, '#f4f0e6'],
        ].flatMap(([x, y, colour]) => flower(Number(x), Number(y), String(colour))),
      ],
    }),
  princess: () =>
    bust({
      skin: FAIR,
      coat: '#a8325a',
      head: 'oval',
      build: 'slight',
      iris: '#3f8a5a',
      brow: '#5a2c14',
      brows: 'high',
      bushy: 2.4,
      nose: 'plain',
      mouth: lips('#b8303c'),
      marks: [lashes, blush()],
      behind: [...mane('#8a4420', 108, 4), ...collar('#7a2040', '#f2dfb0', 52)],
      clothes: [...open(FAIR, GOLD, 104), ...chain(GOLD, '#3fa4d8'), line(pair('M20 118Q24 100 40 92'), GOLD, 2.4)],
      over: [
        ...parted('#8a4420'),
        ...rings(GOLD),
        ...shape('M60 2L54 16L46 8L46 20L36 14L38 31Q48 26 60 26', '#f0c650', 0.45, 2.4),
        ...jewel(60, 19, 1, '#d2303a'),
        fill(disc(46, 22, 2) + disc(74, 22, 2), '#2f86c4'),
        ink(disc(60, 2, 2.6) + disc(46, 8, 2.2) + disc(74, 8, 2.2), '#fbe9a8', 1.4),
      ],
    }),
  prince: () =>
    bust({
      skin: ROSY,
      coat: '#2f5a9c',
      head: 'square',
      build: 'broad',
      iris: '#3f6fa8',
      brow: '#6e4826',
      nose: 'plain',
      mouth: 'smile',
      clothes: [
        ...cloak('#8c2a3a', GOLD),
        ink(pair('M56 120L55 96L47 84L60 92L60 120Z'), '#f2dfb0', 1.8),
        ...chain(GOLD, '#b3261e'),
      ],
      over: [
        ...swept('#a8763e'),
        ...goatee('#a8763e', 84),
        ...shape('M60 8L55 18L48 9L45 20L37 13L37 32Q48 26 60 26', '#f0c650', 0.45, 2.4),
        ...jewel(60, 20, 0.9, '#2f86c4'),
        fill(disc(45, 24, 1.8) + disc(75, 24, 1.8), '#b3261e'),
      ],
    }),
  guide: () => {
    const { behind, over } = hood('#6b7a3c');
    return bust({
      skin: TAN,
      coat: '#7a5a34',
      head: 'long',
      iris: '#5a7a3a',
      eyes: 'narrow',
      brow: '#4a2f1a',
      nose: 'sharp',
      mouth: 'smirk',
      marks: [stubble('#4a2f1a')],
      behind: [...pole(100, 2, 2, '#8a5c30', 5), ...behind],
      clothes: [
        ...cloak('#5f6d35', '#c9a24a'),
        line('M28 92L74 120', '#4a2f16', 5),
        line('M28 92L74 120', '#a9743c', 2.4),
      ],
      over: [
        ...over,
        // A lantern on his staff.
        ...glow(101, 34, 20, '#ffd872'),
        ink('M92 24H110V46H92z', '#ffd257', 2.2),
        ink('M90 24L101 14L112 24zM90 46H112V50H90z', '#4a4a4e', 2),
        line('M98 24V46M104 24V46', '#4a4a4e', 1.6),
        fill('M101 28Q106 36 101 42Q96 36 101 28z', '#ff9a3c'),
      ],
    });
  },
  alchemist: () =>
    bust({
      skin: OLIVE,
      coat: '#5a3a7a',
      head: 'gaunt',
      eyes: 'wide',
      iris: '#3f8a5a',
      brow: '#d8d2c4',
      brows: 'high',
      bushy: 4,
      nose: 'hooked',
      mouth: 'grin',
      marks: [aged(OLIVE)],
      clothes: [...open('#e9dfc4', GOLD, 102)],
      over: [
        ...goatee('#d8d2c4', 100),
        ...moustache('curled', '#e6e0d2'),
        ...shape('M60 4Q40 4 34 22L36 38Q46 30 60 30', '#6d3f94', 0.45, 2.5),
        line('M37 35Q60 24 83 35', GOLD, 3),
        line(disc(51, 50, 8) + disc(69, 50, 8) + 'M59 50H61', GOLD, 2),
        // What turns lead into gold.
        ...glow(100, 84, 22, '#f7d96c'),
        ink('M96 58H106V76L118 104Q119 114 108 114H94Q83 114 84 104L96 76z', '#d9ecf2', 2.2),
        fill('M91 92H111L116 105Q116 111 108 111H94Q86 111 87 105z', '#f0b52c'),
        fill('M105 92H111L116 105Q116 111 108 111H102Q110 104 105 92z', '#8a5c12', 0.6),
        fill(disc(96, 99, 2.4) + disc(103, 104, 1.8) + disc(101, 87, 2) + disc(99, 70, 1.6), '#fff6c8'),
        ink('M94 54H108V60H94z', '#a8763e', 1.8),
        line('M91 100L98 82', '#ffffff', 2, 0.9),
      ],
    }),
  mercenary: () =>
    bust({
      skin: TAN,
      coat: '#6d4a3a',
      head: 'square',
      build: 'broad',
      eyes: 'narrow',
      iris: '#4a5a6a',
      brow: '#2a1a10',
      brows: 'stern',
      bushy: 4,
      nose: 'broken',
      mouth: 'stern',
      behind: [...sword(100, 74, '#d4dbe0', '#8a5c30', 1.5)],
      marks: [...scar('M72 44L80 64'), stubble('#2a1a10', 0.5)],
      clothes: [...plate('#8d959c'), line('M26 98L86 120', '#3c2410', 6), line('M26 98L86 120', '#a06a34', 3)],
      over: [
        ...shape('M60 8C42 8 35 22 36 44L40 38Q50 33 60 33', '#7d868e', 0.5, 2.6),
        line('M36 38Q60 27 84 38', '#4a5258', 3),
        fill(disc(42, 35, 1.4) + disc(52, 31.5, 1.4) + disc(68, 31.5, 1.4) + disc(78, 35, 1.4), '#e6ecef'),
        ...shape('M60 30L57 34L57 58L60 61', '#7d868e', 0.3, 1.8),
      ],
    }),
  cursed_by_a_hag: () =>
    bust({
      skin: '#b4b878',
      coat: '#3c3448',
      head: 'gaunt',
      build: 'slight',
      ears: 'large',
      eyes: 'slant',
      iris: '#d8a82c',
      brow: '#8f8f8a',
      brows: 'sad',
      bushy: 4,
      nose: 'hooked',
      mouth: 'grin',
      behind: [...mane('#9c9a94', 114, 8)],
      marks: [
        aged('#b4b878'),
        shadow('#4a3a5a', 0.45),
        ink(disc(64, 62, 2.6), '#8f8a4a', 1.2),
        ink(disc(47, 68, 2), '#8f8a4a', 1),
      ],
      clothes: [...open('#6a5a7a', '#8f7aa8', 108)],
      over: [
        ...thing(
          'M18 40Q40 30 60 30Q82 30 104 42Q96 50 84 44Q60 36 38 43Q26 50 18 40Z',
          '#3a2f4e',
          'M70 31Q90 34 104 42Q96 50 84 44Q76 40 66 39Z',
          2.4,
        ),
        ...thing(
          'M38 36Q44 20 46 6Q54 -8 76 -6Q66 -1 68 8Q74 22 82 37Q60 29 38 36Z',
          '#4a3c62',
          'M68 8Q74 22 82 37Q72 33 64 33Q66 16 60 -4Q66 -7 76 -6Q66 -1 68 8Z',
          2.4,
        ),
        line('M40 33Q60 26 81 34', '#a8632c', 3.4),
        ...hand(98, 84, '#b4b878', 1),
        ...glow(98, 64, 14, '#9cff7a'),
        ...star(98, 62, 1.6, '#e8ffc8'),
      ],
    }),
  gnome: () =>
    bust({
      skin: ROSY,
      coat: '#3f6b4a',
      head: 'round',
      ears: 'large',
      eyes: 'wide',
      iris: '#4a6a9a',
      brow: '#f1ece0',
      bushy: 4.4,
      nose: 'broad',
      mouth: 'none',
      marks: [blush('#d4442f'), fill(disc(60, 60, 6), '#d9826a', 0.6)],
      over: [
        ...beard('#f1ece0', 112),
        ...moustache('walrus', '#ffffff'),
        ...thing(
          'M34 40Q40 6 78 -8Q72 2 74 12Q82 24 86 40Q60 28 34 40Z',
          '#c23a2a',
          'M74 12Q82 24 86 40Q76 34 64 33Q72 14 70 -4L78 -8Q72 2 74 12Z',
          2.6,
        ),
        ...shape('M60 28Q44 29 33 38L35 46Q46 37 60 37', '#e8dcc0', 0.45, 2),
      ],
    }),
  pixie: () =>
    bust({
      skin: '#f0dcc0',
      coat: '#6aa35a',
      head: 'heart',
      build: 'slight',
      ears: 'pointed',
      eyes: 'wide',
      iris: '#2f9a7a',
      brow: '#a8501c',
      brows: 'high',
      bushy: 2.2,
      nose: 'button',
      mouth: 'smirk',
      marks: [lashes, blush('#f0907a'), freckles('#b8693a')],
      behind: [
        ...glow(60, 52, 56, '#fff0a8'),
        ink(pair('M54 90C26 74 2 44 2 10C28 8 48 40 58 80Z'), '#cdeff2', 2.2),
        ink(pair('M54 96C34 88 10 92 2 108C12 120 38 116 56 102Z'), '#a8dce8', 2.2),
        line(pair('M54 86C38 66 22 38 12 20M52 100C38 98 20 100 10 106'), '#ffffff', 1.6, 0.9),
        fill('M66 90C94 74 118 44 118 10C108 30 90 60 62 86Z', '#4a8aa8', 0.35),
      ],
      clothes: [ink(pair('M46 84Q32 86 24 102Q38 104 52 96ZM58 92Q42 96 38 116Q52 114 60 106Z'), '#4f8f3f', 1.8)],
      over: [
        ...tousled('#d8702c'),
        ...shape('M60 6L56 13L48 8L48 17L40 15L42 27Q50 22 60 22', '#6fae4a', 0.45, 1.8),
        ...star(20, 40, 1, '#fffbe0'),
        ...star(100, 62, 1.2, '#fffbe0'),
        ...star(88, 6, 0.8, '#fffbe0'),
      ],
    }),
  bandit: () => {
    const { behind, over } = hood('#5a3a2a');
    return bust({
      skin: TAN,
      coat: '#4a3226',
      head: 'square',
      build: 'broad',
      eyes: 'narrow',
      iris: '#7a5a2a',
      brow: '#1f130c',
      brows: 'stern',
      bushy: 4.4,
      nose: 'none',
      mouth: 'none',
      behind,
      marks: [...scar('M45 38L50 47')],
      clothes: [
        line('M30 90L92 120', '#1f130c', 6),
        line('M30 90L92 120', '#8a5c30', 3),
        ...[44, 58, 72].flatMap((x, i) => sword(x, 103 + i * 7, '#cfd6da', '#6d4523', 0.34)),
      ],
      over: [
        ...over,
        ...shape('M60 55Q48 55 38 51L39 68L48 82L60 92', '#a8322a', 0.5, 2.2),
        line(pair('M42 58Q50 62 58 61M44 66Q51 72 57 72'), '#5c120e', 1.5, 0.8),
        ...sword(104, 96, '#dfe5e8', '#8a5c30', 1.25),
      ],
    });
  },
};

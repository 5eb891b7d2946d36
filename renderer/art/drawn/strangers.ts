// Those whom one meets on the way and leaves again, whichever set brings them.
import { aged, blush, bust, lashes, lips, scar, shadow } from './anatomy';
import { chain, cloak, collar, glow, hand, hood, open, plate, pole, star, sword } from './garb';
import { beard, curls, goatee, mane, moustache, parted, ragged, swept } from './hair';
import { disc, fill, line, type Gallery } from './layer';
import { band, ink, shape } from './mirror';
import { OLIVE, ROSY, TAN } from './skins';

const GOLD = '#e0b545';

export const STRANGERS: Gallery = {
  healer: () =>
    bust({
      skin: ROSY,
      coat: '#e6dfcc',
      head: 'oval',
      iris: '#4a7a5a',
      eyes: 'plain',
      brow: '#8a7a64',
      nose: 'plain',
      mouth: 'smile',
      marks: [lashes, aged(ROSY), blush()],
      behind: [...glow(60, 48, 52, '#fff6c8'), ...hood('#f1ebdb').behind],
      clothes: [...cloak('#d9cfb8', '#2e7d38'), fill('M56 96H64V102H70V109H64V118H56V109H50V102H56z', '#2e7d38')],
      over: [
        ...parted('#a89a84'),
        ...band('M60 4C34 4 22 40 26 92C32 88 35 80 36 70C33 44 42 24 60 24', '#f4efe2', 2.6),
        ...hand(98, 82, ROSY, 0.95),
        ...star(98, 58, 1.7, '#ffffff'),
        ...glow(98, 60, 16, '#bff2a8'),
      ],
    }),
  hermit: () => {
    const { behind, over } = hood('#7a6a52');
    return bust({
      skin: OLIVE,
      coat: '#6a5a44',
      head: 'long',
      eyes: 'tired',
      iris: '#5a7a8a',
      brow: '#e6e0d2',
      bushy: 4.6,
      nose: 'long',
      mouth: 'none',
      marks: [aged(OLIVE)],
      behind: [...pole(22, -4, -4, '#7a4f28', 5), ...behind],
      over: [...over, ...ragged('#e2dccd', 116), ...moustache('long', '#f4f0e6')],
    });
  },
  enchanter: () =>
    bust({
      skin: TAN,
      coat: '#2f4a8c',
      head: 'long',
      eyes: 'slant',
      iris: '#3fb4d8',
      shining: true,
      brow: '#20160f',
      brows: 'high',
      nose: 'sharp',
      mouth: 'smirk',
      behind: collar('#1f2f6c', '#8a5ad0', 40),
      clothes: [...open('#8a5ad0', GOLD, 106), ...chain(GOLD, '#3fb4d8')],
      over: [
        ...swept('#20160f'),
        ...goatee('#20160f', 96),
        ...moustache('thin', '#20160f'),
        ...hand(96, 84, TAN, 1),
        ...glow(96, 62, 18, '#a8e8ff'),
        ...star(96, 60, 2, '#ffffff'),
        ...star(110, 46, 1, '#d8f4ff'),
      ],
    }),
  instructor: () =>
    bust({
      skin: OLIVE,
      coat: '#7a2f2a',
      head: 'square',
      build: 'broad',
      eyes: 'plain',
      iris: '#3a4a5a',
      brow: '#8f8a84',
      brows: 'stern',
      bushy: 4,
      nose: 'broken',
      mouth: 'stern',
      marks: [aged(OLIVE), ...scar('M46 60L52 70')],
      behind: sword(22, 84, '#d4dbe0', GOLD, 1.6),
      clothes: [...plate('#a9743c', '#5b3a1e'), line('M60 100V120M50 104H70M48 112H72', '#3c2410', 2)],
      over: [
        ...curls(
          '#a39e96',
          [
            [40, 32],
            [46, 23],
            [55, 18],
            [66, 18],
            [75, 23],
            [81, 32],
          ],
          6,
        ),
        ...beard('#a39e96', 92),
      ],
    }),
  sorcerer: () => {
    const { behind, over } = hood('#3a2a5a');
    return bust({
      skin: '#c9b49a',
      coat: '#2c2048',
      head: 'gaunt',
      eyes: 'narrow',
      white: '#2a1040',
      iris: '#d88aff',
      shining: true,
      brow: '#20160f',
      brows: 'stern',
      nose: 'hooked',
      mouth: 'none',
      marks: [shadow('#2c1040', 0.5)],
      behind: [...pole(102, 30, 0, '#5b3a1e', 5), ...glow(102, 22, 20, '#c08aff'), ...behind],
      clothes: cloak('#4a3478', '#d88aff'),
      over: [
        ...over,
        ...beard('#3a322e', 104),
        ink(disc(102, 22, 9), '#b46cf0', 2.2),
        fill(disc(99, 19, 3), '#ffffff'),
        line('M94 30Q102 38 110 30', '#5b3a1e', 4),
      ],
    });
  },
  witch: () =>
    bust({
      skin: '#c2cf9a',
      coat: '#4a2f52',
      head: 'heart',
      build: 'slight',
      eyes: 'slant',
      iris: '#6a3fa8',
      brow: '#3a1c12',
      brows: 'high',
      nose: 'sharp',
      mouth: lips('#7a2040'),
      marks: [lashes, ink(disc(69, 66, 1.7), '#7a8a4a', 1)],
      behind: mane('#a8451c', 116, 9),
      clothes: [...open('#c2cf9a', '#8f5aa8', 102), ...chain('#b9bec4', '#6fe08a')],
      over: [
        ...parted('#a8451c'),
        ...shape('M60 -9Q50 -2 48 10L42 27Q28 30 14 40Q34 46 60 38', '#33264a', 0.45, 2.6),
        line('M42 28Q60 23 78 28', '#8f5aa8', 4),
        ink('M54 22H66V31H54z', GOLD, 1.6),
      ],
    }),
};

// People of the sets who see, sing and conjure.
import { flask } from './elements';
import { leaves } from './faelings';
import { chain, cloak, collar, glow, hand, horns, open, skull, star } from './garb';
import { circlet, pointed, robe } from './hats';
import { turban } from './ifrits';
import { disc, fill, type Gallery, INK, line } from './layer';
import { ink, shape } from './mirror';
import { bears, knuckles, lens, offers, shelf, someone } from './people';
import { BROWN, DEEP, FAIR, OLIVE, ROSY, TAN } from './skins';
import { GOLD } from './wayfarers';
import { inset } from './within';

export const SEERS: Gallery = {
  dawn_bringer: () =>
    someone({
      skin: BROWN,
      coat: '#f2dca0',
      lip: '#a8403c',
      hair: '#f2c25a',
      cut: 'mane',
      iris: '#d9901c',
      back: [
        ...glow(60, 46, 58, '#ffe9a0'),
        fill('M60 -10L66 8H54ZM14 8L30 18L22 26ZM106 8L98 26L90 18ZM-6 56L12 50V62ZM126 56L108 62V50Z', '#ffd257'),
        line(disc(60, 46, 46), '#ffd257', 3),
      ],
      wear: cloak('#e88a3c', '#ffe27a'),
      hat: [...circlet(GOLD, '#ff8a3c'), ...star(60, 16, 2.6, '#fffbe0')],
    }),
  deranged_alchemist: () =>
    someone({
      skin: '#d9c090',
      coat: '#e2dcc8',
      head: 'gaunt',
      eyes: 'wide',
      iris: '#6ab02c',
      brows: 'high',
      nose: 'hooked',
      mouth: 'grin',
      hair: '#c9d0c0',
      cut: 'wild',
      marks: [fill(disc(48, 66, 4) + disc(74, 60, 3), '#3a3a30', 0.4)],
      wear: [line('M44 90L40 121M60 96V121', '#a8a08c', 2)],
      hat: [
        ...lens(50, 50, 10, '#b8903c', '#d8ff8a'),
        ...lens(70, 50, 10, '#b8903c', '#d8ff8a'),
        line('M39 46L34 42M81 46L86 42', INK, 3),
      ],
      has: [
        ...inset(flask({ brew: '#8ad02c', sign: skull(60, 86, 1.4, '#3a3a30') }), 100, 84, 0.5),
        ...knuckles(100, 66, '#d9c090'),
        fill(disc(98, 44, 5) + disc(106, 34, 4) + disc(94, 28, 3), '#c8ff8a', 0.8),
      ],
    }),
  spell_caller: () =>
    someone({
      skin: DEEP,
      coat: '#2f5a4a',
      cowl: '#3f7a5f',
      eyes: 'slant',
      iris: '#8affb0',
      shining: true,
      brows: 'stern',
      nose: 'sharp',
      hair: '#1a110c',
      beard: 'goatee',
      back: glow(60, 50, 56, '#a8ffc0'),
      has: [
        ...inset(shelf('scroll'), 98, 84, 0.42),
        ...star(98, 52, 2.4, '#ffffff'),
        ...star(84, 64, 1.4, '#c8ffd8'),
        ...star(112, 62, 1.4, '#c8ffd8'),
        ...hand(20, 92, DEEP, 0.8),
      ],
    }),
  dragon_speaker: () =>
    someone({
      skin: OLIVE,
      coat: '#8a2a1c',
      hair: '#1f1510',
      cut: 'peak',
      beard: 'curled',
      mouth: 'shout',
      iris: '#e2701f',
      back: [
        ...collar('#a8402c', '#ffd257', 40),
        ...horns('M44 26Q30 20 30 -2Q40 12 54 18Z', '#e8d8a8', 'M34 8L40 10'),
      ],
      wear: [...open('#3a1410', GOLD), ...chain(GOLD, '#e2401f')],
      has: [
        ...hand(104, 86, OLIVE, 0.85),
        ...hand(18, 92, OLIVE, 0.8),
        line('M84 66Q92 62 98 66M86 76Q92 76 98 78', '#fff6dc', 2.2),
      ],
    }),
  dream_singer: () =>
    someone({
      skin: FAIR,
      coat: '#6a5ab0',
      lip: '#b8507a',
      hair: '#d8c8f0',
      cut: 'long',
      eyes: 'closed',
      back: [...glow(60, 46, 56, '#d8c8ff'), ...star(16, 20, 2, '#ffffff'), ...star(104, 14, 2.2, '#ffffff')],
      wear: open(FAIR, '#e8d8ff', 100),
      hat: circlet('#e6ecf4', '#8fd8ff'),
      has: [
        ink('M74 114Q66 70 80 64Q84 72 80 82L96 82Q96 70 104 64Q116 74 106 116Q90 124 74 114Z', GOLD, 2.3),
        fill('M84 88H100V108H84Z', '#3a2a5a'),
        line('M86 86V110M90 86V110M94 86V110M98 86V110', '#fff6dc', 1.3),
        ...knuckles(108, 98, FAIR),
      ],
    }),
  oracle: () =>
    someone({
      skin: OLIVE,
      coat: '#f1ebdb',
      lip: '#a84a4a',
      hair: '#2a1a12',
      cut: 'bun',
      eyes: 'wide',
      white: '#d8f0ff',
      iris: '#eafaff',
      shining: true,
      back: [
        ...glow(60, 46, 56, '#c8f0e0'),
        fill(
          'M20 121Q4 90 20 66Q34 44 16 16Q44 40 36 70Q30 94 40 121ZM100 121Q116 90 100 66Q86 44 104 16Q76 40 84 70Q90 94 80 121Z',
          '#ffffff',
          0.45,
        ),
      ],
      wear: [...open(OLIVE, GOLD, 100), line('M24 112Q60 96 96 112', GOLD, 2.4)],
      hat: leaves('#5f9a4a'),
    }),
  augur: () =>
    someone({
      skin: TAN,
      coat: '#e8dcc0',
      years: 'old',
      head: 'long',
      hair: '#f1ece0',
      beard: 'full',
      cut: 'none',
      back: [
        line('M10 20Q18 10 26 20Q34 10 42 18M84 8Q90 0 96 8Q102 0 110 8M94 30Q99 24 104 30Q108 24 114 30', INK, 3),
      ],
      wear: robe('#b8303a', '#f4ead0'),
      hat: [...shape('M60 6Q36 8 32 40L28 78L38 88Q38 40 60 34', '#f4ead0', 0.35, 2.4)],
      has: [
        line('M104 122V52Q104 32 90 32Q80 34 82 44Q86 52 94 48', INK, 7),
        line('M104 122V52Q104 32 90 32Q80 34 82 44Q86 52 94 48', '#a8733c', 4.2),
        ...knuckles(104, 92, TAN),
      ],
    }),
  nefarious_vizier: () =>
    someone({
      skin: OLIVE,
      coat: '#2a1a34',
      head: 'gaunt',
      eyes: 'slant',
      iris: '#d8301c',
      brows: 'stern',
      nose: 'hooked',
      mouth: 'smirk',
      hair: '#14100c',
      cut: 'none',
      beard: 'curled',
      back: collar('#3a1f4a', '#c8303a', 30),
      wear: open('#c8303a', GOLD),
      hat: turban('#4a1f5a', '#d8301c', true),
      has: [
        ...offers(
          [
            ...glow(60, 60, 60, '#c06aff'),
            ink(disc(60, 60, 36), '#3a1050', 5),
            ink('M30 60Q60 34 90 60Q60 86 30 60Z', '#ffd24a', 3),
            fill('M60 46Q68 60 60 74Q52 60 60 46Z', INK),
          ],
          OLIVE,
          98,
          84,
          0.46,
        ),
      ],
    }),
  loyal_vizier: () =>
    someone({
      skin: BROWN,
      coat: '#2f6a8a',
      years: 'old',
      head: 'oval',
      cut: 'none',
      beard: 'full',
      brows: 'flat',
      wear: [...robe('#3f8ab0', GOLD)],
      hat: turban('#f4f0e6', '#3fa4e0'),
      has: [
        ...bears('scroll', BROWN, [98, 88, 0.42], [-14, 14]),
        line('M112 62L104 84', INK, 4),
        line('M114 58L104 84', '#ffffff', 2.4),
      ],
    }),
  astrologer: () =>
    someone({
      skin: FAIR,
      coat: '#2a2f6a',
      years: 'old',
      head: 'long',
      beard: 'full',
      cut: 'tufts',
      wear: [...star(24, 108, 1.6, '#ffe27a'), ...star(40, 98, 1.1, '#ffe27a'), ...star(88, 98, 1.2, '#ffe27a')],
      hat: [
        ...pointed('#34409a', GOLD, 40),
        ...star(58, 16, 1.6, '#ffe27a'),
        line('M72 22A6 6 0 1 1 68 12', '#ffe27a', 2),
      ],
      has: bears('astrolabe', FAIR, [100, 82, 0.44], [-14, 18]),
    }),
  spellweaver: () =>
    someone({
      skin: '#d8c8d8',
      coat: '#4a3a6a',
      lip: '#7a3a8a',
      hair: '#2a2438',
      cut: 'long',
      eyes: 'slant',
      iris: '#b45cff',
      back: [
        line('M60 -8V122M-8 50H128M12 2L108 98M108 2L12 98', '#f0f0ff', 1.6),
        ...[16, 30, 46].map((r) =>
          line(
            `M${60 - r} 50L${60 - r * 0.7} ${50 - r * 0.7}L60 ${50 - r}L${60 + r * 0.7} ${50 - r * 0.7}L${60 + r} 50L${60 + r * 0.7} ${50 + r * 0.7}L60 ${50 + r}L${60 - r * 0.7} ${50 + r * 0.7}Z`,
            '#f0f0ff',
            1.6,
          ),
        ),
      ],
      wear: open('#d8c8d8', '#c8a8ff', 100),
      hat: circlet('#c9ccd8', '#b45cff'),
      has: [
        ...hand(100, 90, '#d8c8d8', 0.85),
        line('M94 72L70 104M101 72L84 112M106 74L100 116', '#e8d8ff', 1.6),
        ...star(100, 66, 1.6, '#ffffff'),
      ],
    }),
  magician: () =>
    someone({
      skin: ROSY,
      coat: '#6a2f8a',
      years: 'old',
      head: 'long',
      beard: 'long',
      nose: 'long',
      cut: 'none',
      wear: [...star(22, 110, 1.6, '#ffe27a'), ...star(96, 106, 1.6, '#ffe27a')],
      hat: [...pointed('#7a3fa0', GOLD), ...star(60, 14, 1.8, '#ffe27a')],
      has: bears('wand', ROSY, [102, 84, 0.46], [-14, 16]),
    }),
};

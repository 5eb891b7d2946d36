// People of the sets whom one meets and leaves: smiths, judges, keepers and the holy.
import { GOLD, STEEL } from './folk';
import { chain, cloak, flame, fur, glow, hand, pole, skull, star } from './garb';
import { apron, bandages, brim, headband, kerchief, laurel, robe, strap } from './hats';
import { turban } from './ifrits';
import { disc, type Drawing, fill, type Gallery, INK, line } from './layer';
import { ink, rod, shape, thing } from './mirror';
import { anvil, hammerOver } from './motifs';
import { holds, knuckles, lens, shelf, someone } from './people';
import { DEEP, FAIR, OLIVE, ROSY, TAN } from './skins';
import { inset, mirrored, within } from './within';

const hammer: Drawing = [
  ...rod('M60 118L60 30', '#8a5c34', 8),
  ...thing('M28 8H92V40H28Z', '#8d98a2', 'M70 8H92V40H70Z', 2.6),
  line('M34 14H66', '#ffffff', 2.4, 0.7),
];
const smith = (coat: string, hair: string, over: Drawing): Drawing =>
  someone({
    skin: ROSY,
    coat,
    hair,
    head: 'square',
    build: 'broad',
    brows: 'stern',
    nose: 'broad',
    cut: 'crop',
    beard: 'short',
    wear: apron('#7a4f2c'),
    has: over,
  });
/** What lies before somebody, across the foot of the picture. */
const before = (what: Drawing, size = 0.62, y = 87): Drawing => inset(what, 60, y, size);

export const NEIGHBOURS: Gallery = {
  armoursmith: () => smith('#4a4a52', '#7a3a1c', before([...anvil(), ...inset(shelf('helmet'), 60, 26, 0.5)], 0.6, 87)),
  weaponsmith: () => smith('#5f3a2a', '#2a1c14', before([...anvil(), ...inset(shelf('sword'), 62, 44, 0.9)], 0.6, 87)),
  devout_blacksmith: () => [
    ...smith('#3f5a4a', '#3a3430', before(anvil(hammerOver), 0.6, 87)),
    ...inset(shelf('cross'), 24, 100, 0.24),
  ],
  dwarf_smith: () =>
    someone({
      skin: ROSY,
      coat: '#5a4a3a',
      head: 'heavy',
      build: 'broad',
      nose: 'broad',
      hair: '#c8602c',
      bushy: 4.4,
      beard: 'long',
      wear: apron('#6d4523'),
      hat: headband('#8a8f96'),
      has: holds(hammer, ROSY, [102, 66, 0.6], [0, 26]),
    }),
  leper: () => [
    ...pole(104, 30, 2, '#8a5c30', 4.5),
    ...someone({
      skin: '#c9b89a',
      coat: '#8a8270',
      cowl: '#9c9480',
      head: 'gaunt',
      eyes: 'tired',
      nose: 'none',
      mouth: 'none',
      hair: '#5a5246',
      marks: [fill(disc(50, 62, 3) + disc(70, 44, 2.4), '#8a5a4a', 0.6), ...bandages('#efe8d8')],
    }),
    ink('M92 94Q92 82 101 82Q110 82 110 94L114 102H88Z', GOLD, 2.1),
    ink(disc(101, 104, 3.4), '#6d430a', 1.3),
    ...knuckles(102, 80, '#efe8d8'),
  ],
  lore_master: () =>
    someone({
      skin: FAIR,
      coat: '#3a4a3a',
      years: 'old',
      head: 'long',
      cut: 'tufts',
      beard: 'full',
      wear: cloak('#5a4a6a', GOLD),
      marks: [...lens(51, 50, 8, GOLD), ...lens(69, 50, 8, GOLD)],
      has: [...inset(shelf('book_of_lore'), 96, 94, 0.5), ...knuckles(84, 112, FAIR)],
    }),
  questing_prince: () =>
    someone({
      skin: OLIVE,
      coat: '#2f7a8a',
      head: 'long',
      hair: '#1f1510',
      cut: 'crop',
      beard: 'goatee',
      eyes: 'plain',
      brows: 'flat',
      back: [
        ...rod('M104 124V-2', '#8a5c34', 4.5),
        ink('M104 2Q84 -4 70 4Q80 14 70 26Q86 22 104 28Z', '#c8303a', 2.2),
        ink(disc(88, 14, 5), GOLD, 1.4),
      ],
      wear: [...cloak('#f4ead0', GOLD), ...chain(GOLD, '#3fa4e0')],
      hat: turban('#f4f0e6', '#d2303a', true),
      has: knuckles(105, 96, OLIVE),
    }),
  demigod: () =>
    someone({
      skin: TAN,
      coat: '#f4efe0',
      head: 'square',
      build: 'broad',
      hair: '#efc86a',
      cut: 'curls',
      brows: 'flat',
      iris: '#3f8fd0',
      back: glow(60, 46, 58, '#fff2b0'),
      wear: [fill('M60 121L36 84Q30 96 26 121Z', TAN), line('M36 84L66 121', GOLD, 4)],
      hat: laurel('#e6c04a'),
      has: [
        ...inset([...glow(60, 60, 60, '#cfe8ff'), ink('M76 -4L34 62H56L44 124L92 48H66Z', '#ffe27a', 4)], 100, 76, 0.5),
        ...knuckles(98, 78, TAN),
      ],
    }),
  grace_hearted: () =>
    someone({
      skin: DEEP,
      coat: '#f4e6da',
      lip: '#b3404c',
      hair: '#20140e',
      cut: 'curls',
      mouth: 'smile',
      back: glow(60, 50, 58, '#ffd8d0'),
      wear: cloak('#d8707a', GOLD),
      has: [
        ...glow(60, 102, 20, '#fff0c0'),
        ...shape('M60 96Q54 88 46 92Q42 102 60 116', '#e0404c', 0.45, 2.3),
        ...star(50, 98, 1.1, '#ffffff'),
      ],
    }),
  lawbringer: () =>
    someone({
      skin: ROSY,
      coat: '#2a2430',
      years: 'old',
      head: 'long',
      brows: 'stern',
      nose: 'hooked',
      mouth: 'stern',
      cut: 'none',
      hair: '#f1ece0',
      wear: [...robe('#a8202c', '#f4ead0'), ...fur('#f4efe2', -6)],
      hat: [
        ...shape('M60 12Q38 10 33 34L32 84Q40 92 46 86L42 54Q44 36 60 34', '#f1ece0', 0.35, 2.3),
        line('M33 44H42M33 54H42M33 64H43M33 74H44M87 44H78M87 54H78M87 64H77M87 74H76', '#a8a08c', 2),
      ],
      has: [
        ...rod('M78 120L100 94', '#8a5c34', 5),
        ink('M88 80L96 74L116 98L108 104Z', '#6d4523', 2.2),
        line('M92 84L112 92M96 79L106 100', '#a8733c', 1.6),
        ...knuckles(82, 114, ROSY),
      ],
    }),
  redeemer: () =>
    someone({
      skin: TAN,
      coat: '#f4efe0',
      head: 'long',
      hair: '#6e4826',
      cut: 'long',
      beard: 'short',
      brows: 'sad',
      iris: '#4a7a9c',
      back: [...glow(60, 44, 56, '#fff6c8'), line(disc(60, 40, 44), '#ffe27a', 3)],
      wear: cloak('#3f6fb8', GOLD),
      has: hand(99, 92, TAN, 0.9),
    }),
  peasant_mob: () =>
    within(
      [
        ...rod('M14 122V2', '#8a5c34', 4.5),
        line('M4 -6V8Q4 16 14 16Q24 16 24 8V-6M14 -8V14', INK, 6),
        line('M4 -6V8Q4 16 14 16Q24 16 24 8V-6M14 -8V14', STEEL, 3.2),
        ...rod('M106 122V24', '#6d4523', 5),
        ...glow(106, 14, 22, '#ffb04a'),
        ...flame(106, 26, 1.3),
        ...inset(
          someone({
            skin: ROSY,
            coat: '#6a5a3a',
            mouth: 'shout',
            brows: 'stern',
            beard: 'ragged',
            hat: kerchief('#8a7a52'),
          }),
          30,
          60,
          0.56,
        ),
        ...inset(
          someone({
            skin: TAN,
            coat: '#5a4a6a',
            mouth: 'shout',
            brows: 'stern',
            hair: '#8a5a2c',
            cut: 'bun',
          }),
          90,
          60,
          0.56,
        ),
        ...inset(
          someone({
            skin: ROSY,
            coat: '#7a4a3a',
            head: 'square',
            build: 'broad',
            mouth: 'shout',
            brows: 'stern',
            hair: '#2a1c14',
            hat: brim('#c9a25a', '#8a2f2a', 8, 38),
          }),
          60,
          76,
          0.72,
        ),
      ],
      0.96,
    ),
  fallen_adventurer: () => [
    ...inset(mirrored(shelf('broken_sword')), 24, 76, 0.5),
    ...inset(shelf('shield'), 92, 88, 0.5),
    ...skull(56, 66, 4.6),
    ...shape('M60 8Q28 12 24 52L30 66L40 56Q48 46 60 46', '#8d98a2', 0.5, 2.6),
    line('M26 56Q60 36 94 56', '#4a545c', 3),
    line('M36 18L46 32L38 38L48 50', INK, 2.2),
    fill('M-8 121Q20 108 60 112Q100 108 128 121Z', '#4a5a34'),
    line('M10 116L6 104M14 116L18 102M102 116L98 102M108 116L114 104M60 114L58 104', '#6c8a3c', 2.6),
  ],
  dungeon_keeper: () => [
    ...someone({
      skin: '#c9ab8c',
      coat: '#4a3f34',
      head: 'heavy',
      build: 'broad',
      eyes: 'narrow',
      brows: 'stern',
      nose: 'broken',
      mouth: 'smirk',
      cut: 'none',
      hair: '#3a2a1c',
      beard: 'stubble',
      wear: [...strap(), ink('M38 104H82V114H38Z', '#6d4523', 2)],
      hat: shape('M60 8C42 8 34 22 33 48L34 72L42 80L42 50Q48 38 60 38', '#2f2a28', 0.45, 2.4),
      has: knuckles(101, 94, '#c9ab8c'),
    }),
    line(disc(101, 100, 10), INK, 5),
    line(disc(101, 100, 10), '#c9a24a', 2.6),
    ...[94, 102, 110].flatMap((x, i) => [
      line(`M${x} ${106 + (i % 2) * 2}V122`, INK, 4.4),
      line(`M${x} ${106 + (i % 2) * 2}V122M${x} 121H${x + 4}M${x} 116H${x + 3}`, '#c9a24a', 2.2),
    ]),
  ],
  cairn_caretaker: () => [
    ...someone({
      skin: '#b8b0a4',
      coat: '#5a5a5f',
      cowl: '#6a6a70',
      years: 'old',
      head: 'gaunt',
      beard: 'full',
      nose: 'long',
      size: 0.9,
    }),
    ...[
      [96, 114, 22, 8],
      [96, 101, 17, 7],
      [97, 89, 13, 6],
      [96, 79, 9, 5],
    ].map(([x = 0, y = 0, w = 0, h = 0]) =>
      ink(
        `M${x - w} ${y}Q${x - w} ${y - h} ${x} ${y - h}Q${x + w} ${y - h} ${x + w} ${y}Q${x + w} ${y + h} ${x} ${y + h}Q${x - w} ${y + h} ${x - w} ${y}Z`,
        '#9a958c',
        2.2,
      ),
    ),
    line('M82 111Q84 107 92 107M85 99Q88 95 95 95', '#ffffff', 1.6, 0.6),
  ],
};

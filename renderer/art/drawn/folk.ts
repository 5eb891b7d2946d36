// People of the sets whom one meets and leaves: of street and market.
import { scar } from './anatomy';
import { crownAt } from './endings';
import { chain, fur, glow, jewel, open } from './garb';
import {
  brim,
  circlet,
  doublet,
  headband,
  kerchief,
  motley,
  patches,
  robe,
  ruff,
  scholar,
  softCap,
  strap,
} from './hats';
import { turban } from './ifrits';
import { disc, type Drawing, fill, type Gallery, INK, line } from './layer';
import { dim, ink, rod, thing } from './mirror';
import { mask } from './motifs';
import { bears, holds, knuckles, offers, shelf, someone } from './people';
import { BROWN, FAIR, OLIVE, ROSY, TAN } from './skins';
import { coin } from './treasure';
import { inset, mirrored } from './within';

export const GOLD = '#e0b545';
export const STEEL = '#c6d0d8';
export const broom: Drawing = [
  ...rod('M60 -4L60 84', '#a8733c', 7),
  ink('M46 78H74L84 118Q60 124 36 118Z', '#d9b45a', 2.4),
  line('M48 84V116M56 84V119M64 84V119M72 84V116', '#8a6420', 2),
  ink('M46 78H74V88H46Z', '#8a2f2a', 2),
];
const cards: Drawing = [
  ink('M22 50L50 36L70 96L42 106Z', '#f8f1e0', 2.4),
  ink('M48 36H78V100H48Z', '#f8f1e0', 2.4),
  ink('M76 36L102 50L86 106L58 98Z', '#f8f1e0', 2.4),
  ink('M80 58L90 66L82 82L72 74Z', '#c8303a', 1.6),
];
const flute: Drawing = [
  ...rod('M10 84L112 58', '#c98f4a', 9),
  fill(disc(50, 74, 2.6) + disc(62, 71, 2.6) + disc(74, 68, 2.6) + disc(86, 65, 2.6), INK),
  line('M20 88L24 78M104 66L102 55', '#efc04a', 4),
];
const notes: Drawing = [
  line('M100 34V12L114 8V28', INK, 3),
  fill(disc(97, 35, 4.6) + disc(111, 29, 4.6), INK),
  line('M10 44V24', INK, 3),
  fill(disc(7, 45, 4.6), INK),
];

export const FOLK: Gallery = {
  barterer: () =>
    someone({
      skin: OLIVE,
      coat: '#8a5a2c',
      hair: '#2a1c14',
      head: 'round',
      build: 'broad',
      nose: 'hooked',
      mouth: 'grin',
      beard: 'moustache',
      wear: robe('#b5803c', '#f2d36a'),
      hat: turban('#2f7a6a', '#efc04a'),
      has: [...offers(shelf('lucky_coin'), OLIVE, 100, 84), ...mirrored(offers(shelf('diamond'), OLIVE, 100, 84))],
    }),
  beggar_king: () =>
    someone({
      skin: TAN,
      coat: '#6a6048',
      years: 'old',
      hair: '#9a9184',
      cut: 'tousled',
      beard: 'ragged',
      head: 'gaunt',
      nose: 'broken',
      wear: [...patches('#8a5a4a', '#4f6a5a'), ...fur('#a8977c', -8)],
      hat: crownAt(10, '#c9a84a'),
      has: [
        ink('M84 96H116L110 120H90Z', '#a8733c', 2.3),
        line('M84 102H116', dim('#a8733c'), 2),
        ...coin(96, 92, 6),
        ...coin(107, 91, 6),
      ],
    }),
  cutpurse: () =>
    someone({
      skin: TAN,
      coat: '#4a4438',
      cowl: '#5a5240',
      head: 'gaunt',
      eyes: 'narrow',
      brows: 'stern',
      nose: 'sharp',
      mouth: 'smirk',
      hair: '#3a2a1c',
      beard: 'stubble',
      has: [
        ...inset(shelf('bag_of_gold'), 100, 88, 0.42),
        line('M100 62Q92 74 98 74', '#d9c08a', 2.2),
        ...inset(mirrored(shelf('stiletto')), 22, 84, 0.44),
        ...knuckles(13, 100, TAN),
      ],
    }),
  dung_sweeper: () =>
    someone({
      skin: ROSY,
      coat: '#7a6a52',
      head: 'round',
      cut: 'tousled',
      hair: '#8a5a2c',
      beard: 'stubble',
      nose: 'button',
      brows: 'sad',
      marks: [fill(disc(46, 60, 4) + disc(72, 38, 3), '#5a4a2c', 0.5)],
      wear: patches('#5f7050', '#8a6a4a'),
      hat: kerchief('#9a4a3c'),
      has: holds(mirrored(broom), ROSY, [102, 68, 0.86], [0, 12]),
    }),
  grifter: () =>
    someone({
      skin: FAIR,
      coat: '#2f5a4a',
      hair: '#3a2414',
      cut: 'peak',
      head: 'long',
      eyes: 'narrow',
      brows: 'high',
      nose: 'sharp',
      mouth: 'grin',
      beard: 'curled',
      wear: doublet('#8a2f3a', GOLD),
      hat: softCap('#24463a', '#d8402c'),
      has: holds(cards, FAIR, [98, 78, 0.5], [0, 26]),
    }),
  madcap: () =>
    someone({
      skin: FAIR,
      coat: '#6d3f94',
      head: 'heart',
      eyes: 'wide',
      iris: '#3f8a5a',
      brows: 'high',
      nose: 'long',
      mouth: 'grin',
      hair: '#c8702c',
      cut: 'wild',
      wear: ruff('#f2d36a'),
      hat: motley('#c8303a', '#3f8a5a'),
    }),
  jester: () =>
    someone({
      skin: ROSY,
      coat: '#c8902c',
      head: 'round',
      mouth: 'smile',
      brows: 'high',
      eyes: 'plain',
      hair: '#5a3a1c',
      marks: [fill('M46 56L50 60L46 66L42 60ZM74 56L78 60L74 66L70 60Z', '#c8303a', 0.8)],
      wear: ruff(),
      hat: motley('#2f5a9c', '#efc04a'),
      has: [
        ...rod('M104 122L100 86', '#8a5c34', 4),
        ...inset(mask('#f4e8d0', true), 99, 72, 0.3),
        ...knuckles(103, 106, ROSY),
      ],
    }),
  philosopher: () =>
    someone({
      skin: OLIVE,
      coat: '#4a5a7a',
      years: 'old',
      head: 'long',
      nose: 'hooked',
      beard: 'full',
      cut: 'tufts',
      wear: robe('#6a7a9c', '#d9d2c0'),
      hat: scholar('#2f3f5a'),
      has: bears('scroll', OLIVE, [100, 84, 0.44], [-10, 20]),
    }),
  pied_piper: () =>
    someone({
      skin: FAIR,
      coat: '#c8502c',
      hair: '#b5803c',
      cut: 'mane',
      head: 'long',
      eyes: 'narrow',
      iris: '#3f8a5a',
      brows: 'high',
      nose: 'sharp',
      mouth: [line('M57 71Q60 74 63 71', '#6b2f22', 2.4)],
      wear: ruff(),
      hat: softCap('#efc04a', '#c8303a'),
      has: [...notes, ...inset(flute, 76, 78, 0.72), ...knuckles(74, 80, FAIR), ...knuckles(96, 73, FAIR)],
    }),
  racketeer: () =>
    someone({
      skin: TAN,
      coat: '#3a3a44',
      head: 'heavy',
      build: 'broad',
      eyes: 'narrow',
      brows: 'stern',
      nose: 'broken',
      mouth: 'stern',
      cut: 'none',
      hair: '#2a1c14',
      beard: 'stubble',
      marks: scar('M70 36L76 56'),
      wear: fur('#7a5a3c'),
      has: [
        ...thing(
          'M90 120L92 74Q88 50 98 44Q112 44 112 60L104 120Z',
          '#8a5c34',
          'M104 48Q112 50 112 62L104 120H98Z',
          2.3,
        ),
        ink('M94 54L86 50L92 60ZM108 62L117 60L110 68Z', STEEL, 1.5),
        ...knuckles(98, 104, TAN),
        ...chain(GOLD),
      ],
    }),
  spendthrift: () =>
    someone({
      skin: ROSY,
      coat: '#8a3a7a',
      head: 'round',
      mouth: 'smile',
      brows: 'high',
      hair: '#c98a3c',
      cut: 'curls',
      wear: [...doublet('#c86aa8', GOLD), ...ruff()],
      hat: softCap('#5a2a6a', '#f4f0e6'),
      has: [
        ...inset(mirrored(shelf('bag_of_gold')), 100, 94, 0.42),
        ...coin(92, 60, 6),
        ...coin(108, 52, 6),
        ...coin(20, 70, 6),
        ...coin(12, 96, 6),
        ...coin(28, 110, 6),
      ],
    }),
  street_sage: () =>
    someone({
      skin: BROWN,
      coat: '#a86a2c',
      years: 'old',
      head: 'oval',
      eyes: 'closed',
      nose: 'broad',
      cut: 'none',
      beard: 'long',
      wear: robe('#c98a3c', '#7a2f1a'),
      marks: [
        ...glow(60, 33, 12, '#fff2a0'),
        fill('M52 33Q60 25 68 33Q60 39 52 33Z', '#fff6d0'),
        fill(disc(60, 32.6, 3), '#2f6f93'),
      ],
    }),
  temporal_mage: () =>
    someone({
      skin: FAIR,
      coat: '#2f3f7a',
      head: 'long',
      eyes: 'slant',
      iris: '#3fb4d8',
      hair: '#e2ddd2',
      cut: 'swept',
      beard: 'goatee',
      back: [
        ...glow(60, 44, 56, '#a8d8ff'),
        line(disc(60, 44, 50), GOLD, 2.4),
        line('M60 -6V2M110 44H102M60 94V86M10 44H18M85 1L81 8M103 19L96 23M35 1L39 8M17 19L24 23', GOLD, 2.6),
      ],
      wear: open('#5a7ac0', GOLD),
      has: bears('hourglass', FAIR, [100, 84, 0.46], [0, 22]),
    }),
  weapon_master: () =>
    someone({
      skin: TAN,
      coat: '#7a2f2a',
      head: 'square',
      build: 'broad',
      brows: 'stern',
      nose: 'broken',
      hair: '#2a1c14',
      cut: 'peak',
      beard: 'goatee',
      marks: scar('M44 36L50 46'),
      back: [...inset(shelf('sword'), 98, 42, 0.72), ...inset(mirrored(shelf('scimitar')), 22, 42, 0.72)],
      wear: [...strap(), ...mirrored(strap())],
      hat: headband('#c8a02c'),
    }),
  pedlar: () =>
    someone({
      skin: ROSY,
      coat: '#6a7a3c',
      head: 'round',
      mouth: 'smile',
      hair: '#9a6a3c',
      beard: 'whiskers',
      back: [
        ...thing('M18 50Q16 20 60 18Q104 20 102 50L108 112H12Z', '#a8733c', 'M84 22Q104 26 102 50L108 112H88Z', 2.5),
        ...rod('M10 22Q60 6 110 22', '#d9c08a', 10),
        line('M26 40V20M94 40V20', '#c9ccd0', 3),
        ink('M14 36H32L30 52H16Z', '#aab4bd', 2),
        ink('M90 38H108L105 56H93Z', '#c9743c', 2),
      ],
      wear: [line('M36 86L44 121M84 86L76 121', INK, 9), line('M36 86L44 121M84 86L76 121', '#7a4f2c', 6)],
      hat: brim('#7a5a34', '#b8502c', 6, 38),
    }),
  talismonger: () =>
    someone({
      skin: BROWN,
      coat: '#5a2a4a',
      lip: '#a8323c',
      hair: '#1a110c',
      cut: 'long',
      eyes: 'slant',
      wear: [...open(BROWN, GOLD, 100), ...chain(GOLD, '#d2303a')],
      hat: circlet(GOLD, '#6fe0a0'),
      has: [
        line('M96 60L92 78M104 60L104 80M112 60L116 76', '#d9c08a', 1.8),
        ...inset(shelf('amulet'), 91, 92, 0.24),
        ink('M98 82L104 78L110 82L104 96Z', '#3fa4e0', 1.7),
        ...jewel(116, 84, 1.2, '#7fe08a'),
        ...knuckles(104, 58, BROWN),
      ],
    }),
};

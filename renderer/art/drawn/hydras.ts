// What has more heads than one, whichever set brings it.
import { lion, wolf } from './animals';
import { glare, maw, strokes } from './beast';
import { goat } from './creatures';
import { dragon, drake } from './dragons';
import { flame, glow, star } from './garb';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, flip, ink, pair, place, shape } from './mirror';
import { inset, mirrored, within } from './within';

type Scales = { readonly hide: string; readonly belly: string; readonly eye: string };
type Side = 'left' | 'right';

/** A head on its neck, seen from the side. */
const hiss = ({ hide, eye }: Scales, neck: string, x: number, y: number, side: Side, by: number): Drawing => {
  const colour = side === 'left' ? hide : dim(hide, 0.74);
  const to = (d: string): string => (side === 'left' ? d : flip(d));
  const at = (d: string): string => to(place(d, x, y, by));
  return [
    line(to(neck), INK, 16 * by + 3),
    line(to(neck), colour, 13 * by + 1.5),
    line(to(neck), '#fff6dc', 2, side === 'left' ? 0.4 : 0.15),
    ink(at('M4 -8L20 -22L14 -6ZM10 -4L26 -10L16 2Z'), dim(hide, 0.6), 1.7),
    ink(at('M12 6L-4 6L-18 12Q-20 17 -13 18L4 16L14 12Z'), dim(colour, 0.8), 1.9),
    fill(at('M10 5L-16 7L-6 11L10 10Z'), '#4d1310'),
    ink(at('M16 -4Q6 -15 -6 -11L-20 -4Q-27 0 -22 5L-6 5L6 8L16 8Z'), colour, 2.1),
    ink(at('M-19 4L-17 11L-14 4.500ZM-11 4.500L-9 9L-6 5ZM-14 13L-12 8L-9 13Z'), '#fff6dc', 0.8),
    ink(at('M-8 -6Q-2 -9 4 -4Q-3 0 -8 -6Z'), eye, 1.3),
    fill(at('M-3 -7L-1 -3L-3 -1Z'), INK),
    line(at('M-10 -8Q-2 -12 6 -5'), INK, 2),
    line(at('M-18 -3L-8 -8'), '#fff6dc', 1.5, side === 'left' ? 0.7 : 0.2),
    line(at('M-22 8L-32 11M-32 11L-38 8M-32 11L-37 15'), '#d8303a', 1.8),
  ];
};
/** Five heads: two on each side behind the one that looks at you. */
const hydra = (of: Scales): Drawing =>
  within(
    [
      ...hiss(of, 'M50 112Q12 104 8 78Q8 64 18 58', 18, 56, 'left', 0.86),
      ...hiss(of, 'M50 112Q12 104 8 78Q8 64 18 58', 18, 56, 'right', 0.86),
      ...hiss(of, 'M54 108Q26 84 32 42Q34 24 42 18', 40, 14, 'left', 1),
      ...hiss(of, 'M54 108Q26 84 32 42Q34 24 42 18', 40, 14, 'right', 1),
      ...shape('M60 62Q46 64 45 82Q26 96 20 122L60 122', of.hide, 0.45, 2.6),
      ...shape('M60 76Q52 78 52 92L46 122L60 122', of.belly, 0.4, 1.9),
      line(pair('M52 90H60M50 99H60M48 108H60M47 116H60'), dim(of.belly, 0.55), 1.7),
      ink(pair('M48 46L34 38L46 60ZM50 38L44 24L57 36Z'), dim(of.hide, 0.6), 1.9),
      ...shape('M60 32Q48 32 44 46Q38 58 46 70Q50 82 60 84', of.hide, 0.5, 2.4),
      fill(pair('M60 38Q55 42 57 54L60 60Z'), dim(of.hide, 0.6), 0.7),
      ...maw('M60 68Q50 67 47 64Q49 80 60 81', 'M49.500 65.500L51.500 74L55 67Z', 'M60 74Q54 74 54.500 79L60 80.500Z'),
      ...glare(51, 10, of.eye, { pupil: 'slit', size: 0.85, white: '#fff2b8' }),
      fill(pair('M58 62Q55 59 54 61.500Q56 63 58 62Z'), INK),
      strokes('M30 112L36 104M40 100L44 94M44 116L38 112', dim(of.hide, 0.5), 1.8, 0.8),
    ],
    0.93,
  );

type Drake = Parameters<typeof dragon>[0];
/** Two of them on one breast. */
const double = (first: Drake, second: Drake): Drawing =>
  within(
    [
      ink(
        pair('M52 100Q34 70 22 34Q8 16 -10 10Q2 26 -4 44Q6 44 6 60Q18 58 22 78Q34 80 44 110Z'),
        dim(first.hide, 0.55),
        2.4,
      ),
      fill('M68 100Q86 70 98 34Q112 16 130 10Q112 40 104 56Q92 78 76 110Z', INK, 0.3),
      ...inset(mirrored(dragon({ ...second, hide: dim(second.hide, 0.82) }, 'crest')), 82, 68, 0.8),
      ...inset(dragon(first, 'upright'), 38, 72, 0.8),
      ...shape('M60 84Q46 88 34 100Q26 110 24 122L60 122', first.hide, 0.45, 2.5),
      ...shape('M60 90Q50 94 46 106L44 122L60 122', first.horn, 0.4, 1.9),
      line(pair('M48 100H60M46 109H60M45 117H60'), dim(first.horn, 0.55), 1.7),
    ],
    0.95,
  );

const RED: Drake = { hide: '#b8382a', horn: '#f0d9a0', eye: '#ffd24a', breath: '#ffb238' };
const GREEN: Drake = { hide: '#3f8a5a', horn: '#d8efc0', eye: '#ffd24a', breath: '#b8e83c' };
const GOLDEN: Drake = { hide: '#d9a834', horn: '#fff0c0', eye: '#c0301c', breath: '#ffe27a' };

const cerberus = (): Drawing => {
  const coat = { fur: '#4a4048', pale: '#8a7478', eye: '#ff5a2c', how: { pupil: 'none', white: '#ffe08a' } } as const;
  return [
    ...glow(60, 60, 58, '#ff7a3c'),
    ...shape('M60 70Q10 70 -2 96L-4 121L60 121', '#332b34', 0.45, 2.6),
    ...inset(wolf({ ...coat, fur: '#3a323a' }), 26, 54, 0.62),
    ...inset(wolf({ ...coat, fur: '#332b34' }), 94, 54, 0.62),
    fill('M-2 92Q14 84 60 100Q106 84 122 92L124 120H-4Z', '#332b34'),
    ...within(wolf(coat), 0.8),
    line('M32 104Q60 124 88 104', INK, 9),
    line('M32 104Q60 124 88 104', '#8a5c30', 6),
    ink('M36 104L34 116L43 110ZM47 111L48 122L55 114ZM65 114L72 122L73 111ZM77 110L86 116L84 104Z', '#d4dbe0', 1.5),
  ];
};
const chimera = (): Drawing => [
  ...shape('M60 60Q14 66 4 90L0 121L60 121', '#b9803a', 0.45, 2.6),
  ...inset(mirrored(dragon({ ...GREEN, hide: '#4f7a44' }, 'swept')), 84, 50, 0.64),
  ...inset(goat, 26, 50, 0.66),
  fill('M2 92Q30 78 60 90Q90 78 118 92L119 120H1Z', '#b9803a'),
  ...within(lion({ fur: '#dda04a', pale: '#f8e6bd', eye: '#d2401c' }, '#8a3f1a'), 0.84),
];

export const HYDRAS: Gallery = {
  hydra: () => hydra({ hide: '#5a8a4a', belly: '#e6dc9c', eye: '#ffd24a' }),
  hydra_spell: () => [
    fill(disc(60, 60, 60), '#c8b4ff', 0.35),
    line(disc(60, 60, 58), '#f0e6ff', 2.4, 0.8),
    ...hydra({ hide: '#7a62d8', belly: '#d8ccff', eye: '#ffffff' }),
    ...star(12, 22, 2, '#ffffff'),
    ...star(108, 24, 2.2, '#ffffff'),
    ...star(60, 4, 1.8, '#ffffff'),
  ],
  hydra_dragon: () => hydra({ hide: '#a8402c', belly: '#f0cf8a', eye: '#ffe27a' }),
  two_headed_dragon: () => double(RED, { ...RED, hide: '#8a2f3c' }),
  domain_of_dragons: () =>
    within(
      [
        ...glow(60, 50, 60, '#ffb057'),
        ...inset(drake(GOLDEN), 60, 46, 0.84),
        ...inset(mirrored(dragon({ ...GREEN, hide: '#2f7a58' }, 'swept')), 90, 84, 0.64),
        ...inset(dragon(RED, 'crest'), 30, 84, 0.64),
        ...flame(60, 122, 1.4),
      ],
      0.97,
    ),
  cerberus,
  chimera,
};

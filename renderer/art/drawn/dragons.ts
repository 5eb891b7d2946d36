// Dragons of every colour: seen from the side, or with spread wings from the front.
import { glare, strokes } from './beast';
import { fill, INK, line, solid, type Drawing, type Gallery } from './layer';
import { dim, ink, pair, shape } from './mirror';
import { within } from './within';

type Scales = {
  readonly hide: string;
  readonly horn: string;
  readonly eye: string;
  /** What he breathes: its colour. */
  readonly breath: string;
};

const HORNS = {
  upright: 'M66 34L78 2L84 30zM52 28L54 6L64 28z',
  swept: 'M70 36Q88 26 96 -4Q104 26 86 44zM56 29Q66 18 70 -8Q80 14 68 32z',
  crest: 'M44 34L38 14L52 24L52 2L64 22L72 -4L76 24L92 6L88 34z',
} as const;

export const dragon = ({ hide, horn, eye, breath }: Scales, horns: keyof typeof HORNS): Drawing =>
  within(
    [
      {
        d: 'M70 46C84 20 104 12 118 16C108 26 110 36 116 46C104 44 98 52 98 62C90 58 80 60 74 66z',
        fill: dim(hide, 0.66),
        stroke: INK,
        width: 2.4,
      },
      line('M78 52Q94 30 114 18M82 56Q98 42 113 44', dim(hide, 0.35), 2, 0.8),
      ...(horns === 'upright' ? [] : [ink(HORNS[horns], horn, 2.2)]),
      ...solid(
        'M118 120C112 86 100 60 84 44L96 18L74 34C62 26 50 26 40 34L16 56L4 72L14 84L40 80L52 84C58 94 60 106 60 120z',
        hide,
        dim(hide, 0.4),
        'M118 120C112 86 100 60 84 44L74 46C86 70 82 92 86 120z',
        'M10 70L22 57L44 38Q56 30 68 34',
      ),
      fill('M52 84C58 94 60 106 60 120H72C72 104 68 90 62 82z', horn, 0.55),
      line('M58 90L68 92M61 100L71 102M62 110L72 112', dim(hide, 0.45), 1.8, 0.8),
      ...(horns === 'upright' ? [ink(HORNS[horns], horn, 2.2)] : []),
      { d: 'M8 76L16 88L40 86L52 92L40 98L18 98z', fill: dim(hide, 0.7), stroke: INK, width: 2.2 },
      fill('M14 80L18 88L22 81zM26 80L30 87L34 80zM20 98L23 90L27 97zM32 98L35 90L39 96z', '#fff6dc'),
      { d: 'M42 50Q54 40 64 48Q54 58 42 50z', fill: eye, stroke: INK, width: 2 },
      fill('M53 44Q56 49 53 54Q50 49 53 44z', INK),
      line('M40 44Q52 34 68 44', INK, 3.4),
      ink('M8 69Q11 63 16 66Q15 71 8 69z', INK, 0.8),
      ink('M2 88C-6 96 -6 110 6 114C4 108 8 104 11 100C9 108 13 114 20 114C15 108 19 100 18 98z', breath, 1.6),
      line('M86 70L98 66M88 84L103 81M88 98L108 96M89 110L112 109M76 56L88 50', dim(hide, 0.4), 3, 0.8),
      line('M30 52L38 58M24 60L32 66M72 62L78 72M74 78L80 90', dim(hide, 0.5), 2, 0.8),
    ],
    0.975,
  );

export const drake = ({ hide, horn, eye }: Scales): Drawing =>
  within(
    [
      ink(pair('M50 86Q36 70 27 42Q10 24 -8 12Q0 30 -6 48Q8 47 7 64Q19 61 21 80Q32 78 42 100Z'), dim(hide, 0.66), 2.5),
      fill('M70 86Q84 70 93 42Q110 24 128 12Q112 40 100 60Q90 80 78 100Z', INK, 0.25),
      strokes('M27 42Q14 44 -4 47M29 48Q18 54 8 63M34 58Q28 68 22 79', dim(hide, 0.35), 2, 0.9),
      strokes('M27 41Q12 24 -5 14', '#fff6dc', 1.6, 0.5),
      ...shape('M60 60Q44 66 41 84Q28 96 22 122L60 122', hide, 0.45, 2.6),
      ...shape('M60 70Q50 74 50 90L45 122L60 122', horn, 0.4, 2),
      line(pair('M50 88H60M49 97H60M48 106H60M47 115H60'), dim(horn, 0.55), 1.8),
      ink(pair('M38 44L20 40L40 55ZM42 56L28 62L46 66Z'), dim(hide, 0.8), 2),
      ink(pair('M47 24Q32 16 28 -12Q42 0 57 15Z'), horn, 2.4),
      strokes('M33 0L38 -1M36 9L43 7M41 16L48 13', dim(horn, 0.5), 1.7, 0.9),
      ...shape('M60 12Q48 12 43 23L34 34L38 47Q41 55 46 60L46 74Q49 86 60 88', hide, 0.5, 2.6),
      fill(pair('M60 22Q55 26 56 40L60 50Z'), dim(hide, 0.6), 0.7),
      strokes('M42 36L38 32M44 26L50 30M47 62L52 56', dim(hide, 0.5), 1.8, 0.8),
      ...glare(41, 11.5, eye, { pupil: 'slit', size: 0.95, white: '#fff2b8' }),
      line(pair('M39 31L58 44'), dim(hide, 0.4), 3.4),
      fill(pair('M55 64Q49 62 50 67Q54 70 56 67Z'), INK),
      line('M46 72Q53 78 60 76Q67 78 74 72', INK, 2.3),
      ink(pair('M48.500 74L50.500 84L54.500 76.500ZM56 77L57.500 81L59.500 77Z'), '#fff6dc', 1),
    ],
    0.915,
  );

type Pose = keyof typeof HORNS | 'wings';
type Row = readonly [name: string, pose: Pose, hide: string, horn: string, eye?: string, breath?: string];
const KINDS: readonly Row[] = [
  ['dragon', 'wings', '#b8382a', '#f0d9a0'],
  ['red_dragon', 'swept', '#c42a20', '#f2d9a0'],
  ['ruby_dragon', 'crest', '#a81c3c', '#ff8a9c', '#ffe08a', '#ff6a8a'],
  ['inferno_dragon', 'crest', '#d9541c', '#ffd257', '#fff2a0'],
  ['volcanic_dragon', 'upright', '#5a2a24', '#ff8a2c', '#ffb01c'],
  ['fire_drake', 'wings', '#d84a24', '#ffc45a'],
  ['balefire_dragon', 'swept', '#6a2f4a', '#e8c8a0', '#9cff6a', '#8aff5a'],
  ['brimstone_wyvern', 'wings', '#b8862a', '#f4e29a', '#e2401f'],
  ['amber_dragon', 'upright', '#d98a24', '#ffe6a8', '#fff2a0'],
  ['topaz_dragon', 'crest', '#e0b02c', '#fff2c0', '#8a4f12'],
  ['gold_dragon', 'swept', '#e2b53c', '#fff0c0', '#8a2f12'],
  ['gilded_dragon', 'crest', '#d9a82c', '#f8ecd0', '#c0301c'],
  ['radiant_dragon', 'wings', '#f0d27a', '#fffbe6', '#3f8fd0'],
  ['exalted_dragon', 'upright', '#e8dcc0', '#e0b545', '#3f8fd0', '#fff6c8'],
  ['celestial_dragon', 'wings', '#7f9fe0', '#fff6d0', '#fff2a0'],
  ['bronze_dragon', 'upright', '#a8703a', '#e8d0a0', '#7fd0a0'],
  ['copper_wyvern', 'wings', '#c06a3c', '#f2cfa0', '#5fc0a0'],
  ['desert_drake', 'wings', '#d0a868', '#f4e6c4', '#b8501c'],
  ['covetous_dragon', 'swept', '#8a6a2c', '#f0d98a', '#ffe27a'],
  ['miser_dragon', 'crest', '#7a6a3a', '#e6cf8a', '#ffd84a'],
  ['ancient_dragon', 'swept', '#8a7f70', '#e8e0cc', '#e0a01c'],
  ['mountain_dragon', 'upright', '#857a70', '#d9cfb8', '#e0a01c'],
  ['green_dragon', 'swept', '#4f8f3a', '#eee2b0', '#ffd24a', '#b8e83c'],
  ['emerald_dragon', 'crest', '#2a9a5f', '#c0f4c8', '#fff2a0', '#6ff0a0'],
  ['arboreal_dragon', 'crest', '#6a8a3a', '#b08a50', '#ffd24a', '#b8e83c'],
  ['woodland_drake', 'wings', '#5f8a44', '#d9c48a', '#ffc83c'],
  ['swamp_dragon', 'upright', '#5f6f3a', '#c9c08a', '#f2e04a', '#a8c83c'],
  ['venomous_dragon', 'swept', '#7a9a1c', '#e2e89a', '#e2401f', '#c8f03c'],
  ['plague_dragon', 'crest', '#8a8f4a', '#d0cfa0', '#e2401f', '#b8c83c'],
  ['dragon_whelp', 'wings', '#d07a4a', '#f4dfb0', '#ffe27a'],
  ['wyrmling', 'wings', '#6fae7a', '#f0ecc0', '#ffd24a'],
  ['hatchling', 'wings', '#c99a6a', '#f6e6c8', '#6a3f1c'],
  ['wyvern_fledgling', 'wings', '#8f7fb0', '#e6dcf0', '#ffd24a'],
  ['wyvern', 'wings', '#7f6a9a', '#e0d0e8', '#ffc83c'],
  ['crypt_wyvern', 'wings', '#6a7070', '#d9dccb', '#8affc0'],
  ['amethyst_dragon', 'crest', '#8a4ac0', '#e6c8ff', '#ffe27a', '#d08aff'],
  ['nether_drake', 'wings', '#4a2f6a', '#b890d8', '#ff6ad0'],
  ['ethereal_drake', 'wings', '#8fb0d0', '#e8f4ff', '#ffffff'],
  ['mist_dragon', 'swept', '#a8b8c4', '#eef4f8', '#3f6f93', '#e6f0f6'],
  ['vapour_dragon', 'crest', '#9ac0c4', '#eafafa', '#2f7a86', '#e6fbff'],
  ['cloud_dragon', 'upright', '#c4d0e2', '#ffffff', '#3f6fb8', '#eef6ff'],
  ['storm_dragon', 'crest', '#4a5f86', '#ffe27a', '#ffe27a', '#9cd8ff'],
  ['spectral_dragon', 'swept', '#6fa8a0', '#d0fff0', '#f0fff8', '#a8ffe0'],
  ['shadow_dragon', 'upright', '#3a3448', '#8a80a8', '#d04aff', '#a05aff'],
  ['umbral_drake', 'wings', '#352f44', '#9a8ab8', '#ff4a6a'],
  ['black_dragon', 'swept', '#35322f', '#c9bfa8', '#ffb01c', '#b8e83c'],
  ['vampiric_dragon', 'crest', '#5a1c2c', '#e8d8d0', '#ff4a3c', '#d0203c'],
  ['zombie_dragon', 'upright', '#7a8a5f', '#e6dfc0', '#c8f03c', '#a8c86a'],
  ['dracolich', 'swept', '#d9d0b4', '#8a7f64', '#6fe0ff', '#8ff0ff'],
  ['carrion_drake', 'wings', '#8a7a5a', '#e2d6b0', '#e2401f'],
  ['frost_drake', 'wings', '#8fc0e0', '#f4fbff', '#2f5fb0'],
  ['ivory_dragon', 'crest', '#ece2cc', '#fffaf0', '#8a5a1c', '#fff2d0'],
  ['swordscale_dragon', 'crest', '#9aa6b0', '#eef4f8', '#e2401f'],
  ['clockwork_dragon', 'upright', '#b8903c', '#7a6a50', '#6ff0ff', '#e6eef2'],
  ['dragon_matriarch', 'swept', '#9a3a5a', '#f4dcb8', '#ffe27a'],
  ['slumbering_dragon', 'upright', '#6f7f5a', '#d9d0a8', '#c0a84a', '#e2e2d0'],
  ['eastern_dragon', 'crest', '#2f9a8a', '#ffd84a', '#e2401f', '#fff2c0'],
  ['wyrd_dragon', 'crest', '#5f8a9a', '#e0f0c0', '#ffe27a', '#a8ffe0'],
  ['amphiptere', 'wings', '#4fa07a', '#f0e8a8', '#e2701f'],
  ['luck_dragon', 'wings', '#f0e2d0', '#ffd0c0', '#3f8fd0'],
  ['dragonet', 'wings', '#e08a9a', '#fff0d0', '#5a3f8a'],
  ['faerie_dragon', 'wings', '#c08ae0', '#ffe6ff', '#ffe27a'],
  ['sprite_dragon', 'wings', '#8ad06a', '#f4ffd0', '#d04a8a'],
  ['mystic_dragon', 'crest', '#5a6fc0', '#e0e6ff', '#ffe27a', '#b0c8ff'],
];

export const DRAGONS: Gallery = Object.fromEntries(
  KINDS.map(([name, pose, hide, horn, eye = '#ffd24a', breath = '#ffb238']) => {
    const of = { hide, horn, eye, breath };
    return [name, () => (pose === 'wings' ? drake(of) : dragon(of, pose))];
  }),
);

// The Ghoul: no bust like the others, but starved out of all proportion, with light only from below his own eyes.
import { disc, fill, INK, line, type Drawing } from './layer';

const SKULL =
  'M58 14C76 12 88 26 87 44C86.500 52 83 55 82 60C84 64 82 70 77 73C77 82 70 96 60 96C50 96 44 84 43 74C38 71 36 65 38 60C36 55 33 52 33 44C32 27 42 15 58 14z';
const FAR =
  'M62 14C78 14 88 26 87 44C86.500 52 83 55 82 60C84 64 82 70 77 73C77 82 70 96 60 96C68 86 70 76 68 68C74 62 76 56 74 46C76 32 71 20 62 14z';

/** The shroud that he was laid to rest in, torn. */
const SHROUD: Drawing = [
  {
    d: 'M22 100C14 60 24 6 60 4C96 6 106 60 98 100L92 92L88 104L80 90H40L32 104L28 92z',
    fill: '#2b2620',
    stroke: INK,
    width: 2.6,
  },
  fill('M60 4C96 6 106 60 98 100L92 92L88 104L80 90Q92 50 60 4z', '#120f0c', 0.65),
];

export const GHOUL: Drawing = [
  ...SHROUD,
  { d: 'M36 58Q24 50 18 32Q31 38 38 46zM84 58Q96 50 102 32Q89 38 82 46z', fill: '#7d8c66', stroke: INK, width: 2 },
  fill('M84 58Q96 50 102 32Q93 44 82 50z', '#3d4a30', 0.7),
  { d: 'M8 120C12 102 26 94 46 90L60 100L74 90C94 94 108 102 112 120z', fill: '#4a4238', stroke: INK, width: 2.6 },
  fill('M74 90C94 94 108 102 112 120H80C82 108 80 98 72 92z', '#1e1913', 0.75),
  line('M20 118L34 103M88 100L100 116M48 118L54 104M70 106L74 118', '#1e1913', 2.4),
  fill('M50 86H70V100Q60 106 50 100z', '#6d7a56'),
  line('M55 90V102M65 90V102', '#3d4a30', 2),
  { d: SKULL, fill: '#b9c39c', stroke: INK, width: 2.4 },
  fill(FAR, '#56653f', 0.6),
  // Temples and cheeks have fallen in.
  fill('M36 40Q42 42 41 54Q36 52 34 46z', '#7b8963', 0.9),
  fill('M42 66Q50 66 51 78Q46 78 43 72zM78 66Q70 66 69 78Q74 78 77 72z', '#5f6d48', 0.95),
  line('M37 60Q44 60 50 66M83 60Q76 60 70 66', '#eef2d8', 1.8, 0.7),
  line('M37 60Q44 61 49 67M83 60Q76 61 71 67', '#3d4a30', 1.6, 0.8),
  // Sockets, and what burns in them.
  fill('M38 47Q42 38 53 41Q58 46 56 54Q48 61 40 56zM82 47Q78 38 67 41Q62 46 64 54Q72 61 80 56z', '#17140d'),
  fill(`${disc(48.5, 49.5, 5.6)}${disc(71.5, 49.5, 5.6)}`, '#a8751a', 0.6),
  fill(`${disc(48.5, 49.5, 3.6)}${disc(71.5, 49.5, 3.6)}`, '#ffd94d'),
  fill(`${disc(48.7, 49.7, 1.5)}${disc(71.7, 49.7, 1.5)}`, '#1a0f04'),
  fill(`${disc(47.4, 48.3, 1)}${disc(70.4, 48.3, 1)}`, '#fffbe0'),
  line('M36 45Q44 34 57 42M84 45Q76 34 63 42', '#7b8963', 4.4),
  line('M37 42Q45 33 57 40', '#e6ecca', 1.6, 0.8),
  fill('M57.500 60L60 53L62.500 60L64.500 65L60.800 63.500L60 66L59.200 63.500L55.500 65z', '#231c12'),
  // A mouth too wide, full of teeth.
  { d: 'M44 72Q60 66 76 72Q75 90 60 91Q45 90 44 72z', fill: '#2a0d0b', stroke: INK, width: 1.8 },
  fill('M50 86Q60 80 70 86Q66 90.500 60 90.500Q54 90.500 50 86z', '#8c2f2b'),
  fill(
    'M45.500 72L48.500 82L51 70.700zM52.500 70.300L54.500 76L57 69.700zM58 69.500L60 75L62 69.500zM63 69.700L65.500 76L67.500 70.300zM69 70.700L71.500 82L74.500 72z',
    '#f1ead0',
  ),
  fill(
    'M50 88.500L52 81L54.500 90zM57 90.600L58.500 85L60 90.800zM61 90.800L62.500 85L64 90.500zM66 89.700L68.500 81L70 88z',
    '#d9cfae',
  ),
  line('M49 30Q53 26 58 27M47 34Q54 29 61 31M66 24Q72 27 73 33', '#6d7a56', 1.6, 0.9),
  line('M37 44C36 28 44 19 56 17', '#f7fae4', 2, 0.75),
  line('M44 21L41 8M50 17L49 5M57 15L59 4', '#3a3a2c', 1.4),
  // The torn edge of the shroud lies over his brow.
  {
    d: 'M22 100C14 60 24 6 60 4C96 6 106 60 98 100L92 92C96 62 88 26 76 17L71 24L66 13L59 21L53 12L47 22L42 17C30 28 24 62 28 92z',
    fill: '#4b4337',
    stroke: INK,
    width: 2.4,
  },
  fill('M60 4C96 6 106 60 98 100L92 92C96 62 88 26 76 17L71 24L66 13z', '#1b1712', 0.65),
  line('M26 84C22 50 32 18 54 9', '#e9dcc0', 1.8, 0.5),
];

// The Priest: an old man who has seen worse, with the light of a window behind him.
import { disc, fill, INK, line, type Drawing } from './layer';

const MITRE = 'M36 39C33 20 46 4 60 -6C74 4 87 20 84 39Q60 30 36 39z';

/** Behind the head. */
export const LIGHT: Drawing = [
  fill(disc(60, 44, 47), '#f3d88a', 0.55),
  line(disc(60, 44, 47), '#fff3c4', 1.6, 0.9),
  line(disc(60, 44, 42), '#c9962b', 1.2, 0.7),
];

/** Brows, lines of age, a short white beard, and the mitre, whose shade falls on the brow. */
export const AGED: Drawing = [
  {
    d: 'M39 55C39 64 43 68 50 66Q60 61 70 66C77 68 81 64 81 55C85 74 79 88 70 93L66 90L60 97L54 90L50 93C41 88 35 74 39 55z',
    fill: '#f4efe2',
    stroke: INK,
    width: 2.2,
  },
  fill('M81 55C85 74 79 88 70 93L66 90L60 97Q74 82 71 66Q78 67 81 55z', '#a59b84', 0.7),
  line('M46 71Q46 80 51 87M53 72Q53 82 57 90M66 73Q67 80 63 88', '#b8ae96', 1.5),
  line('M41 60Q42 72 48 82', '#ffffff', 1.8, 0.9),
  fill('M51 70Q60 67 69 70Q65 75.500 60 75.500Q55 75.500 51 70z', '#6b2f22'),
  line('M51.500 70.500Q60 73 68.500 70.500', '#3d1610', 1.6),
  fill('M48 66Q55 60 60 64Q65 60 72 66Q65 69 60 66.500Q55 69 48 66z', '#fbf7ec'),
  line('M44 57Q47 60 51 59M76 57Q73 60 69 59M40 54L43 55M80 54L77 55', '#8a5433', 1.3, 0.8),
  line('M41 44Q49 38.500 57.500 43.500', '#f6f1e4', 4),
  line('M62.500 43.500Q71 38.500 79 44', '#ddd5c0', 4),
  fill('M38 38Q60 30 82 38V42.500Q60 35.500 38 42.500z', '#5f3517', 0.5),
  { d: MITRE, fill: '#f7f0de', stroke: INK, width: 2.6 },
  fill('M60 -6C74 4 87 20 84 39Q76 35.500 68 34.500Q75 16 60 -6z', '#a8966a', 0.65),
  line('M60 -6C52 6 50 22 51 34M60 -6C68 6 70 22 69 34', '#d9c48a', 1.4, 0.8),
  fill('M57 7H63V15H70.500V20.500H63V32.500H57V20.500H49.500V15H57z', '#c1912f'),
  line('M57.600 7.500V14.800H50', '#fff0b8', 1.2),
  { d: 'M36 39Q60 30 84 39L84.500 33.500Q60 24.500 35.500 33.500z', fill: '#c1912f', stroke: INK, width: 1.6 },
  fill(`${disc(45, 33.6, 2)}${disc(75, 33.6, 2)}`, '#8e2130'),
  fill(disc(60, 30.8, 2.4), '#2f6f93'),
  line('M39 27C40 16 48 6 56 0', '#ffffff', 2.2, 0.9),
];

/** A stole with crosses over the alb, and a clasp. */
export const STOLE: Drawing = [
  { d: 'M38 87L49 83L57 120H38zM82 87L71 83L63 120H82z', fill: '#7a2431', stroke: INK, width: 1.8 },
  fill('M82 87L71 83L68 98L74 120H82z', '#3f0d17', 0.6),
  fill('M46 100H49V104H53V107H49V113H46V107H42V104H46zM71 100H74V104H78V107H74V113H71V107H67V104H71z', '#e6bd52'),
  line('M40 88L48 85.500', '#e7a0a0', 1.4, 0.7),
  line('M14 112C18 98 27 92 38 89', '#ffffff', 2, 0.7),
];

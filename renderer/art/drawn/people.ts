// Anybody: a face by years and sex, hair and beard by their cut, what is on the head, on the shoulders and in the hand.
import { aged, bust, freckles, lashes, lips, stubble, type Face } from './anatomy';
import { ARMS } from './arms';
import { BOOKS } from './books';
import { hood } from './garb';
import { GEAR } from './gear';
import {
  beard,
  crop,
  curls,
  goatee,
  mane,
  moustache,
  parted,
  peak,
  plaits,
  ragged,
  swept,
  tousled,
  tufts,
  whiskers,
} from './hair';
import { HOARDS } from './hoards';
import { JEWELS } from './jewels';
import { disc, fill, INK, line, type Drawing, type Gallery } from './layer';
import { dim, ink, place } from './mirror';
import { STAFFS } from './staffs';
import { TREASURE } from './treasure';
import { inset, within } from './within';
import { WONDERS } from './wonders';

type Hair = { readonly behind?: Drawing; readonly over: Drawing };
const CUTS = {
  none: () => ({ over: [] }),
  crop: (colour) => ({ over: crop(colour) }),
  peak: (colour) => ({ over: peak(colour) }),
  tousled: (colour) => ({ over: tousled(colour) }),
  swept: (colour) => ({ over: swept(colour) }),
  tufts: (colour) => ({ over: tufts(colour) }),
  wild: (colour) => ({ over: tufts(colour, true) }),
  parted: (colour) => ({ behind: mane(colour, 104, 4), over: parted(colour) }),
  long: (colour) => ({ behind: mane(colour, 116, 8), over: parted(colour) }),
  mane: (colour) => ({ behind: mane(colour, 110, 6), over: swept(colour) }),
  plaits: (colour) => ({ behind: mane(colour, 78), over: [...parted(colour), ...plaits(colour, 33, 72, 4)] }),
  bun: (colour) => ({ behind: curls(colour, [[60, 8]], 13), over: parted(colour) }),
  curls: (colour) => ({
    behind: curls(
      colour,
      [
        [34, 40],
        [86, 40],
        [31, 53],
        [89, 53],
        [35, 66],
        [85, 66],
      ],
      8,
    ),
    over: [
      ...parted(colour),
      ...curls(
        colour,
        [
          [40, 26],
          [50, 19],
          [60, 17],
          [70, 19],
          [80, 26],
        ],
        7,
      ),
    ],
  }),
} as const satisfies Record<string, (colour: string) => Hair>;
const BEARDS = {
  short: (colour) => beard(colour, 92),
  full: (colour) => beard(colour, 104),
  long: (colour) => [...beard(colour, 120, false), ...moustache('long', colour)],
  ragged: (colour) => [...ragged(colour, 108), line('M53 70Q60 73 67 70', '#4a1f16', 2.4)],
  goatee: (colour) => [...goatee(colour), ...moustache('thin', colour)],
  curled: (colour) => [...goatee(colour), ...moustache('curled', colour)],
  moustache: (colour) => moustache('curled', colour),
  walrus: (colour) => moustache('walrus', colour),
  whiskers: (colour) => whiskers(colour),
} as const satisfies Record<string, (colour: string) => Drawing>;
/** These lie over the mouth and bring their own. */
const OVER_MOUTH: ReadonlySet<string> = new Set(['short', 'full', 'long', 'ragged']);
const YEARS = {
  young: { head: 'round', build: 'slight', eyes: 'wide', nose: 'button' },
  grown: {},
  old: { eyes: 'tired', bushy: 4 },
} as const satisfies Record<string, Partial<Face>>;
const WOMAN = { head: 'heart', build: 'slight', brows: 'high', bushy: 2.4 } as const satisfies Partial<Face>;

export type Somebody = Omit<Face, 'behind' | 'clothes' | 'marks' | 'over'> & {
  readonly years?: keyof typeof YEARS;
  /** A woman, by the colour of her lips. */
  readonly lip?: string;
  readonly hair?: string;
  readonly cut?: keyof typeof CUTS;
  readonly beard?: keyof typeof BEARDS | 'stubble';
  readonly cowl?: string;
  /** Behind somebody; on the shoulders; on the skin; on the head; before somebody. */
  readonly back?: Drawing;
  readonly wear?: Drawing;
  readonly marks?: Drawing;
  readonly hat?: Drawing;
  readonly has?: Drawing;
  readonly size?: number;
};
const marksOf = ({ skin, years, lip, beard: cut, hair }: Somebody): Drawing => [
  ...(lip === undefined ? [] : [lashes]),
  ...(years === 'old' ? [aged(skin)] : []),
  ...(years === 'young' ? [freckles(dim(skin, 0.7))] : []),
  ...(cut === 'stubble' ? [stubble(hair ?? '#3a2a1c')] : []),
];
export const someone = (of: Somebody): Drawing => {
  const {
    years = 'grown',
    lip,
    beard: kind,
    cowl,
    back = [],
    wear = [],
    marks = [],
    hat = [],
    has = [],
    size = 0.95,
    ...face
  } = of;
  const { hair = years === 'old' ? '#e2ddd2' : '#4a2f1a', cut = lip === undefined ? 'crop' : 'parted', ...own } = face;
  const head: Hair = CUTS[cut](hair);
  const hooded = cowl === undefined ? undefined : hood(cowl);
  const bearded = kind === undefined || kind === 'stubble' ? [] : BEARDS[kind](hair);
  const mouth = kind !== undefined && OVER_MOUTH.has(kind) ? 'none' : 'plain';
  return within(
    bust({
      mouth: lip === undefined ? mouth : lips(lip),
      brow: dim(hair, 0.75),
      ...(lip === undefined ? {} : WOMAN),
      ...YEARS[years],
      ...own,
      marks: [...marksOf(of), ...marks],
      behind: [...back, ...(hooded?.behind ?? []), ...(head.behind ?? [])],
      clothes: wear,
      over: [...head.over, ...bearded, ...(hooded?.over ?? []), ...hat, ...has],
    }),
    size,
  );
};

/** What is drawn already and may be held by somebody, too. */
const SHELF: Gallery = { ...GEAR, ...TREASURE, ...WONDERS, ...ARMS, ...BOOKS, ...HOARDS, ...JEWELS, ...STAFFS };
export const shelf = (name: string): Drawing => SHELF[name]?.() ?? [];

/** Fingers around something. */
export const knuckles = (x: number, y: number, skin: string): Drawing => [
  ink(place('M-8 0Q-9 -8 0 -8Q9 -7 9 1Q8 9 0 9Q-7 9 -8 0Z', x, y), skin, 2),
  line(place('M-6 -2L2 -2M-6 3L2 3', x, y), INK, 1.3),
];
type Spot = readonly [x: number, y: number, size: number];
/** @param grip where the hand is, from the middle of the thing */
export const holds = (
  what: Drawing,
  skin: string,
  [x, y, size]: Spot = [100, 80, 0.46],
  [dx, dy]: readonly [number, number] = [0, 22],
): Drawing => [...inset(what, x, y, size), ...knuckles(x + dx, y + dy, skin)];
/** A thing of the shelf in the right hand. */
export const bears = (name: string, skin: string, spot?: Spot, grip?: readonly [number, number]): Drawing =>
  holds(shelf(name), skin, spot, grip);
/** On an open palm, before the breast. */
export const offers = (what: Drawing, skin: string, x = 96, y = 88, size = 0.42): Drawing => [
  ...inset(what, x, y, size),
  ink(place('M-17 0Q-10 6 0 6Q10 6 17 -1L14 9Q6 15 -4 14Q-13 11 -17 0Z', x, y + 60 * size * 0.82), skin, 2),
];
/** Three of them, the nearest in the middle. */
export const threeOf = (left: Drawing, right: Drawing, front: Drawing): Drawing => [
  ...inset(left, 30, 56, 0.6),
  ...inset(right, 90, 56, 0.6),
  ...inset(front, 60, 70, 0.82),
];
/** A face on a coin, an eye of glass. */
export const lens = (x: number, y: number, r: number, frame: string, glass = '#bfe4ea'): Drawing => [
  line(disc(x, y, r), INK, 4.4),
  line(disc(x, y, r), frame, 2.2),
  fill(disc(x, y, r - 1), glass, 0.4),
];

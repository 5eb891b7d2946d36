// The look of a card by what it is: frame, picture, badge. The same everywhere: fan, hand, prompt, inspector.
import type { Face } from '../../shared/contract/view';
import type { DefId } from '../../shared/kernel/ids';

/** What stands in the picture around the silhouette. */
export type Backdrop = 'hills' | 'mist' | 'rays' | 'table' | 'road' | 'land' | 'circle' | 'hall' | 'embers';

export type KindStyle = {
  readonly frame: string;
  readonly deep: string;
  readonly trim: string;
  /** From the light to the dark of the picture. */
  readonly sky: readonly [string, string, string];
  readonly far: string;
  readonly near: string;
  readonly ground: string;
  /** The silhouette, from its lit to its dark side, and its lit edge. */
  readonly body: readonly [string, string, string];
  readonly edge: string;
  readonly backdrop: Backdrop;
};

const GOLD = '#e0b45a';
const style = (
  frame: string,
  deep: string,
  sky: KindStyle['sky'],
  lands: readonly [string, string, string],
  body: KindStyle['body'],
  edge: string,
  backdrop: Backdrop,
  trim = GOLD,
): KindStyle => ({ frame, deep, trim, sky, far: lands[0], near: lands[1], ground: lands[2], body, edge, backdrop });

const STYLES = {
  event: style(
    '#6b4798',
    '#3c2360',
    ['#f4dcf0', '#a274b8', '#38204f'],
    ['#7d5597', '#4d2f68', '#24122f'],
    ['#7c579b', '#40255b', '#1b0d29'],
    '#f6dff5',
    'rays',
  ),
  enemy: style(
    '#a52a20',
    '#6a1410',
    ['#ffd596', '#cf6a3c', '#5a1812'],
    ['#9a3d28', '#5e1e15', '#2a0c08'],
    ['#9c5236', '#4a1a12', '#1d0906'],
    '#ffcf8e',
    'hills',
  ),
  spirit: style(
    '#8e2440',
    '#4c0f25',
    ['#e7dcea', '#8a6d92', '#2e1830'],
    ['#6c4a72', '#432949', '#1d0d20'],
    ['#9b82a4', '#50345c', '#1e0f26'],
    '#f4e6fa',
    'mist',
  ),
  stranger: style(
    '#22716f',
    '#103f3f',
    ['#fdebc0', '#7fb7a4', '#124646'],
    ['#4d8f83', '#256360', '#0c3131'],
    ['#3f8780', '#175452', '#062626'],
    '#e6f7d9',
    'road',
  ),
  object: style(
    '#8f5f2c',
    '#563514',
    ['#fbe6b6', '#c99a5a', '#4e2f12'],
    ['#a67538', '#76491d', '#371e0a'],
    ['#a9753c', '#65401a', '#2b1707'],
    '#fff0c6',
    'table',
  ),
  magicObject: style(
    '#2a559c',
    '#142c5e',
    ['#fbeec0', '#6c98d0', '#12264f'],
    ['#4b75b5', '#274a88', '#0d1c3c'],
    ['#4c79bf', '#1f3f7d', '#0a1734'],
    '#fff0b8',
    'rays',
    '#f0cb6a',
  ),
  follower: style(
    '#3f7543',
    '#1f4325',
    ['#fdf0c0', '#98b96a', '#27491f'],
    ['#76984d', '#44682f', '#1b3314'],
    ['#5d8a48', '#2f5527', '#122a0f'],
    '#f4f8cf',
    'road',
  ),
  place: style(
    '#74513a',
    '#422a1b',
    ['#fbe2b4', '#c0946a', '#46301f'],
    ['#95714f', '#654833', '#2c1c11'],
    ['#87674a', '#4c3422', '#21140b'],
    '#fdeccb',
    'land',
  ),
  spell: style(
    '#433f96',
    '#231f57',
    ['#d9d9fb', '#6f6ac0', '#1b1848'],
    ['#504b9f', '#332f74', '#151238'],
    ['#6b66c0', '#343083', '#131036'],
    '#eceaff',
    'circle',
  ),
  talisman: style(
    '#b28a22',
    '#6d500e',
    ['#fff6d2', '#edc45c', '#7d5711'],
    ['#c79a35', '#94701f', '#4d370c'],
    ['#d0a23a', '#86621a', '#3a2806'],
    '#fffbe6',
    'rays',
    '#fff0b4',
  ),
  quest: style(
    '#536472',
    '#2d3943',
    ['#f2ead0', '#94a5ad', '#2f3f4a'],
    ['#71848f', '#4a5b66', '#222d35'],
    ['#6d808c', '#3b4a55', '#171f25'],
    '#f3f1e2',
    'hall',
  ),
  ending: style(
    '#2a1d18',
    '#0f0908',
    ['#ffcf8a', '#b4471f', '#1a0a06'],
    ['#6b2313', '#35110a', '#120504'],
    ['#b4471f', '#4d1709', '#160503'],
    '#ffb057',
    'embers',
    '#c8481a',
  ),
  character: style(
    '#5a4326',
    '#2f2110',
    ['#fff0cc', '#d6ab68', '#5d3f1c'],
    ['#b58c50', '#805c2d', '#3b280f'],
    ['#8f6a3a', '#4d3518', '#1f1306'],
    '#fff3d2',
    'hall',
  ),
  space: style(
    '#7a6a42',
    '#473c22',
    ['#fdf0c8', '#b9bd84', '#4f5a2c'],
    ['#96a05e', '#6b7440', '#343a1c'],
    ['#77804c', '#434a26', '#1c200e'],
    '#fbf5d2',
    'land',
  ),
  terrain: style(
    '#5d6b34',
    '#333c1a',
    ['#fdf3c8', '#a9b678', '#44502a'],
    ['#8c9856', '#5f6b38', '#2c3418'],
    ['#6f7b42', '#404a24', '#1b200d'],
    '#f8f6d2',
    'land',
  ),
  figure: style(
    '#4a443d',
    '#26221e',
    ['#e9e2d2', '#968d7f', '#37322c'],
    ['#7a7267', '#4f4941', '#211d19'],
    ['#7d7468', '#443e36', '#181511'],
    '#f3ecdc',
    'mist',
  ),
  state: style(
    '#7a2f5c',
    '#471634',
    ['#f6d9e6', '#a8668c', '#3d1830'],
    ['#86486c', '#56294a', '#260d1d'],
    ['#8a4a70', '#4c2140', '#1d0916'],
    '#f9e0ee',
    'circle',
  ),
  world: style(
    '#2b4a63',
    '#152838',
    ['#e6eef2', '#7d9cb0', '#1f3646'],
    ['#587b90', '#33546a', '#132431'],
    ['#4f7288', '#264257', '#0c1a25'],
    '#e8f2f6',
    'circle',
    '#c9d6de',
  ),
  form: style(
    '#6c6a72',
    '#3a3940',
    ['#f4f2f6', '#b4b1bd', '#4c4a54'],
    ['#8d8a96', '#5f5d68', '#2a2930'],
    ['#9a97a3', '#565460', '#1f1e24'],
    '#ffffff',
    'mist',
    '#d8d5e0',
  ),
} as const satisfies Readonly<Record<string, KindStyle>>;

export type KindKey = keyof typeof STYLES;
const isKind = (kind: string): kind is KindKey => Object.hasOwn(STYLES, kind);
/** Every look that there is. */
export const KIND_KEYS: readonly KindKey[] = Object.keys(STYLES).filter(isKind);

/** Which of the looks a face has; an Enemy with Craft alone is a Spirit of mist. */
export const kindKey = (def: DefId, face: Face | undefined): KindKey => {
  const [, deck = ''] = def.split('/');
  const kind = face?.kind ?? deck;
  if (deck === 'talisman' || face?.keywords.includes('talisman') === true) return 'talisman';
  if (kind === 'enemy' && face?.craft !== undefined && face.strength === undefined) return 'spirit';
  return isKind(kind) ? kind : 'object';
};

export const kindStyle = (key: KindKey): KindStyle => STYLES[key];

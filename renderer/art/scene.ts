// The picture of a card: what is drawn, and the scene around it. That of a place has the ground that it has on the
// board, so that the Inner Region burns there, too.
import type { Face } from '../../shared/contract/view';
import type { DefId } from '../../shared/kernel/ids';
import { drawingOf, type Drawing } from './drawn';
import { creatureIcon, iconOf, outline } from './icons';
import { kindKey, kindStyle, type Backdrop, type KindKey, type KindStyle } from './kinds';
import { bodyOf, type Body } from './matter';
import { lookOf, mix, TERRAINS, type Terrain } from './terrain';
import { placeOf } from './vignettes';
import { wholeOf } from './whole';

/** What stands there, where it is not open land. */
const BACKDROPS: { readonly [T in Terrain]?: Backdrop } = {
  woods: 'hills',
  forest: 'hills',
  cave: 'hall',
  holy: 'rays',
  magic: 'circle',
  fae: 'circle',
  dead: 'mist',
  glade: 'mist',
  bog: 'mist',
  town: 'road',
  fire: 'embers',
};

/** How a card looks; the picture of a place by its ground. */
export const cardStyle = (def: DefId, face: Face | undefined): KindStyle => {
  const key = kindKey(def, face);
  const look = kindStyle(key);
  if (key !== 'space') return look;
  const { terrain } = lookOf(def, face);
  const backdrop = BACKDROPS[terrain] ?? look.backdrop;
  if (terrain === 'fire') {
    const { sky, far, near, ground, body, edge } = kindStyle('ending');
    return { ...look, sky, far, near, ground, body, edge, backdrop };
  }
  const [ground, dark, light] = TERRAINS[terrain];
  return {
    ...look,
    sky: [mix(light, '#ffffff', 0.45), mix(light, ground, 0.6), mix(ground, dark, 0.6)],
    far: mix(ground, dark, 0.18),
    near: mix(ground, dark, 0.42),
    ground: mix(ground, dark, 0.8),
    backdrop,
  };
};

/** A silhouette: its outline, what it is made of, and its outline without holes where they are no windows. */
export type Cut = { readonly d: string; readonly body: Body; readonly whole: string | undefined };
export type CardScene = { readonly look: KindStyle; readonly cut: Cut; readonly drawn: Drawing | undefined };

const LIVING: ReadonlySet<string> = new Set<KindKey>([
  'enemy',
  'spirit',
  'follower',
  'stranger',
  'character',
  'figure',
  'form',
]);
const HEAD = /(^|-)(face|head|skull|mask|minion|devil|imp|doctor|mermaid)(-|$)/;
const cutOf = (icon: string, key: KindKey, look: KindStyle): Cut => {
  const d = outline(icon);
  return { d, body: bodyOf(icon, look), whole: LIVING.has(key) || HEAD.test(icon) ? wholeOf(d) : undefined };
};

/** What is drawn by hand, else what the board shows of a place, else its silhouette. */
export const cardScene = (def: DefId, face: Face | undefined): CardScene => {
  const look = cardStyle(def, face);
  return {
    look,
    cut: cutOf(iconOf(def, face), kindKey(def, face), look),
    drawn: drawingOf(def, face?.kind) ?? placeOf(def, face),
  };
};
/** The same of a creature that no card brings. */
export const creatureScene = (name: string, key: 'enemy' | 'spirit'): CardScene => {
  const look = kindStyle(key);
  return { look, cut: cutOf(creatureIcon(name), key, look), drawn: drawingOf(name, 'enemy') };
};

// The picture of a card: what is drawn, and the scene around it. That of a place has the ground that it has on the
// board, so that the Inner Region burns there, too.
import type { Face } from '../../shared/contract/view';
import type { DefId } from '../../shared/kernel/ids';
import { drawingOf, type Drawing } from './drawn';
import { pathOf } from './icons';
import { kindKey, kindStyle, type Backdrop, type KindStyle } from './kinds';
import { lookOf, mix, TERRAINS, type Terrain } from './terrain';
import { placeOf } from './vignettes';

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

export type CardScene = { readonly look: KindStyle; readonly sign: string; readonly drawn: Drawing | undefined };
/** What is drawn by hand, else what the board shows of a place, else its silhouette. */
export const cardScene = (def: DefId, face: Face | undefined): CardScene => ({
  look: cardStyle(def, face),
  sign: pathOf(def, face),
  drawn: drawingOf(def, face?.kind) ?? placeOf(def, face),
});

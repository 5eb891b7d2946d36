// The scene on the card of a place: the ground that it has on the board, so that the Inner Region burns there, too.
import type { Face } from '../../shared/contract/view';
import type { DefId } from '../../shared/kernel/ids';
import { kindKey, kindStyle, type Backdrop, type KindStyle } from './kinds';
import { lookOf, mix, TERRAINS, type Terrain } from './terrain';

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

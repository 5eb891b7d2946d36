// What lasts and is somebody's deed all the same: drawing more cards, moving only one space.
import type { Happening, Standing } from './rules';
import type { Who } from './tree';
import type { StatKey } from './words';

const deeds: ReadonlySet<StatKey> = new Set<StatKey>(['drawMore', 'drawLeast', 'steps', 'moveDice', 'attackDice']);
export const isDoing = (x: Standing, who: Who): boolean =>
  'who' in x &&
  x.who.key === who.key &&
  x.when.iff === undefined &&
  (x.s === 'slow' || x.s === 'oneDeck' || (x.s === 'stat' && deeds.has(x.stat)));

/** A figure that speaks comes somewhere, whoever moves it: "whenever this figure ends its move at the Temple". */
export const goesByItself = (h: Happening): boolean =>
  h.on === 'figureMoved' &&
  h.to !== undefined &&
  h.card?.card === 'this' &&
  (h.who.is === 'any' || h.who.is === 'everyone');

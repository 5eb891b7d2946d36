// What lasts and is somebody's deed all the same: drawing more cards, moving only one space.
import type { Standing } from './rules';
import type { Who } from './tree';
import type { StatKey } from './words';

const deeds: ReadonlySet<StatKey> = new Set<StatKey>(['drawMore', 'drawLeast', 'steps', 'moveDice', 'attackDice']);
export const isDoing = (x: Standing, who: Who): boolean =>
  'who' in x &&
  x.who.key === who.key &&
  x.when.iff === undefined &&
  (x.s === 'slow' || x.s === 'oneDeck' || (x.s === 'stat' && deeds.has(x.stat)));

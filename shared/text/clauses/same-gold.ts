// Gold that is put down alike in each row of a chart.
import { same } from '../exact';
import type { ActOf } from './acts';

export const sameGold = (x: ActOf<'putGold'>, y: ActOf<'putGold'>): boolean =>
  same([x.what, x.stock], [y.what, y.stock]);

// On which areas of the table it hangs what a standing ability says, besides the abilities that speak at all.
import { reads, type Reads } from '../state/stamp';
import type { Permission, StatMod } from '../vocab/ability';
import { amountHangsOn, cardHangsOn, condHangsOn, heroHangsOn } from './eval';
import type { Source } from './source';

export const statHangsOn = (source: Source, it: StatMod): Reads =>
  reachHangsOn(source, it.reach) |
  (it.only === 'weapon' ? reads('fight') : 0) |
  (it.when === undefined ? 0 : condHangsOn(it.when)) |
  (it.add === undefined ? 0 : amountHangsOn(it.add)) |
  (it.set === undefined ? 0 : amountHangsOn(it.set)) |
  (it.cap === undefined ? 0 : amountHangsOn(it.cap));

export const permissionHangsOn = (source: Source, it: Permission): Reads =>
  reachHangsOn(source, it.reach) |
  (it.when === undefined ? 0 : condHangsOn(it.when)) |
  (it.card === undefined ? 0 : cardHangsOn(it.card));

/**
 * For whom it holds: whoever it is asked of counts in any case, with what he holds and where he is. What somebody else
 * holds works as its kind does.
 */
function reachHangsOn(source: Source, reach: StatMod['reach']): Reads {
  const isOwn = reach === undefined || reach === 'holder';
  const held = source.from === 'held' && !isOwn ? reads('cards') : 0;
  if (typeof reach === 'object') return held | heroHangsOn(reach);
  // Whoever meets a card in place of the space heeds nothing that the space says.
  return isOwn && source.from === 'space' && source.card === undefined ? reads('active', 'rest') : held;
}

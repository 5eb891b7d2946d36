// What is bought, or taken without paying.
import { SPELL, type ActOf } from '../clauses/acts';
import { words } from '../speech/words';
import { waresIn } from '../wares';
import type { English } from './speaker';

export function shop(x: ActOf<'shop'>, s: English): [verb: string, rest: string] {
  const which = x.most === 1 ? 'one of these' : x.most === undefined ? 'any of these' : `up to ${x.most} of these`;
  const list = waresIn(
    x.items,
    x.free,
    (item) => (item === SPELL ? 'Spells' : s.names(item)),
    (gold, several) => `${gold} gold${several ? ' each' : ''}`,
  );
  return [x.free ? 'take' : 'buy', `${words(which, x.free && 'free')}: ${list}`];
}

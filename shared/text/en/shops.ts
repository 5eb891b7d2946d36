// What is bought, or taken without paying.
import { SPELL, TOP, type ActOf } from '../clauses/acts';
import { isAnyCard } from '../clauses/options';
import { a } from '../speech/english';
import { joined, words } from '../speech/words';
import { waresIn } from '../wares';
import type { English } from './speaker';
import * as w from './words';

export function shop(x: ActOf<'shop'>, s: English): [verb: string, rest: string] {
  const [only, ...others] = x.items;
  if (only?.named === TOP && others.length === 0) {
    const card = `${x.most === 1 ? 'the top card' : 'cards from the top'} of the ${w.deck(x.from)} deck`;
    return x.free ? ['take', card] : ['buy', `${card} for ${only.price} gold${x.most === 1 ? '' : ' each'}`];
  }
  if (only?.named === SPELL && others.length === 0) return ['buy', `Spells for ${only.price} gold each`];
  if (only && x.free && others.length === 0 && only.named !== TOP && only.named !== SPELL)
    return ['take', `${a(s.names(only.named))} free`];
  if (only && others.length === 0 && x.orTop === undefined)
    return ['buy', `${a(s.names(only.named))} for ${only.price} gold${x.most === 1 ? '' : ' each'}`];
  if (isAnyCard(x))
    return ['take', `any card of the ${joined([x.from, ...(x.orFrom ?? [])].map(w.deck), 'or')} deck free`];
  const which = x.most === 1 ? 'one of these' : x.most === undefined ? 'any of these' : `up to ${x.most} of these`;
  if (s.short) return [x.free ? 'take' : 'buy', words(which, x.free && 'free')];
  const list = waresIn(
    x.items,
    x.free,
    (item) => (item === SPELL ? 'Spells' : item === TOP ? 'the top card of the deck' : s.names(item)),
    (gold, several) => `${gold} gold${several ? ' each' : ''}`,
    'or',
  );
  const tops = (x.orTop ?? []).map((y) => `the top card of the ${w.deck(y.deck)} deck (${y.price} gold)`);
  return [x.free ? 'take' : 'buy', `${words(which, x.free && 'free')}: ${[list, ...tops].join(', ')}`];
}

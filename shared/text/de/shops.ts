// What is bought, or taken without paying.
import { SPELL, type ActOf } from '../clauses/acts';
import { bareName } from '../speech/german-nouns';
import { followed, vp, type Vp } from '../speech/german-verbs';
import { waresIn } from '../wares';
import type { German } from './speaker';

export function shop(x: ActOf<'shop'>, s: German): Vp {
  const which =
    x.most === 1 ? 'eines hiervon' : x.most === undefined ? 'beliebig viel hiervon' : `bis zu ${x.most} hiervon`;
  const list = waresIn(
    x.items,
    x.free,
    (item) => (item === SPELL ? 'Zauber' : bareName(s.names(item))),
    (gold, several) => `${several ? 'je ' : ''}${gold} Gold`,
  );
  return followed(vp(x.free ? 'nehmen' : 'kaufen', which, x.free && 'umsonst'), `: ${list}`);
}

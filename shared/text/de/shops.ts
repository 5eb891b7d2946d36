// What is bought, or taken without paying.
import { SPELL, TOP, type ActOf } from '../clauses/acts';
import { isAnyCard } from '../clauses/options';
import { bareName, named, np, orNp } from '../speech/german-nouns';
import { followed, vp, type Vp } from '../speech/german-verbs';
import { waresIn } from '../wares';
import type { German } from './speaker';
import * as w from './words';

export function shop(x: ActOf<'shop'>, s: German): Vp {
  const [only, ...others] = x.items;
  if (only?.named === TOP && others.length === 0) {
    const deck = np(w.deck(x.from), 'der').gen;
    const card = x.most === 1 ? `die oberste Karte ${deck}` : `Karten von oben ${deck}`;
    return x.free ? vp('nehmen', card) : vp('kaufen', card, `für ${x.most === 1 ? '' : 'je '}${only.price} Gold`);
  }
  if (only?.named === SPELL && others.length === 0) return vp('kaufen', `Zauber für je ${only.price} Gold`);
  if (only && x.free && others.length === 0 && only.named !== TOP && only.named !== SPELL)
    return vp('nehmen', named(s.names(only.named), 'ein').akk, 'umsonst');
  if (only && others.length === 0 && x.orTop === undefined)
    return vp('kaufen', named(s.names(only.named), 'ein').akk, `für ${x.most === 1 ? '' : 'je '}${only.price} Gold`);
  if (isAnyCard(x))
    return vp(
      'nehmen',
      `eine beliebige Karte ${orNp([x.from, ...(x.orFrom ?? [])].map((deck) => np(w.deck(deck), 'der'))).gen} umsonst`,
    );
  const which =
    x.most === 1 ? 'eines hiervon' : x.most === undefined ? 'beliebig viel hiervon' : `bis zu ${x.most} hiervon`;
  if (s.short) return vp(x.free ? 'nehmen' : 'kaufen', which, x.free && 'umsonst');
  const list = waresIn(
    x.items,
    x.free,
    (item) => (item === SPELL ? 'Zauber' : item === TOP ? 'die oberste Karte des Stapels' : bareName(s.names(item))),
    (gold, several) => `${several ? 'je ' : ''}${gold} Gold`,
    'oder',
  );
  const tops = (x.orTop ?? []).map((y) => `die oberste Karte ${np(w.deck(y.deck), 'der').gen} (${y.price} Gold)`);
  return followed(vp(x.free ? 'nehmen' : 'kaufen', which, x.free && 'umsonst'), `: ${[list, ...tops].join(', ')}`);
}

// What is done with a whole deck.
import type { ActOf } from '../clauses/acts';
import { joined } from '../speech/words';
import type { English, Person } from './speaker';
import * as w from './words';

type Said = readonly [verb: string, rest: string];

export function turnUp(x: ActOf<'turnUp'>, p: Person, s: English): Said {
  const found = s.np({ np: 'cards', of: x.find }, 'a');
  const others = p.you ? ', and discard the others' : '; the others are discarded';
  return ['turn', `up cards of the ${w.deck(x.deck)} deck until ${found} comes up${others}`];
}

export function shuffle(x: ActOf<'shuffle'>, p: Person, s: English): Said {
  const decks = x.decks.map(w.deck);
  const deck = joined(decks, 'and');
  if (x.find === undefined)
    return ['shuffle', `the ${deck} deck${x.discards ? ' together with its discard pile' : ''}`];
  const such = s.np({ np: 'cards', of: x.find }, 'all');
  const put = p.you ? 'put' : 'puts';
  return decks.length === 1
    ? ['shuffle', `${such} in the ${deck} discard pile and ${put} them on top of the deck`]
    : ['shuffle', `${such} in each of these discard piles and ${put} them on top of their deck: ${deck}`];
}

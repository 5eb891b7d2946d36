// What is done with a whole deck.
import type { ActOf } from '../clauses/acts';
import type { English, Person } from './speaker';
import * as w from './words';

type Said = readonly [verb: string, rest: string];

export function turnUp(x: ActOf<'turnUp'>, p: Person, s: English): Said {
  const found = s.np({ np: 'cards', of: x.find }, 'a');
  const others = p.you ? ', and discard the others' : '; the others are discarded';
  return ['turn', `up cards of the ${w.deck(x.deck)} deck until ${found} comes up${others}`];
}

export function shuffle(x: ActOf<'shuffle'>, _: Person, s: English): Said {
  const deck = w.deck(x.deck);
  if (x.find === undefined)
    return ['shuffle', `the ${deck} deck${x.discards ? ' together with its discard pile' : ''}`];
  const such = s.np({ np: 'cards', of: x.find }, 'every');
  return ['shuffle', `${such} in the ${deck} discard pile and put them on top of the deck`];
}

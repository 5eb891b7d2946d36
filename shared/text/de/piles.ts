// The discard pile of a deck: "der Ablagestapel der Abenteuerkarten".
import type { Deck } from '../clauses/tree';
import { behind, n, np, type Np } from '../speech/german-nouns';
import type { German } from './speaker';
import * as w from './words';

export const discards = n('der Ablagestapel(s)');
export const discardsOf = (key: string): Np =>
  behind(np(discards, 'der'), np(key === 'spell' ? w.spell : w.cardOf(key), 'der', { many: true }).gen);
/** Also of a deck that is told in another way. */
export const pileOf = (deck: Deck, s: German): Np =>
  deck.own === undefined && deck.home === undefined && !deck.any && !deck.each
    ? discardsOf(deck.deck)
    : behind(np(discards, 'der'), s.deck(deck).gen);

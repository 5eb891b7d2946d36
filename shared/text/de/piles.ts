// What is left in a deck, and its discard pile: "der Ablagestapel der Abenteuerkarten".
import type { ActOf } from '../clauses/acts';
import type { How, Test } from '../clauses/tests';
import type { Card, CardNp, Deck, Num } from '../clauses/tree';
import { noneOrAny } from '../comparisons';
import { akk, andNp, behind, n, np, relative, told, withDat, type Np } from '../speech/german-nouns';
import { doer, followed, verbLast, vp, type Doer, type Vp } from '../speech/german-verbs';
import { bounds } from './outcomes';
import type { German, Person, Said } from './speaker';
import * as w from './words';

export const discards = n('der Ablagestapel(s)');
export const discardsOf = (key: string): Np =>
  behind(np(discards, 'der'), np(key === 'spell' ? w.spell : w.cardOf(key), 'der', { many: true }).gen);
/** Also of a deck that is told in another way. */
export const pileOf = (deck: Deck, s: German): Np =>
  deck.own === undefined && deck.home === undefined && !deck.any && !deck.each
    ? discardsOf(deck.deck)
    : behind(np(discards, 'der'), s.deck(deck).gen);

/** A deck, or such cards of its discards, which then lie on top of it. */
export function shuffle(x: ActOf<'shuffle'>, _: Person, s: German): Said {
  const decks = x.decks.map((deck) => np(w.deck(deck), 'der'));
  const all = andNp(decks).akk;
  if (x.find === undefined) return vp('mischen', all, x.discards && 'samt Ablagestapel');
  const such = akk(s.np({ np: 'cards', of: x.find }, 'all'));
  const [deck = '', more] = x.decks;
  return more === undefined
    ? { vp: vp('mischen', such, withDat('aus', discardsOf(deck))), and: vp('legen', `sie oben auf ${all}`) }
    : {
        vp: vp('mischen', 'für jeden dieser Stapel', such, 'aus seinem Ablagestapel'),
        and: followed(vp('legen', 'sie oben darauf'), `: ${andNp(x.decks.map((one) => np(w.deck(one), ''))).nom}`),
      };
}

type Clause = { readonly by: Doer; readonly of: Vp; readonly key: string };
const ofThing = (thing: Np, of: Vp): Clause => ({ by: doer(thing), of, key: thing.nom });

/** Whether something is left, or what lies on top. */
export function ofPile(t: Extract<Test, { t: 'left' | 'onPile' }>, not: boolean, s: German): Clause {
  if (t.t === 'left') {
    if (t.discards) return ofThing(pileOf(t.deck, s), vp('sein', t.any ? 'nicht leer' : 'leer'));
    const what = t.any ? 'noch Karten' : 'keine Karten mehr';
    return { by: { nom: withDat('in', s.deck(t.deck)), many: true }, of: vp('sein', what), key: 'deck' };
  }
  const top = behind(np(n('die oberst~ Karte'), 'der'), pileOf(t.deck, s).gen);
  const like = s.parts.cards(t.like, not ? 'none' : 'a', s);
  const cast = t.castBy && `${relative(like.g).akk} ${verbLast(s.by(t.castBy), vp('haben', 'mit Erfolg gewirkt'))}`;
  const { nom, rel } = cast === undefined ? like : told(like, [cast]);
  return ofThing(top, vp('sein', { text: nom, rel }));
}

/** "es im Ablagestapel der Abenteuerkarten einen Feind gibt" */
export function leftIn(of: CardNp, x: Extract<Num, { num: 'left' }>, how: How, y: number, s: German): Clause {
  const pile = x.deck && (x.discards ? pileOf(x.deck, s) : s.deck(x.deck));
  const where = pile === undefined ? 'in einem Ablagestapel' : withDat('in', pile);
  const which = noneOrAny(how, y);
  const such = s.cards(of, which === 'any' ? 'a' : which === 'none' ? 'none' : { exactly: y });
  const by: Doer = { nom: 'es', stands: 'pronoun' };
  return { by, of: vp('geben', where, which === undefined && bounds[how], akk(such)), key: 'es' };
}

/** "auf ihr liegen mindestens 4 Karten" */
export function lyingOn(on: Card, of: CardNp, bound: string, n: number, s: German): Clause {
  const by = { nom: withDat('auf', s.card(on)), ...(n === 1 ? {} : { many: true }) };
  const { nom, rel } = s.cards(of, { exactly: n });
  return { by, of: vp('liegen', bound, { text: nom, rel }), key: 'cards' };
}

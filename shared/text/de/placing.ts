// What an act needs more words for: where a card is put, what comes off a deck, whom one fights and whither one goes.
import type { ActOf, Foe, Target } from '../clauses/acts';
import type { Card, Num } from '../clauses/tree';
import { akk, byAkk, np, some, whole, withAkk, withDat, type Noun, type Np, type Obj } from '../speech/german-nouns';
import { followed, vp, type Vp } from '../speech/german-verbs';
import { height, quantity } from './numbers';
import { marking } from './marks';
import { discards, discardsOf, pileOf } from './piles';
import { isAnyNumber } from '../speech/clauses';
import { joined, words } from '../speech/words';
import { isAllOfIt } from '../speech/shapes';
import type { German, Person, Said } from './speaker';
import * as w from './words';

const or = (list: readonly string[]): string => joined(list, 'oder');
export const numberOf = (x: Num, of: Noun, s: German): string => s.counted(x, of);
/** Of the top of a deck. */
export const tops = (x: Num, of: Np, s: German, end: 'ober' | 'unter' = 'ober'): string =>
  x === 1
    ? `die ${end}ste Karte ${of.gen}`
    : isAllOfIt(x)
      ? `alle Karten ${of.gen}`
      : typeof x === 'number' || x.num === 'either'
        ? `die ${end}sten ${whole(s.number(x))} Karten ${of.gen}`
        : `${s.counted(x, w.card)} von ${end === 'ober' ? 'oben' : 'unten'} aus ${of.dat}`;

/** Puts something somewhere: "lege sie auf dieses Feld", "mische sie in den Omenstapel". */
export function placing(what: Obj | string, to: Target, p: Person, faceDown: boolean, s: German, stands = false): Vp {
  const put = (where: string): Vp => vp(stands ? 'stellen' : 'legen', what, faceDown && 'verdeckt', where);
  if (typeof to === 'object') {
    if ('at' in to) return put(s.onto(to.at));
    if ('over' in to) return put(withAkk('über', s.place(to.over)));
    if ('on' in to && to.on.card === 'this' && typeof what === 'object' && what.pro) {
      // Two cards are not both "sie".
      s.mentionCard('', 'f');
      const on = s.card(to.on);
      s.mentionCard('', 'f');
      return put(withAkk(faceDown ? 'unter' : 'auf', on));
    }
    if ('on' in to) return put(withAkk(faceDown ? 'unter' : 'auf', s.card(to.on)));
    const deck = s.deck(to.deck);
    // "ihn" would be that one from here on.
    if (to.where !== 'shuffled' && s.remembered().lastGender === 'm') s.mentionCard('deck', 'm');
    return to.where === 'shuffled'
      ? vp('mischen', what, withAkk('in', deck))
      : put(withAkk(to.where === 'top' ? 'auf' : 'unter', deck));
  }
  const simple: { readonly [K in Extract<Target, string>]: Vp } = {
    table: put('neben den Spielplan'),
    held: vp('nehmen', what),
    hand: vp('nehmen', what, `zu ${np(w.spell, p.his, { many: true }).dat}`),
    trophy: vp('nehmen', what, 'als Trophäe'),
    discard: vp('ab|legen', what),
    out: vp('entfernen', what, 'aus dem Spiel'),
    aside: vp('beiseite|legen', what),
  };
  return simple[to];
}

/** What stands on the board, rather than lies there. */
export const isFigure = (x: Card, s: German): boolean =>
  (x.card === 'this' && s.self.kind === 'figure') ||
  (x.card === 'the' && x.isFigure === true) ||
  (x.card === 'np' && s.parts.noun(x.of) === w.kinds.figure);

export function deal(x: ActOf<'deal'>, p: Person, s: German): Vp {
  const own =
    x.named === undefined &&
    x.topmost === undefined &&
    x.from.own === undefined &&
    (x.to === 'held' || x.to === 'hand');
  const isSpell = x.from.deck === 'spell';
  if (x.n === 1 && s.isOnTop(x.from)) {
    const card = akk(s.card({ card: 'top', deck: x.from }));
    // It lies there no more.
    s.lastSeen = '';
    return placing(card, x.to, p, x.faceDown, s);
  }
  const deck = s.deck(x.from);
  const pile = x.discarded ? pileOf(x.from, s) : deck;
  const named = x.topmost
    ? x.all
      ? s.parts.cards({ ...x.topmost, topmost: undefined }, 'all', s)
      : s.parts.cards(x.topmost, 'the', s)
    : x.named === undefined
      ? undefined
      : w.theCard(x.named, s.names);
  const said = own
    ? vp(
        isSpell ? 'erhalten' : 'ziehen',
        x.byLot && 'zufällig',
        joined(
          [x.from, ...(x.orFrom ?? [])].map((y) => numberOf(x.n, isSpell ? w.spell : w.cardOf(y.deck), s)),
          'oder',
        ),
        x.discarded && `aus ${pile.dat}`,
      )
    : placing(
        named
          ? `${named.akk} aus ${pile.dat}`
          : isAllOfIt(x.n) && x.byLot
            ? `alle Karten ${pile.gen} in zufälliger Reihenfolge`
            : x.byLot
              ? `zufällig ${numberOf(x.n, w.card, s)} aus ${pile.dat}`
              : tops(x.n, pile, s, x.bottom ? 'unter' : 'ober'),
        x.to,
        p,
        x.faceDown,
        s,
      );
  const key = x.named === undefined ? x.as : `the:${x.named}`;
  if (key !== undefined) s.mentionCard(key, named?.g ?? 'f');
  // "sie" would be what was drawn.
  else if (own) s.lastCard = '';
  return said;
}

export function fight(x: Foe, s: German): Vp {
  const last = x.cannotBeEvaded && !s.short ? ' (kein Ausweichen)' : '';
  if (x.again) return vp('kämpfen', 'noch einmal gegen sie');
  if (x.cards && x.n === undefined) return followed(vp('kämpfen', byAkk('gegen', s.card(x.cards))), last);
  const name = x.cards
    ? s.card(x.cards)
    : x.named === undefined
      ? np(x.subtype === undefined ? w.creatureNoun : w.subtype(x.subtype), 'ein')
      : w.creature(x.named, s.names);
  const isA = x.isA === undefined || s.short ? '' : np(w.subtype(x.isA), '').nom;
  const alone = isA === '' ? '' : `(${isA})`;
  if (x.or && x.power && x.n !== undefined) {
    if (s.short) return vp('kämpfen', `gegen ${name.akk}`);
    const way = (power: 'strength' | 'craft', n: Num): string => {
      const noun = np(w.resources[power], '').nom;
      const value = typeof n === 'number' ? `${noun} ${n}` : `${noun}: ${whole(s.number(n))}`;
      return `im ${power === 'craft' ? 'psychischen ' : ''}Kampf (${value})`;
    };
    const both = `${way(x.power, x.n)} oder ${way(x.or.power, x.or.n)}`;
    return vp('kämpfen', `gegen ${name.akk}`, alone, x.cannotBeEvaded ? `${both}, ohne ausweichen zu können,` : both);
  }
  const kind = x.power === 'craft' && 'im psychischen Kampf';
  if (x.n === undefined || x.power === undefined)
    return followed(vp('kämpfen', kind, `gegen ${name.akk}`, alone), last);
  const power = np(w.resources[x.power], '').nom;
  if (typeof x.n === 'number') {
    const more = x.cannotBeEvaded ? ', kein Ausweichen' : '';
    return vp('kämpfen', kind, `gegen ${name.akk} (${isA === '' ? '' : `${isA}, `}${power} ${x.n}${more})`);
  }
  const its = name.g === 'f' || name.g === 'pl' ? 'deren' : 'dessen';
  return followed(
    vp('kämpfen', kind, { text: words(`gegen ${name.akk}`, alone), rel: `${its} ${power} ${height(x.n, s)}` }),
    last,
  );
}

export function go(x: ActOf<'go'>, s: German): Vp {
  const quiet = x.noEncounter ? ', ohne dort eine Begegnung zu haben,' : '';
  if (x.to.place === 'steps') return followed(vp('sich bewegen', s.along(x.to.n, x.to.way)), quiet);
  const to = x.crown && !x.noEncounter ? `(auch auf die Krone der Herrschaft) ${s.towards(x.to)}` : s.towards(x.to);
  const ways: { readonly [K in ActOf<'go'>['how']]: Vp } = {
    teleport: vp('sich teleportieren', to),
    move: vp('ziehen', to),
    cross: vp('gehen', 'über den Sturmfluss', to),
    portal: vp('gehen', 'durch das Portal der Macht', to),
    emerge: vp('gelangen', to),
    thrown: vp('kommen', to),
  };
  return followed(ways[x.how], quiet);
}

export function turnUp(x: ActOf<'turnUp'>, _: Person, s: German): Said {
  const found = s.np({ np: 'cards', of: x.find }, 'a');
  const up = vp('auf|decken', `Karten vom ${np(w.deck(x.deck), '').nom}`);
  return { vp: followed(up, `, bis ${found.nom} dabei ist,`), and: vp('ab|legen', 'die anderen') };
}

/** A card that was just drawn, for another one. */
export const replace = (x: ActOf<'replace'>, p: Person, s: German): Said => ({
  vp: x.to ? placing(akk(s.card(x.card)), x.to, p, false, s, false) : vp('ab|legen', akk(s.card(x.card))),
  and: x.to
    ? vp('ersetzen', 'sie durch die nächste ihres Stapels')
    : vp(
        'ziehen',
        isAnyNumber(x.card) ? 'dafür ebenso viele andere' : `dafür eine andere Karte${x.home ? ' ihres Stapels' : ''}`,
      ),
});

export function search(x: ActOf<'search'>, p: Person, s: German): Said {
  const deck = x.deck === undefined ? undefined : np(w.deck(x.deck), 'der');
  const pile =
    deck === undefined
      ? np(discards, 'ein', { adj: 'beliebig~' })
      : x.discards === 'only'
        ? discardsOf(x.deck ?? '')
        : deck;
  // Behind a deck "sie" would be its cards.
  s.mentionCard('', 'f');
  const through =
    x.top === undefined ? `${pile.akk}${x.discards === true ? ' samt Ablagestapel' : ''}` : tops(x.top, pile, s);
  const rest = {
    stays: '',
    discard: '; die anderen kommen auf den Ablagestapel',
    shuffled: x.discards ? '; danach wird alles zusammen gemischt' : '; danach wird er gemischt',
  } as const;
  const find = s.np({ np: 'cards', of: x.find }, x.most === undefined ? 'a' : { upTo: x.most });
  const one = akk(find);
  const thereof = x.top === undefined ? '' : ' davon';
  const wanted = { ...one, text: `nach Wunsch ${one.text}${thereof}` };
  return {
    vp: vp('durch|sehen', through),
    and: followed(
      x.to === 'held' || x.to === 'hand'
        ? vp('nehmen', 'nach Wunsch', akk(find), x.top !== undefined && 'davon')
        : placing(wanted, x.to, p, x.faceDown, s),
      typeof x.rest === 'string'
        ? rest[x.rest]
        : `; die anderen werden ${p.you ? 'dein' : 'sein'} eigener Stapel, von dem ${p.you ? 'du' : 'er'} zuerst ${p.you ? 'ziehst' : 'zieht'}`,
    ),
  };
}

const onto = (x: ActOf<'addTokens' | 'takeTokens'>, s: German): Np =>
  'place' in x.on ? s.place(x.on) : x.on.card === 'those' ? np(w.card, 'jed', { post: 'davon' }) : s.card(x.on);
const soMuch = (x: Exclude<Num, number>, of: Noun, s: German): string =>
  ['thatMany', 'thatNumber', 'those'].includes(x.num)
    ? `so viel ${np(of, '').akk}`
    : `so viel ${np(of, '').akk} wie ${whole(s.number(x))}`;

/** Counted as an amount and not by the piece: "so viel Gold", but "so viele Leben". */
const isAmount = (kind: string): boolean => w.isMass(kind) && kind !== 'lives' && kind !== 'life';

export function addTokens(x: ActOf<'addTokens'>, p: Person, s: German): Said {
  const own = marking(x, s);
  if (own !== undefined) return own;
  const noun = w.token(x.kind);
  const much = w.isResource(x.kind) && typeof x.n !== 'number';
  const what =
    much && w.isResource(x.kind)
      ? quantity({ what: x.kind, n: x.n }, p, s)
      : isAmount(x.kind) && typeof x.n !== 'number'
        ? soMuch(x.n, noun, s)
        : s.counted(x.n, noun);
  return vp('legen', what, byAkk('auf', onto(x, s)));
}

export function takeTokens(x: ActOf<'takeTokens'>, _: Person, s: German): Said {
  const own = marking(x, s);
  if (own !== undefined) return own;
  const noun = w.token(x.kind);
  const mass = isAmount(x.kind);
  const all = mass ? `alles ${np(noun, '').akk}` : `alle ${np(noun, '', { many: true }).akk}`;
  return vp(
    'entfernen',
    x.n === 'all' ? all : mass && typeof x.n !== 'number' ? soMuch(x.n, noun, s) : s.counted(x.n, noun),
    withDat('von', onto(x, s)),
  );
}

/** One of several things that may be gained. */
export const things = (x: ActOf<'gainOne'>): string => {
  const nouns = x.things.map((k) => (k === 'spell' ? w.spell : w.resources[k]));
  if (nouns.length < 3) return or(nouns.map((noun) => some(x.n, noun).akk));
  return `${x.n} ${or(nouns.map((noun) => np(noun, '', { many: x.n > 1 }).akk))}`;
};

export const gainAll = (x: ActOf<'gainAll'>, p: Person, s: German): Vp =>
  vp(
    'erhalten',
    joined(
      x.list.map((one) => quantity(one, p, s)),
      'und',
    ),
  );

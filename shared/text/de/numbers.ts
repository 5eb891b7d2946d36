// Numbers as noun phrases: "3", "das Ergebnis", "dein Talent".
import { isUnknown, type Num, type Quantity, type Unknown } from '../clauses/tree';
import {
  andNp,
  behind,
  closed,
  fixed,
  mapNp,
  n,
  np,
  some,
  told,
  whole,
  withDat,
  type Np,
} from '../speech/german-nouns';
import { verbLast, vp } from '../speech/german-verbs';
import { joined, words } from '../speech/words';
import { areBothDice, isOwnGold } from '../speech/shapes';
import { pileOf } from './piles';
import type { German, Person } from './speaker';
import { countersOf, isMass, life, resources, rival, sides, stats, token, valueOf } from './words';

const strengthOrCraft = n('die Stärke oder Talent');
const the = (entry: string): Np => np(n(entry), 'der');
const unknown: { readonly [K in Unknown]: Np } = {
  result: the('das Ergebnis(ses)'),
  yourResult: np(n('das Ergebnis(ses)'), 'dein'),
  yours: fixed('deines'),
  opponentsResult: np(n('das Ergebnis(ses)'), 'der', { post: 'deines Gegners' }),
  figuresResult: np(n('das Ergebnis(ses)'), 'der', { post: 'dieser Figur' }),
  firstDie: np(n('das Ergebnis(ses)'), 'der', { post: 'des ersten Würfels' }),
  thirdDie: np(n('das Ergebnis(ses)'), 'der', { post: 'des dritten Würfels' }),
  secondDie: np(n('das Ergebnis(ses)'), 'der', { post: 'des zweiten Würfels' }),
  thatMany: np(n('die Zahl'), 'dies'),
  thatNumber: np(n('die Zahl'), 'dies'),
  theirNumber: np(n('die Zahl'), 'ihr'),
  gone: the('die Zahl der so verloren~ Karten'),
  moveRoll: np(n('das Ergebnis(ses)'), 'der', { post: 'deines Bewegungswurfs' }),
  margin: the('der Unterschied(s) der Angriffswerte'),
  numberRolled: the('die gewürfelt~ Zahl'),
  rolledForMove: the('die für die Bewegung gewürfelt~ Zahl'),
  kept: the('die bisher gezählt~ Zahl'),
  byTheRules: the('die Zahl aus den Regeln dieses Spiels'),
  outcome: the('der Ausgang(s)'),
  dice: the('die Zahl der Würfel'),
  ownDie: np(n('der Angriffswürfel(s), Angriffswürfel'), 'dein'),
  opponentsDie: np(n('der Angriffswürfel(s), Angriffswürfel'), 'der', { post: 'deines Gegners' }),
  ownRoll: np(n('der Angriffswurf(s)'), 'dein'),
  opponentsRoll: np(n('der Angriffswurf(s)'), 'der', { post: 'deines Gegners' }),
  creaturesInFight: the('die Zahl der Feinde im Kampf'),
  creaturesOfItsLord: the('die Zahl der Kreaturen ihres Fürsten in diesem Kampf'),
  creaturesOfOtherLords: the('die Zahl der Kreaturen der anderen Fürsten in diesem Kampf'),
  killed: the('die Zahl der getöteten Kreaturen'),
  room: the('die Zahl der noch möglichen Zauber'),
};

const listed = (list: readonly Np[], word: string): Np => {
  const [first, ...rest] = list;
  return rest.reduce<Np>(
    (x, y) => ({
      nom: `${whole(x)} ${word} ${y.nom}`,
      akk: `${whole(x, 'akk')} ${word} ${y.akk}`,
      dat: `${whole(x, 'dat')} ${word} ${y.dat}`,
      gen: `${whole(x, 'gen')} ${word} ${y.gen}`,
      g: x.g,
      ...(y.rel === undefined ? {} : { rel: y.rel }),
      ...(x.stands === 'relative' ? { stands: x.stands } : {}),
    }),
    first ?? fixed(''),
  );
};
/** "die Zahl der Feinde": of whatever is counted. */
const numberOf = (things: Np): Np => {
  const one = behind(the('die Zahl'), things.gen);
  return things.rel === undefined ? one : told(one, [things.rel]);
};

function leftIn(x: Extract<Num, { readonly num: 'left' }>, s: German): Np {
  const many = x.of === undefined ? the('die Zahl der Karten') : numberOf(s.cards(x.of, 'plural'));
  const pile = x.deck && (x.discards ? pileOf(x.deck, s) : s.deck(x.deck));
  return closed(many, pile === undefined ? 'in allen Ablagestapeln' : withDat('in', pile));
}

export function number(x: Num, s: German): Np {
  if (typeof x === 'number') return fixed(String(x));
  if (isUnknown(x)) return unknown[x.num];
  switch (x.num) {
    case 'stat': {
      const part = x.part === 'value' ? valueOf[x.stat] : x.part === 'counters' ? countersOf[x.stat] : undefined;
      return s.whose(x.of, part ?? stats[x.stat]);
    }
    case 'plus':
      return listed(
        x.list.map((y) => s.number(y)),
        'plus',
      );
    case 'minus':
      return listed([s.number(x.from), asOne(x.less, s)], 'minus');
    case 'times':
      return mapNp(asOne(x.of, s), (text) =>
        x.n === 2 ? `zweimal ${text}` : `${asOne(x.n, s).nom}${typeof x.n === 'number' ? '-' : ' '}mal ${text}`,
      );
    case 'upTo':
      return upTo(x.from, x.of, s);
    case 'ifHad':
      return fixed(`${x.n} mit ${s.cards({ names: [x.named] }, 'a').dat}`);
    case 'eachTime':
      return fixed(`${x.from} (jedes Mal 1 mehr)`);
    case 'holding': {
      const more = x.list.map((y) => `${y.n}, wenn ${s.test(y.if)}`);
      return fixed((x.from === 0 ? more : [whole(s.number(x.from)), ...more]).join(', plus '));
    }
    case 'byFight':
      return behind(s.number(x.battle), `(im psychischen Kampf ${s.number(x.psychic).nom})`);
    case 'either':
      return fixed(`${x.n} (oder ${x.other}, wenn ${s.test(x.if)})`);
    case 'half':
      return behind(the('die Hälfte'), closed(asOne(x.of, s), '(aufgerundet)').gen);
    case 'lowest':
    case 'highest': {
      const [two, many] =
        x.num === 'lowest' ? (['niedriger~', 'niedrigst~'] as const) : (['höher~', 'höchst~'] as const);
      const adj = x.list.length > 2 ? many : two;
      const list = x.list.map((y) => s.number(y));
      // Two that are called alike are told as two.
      const alike = list.length === 2 && (list[0]?.nom === list[1]?.nom || areBothDice(x.list));
      return behind(np(n('der Wert(es)'), 'der', { adj }), alike ? 'von beiden' : withDat('von', andNp(list)));
    }
    case 'atMost':
      return closed(s.number(x.of), `(höchstens ${whole(s.number(x.bound))})`);
    case 'atLeast':
      return closed(s.number(x.of), `(mindestens ${whole(s.number(x.bound))})`);
    case 'count':
      return x.before ? closed(numberOf(s.np(x.of, 'plural')), 'zuvor') : numberOf(s.np(x.of, 'plural'));
    case 'amongThem':
      return closed(numberOf(s.cards(x.of, 'plural')), 'darunter');
    case 'tokens': {
      const where = 'place' in x.on ? s.on(x.on) : withDat('auf', s.card(x.on));
      return isMass(x.kind) && x.kind !== 'lives'
        ? behind(np(token(x.kind), 'der'), where)
        : behind(numberOf(np(token(x.kind), 'der', { many: true })), where);
    }
    case 'printed':
      return s.itsOf(x.on, x.power === 'either' ? strengthOrCraft : resources[x.power]);
    case 'lost': {
      const lost = vp('haben', 'verloren');
      return x.what === 'life'
        ? told(the('die Zahl der Leben'), [`die ${verbLast(s.by(x.by), lost)}`])
        : told(the('das Schicksal(s)'), [`das ${verbLast(s.by(x.by), lost)}`]);
    }
    case 'foes':
      return behind(np(resources[x.power], 'der'), np(rival, s.person(x.of).his).gen);
    case 'left':
      return leftIn(x, s);
    case 'together':
      return behind(s.number(x.of), `zusammen (von jedem höchstens ${x.each})`);
    case 'total':
      return total(x, s);
    case 'bonus': {
      const over = 'np' in x.over ? s.np(x.over, 'plural') : s.card(x.over);
      const bonus = np(n(`der ${resources[x.power].one}bonus`), 'der', { adj: 'gesamt~' });
      return behind(bonus, over.stands === 'pronoun' ? 'dieser Karten' : over.gen);
    }
    case 'resultOf':
      return s.itsOf(x.card, n('das Ergebnis(ses)'));
    case 'fateOf':
      return s.whose(x.of, resources.fate, { adj: sides[x.side] });
    case 'those':
      return the('die Zahl dieser Karten');
  }
}
/** What is reckoned with as a whole: "5-mal die Summe aus 1 und deinem Talent" is not 5 times 1 and then some. */
function asOne(x: Num, s: German): Np {
  if (typeof x !== 'object' || (x.num !== 'plus' && x.num !== 'minus')) return s.number(x);
  if (x.num === 'plus') return behind(the('die Summe'), withDat('aus', andNp(x.list.map((y) => s.number(y)))));
  return behind(the('die Differenz'), withDat('aus', andNp([x.from, x.less].map((y) => s.number(y)))));
}
/** "doppelt so hoch wie dein Talent ist", "7 plus dein Schicksal beträgt": what a power is, behind it. */
export function height(x: Exclude<Num, number>, s: German): string {
  if (x.num === 'plus' && typeof x.list[0] === 'number') return `${whole(s.number(x), 'akk')} beträgt`;
  const times = x.num === 'times' && typeof x.n === 'number' ? x.n : undefined;
  const than = whole(s.number(times !== undefined && x.num === 'times' ? x.of : x));
  return words(times === 2 ? 'doppelt' : times !== undefined && `${times}-mal`, `so hoch wie ${than} ist`);
}
/** "bis zu 3", "1 bis 3". */
function upTo(from: number, of: Num, s: German): Np {
  if (typeof of === 'object' && of.num === 'atMost') return upTo(from, of.bound, s);
  if (typeof of === 'number') return fixed(`${from === 0 ? 'bis zu' : `${from} bis`} ${of}`);
  return mapNp(s.number(of), (text) => `${from === 0 ? 'höchstens' : `${from} bis höchstens`} ${text}`);
}
function total(x: Extract<Exclude<Num, number>, { num: 'total' }>, s: German): Np {
  const over = 'np' in x.over ? s.np(x.over, 'plural') : s.card(x.over);
  // Of "die Karten auf dieser Karte" either would be "sie".
  if ('np' in x.over) s.lastCard = '';
  if (over.stands === 'pronoun' && over.g !== 'pl' && x.power === 'higher') {
    const its = over.g === 'f' ? 'ihr' : 'sein';
    return np(n('der Wert(s)'), 'der', { adj: 'höher~', post: `aus ${its}er Stärke und ${its}em Talent` });
  }
  if (x.power === 'higher' && 'card' in x.over && x.over.card === 'that')
    return np(n('der Wert(s)'), 'der', {
      adj: 'höher~',
      post: `aus Stärke und Talent ${over.gen}`,
    });
  const cards = over.stands === 'pronoun' ? 'dieser Karten' : over.gen;
  if (x.power === 'worth') return behind(the('die Summe der Punkte'), cards);
  return x.power === 'higher'
    ? behind(the('die Summe der jeweils höheren Werte aus Stärke und Talent'), cards)
    : behind(np(resources[x.power], 'der', { adj: 'gesamt~' }), cards);
}

/** What is gained, lost or paid, as an object: "2 Leben", "dein ganzes Gold", "so viel Stärke wie das Ergebnis". */
export function quantity(q: Quantity, p: Person, s: German): string {
  const noun = resources[q.what];
  const adj = q.side && sides[q.side];
  const { n: x } = q;
  if (x === 'all') {
    const but = q.but === undefined ? '' : ` bis auf ${q.but}`;
    if (q.what === 'life') return `alle ${np(life, p.his, { many: true }).akk}${but}`;
    const counters = countersOf[q.what];
    return counters === undefined
      ? np(noun, p.his, { adj: adj === undefined ? 'ganz~' : `ganz~ ${adj}` }).akk + but
      : `alle ${np(counters, p.his).akk}${but}`;
  }
  if (typeof x === 'number' && q.more) return some(x, noun, words('weiter~', adj)).akk;
  if (typeof x === 'number')
    return adj === undefined ? some(x, noun).akk : np(noun, '', { adj, number: String(x) }).akk;
  const much = q.what === 'life' ? 'so viele Leben' : `so viel ${np(noun, '', adj === undefined ? {} : { adj }).akk}`;
  if (x.num === 'thatMany' || x.num === 'thatNumber') return much;
  if (x.num === 'times' && x.n === 2 && typeof x.of === 'object' && x.of.num === 'thatMany') return `doppelt ${much}`;
  if (x.num === 'holding' && x.from === 0) {
    const [first] = x.list;
    const tests = x.list.map((y) => `wenn ${s.test(y.if)}`);
    const one = some(first?.n ?? 1, noun, adj).akk;
    if (x.list.every((y) => y.n === first?.n)) return `je ${one}, ${joined(tests, 'und')}`;
    return x.list.map((y, i) => `${i === 0 ? one : `${y.n} mehr`}, ${tests[i] ?? ''}`).join(', und ');
  }
  if (x.num === 'either') return `${some(x.n, noun, adj).akk} (oder ${x.other}, wenn ${s.test(x.if)})`;
  if (x.num === 'upTo')
    return isOwnGold(x.of) ? `beliebig viel ${np(noun, '').akk}` : `${whole(s.number(x))} ${np(noun, '').akk}`;
  if (x.num === 'total' && x.power === 'higher' && 'card' in x.over && x.over.card === 'those')
    return `für jede so viel ${np(noun, '').akk} wie der höhere ihrer Werte aus Stärke und Talent`;
  if (x.num === 'tokens' && np(token(x.kind), '').nom === np(noun, '').nom) {
    const where = 'place' in x.on ? s.on(x.on) : withDat('auf', s.card(x.on));
    return `${q.what === 'life' ? 'alle Leben' : np(noun, 'all').akk} ${where}`;
  }
  if (x.num === 'those') return `dafür je ${some(1, noun, adj).akk}`;
  if (x.num === 'gone') return `für jede so verlorene Karte ${some(1, noun, adj).akk}`;
  if (x.num === 'times' && typeof x.of === 'object' && x.of.num === 'those')
    return `dafür je ${whole(s.number(x.n))} ${np(noun, '').akk}`;
  if (x.num === 'minus' && typeof x.less === 'object' && x.less.num === 'those')
    return `${much} wie ${whole(s.number(x.from))}, für jede dieser Karten 1 weniger`;
  return `${much} wie ${whole(s.number(x))}`;
}

/** Fate, and of one side. */
export const fateOf = {
  any: resources.fate,
  light: n('das hell~ Schicksal(s)'),
  dark: n('das dunkl~ Schicksal(s)'),
} as const;

import type { Amount, Resource, StatKey } from '../../rules/vocab/select';
import { assertNever } from '../../kernel/result';
import { isHidden } from '../keys';
import { usual } from '../usual';
import { andNp, behind, fixed, mapNp, n, np, some, withDat, type Np } from './nouns';
import { verbLast, vp, type Person } from './verbs-in-place';
import type { Speak } from './speak';
import { countersOf, isMass, life, resources, sides, stats, token, valueOf } from './words';

const the = (entry: string): Np => np(n(entry), 'der');
/** "die Zahl der Feinde": of whatever is counted. */
const numberOfThese = (things: Np): Np => behind(the('die Zahl'), things.gen);

/** A number as a noun phrase: "3", "das Ergebnis", "dein Talent". */
export function amount(of: Amount, say: Speak): Np {
  if (typeof of === 'number') return fixed(String(of));
  if ('var' in of) {
    const meaning = say.meaning(of.var);
    if (meaning?.is === 'card') return the('die Zahl dieser Karten');
    if (meaning?.is === 'number') return meaning.the;
    return of.var.endsWith('$margin') ? the('der Unterschied(s) der Angriffswerte') : the('das Ergebnis(ses)');
  }
  if ('stat' in of) return stat(of, say);
  if ('plus' in of)
    return listed(
      of.plus.map((x) => say.amount(x)),
      'plus',
    );
  if ('minus' in of)
    return listed(
      of.minus.map((x) => say.amount(x)),
      'minus',
    );
  if ('times' in of) return times(of.times[0], of.times[1], say);
  if ('least' in of) return bounded(of.least, 'höchstens', 'niedriger', say);
  if ('most' in of) return bounded(of.most, 'mindestens', 'höher', say);
  if ('count' in of) return numberOfThese(say.select(of.count, 'plural'));
  if ('tokens' in of)
    return isHidden(of.tokens) ? the('die Zahl') : tokensThere(of.tokens, `auf ${say.card(of.on).dat}`);
  if ('option' in of) return the('die Zahl aus den Regeln dieses Spiels');
  if ('eventAmount' in of) return np(n('die Zahl'), 'dies');
  if ('printed' in of) return say.itsOf(of.on, resources[of.printed]);
  if ('missing' in of) {
    const p = say.who(of.of);
    return of.missing === 'life'
      ? behind(the('die Zahl der Leben'), `, die ${verbLast(say.by(p), vp('haben', 'verloren'))},`)
      : behind(the('das Schicksal(s)'), `, das ${verbLast(say.by(p), vp('haben', 'verloren'))},`);
  }
  if ('statusOf' in of) {
    const more = say.meaning(`$${of.statusOf}`);
    return more?.is === 'number' ? more.the : the('die gewürfelt~ Zahl');
  }
  if ('foe' in of)
    return of.foe === 'count'
      ? the('die Zahl der Feinde im Kampf')
      : behind(np(resources[of.foe], 'der'), np(n('der Gegner(s)'), say.me.his).gen);
  return onBoard(of, say);
}

const listed = (list: readonly Np[], word: string): Np => {
  const [first, ...rest] = list;
  return rest.reduce(
    (x, y) => ({
      nom: `${x.nom} ${word} ${y.nom}`,
      akk: `${x.akk} ${word} ${y.akk}`,
      dat: `${x.dat} ${word} ${y.dat}`,
      gen: `${x.gen} ${word} ${y.gen}`,
      g: x.g,
    }),
    first ?? fixed(''),
  );
};

const tokensThere = (kind: string, where: string): Np =>
  isMass(kind) && kind !== 'lives'
    ? behind(np(token(kind), 'der'), where)
    : behind(numberOfThese(np(token(kind), 'der', { many: true })), where);

type OnBoard = Extract<Amount, { left: unknown } | { sum: unknown } | { fateSide: unknown } | { spaceTokens: unknown }>;

function onBoard(of: OnBoard, say: Speak): Np {
  if ('left' in of) return behind(the('die Zahl der Karten'), withDat('in', say.deck(of.left)));
  if ('sum' in of) {
    const card = 'var' in of.over ? say.card(of.over) : say.select(of.over, 'plural');
    const cards = /^(?:er|sie|es)$/.test(card.nom) ? 'dieser Karten' : card.gen;
    return of.sum === 'higher'
      ? behind(the('die Summe der jeweils höheren Werte aus Stärke und Talent'), cards)
      : behind(np(resources[of.sum], 'der', { adj: 'gesamt~' }), cards);
  }
  if ('fateSide' in of) return say.whose(say.who(of.of), resources.fate, { adj: sides[of.fateSide] });
  if ('spaceTokens' in of) return tokensThere(of.spaceTokens, say.on(of.at));
  return assertNever(of);
}

function stat(of: Extract<Amount, { stat: StatKey }>, say: Speak): Np {
  const always = usual[of.stat];
  if (always !== undefined) return fixed(String(always));
  const part = of.part === 'value' ? valueOf[of.stat] : of.part === 'counters' ? countersOf[of.stat] : undefined;
  return say.whose(say.who(of.of), part ?? stats[of.stat]);
}

function times(x: Amount, y: Amount, say: Speak): Np {
  const [count, of] = typeof x === 'number' ? [x, y] : [y, x];
  const noun = say.amount(of);
  return mapNp(
    noun,
    (text) =>
      `${count === 2 ? 'zweimal' : typeof count === 'number' ? `${count}-mal` : `${say.amount(count).nom} mal`} ${text}`,
  );
}

function bounded(parts: readonly Amount[], bound: string, degree: 'niedriger' | 'höher', say: Speak): Np {
  const others = parts.filter((x) => !(typeof x === 'object' && 'count' in x));
  const [sole] = others;
  // What there is of a thing bounds every choice of it: not worth a word.
  if (others.length === 1 && sole !== undefined && parts.length > 1) return say.amount(sole);
  const limits = parts.filter((x) => typeof x === 'number');
  const open = parts.filter((x) => typeof x !== 'number');
  const [one] = open;
  if (limits.length === 1 && open.length === 1 && one !== undefined)
    return behind(say.amount(one), `(${bound} ${String(limits[0])})`);
  const adj =
    parts.length > 2 ? (degree === 'höher' ? 'höchst~' : 'niedrigst~') : degree === 'höher' ? 'höher~' : 'niedriger~';
  return behind(np(n('der Wert(es)'), 'der', { adj }), `von ${andNp(parts.map((x) => say.amount(x))).dat}`);
}

/** A number that has just been read needs no second mention. */
const asManyAs = (number: string): string => (number === 'diese Zahl' ? '' : ` wie ${number}`);

/** What is gained, lost or paid, as an object: "2 Leben", "dein ganzes Gold", "so viel Stärke wie das Ergebnis". */
export function quantity(what: Resource, of: Amount | 'all', owner: Person, say: Speak): string {
  const noun = resources[what];
  if (of === 'all') {
    if (what === 'life') return `alle ${np(life, owner.his, { many: true }).akk}`;
    const counters = countersOf[what];
    return counters === undefined ? np(noun, owner.his, { adj: 'ganz~' }).akk : `alle ${np(counters, owner.his).akk}`;
  }
  if (typeof of === 'number') return some(of, noun).akk;
  const much = what === 'life' ? 'so viele Leben' : `so viel ${noun.one.replace(/\(\w+\)/, '')}`;
  if (
    'stat' in of &&
    of.stat === what &&
    of.part === undefined &&
    say.who(of.of).key === owner.key &&
    !owner.you &&
    what === 'gold'
  )
    return quantity(what, 'all', owner, say);
  if ('eventAmount' in of) return much;
  const meaning = 'var' in of ? say.meaning(of.var) : undefined;
  if (meaning?.is === 'number' && meaning.asMany) return much;
  if (isCardCount(of, say)) return `je ${some(1, noun).akk}`;
  if ('minus' in of && isCardCount(of.minus[1], say))
    return `${much}${asManyAs(say.amount(of.minus[0]).nom)}, für jede dieser Karten 1 weniger`;
  return much + asManyAs(say.amount(of).nom);
}

function isCardCount(of: Amount, say: Speak): boolean {
  if (typeof of !== 'object') return false;
  if ('var' in of) {
    const meaning = say.meaning(of.var);
    return meaning?.is === 'card' || (meaning?.is === 'number' && meaning.the.nom === 'die Zahl dieser Karten');
  }
  return false;
}

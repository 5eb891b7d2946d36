// Numbers as noun phrases: "3", "the result", "your Craft".
import { isUnknown, type Num, type Quantity, type Unknown } from '../clauses/tree';
import { plural, some } from '../speech/english';
import { joined, words } from '../speech/words';
import { areBothDice, isOwnGold } from '../speech/shapes';
import type { English, Person } from './speaker';
import { isMass, power, resources, stats, token } from './words';

const unknown: { readonly [K in Unknown]: string } = {
  result: 'the result',
  yourResult: 'your result',
  yours: 'yours',
  opponentsResult: "your opponent's",
  figuresResult: "this figure's result",
  firstDie: 'the result of the first die',
  thirdDie: 'the result of the third die',
  secondDie: 'the result of the second die',
  thatMany: 'that many',
  thatNumber: 'that number',
  theirNumber: 'their number',
  gone: 'the number lost in this way',
  moveRoll: 'the result of your movement roll',
  margin: 'the difference between the scores',
  numberRolled: 'the number rolled',
  rolledForMove: 'the number that you rolled for your move',
  kept: 'the number counted so far',
  byTheRules: 'the number that the rules of this game set',
  outcome: 'the outcome',
  creaturesInFight: 'the number of Enemies in the fight',
  creaturesOfItsLord: 'the number of creatures of its Lord in the fight',
  creaturesOfOtherLords: 'the number of creatures of the other Lords in the fight',
  dice: 'the number of dice',
  ownDie: 'your attack die',
  opponentsDie: "your opponent's attack die",
  ownRoll: 'your attack roll',
  opponentsRoll: "your opponent's attack roll",
  killed: 'the number of creatures killed',
  room: 'the number of Spells that you may still have',
};

export function number(n: Num, s: English): string {
  if (typeof n === 'number') return String(n);
  if (isUnknown(n)) return unknown[n.num];
  switch (n.num) {
    case 'stat': {
      const part = n.part === 'value' ? 'value' : n.part === 'counters' ? 'counters' : '';
      return words(s.whose(n.of), part !== '' && n.stat === 'life' ? 'life' : stats[n.stat], part);
    }
    case 'plus':
      return n.list
        .map((x) => s.number(typeof x === 'object' && x.num === 'thatMany' ? { num: 'thatNumber' } : x))
        .join(' plus ');
    case 'minus':
      return `${s.number(n.from)} minus ${bracketed(n.less, s)}`;
    case 'times':
      return n.n === 2 ? `twice ${bracketed(n.of, s)}` : `${bracketed(n.n, s)} times ${bracketed(n.of, s)}`;
    case 'upTo':
      return upTo(n.from, n.of, s);
    case 'ifHad':
      return `${n.n} if ${s.states(n.by, 'have', s.cards({ names: [n.named] }, 'a'))}`;
    case 'eachTime':
      return `${n.from} (each time 1 more)`;
    case 'holding': {
      const more = n.list.map((x) => `${x.n} if ${s.test(x.if)}`);
      return (n.from === 0 ? more : [s.number(n.from), ...more]).join(', plus ');
    }
    case 'byFight':
      return `${s.number(n.battle)} (in psychic combat ${s.number(n.psychic)})`;
    case 'either':
      return `${n.n} (${n.other} if ${s.test(n.if)})`;
    case 'half':
      return `half ${bracketed(n.of, s)} (rounded up)`;
    case 'lowest':
    case 'highest': {
      const degree = n.num === 'lowest' ? ['lower', 'lowest'] : ['higher', 'highest'];
      const list = n.list.map((x) => s.number(x));
      // Two that are called alike are told as two.
      const alike = list.length === 2 && (list[0] === list[1] || areBothDice(n.list));
      return `the ${degree[list.length > 2 ? 1 : 0] ?? ''} of ${alike ? 'the two' : joined(list, 'and')}`;
    }
    case 'atMost':
      return `${s.number(n.of)} (at most ${s.number(n.bound)})`;
    case 'atLeast':
      return `${s.number(n.of)} (at least ${s.number(n.bound)})`;
    case 'count':
      return words('the number of', s.np(n.of, 'plural'), n.before && 'beforehand');
    case 'amongThem':
      return `the number of ${s.cards(n.of, 'plural')} among them`;
    case 'tokens': {
      const noun = isMass(n.kind) ? token(n.kind) : `number of ${plural(token(n.kind))}`;
      return `the ${noun} on ${'place' in n.on ? s.place(n.on) : s.card(n.on)}`;
    }
    case 'printed':
      return `${s.itsOf(n.on)} ${power(n.power)}`;
    case 'lost':
      return `the ${n.what === 'life' ? 'lives' : 'fate'} ${s.states(n.by, 'have')} lost`;
    case 'foes':
      return `${n.of.is === 'you' ? 'your' : 'his'} opponent's ${resources[n.power]}`;
    case 'left':
      return words(
        'the number of',
        n.of === undefined ? 'cards' : s.cards(n.of, 'plural'),
        n.deck === undefined ? 'in all discard piles' : n.discards ? 'in the discard pile of' : 'left in',
        n.deck && s.deck(n.deck),
      );
    case 'together':
      return `${s.number(n.of)} together (no more than ${n.each} of each)`;
    case 'total': {
      if (n.power === 'worth') return `the total points of ${'np' in n.over ? s.np(n.over, 'all') : s.card(n.over)}`;
      const all = n.power === 'higher' ? 'plural' : 'all';
      const cards = 'np' in n.over ? s.np(n.over, all) : n.over.card === 'those' ? 'those cards' : s.card(n.over);
      if (n.power === 'higher' && cards === 'it') return 'the higher of its Strength and Craft';
      return n.power === 'higher'
        ? `the higher of Strength and Craft of each of ${cards}, added up`
        : `the total ${resources[n.power]} of ${cards}`;
    }
    case 'bonus': {
      const cards = 'np' in n.over ? s.np(n.over, 'all') : n.over.card === 'those' ? 'those cards' : s.card(n.over);
      return `the total ${resources[n.power]} bonus of ${cards}`;
    }
    case 'resultOf':
      return `${s.itsOf(n.card)} result`;
    case 'fateOf':
      return `${s.whose(n.of)} ${n.side} fate`;
    case 'those':
      return 'the number of those cards';
  }
}
/** "up to 3", "1 to 3", "as many as you like". */
function upTo(from: number, of: Num, s: English): string {
  if (typeof of === 'object' && of.num === 'atMost') return upTo(from, of.bound, s);
  return from === 0 ? `up to ${s.number(of)}` : `${from} to ${s.number(of)}`;
}
const bracketed = (n: Num, s: English): string =>
  typeof n === 'object' && (n.num === 'plus' || n.num === 'minus') ? `(${s.number(n)})` : s.number(n);

/** What is gained, lost or paid: "2 lives", "all your gold", "Strength equal to the result". */
export function quantity(q: Quantity, p: Person, s: English): string {
  const noun = words(q.side, resources[q.what]);
  const many = q.what === 'life' ? 'lives' : noun;
  const { n } = q;
  if (n === 'all') {
    const counters = q.what === 'strength' || q.what === 'craft' ? 'counters' : '';
    return words('all', p.his, many, counters, q.but !== undefined && `but ${q.but}`);
  }
  if (typeof n === 'number') return some(n, q.more ? `more ${noun}` : noun);
  if (n.num === 'thatMany' || n.num === 'thatNumber')
    return q.what === 'life' ? 'that many lives' : `that much ${noun}`;
  if (n.num === 'times' && n.n === 2 && typeof n.of === 'object' && n.of.num === 'thatMany')
    return `twice ${quantity({ ...q, n: n.of }, p, s)}`;
  if (n.num === 'holding' && n.from === 0) {
    const parts = n.list.map((x, i) => `${i === 0 ? some(x.n, noun) : `${x.n} more`} if ${s.test(x.if)}`);
    return joined(parts, 'and');
  }
  if (n.num === 'either') return `${some(n.n, noun)} (${n.other} if ${s.test(n.if)})`;
  if (n.num === 'upTo') return isOwnGold(n.of) ? `any amount of ${noun}` : `${s.number(n)} ${many}`;
  if (n.num === 'total' && n.power === 'higher' && 'card' in n.over && n.over.card === 'those')
    return `${many} for each of them equal to the higher of its Strength and Craft`;
  if (n.num === 'tokens' && token(n.kind) === resources[q.what])
    return `all the ${many} on ${'place' in n.on ? s.place(n.on) : s.card(n.on)}`;
  if (n.num === 'those') return `1 ${noun} for each`;
  if (n.num === 'gone') return `1 ${noun} for each lost in this way`;
  if (n.num === 'times' && typeof n.of === 'object' && n.of.num === 'those') return `${s.number(n.n)} ${noun} for each`;
  if (n.num === 'minus' && typeof n.less === 'object' && n.less.num === 'those')
    return `${many} equal to ${s.number(n.from)}, less 1 for each of them`;
  return `${many} equal to ${s.number(n)}`;
}

import type { Amount, Resource, StatKey } from '../../rules/vocab/select';
import { assertNever } from '../../kernel/result';
import { and, plural, some, words, you, type Person } from './grammar';
import { usual } from '../usual';
import type { Speak } from './speak';
import { isHidden } from '../keys';
import { resources, stats, token } from './words';

/** A number as a noun phrase: "3", "the result", "your Craft". */
export function amount(n: Amount, say: Speak): string {
  if (typeof n === 'number') return String(n);
  if ('var' in n) {
    const meaning = say.meaning(n.var);
    if (meaning?.is === 'card') return 'the number of those cards';
    if (meaning?.is === 'number') return meaning.the;
    return n.var.endsWith('$margin') ? 'the difference between the scores' : 'the result';
  }
  if ('stat' in n) return stat(n, say);
  if ('plus' in n) return n.plus.map((x) => say.amount(x)).join(' plus ');
  if ('minus' in n) return `${say.amount(n.minus[0])} minus ${say.amount(n.minus[1])}`;
  if ('times' in n) return times(n.times[0], n.times[1], say);
  if ('least' in n) return bounded(n.least, 'at most', 'lower', say);
  if ('most' in n) return bounded(n.most, 'at least', 'higher', say);
  if ('count' in n) return `the number of ${say.select(n.count, 'plural')}`;
  if ('tokens' in n)
    return isHidden(n.tokens)
      ? 'the count'
      : `the ${n.tokens in resources ? token(n.tokens) : `number of ${plural(token(n.tokens))}`} on ${say.card(n.on)}`;
  if ('option' in n) return 'the number that the rules of this game set';
  if ('eventAmount' in n) return 'that number';
  if ('printed' in n) return `${say.itsOf(n.on)} ${resources[n.printed]}`;
  if ('missing' in n) {
    const who = say.who(n.of);
    return `the ${n.missing === 'life' ? 'lives' : 'fate'} ${say.states(who, 'have')} lost`;
  }
  if ('statusOf' in n) {
    const more = say.meaning(`$${n.statusOf}`);
    return more?.is === 'number' ? more.the : 'the number rolled';
  }
  if ('foe' in n)
    return n.foe === 'count' ? 'the number of Enemies in the fight' : `${say.me.his} opponent's ${resources[n.foe]}`;
  return onBoard(n, say);
}

type OnBoard = Extract<Amount, { left: unknown } | { sum: unknown } | { fateSide: unknown } | { spaceTokens: unknown }>;

function onBoard(n: OnBoard, say: Speak): string {
  if ('left' in n) return `the number of cards left in ${say.deck(n.left)}`;
  if ('sum' in n) {
    const cards = say.card(n.over).replace(/^(?:them|it)$/, 'those cards');
    return n.sum === 'higher'
      ? `the higher of Strength and Craft of each of ${cards}, added up`
      : `the total ${resources[n.sum]} of ${cards}`;
  }
  if ('fateSide' in n) return `${say.whose(say.who(n.of))} ${n.fateSide} fate`;
  if ('spaceTokens' in n)
    return `the ${n.spaceTokens in resources ? token(n.spaceTokens) : `number of ${plural(token(n.spaceTokens))}`} on ${say.space(n.at)}`;
  return assertNever(n);
}

function stat(n: Extract<Amount, { stat: StatKey }>, say: Speak): string {
  const fixed = usual[n.stat];
  if (fixed !== undefined) return String(fixed);
  const part = n.part === 'value' ? ' value' : n.part === 'counters' ? ' counters' : '';
  const noun = part && n.stat === 'life' ? 'life' : stats[n.stat];
  return `${say.whose(say.who(n.of))} ${noun}${part}`;
}

function times(x: Amount, y: Amount, say: Speak): string {
  const [n, of] = typeof x === 'number' ? [x, y] : [y, x];
  return n === 2 ? `twice ${say.amount(of)}` : `${say.amount(n)} times ${say.amount(of)}`;
}

const superlative = { lower: 'lowest', higher: 'highest' } as const;

function bounded(parts: readonly Amount[], bound: string, degree: 'lower' | 'higher', say: Speak): string {
  const others = parts.filter((x) => !(typeof x === 'object' && 'count' in x));
  const [sole] = others;
  // What there is of a thing bounds every choice of it: not worth a word.
  if (others.length === 1 && sole !== undefined && parts.length > 1) return say.amount(sole);
  const fixed = parts.filter((x) => typeof x === 'number');
  const open = parts.filter((x) => typeof x !== 'number');
  const [one] = open;
  if (fixed.length === 1 && open.length === 1 && one !== undefined)
    return `${say.amount(one)} (${bound} ${String(fixed[0])})`;
  return `the ${parts.length > 2 ? superlative[degree] : degree} of ${and(parts.map((x) => say.amount(x)))}`;
}

/** What is gained, lost or paid: "2 lives", "all your gold", "Strength equal to the result". */
export function quantity(what: Resource, n: Amount | 'all', owner: Person, say: Speak): string {
  const noun = resources[what];
  if (n === 'all') {
    const counters = what === 'strength' || what === 'craft' ? ' counters' : '';
    return `all ${owner.you ? you.his : owner.his} ${what === 'life' ? 'lives' : `${noun}${counters}`}`;
  }
  if (typeof n === 'number') return some(n, noun);
  if (
    typeof n === 'object' &&
    'stat' in n &&
    n.stat === what &&
    n.part === undefined &&
    say.who(n.of).key === owner.key &&
    !owner.you &&
    what === 'gold'
  )
    return quantity(what, 'all', owner, say);
  if (typeof n === 'object' && 'eventAmount' in n) return `that ${what === 'life' ? 'many lives' : `much ${noun}`}`;
  if (typeof n === 'object' && 'var' in n && say.meaning(n.var)?.is === 'number' && say.amount(n) === 'that many')
    return `that ${what === 'life' ? 'many lives' : `much ${noun}`}`;
  if (typeof n === 'object' && 'minus' in n && say.amount(n.minus[1]) === 'the number of those cards')
    return `${words(what === 'life' ? 'lives' : noun, 'equal to', say.amount(n.minus[0]))}, less 1 for each of them`;
  const number = say.amount(n);
  if (number === 'the number of those cards') return `1 ${noun} for each`;
  return words(what === 'life' ? 'lives' : noun, 'equal to', number);
}

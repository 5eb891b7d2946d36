// How dice are thrown, and what they come to show without it.
import type { ActOf } from '../clauses/acts';
import { words } from '../speech/words';
import { isResult, isRolled } from '../speech/shapes';
import type { English, Person } from './speaker';
import { resources } from './words';

export function roll(x: ActOf<'roll'>, p: Person, s: English): readonly [verb: string, rest: string] {
  const n = s.counted(x.dice, 'die', 'dice');
  const but = x.leaveOut ? 'of which one does not count' : x.apart && 'one after the other';
  const comma = but ? `, ${but}` : '';
  if (x.how === 'pray' && s.short) return ['pray', ''];
  if (x.how === 'pray') return ['pray', `(roll ${n}${comma})`];
  const figure = x.figure ? s.card(x.figure) : 'this figure';
  const whom = {
    plain: '',
    this: x.how === 'this' ? `for ${s.card({ card: 'this' })}` : '',
    opponent: `for ${p.his} opponent`,
    yourself: 'for yourself',
    figure: `for ${figure}`,
    both: `each for yourself and ${figure}`,
    rivals: `each for yourself and ${p.his} opponent`,
  };
  return ['roll', words(n, whom[x.how]) + comma];
}

export function showDice(x: ActOf<'showDice'>, _: Person, s: English): readonly [verb: string, rest: string] {
  const n = s.number(x.n);
  if (x.dice === 'lowest') return ['count', `the lowest die as ${n}`];
  if (x.dice === 'thrown') return ['turn', `your die to ${n}`];
  if (x.dice === 'one') return ['make', `one die show ${n}, without rolling it`];
  if (x.dice === 'total') return ['set', `the result to ${n}, without a roll`];
  return ['make', `every die show ${n} (it cannot be rolled again)`];
}

export const attackShows = (x: ActOf<'attackShows'>, p: Person, s: English): readonly [verb: string, rest: string] => [
  'use',
  `${s.number(x.n)} as ${p.his} attack roll`,
];

type Said = readonly [verb: string, rest: string];
/** What is added to a result, or taken from it. */
export function adjust(x: ActOf<'adjust'>, _: Person, s: English): Said {
  if (typeof x.by === 'number' && x.by < 0) return ['subtract', `${-x.by} from the result`];
  if (typeof x.by === 'object' && x.by.num === 'minus' && x.by.from === 0)
    return isResult(x.by.less) ? ['count', 'the result as 0'] : ['subtract', `${s.number(x.by.less)} from the result`];
  return ['add', `${isRolled(x.by) ? 'it' : s.number(x.by)} to the result`];
}
/** The number of what is about to happen. */
export function change(x: ActOf<'change'>, _: Person, s: English): Said {
  if (x.how && typeof x.by === 'number') {
    const n = Math.abs(x.by);
    const [what, more] = x.what ?? [];
    const noun = what === undefined || more !== undefined ? '' : what === 'life' && n > 1 ? 'lives' : resources[what];
    if (x.to !== undefined) return [x.how, words('only', String(n), noun)];
    return [x.how, x.by > 0 ? words(String(n), 'more', noun) : words(String(n), noun, 'less')];
  }
  if (x.to !== undefined) return ['change', `that to ${x.to}`];
  if (typeof x.by !== 'number') return ['change', `that by ${s.number(x.by)}`];
  return x.by < 0 ? ['reduce', `that by ${-x.by}`] : ['increase', `that by ${x.by}`];
}

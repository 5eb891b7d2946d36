// What comes of an ability, told apart from when it may be used: for its button.
import type { Rule } from '../clauses/rules';
import type { Clauses } from '../clauses/tree';
import { inline, type Tongue } from './compose';
import { open, signs, unique } from './words';

/** Characters: what a button can hold of several things that an ability does at different times. */
const ROOM = 120;

/** A tree in which somebody is "you" wherever he is named. */
const toldTo = (x: unknown, key: string): unknown => {
  if (Array.isArray(x)) return x.map((y) => toldTo(y, key));
  if (!(x instanceof Object)) return x;
  if ('is' in x && 'key' in x && x.key === key) return { key: 'you', is: 'you' };
  return Object.fromEntries(Object.entries(x).map(([field, y]) => [field, toldTo(y, key)]));
};
/** Whoever may do it reads the button, whosever card it is. */
function doneBy(rule: Rule): Clauses {
  if (rule.r === 'action' || rule.r === 'meeting' || rule.r === 'dice') return rule.do;
  const [part] = rule.r === 'when' ? rule.parts : [];
  if (part === undefined) return [];
  const all = [...((rule.r === 'when' ? rule.stops : undefined) ?? []), ...part.do];
  return part.may && part.who.is !== 'you' ? (toldTo(all, part.who.key) as Clauses) : all;
}
const isChosen = (rule: Rule): boolean =>
  rule.r === 'action' || rule.r === 'meeting' || (rule.r === 'when' && rule.parts[0]?.may === true);

/** "discard an Object and gain 1 gold"; '' where nothing is done. */
export function deedIn(list: readonly Rule[], t: Tongue): string {
  const chosen = list.filter(isChosen);
  const parts = (chosen.length > 0 ? chosen : list).map((rule) => {
    t.forget();
    if (rule.r === 'meeting') t.last = 'met';
    return open(signs(inline(doneBy(rule), 'main', t)));
  });
  return unique(parts.filter((text) => text !== '')).reduce(
    (all, text) => (all === '' ? text : all.length + text.length > ROOM ? all : `${all}; ${text}`),
    '',
  );
}

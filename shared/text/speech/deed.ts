// What comes of an ability, told apart from when it may be used: for its button.
import type { Rule } from '../clauses/rules';
import type { Clauses } from '../clauses/tree';
import { inline, type Tongue } from './compose';
import { open, signs, unique } from './words';

/** Characters: what a button can hold of several things that an ability does at different times. */
const ROOM = 120;

const doneBy = (rule: Rule): Clauses =>
  rule.r === 'action' || rule.r === 'meeting' ? rule.do : rule.r === 'when' ? (rule.parts[0]?.do ?? []) : [];
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

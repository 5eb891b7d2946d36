// What is done alike at several times is told once.
import { same } from '../exact';
import type { Para, Rule } from './rules';
import type { Clauses, Who } from './tree';

/** Shorter than this it is as well told again. */
const WORTH = 150;
const isLong = (list: Clauses): boolean =>
  JSON.stringify(list).length > WORTH && list.every((c) => c.c === 'act' && c.who.key === whoOf(list)?.key);
const whoOf = ([first]: Clauses): Who | undefined =>
  first?.c === 'act' && (first.who.is === 'you' || first.who.is === 'everyone') ? first.who : undefined;
const again = (who: Who): Clauses => [{ c: 'act', who, act: { v: 'sameAgain' } }];

/** Paragraphs in which what was told just before is not told again word by word. */
export function sameAgain(list: readonly Para[]): readonly Para[] {
  let last: Clauses | undefined;
  const told = (now: Clauses): Clauses => {
    const before = last;
    last = now;
    const who = whoOf(now);
    return before && who && isLong(now) && same(before, now) ? again(who) : now;
  };
  const rule = (x: Rule): Rule => {
    const [part, more] = x.r === 'when' ? x.parts : [];
    if (x.r !== 'when' || !part || more || part.may || x.instead) {
      last = undefined;
      return x;
    }
    return { ...x, parts: [{ ...part, do: told(part.do) }] };
  };
  return list.map((x): Para => {
    if (x.p === 'rules') return { ...x, rules: x.rules.map(rule) };
    if (x.p === 'led') return { ...x, do: told(x.do) };
    last = undefined;
    return x;
  });
}

// What a card does, as short as a label: what it adds, the task and the reward of a quest, else the first thing that it
// says; of a Spell not when it is cast, of a Follower for hire not what he costs. Made of the parts of a text before
// they are put into words.
import type { Act } from './clauses/acts';
import type { Para, Rule } from './clauses/rules';
import { inline, type Tongue } from './speech/compose';
import { added } from './speech/shapes';
import { bare, capital } from './speech/words';

/** That it is laid down, where it brings one and that the turn then ends is no reward. */
const isAside = (act: Act): boolean =>
  act.v === 'endTurn' ||
  (act.v === 'go' && act.how === 'teleport') ||
  ((act.v === 'discard' || act.v === 'remove') && act.card.card === 'this');
const actOf = (x: unknown): Act | undefined =>
  x instanceof Object && 'c' in x && x.c === 'act' && 'act' in x ? (x.act as Act) : undefined;
const unlimited = (act: unknown): unknown =>
  act instanceof Object ? Object.fromEntries([...Object.entries(act), ['from', '']]) : act;
/** The same without what is aside, wherever it stands; of a Talisman not whether one is left. */
function reward(x: unknown): unknown {
  if (Array.isArray(x)) return x.filter((y) => !isAside(actOf(y) ?? { v: 'sameAgain' })).map(reward);
  if (!(x instanceof Object)) return x;
  const gained = actOf(x)?.v === 'gainCard';
  return Object.fromEntries(
    Object.entries(x).map(([field, y]) => [field, gained && field === 'act' ? unlimited(y) : reward(y)]),
  );
}

const counters: ReadonlySet<string> = new Set(['strength', 'craft', 'life', 'fate', 'gold', 'prayer']);
/** "+1 Strength in battle" */
function adds(rule: Rule | undefined): boolean {
  if (rule?.r !== 'standing' || !('who' in rule.standing) || rule.standing.who.is !== 'you') return false;
  const { standing } = rule;
  if (standing.s === 'points') return true;
  return (
    standing.s === 'stat' && added(standing.change) !== undefined && counters.has(standing.stat.replace('Value', ''))
  );
}

/** "pay 2 gold, then gain a Talisman" */
function task(x: Extract<Para, { p: 'quest' }>, t: Tongue): string {
  t.forget();
  return `${inline(x.pay, 'main', t)}, ${t.small.then} ${inline(x.goods, 'after', t)}`;
}

/** "+1 Strength in battle, +2 Craft; you cannot evade Dragons" */
const together = (before: string, parts: readonly string[], isSum: boolean): string =>
  [...(before === '' ? [] : [before]), parts.join('; ')].join(isSum ? ', ' : '; ');
/** How the parts of a text are put into words: a paragraph, and a rule without capital and stop. */
type Say = {
  readonly para: (x: Para) => readonly string[];
  readonly parts: (x: Rule) => readonly string[];
};
/** '' where it says nothing. */
export function briefOf(kind: string, all: readonly Para[], t: Tongue, say: Say): string {
  const paras = kind === 'quest' ? (reward(all) as readonly Para[]) : all;
  const sums = paras.flatMap((x) => (x.p === 'rules' && adds(x.rules[0]) ? x.rules : []));
  if (sums.length > 0) return capital(bare(sums.reduce((text, x) => together(text, say.parts(x), adds(x)), '')));
  // When it is cast tells what is spoken of behind it; what he costs stands where he is hired. Who must take it is told
  // so where he takes it: a label says what comes of that.
  const [text = ''] = paras.flatMap((x) => {
    if (x.p === 'quest' && !x.when) return [capital(task(x, t))];
    const [first = ''] = say.para(x);
    if (x.p === 'note' && x.note === 'mustTake') return [];
    return x.p === 'cast' || x.p === 'price' || first === '' ? [] : [first];
  });
  return bare(text);
}

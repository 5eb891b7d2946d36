// Conditions that are the same for whoever asks, by whatever card and about whatever event: they speak of the table
// alone. However many cards ask one, it is looked at once for each change that could upset it.
import { canonical } from '../../../kernel/json';
import { tableOf } from '../../state/stamp';
import type { Amount, CardFilter, CardKind, Cond } from '../../vocab/select';
import type { Env } from '../env';
import { made, type Test } from './made';

/** What can be said of a card without saying whose it is or who asks. */
const OPEN: ReadonlySet<keyof CardFilter> = new Set([
  'named',
  'titled',
  'keyword',
  'subtype',
  'zone',
  'from',
  'faceUp',
  'faceDown',
  'belonging',
  'side',
]);
/** No card of these kinds becomes a Follower, which it would be for its owner only (D Cards That Become Followers). */
const NEVER_LENT: ReadonlySet<CardKind> = new Set(['world', 'figure', 'terrain', 'state', 'rule', 'deck', 'ending']);

/** Of a card how many tokens it bears itself. */
const isOfIt = (where: CardFilter['where']): boolean =>
  where !== undefined &&
  'is' in where &&
  [where.is[0], where.is[2]].every(
    (a) => typeof a === 'number' || (typeof a === 'object' && 'tokens' in a && a.on === 'it'),
  );

const isOpenFilter = (f: CardFilter): boolean =>
  (Object.keys(f) as (keyof CardFilter)[]).every((key) => {
    if (key === 'heldBy') return f.heldBy === 'anyone';
    if (key === 'at' || key === 'stands') return f[key] === 'anySpace';
    // What lies there is nobody's.
    if (key === 'kind')
      return f.zone === 'laid' || [f.kind].flat().every((kind) => kind !== undefined && NEVER_LENT.has(kind));
    return key === 'where' ? isOfIt(f.where) : OPEN.has(key);
  });

const isImpersonalAmount = (a: Amount): boolean =>
  typeof a === 'number' ||
  (typeof a === 'object' &&
    'count' in a &&
    'cards' in a.count &&
    a.count.nearest === undefined &&
    isOpenFilter(a.count.cards));

/** Whether it is the same for whoever asks. */
export function isImpersonal(c: Cond): boolean {
  if ('exists' in c) return 'cards' in c.exists && c.exists.nearest === undefined && isOpenFilter(c.exists.cards);
  if ('is' in c) return [c.is[0], c.is[2]].every(isImpersonalAmount);
  if ('not' in c) return isImpersonal(c.not);
  if ('all' in c) return c.all.every(isImpersonal);
  return 'any' in c && c.any.every(isImpersonal);
}

/** Those that are written alike are one. */
const known = new Map<string, Test>();

/** Asks it again only where something has changed on which it hangs. */
function remembered({ ask, hangsOn }: Test): Test {
  let [cat, table, answer]: [Env['cat'] | undefined, number, boolean] = [undefined, 0, false];
  return made((env: Env) => {
    // A card may count as something else to one character only.
    if (env.cat.recounts && env.cat.readers.recounts(env)) return ask(env);
    const now = tableOf(env.s, hangsOn);
    if (now !== table || env.cat !== cat) {
      answer = ask(env);
      cat = env.cat;
      table = now;
    }
    return answer;
  }, hangsOn);
}

/** @param test what was made of it */
export function inCommon(c: Cond, test: Test): Test {
  if (test.hangsOn === 0 || !isImpersonal(c)) return test;
  const key = canonical(c);
  const found = known.get(key) ?? remembered(test);
  known.set(key, found);
  return found;
}

/** Of a condition what has to hold for everybody; nothing where it says nothing of the kind. */
export function impersonalPart(c: Cond): Cond | undefined {
  if (isImpersonal(c)) return c;
  if (!('all' in c)) return undefined;
  const parts = c.all.flatMap((one) => impersonalPart(one) ?? []);
  return parts.length === 0 ? undefined : { all: parts };
}

// Leaves of definitions that a text is blind to: dropped or changed, they leave it as it was.
import { nameOf } from '../../kernel/ids';
import { telling, unspoken } from '../trivial';
import { anyMoment, moments } from '../../rules/vocab/words';
import type { Def } from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';

type Node = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];
const isList = (x: unknown): x is readonly unknown[] => Array.isArray(x);
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && !Array.isArray(x);

/**
 * What no text says: names of things for the machine and for its questions, and what a card shows beside its text, as
 * a Weapon does with what it adds in which kind of fight.
 */
const silent = new Set(['id', 'as', 'ask', 'key', 'label', 'op', 'for', 'inOrder']);
const shown = new Set([
  ...[
    'kind',
    'deck',
    'copies',
    'origin',
    'encounter',
    'keywords',
    'roll',
    'region',
    'terrain',
    'grid',
    'links',
    'link',
  ],
  ...['across', 'reveal', 'goal', 'anywhere', 'life', 'fate', 'alignment', 'start', 'weapon', 'against', 'subtype'],
]);

/** What another text says: what cannot be taken says so itself, and what forbids a thing says that. */
const elsewhere = new Set(['takeable']);
const forbidden = new Set<unknown>([...unspoken, 'beRobbed', 'takeFree']);
/** Whom he visits stands before what the visit brings. */
const isToldElsewhere = (x: unknown): boolean => isNode(x) && (forbidden.has(x['may']) || x['op'] === 'visitedWhom');
/** Where a condition stands on what is then done. */
const asked = new Set(['when', 'if', 'cond']);
const doneThen = (node: Node): Program | undefined => [node['do'], node['then']].find((x): x is Program => isList(x));
/**
 * A condition that says no more than that what it stands on can be done: a price tells that he must have it ("you may
 * pay 1 gold"), whoever heals has lost lives, whoever draws a Spell has room for it (`telling`).
 */
const goesWithoutSaying = (key: string, x: unknown, node: Node): boolean => {
  const then = doneThen(node);
  return asked.has(key) && isNode(x) && then !== undefined && telling(x as Cond, then, true) === undefined;
};
/** What is left to be told of several conditions. */
const leftOf = (key: string, x: unknown, node: Node): readonly number[] | undefined =>
  asked.has(key) && isNode(x) && isList(x['all'])
    ? x['all'].flatMap((one, i) => (goesWithoutSaying(key, one, node) ? [i] : []))
    : undefined;

/** What cannot be left out, or is the usual thing where it is: it is put another way. */
const others: Readonly<Record<string, readonly [string, string]>> = {
  stage: ['would', 'after'],
  how: ['cross', 'move'],
  zone: ['trophy', 'held'],
  whose: ['others', 'mine'],
  turn: ['mine', 'any'],
};
const another = (key: string | number, value: unknown): string | undefined => {
  const [one, or] = others[key] ?? [];
  return typeof value === 'string' ? (one === value ? or : one) : undefined;
};

/** All moments together are "at any time": that one of them is missing is told of no card that has them all. */
const isAnyTime = (key: string | number | undefined, x: readonly unknown[]): boolean =>
  key === 'at' && anyMoment.every((moment) => x.includes(moment));
/** What a house rule can be set to is shown where it is set. */
const isSetElsewhere = (key: string, node: Node, at: Path): boolean =>
  key === 'choice' && at.length === 0 && node['kind'] === 'rule';
/** What is free has no price. */
const isFree = (key: string, node: Node): boolean => key === 'items' && node['free'] === true;
const isOwn = (x: unknown): boolean => isNode(x) && x['self'] === true;
const fightsItself = (x: unknown): boolean =>
  isNode(x) &&
  ((isList(x['all']) && x['all'].some(fightsItself)) || (isNode(x['fight']) && isOwn(x['fight']['foeCards'])));
/** What the rest of its node says already. */
const isSaidBeside = (key: string, node: Node): boolean => {
  switch (key) {
    // What has a name is known by it, and of all cards only Enemies have a subtype.
    case 'kind':
      return node['named'] !== undefined || (node['kind'] === 'enemy' && node['subtype'] !== undefined);
    // The world's doing is nobody's own.
    case 'whose':
      return node['on'] === 'turnedOver';
    // Only at the start of a turn is there a move to do something else instead of.
    case 'at':
      return node['instead'] !== undefined;
    // For how many lives Followers are given, the question says; the card has said how many are lost.
    case 'of':
      return node['op'] === 'choose';
    // How strong a creature is, or rolls, it is against everyone.
    case 'reach':
      return isOwn(node['of']) || fightsItself(node['when']);
    default:
      return false;
  }
};

/** Nobody meets anything where his turn ends at once; in Jail it does, as the Jail says. */
const meetsNothing = (item: unknown, later: readonly unknown[]): boolean =>
  isNode(item) &&
  item['op'] === 'moveTo' &&
  (item['how'] === 'thrown' || later.some((x) => isNode(x) && x['op'] === 'endTurn'));

/** Every leaf below a value, and what is in a list. */
function leaves(x: unknown, at: Path = []): readonly Path[] {
  if (isList(x) && isAnyTime(at.at(-1), x)) return [at];
  if (isList(x))
    return x.flatMap((item, i) => {
      if (isToldElsewhere(item)) return [];
      const own = meetsNothing(item, x.slice(i + 1)) ? 'meets' : undefined;
      return [
        [...at, i],
        ...leaves(item, [...at, i]).filter((path) => path.length > at.length + 2 || path.at(-1) !== own),
      ];
    });
  if (isToldElsewhere(x)) return [];
  if (!isNode(x)) return at.length === 0 || typeof at.at(-1) === 'number' ? [] : [at];
  return Object.entries(x).flatMap(([key, value]) =>
    silent.has(key) ||
    elsewhere.has(key) ||
    isSetElsewhere(key, x, at) ||
    goesWithoutSaying(key, value, x) ||
    (at.length > 0 && isSaidBeside(key, x)) ||
    (at.length === 0 && (shown.has(key) || (typeof value === 'number' && key !== 'price')))
      ? []
      : leaves(value, [...at, key]).filter(
          (path) =>
            (!isFree(key, x) || path.at(-1) !== 'price') &&
            !leftOf(key, value, x)?.some((i) => path[at.length + 1] === 'all' && path[at.length + 2] === i),
        ),
  );
}

/** What has one moment has another one instead: without any it could never be done. */
const isMoment = (x: unknown): boolean => moments.some((moment) => moment === x);

/** The value with what is at a path taken out, or put another way. */
function without(x: unknown, [head, ...rest]: Path): unknown {
  if (head === undefined) return x;
  if (isList(x)) {
    const [only] = x;
    if (x.length === 1 && rest.length === 0 && isMoment(only)) return [only === 'turnStart' ? 'turnEnd' : 'turnStart'];
    return x.flatMap((item, i) => (i !== head ? [item] : rest.length === 0 ? [] : [without(item, rest)]));
  }
  if (!isNode(x)) return x;
  const { [head]: own, ...left } = x;
  if (rest.length > 0) return { ...x, [head]: without(own, rest) };
  if (typeof own === 'number') return { ...x, [head]: own + 1 };
  const put = another(head, own);
  return put === undefined ? left : { ...x, [head]: put };
}

/** A leaf as it is named in a list: by its definition and the way to it. */
const called = (def: Def, path: Path): string =>
  `${nameOf(def.id)}: ${path.filter((x) => typeof x === 'string').join('.')}`;

/** Leaves that can be dropped or changed without the text's saying so; of equal ones one. */
export function blindLeaves(defs: readonly Def[], text: (def: Def) => string): readonly string[] {
  const found = defs.flatMap((def) => {
    const before = text(def);
    return leaves(def).flatMap((path) => {
      try {
        return text(without(def, path) as Def) === before ? [called(def, path)] : [];
      } catch {
        // What cannot be told at all is told otherwise.
        return [];
      }
    });
  });
  return [...new Set(found)].sort();
}

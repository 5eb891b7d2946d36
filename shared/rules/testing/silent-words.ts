// Words of piles, prices, choices and deaths that are said where nothing comes of them, with what to write instead.
import { nameOf } from '../../kernel/ids';
import { isSuch } from '../query/decks';
import type { Def, DeckUse } from '../vocab/definition';
import type { DeckFilter } from '../vocab/select';

type Node = Readonly<Record<string, unknown>>;
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && !Array.isArray(x);
function inside(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return (value as readonly unknown[]).flatMap(inside);
  return isNode(value) ? [value, ...Object.values(value).flatMap(inside)] : [];
}

const isCalled = (def: Def, deck: string): boolean => def.id === deck || nameOf(def.id) === deck;
const isBack = (use: DeckUse): boolean => use === 'stock' || use === 'bottom' || use === 'shuffled';
/** Decks that keep no discards: what is laid down is back in them at once, or on the pile of another. */
export const keepsNone = (deck: string, defs: readonly Def[]): boolean =>
  defs.some((def) => def.kind === 'deck' && isCalled(def, deck) && (def.into !== undefined || isBack(def.use)));

/** Decks whose cards can lie there: its own, those that are discarded to it, those that stand for it in a Region. */
const decksOf = (deck: string, defs: readonly Def[]): readonly string[] => [
  deck,
  ...defs.flatMap((def) =>
    def.kind === 'deck' &&
    (def.into === deck || (deck === 'adventure' && (def.regions !== undefined || def.adventure !== undefined)))
      ? [def.id, nameOf(def.id)]
      : [],
  ),
];
const isNone = (deck: unknown, f: DeckFilter, defs: readonly Def[]): boolean => {
  if (deck === undefined || deck === 'every') return !defs.some((def) => isSuch(def, f));
  if (typeof deck !== 'string') return false;
  const decks = decksOf(deck, defs);
  const cards = defs.filter((def) => def.deck !== undefined && decks.includes(def.deck) && def.kind !== 'deck');
  // A deck that is made up of others' cards can have any of them.
  return cards.length > 0 && !cards.some((def) => isSuch(def, f));
};

/** What is looked for in a deck of which no card is so. */
function findsNone(one: Node, defs: readonly Def[]): string[] {
  const { find } = one;
  const deck = one['left'] ?? one['deck'];
  if (!isNode(find) || defs.length === 0 || !isNone(deck, find, defs)) return [];
  return [
    `no card of ${typeof deck === 'string' ? deck : 'any deck'} is what find asks for: ask for others, or leave it out`,
  ];
}

function neverOnTop({ onTop, discards, fits }: Node, defs: readonly Def[]): string[] {
  if (typeof onTop !== 'string' || !isNode(fits) || defs.length === 0) return [];
  const { castBy, ...printed } = fits;
  if (discards !== undefined && keepsNone(onTop, defs))
    return [`nothing lies on the discards of ${onTop}, for they do not stay there: leave discards out`];
  if (castBy !== undefined && isNone(onTop, { kind: 'spell' }, defs))
    return [`nobody casts a card of ${onTop}, which has no Spells: leave castBy out`];
  return isNone(onTop, printed, defs) ? [`no card of ${onTop} is ever so on top of it: ask for others`] : [];
}

/** All are asked at once for what only one answer could be given to, or for a number that is good for nothing. */
function askedInVain({ op, options, number, do: does }: Node): string[] {
  if (op !== 'together') return [];
  if (Array.isArray(options) && options.length < 2)
    return ['together leaves nobody a choice: give it two options or more, or let each of them do it'];
  if (!isNode(number)) return [];
  const { as, from, to } = number;
  if (typeof from === 'number' && typeof to === 'number' && from >= to)
    return ['together leaves one number to name: say from below to'];
  return inside(does).some((x) => x['var'] === as)
    ? []
    : [`nothing is done with ${String(as)}, which together asks for: use it in do, or ask for nothing`];
}

/** What costs more begins at none. */
const costsInVain = ({ stat, times, cap }: Node): string[] =>
  stat === 'costs' && (times !== undefined || (typeof cap === 'number' && cap >= 0))
    ? ['costs begins at 0: say add, how much more it is']
    : [];

const verbsOfRising = ['riseAgain', 'riseAlways'];
/** Who is killed rises in a body, and of that nothing but himself is asked. */
function risesInVain({ can, card, space }: Node, defs: readonly Def[]): string[] {
  if (typeof can !== 'string' || !verbsOfRising.includes(can)) return [];
  if (card !== undefined || space !== undefined)
    return [`${can} is asked of no card and no space: say in when or reach for whom it holds`];
  return defs.length > 0 && !defs.some((def) => def.kind === 'form')
    ? [`nobody rises by ${can}, for there is no form of body in the game: bring one, or leave it out`]
    : [];
}

/** What beside the board one gets round is asked of what lies there. */
function avoidedInVain({ can, card }: Node, defs: readonly Def[]): string[] {
  if (can !== 'avoid' || !isNode(card) || defs.length === 0) return [];
  const kinds = [card['kind'] ?? []].flat();
  const decks = [card['from'] ?? []].flat();
  const lies = defs.filter((def) => def.kind === 'world' || (def.kind === 'figure' && def.start === 'table'));
  const isAny =
    (kinds.length === 0 || lies.some((def) => kinds.includes(def.kind))) &&
    (decks.length === 0 || lies.some((def) => decks.some((deck) => def.deck === deck)));
  return isAny
    ? []
    : ['avoid of cards is asked of what lies beside the board: what is met is passed over by spare, or evaded'];
}

/** Once they are gone, parts give nothing. */
const gone: ReadonlySet<unknown> = new Set(['discard', 'remove', 'put']);
function imbuedTooLate(list: readonly unknown[]): string[] {
  const at = list.findIndex((one) => isNode(one) && one['op'] === 'imbue');
  const last = list[at];
  const parts = isNode(last) && isNode(last['with']) ? last['with']['var'] : undefined;
  const early = list
    .slice(0, Math.max(0, at))
    .some((one) => isNode(one) && gone.has(one['op']) && isNode(one['card']) && one['card']['var'] === parts);
  return parts !== undefined && early ? ['what is gone before imbue gives nothing: put imbue before it'] : [];
}
function lists(value: unknown): readonly (readonly unknown[])[] {
  if (Array.isArray(value)) return [value, ...(value as readonly unknown[]).flatMap(lists)];
  return isNode(value) ? Object.values(value).flatMap(lists) : [];
}

/** @returns what of these words a definition says in vain; `defs`: all that it is played with */
export const wordsInVain = (def: Def, defs: readonly Def[]): readonly string[] => [
  ...inside(def).flatMap((one) => [
    ...findsNone(one, defs),
    ...neverOnTop(one, defs),
    ...askedInVain(one),
    ...costsInVain(one),
    ...risesInVain(one, defs),
    ...avoidedInVain(one, defs),
  ]),
  ...lists(def).flatMap(imbuedTooLate),
];

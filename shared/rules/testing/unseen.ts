// What a card asks of the top of a deck before that is looked at: whoever looks ahead would learn something hidden.
import type { Json } from '../../kernel/json';

type Node = { readonly [key: string]: Json };
type Seen = ReadonlySet<Json | undefined>;
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && !Array.isArray(x);
const isProgram = (x: Json | undefined): x is readonly Node[] =>
  Array.isArray(x) && x.length > 0 && x.every((one) => isNode(one) && 'op' in one);

/** The deck that he looks at the top of by this; what he may take is under it no more. */
const looksAt = (e: Node | undefined, ...ops: readonly string[]): Json | undefined =>
  e !== undefined &&
  typeof e['op'] === 'string' &&
  ops.includes(e['op']) &&
  e['who'] === undefined &&
  e['discards'] === undefined
    ? e['deck']
    : undefined;
const first = (program: Json | undefined): Node | undefined => (isProgram(program) ? program[0] : undefined);

/** Decks whose top is asked about where nobody has looked at it. */
function unseenIn(value: Json, seen: Seen): readonly Json[] {
  if (isProgram(value)) return inProgram(value, seen);
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((one) => unseenIn(one, seen));
  if (!isNode(value)) return [];
  const { onTop, discards } = value;
  return [
    ...(onTop === undefined || discards !== undefined || seen.has(onTop) ? [] : [onTop]),
    ...Object.values(value).flatMap((one) => unseenIn(one, seen)),
  ];
}

/** Of two ways that both begin with a look at that deck the one that is taken tells nothing yet. */
function inProgram(program: readonly Node[], before: Seen): readonly Json[] {
  let seen = before;
  return program.flatMap((e) => {
    const both = e['op'] === 'if' ? [e['then'], e['else']].map((way) => first(way)) : [];
    const looked = new Set(both.map((way) => looksAt(way, 'look', 'search', 'arrange')));
    const [deck] = looked.size === 1 ? looked : [];
    const found =
      both.length > 0 && deck !== undefined
        ? [
            ...unseenIn(e['cond'] ?? [], new Set([...seen, deck])),
            ...[e['then'], e['else']].flatMap((way) => unseenIn(way ?? [], seen)),
          ]
        : Object.values(e).flatMap((one) => unseenIn(one, seen));
    const now = looksAt(e, 'look', 'arrange');
    // Whatever else is done with cards may bring up another one.
    seen =
      now === undefined
        ? 'from' in e || 'deck' in e || e['op'] === 'drawCards'
          ? new Set()
          : seen
        : new Set([...seen, now]);
    return found;
  });
}

/** @returns one finding for each deck of which a definition asks too early what lies on it */
export const asksUnseen = (def: unknown): string[] =>
  [...new Set(unseenIn(def as Json, new Set()))].map(
    (deck) =>
      `it asks what lies on top of ${typeof deck === 'string' ? deck : JSON.stringify(deck)} before that is looked at`,
  );

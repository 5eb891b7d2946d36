// What a reaction waits for and nothing in the game can cause: its text would promise what never happens.
import { nameOf } from '../../kernel/ids';
import type { Listening } from '../vocab/ability';
import type { Def } from '../vocab/definition';
import type { Effect } from '../vocab/effect';
import type { AnyFilter } from '../vocab/event';
import type { CardFilter } from '../vocab/select';
import { statuses } from '../vocab/status';
import type { EventKind } from '../vocab/words';

type Node = Readonly<Record<string, unknown>>;
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && !Array.isArray(x);
function* nodes(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value as readonly unknown[]) yield* nodes(item);
  else if (isNode(value)) {
    yield value;
    for (const item of Object.values(value)) yield* nodes(item);
  }
}
const listOf = <T>(one: T | readonly T[] | undefined): readonly T[] =>
  one === undefined ? [] : Array.isArray(one) ? (one as readonly T[]) : [one as T];

/** Which effect brings an event about, where only effects do. */
const brings: { readonly [K in EventKind]?: Effect['op'] } = {
  gain: 'gain',
  lose: 'lose',
  heal: 'heal',
  replenish: 'replenish',
  toad: 'toad',
  missTurn: 'missTurn',
};
/** Causes that no card is, and what comes of each. */
const fromRules: Readonly<Record<string, readonly EventKind[]>> = {
  cost: ['lose'],
  battle: ['lose'],
  psychic: ['lose'],
  command: ['lose'],
  trophies: ['gain'],
  reward: ['lose', 'gain'],
};
/** What is rolled for by the rules themselves. */
const ruleRolls = ['move', 'attack', 'armour', 'creature', 'fate'];

/** What the definitions of a game bring about. */
export type Causes = {
  readonly defs: readonly Def[];
  /** "spell lose": a kind of card, and what such a card does. */
  readonly done: ReadonlySet<string>;
  readonly rolls: ReadonlySet<string>;
  readonly states: ReadonlySet<string>;
  readonly sides: ReadonlySet<string>;
  readonly regions: ReadonlySet<string>;
};
export function causesIn(defs: readonly Def[]): Causes {
  const all = defs.map((def) => ({ def, parts: [...nodes(def)] }));
  const each = (of: (x: Node, def: Def) => unknown): ReadonlySet<string> =>
    new Set(all.flatMap(({ def, parts }) => parts.map((x) => of(x, def)).filter((x) => typeof x === 'string')));
  return {
    defs,
    done: each((x, def) => (typeof x['op'] === 'string' ? `${def.kind} ${x['op']}` : undefined)),
    rolls: new Set([
      ...ruleRolls,
      ...each((x, def) => (x['op'] === 'roll' ? (x['for'] ?? (def.kind === 'space' ? 'space' : 'card')) : undefined)),
    ]),
    states: new Set<string>([...statuses, ...each((x) => (x['op'] === 'status' ? x['status'] : undefined))]),
    sides: new Set(defs.flatMap((def) => Object.keys(def.sides ?? {}))),
    regions: new Set(defs.flatMap((def) => (def.kind === 'space' ? [def.region] : []))),
  };
}

/** Whether a definition can be such a card, as far as it says by itself. */
function canBe(def: Def, f: CardFilter): boolean {
  const keywords = listOf(def.keywords);
  const isObject = def.kind === 'object' || def.kind === 'magicObject';
  return (
    (f.kind === undefined || listOf(f.kind).includes(def.kind)) &&
    (f.named === undefined || listOf(f.named).includes(nameOf(def.id))) &&
    (f.subtype === undefined || (def.kind === 'enemy' && listOf(f.subtype).includes(def.subtype))) &&
    (f.keyword === undefined || listOf(f.keyword).some((key) => keywords.includes(key))) &&
    (f.object === undefined || isObject)
  );
}
/** Kinds of cards that an event can be about. */
const about: { readonly [K in EventKind]?: readonly Def['kind'][] } = {
  cast: ['spell'],
  killed: ['enemy'],
};

function never(t: Listening, in_: Causes): readonly string[] {
  const f: AnyFilter = t.event ?? {};
  const bad: string[] = [];
  const { card } = f;
  if (card !== undefined && card.self !== true) {
    const kinds = about[t.on];
    if (!in_.defs.some((def) => canBe(def, card) && (kinds === undefined || kinds.includes(def.kind))))
      bad.push(`no such card is ${t.on}`);
  }
  for (const cause of listOf<string>(f.cause)) {
    const rules = fromRules[cause];
    const op = brings[t.on];
    const can = rules ? rules.includes(t.on) : op === undefined || in_.done.has(`${cause} ${op}`);
    if (!can) bad.push(`${cause} never brings ${t.on}`);
  }
  for (const n of f.natural ?? []) if (n < 1 || n > 36) bad.push(`no dice show ${n}`);
  for (const n of f.shows ?? []) if (n < 1 || n > 6) bad.push(`no die shows ${n}`);
  for (const x of listOf<string>(f.for)) if (!in_.rolls.has(x)) bad.push(`nothing is rolled for ${x}`);
  for (const x of listOf<string>(f.status)) if (!in_.states.has(x)) bad.push(`nobody becomes ${x}`);
  for (const x of listOf(f.side)) if (!in_.sides.has(x)) bad.push(`no card has the side ${x}`);
  const { region } = f.to ?? {};
  for (const x of region === 'mine' ? [] : listOf<string>(region))
    if (!in_.regions.has(x)) bad.push(`there is no Region ${x}`);
  return bad;
}

/** Cards and rules that no character has, so that whom an event is about carries out what they say. */
const nobodys: readonly Def['kind'][] = [
  'enemy',
  'event',
  'stranger',
  'place',
  'space',
  'rule',
  'figure',
  'terrain',
  'world',
  'ending',
];
/** Who was killed carries out nothing any more. */
function ofTheDead(def: Def, t: Listening): readonly string[] {
  if (t.on !== 'heroKilled' || t.stage !== 'after') return [];
  const isOwn = [def.abilities ?? [], ...Object.values(def.sides ?? {})]
    .flat()
    .some(({ triggers = [] }) => triggers.some((one) => one === t));
  const isHis = t.whose === 'mine' || (isOwn && nobodys.includes(def.kind));
  return isHis ? ["after heroKilled he is dead and does nothing, write before('heroKilled', ...)"] : [];
}

const isReaction = (x: Node): x is Node & Listening => typeof x['on'] === 'string' && typeof x['stage'] === 'string';
/** @returns what the reactions of a definition wait for in vain */
export const causeless = (def: Def, causes: Causes): readonly string[] =>
  [...nodes(def)]
    .filter(isReaction)
    .flatMap((t) => [...never(t, causes), ...ofTheDead(def, t)].map((what) => `it waits in vain: ${what}`));

// What is said of turns that everybody has or misses anyway, with what to write instead.
import type { Def } from '../vocab/definition';

type Node = Readonly<Record<string, unknown>>;
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && !Array.isArray(x);
const usual: ReadonlySet<unknown> = new Set(['haveExtraTurns', 'missTurns']);

function* allowed(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value as readonly unknown[]) yield* allowed(item);
  else if (isNode(value)) {
    const { can } = value;
    if (typeof can === 'string' && usual.has(can)) yield can;
    for (const item of Object.values(value)) yield* allowed(item);
  }
}

/** @returns what is allowed that nothing forbids by itself */
export const turnsInVain = (def: Def): readonly string[] =>
  [...allowed(def)].map((verb) => `can('${verb}') says what is so anyway: write cannot('${verb}'), or leave it out`);

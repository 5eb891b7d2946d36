// What spaces would read and do not, with what to write instead.
import type { Def } from '../vocab/definition';

type Node = Readonly<Record<string, unknown>>;
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && !Array.isArray(x);

/** The Terrain that spaces read, wherever that is said in a definition. */
function* named(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value as readonly unknown[]) yield* named(item);
  else if (isNode(value)) {
    if (isNode(value['reads']) && typeof value['as'] === 'string') yield value['as'];
    for (const item of Object.values(value)) yield* named(item);
  }
}

function wrong(as: string, defs: readonly Def[]): string[] {
  const def = defs.find(({ id }) => id === as);
  if (def?.kind !== 'terrain') return [`no space reads as ${as}, which is no Terrain of the game: name one`];
  if ((def.abilities ?? []).length > 0)
    return [`abilities of ${as} speak only where it lies: let spaces read one without abilities`];
  const { draw, arrive, visit } = def;
  return [draw, arrive, visit].every((one) => one === undefined)
    ? [`${as} says nothing that a space could read: give it draw, arrive or visit`]
    : [];
}

/** @returns what is wrong with what a definition has spaces read; `defs`: all that it is played with */
export const readsInVain = (def: Def, defs: readonly Def[]): readonly string[] =>
  [...named(def)].flatMap((as) => wrong(as, defs));

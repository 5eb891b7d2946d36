// Cards that count as something and are nothing else for it, with what to write instead.
import type { CountsMod } from '../vocab/ability';
import type { Def } from '../vocab/definition';

type Node = Readonly<Record<string, unknown>>;
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && !Array.isArray(x);
const isCounts = (x: Node): boolean => isNode(x['countsAs']);

/** Every such static inside a definition, wherever it is given. */
function* all(value: unknown): Generator<CountsMod> {
  if (Array.isArray(value)) for (const item of value as readonly unknown[]) yield* all(item);
  else if (isNode(value)) {
    if (isCounts(value)) yield value as CountsMod;
    for (const item of Object.values(value)) yield* all(item);
  }
}

const kindsOf = ({ countsAs }: CountsMod): readonly string[] => [countsAs.kind ?? []].flat();
const early: ReadonlySet<string> = new Set(['object', 'magicObject', 'follower', 'place']);

function numberInVain(it: CountsMod): string[] {
  const { encounter, kind } = it;
  if (encounter === undefined) return [];
  const kinds = kind === undefined ? kindsOf(it) : [kind];
  if (kinds.length === 0 || kinds.some((one) => early.has(one) && encounter === 1)) return [];
  if (kinds.includes('enemy'))
    return [1, 2, 3].includes(encounter) ? [] : ['no Enemy is fought with that encounter number: say 1, 2 or 3'];
  return ['encounter says nothing of such cards, which are met by their kind: leave it out, or say 1 of what is taken'];
}

function said(it: CountsMod): string[] {
  const { kind, subtype, encounter, strength, keywords, from } = it;
  const kinds = kindsOf(it);
  if ([kind, subtype, encounter, strength, keywords?.[0], from].every((one) => one === undefined))
    return ['it counts as nothing: say kind, subtype, encounter, strength, keywords or from, or leave countsAs out'];
  const parts = kind === undefined ? [] : [subtype, encounter, strength];
  const ofEnemies = kind === undefined && kinds.length > 0 && !kinds.includes('enemy');
  return [
    ...(parts.includes(undefined)
      ? ["kind: 'enemy' is one to be fought: say its subtype, encounter and strength"]
      : []),
    ...(kind !== undefined && kinds.length > 0 && kinds.every((one) => one === 'enemy')
      ? ["they are Enemies anyway: leave kind: 'enemy' out"]
      : []),
    ...(ofEnemies && (subtype !== undefined || strength !== undefined)
      ? ["subtype and strength are of Enemies alone: say kind: 'enemy', or leave them out"]
      : []),
    ...numberInVain(it),
  ];
}

/** @returns what of countsAs does nothing, and what to say instead */
export const countedInVain = (def: Def): readonly string[] => [...all(def)].flatMap(said);

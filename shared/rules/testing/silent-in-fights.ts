// What a definition says of fights and nothing comes of, with what to write instead.
import type { Def } from '../vocab/definition';

type Node = Readonly<Record<string, unknown>>;

/** Who chooses is a character: a creature's dice are thrown by nobody who could. */
const choosesForNobody = (def: Def, parts: readonly Node[]): string[] =>
  def.kind === 'enemy' && parts.some((one) => one['side'] === 'theirs' && one['keep'] === 'choice')
    ? ["a creature chooses no die: leave keep: 'choice' out, and the higher counts"]
    : [];

/** What no character ever has, nobody takes from him. */
const hadByNobody: readonly Def['kind'][] = [
  'character',
  'form',
  'rule',
  'space',
  'terrain',
  'world',
  'figure',
  'place',
];
const baitOfNobody = (def: Def, parts: readonly Node[]): string[] =>
  hadByNobody.includes(def.kind) && parts.some((one) => one['op'] === 'reward' && one['card'] === 'this')
    ? [`reward with card: 'this' is what the loser has, and nobody has a ${def.kind}: name a card of his`]
    : [];

/** @returns what is said of fights in vain; `parts`: every object inside the definition */
export const silentInFights = (def: Def, parts: readonly Node[]): readonly string[] => [
  ...choosesForNobody(def, parts),
  ...baitOfNobody(def, parts),
];

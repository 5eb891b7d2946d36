// What the records need to know of definitions.
import { offeredDefinitions } from '../../../shared/content/definitions';
import type { Def } from '../../../shared/rules/vocab/definition';

export type DefOf = (id: string) => Def | undefined;

/** The definitions of this program; of one that it no longer has nothing is known. */
export const knownDefs = (): DefOf => {
  const all = new Map(offeredDefinitions.map((def) => [def.id, def]));
  return (id) => all.get(id);
};

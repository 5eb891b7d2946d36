// Strangers that lie in more than one deck: one phrase each.
import { at, chart, gainTalisman, lay, stranger } from '../../rules/dsl';
import type { DefId } from '../../kernel/ids';
import type { StrangerDef } from '../../rules/vocab/definition';

/** Goes by a die to one of six spaces, and has a Talisman for the first who comes there. */
export const hermit = (id: DefId, spaces: readonly DefId[]): StrangerDef =>
  stranger(id, {
    origin: 'known',
    drawn: chart(Object.fromEntries(spaces.map((space, i) => [String(i + 1), lay('this', at(space))]))),
    met: [gainTalisman],
  });

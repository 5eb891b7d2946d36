// What the Firelands' fire leaves alone (docs/adr/0034): each set says it of its own cards, beside them.
import { elsewhere } from '../../rules/dsl';
import type { Def } from '../../rules/vocab/definition';
import type { Overlay } from '../../rules/vocab/overlay';

/** Cards of a set that cannot be burnt where something can be burnt. */
export const cannotBurn = (kind: Def['kind'], ...ids: readonly string[]): readonly Overlay[] =>
  ids.map((id) => elsewhere(kind, id, { adds: { keywords: ['fireproof'] }, sets: ['firelands'] }));

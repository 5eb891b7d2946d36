import { nameOf } from '../../kernel/ids';
import type { Def } from '../vocab/definition';
import type { DeckFilter } from '../vocab/select';
import { isAimed, isObject, isOfClass } from './catalogue';
import { listed } from './plain';

/** Whether what is printed on a card of a deck is what is looked for. */
export const isSuch = (def: Def, f: DeckFilter): boolean =>
  (f.kind === undefined || listed(f.kind, def.kind)) &&
  (f.object === undefined || isObject(def)) &&
  (f.aimed === undefined || isAimed(def)) &&
  (f.class === undefined || isOfClass(def, f.class)) &&
  (f.subtype === undefined || (def.kind === 'enemy' && listed(f.subtype, def.subtype))) &&
  (f.named === undefined || listed(f.named, nameOf(def.id))) &&
  (f.keyword === undefined || (def.keywords ?? []).some((k) => listed(f.keyword ?? [], k)));

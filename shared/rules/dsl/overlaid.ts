// The definitions of a game: those of its sets, each with what the other sets and the options have otherwise.
import type { DefId, SetId } from '../../kernel/ids';
import { meets, type Overlay } from '../vocab/overlay';
import type { Def } from '../vocab/definition';
import type { OptionValue } from '../vocab/words';

type Options = Readonly<Record<string, OptionValue>>;

/** Does an overlay hold with these options, where these sets are played with? */
export const holdsFor = (overlay: Overlay, options: Options, chosen: readonly SetId[]): boolean =>
  (overlay.from === undefined || chosen.includes(overlay.from)) &&
  (overlay.sets ?? []).every((set) => chosen.includes(set)) &&
  meets(options, overlay.when);

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** One over the other, in the order in which they are given; the definition itself is left as it is. */
const laid = (def: Def, over: readonly Overlay[]): Def => {
  const fields: Record<string, unknown> = { ...def };
  for (const { with: more = {}, without = [], adds = {} } of over) {
    Object.assign(fields, more);
    for (const [field, list] of Object.entries(adds)) fields[field] = [...listIn(fields[field]), ...list];
    for (const field of without) Reflect.deleteProperty(fields, field);
  }
  // The phrase that makes an overlay takes only fields of that kind of definition, and the lint reads what comes out.
  return fields as unknown as Def;
};

/** @returns the definitions in the same order; one that nothing is laid over is the same object */
export function overlaid(
  defs: readonly Def[],
  overlays: readonly Overlay[],
  options: Options,
  chosen: readonly SetId[] = [],
): readonly Def[] {
  const byId = new Map<DefId, Overlay[]>();
  for (const overlay of overlays)
    if (holdsFor(overlay, options, chosen)) byId.set(overlay.overlay, [...(byId.get(overlay.overlay) ?? []), overlay]);
  if (byId.size === 0) return defs;
  return defs.flatMap((def) => {
    const over = byId.get(def.id);
    if (!over) return [def];
    return over.some(({ absent }) => absent) ? [] : [laid(def, over)];
  });
}

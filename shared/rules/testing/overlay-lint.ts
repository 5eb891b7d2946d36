// What can be wrong with what editions and rules have otherwise: each finding is one line.
import type { Def } from '../vocab/definition';
import type { Overlay } from '../vocab/overlay';
import type { OptionValue } from '../vocab/words';
import { everyOption } from './option-spelling';

const wanted = (value: OptionValue | readonly OptionValue[]): readonly OptionValue[] =>
  typeof value === 'object' ? value : [value];
const fieldsOf = ({ with: more = {}, without = [], absent, adds = {} }: Overlay): readonly string[] =>
  absent
    ? ['the definition']
    : [...Object.keys(more), ...without, ...Object.keys(adds).map((field) => `more ${field}`)];

/** Some game can have both of them at once. */
const meet = (a: Overlay, b: Overlay): boolean =>
  Object.entries(a.when).every(([option, value]) => {
    const other = Object.entries(b.when).find(([name]) => name === option)?.[1];
    return other === undefined || wanted(value).some((one) => wanted(other).includes(one));
  });

function conditions({ overlay, from, when, sets = [] }: Overlay): string[] {
  // What another set brings holds where that set is played with.
  const own = from === undefined || overlay.startsWith(`${from}/`);
  if (own && sets.length === 0 && Object.keys(when).length === 0)
    return ['it holds always: write it into the definition'];
  return Object.entries(when).flatMap(([option, value]) => {
    const def = everyOption.find(({ id }) => id === option);
    if (!def) return [`there is no option ${option}`];
    return wanted(value).flatMap((one) => (def.values.includes(one) ? [] : [`${option} is never ${String(one)}`]));
  });
}

/** Whether both say the same: two sets of which either is reason enough. */
const says = (one: Overlay, other: Overlay, field: string): boolean =>
  one.with?.[field] !== undefined && JSON.stringify(one.with[field]) === JSON.stringify(other.with?.[field]);

/** @returns everything that is wrong with the overlays of some definitions, each as "id: what" */
export function lintOverlays(overlays: readonly Overlay[], defs: readonly Def[]): string[] {
  const byId = new Map(defs.map((def) => [def.id, def]));
  return overlays.flatMap((one, i) => {
    const def = byId.get(one.overlay);
    const bad = conditions(one);
    if (!def) bad.push('there is no such definition');
    if (def && one.kind !== undefined && def.kind !== one.kind) bad.push(`it is no ${one.kind}`);
    if (fieldsOf(one).length === 0) bad.push('an overlay changes nothing');
    for (const [field, value] of Object.entries(one.with ?? {})) {
      if (def && JSON.stringify(def[field as keyof Def]) === JSON.stringify(value))
        bad.push(`${field} is the same without the overlay`);
    }
    for (const other of overlays.slice(i + 1)) {
      const both =
        other.overlay === one.overlay && meet(one, other)
          ? fieldsOf(one).filter(
              (field) =>
                !field.startsWith('more ') &&
                !says(one, other, field) &&
                (one.absent || other.absent || fieldsOf(other).includes(field)),
            )
          : [];
      for (const field of both) bad.push(`two overlays say something of ${field} at once`);
    }
    return bad.map((what) => `${one.overlay}: ${what}`);
  });
}

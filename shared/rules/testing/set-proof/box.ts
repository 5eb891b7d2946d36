// What is missing of a set's box, and what is too much: each finding is one line.
import type { Def } from '../../vocab/definition';
import type { SetDef } from '../../vocab/set';

/** Of a set that is still being built only what is too much. */
export function lintBox({ box = {}, released, kind }: SetDef, defs: readonly Def[]): readonly string[] {
  const held = new Map<string, number>();
  for (const def of defs) {
    const part = def.kind === 'character' ? 'character' : def.deck;
    if (part !== undefined) held.set(part, (held.get(part) ?? 0) + (def.copies ?? 1));
  }
  const mustSay = released && (kind === 'small' || kind === 'large');
  return [
    ...(mustSay && Object.keys(box).length === 0 ? ['it does not say how many cards are in its box'] : []),
    ...Object.entries(box).flatMap(([part, count]) => {
      const has = held.get(part) ?? 0;
      return has > count || (released && has < count)
        ? [`its box holds ${count} of ${part}, and there are ${has}`]
        : [];
    }),
  ];
}

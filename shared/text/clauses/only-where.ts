// What is done alike in each row of a chart, each time somewhere else.
import { same } from '../exact';
import type { Act, ActOf } from './acts';
import type { Clause, Place, Who } from './tree';
import type { Until } from './until';

/** What all rows share, and where each of them leads. */
type Where = { readonly first: ActOf<'go' | 'putGold' | 'put'>; readonly to: readonly Place[] };
/** Or which Terrain each of them places there. */
type Which = { readonly terrain: ActOf<'placeTerrain'>; readonly names: readonly string[] };
export type OnlyWhere = Where | Which;

const placeOf = (x: Act, first: Act): Place | undefined => {
  if (x.v === 'go' && first.v === 'go')
    return first.how === 'teleport' && x.how === first.how && !x.noEncounter ? x.to : undefined;
  if (x.v === 'putGold' && first.v === 'putGold')
    return same([x.what, x.stock], [first.what, first.stock]) ? x.at : undefined;
  if (x.v !== 'put' || first.v !== 'put' || typeof x.to !== 'object' || !('at' in x.to)) return undefined;
  return x.card.card === first.card.card && x.faceDown === first.faceDown ? x.to.at : undefined;
};
function onlyWhich(acts: readonly Act[]): Which | undefined {
  const [terrain] = acts;
  if (terrain?.v !== 'placeTerrain') return undefined;
  const names = acts.flatMap((x) =>
    x.v === 'placeTerrain' && x.named?.length === 1 && same({ ...x, named: terrain.named }, terrain) ? x.named : [],
  );
  return names.length === acts.length ? { terrain, names } : undefined;
}
export function onlyWhere(acts: readonly Act[]): OnlyWhere | undefined {
  const [first] = acts;
  if (first?.v === 'placeTerrain') return onlyWhich(acts);
  if (first?.v !== 'go' && first?.v !== 'putGold' && first?.v !== 'put') return undefined;
  const to = acts.map((x) => placeOf(x, first)).filter((x) => x !== undefined);
  return to.length === acts.length ? { first, to } : undefined;
}

/** What is allowed until then in place of a move: in each row of a chart somewhere else. */
export type AllowedWhere = { readonly who: Who; readonly until: Until; readonly where: OnlyWhere };
export function allowedWhere(rows: readonly (readonly Clause[])[]): AllowedWhere | undefined {
  const given = rows.flatMap(([c, more]) => (c?.c === 'granted' && !more ? [c] : []));
  const acts = given.flatMap(({ rules: [rule, more] }): readonly Act[] => {
    const [only, further] = rule?.r === 'action' && rule.instead === 'move' && !more ? rule.do : [];
    const isPlain = rule?.r === 'action' && rule.once === undefined && same(rule.when, { adverbs: [] });
    return isPlain && only?.c === 'act' && !further ? [only.act] : [];
  });
  const [first] = given;
  const isOne = acts.length === rows.length && given.every((c) => same([c.who, c.until], [first?.who, first?.until]));
  const where = isOne && acts.length > 2 ? onlyWhere(acts) : undefined;
  return first && where && { who: first.who, until: first.until, where };
}

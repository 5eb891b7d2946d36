// The board as a mover sees it: where each throw can lead to from each space, gates included. Read off the ways that
// are printed; who may not go somewhere finds out when he is there.
import type { DefId } from '../../../shared/kernel/ids';
import type { Rulebook } from '../../../shared/rules/engine/rulebook';
import { isCrown } from '../../../shared/rules/query/endings';
import type { SpaceDef } from '../../../shared/rules/vocab/definition';

export type Gate = { readonly from: DefId; readonly to: DefId };
export type Landing = { readonly to: DefId; readonly gate?: DefId };
export type Board = {
  /** Spaces outside the Inner Region and how each throw leads on from there. */
  readonly moves: ReadonlyMap<DefId, readonly (readonly Landing[])[]>;
  readonly gates: readonly Gate[];
  /** Spaces of the Inner Region, with the steps that are left to the Crown. */
  readonly inner: ReadonlyMap<DefId, number>;
};

export const gateKey = (from: DefId, to: DefId): string => `${from} ${to}`;

type At = { readonly at: DefId; readonly heading?: string; readonly from?: DefId; readonly gate?: DefId };

function landings(spaces: ReadonlyMap<DefId, SpaceDef>, start: DefId, dice: number): readonly Landing[] {
  let front: readonly At[] = [{ at: start }];
  const found = new Map<string, Landing>();
  const land = (one: Landing): void => {
    found.set(`${one.gate ?? ''} ${one.to}`, one);
  };
  for (let left = dice; left > 0; left--) {
    const next: At[] = [];
    for (const p of front)
      for (const link of spaces.get(p.at)?.links ?? []) {
        const ring = link.way === 'cw' || link.way === 'ccw';
        if (ring && p.heading !== undefined && link.way !== p.heading) continue;
        if (link.way === 'in' || link.way === 'out' || link.way === 'ferry' || link.to === p.from || link.against)
          continue;
        if (link.gate !== undefined) land({ to: link.to, gate: p.at });
        else if (left === 1 || spaces.get(link.to)?.stops) land({ to: link.to });
        else next.push({ at: link.to, from: p.at, ...(ring ? { heading: link.way } : {}) });
      }
    front = next;
  }
  return [...found.values()];
}

export function boardOf(book: Rulebook): Board {
  const spaces = new Map(book.spaces.map((space) => [space.id, space]));
  const inner = new Map<DefId, number>();
  for (const { id } of book.spaces) if (isCrown(id)) inner.set(id, 0);
  for (let far = 0; far < book.spaces.length; far++)
    for (const { id, region, links } of book.spaces)
      if (region === 'inner' && !inner.has(id) && links.some((l) => l.way === 'in' && inner.get(l.to) === far))
        inner.set(id, far + 1);
  const moves = new Map(
    book.spaces
      .filter(({ id }) => !inner.has(id))
      .map(({ id }) => [id, [1, 2, 3, 4, 5, 6].map((dice) => landings(spaces, id, dice))]),
  );
  const gates = book.spaces.flatMap(({ id, links }) =>
    links.flatMap((l) => (l.gate === undefined ? [] : [{ from: id, to: l.to }])),
  );
  return { moves, gates, inner };
}

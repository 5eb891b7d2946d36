// Which branches are one: those from which everything goes on alike.
import { canonical } from '../../kernel/json';
import type { ScopeId } from '../../kernel/ids';
import { isRead } from '../query/rerolls';
import type { State } from '../state/state';

type Parts = Readonly<Record<string, unknown>>;

/** What differs between two branches without making a difference: the dice that fell, and how often was asked. */
const IDLE: ReadonlySet<keyof State> = new Set<keyof State>(['rng', 'revealed', 'ids', 'decisions', 'seats']);
const BY_ID: ReadonlySet<keyof State> = new Set<keyof State>(['heroes', 'cards', 'board', 'decks']);

/** What a resolution remembers and may still be asked for. */
const remembered = (s: State): readonly unknown[] =>
  Object.entries(s.scopes).map(([id, vars]) => [
    id,
    Object.entries(vars).filter(([name]) => name.startsWith('$') || isRead(s, id as ScopeId, name)),
  ]);

/** A text that is equal for two branches out of one state only where they go on alike. */
export function alike(from: State, to: State): string {
  const parts: unknown[] = [remembered(to)];
  for (const key of Object.keys(to) as (keyof State)[]) {
    if (to[key] === from[key] || IDLE.has(key) || key === 'scopes') continue;
    if (!BY_ID.has(key)) parts.push([key, to[key]]);
    else {
      const [was, is] = [from[key] as Parts, to[key] as Parts];
      for (const id of Object.keys(is)) if (was[id] !== is[id]) parts.push([id, is[id]]);
      for (const id of Object.keys(was)) if (!(id in is)) parts.push([id]);
    }
  }
  const seen = new Map<string, string>();
  return canonical(parts).replaceAll(/"(?:([fs])\d+|dp\d+\.\d+)"/g, (id, kind: string | undefined) => {
    if (kind === undefined) return '"d"';
    const name = seen.get(id) ?? `"${kind}:${seen.size}"`;
    seen.set(id, name);
    return name;
  });
}

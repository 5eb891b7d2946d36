// Every definition of every set, found by being there: a new card needs no line of registration.
import type { SetId } from '../kernel/ids';
import type { Def } from '../rules/vocab/definition';

const modules = import.meta.glob<Record<string, unknown>>(['./*/**/*.ts', '!./**/*.test.ts', '!./common/**', '!./*/names.*.ts', '!./*/hooks.ts'], { eager: true });

const isDef = (value: unknown): value is Def => typeof value === 'object' && value !== null && 'id' in value && 'kind' in value && typeof value.id === 'string' && value.id.includes('/');

function found(): Def[] {
  const all: Def[] = [];
  for (const path of Object.keys(modules).sort()) {
    for (const value of Object.values(modules[path] ?? {})) {
      if (Array.isArray(value)) all.push(...value.filter(isDef));
      else if (isDef(value)) all.push(value);
    }
  }
  // By id: what a bundler makes of modules differs from build to build, and the same seed is to shuffle the same everywhere (law 6).
  return all.sort((a, b) => (a.id < b.id ? -1 : 1));
}

const definitions = found();
/** The set that a definition belongs to. */
export const setOf = (def: Def): SetId => def.id.slice(0, def.id.indexOf('/'));
/** An ending that needs nothing of its set comes with the base game, also before its set is built. */
const isEndingAnywhere = (def: Def): boolean => def.kind === 'ending' && def.anywhere === true;
/** Sets that exist and can be played with; `probe` is for tests only. */
export const sets: readonly SetId[] = [...new Set(definitions.filter((def) => !isEndingAnywhere(def)).map(setOf))].filter((id) => id !== 'probe');
export const definitionsOf = (chosen: readonly SetId[]): readonly Def[] => definitions.filter((def) => chosen.includes(setOf(def)) || (isEndingAnywhere(def) && chosen.includes('base')));

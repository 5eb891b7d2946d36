// Every definition of every set, found by being there: a new card needs no line of registration.
import type { SetId } from '../kernel/ids';
import { overlaid } from '../rules/dsl/overlaid';
import type { Def } from '../rules/vocab/definition';
import type { Overlay } from '../rules/vocab/overlay';
import type { OptionValue } from '../rules/vocab/words';

const modules = import.meta.glob<Record<string, unknown>>(
  ['./*/**/*.ts', '!./**/*.test.ts', '!./common/**', '!./*/names.*.ts', '!./*/hooks.ts'],
  { eager: true },
);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isDef = (value: unknown): value is Def =>
  isObject(value) && 'id' in value && 'kind' in value && typeof value.id === 'string' && value.id.includes('/');
const isOverlay = (value: unknown): value is Overlay => isObject(value) && 'overlay' in value && 'when' in value;

/** Exported values, and what is in exported lists. */
const exported: readonly unknown[] = Object.keys(modules)
  .sort()
  .flatMap((path) =>
    Object.values(modules[path] ?? {}).flatMap((value): readonly unknown[] => (Array.isArray(value) ? value : [value])),
  );
// By id: what a bundler makes of modules differs from build to build, and the same seed is to shuffle the same
// everywhere (law 6).
const definitions = exported.filter(isDef).sort((a, b) => (a.id < b.id ? -1 : 1));
// By what they say, for the same reason; two that say something else of one field at once are a finding of the lint.
const order = (overlay: Overlay): string => JSON.stringify([overlay.overlay, overlay.when]);
export const overlays: readonly Overlay[] = exported.filter(isOverlay).sort((a, b) => (order(a) < order(b) ? -1 : 1));

/** The set that a definition belongs to. */
export const setOf = (def: Def): SetId => def.id.slice(0, def.id.indexOf('/'));
/** An ending that needs nothing of its set comes with the base game, also before its set is built. */
const isEndingAnywhere = (def: Def): boolean => def.kind === 'ending' && def.anywhere === true;
/** Sets that exist and can be played with; `probe` is for tests only. */
export const sets: readonly SetId[] = [
  ...new Set(definitions.filter((def) => !isEndingAnywhere(def)).map(setOf)),
].filter((id) => id !== 'probe');
/**
 * The definitions of some sets as a game with these options has them.
 * @param options left out: those of the default profile, whose data every definition holds
 */
export const definitionsOf = (
  chosen: readonly SetId[],
  options: Readonly<Record<string, OptionValue>> = {},
): readonly Def[] =>
  overlaid(
    definitions.filter((def) => chosen.includes(setOf(def)) || (isEndingAnywhere(def) && chosen.includes('base'))),
    overlays,
    options,
  );

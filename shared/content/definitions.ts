// Every definition of every set, found by being there: a new card needs no line of registration, and a set none besides
// its own declaration.
import { contentOf, type Modules } from './content';
import { declared } from './declared';

const modules: Modules = import.meta.glob<Record<string, unknown>>(
  [
    './*/**/*.ts',
    '!./**/*.test.ts',
    '!./common/**',
    '!./*/set.ts',
    '!./*/names.*.ts',
    '!./*/endings.*.ts',
    '!./*/hooks.ts',
  ],
  { eager: true },
);

const content = contentOf(modules, declared);

export { setOf } from './content';
/** Sets that can be chosen when a game is made, in their order. */
export const sets = content.released;
/** These and the ones that are still being built: for tests and tools. */
export const builtSets = content.built;
/** Every definition that a new game can have, as its own set has it. */
export const offeredDefinitions = content.offered;
export const overlays = content.overlays;
/** What the house rules of some sets are set to where nobody chooses. */
export const standardsOf = content.standardsOf;
/**
 * The definitions of some sets as a game with these options has them.
 * @param options left out: those of the default profile, whose data every definition holds
 * @param over left out: what sets and editions have otherwise
 */
export const definitionsOf = content.definitionsOf;

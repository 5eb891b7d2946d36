// Programs and abilities that a state holds are in the second effect language; what the engine itself remembers has the
// names that the compiler knows.
import { translated } from '../../vocab/migrations/index';
import { withChapters } from './0003/chapters';
import { withEvent } from './0003/events';
import type { StateMigration } from './index';

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (x: unknown): x is Plain => typeof x === 'object' && x !== null && !Array.isArray(x);
const each = (list: unknown, change: (item: Plain) => unknown): unknown =>
  Array.isArray(list) ? list.map((item: unknown) => (isPlain(item) ? change(item) : item)) : list;

const inNewLanguage = (value: unknown): unknown => translated(value, 1, 2);

/** Texts that are being carried out, and abilities that last. */
const programs = (state: Plain): Plain => ({
  ...state,
  stack: each(state['stack'], (frame) => ('code' in frame ? { ...frame, code: inNewLanguage(frame['code']) } : frame)),
  mods: each(state['mods'], (mod) => ({ ...mod, ability: inNewLanguage(mod['ability']) })),
});

/** Events that are going on. */
const events = (state: Plain): Plain => ({ ...state, stack: each(state['stack'], withEvent) });

/** One for each thing that changed. */
const parts: readonly ((state: Plain) => Plain)[] = [programs, events, withChapters];

export const typedSpine: StateMigration = {
  to: 3,
  up: (state) => ({ ...parts.reduce((now, part) => part(now), state) }),
};

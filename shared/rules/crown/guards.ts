import type { Guards } from '../engine/rulebook';
import { vars } from './vars';

export const guards = {
  goesAhead: (env) => vars.get(env, '$countered') === false,
  needsNoDie: (env) => vars.get(env, '$always') === true,
} as const satisfies Guards;

import type { Guards } from '../engine/rulebook';
import { vars } from './vars';

export const guards = {
  saidHowDark: (env) => vars.get(env, '$darkFate') !== undefined,
} as const satisfies Guards;

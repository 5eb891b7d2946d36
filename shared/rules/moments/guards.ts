import type { Guards } from '../engine/rulebook';
import { vars } from './vars';

export const guards = {
  asked: (env) => vars.get(env, '$asked') !== undefined,
} as const satisfies Guards;

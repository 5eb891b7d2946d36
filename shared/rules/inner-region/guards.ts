import type { Guards } from '../engine/rulebook';
import { vars } from './vars';

export const guards = {
  sentBack: (env) => (vars.get(env, '$way') ?? '').startsWith('sentBack'),
  turnsBack: (env) => (vars.get(env, '$way') ?? '').startsWith('back'),
} as const satisfies Guards;

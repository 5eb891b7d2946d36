import type { Guards } from '../engine/rulebook';
import { vars } from './vars';

export const guards = {
  // Nobody but himself could be struck, and he did not mean that.
  spared: (env) => vars.get(env, '$onSelf') === 'no',
} as const satisfies Guards;

import { dead, looseCards, turnOver } from '../charts/guards';
import type { Guards } from '../engine/rulebook';
import { heroAt } from '../query/env';
import { permits } from '../query/stats';

export const guards = {
  ...dead,
  ...turnOver,
  ...looseCards,
  missesTurn: (env) => heroAt(env.s, env.me).missTurns > 0 && permits(env, env.me, 'missTurns').ok,
} as const satisfies Guards;

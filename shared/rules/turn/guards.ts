import { dead, looseCards, turnOver } from '../charts/guards';
import type { Guards } from '../engine/rulebook';
import { heroAt } from '../query/env';

export const guards = {
  ...dead,
  ...turnOver,
  ...looseCards,
  missesTurn: (env) => heroAt(env.s, env.me).missTurns > 0,
} as const satisfies Guards;

import { dead } from '../charts/guards';
import type { Guards } from '../engine/rulebook';
import { currentFight } from '../query/env';

export const guards = {
  ...dead,
  settled: (env) => currentFight(env.s)?.fight.outcome !== undefined,
  won: (env) => currentFight(env.s)?.fight.outcome === 'won',
  lost: (env) => currentFight(env.s)?.fight.outcome === 'lost',
  foeIsCharacter: (env) => currentFight(env.s)?.fight.theirs.hero !== undefined,
} as const satisfies Guards;

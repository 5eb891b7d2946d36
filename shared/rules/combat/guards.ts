import { dead } from '../charts/guards';
import type { Guards } from '../engine/rulebook';
import { currentFight, heroAt } from '../query/env';

export const guards = {
  /** A fight needs both: whoever was killed before the scores were compared fights no more, and is not fought. */
  fallen: (env) => {
    const foe = currentFight(env.s)?.fight.theirs.hero;
    return dead.dead(env) || (foe !== undefined && heroAt(env.s, foe).dead);
  },
  settled: (env) => currentFight(env.s)?.fight.outcome !== undefined,
  won: (env) => currentFight(env.s)?.fight.outcome === 'won',
  lost: (env) => currentFight(env.s)?.fight.outcome === 'lost',
  foeIsCharacter: (env) => currentFight(env.s)?.fight.theirs.hero !== undefined,
} as const satisfies Guards;

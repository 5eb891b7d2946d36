// What nothing would come of, so that nobody is asked to pay for it.
import type { Program } from '../vocab/effect';
import { heroAt, heroOf, type Env } from './env';
import { roomFor } from './supply';

/** It only gives him what he can be given no more of, whatever he pays (R4 LIMITED RESOURCES, options.md stat-cap). */
export function isInVain(env: Env, program: Program): boolean {
  let gives = false;
  for (const e of program) {
    // Where the rules know no fate, cards do not offer any (their overlays).
    if (e.op === 'gain' && e.what !== 'fate') {
      const hero = heroOf(env, e.who);
      if (hero === undefined || roomFor(env.s, heroAt(env.s, hero), e.what) > 0) return false;
      gives = true;
    } else if (e.op === 'pick') {
      if (!e.options.every((o) => isInVain(env, o.do))) return false;
      gives = true;
    } else if (e.op !== 'missTurn' && (e.op !== 'lose' || e.who !== undefined)) return false;
  }
  return gives;
}

// Whom the two sides of a fight are up against, in the words of a question.
import type { HeroId, Msg } from '../../kernel/ids';
import { currentFight } from '../query/env';
import { foeName } from '../query/fight';
import type { Fight } from '../state/state';
import type { Run } from '../engine/rulebook';

/** Whom one side of a fight is up against, as that side is told. */
export function foeLabel(run: Run, fight: Fight, side: 'mine' | 'theirs' = 'mine'): Msg {
  return foeName(run.env, fight, side, run.frame.source);
}

/** The same of who is asked in a fight: nothing where it is not his. */
export function foeOf(run: Run, hero: HeroId): { readonly foe?: Msg } {
  const fight = currentFight(run.env.s)?.fight;
  if (fight === undefined) return {};
  if (fight.mine.hero === hero) return { foe: foeLabel(run, fight) };
  return fight.theirs.hero === hero ? { foe: foeLabel(run, fight, 'theirs') } : {};
}

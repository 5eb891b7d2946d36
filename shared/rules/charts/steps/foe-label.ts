// Whom the two sides of a fight are up against, in the words of a question.
import { msg, type HeroId, type Msg } from '../../../kernel/ids';
import { currentFight, heroAt } from '../../query/env';
import type { Fight } from '../../state/state';
import type { Run } from '../../engine/rulebook';

/** Whom one side of a fight is up against, as that side is told. */
export function foeLabel(run: Run, fight: Fight, side: 'mine' | 'theirs' = 'mine'): Msg {
  const foe = fight[side === 'mine' ? 'theirs' : 'mine'];
  const [first] = foe.cards;
  if (foe.hero !== undefined) return msg('name', { def: heroAt(run.env.s, foe.hero).def });
  if (first !== undefined)
    return msg('names', { list: foe.cards.map((id) => msg('name', { def: run.env.s.cards[id]?.def ?? '' })) });
  return msg('creature', { name: foe.name ?? foe.subtype ?? run.frame.source });
}

/** The same of who is asked in a fight: nothing where it is not his. */
export function foeOf(run: Run, hero: HeroId): { readonly foe?: Msg } {
  const fight = currentFight(run.env.s)?.fight;
  if (fight === undefined) return {};
  if (fight.mine.hero === hero) return { foe: foeLabel(run, fight) };
  return fight.theirs.hero === hero ? { foe: foeLabel(run, fight, 'theirs') } : {};
}

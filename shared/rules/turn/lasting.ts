// The end of what lasts: a fight, an encounter, a meeting, a move, a turn.
import type { CardId, HeroId } from '../../kernel/ids';
import { move, putOf } from '../engine/moves';
import type { Run } from '../engine/rulebook';
import { defOf } from '../query/catalogue';
import type { ActiveMod } from '../state/state';

export function endMods(run: Run, over: (mod: ActiveMod) => boolean): void {
  const ending = run.env.s.mods.filter((mod) => over(mod));
  const cards = ending.flatMap((mod) => (mod.card === undefined ? [] : [mod.card]));
  run.tx.endMods(over);
  for (const { ability, hero, source, vars: known } of ending)
    if (ability.ended) run.tx.pushProgram({ me: hero, source }, run.tx.openScope(known), ability.ended);
  // An Event or Spell that lay on a space as a reminder goes with its effect.
  for (const card of new Set<CardId>(cards)) {
    const at = run.env.s.cards[card];
    if (
      at?.zone === 'laid' &&
      ['event', 'spell'].includes(defOf(run.book, at.def).kind) &&
      !run.env.s.mods.some((m) => m.card === card)
    )
      move(run, { me: run.frame.me, source: at.def }, putOf(run.frame.me, card, { to: 'discard' }));
  }
}

export const endFightMods = (run: Run, frame: string): void => {
  endMods(run, (mod) => mod.until.t === 'fight' && mod.until.frame === frame);
};
export const endEncounterMods = (run: Run): void => {
  endMods(run, (mod) => mod.until.t === 'encounter');
};
/** Once a card has been met or passed by, what held for it alone is over. */
export const endMeetingMods = (run: Run): void => {
  endMods(run, (mod) => mod.until.t === 'meeting');
};
export const endMoveMods = (run: Run, hero: HeroId): void => {
  endMods(run, (mod) => mod.until.t === 'nextMove' && mod.until.hero === hero);
};

// What belongs to no character: figures on their way, abilities lent for a time.
import type { CardId, DefId } from '../../kernel/ids';
import { untilOf } from '../engine/ops/lasting';
import { byOf } from '../engine/ops/types';
import type { StepsOf } from '../engine/rulebook';
import type { Ability } from '../vocab/ability';
import type { Borrowed } from '../engine/given';
import { vars } from './vars';

declare module '../vocab/steps' {
  interface Steps {
    readonly 'figure/walk': CardId;
    readonly 'ability/borrow': Borrowed;
  }
}

export const figureSteps: StepsOf<'figure' | 'ability'> = {
  'figure/walk': (run, card) => {
    const way = vars.get(run.env, '$way');
    if (!Array.isArray(way)) return;
    vars.drop(run, '$way');
    run.tx.propose(byOf(run), {
      kind: 'figureMoved',
      hero: run.frame.me,
      card,
      path: way as DefId[],
      space: way.at(-1) as DefId,
    });
  },
  'ability/borrow': (run, { ability, of, until }) => {
    const own = run.book.abilities.get(of)?.find((a) => a.id === ability);
    if (!own) return;
    // Lent for once: whatever it is, it is used one time.
    const once: Ability = {
      id: own.id,
      ...(own.actions ? { actions: own.actions.map((a) => ({ ...a, once: 'turn' as const })) } : {}),
      ...(own.triggers
        ? { triggers: own.triggers.map((t) => ({ ...t, once: 'turn' as const, group: 'borrowed' })) }
        : {}),
      ...(own.meetings ? { meetings: own.meetings } : {}),
    };
    run.tx.addMod(of, run.frame.me, once, untilOf(run, run.frame.me, until), run.frame.card);
  },
};

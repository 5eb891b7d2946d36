import type { HeroId, SeatId } from '../../../kernel/ids';
import { must } from '../../../kernel/result';
import type { Effect, EffectOf, Op } from '../../vocab/effect';
import type { Cause } from '../../vocab/event';
import type { By } from '../tx/flow';
import type { Run } from '../rulebook';

export type OpRunner<K extends Op> = (run: Run, e: EffectOf<K>) => void;
export type OpsOf<K extends Op> = { readonly [P in K]: OpRunner<P> };

/** Runs more of the same text: same scope, same speaker. */
export function block(run: Run, code: readonly Effect[] | undefined): void {
  if (code) run.tx.pushProgram(byOf(run), run.frame.scope, code, run.frame.event);
}

export const byOf = (run: Run): By => ({
  me: run.frame.me,
  source: run.frame.source,
  card: run.frame.card,
  about: run.frame.about,
});

export function seatOfHero(run: Run, hero: HeroId): SeatId {
  return must(run.env.s.heroes[hero], `character ${hero}`).seat;
}

/** Why something happens, by what is speaking: Armour asks for `battle`, Amulet for `spell`. */
export const causeOf = (run: Run): Cause => run.book.defs.get(run.frame.source)?.kind ?? 'rule';

// Who can move, and who begins his turn where something else is done in place of a move.
import type { HeroId } from '../../kernel/ids';
import { nameOf } from '../../kernel/ids';
import type { Hero } from '../state/state';
import type { Program } from '../vocab/effect';
import { spaceOf } from './catalogue';
import { heroAt, type World } from './env';
import { holds } from './eval';
import { speaksOtherwise } from './reads';
import { permits } from './stats';

/** What is done instead of a move by one who begins his turn there; turning back he heeds nothing of it. */
export function leaveProgram(w: World, hero: Hero): Program | undefined {
  const { id, leave, leaveIf } = spaceOf(w.cat, hero.space);
  if (
    leave === undefined ||
    speaksOtherwise(w, hero.space, hero.id) ||
    hero.status.turningBack !== undefined ||
    w.s.turn.leaves
  )
    return undefined;
  return leaveIf === undefined || holds({ ...w, me: hero.id, source: id }, leaveIf) ? leave : undefined;
}
/** Begins his turns where something else is done instead of a move (D Thrown in Jail). */
export const mustLeave = (w: World, hero: Hero): boolean => leaveProgram(w, hero) !== undefined;

/** Whether he can move at all without a test first (D Instead of Moving Normally). */
export function canMove(w: World, id: HeroId): boolean {
  const hero = heroAt(w.s, id);
  return (
    hero.status.enslaved === undefined &&
    (!mustLeave(w, hero) || w.s.turn.mayMove !== undefined) &&
    nameOf(hero.space) !== 'crown_of_command' &&
    permits(w, id, 'move').ok
  );
}

// The fight that goes on, and whether another throw could change what comes of it.
import { must } from '../../kernel/result';
import { currentFight, heroAt } from '../query/env';
import { darkPayers, mayPayFate } from '../query/fate';
import { reckon, type Sided } from '../query/fight';
import { counted, resultOf, scoreWith } from '../query/odds';
import { keptOf } from '../query/rolls';
import { isAnswered, isRead, rerollsOf } from '../query/rerolls';
import type { EventOf } from '../state/event';
import type { Fight } from '../state/state';
import type { FateSide } from '../vocab/select';
import type { Run } from '../engine/rulebook';
import { awaited } from '../engine/into';
import { vars } from './vars';

export const fightOf = (run: Run): Fight => must(currentFight(run.env.s), 'a fight').fight;
export const fightScope = (run: Run) => must(currentFight(run.env.s), 'a fight').scope;
/**
 * Whether the other side's dice can still be rolled again: by light fate before its turn to pay has gone by, or by
 * dark.
 */
function mayChange(run: Run, fight: Fight, side: Sided, pays: FateSide): boolean {
  const { hero, dice } = fight[side];
  // The attacker comes first, with light as with dark.
  const later = (fight.attacker === fight.hero) === (side === 'theirs');
  if (hero === undefined || dice.length === 0 || vars.get(run.env, `$again.${side}`) !== undefined) return false;
  const dark = darkPayers(run.env, hero, []).length > 0;
  return pays === 'light' ? dark || (later && mayPayFate(run.env, hero, 'attack')) : dark && later;
}

/** A side's throw as the roll that others hear, or would in a fight that stands otherwise. */
export function rollIn(run: Run, side: Sided, fight: Fight = fightOf(run)): EventOf<'rolled'> {
  const { dice, hero, roll } = fight[side];
  const keep = keptOf(fight[side]);
  const paid = vars.get(run.env, `$again.${side}`);
  const fated = vars.get(run.env, `$fated.${side}`);
  return {
    kind: 'rolled',
    hero: hero ?? fight.hero,
    for: hero === undefined ? 'creature' : 'attack',
    dice: [...dice],
    ...(keep === undefined ? {} : { keep }),
    n: roll,
    ...(paid === undefined || hero === undefined || heroAt(run.env.s, hero).sides === undefined
      ? {}
      : { again: paid === 'dark' ? 'dark' : 'light' }),
    ...(fated === undefined ? {} : { fated }),
    into: { scope: fightScope(run), side },
  };
}

/** Whether anybody could answer a side's roll. */
export const isRollHeard = (run: Run, side: Sided): boolean =>
  fightOf(run)[side].dice.length > 0 && isAnswered(run.env, rollIn(run, side));

/** Whether the text that began the fight asks by how much it is won. */
export function isMarginRead(run: Run): boolean {
  const out = awaited(run);
  return out !== undefined && isRead(run.env.s, out.scope, `${out.as}$margin`);
}

/**
 * Whether another throw of this side could change what comes of the fight, whatever becomes of the other side's dice:
 * who wins, and by how much where the text that began the fight asks for it. All of it lies open to everyone (law 7).
 */
export function rollDecides(run: Run, side: Sided, pays: FateSide): boolean {
  const fight = fightOf(run);
  const other = side === 'mine' ? 'theirs' : 'mine';
  if (isMarginRead(run)) return true;
  // What somebody makes of either roll is not known yet.
  if (isRollHeard(run, 'mine') || isRollHeard(run, 'theirs')) return true;
  const reckoned = reckon(run.env, fight);
  const scores = (which: Sided, again: boolean): readonly number[] =>
    [fight[which].dice, ...(again ? rerollsOf(fight[which].dice) : [])].map((dice) =>
      scoreWith(reckoned[which], counted(dice, keptOf(fight[which]))),
    );
  const own = scores(side, true);
  return scores(other, mayChange(run, fight, other, pays)).some(
    (against) => new Set(own.map((score) => resultOf(score, against))).size > 1,
  );
}

/** Those who throw first come first: the attacker, then his foe. */
export const inOrder = ({ attacker, hero }: Fight): readonly [Sided, Sided] =>
  attacker === hero ? ['mine', 'theirs'] : ['theirs', 'mine'];

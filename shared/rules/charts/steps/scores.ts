// What a fight is reckoned by: power, roll and score of a side, what comes of two scores, and whether a throw could
// change it.
import type { ScopeId } from '../../../kernel/ids';
import { must } from '../../../kernel/result';
import { championPower } from '../../query/champion';
import { currentFight, variable } from '../../query/env';
import { isRead, rerollsOf } from '../../query/rerolls';
import { powerOf as powerOfCard, statOf } from '../../query/stats';
import type { Fight, FightSide } from '../../state/state';
import type { FateSide } from '../../vocab/select';
import type { Run } from '../../engine/rulebook';
import { darkPayers, mayPayFate } from './rolls';

export const fightOf = (run: Run): Fight => must(currentFight(run.env.s), 'a fight').fight;
export const fightScope = (run: Run) => must(currentFight(run.env.s), 'a fight').scope;
export const powerStat = (fight: Fight) => (fight.kind === 'battle' ? ('strength' as const) : ('craft' as const));

/** Strength or Craft with all that counts in this fight, without the roll. */
export function powerOf(run: Run, fight: Fight, side: 'mine' | 'theirs'): number {
  const own: FightSide = fight[side];
  if (own.champion) return championPower(run.env, own, powerStat(fight));
  const adds = own.adds.reduce((n, a) => n + a.n, 0);
  if (own.hero !== undefined) return statOf(run.env, own.hero, powerStat(fight)) + adds;
  const cards = own.fixed
    ? 0
    : own.cards.reduce((n, id) => n + powerOfCard(run.env, fight.hero, id, powerStat(fight)), 0);
  return own.base + cards + adds;
}

/** What is added to a roll: of a character his own, of a creature what the place and the character's cards add. */
export function rollBonus(run: Run, fight: Fight, side: 'mine' | 'theirs'): number {
  const own = fight[side];
  if (own.champion) return 0;
  if (own.hero !== undefined) return statOf(run.env, own.hero, 'attackRoll');
  return statOf(run.env, fight.hero, 'foeRoll');
}

export function scoreOf(run: Run, fight: Fight, side: 'mine' | 'theirs'): number {
  const bonus = rollBonus(run, fight, side);
  const score = powerOf(run, fight, side) + fight[side].roll + bonus;
  // D Time Card: what takes from a creature's score leaves it at least 1.
  return bonus < 0 && fight[side].hero === undefined ? Math.max(1, score) : score;
}

export const resultOf = (mine: number, theirs: number): 'won' | 'lost' | 'standOff' =>
  mine > theirs ? 'won' : mine < theirs ? 'lost' : 'standOff';

/**
 * Whether the other side's dice can still be rolled again: by light fate before its turn to pay has gone by, or by
 * dark.
 */
function mayChange(run: Run, fight: Fight, side: 'mine' | 'theirs', pays: FateSide): boolean {
  const { hero, dice } = fight[side];
  // The attacker comes first, with light as with dark.
  const later = (fight.attacker === fight.hero) === (side === 'theirs');
  if (hero === undefined || dice.length === 0 || variable(run.env, `$again.${side}`) === true) return false;
  const dark = darkPayers(run, hero, []).length > 0;
  return pays === 'light' ? dark || (later && mayPayFate(run, hero, 'attack')) : dark && later;
}

/**
 * Whether another throw of this side could change what comes of the fight, whatever becomes of the other side's dice:
 * who wins, and by how much where the text that began the fight asks for it. All of it lies open to everyone (law 7).
 */
export function rollDecides(run: Run, side: 'mine' | 'theirs', pays: FateSide): boolean {
  const fight = fightOf(run);
  const other = side === 'mine' ? 'theirs' : 'mine';
  const out = variable(run.env, '$out') as { readonly scope: ScopeId; readonly as: string } | undefined;
  if (out !== undefined && isRead(run.env.s, out.scope, `${out.as}$margin`)) return true;
  const scores = (which: 'mine' | 'theirs', again: boolean): readonly number[] =>
    [fight[which].roll, ...(again ? rerollsOf(fight[which].dice).map((dice) => Math.max(...dice)) : [])].map((roll) =>
      scoreOf(run, { ...fight, [which]: { ...fight[which], roll } }, which),
    );
  const own = scores(side, true);
  return scores(other, mayChange(run, fight, other, pays)).some(
    (against) => new Set(own.map((score) => resultOf(score, against))).size > 1,
  );
}

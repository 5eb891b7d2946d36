// Who looks ahead from dice that lie there reckons with the fate of his opponent, too: one who would lose pays for
// another throw. All that he goes by lies open to everyone (law 7).
import type { HeroId } from '../../kernel/ids';
import type { Rulebook } from '../engine/rulebook';
import { currentFight } from '../query/env';
import { reckon, scoreOf, type Sided } from '../query/fight';
import { resultOf } from '../query/odds';
import type { Decision, State } from '../state/state';

/** Of his own dice the worst is thrown again, of the other's the best. */
const dieOf = (dice: readonly number[], isOwn: boolean): number =>
  dice.indexOf(isOwn ? Math.min(...dice) : Math.max(...dice));

/** One who has no part in a fight of `me` and could have a die of it thrown again. */
export function couldThrowAgain(s: State, me: HeroId, { hero, options }: Decision): HeroId | undefined {
  const fight = currentFight(s)?.fight;
  const fighters = [fight?.mine.hero, fight?.theirs.hero];
  if (hero === undefined || !fighters.includes(me) || fighters.includes(hero)) return undefined;
  return options.some(({ label, off }) => label.id === 'option.reroll' && off === undefined) ? hero : undefined;
}

/** What one who is asked for fate in a fight with `me` answers to save himself; nothing for any other question. */
export function savesHimself(
  book: Rulebook,
  s: State,
  me: Decision['hero'],
  { ask, hero, options }: Decision,
): readonly string[] | undefined {
  const isOwn = ask.id === 'ask.fateFight';
  const fight = currentFight(s)?.fight;
  if ((!isOwn && ask.id !== 'ask.darkFate') || hero === undefined || hero === me || fight === undefined)
    return undefined;
  const sides: readonly Sided[] = ['mine', 'theirs'];
  const his = sides.find((side) => fight[side].hero === hero);
  const other = sides.find((side) => fight[side].hero === me);
  if (his === undefined || other === undefined) return undefined;
  const now = reckon({ cat: book, s }, fight);
  if (resultOf(scoreOf(now[his]), scoreOf(now[other])) !== 'lost') return undefined;
  const key = `reroll.${dieOf(fight[isOwn ? his : other].dice, isOwn) + 1}`;
  return options.some((one) => one.key === key && one.off === undefined) ? [key] : undefined;
}

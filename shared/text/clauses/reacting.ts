// What single reactions are to a reader: seen by the winner, later, in place of something, a number of dice.
import type { Trigger } from '../../rules/vocab/ability';
import type { Program } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';
import { same } from '../exact';
import type { Happening, Rule } from './rules';
import { isYou } from './talk';
import type { Clauses } from './tree';
import type { When } from './tests';

const conditions = (c: Cond | undefined): readonly Cond[] => (c === undefined ? [] : 'all' in c ? c.all : [c]);

/** Whom I beat is beaten by me. */
export function seenByWinner(t: Trigger): Trigger {
  const isByMe = (c: Cond): boolean => same(c, { same: ['eventBy', 'me'] });
  if (t.on !== 'beaten' || t.whose !== 'others' || !conditions(t.when).some(isByMe)) return t;
  const rest = conditions(t.when).filter((c) => !isByMe(c));
  const names: Readonly<Record<string, string>> = { eventHero: 'eventBy', eventBy: 'eventHero' };
  const turned = JSON.parse(
    JSON.stringify([t.do, rest]).replaceAll(/"(eventHero|eventBy)"/g, (_, name: string) => `"${names[name] ?? name}"`),
  ) as readonly [Program, readonly Cond[]];
  const { on: _, event, when: __, ...others } = t;
  const when = turned[1].length === 0 ? {} : { when: { all: turned[1] } };
  return { ...others, ...when, on: 'defeated', whose: 'mine', event: { ...event, foe: 'character' }, do: turned[0] };
}

/** What is said before a fight of how it ends is told of its end. */
export function ofItsEnd(t: Trigger): Trigger {
  const [only, more] = t.do;
  if (t.on !== 'diceBegin' || t.stage !== 'before' || t.forced !== true || t.once !== undefined || more) return t;
  if (only?.op !== 'grant' || only.until !== 'fight' || only.who !== undefined) return t;
  const { id: _, triggers, ...rest } = only.ability;
  const [end, another] = triggers ?? [];
  if (!end || another || Object.keys(rest).length > 0) return t;
  if (end.stage !== 'after' || end.on !== 'fought' || end.whose !== 'mine' || !end.forced) return t;
  if (t.whose === undefined) return t;
  return { ...end, whose: t.whose, when: { all: [...conditions(t.when), ...conditions(end.when)] } };
}

/** What comes a while later comes after it, whenever it was heard. */
export const isLater = (body: Clauses): boolean => body.every((c) => c.c === 'afterwards');
/** With how many dice one rolls goes for that very roll: "before you roll the dice, roll 2" would be two rolls. */
export function diceOf(t: Trigger, event: Happening, when: When, do_: Clauses): Rule | undefined {
  const isSo = t.on === 'diceBegin' && t.stage === 'before' && t.forced === true && t.once === undefined;
  if (!isSo || !isYou(event.who) || !do_.every((c) => c.c === 'act' && c.act.v === 'attackDice')) return undefined;
  // What a creature rolls itself it rolls in a fight against itself.
  const isIts = do_.every((c) => 'who' in c && c.who.is === 'foe');
  return { r: 'dice', where: isIts ? undefined : event, if: when.iff, do: do_ };
}

/** Another Spell than the one that would come, another way for a card to go, or this card for what would be lost. */
export function goesElsewhere({ on, do: [stops, next, more] }: Trigger): boolean {
  if (more !== undefined || next === undefined || (stops?.op === 'prevent' && stops.most !== undefined)) return false;
  if (on === 'spellGained') return next.op === 'deal';
  const isThis = next.op === 'discard' && next.card === 'this';
  return on === 'left' ? next.op === 'put' || next.op === 'discard' : on === 'lose' && isThis;
}

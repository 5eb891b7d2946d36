// Reactions, looked at before they are put into words.
import type { Listening, Trigger } from '../rules/vocab/ability';
import type { Cond } from '../rules/vocab/select';
import type { EventKind, Moment } from '../rules/vocab/words';
import { same } from './exact';

/** Whether it is a moment just before a fight or in it. */
export const isOfFight = (moment: Moment): boolean =>
  moment === 'beforeFight' || moment === 'beforeRolls' || moment === 'creatureMet';

/** Events that are "about to" be by themselves: nothing is said to come before them. */
export const isYetToCome = (on: EventKind): boolean => on === 'rolling' || on === 'drawing';

/** Whether it is I who take it: what another loses because of me. */
export const isTaken = (t: Listening): boolean =>
  t.on === 'lose' &&
  t.whose === 'others' &&
  t.when !== undefined &&
  JSON.stringify(t.when).includes('{"same":["eventBy","me"]}');

export function withoutTaker(c: Cond | undefined): Cond | undefined {
  if (c === undefined || 'same' in c) return undefined;
  return 'all' in c ? { all: c.all.filter((x) => !('same' in x)) } : c;
}

/** "Your last Spell" says that none is left. */
export const isLastSpell = (t: Listening): boolean =>
  t.on === 'spellSpent' && t.event?.spell === 'last' && (t.when === undefined || same(t.when, noneLeft));
const noneLeft = { is: [{ count: { cards: { zone: 'hand', heldBy: 'me' } } }, '=', 0] };

/** What can never happen for the same reason is said in one sentence. */
export function neverGroups(list: readonly Trigger[]): readonly (readonly Trigger[])[] {
  const out: Trigger[][] = [];
  const key = (t: Trigger): string => JSON.stringify([t.stage, t.whose, t.when]);
  for (const t of list) {
    const group = out.at(-1);
    const [first] = group ?? [];
    if (group && first?.stage === 'cannot' && key(first) === key(t)) group.push(t);
    else out.push([t]);
  }
  return out;
}

// Reactions, looked at before they are put into words.
import type { Listening, Trigger } from '../rules/vocab/ability';
import type { Cond } from '../rules/vocab/select';
import type { Moment } from '../rules/vocab/words';

/** Whether it is a moment just before a fight or in it. */
export const isOfFight = (moment: Moment): boolean =>
  moment === 'beforeFight' || moment === 'beforeRolls' || moment === 'creatureMet';

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
export const isLastSpell = (t: Listening): boolean => t.on === 'spellSpent' && t.event?.spell === 'last';

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

/** A reaction in its parts; without a body all of it is the head. `once`, `iff` and `body` may be ''. */
export type Told = { readonly head: string; readonly once: string; readonly iff: string; readonly body?: string };
type TogetherPhrases = {
  /** How a head begins that can share its beginning with another. */
  readonly whenever: RegExp;
  readonly either: (heads: readonly string[]) => string;
  /** What follows behind another body to the same event. */
  readonly then: (before: string, iff: string, body: string) => string;
};
/** Reactions of which two are one sentence: to either of two things the same, or to one thing both. */
export const togetherIn =
  ({ whenever, either, then }: TogetherPhrases) =>
  (list: readonly Told[]): readonly Told[] => {
    const out: Told[] = [];
    for (const next of list) {
      const before = out.at(-1);
      const joint = before === undefined ? undefined : both(before, next);
      if (joint === undefined) out.push(next);
      else out.splice(-1, 1, joint);
    }
    return out;

    function both(before: Told, next: Told): Told | undefined {
      if (before.body === undefined || next.body === undefined || before.once !== next.once) return undefined;
      if (
        before.body === next.body &&
        before.iff === next.iff &&
        [before, next].every(({ head }) => whenever.test(head))
      ) {
        const [start = ''] = whenever.exec(before.head) ?? [];
        return { ...before, head: `${start}${either([before, next].map(({ head }) => head.replace(whenever, '')))}` };
      }
      return before.head === next.head ? { ...before, body: then(before.body, next.iff, next.body) } : undefined;
    }
  };

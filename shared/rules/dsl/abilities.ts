// Phrases for what holds, reacts and may be done while a definition is in play.
import type { Ability, Action, Meeting, Permission, Static, StatMod, Trigger } from '../vocab/ability';
import type { Effect, Program } from '../vocab/effect';
import type { Amount, Cond, StatKey } from '../vocab/select';
import type { EventKind, Moment, Verb } from '../vocab/words';

type Row = Effect | Program;
const many = (row: Row): Program => (Array.isArray(row) ? (row as Program) : [row as Effect]);

export const plus = (stat: StatKey, add: Amount, more: Partial<StatMod> = {}): StatMod => ({ stat, add, ...more });
export const capped = (stat: StatKey, cap: Amount, more: Partial<StatMod> = {}): StatMod => ({ stat, cap, ...more });
export const can = (verb: Verb, more: Partial<Permission> = {}): Permission => ({ can: verb, ...more });
export const cannot = (verb: Verb, more: Partial<Permission> = {}): Permission => ({ cannot: verb, ...more });
export const inBattle: Cond = { fight: { kind: 'battle' } };

/** What always holds while the card is held, the space is stood on, the character lives. */
export const always = (...statics: readonly Static[]): Ability => ({ id: 'always', static: statics });

type On = Partial<Omit<Trigger, 'stage' | 'on' | 'do' | 'id'>>;
const at =
  (stage: Trigger['stage']) =>
  (on: EventKind, whose: Trigger['whose'], row: Row, more: On = {}): Omit<Trigger, 'id'> => ({
    stage,
    on,
    ...(whose === undefined ? {} : { whose }),
    do: many(row),
    ...more,
  });
/** It cannot happen at all: nothing else is asked. */
export const never = (on: EventKind, whose: Trigger['whose'], more: On = {}): Omit<Trigger, 'id'> => ({
  stage: 'cannot',
  on,
  ...(whose === undefined ? {} : { whose }),
  do: [],
  ...more,
});
export const before = at('before');
export const after = at('after');

export const reacts = (id: string, ...triggers: readonly Omit<Trigger, 'id'>[]): Ability => ({
  id,
  triggers: triggers.map((t, i) => ({ ...t, id: i === 0 ? id : `${id}${i + 1}` })),
});
export const mayDo = (
  id: string,
  moments: readonly Moment[],
  row: Row,
  more: Partial<Omit<Action, 'id' | 'at' | 'do'>> = {},
): Ability => ({ id, actions: [{ id, at: moments, do: many(row), ...more }] });
export const meeting = (id: string, row: Row, more: Partial<Omit<Meeting, 'id' | 'do'>> = {}): Ability => ({
  id,
  meetings: [{ id, do: many(row), ...more }],
});

/** When a Spell may be cast at points of one's own turn, or of any. */
export const cast = (
  moments: readonly Moment[],
  more: Partial<Omit<Action, 'id' | 'at' | 'do'>> = {},
): Omit<Action, 'id' | 'do'> => ({ at: moments, ...more });
/** When a Spell answers an event. */
export const castWhen = (
  stage: Trigger['stage'],
  on: EventKind,
  more: Partial<Omit<Trigger, 'id' | 'stage' | 'on' | 'do'>> = {},
): Omit<Trigger, 'id' | 'do'> => ({ stage, on, whose: 'anyone', ...more });
export const anyMoment: readonly Moment[] = ['turnStart', 'afterMove', 'cardsDrawn', 'beforeRolls', 'turnEnd'];

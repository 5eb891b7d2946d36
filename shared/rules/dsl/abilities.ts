// Phrases for what holds, reacts and may be done while a definition is in play.
import type { Ability, Action, Answering, Listening, Meeting, Permission, Static, StatMod } from '../vocab/ability';
import type { EventFilters } from '../vocab/event';
import type { Effect, Program } from '../vocab/effect';
import type { Amount, Cond, StatKey } from '../vocab/select';
import type { EventKind, Moment, Stage, Verb } from '../vocab/words';

type Row = Effect | Program;
const many = (row: Row): Program => (Array.isArray(row) ? (row as Program) : [row as Effect]);

export const plus = (stat: StatKey, add: Amount, more: Partial<StatMod> = {}): StatMod => ({ stat, add, ...more });
export const capped = (stat: StatKey, cap: Amount, more: Partial<StatMod> = {}): StatMod => ({ stat, cap, ...more });
export const can = (verb: Verb, more: Partial<Permission> = {}): Permission => ({ can: verb, ...more });
export const cannot = (verb: Verb, more: Partial<Permission> = {}): Permission => ({ cannot: verb, ...more });
export const inBattle: Cond = { fight: { kind: 'battle' } };

/** What always holds while the card is held, the space is stood on, the character lives. */
export const always = (...statics: readonly Static[]): Ability => ({ id: 'always', static: statics });

/** A reaction that has no name yet. */
type Unnamed<K extends EventKind = EventKind> = Listening<K> & { readonly do: Program };
type On<K extends EventKind> = Omit<Answering, 'stage' | 'whose'> & { readonly event?: EventFilters[K] };
type Whose = Answering['whose'];
const listens = <K extends EventKind>(
  stage: Stage,
  on: K,
  whose: Whose,
  row: Program,
  more: On<K> = {},
): Unnamed<K> => ({
  stage,
  on,
  ...(whose === undefined ? {} : { whose }),
  do: row,
  ...more,
});
/** It cannot happen at all: nothing else is asked. */
export const never = <K extends EventKind>(on: K, whose: Whose, more?: On<K>): Unnamed<K> =>
  listens('cannot', on, whose, [], more);
export const before = <K extends EventKind>(on: K, whose: Whose, row: Row, more?: On<K>): Unnamed<K> =>
  listens('before', on, whose, many(row), more);
export const after = <K extends EventKind>(on: K, whose: Whose, row: Row, more?: On<K>): Unnamed<K> =>
  listens('after', on, whose, many(row), more);

export const reacts = (id: string, ...triggers: readonly Unnamed[]): Ability => ({
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
export const castWhen = <K extends EventKind>(stage: Stage, on: K, more?: On<K>): Listening<K> => ({
  stage,
  on,
  whose: 'anyone',
  ...more,
});
export { anyMoment } from '../vocab/words';

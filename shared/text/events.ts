// What a reaction waits for, looked at before it is put into words.
import type { AnyFilter } from '../rules/vocab/event';
import type { CardFilter } from '../rules/vocab/select';
import type { FightKind } from '../rules/vocab/words';
import type { CardKind } from './clauses/words';
import { listOf } from './joined';

/** An Enemy that is killed lies on a space: that needs no word. */
export function withoutPlace({ at: _, ...rest }: CardFilter): CardFilter {
  return rest;
}

/** The one kind of fight that it asks for; both are all there are. */
export function kindOfFight(f: AnyFilter): FightKind | undefined {
  const [kind, more] = listOf(f.fight);
  return more === undefined ? kind : undefined;
}

/** "that Enemy": a card that an event is about, by its kind alone. */
export function likeOf(f: AnyFilter | undefined): { readonly kinds: readonly CardKind[] } | undefined {
  const kinds = listOf(f?.card?.kind);
  return kinds.length > 0 ? { kinds } : undefined;
}

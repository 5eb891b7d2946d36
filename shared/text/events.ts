// What a reaction waits for, looked at before it is put into words.
import type { CardFilter, EventFilter } from '../rules/vocab/select';
import { listOf } from './joined';

/** An Enemy that is killed lies on a space: that needs no word. */
export function withoutPlace({ at: _, ...rest }: CardFilter): CardFilter {
  return rest;
}

/** The one kind of fight that it asks for; both are all there are. */
export function kindOfFight(f: EventFilter): 'battle' | 'psychic' | undefined {
  const [kind, more] = listOf(f.what).filter((x): x is 'battle' | 'psychic' => x === 'battle' || x === 'psychic');
  return more === undefined ? kind : undefined;
}

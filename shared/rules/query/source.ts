import type { CardId, DefId, HeroId, ModId } from '../../kernel/ids';
import type { Json } from '../../kernel/json';
import type { State } from '../state/state';
import type { StatMod } from '../vocab/ability';

/** Where an ability comes from, and for whom it speaks. */
export type Source = {
  readonly def: DefId;
  readonly ability: string;
  readonly card?: CardId;
  readonly holder?: HeroId;
  readonly space?: DefId;
  /** What the variables of a lasting effect meant when it began. */
  readonly vars?: { readonly [name: string]: Json };
  /** Whom a lasting effect passes over. */
  readonly spares?: readonly HeroId[];
  /** Which part of a card says it: two that are equal speak one after the other. */
  readonly part?: ModId;
  readonly from: 'character' | 'held' | 'trophy' | 'hand' | 'laid' | 'space' | 'stands' | 'table' | 'mod' | 'rule';
};

/**
 * Whether something can have a say about a character who is where he is now and holds what he holds. It is asked first,
 * since it needs nothing else: whoever else is meant, and when, may take long to find out.
 */
export function concerns(
  s: State,
  { holder, space }: Pick<Source, 'holder' | 'space'>,
  reach: StatMod['reach'],
  hero: HeroId,
): boolean {
  if (reach === 'others') return holder !== hero;
  if (reach !== undefined && reach !== 'holder') return true;
  if (holder !== undefined) return holder === hero;
  return space === undefined || s.heroes[hero]?.space === space;
}

import type { CardId, DefId, HeroId } from '../../kernel/ids';
import type { Json } from '../../kernel/json';

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
  readonly from: 'character' | 'held' | 'trophy' | 'hand' | 'laid' | 'space' | 'stands' | 'table' | 'mod' | 'rule';
};

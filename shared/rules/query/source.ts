import type { CardId, DefId, HeroId } from '../../kernel/ids';

/** Where an ability comes from, and for whom it speaks. */
export type Source = {
  readonly def: DefId;
  readonly ability: string;
  readonly card?: CardId;
  readonly holder?: HeroId;
  readonly space?: DefId;
  readonly from: 'character' | 'held' | 'hand' | 'laid' | 'space' | 'stands' | 'table' | 'mod' | 'rule';
};

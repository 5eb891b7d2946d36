// How the probe's decks are used.
import type { DeckDef } from '../../rules/vocab/definition';

const deck = (name: string, use: DeckDef['use'], more: Partial<DeckDef> = {}): DeckDef => ({
  id: `probe/deck/${name}`,
  kind: 'deck',
  use,
  ...more,
});

export const decks: readonly DeckDef[] = [deck('figure', 'stock')];

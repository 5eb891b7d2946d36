// Which card asks: a card on the table, or the definition whose text asks where it has a face worth showing.
import type { DefId } from '../../../shared/kernel/ids';
import type { Game } from '../table/game.svelte';

/** Rules and characters ask so often that their card says nothing. */
const SILENT: readonly string[] = ['rule', 'character'];

export const askingCard = (game: Game): DefId | undefined => {
  const { source } = game;
  return source === undefined || SILENT.includes(source.kind) ? undefined : source.id;
};

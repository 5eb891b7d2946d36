// Which card lies beside a question, and beside what happens while nobody is asked.
import type { ViewEvent } from '../../../shared/contract/event';
import type { DefId } from '../../../shared/kernel/ids';
import { defOf } from '../journal/log';
import type { Game } from '../table/game.svelte';

/** Rules and characters ask so often that their card says nothing. */
const SILENT: readonly string[] = ['rule', 'character'];

/** A card on the table, or the definition whose text asks where it has a face worth showing. */
export const askingCard = (game: Game): DefId | undefined => {
  const { source } = game;
  return source === undefined || SILENT.includes(source.kind) ? undefined : source.id;
};

/** What something happens with or comes from, so that a roll is read beside its table; else whoever acts. */
export const happeningCard = (
  now: ViewEvent | undefined,
  hero: DefId | undefined,
  hasFace: (def: DefId) => boolean,
): DefId | undefined =>
  [now === undefined ? undefined : defOf(now), hero].find((def) => def !== undefined && hasFace(def));

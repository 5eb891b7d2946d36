// The ending that is played for: what lies over the Crown of Command, else what is printed there.
import { nameOf, type DefId } from '../../kernel/ids';
import { must } from '../../kernel/result';
import type { EndingDef } from '../vocab/definition';
import type { Card, State } from '../state/state';
import type { Catalogue } from './catalogue';

/** The deck that endings are drawn from at set-up; nobody draws from it in play. */
export const endingDeck = 'ending';
/** What is printed on the Crown of Command itself. */
export const printedEnding: DefId = 'base/ending/crown_of_command';

export const isCrown = (space: DefId): boolean => nameOf(space) === 'crown_of_command';
/** Spaces from which one goes in to this one. */
export const spacesBefore = (cat: Pick<Catalogue, 'spaces'>, space: DefId): readonly DefId[] =>
  cat.spaces.filter((s) => s.links.some((l) => l.way === 'in' && l.to === space)).map((s) => s.id);
export const crownOf = (cat: Catalogue): DefId =>
  must(
    cat.spaces.find((space) => isCrown(space.id)),
    'the Crown of Command',
  ).id;

export function endingDef(cat: Pick<Catalogue, 'defs'>, id: DefId): EndingDef | undefined {
  const def = cat.defs.get(id);
  return def?.kind === 'ending' ? def : undefined;
}

/** The ending's card on the Crown, face up or down; none where the Crown speaks for itself. */
export function endingCard(cat: Catalogue, s: State): Card | undefined {
  const id = s.board[crownOf(cat)]?.over?.at(-1);
  const card = id === undefined ? undefined : s.cards[id];
  return card !== undefined && endingDef(cat, card.def) ? card : undefined;
}

/** What is known to all: the ending, or which ones the hidden one may be. */
export function endingKnown(
  cat: Catalogue,
  s: State,
): { readonly def: DefId; readonly card?: Card['id'] } | { readonly among: readonly DefId[] } {
  const card = endingCard(cat, s);
  if (!card) return { def: printedEnding };
  if (!card.faceDown) return { def: card.def, card: card.id };
  const among = [card.def, ...(s.decks[endingDeck]?.draw ?? [])].filter(
    (id) => endingDef(cat, id)?.reveal !== 'revealed',
  );
  return { among: [...new Set(among)].sort() };
}

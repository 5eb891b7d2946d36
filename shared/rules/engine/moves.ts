// Cards that are put somewhere or dealt, and fate that is turned: proposed like all that others may touch. Where
// nothing in play could answer there is no event, and the game runs as it does without it (docs/adr/0014).
import type { CardId, DefId, HeroId } from '../../kernel/ids';
import type { EventOf } from '../state/event';
import type { Spot } from '../state/spot';
import { commitBurnt, commitDealt, commitFateTurned, commitPut } from './commit-cards';
import { isHeard } from './heard';
import type { Run } from './rulebook';
import type { By } from './tx/flow';

export type Moving = EventOf<'put' | 'dealt' | 'fateTurned' | 'burnt'>;

export function carryOutMove(run: Run, source: By['source'], e: Moving): void {
  switch (e.kind) {
    case 'put':
      commitPut(run, source, e);
      return;
    case 'dealt':
      commitDealt(run, source, e);
      return;
    case 'fateTurned':
      commitFateTurned(run, e);
      return;
    case 'burnt':
      commitBurnt(run, source, e);
  }
}

/** The space that a card comes to, for whoever asks which. */
export const spaceOfSpot = (spot: Spot): { readonly space?: DefId } => ('space' in spot ? { space: spot.space } : {});

/** A card in play is put somewhere; `hero`: who does it, or who gets it. */
export const putOf = (hero: HeroId, card: CardId, spot: Spot): EventOf<'put'> => ({
  kind: 'put',
  hero,
  card,
  spot,
  ...spaceOfSpot(spot),
});

/** What comes into play may listen to its own coming, though nothing else does. */
const hearsItself = ({ book, env }: Run, e: Moving): boolean => {
  if (e.kind === 'dealt') return book.arriving.dealtFrom.has(e.deck);
  const card = e.kind === 'put' ? env.s.cards[e.card] : undefined;
  return card !== undefined && book.arriving.put.has(card.def);
};

/** Nobody answers what is done before there are characters, or by the death of one. */
const waits = (run: Run, e: Moving): boolean =>
  (isHeard(run, e.kind) || hearsItself(run, e)) && run.env.s.heroes[e.hero]?.dead === false;

/** One after the other, as the last thing that an op or a step does besides a proposal that comes after them. */
export function move(run: Run, by: By, ...moves: readonly Moving[]): void {
  const first = moves.findIndex((e) => waits(run, e));
  const now = first < 0 ? moves.length : first;
  for (const e of moves.slice(0, now)) carryOutMove(run, by.source, e);
  for (const e of moves.slice(now).reverse()) run.tx.propose(by, e, run.frame.id);
}

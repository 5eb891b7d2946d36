// Fate that lies on a card and is paid like one's own.
import type { HeroId } from '../../kernel/ids';
import { purseOf } from '../query/fate';
import type { Run } from './rulebook';

/**
 * Fate that lies on cards of his goes before his own; an empty card is gone.
 *
 * @returns how many of `n` fate were paid so
 */
export function paidFromCards(run: Run, hero: HeroId, n: number): number {
  let paid = 0;
  for (let card = purseOf(run.env, hero); card !== undefined && paid < n; card = purseOf(run.env, hero)) {
    const left = (run.env.s.cards[card]?.tokens?.['fate'] ?? 0) - 1;
    run.tx.setTokens('rules', card, 'fate', left);
    if (left <= 0) run.tx.propose({ me: hero, source: 'rules' }, { kind: 'left', hero, card, leaving: 'discard' });
    paid += 1;
  }
  return paid;
}

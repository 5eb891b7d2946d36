// Which cards a filter could fit at all, out of the index: the filter itself is asked of these few only.
import type { CardId } from '../../kernel/ids';
import type { CardFilter, Cond } from '../vocab/select';
import { cardIndex, cardsAt, cardsInZone, cardsOfHero } from './card-index';
import { heroOf, spaceIdOf, type Env } from './env';

const none: readonly CardId[] = [];

/** Says of the card itself that it bears tokens of some kind. */
function asksForTokens(where: Cond | undefined): boolean {
  if (where === undefined || !('is' in where)) return false;
  const [a, op, b] = where.is;
  if (typeof a !== 'object' || !('tokens' in a) || a.on !== 'it' || typeof b !== 'number') return false;
  return op === '>=' || op === '=' ? b > 0 : op === '>' && b >= 0;
}

/** The shortest list that holds every card that fits, in the order in which they left their decks. */
export function possible(env: Env, f: CardFilter): readonly CardId[] {
  const { s } = env;
  if (f.self) return env.card === undefined || !s.cards[env.card] ? none : [env.card];
  const index = cardIndex(s);
  let best = index.all;
  const offer = (list: readonly CardId[] | undefined): void => {
    if ((list ?? none).length < best.length) best = list ?? none;
  };
  if (f.heldBy !== undefined && f.heldBy !== 'anyone' && f.heldBy !== 'others') {
    const hero = heroOf(env, f.heldBy);
    if (hero === undefined) return none;
    offer(cardsOfHero(s, hero));
  }
  if (f.at === 'anySpace') offer(cardsInZone(s, 'laid'));
  else if (f.at !== undefined) {
    const space = spaceIdOf(env, f.at);
    if (space !== undefined) offer(cardsAt(s, space));
  }
  if (f.stands !== undefined) offer(cardsInZone(s, 'stands'));
  if (f.zone !== undefined) offer(cardsInZone(s, f.zone));
  if (typeof f.named === 'string') offer(index.byName.get(f.named));
  // Cards of a Region's own deck are Adventure cards, too.
  // ... and where cards count as others, any may be of that deck.
  if (!env.cat.recounts && typeof f.from === 'string' && (f.from !== 'adventure' || env.cat.regionDecks.size === 0))
    offer(index.byHome.get(f.from));
  if (asksForTokens(f.where)) offer(index.withTokens);
  return best;
}

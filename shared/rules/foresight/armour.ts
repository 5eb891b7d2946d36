// What is answered on the way to whatever is foreseen where nobody would think twice: to use Armour costs nothing.
import { isGear } from '../query/catalogue';
import { defNow } from '../query/now';
import type { Rulebook } from '../engine/rulebook';
import type { HeroId } from '../../kernel/ids';
import type { Decision, State } from '../state/state';

/** The Armour with which a character may save his life; nothing for any other question. */
export function savedByArmour(book: Rulebook, s: State, me: HeroId, decision: Decision): readonly string[] | undefined {
  if (decision.ask.id !== 'react.lose' || decision.hero !== me) return undefined;
  const armour = decision.options.find(({ off, costs, target }) => {
    const card = target?.card === undefined ? undefined : s.cards[target.card];
    return (
      off === undefined &&
      costs === undefined &&
      card !== undefined &&
      isGear(defNow({ cat: book, s }, card), card, 'armour')
    );
  });
  return armour === undefined ? undefined : [armour.key];
}

// Positions that are asked about and were never played: what if he stood there, with these numbers? Whoever looks ahead
// learns from them what a place is worth, since nobody tells him.
import { must } from '../../kernel/result';
import type { DefId, HeroId } from '../../kernel/ids';
import { seedRng } from '../../kernel/rng';
import { begin } from '../engine/machine';
import type { Rulebook } from '../engine/rulebook';
import { Tx } from '../engine/tx/tx';
import type { State } from '../state/state';
import type { Resource } from '../vocab/select';

export type Supposed = {
  readonly hero: HeroId;
  readonly space: DefId;
  /** What begins there: his turn, or what he encounters. */
  readonly doing: 'turn' | 'encounter';
  /** What he has of each, where it is not what he has. */
  readonly has?: { readonly [what in Resource]?: number };
  readonly alignment?: 'good' | 'neutral' | 'evil';
  /** Cards that he has besides, out of their decks. */
  readonly holds?: readonly DefId[];
  /** Nobody else plays. */
  readonly alone?: true;
  /** How dice fall and decks are shuffled: any text; the first dice may be named. */
  readonly chance: string;
  readonly dice?: readonly number[];
};

const RESOURCES: readonly Resource[] = ['strength', 'craft', 'life', 'fate', 'gold'];

/** The same game in which he stands there, nothing else being under way. */
export function supposed(
  s: State,
  { hero, space, doing, has, alignment, holds, alone, chance, dice }: Supposed,
): State {
  const tx = new Tx(s);
  const { seat, hand } = must(s.heroes[hero], 'a character');
  tx.dropQuestions();
  tx.clearStack();
  tx.place('rules', hero, [space], 'supposed');
  for (const what of RESOURCES) {
    const n = has?.[what];
    if (n !== undefined) tx.change('rules', hero, what, n - must(tx.s.heroes[hero], 'a character')[what]);
  }
  tx.beginTurn(seat, hand.length, false);
  if (alignment !== undefined && alignment !== tx.s.heroes[hero]?.alignment) tx.align('rules', hero, alignment);
  for (const card of holds ?? []) {
    const deck = Object.keys(s.decks).find((id) => s.decks[id]?.draw.includes(card));
    if (deck !== undefined) tx.takeFromDeck(deck, card, { to: 'held', hero }, 'rules');
  }
  tx.pushChart({ me: hero, source: 'rules' }, doing, '', tx.openScope());
  return {
    ...tx.s,
    ...(alone ? { order: [seat] } : {}),
    rng: { dice: seedRng(`${chance}/dice`), shuffle: seedRng(`${chance}/shuffle`), forced: [...(dice ?? [])] },
  };
}

/**
 * The same, played on to the first question.
 * @returns that state, and the number of the turn that was supposed; nothing where the rules refuse to play on
 */
export function suppose(
  book: Rulebook,
  s: State,
  what: Supposed,
): { readonly state: State; readonly turn: number } | undefined {
  const from = supposed(s, what);
  const begun = begin(book, from);
  return begun.ok ? { state: begun.state, turn: from.turn.n } : undefined;
}

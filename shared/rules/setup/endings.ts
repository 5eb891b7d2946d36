// D Game Setup 4: revealed or hidden, by choice or by a die; one ending is drawn and laid on the Crown of Command.
import { msg, type DefId } from '../../kernel/ids';
import { below, seedRng, shuffled } from '../../kernel/rng';
import type { EndingsMode, SetupChoices } from '../../contract/setup';
import type { Refusal } from '../../contract/prompt';
import { crownOf, endingDeck, endingDef, printedEnding } from '../query/endings';
import type { Catalogue } from '../query/catalogue';
import type { Card, DraftState, OptionValue } from '../state/draft';
import { meets } from '../vocab/overlay';
import { optionOf } from '../options/option-of';

type Choice = Pick<SetupChoices, 'endings' | 'endingsMode'>;
type Way = Exclude<EndingsMode, 'die'>;
type Options = Readonly<Record<string, OptionValue>>;
type Defs = Pick<Catalogue, 'defs'>;

const refusal = (id: string, field: string, args?: { [k: string]: string }): Refusal => ({
  code: 'setup',
  msg: msg(id, args),
  field,
});
/** One that is won by fate can be won only where there is fate. */
const fated = (cat: Defs, ids: readonly DefId[], options: Options): readonly DefId[] =>
  !optionOf(options, 'fate') ? ids.filter((id) => endingDef(cat, id)?.needs?.what !== 'fate') : ids;
/** One that is won by what a house rule brings, only with that rule. */
const ruled = (cat: Defs, ids: readonly DefId[], options: Options): readonly DefId[] =>
  ids.filter((id) => meets(options, endingDef(cat, id)?.when ?? {}));
const playable = (cat: Defs, ids: readonly DefId[], way: Way, options: Options): readonly DefId[] =>
  ruled(cat, fated(cat, ids, options), options).filter((id) =>
    ['both', way].includes(endingDef(cat, id)?.reveal ?? ''),
  );

/** What is wrong with the endings that were chosen, in a game with these options. */
export function endingProblem(
  cat: Defs,
  { endings = [printedEnding], endingsMode = 'revealed' }: Choice,
  options: Options,
): Refusal | undefined {
  const unknown = endings.find((id) => !endingDef(cat, id));
  if (unknown !== undefined) return refusal('refuse.ending', 'endings', { name: unknown });
  if (endings.length === 0) return refusal('refuse.endings', 'endings');
  const within = fated(cat, endings, options);
  if (within.length === 0) return refusal('refuse.endings.fate', 'endings');
  if (ruled(cat, within, options).length === 0) return refusal('refuse.endings.rules', 'endings');
  return endingsMode === 'die' || playable(cat, endings, endingsMode, options).length > 0
    ? undefined
    : refusal(`refuse.endings.${endingsMode}`, 'endingsMode');
}

/**
 * Draws one of the endings that are on, by chance of its own so that the other decks are shuffled as without it. The
 * rest of those that might have been drawn stays in the deck; all else is out of the game. What is printed on the Crown
 * needs no card where it is the only one.
 */
export function layEnding(
  cat: Catalogue,
  state: DraftState,
  { endings = [printedEnding], endingsMode = 'revealed' }: Choice,
  seed: string,
): void {
  const own = state.decks[endingDeck];
  if (!own) return;
  const [die, rng] = below(seedRng(`${seed}/ending`), 6);
  const thrown: Way = die < 3 ? 'hidden' : 'revealed';
  const other: Way = thrown === 'hidden' ? 'revealed' : 'hidden';
  const way =
    endingsMode !== 'die' ? endingsMode : playable(cat, endings, thrown, state.options).length > 0 ? thrown : other;
  const [order] = shuffled(rng, [...new Set(playable(cat, endings, way, state.options))].sort());
  const drawn = endings.every((id) => id === printedEnding) ? undefined : order.pop();
  own.out = own.draw.filter((id) => id !== drawn && (drawn === undefined || !order.includes(id)));
  own.draw = drawn === undefined ? [] : order;
  if (drawn === undefined) return;
  const id = `c${++state.ids.card}` as const;
  const crown = crownOf(cat);
  const card: Card = { id, def: drawn, home: endingDeck, zone: 'over', space: crown };
  if (way === 'hidden') card.faceDown = true;
  state.cards[id] = card;
  wake(cat, card);
  state.board[crown] = { cards: [], gold: 0, ...state.board[crown], over: [...(state.board[crown]?.over ?? []), id] };
}

/** A foe on the Crown has its lives as soon as it is seen. */
export function wake(cat: Defs, card: Card): void {
  const lives = endingDef(cat, card.def)?.lives;
  if (lives !== undefined && !card.faceDown) card.tokens ??= { lives };
}

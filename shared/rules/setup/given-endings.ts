// The ending of a position: which one lies on the Crown, and what it brought before the first turn.
import type { EndingsMode } from '../../contract/setup';
import type { Rulebook } from '../engine/rulebook';
import { endingCard, endingDef } from '../query/endings';
import type { DraftState } from '../state/draft';
import { endingProblem, layEnding } from './endings';
import { GivenError, type Given } from './given';
import { takeOut } from './given-cards';
import { defNamed } from './given-names';

/** Without a word about endings they stay in their deck, where a position may take one from. */
export function chooseEnding(book: Rulebook, state: DraftState, given: Given): void {
  const { endings, seed = 'scenario' } = given;
  if (endings === undefined) return;
  const ids = endings.map((name, i) => defNamed(book, name, ['endings', i], ['ending']).id);
  // Where nothing is said they are revealed, but for those that are only played hidden.
  const hidden = ids.length > 0 && ids.every((id) => endingDef(book, id)?.reveal === 'hidden');
  const endingsMode: EndingsMode = given.endingsMode ?? (hidden ? 'hidden' : 'revealed');
  const choice = { endings: ids, endingsMode };
  const problem = endingProblem(book, choice, state.options);
  if (problem)
    throw new GivenError(
      endings.length === 0
        ? 'name at least one ending'
        : problem.msg.id === 'refuse.endings.fate'
          ? 'these endings need fate, and this game is played without it'
          : problem.msg.id === 'refuse.endings.rules'
            ? 'these endings need a house rule that is off'
            : `none of these endings can be played ${endingsMode}`,
      [problem.field ?? 'endings'],
    );
  layEnding(book, state, choice, seed);
}

/**
 * What each character laid on the ending before the first turn (Lightbearers), and the card on which each counts what
 * he has done for it, where the position gives him none.
 */
export function beginEnding(book: Rulebook, state: DraftState): void {
  const card = endingCard(book, state);
  const def = card === undefined ? undefined : endingDef(book, card.def);
  if (!card || card.faceDown) return;
  const heroes = Object.values(state.heroes);
  for (const e of def?.begins ?? [])
    if (e.op === 'tokens' && e.on === 'this' && typeof e.n === 'number')
      card.tokens = { ...card.tokens, [e.kind]: e.n * heroes.length };
    else if (e.op === 'deal' && typeof e.from === 'string' && e.n === undefined)
      for (const hero of heroes) {
        const tally = book.defs.get(state.decks[e.from]?.draw.at(-1) ?? '');
        if (tally?.kind !== 'state' || hero.held.some((id) => state.cards[id]?.def === tally.id)) continue;
        const id = takeOut(book, state, tally.id, ['endings']);
        Object.assign(state.cards[id] ?? {}, { zone: 'held', hero: hero.id });
        hero.held.push(id);
      }
}

// Cards of a position as they are found: with what lies on them from the moment when they are drawn or first taken.
import type { Rulebook } from '../engine/rulebook';
import type { Card, DraftState } from '../state/draft';
import type { Program } from '../vocab/effect';
import type { Given } from './given';
import { cardKinds, defNamed } from './given-names';

type Laid = Extract<Program[number], { op: 'tokens' | 'deal' }>;

/** What a program lays on its own card without chance or choice; also where it does so for the first time alone. */
const laidBy = (program: Program = []): readonly Laid[] =>
  program.flatMap((e) =>
    e.op === 'tokens' || e.op === 'deal'
      ? [e]
      : e.op === 'if' && 'is' in e.cond && JSON.stringify(e.cond.is[0]).includes('"on":"this"')
        ? laidBy(e.then)
        : [],
  );

/**
 * Fills what lies on a space, is had or lies beside the board, as far as the position does not say what is on it: pools
 * are full, a Self-Portrait has its lives, posters are on the Wanted List. Spells are dealt to nobody.
 */
export function asFound(book: Rulebook, state: DraftState, given: Given): void {
  const described = Object.keys(given.cards ?? {}).map((name) => defNamed(book, name, ['cards', name], cardKinds).id);
  for (const card of Object.values(state.cards)) {
    if (!['laid', 'held'].includes(card.zone) || card.faceDown || described.includes(card.def)) continue;
    fill(book, state, card);
  }
}

function fill(book: Rulebook, state: DraftState, card: Card): void {
  const def = book.defs.get(card.def);
  if (!def) return;
  if ('pool' in def) {
    card.tokens = { [def.pool.what]: def.pool.n };
    return;
  }
  const drawn = ('drawn' in def ? def.drawn : undefined) ?? [];
  const taken = card.zone === 'held' && 'taken' in def ? def.taken : [];
  for (const e of [...laidBy(drawn), ...laidBy(taken)])
    if (e.op === 'tokens') {
      if (e.on === 'this' && typeof e.n === 'number')
        card.tokens = { ...card.tokens, [e.kind]: (card.tokens?.[e.kind] ?? 0) + e.n };
    } else if (drawn.every(({ op }) => op === 'deal' || op === 'shuffle')) lay(state, card, e);
}

function lay(state: DraftState, card: Card, e: Extract<Laid, { op: 'deal' }>): void {
  if (typeof e.from !== 'string' || e.from === 'spell' || typeof e.to !== 'object' || !('on' in e.to)) return;
  for (let n = typeof e.n === 'number' ? e.n : 1; n > 0; n--) {
    const def = state.decks[e.from]?.draw.pop();
    if (def === undefined) return;
    const id = `c${++state.ids.card}` as const;
    state.cards[id] = { id, def, home: e.from, zone: 'attached', on: card.id };
    card.carries = [...(card.carries ?? []), id];
  }
}

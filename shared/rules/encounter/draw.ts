// R4 ADVENTURE CARDS: drawing onto a space, card by card.
import type { CardId, DeckId } from '../../kernel/ids';
import { must } from '../../kernel/result';
import { isHeard } from '../engine/heard';
import { into } from '../engine/into';
import { byOf } from '../engine/ops/types';
import type { Run, StepsOf } from '../engine/rulebook';
import { cardsOn, defOfCard } from '../query/cards';
import { awaits, isDrawnOnto } from '../query/drawing';
import { deckFor, statOf } from '../query/stats';
import { here } from './on-space';
import { vars } from './vars';
import { announce } from '../engine/windows';

type Own = Pick<
  StepsOf<'encounter'>,
  'encounter/drawing' | 'encounter/draw' | 'encounter/betweenDraws' | 'encounter/drawn' | 'encounter/placed'
>;
declare module '../vocab/steps' {
  interface Steps {
    readonly 'encounter/drawing': undefined;
    readonly 'encounter/draw': undefined;
    readonly 'encounter/betweenDraws': undefined;
    readonly 'encounter/drawn': undefined;
    readonly 'encounter/placed': undefined;
  }
}

/** How many lie there when all are drawn. */
const totalOf = (run: Run): number => {
  const upTo = must(vars.get(run.env, '$upTo'), 'how many');
  if (vars.get(run.env, '$exactly') === true) return upTo;
  const { me } = run.frame;
  return Math.max(upTo, statOf(run.env, me, 'drawLeast')) + statOf(run.env, me, 'drawMore');
};

/** How many of these there are already: what lies there, or only what this draw has brought. */
const soFar = (run: Run): number =>
  vars.get(run.env, '$anyway') === true
    ? (vars.get(run.env, '$cards') ?? []).length
    : cardsOn(run.env, here(run)).length;

const isOver = ({ env }: Run): boolean => env.s.turn.over || env.s.turn.moved;

/** The deck from which the next card comes, as long as one is to be drawn. */
function deckNow(run: Run): DeckId | undefined {
  if (soFar(run) >= totalOf(run)) return undefined;
  const deck = deckFor(run.env, run.frame.me, must(vars.get(run.env, '$deck'), 'a deck'), run.frame.source);
  return run.env.s.decks[deck] === undefined ? undefined : deck;
}

function drawFrom(run: Run, deck: DeckId): CardId | undefined {
  const [spot, { source }] = [{ to: 'space', space: here(run) } as const, run.frame];
  if (vars.get(run.env, '$discards') === true)
    return run.tx.drawDiscard(deck, spot, source, vars.get(run.env, '$some') === true);
  // eslint-disable-next-line no-restricted-syntax -- from which deck and how many is asked before, what it is after
  return run.tx.draw(deck, spot, source);
}

/** Cards that were drawn onto the space in this turn. */
const fresh = (run: Run): ReturnType<typeof cardsOn> =>
  cardsOn(run.env, here(run)).filter((id) => run.env.s.cards[id]?.drawn === run.env.s.turn.n);

/** Those whose `drawn` has yet to be carried out. */
const waiting = (run: Run): ReturnType<typeof cardsOn> =>
  cardsOn(run.env, here(run)).filter((id) => awaits(run.env.s, id));

export const drawSteps: Own = {
  // Before the first card, where there is one to draw: what is on top of the deck may still change.
  'encounter/drawing': (run) => {
    if (!isHeard(run, 'drawing') || isOver(run)) return;
    const deck = deckNow(run);
    if (deck !== undefined) announce(run, byOf(run), { kind: 'drawing', hero: run.frame.me, deck });
  },
  // One at a time, so that a card ditched between two draws counts (D Q&A Ruins).
  'encounter/draw': (run) => {
    const { me } = run.frame;
    vars.drop(run, '$drew');
    if (isOver(run)) return;
    const before = soFar(run);
    const total = totalOf(run);
    const deck = deckNow(run);
    const drawn = deck === undefined ? undefined : drawFrom(run, deck);
    if (drawn !== undefined) {
      vars.set(run, '$some', true);
      vars.set(run, '$cards', [...(vars.get(run.env, '$cards') ?? []), drawn]);
      if ('drawn' in defOfCard(run.env, drawn)) run.tx.markAwaits(drawn, true);
    }
    vars.set(run, '$drew', drawn === undefined ? 'all' : before + 1 < total ? 'one' : 'last');
    // Each card as it comes: one that is drawn may change from which deck the next one is (D Harbinger Cards).
    if (drawn !== undefined) announce(run, byOf(run), { kind: 'cardDrawn', hero: me, card: drawn });
  },
  'encounter/betweenDraws': (run) => {
    into(run, 'moment', { $at: { moment: 'betweenDraws', press: vars.get(run.env, '$drew') === 'one' } });
  },
  'encounter/drawn': (run) => {
    const { length } = fresh(run);
    if (length === 0 && waiting(run).length === 0) return;
    vars.set(run, '$fresh', true);
    // What was drawn before in this turn was told then.
    const cards = vars.get(run.env, '$cards');
    if (vars.get(run.env, '$some') === true)
      announce(run, byOf(run), {
        kind: 'drawn',
        hero: run.frame.me,
        n: length,
        ...(cards === undefined ? {} : { cards: [...cards] }),
      });
  },
  // Those that are placed elsewhere are dealt with first. Each once; within another draw all wait for its end.
  'encounter/placed': (run) => {
    if (isDrawnOnto(run.env.s, here(run))) return;
    for (const id of waiting(run).toReversed()) {
      const def = defOfCard(run.env, id);
      run.tx.markAwaits(id, false);
      if ('drawn' in def && !run.env.s.turn.met.includes(id))
        run.tx.pushProgram({ me: run.frame.me, source: def.id, card: id }, run.tx.openScope(), def.drawn);
    }
  },
};

// What becomes of the land: burning, Terrain, tokens on spaces (D Burning Cards, D Terrain Cards, D Fireland Tokens).
import { amount } from '../../query/eval';
import { cardsNamed, spaceIdOf } from '../../query/env';
import { spaceOf } from '../../query/catalogue';
import { isFireproof } from '../../query/plain';
import { deckFor, permits } from '../../query/stats';
import type { CardFilter } from '../../vocab/select';
import type { Effect, EffectOf, Program } from '../../vocab/effect';
import { move } from '../moves';
import type { Run } from '../rulebook';
import { block, byOf, type OpsOf } from './types';

const ground = { var: '$ground' } as const;
const laid = { var: '$laid' } as const;
const before = { var: '$before' } as const;

/** Takes the Terrain that is meant out of its deck, or off the board where there is none (D Placing Random Terrain). */
function found({ from, named, card }: EffectOf<'placeTerrain'>, given: boolean): Program {
  if (card !== undefined && given) return [];
  const onBoard: CardFilter = { from, zone: 'over', not: { in: { is: ground } } };
  const other: Effect =
    named === undefined
      ? { op: 'choose', from: { cards: onBoard, nearest: { to: 'here' } }, as: laid.var, ask: 'card' }
      : { op: 'choose', from: { cards: { ...onBoard, named } }, as: laid.var, ask: 'card' };
  return [
    { op: 'deal', from, to: 'aside', as: laid.var, ...(named === undefined ? {} : { named }) },
    { op: 'if', cond: { not: { known: laid.var } }, then: [other] },
  ];
}

export const landOps: OpsOf<'rollSpace' | 'burn' | 'unburn' | 'placeTerrain' | 'spaceTokens'> = {
  rollSpace: (run, e) => {
    run.tx.unbind(run.frame.scope, e.as);
    if (!e.spaces.some((space) => isOfBoard(run, space))) return;
    const rows = e.spaces.map((space, i): readonly [string, Program] => {
      const meant = spaceIdOf(run.env, { space });
      const found: Program = meant === undefined ? [] : [{ op: 'bind', as: e.as, value: meant }];
      return [String(i + 1), isOfBoard(run, space) ? found : [e]];
    });
    block(run, [
      { op: 'roll', as: '$space' },
      { op: 'table', on: { var: '$space' }, rows: Object.fromEntries(rows) },
    ]);
  },
  burn: (run, e) => {
    const burnt =
      e.top === undefined ? cardsNamed(run.env, e.card ?? 'this').filter((id) => burns(run, id)) : topOf(run, e);
    move(run, byOf(run), ...burnt.map((card) => ({ kind: 'burnt' as const, hero: run.frame.me, card })));
  },
  unburn: (run) => {
    run.tx.unburn();
  },
  placeTerrain: (run, e) => {
    const space = spaceIdOf(run.env, e.at);
    // Whoever is locked up there has no other way out than the space itself.
    if (space === undefined || spaceOf(run.book, space).closed) return;
    if (!permits(run.env, run.frame.me, 'placeTerrain', { space }).ok) return;
    const [card] = e.card === undefined ? [] : cardsNamed(run.env, e.card);
    if (e.card !== undefined && card === undefined) return;
    run.tx.forgetName(run.frame.scope, laid.var);
    const old = run.env.s.board[space]?.over?.find((id) => run.env.s.cards[id]?.home === e.from);
    block(run, [
      { op: 'bind', as: ground.var, value: space },
      ...(old === undefined ? [] : [{ op: 'bind', as: before.var, value: old } as const]),
      ...(card === undefined ? [] : [{ op: 'bind', as: laid.var, value: card } as const]),
      ...found(e, card !== undefined),
      {
        op: 'if',
        cond: { all: [{ known: laid.var }, { not: { card: laid, fits: { in: { is: ground } } } }] },
        then: [
          ...(old === undefined
            ? []
            : [{ op: 'put', card: { var: before.var }, to: { deck: e.from, where: 'shuffled' } } as const]),
          { op: 'put', card: laid, to: { over: ground } },
        ],
      },
    ]);
  },
  spaceTokens: (run, e) => {
    const space = spaceIdOf(run.env, e.at);
    if (space === undefined) return;
    const n = amount(run.env, e.n);
    if (n > 0 && !permits(run.env, run.frame.me, 'placeTokens', { space, tokens: e.kind }).ok) return;
    const now = run.env.s.board[space]?.tokens?.[e.kind] ?? 0;
    run.tx.setSpaceTokens(run.frame.source, space, e.kind, Math.max(0, now + n));
  },
};

/** A board that is played with has it, or another in its place; whether Terrain lies over it is another question. */
const isOfBoard = (run: Run, space: string): boolean => run.book.defs.has(space) || run.book.instead.has(space);

const burns = (run: Run, id: ReturnType<typeof cardsNamed>[number]): boolean => {
  const card = run.env.s.cards[id];
  return card !== undefined && !isFireproof(run.env, card);
};

function topOf(run: Run, e: EffectOf<'burn'>): ReturnType<typeof cardsNamed> {
  const deck = deckFor(run.env, run.frame.me, e.top ?? 'adventure', run.frame.source);
  if (run.env.s.decks[deck] === undefined) return [];
  return run.tx.turnUpToBurn(deck, amount(run.env, e.n ?? 1), (id) => !burns(run, id), run.frame.source);
}

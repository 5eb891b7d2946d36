// A single card that is looked at: first it is seen, then it is told what follows of what it is.
import type { Effect, EffectOf, Program } from '../rules/vocab/effect';

type Look = EffectOf<'look'>;
const isOneCard = (e: Effect | undefined): e is Look => e?.op === 'look' && e.deck !== undefined && e.n === 1;

/** To look for something in one card is to look at it, and perhaps to take it. */
function ofOne(e: EffectOf<'search'>): Program | undefined {
  const { deck, find, to, who, faceDown, itself } = e;
  if (deck === undefined || e.top !== 1 || e.as !== undefined || e.most !== undefined || e.discards !== undefined)
    return undefined;
  if (e.rest !== 'stays' && e.rest !== 'discard') return undefined;
  const whom = who === undefined ? {} : { who };
  const very = itself ? { itself } : {};
  const taken: Effect = { op: 'deal', from: deck, to, ...whom, ...very, ...(faceDown ? { faceDown } : {}) };
  const left: Effect = { op: 'deal', from: deck, to: 'discard', ...very };
  return [
    { op: 'look', deck, n: 1, ...whom, ...very },
    {
      op: 'may',
      ask: 'take',
      then: [taken],
      ...(find === undefined ? {} : { if: { onTop: deck, fits: find } }),
      ...(e.rest === 'discard' ? { else: [left] } : {}),
      ...whom,
    },
  ];
}

/** What is looked at in any case is looked at before it is asked what it is. */
function seenFirst(e: EffectOf<'if'>): Program | undefined {
  if (!('onTop' in e.cond) || e.cond.discards) return undefined;
  const [one, ...then] = firstSeen(e.then);
  const [other, ...otherwise] = firstSeen(e.else ?? []);
  if (!isOneCard(one) || !isOneCard(other) || one.deck !== e.cond.onTop || other.deck !== one.deck) return undefined;
  return [one, { ...e, then, else: otherwise }];
}

export const firstSeen = (code: Program): Program =>
  code.flatMap((e) => (e.op === 'search' ? ofOne(e) : e.op === 'if' ? seenFirst(e) : undefined) ?? [e]);

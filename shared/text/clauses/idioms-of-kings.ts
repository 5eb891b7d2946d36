// What is done with those who lie beside the board and their tokens: a Rage that is suffered, tokens that are drawn.
import type { Program } from '../../rules/vocab/effect';
import { nameOf } from '../../kernel/ids';
import { same } from '../exact';
import type { Joint } from './idioms-of-cards';
import type { Walk } from './talk';

/** Somebody beside the board is met by whoever it is said of: his Rage is suffered. */
function suffers(code: Program, at: Walk): Joint | undefined {
  const [lord, meet] = code;
  if (
    lord?.op !== 'choose' ||
    !('cards' in lord.from) ||
    lord.from.cards.zone !== 'table' ||
    meet?.op !== 'meet' ||
    !same(meet.card, { var: lord.as })
  )
    return undefined;
  const of = at.cards(lord.from.cards);
  return { clause: { c: 'act', who: at.who(meet.who), act: { v: 'sufferRage', of } }, used: 2 };
}

/** Tokens out of their pool, each carried out as it comes. */
function drawsTokens(code: Program, at: Walk): Joint | undefined {
  const [deal] = code;
  if (deal?.op !== 'deal' || deal.to !== 'table' || deal.named !== undefined || typeof deal.from !== 'string')
    return undefined;
  if (nameOf(deal.from) !== 'token') return undefined;
  return {
    clause: { c: 'act', who: at.me, act: { v: 'drawTokens', n: at.amount(deal.n ?? 1), deck: deal.from } },
    used: 1,
  };
}

export const idiomOfKings = (code: Program, at: Walk): Joint | undefined => suffers(code, at) ?? drawsTokens(code, at);

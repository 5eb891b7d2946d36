// Of what is chosen and then used in one of several ways, what can be used in none is no choice: the ways say so.
import type { Effect, EffectOf, Program } from '../rules/vocab/effect';
import { same } from './exact';

/** Whether what may be chosen is just what one of the ways behind it is open for. */
function isForOptions(e: EffectOf<'choose'>, pick: EffectOf<'pick'>): boolean {
  const where = 'cards' in e.from ? e.from.cards.where : undefined;
  if (!where || !('any' in where)) return false;
  const ofIt = JSON.stringify(pick.options.map((o) => o.if ?? null)).replaceAll(`{"var":"${e.as}"}`, '"it"');
  return same(where.any, JSON.parse(ofIt));
}

/** Such choices as choices of everything. */
export function withEligible(code: Program): Program {
  return code.map((e, i): Effect => {
    if (e.op !== 'choose' || !('cards' in e.from)) return e;
    const pick = code.slice(i + 1).find((x) => x.op === 'pick');
    if (pick?.op !== 'pick' || !isForOptions(e, pick)) return e;
    const { where: _, ...cards } = e.from.cards;
    return { ...e, from: { cards } };
  });
}

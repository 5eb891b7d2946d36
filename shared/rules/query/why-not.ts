// Why something cannot be chosen: what its condition lacks, as one message.
import { msg, type Msg } from '../../kernel/ids';
import type { Amount, CardFilter, Cond } from '../vocab/select';
import { amount, holds } from './eval';
import type { Env } from './env';

const isStat = (a: Amount, stat: string): boolean => typeof a === 'object' && 'stat' in a && a.stat === stat;

/** A comparison that is not so. */
function tooLittle(env: Env, [a, , b]: Extract<Cond, { is: unknown }>['is']): Msg | undefined {
  if (typeof a !== 'object') return undefined;
  if (isStat(a, 'gold') && 'stat' in a)
    return a.of === undefined || a.of === 'me' ? msg('off.gold', { n: amount(env, b) }) : msg('off.noGold');
  if (isStat(a, 'fate')) return msg('off.noFate');
  if ('missing' in a) return msg(a.missing === 'life' ? 'off.sound' : 'off.fateFull');
  if ('minus' in a && isStat(a.minus[0], 'spellLimit')) return msg('off.spellLimit');
  return undefined;
}

/** A price that he cannot pay. */
export const unpaid = ({ what, n }: { readonly what: string; readonly n: number }): Msg => {
  if (what === 'card') return msg('off.condition');
  return what === 'gold' ? msg('off.gold', { n }) : msg('off.noFate');
};

/** Cards of a kind that are not there. */
function missing(filter: CardFilter): Msg {
  if (typeof filter.named === 'string') return msg('off.noNamed', { card: filter.named });
  const kind = filter.object ? 'object' : Array.isArray(filter.kind) ? undefined : filter.kind;
  return typeof kind === 'string' ? msg('off.noCard', { kind }) : msg('off.condition');
}

export function whyNot(env: Env, cond: Cond): Msg {
  if ('is' in cond) return tooLittle(env, cond.is) ?? msg('off.condition');
  if ('all' in cond) {
    const lacking = cond.all.find((one) => !holds(env, one));
    return lacking === undefined ? msg('off.condition') : whyNot(env, lacking);
  }
  if ('canBuy' in cond) return msg('off.nothingToBuy');
  if ('has' in cond) return missing(cond.has);
  if ('exists' in cond) {
    if ('cards' in cond.exists) return missing(cond.exists.cards);
    return 'heroes' in cond.exists ? msg('off.noCharacter') : msg('off.noSpace');
  }
  if ('not' in cond && 'alignment' in cond.not && typeof cond.not.alignment === 'string')
    return msg('off.already', { alignment: cond.not.alignment });
  return msg('off.condition');
}

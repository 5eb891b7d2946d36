// What could be chosen but for something that forbids it: shown with its reason, so that nobody looks for it in vain.
import type { CardId, DefId, HeroId } from '../../kernel/ids';
import type { Selector } from '../vocab/select';
import { defOfCard, mayHave } from './cards';
import { cardOf, heroOf, type Env } from './env';
import { select } from './eval';
import { permits, type Permit } from './stats';

const reason = (permit: Permit): DefId | undefined => (permit.ok ? undefined : permit.because);

/** What forbids him to have a card, or its holder to be robbed of it. */
function notTakeable(env: Env, id: CardId): DefId | undefined {
  const holder = env.s.cards[id]?.hero;
  const have = mayHave(env, env.me, defOfCard(env, id), id);
  if (holder === undefined || holder === env.me) return reason(have);
  return (
    reason(have) ?? reason(permits(env, holder, 'beRobbed')) ?? reason(permits(env, holder, 'loseCard', { card: id }))
  );
}

type Shown = { readonly id: string; readonly because?: DefId | undefined };

/**
 * @returns everything that a selector finds and all that it would find if nothing forbade it, in the order in which it
 * is to be offered, each with what forbids it
 */
export function withBarred(env: Env, from: Selector, open: readonly string[]): readonly Shown[] {
  if ('heroes' in from) {
    if (env.cat.defs.get(env.source)?.kind !== 'spell') return open.map((id) => ({ id }));
    return select(env, from).map((id) =>
      open.includes(id) ? { id } : { id, because: reason(permits(env, id as HeroId, 'beTargeted')) },
    );
  }
  if (!('cards' in from) || from.nearest !== undefined) return open.map((id) => ({ id }));
  const { takeable, where, ...rest } = from.cards;
  const may = where !== undefined && 'may' in where ? where : undefined;
  if (takeable === undefined && may === undefined) return open.map((id) => ({ id }));
  const all = select(env, {
    cards: { ...rest, ...(where === undefined || may !== undefined ? {} : { where }) },
  }) as CardId[];
  return all.flatMap((id) => {
    if (open.includes(id)) return [{ id }];
    const its: Env = { ...env, it: { card: id } };
    const who = may === undefined ? undefined : heroOf(its, may.who);
    const forbidden =
      may === undefined || who === undefined
        ? undefined
        : reason(
            permits(env, who, may.may, {
              scope: env.scope,
              event: env.event,
              eventSource: env.eventSource,
              card: may.byCard === undefined ? undefined : cardOf(its, may.byCard),
            }),
          );
    const because = forbidden ?? (takeable ? notTakeable(env, id) : undefined);
    return because === undefined ? [] : [{ id, because }];
  });
}

// The phrases that cards are written in. Each returns plain JSON.
import type { DeckId, DefId } from '../../kernel/ids';
import type { Effect, EffectOf, Foe, PickOption, Program, RollFor } from '../vocab/effect';
import type { ShopItem } from '../vocab/terms';
import type { Ability, Static } from '../vocab/ability';
import type { CardRef, HeroRef, SpaceRef } from '../vocab/refs';
import type { Alignment, Amount, Comparison, Cond, Resource, Selector } from '../vocab/select';
import type { StatusId } from '../vocab/status';
import type { Duration } from '../vocab/words';

type Row = Effect | Program;
const many = (row: Row): Program => (Array.isArray(row) ? (row as Program) : [row as Effect]);
const who = (ref: HeroRef | undefined): { readonly who?: HeroRef } => (ref === undefined ? {} : { who: ref });

/** A variable that an earlier phrase of the same text has bound. */
export const v = (name: string): { readonly var: string } => ({ var: name });
export const at = (space: DefId): SpaceRef => ({ space });
export const is = (a: Amount, op: Comparison, b: Amount): Cond => ({ is: [a, op, b] });
export const not = (cond: Cond): Cond => ({ not: cond });
export const stat = (key: Extract<Amount, { stat: unknown }>['stat'], of?: HeroRef): Amount =>
  of === undefined ? { stat: key } : { stat: key, of };
/** The printed number, without counters or cards. */
export const valueOf = (key: 'strength' | 'craft' | 'life' | 'fate'): Amount => ({ stat: key, part: 'value' });

export const gain = (what: Resource, n: Amount = 1, ref?: HeroRef): Effect => ({ op: 'gain', what, n, ...who(ref) });
export const lose = (what: Resource, n: Amount | 'all' = 1, ref?: HeroRef): Effect => ({
  op: 'lose',
  what,
  n,
  ...who(ref),
});
/** Gold that is given for something; not a loss that others could prevent. */
export const pay = (n: Amount, ref?: HeroRef): Effect => ({ op: 'lose', what: 'gold', n, cost: true, ...who(ref) });
/** Anything else that is given for something. */
export const payIn = (what: Resource, n: Amount = 1): Effect => ({ op: 'lose', what, n, cost: true });
export const heal = (n: Amount | 'full', ref?: HeroRef): Effect => ({ op: 'heal', n, ...who(ref) });
export const replenish = (n: Amount | 'full', ref?: HeroRef): Effect => ({ op: 'replenish', n, ...who(ref) });
export const gainSpell = (n: Amount | 'limit' = 1, ref?: HeroRef): Effect => ({ op: 'drawSpell', n, ...who(ref) });
export const become = (to: Alignment, ref?: HeroRef): Effect => ({ op: 'align', to, ...who(ref) });
export const toad = (turns = 3, ref?: HeroRef): Effect => ({ op: 'toad', turns, ...who(ref) });
export const missTurn = (n: Amount = 1, ref?: HeroRef): Effect => ({ op: 'missTurn', n, ...who(ref) });
export const endTurn: Effect = { op: 'endTurn' };
export const nothing: Program = [];

export const roll = (
  as: string,
  options: { readonly dice?: Amount; readonly for?: RollFor; readonly who?: HeroRef } = {},
): Effect => ({ op: 'roll', as, ...options });
export const pray = (as: string, dice: Amount = 1): Effect => ({ op: 'roll', as, dice, for: 'pray' });
/** A printed chart: `'1'`, `'2-4'`, `'6+'`; the card lint checks that the rows cover every result exactly once. */
export const table = (on: Amount, rows: Readonly<Record<string, Row>>): Effect => ({
  op: 'table',
  on,
  rows: Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, many(row)])),
});
/** One die and its chart. */
export const chart = (rows: Readonly<Record<string, Row>>, purpose?: RollFor): Program => [
  roll('die', purpose === undefined ? {} : { for: purpose }),
  table(v('die'), rows),
];

export const when = (cond: Cond, then: Row, otherwise?: Row): Effect => ({
  op: 'if',
  cond,
  then: many(then),
  ...(otherwise === undefined ? {} : { else: many(otherwise) }),
});
/** Whether something in it may give him another alignment than those. */
const turns = (part: unknown, but: readonly unknown[]): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('op' in part && part.op === 'align' && !('to' in part && but.includes(part.to))) ||
    Object.values(part).some((one) => turns(one, but)));
const ALIGNMENTS: readonly Alignment[] = ['good', 'neutral', 'evil'];
/** One row alone: whoever comes by his row to the alignment of a later one does not do that one, too. */
export const byAlignment = (rows: Readonly<Partial<Record<Alignment, Row>>>): Program =>
  (Object.entries(rows) as [Alignment, Row][]).reduceRight<Program>((others, [alignment, row], i, all) => {
    const but = ALIGNMENTS.filter((one) => !all.slice(i + 1).some(([later]) => later === one));
    return others.length > 0 && turns(row, but)
      ? [when({ alignment }, row, others)]
      : [when({ alignment }, row), ...others];
  }, []);
export const may = (
  ask: string,
  then: Row,
  options: { readonly else?: Row; readonly if?: Cond; readonly who?: HeroRef } = {},
): Effect => ({
  op: 'may',
  ask,
  then: many(then),
  ...(options.else === undefined ? {} : { else: many(options.else) }),
  ...(options.if === undefined ? {} : { if: options.if }),
  ...who(options.who),
});
export const pick = (
  options: Readonly<Record<string, Row | { readonly if: Cond; readonly do: Row }>>,
  ask?: string,
): Effect => ({
  op: 'pick',
  options: Object.entries(options).map(([key, row]): PickOption =>
    'do' in row && 'if' in row && !('op' in row)
      ? { key, if: row.if, do: many(row.do) }
      : { key, do: many(row as Row) },
  ),
  ...(ask === undefined ? {} : { ask }),
});
/** Somebody on the space is visited, as the character chooses; whom, is told when it is done. */
export const visitOne = (people: Readonly<Record<string, Row | { readonly if: Cond; readonly do: Row }>>): Effect => {
  const asked = pick(people, 'ask.visitOne');
  return asked.op === 'pick'
    ? { ...asked, options: asked.options.map((o) => ({ ...o, do: [...o.do, { op: 'visitedWhom', whom: o.key }] })) }
    : asked;
};
/** Asked again after each yes, at most so many times. */
export const untilDeclined = (ask: string, times: Amount, then: Row, cond: Cond): Effect => ({
  op: 'repeat',
  times,
  do: [when(not({ known: 'enough' }), may(ask, then, { if: cond, else: { op: 'set', as: 'enough', to: 1 } }))],
});
export const choose = (
  from: Selector,
  as: string,
  options: {
    readonly ask?: string;
    readonly min?: Amount;
    readonly max?: Amount;
    readonly who?: HeroRef;
    readonly random?: true;
    readonly of?: Amount;
  } = {},
): Effect => ({ op: 'choose', from, as, ...options });
export const each = (of: Selector, as: string, row: Row): Effect => ({ op: 'each', of, as, do: many(row) });

export const teleport = (to: SpaceRef, ref?: HeroRef): Effect => ({ op: 'moveTo', to, how: 'teleport', ...who(ref) });
export const discard = (card: CardRef = 'this'): Effect => ({ op: 'discard', card });
/** A card that is given for something; not a loss that others could prevent. */
export const payWith = (card: CardRef): Effect => ({ op: 'discard', card, cost: true });
/** It dies, and somebody may prevent that (R4 LOSING A FOLLOWER). */
export const killFollower = (card: CardRef): Effect => ({ op: 'discard', card, killed: true });
export const take = (card: CardRef, ref?: HeroRef): Effect => ({ op: 'take', card, ...who(ref) });
export const lay = (card: CardRef, space: SpaceRef): Effect => ({ op: 'lay', card, at: space });
export const gainCard = (named: string, from: DeckId, ref?: HeroRef): Effect => ({
  op: 'gainCard',
  named,
  from,
  ...who(ref),
});
export const gainTalisman: EffectOf<'gainCard'> = { op: 'gainCard', named: 'talisman', from: 'talisman' };
/** For whatever is given for one: nobody pays for a Talisman that is not there. */
export const talismanLeft: Cond = { canBuy: [{ named: 'talisman', price: 0 }], from: 'talisman' };
export const shop = (
  items: Readonly<Record<string, number>>,
  options: { readonly who?: HeroRef; readonly free?: true; readonly most?: number; readonly spell?: number } = {},
): Effect => ({
  op: 'shop',
  items: Object.entries(items).map(([named, price]): ShopItem => ({ named, price })),
  from: 'purchase',
  ...options,
});
/** Something of it is in stock that he can pay for. */
export const canBuy = (items: Readonly<Record<string, number>>): Cond => ({
  canBuy: Object.entries(items).map(([named, price]) => ({ named, price })),
  from: 'purchase',
});
/** A creature that attacks; whether it was `won`, `lost`, `standOff` or `evaded` is known as `as` afterwards. */
export const fight = (foe: Foe, as?: string): Effect => ({ op: 'fight', foe, ...(as === undefined ? {} : { as }) });
export const status = (name: StatusId, value?: Amount): Effect => ({
  op: 'status',
  status: name,
  on: true,
  ...(value === undefined ? {} : { value }),
});
export const endStatus = (name: StatusId): Effect => ({ op: 'status', status: name, on: false });
export const grant = (ability: Ability, until: Duration): Effect => ({ op: 'grant', ability, until });

export const prevent: Effect = { op: 'prevent' };
/** Of several lives that are lost at once only one. */
export const preventOne: Effect = { op: 'prevent', most: 1 };
export const modify = (mods: readonly Static[], until: Duration, ref?: HeroRef): Effect => ({
  op: 'modify',
  mods,
  until,
  ...who(ref),
});
export const count = (selector: Selector): Amount => ({ count: selector });

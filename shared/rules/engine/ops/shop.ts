// What is bought, or taken without paying: wares that lie open, the card on top of a deck, a Spell.
import { msg, nameOf, type DeckId, type HeroId } from '../../../kernel/ids';
import type { Option } from '../../../contract/prompt';
import { defOf, isObject } from '../../query/catalogue';
import { mayHave } from '../../query/cards';
import { costOf } from '../../query/costs';
import { heroAt, heroOf } from '../../query/env';
import { priceFor } from '../../query/prices';
import { permits, statOf } from '../../query/stats';
import type { EffectOf, Program } from '../../vocab/effect';
import type { ShopItem } from '../../vocab/terms';
import { barredBy, passOption } from '../options';
import type { Run } from '../rulebook';
import { opVars } from '../vars';
import { block, seatOfHero, type OpsOf } from './types';

export const shopOps: OpsOf<'shop'> = {
  shop: (run, e) => {
    const hero = heroOf(run.env, e.who) ?? run.frame.me;
    const draw = run.env.s.decks[e.from]?.draw ?? [];
    const { gold } = heroAt(run.env.s, hero);
    const items = e.items.map((item) => ({ ...item, price: priceFor(run.env, hero, item.price) }));
    const options: Option[] = items.map((item) => {
      const { named } = item;
      const price = costOf(run.env, hero, 'gold', item.price);
      const def = draw.findLast((d) => nameOf(d) === named);
      const base: Option = {
        key: named,
        label: msg(e.free ? 'option.takeFree' : 'option.buy', { def: def ?? `${e.from}/${named}`, n: price }),
        ...(def === undefined ? {} : { target: { def } }),
      };
      if (def === undefined) return { ...base, off: msg('off.soldOut') };
      if (!e.free && gold < price) return { ...base, off: msg('off.gold', { n: price }) };
      const may = mayHave(run.env, hero, defOf(run.book, def));
      return may.ok ? base : { ...base, off: barredBy(may.because, def) };
    });
    // What is cheaper for all is the cards of shops; a Spell is none.
    const { spell } = e;
    const top = e.top === undefined ? undefined : priceFor(run.env, hero, e.top);
    if (spell !== undefined) options.push(spellForSale(run, hero, spell));
    if (top !== undefined) options.push(topForSale(run, hero, e.from, e.free ? 0 : top));
    const stolen = e.free || !permits(run.env, hero, 'burgle').ok ? [] : lootOf(run, hero, e.from, items, top);
    options.push(...stolen.map(({ option }) => option));
    if (options.every((o) => o.off)) return;
    const whom = { ...(e.who ? { who: e.who } : {}), ...(e.as === undefined ? {} : { as: e.as }) };
    const buyer = e.who ? { who: e.who } : {};
    const pays = (n: number) => (e.free ? [] : [{ op: 'lose', what: 'gold', n, cost: true, ...buyer } as const]);
    const { must: _first, ...again } = e;
    const more = e.most === 1 ? [] : [again];
    const buy = items.map(
      ({ named, price }) =>
        [named, [...pays(price), { op: 'gainCard', named, from: e.from, ...whom } as const, ...more]] as const,
    );
    const drawn = {
      ...(spell === undefined
        ? {}
        : { spell: [...pays(spell), { op: 'drawSpell', n: 1, ...buyer } as const, ...more] }),
      ...(top === undefined ? {} : { top: [...pays(top), ...takesTop(run, e), ...more] }),
    };
    block(run, [
      {
        op: 'branch',
        on: '$buy',
        cases: {
          ...Object.fromEntries(buy),
          ...drawn,
          ...Object.fromEntries(stolen.map((x) => [x.option.key, x.code])),
        },
      },
    ]);
    run.tx.ask({
      seat: seatOfHero(run, hero),
      hero,
      ask: msg('ask.shop', { def: run.frame.source, ...(e.free ? { free: 1 } : {}) }),
      source: run.frame.source,
      card: run.frame.card,
      options: e.must ? options : [...options, passOption(e.free ? 'option.takeNothing' : 'option.doneBuying')],
      into: opVars.at(run, '$buy'),
    });
  },
};

/** The card on top of a deck, which nobody sees before it is paid for. */
function topForSale(run: Run, hero: HeroId, deck: DeckId, price: number): Option {
  const left = run.env.s.decks[deck]?.draw.length ?? 0;
  const n = costOf(run.env, hero, 'gold', price);
  const off = left === 0 ? msg('off.soldOut') : heroAt(run.env.s, hero).gold < n ? msg('off.gold', { n }) : undefined;
  return { key: 'top', label: msg('option.buyTop', { deck, n }), ...(off === undefined ? {} : { off }) };
}
/** It lies on the space first, so that one who may not have it leaves it there; a state does not. */
function takesTop(run: Run, { from, who = 'me', as = '$top' }: EffectOf<'shop'>): Program {
  const top = run.env.s.decks[from]?.draw.at(-1);
  return top !== undefined && defOf(run.book, top).kind === 'state'
    ? [{ op: 'deal', from, to: 'held', who, as }]
    : [
        { op: 'deal', from, to: { at: { spaceOf: who } }, as },
        { op: 'take', card: { var: as }, who },
      ];
}

/** Objects that he may try to steal where they are sold: a die and the price together are not above his Craft. */
function lootOf(run: Run, hero: HeroId, from: DeckId, items: readonly ShopItem[], top: number | undefined) {
  const draw = run.env.s.decks[from]?.draw ?? [];
  const onShelf = items.flatMap(({ named, price }) => {
    const def = draw.findLast((d) => nameOf(d) === named);
    if (def === undefined || !isObject(defOf(run.book, def)) || !mayHave(run.env, hero, defOf(run.book, def)).ok)
      return [];
    const option: Option = { key: `steal:${named}`, label: msg('option.steal', { def, n: price }), target: { def } };
    return [{ option, code: tries(from, price, { named }) }];
  });
  const unseen = draw.at(-1);
  if (top === undefined || unseen === undefined || !isObject(defOf(run.book, unseen))) return onShelf;
  const option: Option = { key: 'steal:top', label: msg('option.stealTop', { deck: from, n: top }) };
  return [...onShelf, { option, code: tries(from, top, {}) }];
}

/** All see what he has taken, or dropped. */
const tries = (from: DeckId, price: number, which: { readonly named?: string }): Program => [
  { op: 'roll', as: 'loot' },
  { op: 'deal', from, ...which, to: { at: 'here' }, as: '$loot' },
  {
    op: 'if',
    cond: { is: [{ plus: [{ var: 'loot' }, price] }, '<=', { stat: 'craft' }] },
    then: [{ op: 'take', card: { var: '$loot' } }],
    else: [
      { op: 'discard', card: { var: '$loot' } },
      { op: 'missTurn', n: 1 },
    ],
  },
];

/** A Spell out of the deck, for whoever can pay for it and may hold one more. */
function spellForSale(run: Run, hero: HeroId, said: number): Option {
  const price = costOf(run.env, hero, 'gold', said);
  const { gold, hand } = heroAt(run.env.s, hero);
  const off =
    gold < price
      ? msg('off.gold', { n: price })
      : hand.length >= statOf(run.env, hero, 'spellLimit')
        ? msg('off.spells')
        : undefined;
  return { key: 'spell', label: msg('option.buySpell', { n: price }), ...(off === undefined ? {} : { off }) };
}

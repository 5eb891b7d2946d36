// Quests of the Warlock: fulfilling one brings its holder to the Cave and a Talisman.
import { after, at, choose, endTurn, is, pay, payWith, reacts, stat, v } from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { QuestDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { CardFilter, Cond } from '../../rules/vocab/select';

const rewards: Program = [
  { op: 'moveTo', to: at('base/space/warlocks_cave'), how: 'teleport', meets: false },
  { op: 'rewardQuest' },
  endTurn,
];
type Deliver = NonNullable<QuestDef['deliver']>;
type Quests = {
  /** What its holder gets: it is fulfilled. */
  readonly reward: Program;
  readonly takesALife: Ability;
  readonly killsAnEnemy: Ability;
  /** To a space of that name, and there to its instructions. */
  readonly travelsTo: (space: string) => Ability;
  readonly delivers: (cond: Cond, price: Program) => Deliver;
  readonly handsOver: (filter: CardFilter) => Deliver;
  readonly paysGold: (n: number) => Deliver;
};

/** The tasks; `fulfilled` is what becomes of the quest itself. */
export function quests(fulfilled: Effect): Quests {
  const reward: Program = [fulfilled, ...rewards];

  const takesALife: Ability = reacts(
    'done',
    after('lose', 'others', reward, {
      event: { what: 'life', reward: true },
      when: { same: ['eventBy', 'me'] },
      forced: true,
    }),
  );
  const killsAnEnemy: Ability = reacts('done', after('killed', 'mine', reward, { forced: true }));
  const travelsTo = (space: string): Ability =>
    reacts('done', after('visited', 'mine', reward, { event: { to: { named: space } }, forced: true }));

  const delivers = (cond: Cond, price: Program): Deliver => ({
    if: cond,
    do: [fulfilled, ...price, ...rewards],
  });
  const handsOver = (filter: CardFilter): Deliver =>
    delivers({ has: filter }, [
      choose({ cards: { ...filter, zone: 'held', heldBy: 'me' } }, 'given'),
      payWith(v('given')),
    ]);
  const paysGold = (n: number): Deliver => delivers(is(stat('gold'), '>=', { price: n }), [pay(n)]);
  return { reward, takesALife, killsAnEnemy, travelsTo, delivers, handsOver, paysGold };
}

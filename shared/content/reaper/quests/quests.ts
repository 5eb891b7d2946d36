// The deck of Warlock Quests, in place of the Warlock's chart: eleven are known, the twelfth is ours.
import { absent, choose, is, payIn, payWith, quest, stat, v, when } from '../../../rules/dsl';
import type { QuestDef } from '../../../rules/vocab/definition';
import type { Selector } from '../../../rules/vocab/select';
import { quests } from '../../common/quests';
import { WARLOCK_QUESTS } from '../../common/warlock-quests';

/** Fulfilled, a quest is out of the game: each is in it once (D Gaining Talismans). */
const { delivers, handsOver, killsAnEnemy, paysGold, takesALife, travelsTo } = quests({ op: 'remove', card: 'this' });
const of = (
  name: string,
  body: Pick<QuestDef, 'deliver' | 'abilities'>,
  origin: QuestDef['origin'] = 'known',
): QuestDef => ({
  ...quest(`reaper/warlock-quest/${name}`, { ...body, origin }),
  deck: WARLOCK_QUESTS,
});

/** Trophies of one kind that are worth 5 points together, one after the other until they are. */
const trophies = (what: 'strength' | 'craft'): NonNullable<QuestDef['deliver']> => {
  const his: Selector = { cards: { zone: 'trophy', heldBy: 'me', where: is({ printed: what, on: 'it' }, '>=', 1) } };
  return delivers(is({ sum: what, over: his }, '>=', 5), [
    { op: 'set', as: 'given', to: 0 },
    {
      op: 'repeat',
      times: 5,
      do: [
        when(is(v('given'), '<', 5), [
          choose(his, 'trophy'),
          { op: 'set', as: 'given', to: { plus: [v('given'), { printed: what, on: v('trophy') }] } },
          payWith(v('trophy')),
        ]),
      ],
    },
  ]);
};
const takeOneLife = of('take_one_life_from_another_character', { abilities: [takesALife] });
/** Where nobody may attack another it could never be done, and bars the Portal. */
export const withoutAttacks = absent(takeOneLife, { noAttacks: true });

export const warlockQuestCards: readonly QuestDef[] = [
  of('deliver_five_points_of_strength_trophies', { deliver: trophies('strength') }),
  of('deliver_five_points_of_craft_trophies', { deliver: trophies('craft') }),
  of('deliver_one_fate', { deliver: delivers(is(stat('fate'), '>=', 1), [payIn('fate')]) }),
  of('deliver_two_gold', { deliver: paysGold(2) }),
  of('deliver_three_gold', { deliver: paysGold(3) }),
  of('deliver_one_spell', {
    deliver: delivers({ exists: { cards: { zone: 'hand', heldBy: 'me' } } }, [
      { op: 'discardSpells', n: 1, cost: true },
    ]),
  }),
  of('deliver_one_magic_object', { deliver: handsOver({ kind: 'magicObject' }) }),
  of('deliver_one_follower', { deliver: handsOver({ kind: 'follower' }) }),
  takeOneLife,
  of('kill_one_enemy', { abilities: [killsAnEnemy] }),
  of('travel_to_the_city', { abilities: [travelsTo('city')] }),
  of('deliver_one_object', { deliver: handsOver({ object: true }) }, 'ours'),
];

// The Warlock's quests of The Frostmarch: twenty-three are known, the last one is ours.
import {
  after,
  choose,
  count,
  gain,
  is,
  lose,
  meeting,
  missTurn,
  pay,
  payIn,
  payWith,
  quest,
  overlay,
  reacts,
  roll,
  stat,
  table,
  v,
} from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { QuestDef } from '../../../rules/vocab/definition';
import type { Program } from '../../../rules/vocab/effect';
import type { Amount, CardFilter, Cond } from '../../../rules/vocab/select';
import { quests } from '../../common/quests';
import { WARLOCK_QUESTS } from '../../common/warlock-quests';

/** Fulfilled, a quest is out of the game: each is in it once (D Gaining Talismans). */
const { delivers, handsOver, killsAnEnemy, reward, takesALife, travelsTo } = quests({
  op: 'remove',
  card: 'this',
});
const of = (
  name: string,
  body: Pick<QuestDef, 'taken' | 'deliver' | 'abilities'>,
  origin: QuestDef['origin'] = 'known',
): QuestDef => ({
  ...quest(`frostmarch/warlock-quest/${name}`, { ...body, origin }),
  deck: WARLOCK_QUESTS,
});

type Delivers = NonNullable<QuestDef['deliver']>;
const done = (trigger: ReturnType<typeof after>): Ability => reacts('done', trigger);
const handsOverTwo = (filter: CardFilter): Delivers =>
  delivers(is(count({ cards: { ...filter, zone: 'held', heldBy: 'me' } }), '>=', 2), [
    choose({ cards: { ...filter, zone: 'held', heldBy: 'me' } }, 'given', { min: 2, max: 2 }),
    payWith(v('given')),
  ]);
/** Not below what is printed. */
const givesUp = (what: 'strength' | 'craft'): Delivers =>
  delivers(is({ stat: what, part: 'counters' }, '>=', 1), [payIn(what)]);
const gains = (what: 'strength' | 'craft') => ({
  abilities: [done(after('gain', 'mine', reward, { event: { what }, forced: true }))],
});
const kills = (subtype: string) => ({
  abilities: [done(after('killed', 'mine', reward, { event: { card: { subtype } }, forced: true }))],
});
/** Whatever comes of the visit comes first. */
const visits = (whom: string, space: string) => ({
  abilities: [done(after('visitedWhom', 'mine', reward, { event: { whom, to: { named: space } }, forced: true }))],
});

const task = (n: number): Cond => is({ tokens: 'task', on: 'this' }, '=', n);
/** Of its six tasks the one that was thrown. */
const only = (n: number, { id, triggers = [] }: Ability): Ability => ({
  id: `${id}${n}`,
  triggers: triggers.map((trigger) => ({
    ...trigger,
    when: trigger.when === undefined ? task(n) : { all: [task(n), trigger.when] },
  })),
});
const one = (filter: CardFilter): Program => [
  choose({ cards: { ...filter, zone: 'held', heldBy: 'me' } }, 'given'),
  payWith(v('given')),
];
/** What it was is known when the card itself has gone. */
const remembered = quests({ op: 'set', as: 'task', to: { tokens: 'task', on: 'this' } });
const task3: Cond = { all: [task(3), { has: { kind: 'follower' } }] };
const task4: Cond = { all: [task(4), { has: { kind: 'magicObject' } }] };
const task5: Cond = { all: [task(5), is(stat('gold'), '>=', { price: 3 })] };
const task6: Cond = { all: [task(6), is(stat('gold'), '>=', { price: 2 })] };
const taskOf = (n: Amount): Program => [roll('die', { for: 'quest' }), { op: 'tokens', on: 'this', kind: 'task', n }];
const byDie: Pick<QuestDef, 'taken' | 'deliver' | 'abilities'> = {
  abilities: [only(1, takesALife), only(2, killsAnEnemy)],
  // What the die shows as it is accepted is then to be done.
  taken: taskOf(v('die')),
  deliver: {
    if: { any: [task3, task4, task5, task6] },
    do: [
      ...remembered.delivers(task(3), [
        table(v('task'), {
          '3-': one({ kind: 'follower' }),
          '4': one({ kind: 'magicObject' }),
          '5': pay(3),
          '6+': pay(2),
        }),
        { op: 'remove', card: 'this' },
      ]).do,
    ],
  },
};

const rollOneDie = of('roll_one_die_to_accept_a_quest', byDie);
/** Where nobody may attack another, an Enemy is to be killed in place of the life that could never be taken. */
export const withoutAttacks = overlay(rollOneDie, { noAttacks: true }, { taken: taskOf({ most: [2, v('die')] }) });

export const warlockQuestCards: readonly QuestDef[] = [
  rollOneDie,
  of('lose_your_next_two_turns', { deliver: delivers({ all: [] }, [missTurn(2)]) }),
  of('give_another_character_one_gold', {
    abilities: [
      meeting('hands_over', [lose('gold'), gain('gold', 1, v('other')), ...reward], {
        when: is(stat('gold'), '>=', 1),
      }),
    ],
  }),
  of('deliver_two_objects', { deliver: handsOverTwo({ object: true }) }),
  of('deliver_two_followers', { deliver: handsOverTwo({ kind: 'follower' }) }),
  of('lose_one_craft', { deliver: givesUp('craft') }),
  of('lose_one_strength', { deliver: givesUp('strength') }),
  of('lose_one_life', { deliver: delivers(is(stat('life'), '>=', 2), [payIn('life')]) }),
  of('defeat_the_sentinel', {
    abilities: [
      done(
        after('defeated', 'mine', reward, {
          event: { foe: 'creature' },
          // He is on no card, and whoever is on one there is another.
          when: { all: [{ at: { named: 'sentinel' } }, { not: { fight: { foeCards: { kind: 'enemy' } } } }] },
          forced: true,
        }),
      ),
    ],
  }),
  of('visit_the_mystic', visits('mystic', 'village')),
  of('visit_the_enchantress', visits('enchantress', 'city')),
  of('visit_the_alchemist', visits('alchemist', 'city')),
  of('visit_the_black_knight', { abilities: [travelsTo('black_knight')] }),
  of('visit_the_tavern', { abilities: [travelsTo('tavern')] }),
  of('pray_at_the_temple', { abilities: [travelsTo('temple')] }),
  of('deliver_one_weapon', { deliver: handsOver({ class: 'weapon' }) }),
  of('deliver_one_armour', { deliver: handsOver({ class: 'armour' }) }),
  of('kill_one_dragon', kills('dragon')),
  of('kill_one_animal', kills('animal')),
  of('kill_one_spirit', kills('spirit')),
  of('kill_one_monster', kills('monster')),
  of('gain_one_strength', gains('strength')),
  of('gain_one_craft', gains('craft')),
  of('deliver_two_fate', { deliver: delivers(is(stat('fate'), '>=', 2), [lose('fate', 2)]) }, 'ours'),
];

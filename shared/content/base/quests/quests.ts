// The Warlock's six quests; fulfilling one brings its holder to the Cave and a Talisman.
import { after, at, choose, discard, endTurn, gainTalisman, is, pay, quest, reacts, stat, v } from '../../../rules/dsl';
import type { CardFilter, Cond } from '../../../rules/vocab/select';
import type { Program } from '../../../rules/vocab/effect';
import type { QuestDef } from '../../../rules/vocab/definition';

const rewards: Program = [
  { op: 'moveTo', to: at('base/space/warlocks_cave'), how: 'teleport', meets: false },
  gainTalisman,
  endTurn,
];
const reward: Program = [discard(), ...rewards];
const known = { origin: 'known' } as const;

export const takeLife = quest('base/quest/take_life', {
  ...known,
  roll: 1,
  abilities: [
    reacts(
      'done',
      after('lose', 'others', reward, {
        event: { what: 'life', reward: true },
        when: { same: ['eventBy', 'me'] },
        forced: true,
      }),
    ),
  ],
});
export const killEnemy = quest('base/quest/kill_enemy', {
  ...known,
  roll: 2,
  abilities: [
    reacts('done', after('killed', 'mine', reward, { event: { fight: ['battle', 'psychic'] }, forced: true })),
  ],
});

const deliver = (name: string, roll: number, cond: Cond, price: Program): QuestDef =>
  quest(`base/quest/${name}`, { ...known, roll, deliver: { if: cond, do: [discard(), ...price, ...rewards] } });
const handOver = (name: string, roll: number, filter: CardFilter): QuestDef =>
  deliver(name, roll, { has: filter }, [
    choose({ cards: { ...filter, zone: 'held', heldBy: 'me' } }, 'given'),
    discard(v('given')),
  ]);

export const deliverFollower = handOver('deliver_follower', 3, { kind: 'follower' });
export const deliverMagicObject = handOver('deliver_magic_object', 4, { kind: 'magicObject' });
export const deliver3Gold = deliver('deliver_3_gold', 5, is(stat('gold'), '>=', 3), [pay(3)]);
export const deliver2Gold = deliver('deliver_2_gold', 6, is(stat('gold'), '>=', 2), [pay(2)]);

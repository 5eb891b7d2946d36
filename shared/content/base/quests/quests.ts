// The Warlock's six quests.
import { discard, quest } from '../../../rules/dsl';
import type { QuestDef } from '../../../rules/vocab/definition';
import { quests } from '../../common/quests';

const { handsOver, killsAnEnemy, paysGold, takesALife } = quests(discard());
const known = { origin: 'known' } as const;

export const takeLife = quest('base/quest/take_life', { ...known, roll: 1, abilities: [takesALife] });
export const killEnemy = quest('base/quest/kill_enemy', { ...known, roll: 2, abilities: [killsAnEnemy] });

const deliver = (name: string, roll: number, how: NonNullable<QuestDef['deliver']>): QuestDef =>
  quest(`base/quest/${name}`, { ...known, roll, deliver: how });

export const deliverFollower = deliver('deliver_follower', 3, handsOver({ kind: 'follower' }));
export const deliverMagicObject = deliver('deliver_magic_object', 4, handsOver({ kind: 'magicObject' }));
export const deliver3Gold = deliver('deliver_3_gold', 5, paysGold(3));
export const deliver2Gold = deliver('deliver_2_gold', 6, paysGold(2));

// What is added to either attack roll counts where the two are compared.
import { after, enemy, is, reacts } from '../../rules/dsl';
import type { Trigger } from '../../rules/vocab/ability';

const lower: Trigger['when'] = {
  all: [{ fight: { foeCards: { self: true } } }, is({ attackRoll: 'mine' }, '<', { attackRoll: 'theirs' })],
};
/** Neither is in a deck of the trial set. */
const deadly = {
  origin: 'ours',
  copies: 0,
  abilities: [reacts('deadly', after('compared', 'anyone', { op: 'kill', who: 'me' }, { when: lower, forced: true }))],
} as const;
export const netherBlight = enemy('probe/adventure/nether_blight', { subtype: 'monster', strength: 8, ...deadly });
export const netherTorment = enemy('probe/adventure/nether_torment', { subtype: 'spirit', craft: 8, ...deadly });

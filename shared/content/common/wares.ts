// Objects and Followers that lie in more than one deck: one phrase each.
import { after, always, canBuy, choose, discard, endTurn, gainCard, is, mayDo, plus, reacts, v } from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';

export const muleAbilities: readonly Ability[] = [always(plus('objectLimit', 4))];

/** R4 RAFTS: built with an Axe in Woods or Forest at the start of a turn, instead of moving. */
export const buildsRafts: Ability = mayDo('build_raft', ['turnStart'], [gainCard('raft', 'purchase'), endTurn], {
  instead: 'move',
  when: { all: [{ at: { named: ['woods', 'forest'] } }, canBuy({ raft: 0 })] },
});

/** Crosses the Storm River on the next turn, and is gone after it, used or not. */
export const raftAbilities: readonly Ability[] = [
  reacts('ready', after('turnBegan', 'mine', { op: 'tokens', on: 'this', kind: 'ready', n: 1 }, { forced: true })),
  mayDo(
    'cross',
    ['turnStart'],
    [choose({ spaces: { adjacentAcrossRiver: true } }, 'to'), { op: 'moveTo', to: v('to'), how: 'cross' }, discard()],
    {
      instead: 'move',
      when: {
        all: [is({ tokens: 'ready', on: 'this' }, '>=', 1), { exists: { spaces: { adjacentAcrossRiver: true } } }],
      },
    },
  ),
  reacts(
    'spent',
    after('turnEnded', 'mine', discard(), { when: is({ tokens: 'ready', on: 'this' }, '>=', 1), forced: true }),
  ),
];

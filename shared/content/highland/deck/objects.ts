// Objects of the Highland.
import { after, discard, elsewhere, gain, mayDo, object, anyMoment, reacts, roll, v, when } from '../../../rules/dsl';
import { findsMore, namesADie } from '../../common/wares';

const known = { origin: 'known' } as const;

export const luckyCharm = object('highland/highland/lucky_charm', {
  ...known,
  copies: 2,
  abilities: [namesADie],
});

/** A Treasure Map of any set leads to more of it. */
export const treasureChest = object('highland/highland/treasure_chest', {
  ...known,
  abilities: [
    mayDo('open', anyMoment, [
      discard(),
      roll('die'),
      gain('gold', v('die')),
      when({ has: { named: 'treasure_map' } }, [roll('more'), gain('gold', v('more'))]),
    ]),
  ],
});

const digs = mayDo('digs', anyMoment, [discard(), gain('gold', 2)], { when: { at: { named: 'crags' } } });
export const treasureMap = object('highland/highland/treasure_map', { ...known, abilities: [findsMore(1), digs] });
export const withThreeBags = elsewhere('object', treasureMap.id, {
  sets: ['dungeon'],
  with: { abilities: [findsMore(1, 'three_bags_of_gold'), digs] },
});

export const walkingStick = object('highland/highland/walking_stick', {
  ...known,
  abilities: [reacts('strides', after('rolled', 'mine', { op: 'adjustRoll', by: 1 }, { event: { for: 'move' } }))],
});

import { describe, expect, it } from 'vitest';
import type { SpaceView } from '../../../shared/contract/view';
import { endingOf, isCrown } from './ending';

const eagleKing = { id: 'c1', def: 'highland/ending/eagle_king', tokens: { lives: 3 } } as const;
const crown: SpaceView = { id: 'base/space/crown_of_command', gold: 0, cards: [], over: [eagleKing] };

describe('the ending on the Crown', () => {
  it('is printed there when no card lies over it', () => {
    expect(endingOf({ ending: { def: 'base/ending/crown_of_command' }, spaces: [] })).toEqual({
      how: 'printed',
      def: 'base/ending/crown_of_command',
    });
  });
  it('is open with the lives that its foe has left', () => {
    expect(endingOf({ ending: { def: eagleKing.def, card: 'c1' }, spaces: [crown] })).toEqual({
      how: 'open',
      def: eagleKing.def,
      card: eagleKing,
      lives: 3,
    });
  });
  it('is sealed while it is hidden, and may be any of those', () => {
    expect(endingOf({ ending: { among: ['a', 'b'] }, spaces: [{ ...crown, over: [], faceDown: 1 }] })).toEqual({
      how: 'sealed',
      among: ['a', 'b'],
    });
  });
  it('lies on the Crown of Command of any set', () => {
    expect([isCrown(crown.id), isCrown('base/space/tavern')]).toEqual([true, false]);
  });
});

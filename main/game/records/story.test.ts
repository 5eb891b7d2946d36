import { describe, expect, it } from 'vitest';
import type { StoredStep } from '../../persistence/stored';
import { knownDefs } from './facts';
import { storyOf, type Opening } from './story';

const opening = (n: number, name: string, space: string): Opening => ({
  hero: `h${n}`,
  seat: `p${n}`,
  def: `base/character/${name}`,
  space: `base/space/${space}`,
  strength: 0,
  craft: 0,
});
const turn = (n: number, round: number): object => ({ t: 'turn', seat: `p${n}`, hero: `h${n}`, round });
const moved = (n: number, space: string): object => ({ t: 'moved', hero: `h${n}`, path: [`base/space/${space}`] });
const told = (...events: readonly object[]): readonly Pick<StoredStep, 'seq' | 'events'>[] =>
  events.map((event, seq) => ({ seq, events: [event] }));

describe('the story of a game', () => {
  it('knows the Crown from the Region around it: who comes there has decided it', () => {
    const beginners = [opening(0, 'warrior', 'valley_of_fire'), opening(1, 'elf', 'forest')];
    const steps = told(turn(0, 1), turn(1, 1), turn(0, 2), moved(0, 'crown_of_command'), turn(1, 2), turn(0, 3));
    const { seats, moments } = storyOf(['p0', 'p1'], beginners, steps, ['p0'], knownDefs());
    expect(seats.map(({ marks }) => marks.map(({ region }) => region))).toEqual([
      [2, 3, 3],
      [0, 0, 0],
    ]);
    expect(moments).toEqual([{ seq: 3, round: 2, what: 'crown', seat: 'p0', character: 'base/character/warrior' }]);
  });
});

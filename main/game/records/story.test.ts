import { describe, expect, it } from 'vitest';
import type { StoredStep } from '../../persistence/stored';
import { knownDefs } from './facts';
import { momentsOf, storyOf, type Opening } from './story';

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

  it('tells a replay all that a table remembers, and in whose turn it was', () => {
    const beginners = [opening(0, 'warrior', 'hills_n'), opening(1, 'elf', 'forest')];
    const steps = told(
      turn(0, 1),
      moved(0, 'hills_m'),
      { t: 'used', hero: 'h0', def: 'base/quest/kill_enemy', ability: 'done' },
      turn(1, 1),
      { t: 'killed', hero: 'h0', by: 'h1' },
      { t: 'killed', hero: 'h1', source: 'base/adventure/dragon' },
    );
    const moments = momentsOf(['p0', 'p1'], beginners, steps, knownDefs());
    expect(moments.map(({ moment: { what, seq, seat }, turnOf }) => [what, seq, seat, turnOf])).toEqual([
      ['middle', 1, 'p0', 'p0'],
      ['quest', 2, 'p0', 'p0'],
      ['slain', 4, 'p0', 'p1'],
      ['death', 5, 'p1', 'p1'],
    ]);
  });

  it('counts no death of whoever gave up', () => {
    const beginners = [opening(0, 'warrior', 'hills_n'), opening(1, 'elf', 'forest')];
    const steps = told(turn(0, 1), turn(1, 1), { t: 'out', seat: 'p1' }, { t: 'killed', hero: 'h1', gaveUp: true });
    const { seats, moments } = storyOf(['p0', 'p1'], beginners, steps, ['p0'], knownDefs());
    expect(seats.map(({ deaths }) => deaths)).toEqual([[], []]);
    expect(moments).toEqual([]);
  });
});

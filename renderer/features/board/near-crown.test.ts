import { describe, expect, it } from 'vitest';
import type { Face } from '../../../shared/contract/view';
import type { DefId } from '../../../shared/kernel/ids';
import type { Shell } from '../../app/shell.svelte';
import faces from '../../fixtures/faces.json';
import { midGame } from '../../fixtures/views';
import { COUNT, lightsOf, nearest } from './near-crown';

const known = new Map((faces as unknown as readonly Face[]).map((face) => [face.id, face]));
const shell = { face: (id: DefId) => known.get(id) } as unknown as Shell;
const lightWith = (space: string): number => {
  const view = midGame(1);
  return nearest(shell, view, { h0: `base/space/${space}` });
};

describe('the light of the Crown', () => {
  it('is more with each Region, and in the fire with each space', () => {
    const way = [
      'village',
      'temple',
      'plain_of_peril',
      'crypt',
      'dice_with_death',
      'werewolf_den',
      'valley_of_fire',
      'crown_of_command',
    ].map(lightWith);
    expect(way[0]).toBe(0);
    expect(way.map(lightsOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(COUNT).toBe(7);
    expect(way.at(-1)).toBe(1);
    for (const [i, light] of way.entries()) if (i > 0) expect(light).toBeGreaterThan((way[i - 1] ?? 1) + 0.05);
  });

  it('is that of the one who has come farthest, and of nobody who is out', () => {
    const at: Readonly<Record<string, DefId>> = { h0: 'base/space/village', h1: 'base/space/valley_of_fire' };
    const two = midGame(2);
    expect(nearest(shell, two, at)).toBeCloseTo(0.9);
    const out = { ...two, seats: two.seats.map((seat) => (seat.id === 'p1' ? { ...seat, out: true } : seat)) };
    expect(nearest(shell, out, at)).toBe(0);
  });
});

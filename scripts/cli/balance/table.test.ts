import { expect, it } from 'vitest';
import { tableOf, type Sat } from './table';

const sat = (character: string, won: number, start = 'inn'): Sat => ({ character, start, set: 'one', won });

it('counts games and victories of each, a shared one as a part, the most successful first', () => {
  const all = [sat('elf', 1), sat('troll', 0, 'crags'), sat('elf', 0), sat('troll', 0.5, 'crags'), sat('monk', 1)];
  expect(tableOf(all, 'character').map(({ name, games, winRate }) => [name, games, winRate])).toEqual([
    ['monk', 1, 1],
    ['elf', 2, 0.5],
    ['troll', 2, 0.25],
  ]);
  expect(tableOf(all, 'start').map(({ name, games }) => `${name} ${games}`)).toEqual(['inn 3', 'crags 2']);
  const [whole] = tableOf(all, 'set');
  expect(whole).toMatchObject({ name: 'one', games: 5, winRate: 0.5 });
  expect(whole?.interval[0]).toBeLessThan(0.5);
  expect(whole?.interval[1]).toBeGreaterThan(0.5);
});

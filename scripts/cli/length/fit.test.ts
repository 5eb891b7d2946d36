import { describe, expect, it } from 'vitest';
import { below, seedRng } from '../../../shared/kernel/rng';
import { fit } from './fit';

describe('least squares', () => {
  it('finds what each choice does where several are made at once', () => {
    const does = [0.5, -0.3, 0];
    let rng = seedRng('fit');
    const chance = (): number => {
      const [n, next] = below(rng, 1000);
      rng = next;
      return n / 1000;
    };
    const rows = Array.from({ length: 600 }, () => does.map(() => (chance() < 0.4 ? 1 : 0)));
    const results = rows.map(
      (row) => 4 + row.reduce<number>((sum, x, i) => sum + x * (does[i] ?? 0), 0) + (chance() - 0.5),
    );
    const found = fit(rows, results) ?? [];
    expect(found).toHaveLength(3);
    for (const [i, { effect, error }] of found.entries()) {
      expect(Math.abs(effect - (does[i] ?? 0))).toBeLessThan(3 * error);
      // An even spread of 1 is 0.29; over some 250 games with and 350 without.
      expect(error).toBeGreaterThan(0.02);
      expect(error).toBeLessThan(0.03);
    }
  });

  it('is exact where there is no chance', () => {
    const found =
      fit(
        [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
          [-1, 1],
        ],
        [2, 5, 1, 4, -2],
      ) ?? [];
    expect(found.map(({ effect }) => Number(effect.toFixed(9)))).toEqual([3, -1]);
  });

  it('says when the games do not tell the choices apart', () => {
    expect(
      fit(
        [
          [0, 0],
          [1, 1],
          [1, 1],
          [0, 0],
        ],
        [1, 2, 2, 1],
      ),
    ).toBeUndefined();
    expect(fit([[0], [1]], [1, 2])).toBeUndefined();
  });
});

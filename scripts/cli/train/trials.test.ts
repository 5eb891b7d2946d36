import { expect, it } from 'vitest';
import { weights } from '../../../main/ai/search/weights';
import { isLost, judged, stepped, stepsOf } from './trials';

it('tries each weight up and down, in an order that the seed makes', () => {
  const steps = stepsOf(['life', 'fate'], 'a');
  expect(steps).toHaveLength(8);
  expect(new Set(steps.map(({ what, times }) => `${what} ${times}`)).size).toBe(8);
  expect(stepsOf(['life', 'fate'], 'a')).toEqual(steps);
  expect(stepsOf(['life', 'fate'], 'b')).not.toEqual(steps);
});

it('changes one weight and leaves the others', () => {
  const changed = stepped(weights, { what: 'life', times: 1.2 });
  expect(changed).toEqual({ ...weights, life: Number((weights.life * 1.2).toPrecision(3)) });
});

it('keeps what wins more than by chance, and ends a trial that cannot be kept any more', () => {
  const step = { what: 'life', times: 1.2 } as const;
  expect(judged(step, 's', 10, 40, 0.25).kept).toBe(false);
  expect(judged(step, 's', 17, 40, 0.25).kept).toBe(true);
  expect(isLost(0, 30, 40, 0.25)).toBe(true);
  expect(isLost(5, 10, 40, 0.25)).toBe(false);
});

import { expect, it, vi } from 'vitest';
import { sparing } from './sparing';

it('writes little of what comes from outside, and how much it left out', () => {
  const warn = vi.fn();
  let now = 0;
  const say = sparing({ warn }, () => now);
  for (let n = 0; n < 5000; n++) say('connection refused', { origin: 'x'.repeat(16_000) });
  const written = JSON.stringify(warn.mock.calls).length;
  expect(warn.mock.calls.length).toBeLessThan(50);
  expect(written).toBeLessThan(10_000);
  now = 120_000;
  say('connection refused');
  expect(warn.mock.calls.at(-2)).toEqual([expect.stringMatching(/^\d+ more were not written down$/)]);
});

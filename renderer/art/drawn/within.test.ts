import { describe, expect, it } from 'vitest';
import { disc, fill, line } from './layer';
import { within } from './within';

describe('a drawing that is made smaller', () => {
  it('stands where it stood, in the middle of the foot of its picture', () => {
    expect(within([fill('M60 121L0 121H120V1Z', '#ffffff')], 0.5)[0]?.d).toBe('M60 121L30 121H90V61Z');
  });

  it('keeps the form of what is round and of what counts from where it is', () => {
    expect(within([fill(disc(60, 121, 10), '#ffffff')], 0.5)[0]?.d).toBe(disc(60, 121, 5));
    expect(within([fill('M60 121q3 5 6 0h-4v2', '#ffffff')], 0.5)[0]?.d).toBe('M60 121q1.5 2.5 3 0h-2v1');
  });

  it('has thinner lines', () => {
    expect(within([line('M60 121L0 1', '#ffffff', 3)], 0.5)[0]?.width).toBe(1.5);
  });
});

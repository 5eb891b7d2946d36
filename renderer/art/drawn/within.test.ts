import { describe, expect, it } from 'vitest';
import { disc, fill, line } from './layer';
import { inset, mirrored, within } from './within';

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

describe('a drawing that is laid into another', () => {
  it('has its middle where it is laid', () => {
    expect(inset([fill(disc(60, 60, 40), '#ffffff')], 30, 90, 0.5)[0]?.d).toBe(disc(30, 90, 20));
    expect(inset([line('M60 60h10V20', '#ffffff', 4)], 100, 10, 0.5)[0]).toEqual({
      d: 'M100 10h5V-10',
      stroke: '#ffffff',
      width: 2,
    });
  });
});

describe('a drawing in a mirror', () => {
  it('looks the other way, and its arcs bend the other way round', () => {
    const [layer] = mirrored([fill('M10 20l5 6H40v8A3 4 0 0 1 50 60a1 2 0 1 0 7 8z', '#ffffff')]);
    expect(layer?.d).toBe('M110 20l-5 6H80v8A3 4 0 0 0 70 60a1 2 0 1 1 -7 8z');
  });
});

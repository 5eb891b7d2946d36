import { describe, expect, it } from 'vitest';
import { wholeOf } from './whole';

describe('a silhouette without its holes', () => {
  it('keeps what runs round as its largest part does', () => {
    expect(wholeOf('M0 0h100v100h-100zm20 20v10h10v-10z')).toBe('M0 0h100v100h-100z');
    expect(wholeOf('M0 0v100h100v-100zM200 0v9h9v-9z')).toBe('M0 0v100h100v-100zM200 0v9h9v-9z');
  });

  it('starts each part where the one before it has left off', () => {
    expect(wholeOf('M10 10h50v50h-50zm100 0 20 0 0 20-20 0z')).toBe('M10 10h50v50h-50zM110 10l20 0 0 20 -20 0z');
  });

  it('is there for curves and arcs, too', () => {
    const ring = 'M0 50a50 50 0 1 0 100 0a50 50 0 1 0-100 0zm20 0a30 30 0 1 1 60 0a30 30 0 1 1-60 0z';
    expect(wholeOf(ring)).toBe('M0 50a50 50 0 1 0 100 0a50 50 0 1 0-100 0z');
  });
});

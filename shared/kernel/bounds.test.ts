import { describe, expect, it } from 'vitest';
import { textWithin, valueWithin } from './bounds';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('bounds', () => {
  it.each([
    ['[]', 1],
    ['{"a":[[1]]}', 3],
    ['"[[["', 0],
    ['["\\"[["]', 1],
    ['["ü[", {"\\\\": [1]}]', 3],
  ])('the text %s is so deep: %i', (text, depth) => {
    expect(textWithin(bytes(text), { elements: 100, depth })).toBe(true);
    if (depth > 0) expect(textWithin(bytes(text), { elements: 100, depth: depth - 1 })).toBe(false);
    expect(valueWithin(JSON.parse(text), { elements: 100, depth })).toBe(true);
    if (depth > 0) expect(valueWithin(JSON.parse(text), { elements: 100, depth: depth - 1 })).toBe(false);
  });

  it('elements are counted over all levels', () => {
    const text = JSON.stringify({ a: [1, 2, 3], b: { c: 4 } });
    expect([6, 5].map((elements) => textWithin(bytes(text), { elements, depth: 9 }))).toEqual([true, false]);
    expect([6, 5].map((elements) => valueWithin(JSON.parse(text), { elements, depth: 9 }))).toEqual([true, false]);
  });

  it('bytes that are no text count as elements', () => {
    expect(valueWithin({ file: new Uint8Array(1000) }, { elements: 500, depth: 9 })).toBe(false);
  });
});

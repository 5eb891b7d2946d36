import { describe, expect, it } from 'vitest';
import { standing, windowsHigh } from './standing.mjs';

/** A page whose screen is drawn only when somebody waits for it, as one whose cards take long to be written. */
const late = () => {
  let drawn = false;
  return {
    waitForSelector: (selector: string) => {
      drawn ||= selector === 'main';
      return Promise.resolve(null);
    },
    evaluate: (what: string) => {
      if (!what.includes('main')) return Promise.resolve(undefined);
      return drawn ? Promise.resolve(1900) : Promise.reject(new TypeError("Cannot read properties of null ('scrollHeight')"));
    },
  };
};

describe('a screen that comes late', () => {
  it('is waited for before it is measured', async () => {
    const page = late() as unknown as Parameters<typeof standing>[0];
    await standing(page);
    expect(await windowsHigh(page, 768)).toBe(3);
  });
});

// Games by whatever can be chosen at set-up: every pair of choices that go together, set-ups at random, every choice by
// itself. All are finished, nothing that must hold is violated, and a code makes the same game wherever it is typed.
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../shared/contract/setup-code/index';
import { flawless, flaws, pairSetups, playCode, randomSetup, singleSetups } from './setups';
import { size } from './size';

const LONG = 1_200_000;
const some = <T>(items: readonly T[], soak: number, test: number): readonly T[] => items.slice(0, size(soak, test));

describe('every pair of choices', () => {
  const setups = pairSetups();
  // Those that meet most for the first time come first, so a share of them is the best share.
  it.each(some(setups, setups.length, 3).map((setup, i) => [`pairs ${i + 1}`, codeOf(setup)] as const))('%s', (_, code) => {
    expect({ code, ...flaws(playCode(code)) }).toEqual({ code, ...flawless });
  }, LONG);
});

describe('set-ups at random', () => {
  it.each(Array.from({ length: size(200, 3) }, (_, i) => [`random ${i + 1}`, codeOf(randomSetup(`random ${i + 1}`))] as const))('%s', (_, code) => {
    const report = playCode(code);
    expect({ code, ...flaws(report) }).toEqual({ code, ...flawless });
    expect(playCode(code).fingerprint).toBe(report.fingerprint);
  }, LONG);
});

describe('every choice by itself', () => {
  it.each(some(singleSetups(), Number.POSITIVE_INFINITY, 1))('%s', (_, setup) => {
    for (let n = 1; n <= size(100, 1); n++) expect(flaws(playCode(codeOf({ ...setup, seed: `alone ${n}` })))).toEqual(flawless);
  }, LONG);
});

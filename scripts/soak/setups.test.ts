// Games by whatever can be chosen at set-up: every pair of choices that go together, set-ups at random, every choice by
// itself. All are finished, nothing that must hold is violated, and a code makes the same game wherever it is typed.
import { describe, expect, it } from 'vitest';
import type { SetupChoices } from '../../shared/contract/setup';
import { codeOf } from '../../shared/contract/setup-code/index';
import { flawless, flaws, pairSetups, playCode, randomSetup, singleSetups } from './setups';
import { isSoak, size } from './size';

/** Six who play badly with no Strength to gain take their time. */
const LONG = 3_600_000;
/** One set-up in so many is played a second time. */
const AGAIN = 3;
/** In `npm test` only games that a last round ends early. */
const isQuick = ({ rules }: Pick<SetupChoices, 'rules'>): boolean => isSoak || rules['timeLimit'] === 10;

describe('every pair of choices', () => {
  // Those that meet most for the first time come first, so a share of them is the best share.
  const setups = pairSetups()
    .map((setup, i) => [i + 1, setup] as const)
    .filter(([, setup]) => isQuick(setup));
  it.each(setups.slice(0, size(setups.length, 3)).map(([n, setup]) => [n, codeOf(setup)] as const))(
    'pairs %i',
    (_, code) => {
      expect({ code, ...flaws(playCode(code)) }).toEqual({ code, ...flawless });
    },
    LONG,
  );
});

describe('set-ups at random', () => {
  const drawn = (n: number): SetupChoices => {
    const setup = randomSetup(`random ${n}`);
    return isSoak ? setup : { ...setup, rules: { ...setup.rules, timeLimit: 10 } };
  };
  it.each(Array.from({ length: size(200, 2) }, (_, i) => [i + 1, codeOf(drawn(i + 1))] as const))(
    'random %i',
    (n, code) => {
      const report = playCode(code);
      expect({ code, ...flaws(report) }).toEqual({ code, ...flawless });
      // The same code, the same game; it costs a game each time.
      if (n % AGAIN === 1) expect(playCode(code).fingerprint).toBe(report.fingerprint);
    },
    LONG,
  );
});

describe('every choice by itself', () => {
  it.each(singleSetups().filter(([, setup]) => isQuick(setup)))(
    '%s',
    (_, setup) => {
      for (let n = 1; n <= size(100, 1); n++)
        expect(flaws(playCode(codeOf({ ...setup, seed: `alone ${n}` })))).toEqual(flawless);
    },
    LONG,
  );
});

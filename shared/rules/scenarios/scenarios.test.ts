// Every scenario file, a test for each file: what a ruling says is what the program does.
import { describe, expect, it } from 'vitest';
import { scenarioFiles } from '../testing/all-scenarios';
import { baseBook, bookOfSets } from '../testing/books';
import { runScenarios } from '../testing/scenario-file';

describe('scenarios', () => {
  it.each(Object.entries(scenarioFiles))('%s', (_file, text) => {
    const verdicts = runScenarios(bookOfSets, text, 'strict');
    expect(verdicts.length).toBeGreaterThan(0);
    expect(
      verdicts.filter((v) => v.problem !== undefined).map((v) => `line ${v.line}: ${v.title}: ${v.problem ?? ''}`),
    ).toEqual([]);
  });
});

describe('a mistake in a scenario file', () => {
  const problem = (text: string): string => {
    const [v] = runScenarios(baseBook, text, 'strict');
    return `${v?.line ?? 0}: ${v?.problem ?? 'none'}`;
  };
  it('is told with its line and the reason', () => {
    expect(problem('title: x\nrule: y\ngiven:\n  characters:\n    warior: {}\n')).toBe(
      '5: there is no character called "warior"; is it warrior?',
    );
    expect(problem('title: x\nrule: y\ngiven:\n  characters:\n    troll: { lifes: 3 }\n')).toMatch(
      /^5: given\.characters\.troll\.lifes/,
    );
    expect(problem('title: x\nrule: y\ngiven:\n  characters:\n    troll: { has: [maiden, maiden] }\n')).toBe(
      '5: no copy of "maiden" is left in its deck',
    );
    expect(problem('title: x\nrule: [y\n')).toMatch(/not YAML/);
    expect(problem('title: x\nrule: y\ngiven:\n  characters: { troll: {} }\nsteps:\n  - choose: fly\n')).toMatch(
      /^6: "fly" is not on offer to troll; offered: roll/,
    );
    expect(
      problem('title: x\nrule: y\ngiven:\n  characters: { troll: {} }\nthen:\n  characters: { troll: { lives: 5 } }\n'),
    ).toBe('6: troll has 6 lives, not 5');
    expect(problem('title: x\nrule: y\ngiven:\n  profile: third\n  characters: { troll: {} }\n')).toBe(
      '4: there is no profile "third"',
    );
  });
});

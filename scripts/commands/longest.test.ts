import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aReport } from './a-report';
import { longest, playwrightSpent, vitestSpent } from './longest.mjs';

const spec = (title: string, durations: readonly number[]): unknown => ({
  title,
  file: 'flows/a.spec.ts',
  line: 1,
  tests: [{ projectName: 'host', results: durations.map((duration) => ({ duration })) }],
});

describe('where the time went', () => {
  it('is told by file, the longest first, with what the tests of one took together and again', () => {
    const report = {
      suites: [{ specs: [spec('a', [1000, 500])], suites: [{ specs: [spec('b', [2000])] }] }],
    };
    expect(playwrightSpent(aReport(report))).toEqual([['host flows/a.spec.ts', 3.5]]);
    const units = {
      testResults: [
        { name: '/here/b.test.ts', startTime: 1000, endTime: 2000 },
        { name: '/here/main/a.test.ts', startTime: 1000, endTime: 5000 },
      ],
    };
    expect(vitestSpent('/here', aReport(units))).toEqual([
      ['main/a.test.ts', 4],
      ['b.test.ts', 1],
    ]);
  });

  it('is one line, and none where no report was left', () => {
    expect(longest('unit tests', [['a.test.ts', 4.4]])).toBe(
      '\nThe longest of the unit tests, in seconds of 4: a.test.ts 4\n',
    );
    expect(longest('unit tests', vitestSpent('/here', path.join(import.meta.dirname, 'none.json')))).toBe('');
  });
});

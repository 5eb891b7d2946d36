import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aReport } from './a-report';
import { closing, playwrightCount, sum, told, vitestCount } from './counts.mjs';

describe('unit tests', () => {
  it('are counted, and those that failed told with their error', () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      numFailedTestSuites: 1,
      testResults: [
        {
          name: 'a.test.ts',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'a one' },
            {
              status: 'failed',
              fullName: 'a two',
              failureMessages: ['\u001B[31mexpected 1\u001B[39m\n  at a.test.ts:3'],
            },
          ],
        },
        { name: 'b.test.ts', message: '', assertionResults: [{ status: 'passed', fullName: 'b' }] },
      ],
    };
    expect(vitestCount(aReport(report), 1)).toEqual({
      passed: 2,
      failed: 1,
      why: ['a.test.ts: a two\n  expected 1\n    at a.test.ts:3'],
    });
  });

  it('fail with a file that could not be loaded, or an error outside of all tests', () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 0,
      numFailedTestSuites: 1,
      testResults: [{ name: 'c.test.ts', message: 'no such module', assertionResults: [] }],
    };
    expect(vitestCount(aReport(report), 1)).toEqual({
      passed: 2,
      failed: 1,
      why: ['c.test.ts\n  no such module'],
    });
    expect(
      vitestCount(aReport({ numPassedTests: 2, numFailedTests: 0, numFailedTestSuites: 0, testResults: [] }), 1),
    ).toMatchObject({ passed: 2, failed: 1, why: [expect.stringContaining('outside')] });
  });
});

describe('end-to-end tests', () => {
  type Run = {
    readonly status: string;
    readonly error?: { readonly message: string };
    readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
  };
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky', ...results: readonly Run[]) => ({
    title,
    ok: status !== 'unexpected',
    file: 'flows/a.spec.ts',
    line: 7,
    tests: [{ projectName: 'host', status, results }],
  });
  const fails = (message: string): Run => ({ status: 'failed', error: { message } });

  it('are counted, and those that failed told with their target, wherever they are nested', () => {
    const report = {
      stats: { expected: 4, unexpected: 1, flaky: 0 },
      suites: [
        {
          specs: [spec('goes well', 'expected', { status: 'passed' })],
          suites: [{ specs: [spec('goes wrong', 'unexpected', fails('timed out'), fails('again'))] }],
        },
      ],
    };
    expect(playwrightCount(aReport(report), 1)).toEqual({
      passed: 4,
      failed: 1,
      why: ['[host] flows/a.spec.ts:7 goes wrong\n  timed out\n  again'],
      unsteady: [],
    });
  });

  it('that passed when they ran once more have passed, and are named with what was kept of the first time', () => {
    const first = { ...fails('too late'), attachments: [{ name: 'last' }, { name: 'trace', path: '/t/trace.zip' }] };
    const report = {
      stats: { expected: 4, unexpected: 0, flaky: 1 },
      suites: [{ specs: [spec('goes well at last', 'flaky', first, { status: 'passed', attachments: [] })] }],
    };
    expect(playwrightCount(aReport(report), 0)).toEqual({
      passed: 5,
      failed: 0,
      why: [],
      unsteady: ['[host] flows/a.spec.ts:7 goes well at last\n  trace: /t/trace.zip\n  too late'],
    });
  });

  it('fail without a report, and when the run failed as a whole', () => {
    expect(playwrightCount(path.join(import.meta.dirname, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(
      playwrightCount(
        aReport({ stats: { expected: 4, unexpected: 0, flaky: 0 }, errors: [{ message: 'no such project' }] }),
        1,
      ),
    ).toEqual({ passed: 4, failed: 1, why: ['end-to-end tests\n  no such project'], unsteady: [] });
  });
});

it('an error is told by its beginning', () => {
  expect(told('x', [Array.from({ length: 100 }, (_, i) => `line ${i}`).join('\n')]).split('\n')).toHaveLength(31);
});

it('all together', () => {
  expect(
    sum([
      { passed: 1, failed: 0, why: [] },
      { passed: 2, failed: 1, why: ['x'], unsteady: ['y'] },
    ]),
  ).toEqual({ passed: 3, failed: 1, why: ['x'], unsteady: ['y'] });
});

describe('the end of a run', () => {
  it('is one line where all is well', () => {
    expect(closing({ passed: 3, failed: 0, why: [] })).toBe('3 passed, 0 failed\n');
  });

  it('names what failed and what is unsteady above its line', () => {
    const lines = closing({ passed: 3, failed: 1, why: ['x'], unsteady: ['y\n  trace: /t'] }).split('\n');
    expect(lines.indexOf('y')).toBeGreaterThan(lines.findIndex((line) => line.startsWith('Unsteady')));
    expect(lines.indexOf('  trace: /t')).toBe(lines.indexOf('y') + 1);
    expect(lines.indexOf('x')).toBeGreaterThan(lines.indexOf('What failed'));
    expect(lines.slice(-2)).toEqual(['3 passed, 1 failed', '']);
  });
});

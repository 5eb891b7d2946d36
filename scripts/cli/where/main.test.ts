import { afterEach, describe, expect, it, vi } from 'vitest';
import { main } from './main';

const run = (...args: readonly string[]): { readonly code: number; readonly out: string; readonly err: string } => {
  const out = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const err = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const code = main(args);
  return { code, out: out.mock.calls.join('\n'), err: err.mock.calls.join('\n') };
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('npm run where', () => {
  it('answers on standard output', () => {
    expect(run('stand-off')).toMatchObject({ code: 0, err: '' });
  });

  it('says with --help how to ask', () => {
    const { code, out, err } = run('--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('npm run where -- WORD');
  });

  it('says on standard error what was wrong with the question, with exit code 2', () => {
    for (const [args, said] of [
      [[], 'Say what to look for.'],
      [['--fast', 'toad'], 'There is no option --fast.'],
    ] as const) {
      const { code, out, err } = run(...args);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(said);
    }
  });

  it('exits with 1 when nothing is called so', () => {
    expect(run('xyzzy')).toEqual({ code: 1, out: '', err: 'Nothing is called "xyzzy".' });
  });
});

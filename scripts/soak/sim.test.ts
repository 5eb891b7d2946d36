import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../build.mjs';
import { simOptions } from '../cli/sim/options';

const root = path.join(import.meta.dirname, '..', '..');
const sim = (...args: readonly string[]) =>
  spawnSync(process.execPath, [path.join(root, 'dist/cli/sim.mjs'), ...args], { encoding: 'utf8' });

beforeAll(async () => {
  await ensureBuilt(root, ['cli']);
});

describe('npm run sim', () => {
  it('explains itself', () => {
    const { status, stdout } = sim('--help');
    expect(status).toBe(0);
    for (const option of [
      '--games',
      '--seats',
      '--seed',
      '--players',
      '--sets',
      '--rules',
      '--profile',
      '--curious',
      '--report',
      '--json',
    ])
      expect(stdout).toContain(option);
  });

  it('refuses a wrong argument with 2 and its sentence', () => {
    const { status, stdout, stderr } = sim('--games', 'many');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('--games is a whole number');
  });

  // What goes to standard error, whichever argument is wrong.
  it.each([
    [['--games', 'many'], '--games is a whole number'],
    [['--seats', '0'], '--seats is a whole number'],
    [['--players', 'nobody'], 'There is no player "nobody"'],
    [['--sets', 'base,atlantis'], 'There is no set "atlantis"'],
    [['--rules', 'trophyCost=99'], 'trophyCost can be 7, 6, 5'],
    [['--rules', 'nonsense=1'], 'There is no house rule "nonsense"'],
    [['--rules', 'endings=nobody'], 'There is no ending "nobody"'],
    [['--rules', 'endings=eagle_king,endingsMode=secret'], 'endingsMode can be revealed, hidden, die'],
    [['--rules', 'endings=a_hero_rises,endingsMode=hidden'], 'None of these endings can be played hidden'],
    [['--profile', 'none'], 'There is no profile "none"'],
    [['--nonsense'], '--nonsense'],
  ])('refuses %j with a sentence', (args, sentence) => {
    expect(simOptions(args)).toEqual({ problem: expect.stringContaining(sentence) });
  });

  it('reports what was offered and taken', () => {
    const { stdout } = sim('--games', '1', '--seats', '2', '--limit', '200', '--seed', 'test', '--report');
    const [, offered = '0', taken = '0'] = /^ +(\d+) +(\d+) {2}rules: ask\.move: roll$/m.exec(stdout) ?? [];
    expect(Number(offered)).toBeGreaterThan(10);
    expect(Number(taken)).toBeGreaterThan(0);
    expect(Number(taken)).toBeLessThanOrEqual(Number(offered));
    expect(stdout).toContain('Cards never met: ');
  });

  it('takes what nobody else takes when it is curious', () => {
    /** Of the options that were on offer often enough to be taken, the share that nobody took. */
    const left = (...more: readonly string[]): number => {
      const { stdout } = sim(
        '--games',
        '2',
        '--seats',
        '2',
        '--limit',
        '900',
        '--seed',
        'test',
        '--threads',
        '1',
        '--report',
        ...more,
      );
      const often = [...stdout.matchAll(/^ +(\d+) +(\d+) {2}/gm)].filter(([, offered]) => Number(offered) >= 4);
      expect(often.length).toBeGreaterThan(50);
      return often.filter(([, , taken]) => taken === '0').length / often.length;
    };
    // Without curiosity a quarter is left over.
    expect(left('--curious', '2')).toBeLessThan(left() / 5);
  });

  it('plays, checks, and ends with one line of JSON; equal seeds play equal games', () => {
    const run = () =>
      sim('--games', '2', '--seats', '2', '--limit', '300', '--players', 'novice,random', '--seed', 'test', '--json');
    const [a, b] = [run(), run()];
    const last = (text: string) => JSON.parse(text.trimEnd().split('\n').at(-1) ?? '') as Record<string, unknown>;
    const summary = last(a.stdout);
    expect(Object.keys(summary)).toEqual(
      expect.arrayContaining([
        'games',
        'finished',
        'stuck',
        'violations',
        'decisions',
        'decisionsPerSecond',
        'gamesPerSecond',
        'roundsMedian',
        'winners',
      ]),
    );
    expect(summary).toMatchObject({ games: 2, violations: 0 });
    expect(a.status).toBe(summary['finished'] === 2 ? 0 : 1);
    for (const key of ['finished', 'stuck', 'decisions', 'reached', 'winners', 'neverMet', 'neverTaken'])
      expect(last(b.stdout)[key]).toEqual(summary[key]);
  });
});

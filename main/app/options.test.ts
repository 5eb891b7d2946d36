import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { defaultDataDir } from './data-dir';
import { programArguments } from './options';

describe('the data folder', () => {
  it.each([
    ['linux', {}, '/home/ada/.local/share/crownward'],
    ['linux', { XDG_DATA_HOME: '/data' }, '/data/crownward'],
    ['linux', { XDG_DATA_HOME: 'relative' }, '/home/ada/.local/share/crownward'],
    ['darwin', {}, '/home/ada/Library/Application Support/Crownward'],
    ['win32', { APPDATA: '/roaming' }, '/roaming/Crownward'],
  ] as const)('follows the convention of %s with %j', (platform, env, expected) => {
    expect(defaultDataDir(env, platform, '/home/ada')).toBe(expected);
  });

  it('is what the arguments say, among the switches of Chromium', () => {
    expect(programArguments(['--no-sandbox', '.', '--data-dir', '/x'], {}).dataDir).toBe('/x');
    expect(programArguments(['--data-dir=/y'], { CROWNWARD_LOG: 'debug' })).toEqual({
      dataDir: '/y',
      logLevel: 'debug',
      files: [],
    });
    expect(programArguments(['--data-dir=/y'], { CROWNWARD_LOG: 'loud' }).logLevel).toBe('info');
  });

  it('and campaign files are found among them', () => {
    expect(
      programArguments(['--no-sandbox', '.', '/a/Sunday.crownward', '--x=b.crownward', 'C.CROWNWARD'], {}).files,
    ).toEqual(['/a/Sunday.crownward', 'C.CROWNWARD']);
    // Some file managers of Linux hand over addresses.
    const address = pathToFileURL(path.resolve('/a/Söndag 2.crownward'));
    expect(programArguments([address.href, 'file:///%zz.crownward'], {}).files).toEqual([
      path.resolve('/a/Söndag 2.crownward'),
      'file:///%zz.crownward',
    ]);
  });
});

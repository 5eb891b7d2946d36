// What `npm run dist` understands, and what it says where something is missing.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { afterAll, describe, expect, it } from 'vitest';
import { hasTool, lackOf } from './builder.mjs';
import { distOptions } from './options.mjs';
import { missingFor } from './ready.mjs';
import { signing } from './signing.mjs';

describe('what is asked', () => {
  it.each([
    [['--linux'], { system: 'linux', arch: 'x64', kinds: ['AppImage', 'deb', 'rpm', 'tar.gz'] }],
    [['--win', 'nsis', '--arch', 'arm64'], { system: 'win', arch: 'arm64', kinds: ['nsis'] }],
    [['--portable', 'win'], { system: 'portable', arch: 'x64', kinds: ['win'] }],
    [['--mac', '--dir'], { system: 'mac', arch: 'x64', kinds: ['dir'] }],
  ])('%j', (args, expected) => {
    expect(distOptions(args, 'x64')).toEqual(expected);
  });

  it.each([
    [[], 'needs a system'],
    [['--linux', '--win'], 'one system at a time'],
    [['--linux', 'nsis'], 'no "nsis" for --linux'],
    [['--linux', '--fast'], 'does not know "--fast"'],
    [['--linux', '--arch', 'mips'], 'not for "mips"'],
  ])('%j is a slip', (args, expected) => {
    expect(distOptions(args, 'x64')).toEqual({ problem: expect.stringContaining(expected) });
  });
});

it('the release workflow asks for what there is', () => {
  const file = path.resolve(import.meta.dirname, '../../.github/workflows/release.yml');
  const { jobs } = parse(readFileSync(file, 'utf8')) as {
    readonly jobs: {
      readonly packages: { readonly strategy: { readonly matrix: { readonly include: readonly { readonly dist: string }[] } } };
    };
  };
  const asked = jobs.packages.strategy.matrix.include.map(({ dist }) => distOptions(dist.split(' '), 'x64'));
  expect(asked.filter((options) => 'problem' in options)).toEqual([]);
  expect(new Set(asked.map((options) => ('system' in options ? options.system : '')))).toEqual(
    new Set(['linux', 'win', 'mac', 'portable']),
  );
});

describe('what is missing', () => {
  const all = { platform: 'linux', runtime: true, reach: true, has: () => true, lacks: () => undefined } as const;

  it.each([
    ['linux', ['deb'], {}, undefined],
    ['linux', ['dir'], { reach: false, has: () => false }, undefined],
    ['mac', ['dmg'], {}, 'on macOS only'],
    ['linux', ['dir'], { runtime: false, reach: false }, 'The Electron runtime is not here'],
    ['linux', ['rpm'], { has: (tool: string) => tool !== 'rpmbuild' }, 'rpmbuild'],
    ['linux', ['AppImage'], { reach: false, has: () => false }, 'the tool appimage'],
    ['win', ['nsis'], { reach: false, has: () => false }, 'ELECTRON_BUILDER_NSIS_DIR'],
    [
      'win',
      ['portable'],
      { reach: false, has: (tool: string) => tool !== 'nsis-resources' },
      'ELECTRON_BUILDER_NSIS_RESOURCES_DIR',
    ],
    ['win', ['nsis'], { lacks: (tool: string) => (tool === 'nsis' ? '/x/elevate.exe' : undefined) }, '/x/elevate.exe'],
  ] as const)('%s %j with %j', (system, kinds, less, expected) => {
    const said = missingFor(system, kinds, { ...all, ...less });
    if (expected === undefined) expect(said).toBeUndefined();
    else expect(said).toContain(expected);
    // One sentence.
    expect(said ?? '').not.toContain('\n');
  });
});

describe('a tool is here', () => {
  const none = { PATH: '', ELECTRON_BUILDER_CACHE: '/nowhere' };
  const bin = mkdtempSync(path.join(os.tmpdir(), 'crownward-bin-'));
  for (const name of ['fpm', 'nsis', 'rpmbuild']) writeFileSync(path.join(bin, name), '');
  afterAll(() => {
    rmSync(bin, { recursive: true });
  });

  it.each([
    ['7zip', { ELECTRON_BUILDER_7ZIP_PATH: '/usr/bin/7z' }, true],
    ['fpm', { CUSTOM_FPM_PATH: '/usr/bin/fpm' }, true],
    ['nsis', { ELECTRON_BUILDER_NSIS_DIR: '/usr/share/nsis' }, true],
    ['appimage', { APPIMAGE_TOOLS_PATH: '/opt/appimage' }, true],
    // On the path alone electron-builder does not look for its own.
    ['nsis', { PATH: bin }, false],
    ['fpm', { PATH: bin }, false],
    ['fpm', { PATH: bin, USE_SYSTEM_FPM: 'true' }, true],
    ['rpmbuild', { PATH: bin }, true],
    ['rpmbuild', {}, false],
  ])('%s with %j: %j', (tool, env, expected) => {
    expect(hasTool(tool, { ...none, ...env })).toBe(expected);
  });
});

it('a folder that is named for the installer is one as electron-builder brings it', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'crownward-nsis-'));
  const env = { ELECTRON_BUILDER_NSIS_DIR: folder, ELECTRON_BUILDER_NSIS_RESOURCES_DIR: folder };
  const lacks = (tool: string) => lackOf(tool, env, 'linux');
  expect(lackOf('nsis', {}, 'linux')).toBeUndefined();
  expect(lacks('nsis')).toBe(path.join(folder, 'linux/makensis'));
  mkdirSync(path.join(folder, 'linux'));
  writeFileSync(path.join(folder, 'linux/makensis'), '');
  expect(lacks('nsis')).toBe(path.join(folder, 'elevate.exe'));
  writeFileSync(path.join(folder, 'elevate.exe'), '');
  expect(lacks('nsis')).toBeUndefined();
  expect(lacks('nsis-resources')).toBe(path.join(folder, 'plugins'));
  mkdirSync(path.join(folder, 'plugins'));
  expect(lacks('nsis-resources')).toBeUndefined();
  rmSync(folder, { recursive: true });
});

describe('signing', () => {
  it('is skipped with one line where there are no keys, and never half done where there are', () => {
    expect(signing('win', {})).toMatchObject({ line: expect.stringContaining('skipped') });
    expect(signing('win', { WIN_CSC_LINK: 'a' })).toMatchObject({ config: { forceCodeSigning: true } });
    expect(signing('mac', {})).toMatchObject({ config: { mac: { identity: '-', notarize: false } } });
    expect(signing('mac', { CSC_LINK: 'a' }).line).toContain('Notarising: skipped');
    expect(signing('mac', { CSC_LINK: 'a', APPLE_KEYCHAIN_PROFILE: 'b' })).toEqual({
      line: 'Signing and notarising: with the keys of the environment.',
      config: { forceCodeSigning: true },
    });
  });
});

// What packages put into a Linux desktop: the entry in the menu, the file type and the icons, as they are handed to the
// tools. Stand-ins for the tools keep what they are given; the system's own checkers look at it where there are any.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../build.mjs';
import { pack } from '../dist/builder.mjs';
import { ROOT } from './host';
import { makeRuntime } from './runtime';

const home = mkdtempSync(path.join(os.tmpdir(), 'crownward-desktop-'));
const at = (...parts: readonly string[]): string => path.join(home, ...parts);
const ENTRY = '/usr/share/applications/crownward.desktop';

/** Keeps the arguments and a copy of each file that is no folder, which are gone afterwards. */
const FPM = `#!${process.execPath}
const { copyFileSync, mkdirSync, statSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const args = process.argv.slice(2);
for (const [from, to] of args.filter((arg) => !arg.startsWith('-') && arg.includes('=/')).map((arg) => arg.split('='))) {
  if (statSync(from).isDirectory()) continue;
  const copy = ${JSON.stringify(home)} + '/root' + to;
  mkdirSync(path.dirname(copy), { recursive: true });
  copyFileSync(from, copy);
}
writeFileSync(args[args.indexOf('--package') + 1], '');
`;

/** Its first arguments are the folder and the file that is to be made of it. */
const SQUASH = `#!${process.execPath}
const { cpSync, writeFileSync } = require('node:fs');
const [, , folder, file] = process.argv;
cpSync(folder, ${JSON.stringify(home)} + '/appdir', { recursive: true });
writeFileSync(file, '');
`;

/** The variables by which electron-builder is told where the tools are. */
const TOOLS = { CUSTOM_FPM_PATH: at('fpm'), APPIMAGE_TOOLS_PATH: at('appimage') };

beforeAll(async () => {
  await ensureBuilt(ROOT, ['app']);
  makeRuntime(at('runtime'));
  writeFileSync(at('fpm'), FPM, { mode: 0o755 });
  for (const dir of [`linux-${process.arch}`, 'lib/x64']) mkdirSync(at('appimage', dir), { recursive: true });
  for (const tool of ['mksquashfs', 'desktop-file-validate'])
    writeFileSync(at('appimage', `linux-${process.arch}`, tool), SQUASH, { mode: 0o755 });
  writeFileSync(at('appimage', 'runtime-x64'), 'runs');
  Object.assign(process.env, TOOLS);
  const config = { electronDist: at('runtime'), directories: { output: at('out') } };
  await pack(ROOT, { system: 'linux', kinds: ['deb', 'AppImage'], arch: 'x64', config });
});
afterAll(() => {
  for (const name of Object.keys(TOOLS)) Reflect.deleteProperty(process.env, name);
  rmSync(home, { recursive: true, force: true });
});

const installed = (file: string): string => at('root', file);
/** What a checker complains of; nothing where it is not installed. */
const complaints = (tool: string, ...args: readonly string[]): string => {
  const { error, stdout, stderr, status } = spawnSync(tool, args, { encoding: 'utf8' });
  if (error !== undefined) return '';
  return status === 0 ? '' : `${stdout}${stderr}`;
};

describe.skipIf(process.platform === 'win32')('what a package puts into the desktop', () => {
  it.each([
    // Paths, not addresses.
    ['.deb', installed(ENTRY), '/opt/Crownward/crownward %F'],
    ['AppImage', at('appdir', 'crownward.desktop'), 'AppRun %U'],
  ])('is an entry in the menu that hands over files: %s', (_, file, exec) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Name=Crownward',
        'GenericName[de]=Brettspiel',
        `Exec=${exec}`,
        'Icon=crownward',
        'Categories=Game;BoardGame;',
        'MimeType=application/x-crownward;',
        'StartupWMClass=crownward',
      ]),
    );
    expect(complaints('desktop-file-validate', file)).toBe('');
  });

  it('is the type of campaigns, with a name in both languages', () => {
    const file = '/usr/share/mime/packages/crownward.xml';
    expect(readFileSync(installed(file), 'utf8')).toContain('Crownward-Kampagne');
    expect(complaints('xmllint', '--noout', installed(file))).toBe('');
    mkdirSync(at('mime', 'packages'), { recursive: true });
    copyFileSync(installed(file), at('mime', 'packages', 'crownward.xml'));
    expect(complaints('update-mime-database', at('mime'))).toBe('');
    const globs = at('mime', 'globs2');
    if (existsSync(globs)) expect(readFileSync(globs, 'utf8')).toContain('application/x-crownward:*.crownward');
  });

  it.each([
    ['apps/crownward', [16, 32, 48, 64, 128, 256, 512]],
    ['mimetypes/application-x-crownward', [16, 32, 48, 64, 128, 256]],
  ])('is the icon %s in every size', (name, sizes) => {
    for (const size of sizes) {
      const png = readFileSync(installed(`/usr/share/icons/hicolor/${size}x${size}/${name}.png`));
      expect(png.toString('latin1', 1, 4)).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
    }
  });

  it('is the licence where Debian looks for it', () => {
    const licence = readFileSync(installed('/usr/share/doc/crownward/copyright'), 'utf8');
    expect(licence).toBe(readFileSync(path.join(ROOT, 'LICENSE'), 'utf8'));
  });
});

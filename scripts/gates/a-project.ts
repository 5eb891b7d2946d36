// A project of its own, with our configuration and a few files, for a gate to be shown a mistake in.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export const root = path.resolve(import.meta.dirname, '../..');

/** @param config files of ours that it has as well */
export const aProject = (files: Readonly<Record<string, string>>, config: readonly string[] = []): string => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'crownward-gate-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'), 'junction');
  for (const name of ['package.json', 'tsconfig.json', ...config]) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    cpSync(path.join(root, name), path.join(dir, name));
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  return dir;
};

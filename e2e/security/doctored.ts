// A copy of what is shipped with one thing broken on purpose.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../targets/target';

export type Doctored = { readonly root: string; readonly remove: () => void };

/**
 * Copies what is shipped and replaces `from` by `to` in one of its files. Throws when it is not there: then nothing was
 * broken.
 */
export const doctor = (file: string, from: string | RegExp, to: string): Doctored => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'crownward-doctored-'));
  for (const part of ['host', 'main', 'renderer'])
    cpSync(path.join(ROOT, 'dist', part), path.join(root, 'dist', part), {
      recursive: true,
      filter: (one) => !one.endsWith('.map'),
    });
  cpSync(path.join(ROOT, 'package.json'), path.join(root, 'package.json'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  const target = path.join(root, file);
  const sound = readFileSync(target, 'utf8');
  const broken = sound.replace(from, to);
  if (broken === sound) throw new Error(`${file} has no ${String(from)} to break`);
  writeFileSync(target, broken);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
};

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder that is gone after the test. */
export const aFolder = (): string => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'crownward-'));
  onTestFinished(() => {
    rmSync(dir, { recursive: true, force: true });
  });
  return dir;
};

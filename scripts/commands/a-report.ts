// The report of a run of tests, as a file that is gone after the test.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { aFolder } from '../../main/testing/folder';

export const aReport = (report: unknown): string => {
  const at = path.join(aFolder(), 'report.json');
  writeFileSync(at, JSON.stringify(report));
  return at;
};

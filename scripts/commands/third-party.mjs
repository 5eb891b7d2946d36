// `npm run third-party`: THIRD-PARTY.txt anew, from the lock file and node_modules.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { FILE, thirdParty } from '../licences/third-party.mjs';

/** @param {string} root */
export const run = async (root) => {
  writeFileSync(path.join(root, FILE), thirdParty(root));
  process.stdout.write(`Wrote ${FILE} anew.\n`);
  return 0;
};

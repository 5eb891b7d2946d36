// A folder that passes for the Electron runtime as far as packing goes: names, licences, and a wire of fuses.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** Version 1, nine fuses, and how Electron 45 sets them before anybody flips one. */
const WIRE = Buffer.concat([Buffer.from([1, 9]), Buffer.from('101100011')]);

export const makeRuntime = (dir: string): void => {
  for (const folder of ['resources', 'locales']) mkdirSync(path.join(dir, folder), { recursive: true });
  for (const file of ['chrome-sandbox', 'chrome_crashpad_handler', 'LICENSE', 'LICENSES.chromium.html', 'version'])
    writeFileSync(path.join(dir, file), `stands in for ${file}\n`);
  for (const language of ['en-US', 'de', 'fr']) writeFileSync(path.join(dir, 'locales', `${language}.pak`), 'x');
  writeFileSync(path.join(dir, 'electron'), Buffer.concat([Buffer.from(`head${SENTINEL}`), WIRE, Buffer.from('tail')]));
};

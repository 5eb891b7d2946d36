// Writes icon-paths.json: the outlines of the icons named in icon-names.json and in the icons.json of the sets, and of no
// others.
// Run it after a name was added:  node renderer/art/make-icons.mjs
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const read = (/** @type {string | URL} */ file) => JSON.parse(readFileSync(file, 'utf8'));
const near = (/** @type {string} */ file) => new URL(file, import.meta.url);

const CONTENT = '../../shared/content/';
const folders = readdirSync(near(CONTENT)).map((set) => near(`${CONTENT}${set}/icons.json`));
/** @type {Record<string, Record<string, string>>[]} */
const tables = [near('icon-names.json'), ...folders.filter((file) => existsSync(file))].map(read);
/** @type {Record<string, string>} */
const own = read(near('own-icons.json'));
/** @type {{ icons: Record<string, { body: string }> }} */
const set = read(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'));

/** @type {Record<string, string>} */
const paths = {};
const names = tables.flatMap((table) => Object.values(table)).flatMap((group) => Object.values(group));
for (const name of [...new Set(names)].sort()) {
  const outline = own[name] ?? /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[name]?.body ?? '')?.[1];
  if (outline === undefined) throw new Error(`no icon is named ${name}`);
  paths[name] = outline;
}
writeFileSync(near('icon-paths.json'), `${JSON.stringify(paths, undefined, 1)}\n`);
console.log(`${Object.keys(paths).length} icons`);

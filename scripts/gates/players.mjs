// Computer players know no card, space or character by its name: what they know they read off what everybody can read.
// Only the frozen novice, by whom others are measured, may, and the positions that others are asked about.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CONTENT = 'shared/content';
const PLAYERS = 'main/ai';
const MAY = /^main\/ai\/(?:policies\/novice-0|puzzles)\/|\.test\.ts$/;
/** Words of the rules that some definition is called by as well. */
const WORDS = new Set([
  'alignment',
  'armour',
  'belongings',
  'craft',
  'lost',
  'quest',
  'random',
  'strength',
  'talisman',
  'terrain',
]);

/** @param {string} root @returns {ReadonlySet<string>} the last parts of the ids of all definitions */
export const namesOf = (root) => {
  const names = new Set();
  for (const { name } of readdirSync(path.join(root, CONTENT), { withFileTypes: true })) {
    const golden = path.join(root, CONTENT, name, 'golden', 'definitions.jsonl');
    if (!existsSync(golden)) continue;
    for (const [, last] of readFileSync(golden, 'utf8').matchAll(/"id":"[a-z-]+\/[a-z-]+\/([a-z0-9_-]+)"/g))
      if (last !== undefined && !WORDS.has(last)) names.add(last);
  }
  return names;
};

/**
 * Lines of code in which a piece of text names a definition.
 * @param {string} file @param {string} text @param {ReadonlySet<string>} names
 */
export const definitionsNamedIn = (file, text, names) =>
  MAY.test(file)
    ? []
    : text.split('\n').flatMap((line, i) => {
        if (/^\s*(\/\/|\*|\/\*)/.test(line)) return [];
        const texts = [...line.matchAll(/'([^']*)'|`([^`]*)`|"([^"]*)"/g)].map(
          (found) => found[1] ?? found[2] ?? found[3] ?? '',
        );
        const keys = [...line.matchAll(/^\s*([a-z0-9_]+):/g)].flatMap(([, key]) => (key?.includes('_') ? [key] : []));
        const parts = [...texts.flatMap((one) => one.split(/[/#:]/)), ...keys];
        return line.startsWith('import ') || !parts.some((one) => names.has(one))
          ? []
          : [`${file}:${i + 1}: ${line.trim()}`];
      });

/** @type {import('./gate.mjs').Gate} */
export const playersGate = {
  name: 'players',
  look: async (root) => {
    const names = namesOf(root);
    const files = readdirSync(path.join(root, PLAYERS), { recursive: true, encoding: 'utf8' })
      .map((file) => `${PLAYERS}/${file.replaceAll(path.sep, '/')}`)
      .filter((file) => file.endsWith('.ts'));
    const found = files.flatMap((file) => definitionsNamedIn(file, readFileSync(path.join(root, file), 'utf8'), names));
    const empty = names.size === 0 ? ['No definition was found: has the golden moved?'] : [];
    return {
      ok: found.length + empty.length === 0,
      text: [
        ...empty,
        ...found,
        ...(found.length > 0 ? ['A player reads what a card does (main/ai/facts.ts).'] : []),
      ].join('\n'),
    };
  },
};

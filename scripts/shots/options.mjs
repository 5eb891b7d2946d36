// The arguments of `npm run shots`.
import { LANGS, LOOKS, SCREENS } from './screens.mjs';

export const help = `npm run shots -- --out DIR [NAME... | --cards SET] [--look light|contrast|large] [--size 1366x768] [--lang de] [--axe]
Takes a picture of every screen and every form of question: plain, in high contrast and with text of 200 %, the table also
on small and large screens, and the screens with the most words in German too; with --lang all of them in that language.
--cards takes the contact sheet of a set instead: all its cards, as many pictures as that needs.
What each one shows: docs/how-to/look-at-the-screens.md. --axe also lists what keeps people out, and fails if there is anything.
Names: ${SCREENS.map(({ name }) => name).join(' ')}
`;

/**
 * @typedef {{ out: string, names: readonly string[], look: string | undefined, size: string | undefined, lang: string |
 * undefined, cards?: string, axe: boolean }} ShotOptions
 */

/** @param {readonly string[]} args @returns {ShotOptions | { problem: string }} */
export const shotOptions = (args) => {
  /** @type {{ out?: string, look?: string, size?: string, lang?: string, cards?: string }} */
  const given = {};
  /** @type {string[]} */
  const names = [];
  let axe = false;
  for (let i = 0; i < args.length; i++) {
    const [flag = '', joined] = (args[i] ?? '').split('=');
    if (flag === '--axe') axe = true;
    else if (flag === '--out' || flag === '--look' || flag === '--size' || flag === '--lang' || flag === '--cards') {
      const value = joined ?? args[++i];
      if (value === undefined || value.startsWith('--')) return { problem: `${flag} needs a value.` };
      given[/** @type {'out' | 'look' | 'size' | 'lang' | 'cards'} */ (flag.slice(2))] = value;
    } else if (flag.startsWith('--')) return { problem: `npm run shots does not know "${flag}".` };
    else names.push(flag);
  }
  const unknown = names.find((name) => !SCREENS.some((screen) => screen.name === name));
  if (unknown !== undefined) return { problem: `There is no screen "${unknown}".` };
  if (given.look !== undefined && !LOOKS.some(({ name }) => name === given.look)) return { problem: `There is no look "${given.look}".` };
  if (given.size !== undefined && !/^\d{3,4}x\d{3,4}$/.test(given.size)) return { problem: `--size needs a width and a height such as 1366x768, not "${given.size}".` };
  if (given.lang !== undefined && !LANGS.includes(given.lang)) return { problem: `There is no language "${given.lang}".` };
  if (given.out === undefined) return { problem: '--out needs a folder for the pictures.' };
  return { out: given.out, names, look: given.look, size: given.size, lang: given.lang, ...(given.cards === undefined ? {} : { cards: given.cards }), axe };
};

// Which pictures are taken: screens in looks, sizes and languages.
import { LANGS, LOOKS, SCREENS, SHARE, SIZE, WIDE } from './screens.mjs';

/** @typedef {import('./screens.mjs').Screen} Screen */
/**
 * `name`: of the file. @typedef {{ screen: Screen, look: { name: string, query: string }, size: string, lang: string,
 * name: string }} Shot
 */

/** The contact sheet of a set. @param {string} set @param {string} lang @returns {Shot} */
const sheetOf = (set, lang) => ({ screen: { name: `cards-${set}`, fixture: `table&cards=${set}`, whole: true }, look: { name: 'light', query: '' }, size: SIZE, lang, name: `cards-${set}.${lang}` });

/** @param {import('./options.mjs').ShotOptions} options @returns {Shot[]} */
export const wanted = ({ names, look, size, lang, cards }) => {
  const [plain] = LOOKS;
  const [first = '', ...others] = LANGS;
  if (cards !== undefined) return [sheetOf(cards, lang ?? first)];
  const looks = LOOKS.filter(({ name }) => look === undefined || name === look);
  const screens = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name));
  /**
   * @param {Screen} screen @param {(typeof LOOKS)[number]} look @param {string} size @param {string} lang @returns
   * {Shot}
   */
  const shot = (screen, look, size, lang) => ({ screen, look, size, lang, name: `${screen.name}.${look.name}${lang === first ? '' : `.${lang}`}.${size.split('x')[0]}` });
  const main = looks.flatMap((one) => screens.map((screen) => shot(screen, one, size ?? SIZE, lang ?? first)));
  const wide = size === undefined && plain !== undefined && looks.includes(plain) ? WIDE.sizes.flatMap((one) => screens.filter(({ name }) => WIDE.names.includes(name)).map((screen) => shot(screen, plain, one, lang ?? first))) : [];
  const share = lang === undefined && names.length === 0 ? others.flatMap((other) => looks.flatMap((one) => screens.filter(({ name }) => SHARE.includes(name)).map((screen) => shot(screen, one, size ?? SIZE, other)))) : [];
  return [...main, ...wide, ...share];
};

// Licences under which somebody else's work may be in a package, or among our tools.

const SHIPPED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'ISC',
  'MIT',
  'OFL-1.1',
];
/** Tools leave nothing of themselves in a package, so these may ask for more. */
const TOOLS = [...SHIPPED, 'CC0-1.0', 'MPL-2.0', 'Python-2.0', 'WTFPL'];

/**
 * @param {string} expression as in package.json, such as `(MIT OR WTFPL)` @param {readonly string[]} list @returns
 * {boolean}
 */
const isIn = (expression, list) => {
  const bare = expression.replace(/^\((.*)\)$/, '$1').trim();
  if (/[()]/.test(bare)) return false;
  if (bare.includes(' AND ')) return bare.split(' AND ').every((one) => isIn(one, list));
  return bare.split(' OR ').some((one) => list.includes(one.trim()));
};

/** @param {string | undefined} licence @param {boolean} isShipped */
export const isAllowed = (licence, isShipped) => licence !== undefined && isIn(licence, isShipped ? SHIPPED : TOOLS);

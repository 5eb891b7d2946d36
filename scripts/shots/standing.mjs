// When a screen stands there and how many windows high it is.

/** @typedef {Pick<import('playwright').Page, 'waitForSelector' | 'evaluate'>} Waits */

/**
 * The page is loaded before its screen is drawn: it asks for its table or its cards first, which are written only then,
 * and nothing says how long that takes. @param {Waits} page
 */
export const standing = async (page) => {
  await page.waitForSelector('main', { state: 'attached' });
  await page.evaluate('document.fonts.ready');
};

/** @param {Waits} page @param {number} height of a window @returns {Promise<number>} */
export const windowsHigh = async (page, height) =>
  Math.ceil(Number(await page.evaluate("document.querySelector('main').scrollHeight")) / height);

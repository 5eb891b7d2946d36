// What is photographed: fixtures (renderer/fixtures), some of them with something opened.

/** @typedef {import('playwright').Page} Page */
/**
 * `throws`: what it throws on purpose; `whole`: also what is below the window, in as many pictures as that needs.
 * @typedef {{ name: string, fixture: string, act?: (page: Page) => Promise<unknown>, throws?: string, whole?: boolean }}
 * Screen
 */

/** @param {string} key @returns {(page: Page) => Promise<void>} */
const key = (key) => (page) => page.keyboard.press(key);
/** @param {string} selector @returns {(page: Page) => Promise<void>} */
const click = (selector) => (page) => page.locator(selector).first().click();

/** By what it is called in either language. @param {RegExp} name @returns {(page: Page) => Promise<void>} */
const tab = (name) => (page) => page.getByRole('tab', { name }).click();
/** @param {RegExp} name @returns {(page: Page) => Promise<void>} */
const button = (name) => (page) => page.getByRole('button', { name }).first().click();

/** With all boards in sight the pointer goes to a space, and the wheel nearer. @param {string} space its name alone @returns {(page: Page) => Promise<void>} */
const near = (space) => async (page) => {
  await page.keyboard.press('0');
  await page.locator(`[data-space$="/${space}"]`).hover();
  for (let turns = 0; turns < 4; turns++) await page.mouse.wheel(0, -60);
};

/** @type {readonly Screen[]} */
export const SCREENS = [
  ...['start', 'empty', 'setup', 'aside', 'records', 'blank', 'replay', 'table', 'six', 'crowd', 'gathered', 'two', 'asked', 'far', 'middle', 'fire-light', 'gate', 'top', 'turn', 'meeting', 'village', 'city', 'shop', 'bazaar', 'eventful', 'many', 'number', 'order', 'distribute', 'waiting', 'fight', 'after', 'several', 'won', 'certain', 'cover', 'end', 'shared', 'allLost', 'timeUp', 'ending', 'lesson', 'lesson-read', 'lesson-fight', 'lesson-rival', 'lesson-end', 'expansions', 'day', 'night', 'kinds', 'fate', 'dice', 'fault', 'damaged'].map((name) => ({ name, fixture: name })),
  { name: 'setup-sets', fixture: 'setup', act: tab(/^Sets/) },
  { name: 'setup-sixteen', fixture: 'sixteen', act: tab(/^Sets/) },
  { name: 'setup-rules', fixture: 'setup', act: tab(/^(House rules|Hausregeln)/) },
  { name: 'setup-endings', fixture: 'setup', act: async (page) => {
    await tab(/^(House rules|Hausregeln)/)(page);
    await button(/^(Alternative endings|Andere Enden)/)(page);
    await page.getByRole('checkbox', { name: /^(Ice Queen|Eiskönigin)/ }).check();
    await button(/(Cult of the Damned|Kult der Verdammten)/)(page);
  } },
  { name: 'setup-editions', fixture: 'setup', act: async (page) => {
    await tab(/^(House rules|Hausregeln)/)(page);
    await button(/^(Rules of the editions|Regeln der Editionen)/)(page);
  } },
  { name: 'setup-start', fixture: 'setup', act: tab(/^Start/) },
  { name: 'pick', fixture: 'setup', act: button(/^(Character, Seat 1|Charakter, Platz 1)/) },
  { name: 'learn', fixture: 'learn', act: button(/^(Learn to play|Spielen lernen)/) },
  { name: 'settings', fixture: 'start', act: button(/^(Settings|Einstellungen)$/) },
  { name: 'about', fixture: 'start', act: button(/^(About and credits|Über das Spiel)/) },
  { name: 'deleted', fixture: 'start', act: button(/^(Delete|Löschen): Sunday round$/) },
  { name: 'backups', fixture: 'start', act: button(/^(Backups|Sicherungen)$/) },
  { name: 'characters', fixture: 'records', act: tab(/^(Characters|Charaktere)$/) },
  { name: 'hall', fixture: 'records', act: tab(/^(Hall of fame|Ruhmeshalle)$/) },
  { name: 'achievements', fixture: 'records', act: tab(/^(Achievements|Erfolge)$/) },
  { name: 'audit', fixture: 'replay', act: button(/^(Check every turn|Jeden Zug prüfen)$/) },
  ...['drawn', 'risen', 'robbed', 'poised', 'death', 'newcomer', 'roll-chasm', 'roll-mystic', 'roll-crypt', 'roll-death', 'roll-pits', 'roll-tower'].map((name) => ({ name, fixture: name, act: click('[data-part="now"] [data-key]:not(:disabled)') })),
  { name: 'hover', fixture: 'table', act: (page) => page.locator('[data-space="base/space/fields_ne"]').hover() },
  { name: 'results', fixture: 'results', act: (page) => page.locator('[data-part="options"] [data-key]').first().hover() },
  { name: 'chances', fixture: 'chances', act: (page) => page.locator('[data-part="options"] [data-key]').nth(3).hover() },
  { name: 'near', fixture: 'six', act: async (page) => {
    await page.locator('[data-space="base/space/oasis"]').hover();
    for (let turns = 0; turns < 4; turns++) await page.mouse.wheel(0, -60);
  } },
  { name: 'gathered-near', fixture: 'gathered', act: async (page) => {
    await page.locator('[data-space="base/space/ruins"]').hover();
    for (let turns = 0; turns < 2; turns++) await page.mouse.wheel(0, -60);
    await page.mouse.move(0, 0);
  } },
  { name: 'night-near', fixture: 'night', act: async (page) => {
    await page.locator('[data-space="base/space/village"]').hover();
    for (let turns = 0; turns < 4; turns++) await page.mouse.wheel(0, -60);
  } },
  ...['woodland', 'lords', 'realm', 'tower', 'challenge', 'fire', 'four', 'ten'].map((name) => ({ name, fixture: `table&of=${name}` })),
  ...[['token', 'lords'], ['burnt', 'burnt']].map(([name = '', of = '']) => ({ name, fixture: `table&of=${of}`, act: click('[data-part="now"] [data-key]:not(:disabled)') })),
  ...['king', 'bitten'].map((name) => ({ name, fixture: `table&of=${name}`, act: async (/** @type {Page} */ page) => {
    await click('[data-part="now"] [data-key]:not(:disabled)')(page);
    await page.locator('[data-moment]').waitFor();
  } })),
  ...['woodland', 'challenge', 'four', 'ten'].map((name) => ({ name: `${name}-all`, fixture: `table&of=${name}`, act: key('0') })),
  ...[['woodland', 'faerie_ring'], ['four', 'wharf'], ['realm', 'crown_of_command'], ['tower', 'crown_of_command'], ['fire', 'temple']].map(([name = '', space = '']) => ({ name: `${name}-near`, fixture: `table&of=${name}`, act: near(space) })),
  { name: 'boards', fixture: 'expansions', act: key('0') },
  { name: 'corner', fixture: 'expansions', act: async (page) => {
    await page.keyboard.press('0');
    await page.locator('[data-space$="/pillared_hall"]').hover();
    for (let turns = 0; turns < 4; turns++) await page.mouse.wheel(0, -60);
  } },
  { name: 'over', fixture: 'expansions', act: (page) => page.locator('[data-space="base/space/castle"]').hover() },
  { name: 'laid', fixture: 'expansions', act: click('[data-space="base/space/castle"]') },
  { name: 'ghost', fixture: 'expansions', act: (page) => page.locator('.seat button').nth(1).click() },
  { name: 'world', fixture: 'expansions', act: click('.beside button:has-text("Time Card")') },
  { name: 'space', fixture: 'table', act: click('[data-space="base/space/ruins"]') },
  { name: 'crown', fixture: 'ending', act: click('[data-space="base/space/crown_of_command"]') },
  { name: 'temple', fixture: 'table', act: click('[data-space="base/space/temple"]') },
  { name: 'rows', fixture: 'table', act: (page) => page.locator('[data-space="base/space/temple"]').hover() },
  { name: 'atCrown', fixture: 'ending', act: (page) => page.locator('[data-space="base/space/crown_of_command"]').hover() },
  { name: 'sealed', fixture: 'sealed', act: click('[data-space="base/space/crown_of_command"]') },
  { name: 'hero', fixture: 'table', act: click('.seat button') },
  { name: 'card', fixture: 'table', act: click('.play .held:has-text("Shield"), .play .held:has-text("Schild")') },
  { name: 'stops', fixture: 'table', act: button(/^(When cards ask|Wann Karten fragen)/) },
  { name: 'drag', fixture: 'table', act: async (page) => {
    await page.locator('.play .held:has-text("Shield"), .play .held:has-text("Schild")').first().hover();
    await page.mouse.down();
    await page.mouse.move(600, 400, { steps: 4 });
  } },
  { name: 'rule', fixture: 'fight', act: click('button.rule') },
  { name: 'cards', fixture: 'table', act: key('c') },
  { name: 'found', fixture: 'table', act: async (page) => {
    await page.keyboard.press('c');
    await page.getByRole('searchbox').fill('dra');
  } },
  { name: 'enemy', fixture: 'table', act: click('button.source') },
  { name: 'journal', fixture: 'table', act: key('j') },
  { name: 'meanwhile', fixture: 'table', act: key('d') },
  { name: 'menu', fixture: 'table', act: key('m') },
  { name: 'keys', fixture: 'table', act: key('?') },
  { name: 'stumble', fixture: 'stumble', throws: 'an answer that cannot be given', act: button(/^(Roll|Für die Bewegung würfeln)/) },
];

/** The languages that it is looked at in. */
export const LANGS = ['en', 'de'];

/** How the screens are looked at. @type {readonly { name: string, query: string }[]} */
export const LOOKS = [
  { name: 'light', query: '' },
  { name: 'contrast', query: '&theme=high-contrast' },
  { name: 'large', query: '&text=200' },
];

export const SIZE = '1366x768';
/** Screens that are also looked at in other sizes, in the plain look. */
export const WIDE = { names: ['start', 'table', 'six', 'night', 'fight', 'village', 'near', 'end'], sizes: ['1024x768', '1920x1080', '3840x2160'] };
/** Screens with the most words, which are also looked at in the other language where none is asked for. */
export const SHARE = ['start', 'setup', 'setup-rules', 'setup-endings', 'setup-start', 'pick', 'table', 'shop', 'many', 'number', 'order', 'distribute', 'fight', 'after', 'fate', 'dice', 'card', 'hero', 'rule', 'journal', 'settings', 'lesson', 'learn', 'end', 'records', 'achievements', 'replay', 'fault', 'stumble', 'keys'];

// How fast the screen is: from the view to the board, and frame after frame while everything moves. Writes JSON.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumPath, ensureChromium } from '../commands/chromium.mjs';
import { openSite } from '../shots/site.mjs';

const SPACES = 49;
const SECONDS = 5;
/** The best of so many: what else the machine does is not the screen's doing. */
const ROUNDS = 3;
const FRAME = 1000 / 60;

// What runs in the page is text: these tools know no document.
/** Counts from the view that the fixture's client hands out; the board stands there when the frame after it begins. */
const WATCH_BOARD = `(function look() {
  const [view] = performance.getEntriesByName('view');
  if (view === undefined || document.querySelectorAll('[data-space]').length < ${SPACES}) requestAnimationFrame(look);
  else requestAnimationFrame(() => performance.measure('board', { start: view.startTime, end: performance.now() }));
})()`;
const BOARD = `new Promise((done) => (function look() {
  const [board] = performance.getEntriesByName('board');
  if (board === undefined) requestAnimationFrame(look);
  else done(board.duration);
})())`;

/**
 * When each frame came and whether dice flew in it (their own clocks run once they are seen), and the tasks that took
 * longer than a frame may.
 */
const WATCH_FRAMES = `new Promise((done) => {
  const frames = [];
  let long = 0;
  new PerformanceObserver((list) => (long += list.getEntries().length)).observe({ type: 'longtask' });
  const flies = (die) => die.getAnimations().some((one) => one.playState === 'running' && one.currentTime > 0);
  requestAnimationFrame(function next(now) {
    frames.push([now, [...document.querySelectorAll('[data-rolling]')].some(flies)]);
    if (now - frames[0][0] < ${SECONDS * 1000}) requestAnimationFrame(next);
    else done({ frames, long });
  });
})`;

const missing = ensureChromium();
if (missing !== undefined) {
  process.stderr.write(`The screen was not measured. ${missing}\n`);
  process.exit(1);
}
const site = await openSite(path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url)))), 'en', 'kept');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
/**
 * What the page's own thread has worked, whatever else the machine did meanwhile. @param
 * {import('playwright').CDPSession} session
 */
const worked = async (session) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
};
/**
 * @typedef {{ board: number, dropped: number, worst: number, long: number, frames: number, work: number, opening: number }
 *   & { flying: number, flyingDropped: number }} Round
 */
/** @param {string} fixture what moves @returns {Promise<Round>} */
const measure = async (fixture) => {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, reducedMotion: 'no-preference' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(WATCH_BOARD);
  await page.goto(`${site.url}?fixture=${fixture}`);
  const board = /** @type {number} */ (await page.evaluate(BOARD));
  /** From the opening of the page on: nothing else can be told apart. */
  const opening = await worked(session);
  // The first press of all wakes the sounds, which is no part of the animation.
  await page.keyboard.press('Shift');
  await page.waitForTimeout(1500);
  const before = await worked(session);
  const watched = page.evaluate(WATCH_FRAMES);
  await page.keyboard.press('1');
  const { frames, long } = /** @type {{ frames: [number, boolean][], long: number }} */ (await watched);
  const work = (await worked(session)) - before;
  const gaps = frames.slice(1).map(([now, flies], i) => {
    const [last, flew] = frames[i] ?? [now, false];
    return { gap: now - last, flies: flies && flew };
  });
  /** @param {typeof gaps} among */
  const droppedOf = (among) => among.reduce((sum, { gap }) => sum + Math.max(0, Math.round(gap / FRAME) - 1), 0);
  const flying = gaps.filter(({ flies }) => flies);
  await page.close();
  return {
    board,
    long,
    work,
    opening,
    frames: frames.length,
    worst: Math.max(...gaps.map(({ gap }) => gap)),
    dropped: droppedOf(gaps),
    flying: flying.length,
    flyingDropped: droppedOf(flying),
  };
};
/** @type {Round[]} */
const rounds = [];
/** Five seconds of fights: the stage opens, dice fly over it, sums are counted up. @type {Round[]} */
const throws = [];
for (let round = 0; round < ROUNDS; round++) {
  rounds.push(await measure('busy'));
  throws.push(await measure('thrown'));
}
await browser.close();
site.close();
/** @param {keyof Round} what @param {readonly Round[]} among */
const best = (what, among = rounds) => Math.round(Math.min(...among.map((round) => round[what])) * 10) / 10;
process.stdout.write(
  JSON.stringify({
    firstBoardMs: best('board'),
    framesShown: Math.max(...rounds.map(({ frames }) => frames)),
    framesDropped: best('dropped'),
    frameWorstMs: best('worst'),
    longTasks: best('long'),
    openingWorkMs: best('opening'),
    animationWorkMs: best('work'),
    diceFrames: Math.max(...throws.map(({ flying }) => flying)),
    diceFramesDropped: best('flyingDropped', throws),
    throwFramesDropped: best('dropped', throws),
    throwFrameWorstMs: best('worst', throws),
    throwWorkMs: best('work', throws),
  }),
);

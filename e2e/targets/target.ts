// A running Crownward with a page to play on, however it was started.
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright/test';

export const TARGETS = ['host', 'shim', 'electron'] as const;
export type TargetName = (typeof TARGETS)[number];

export type Running = {
  readonly page: Page;
  /** Ends the program as a person would. */
  readonly stop: () => Promise<void>;
};

export type StartOptions = {
  /** Chromium, for the targets that bring no browser of their own; each start gets a context to itself. */
  readonly browser: Browser;
  /** The folder that holds package.json and dist/; a doctored copy in negative controls. */
  readonly root: string;
  readonly dataDir: string;
  /** The screen is touched, as on a tablet; only where the context is made here. */
  readonly touch: boolean;
  /** What moves on the screen does so, as by default; only where the context is made here. */
  readonly moves: boolean;
  /** Sees every page before it loads anything. */
  readonly onPage: (page: Page) => void;
};

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const VIEWPORT = { width: 1366, height: 768 };
/** Where it is not movement that is looked at: half of what a test takes is the drawing of it. */
const STILL = { viewport: VIEWPORT, reducedMotion: 'reduce' } as const;

/** As a page that nobody has used: of its size, without a pointer over it, and with nothing that still moves. */
export const laidDown = async (page: Page): Promise<void> => {
  await page.goto('about:blank');
  await page.mouse.move(-1, -1);
  await page.setViewportSize(VIEWPORT);
};

/** Runs in the page: what sounds is put together and never played, which costs half of what the host does. */
export const hush = (): void => {
  // Called with `new`, it gives another object: an arrow could not be.
  const Unheard = function (): OfflineAudioContext {
    return new OfflineAudioContext(1, 1, 48_000);
  };
  Object.defineProperty(window, 'AudioContext', { value: Unheard });
};

/**
 * Runs in the page: the ground of the board has no place and so is not painted, a tenth of what a table costs.
 * That it is painted and how it looks is seen where pictures are (visual/pictures.spec.ts).
 */
export const bare = (): void => {
  // By the object model: the policy of the page lets no style be written as text.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.board .land { display: none }');
  document.adoptedStyleSheets.push(sheet);
};

/** Where it is neither movement nor sound nor the painted ground that is looked at: they are left out. */
export const calmContext = async (browser: Browser, more: BrowserContextOptions = {}): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...STILL, ...more });
  await context.addInitScript(hush);
  await context.addInitScript(bare);
  return context;
};

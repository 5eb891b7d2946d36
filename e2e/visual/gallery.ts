// Tables out of memory: the screen with its fixtures, in the browser of the worker that a test runs in.
import type { Browser, BrowserContextOptions, Page } from 'playwright/test';
import { test as base } from '../fixtures';
import { bare, hush, laidDown } from '../targets/target';
import { siteAddress } from './site';

type Site = { readonly url: string };

/** What a test must say that it looks at: the painted ground of the board, and what is heard. */
type LookOptions = BrowserContextOptions & { readonly ground?: true; readonly sound?: true };

export const SIZE = { width: 1366, height: 768 };

const open = async (browser: Browser, { ground, sound, ...options }: LookOptions): Promise<Page> => {
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce', ...options });
  if (!ground) await page.addInitScript(bare);
  if (!sound) await page.addInitScript(hush);
  return page;
};

export const test = base.extend<
  {
    /** Goes to what the address asks for, in one page for each way of opening it; what is shown begins anew. */ look: (
      query: string,
      options?: LookOptions,
    ) => Promise<Page>;
  },
  { site: Site; still: Page }
>({
  site: [
    async ({}, use) => {
      await use({ url: await siteAddress() });
    },
    { scope: 'worker' },
  ],
  // A page of its own takes longer than most tests: its process, and all of the screen compiled once more. A fixture
  // stores nothing, and a test that fails ends its worker with its page.
  still: [
    async ({ chromium }, use) => {
      const page = await open(chromium, {});
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  look: async ({ chromium, site, still }, use) => {
    // Where it is looked at what moves, what is heard or what is painted, each test has a page of its own.
    const own = new Map<string, Page>();
    await use(async (query, options = {}) => {
      const how = JSON.stringify(options);
      const page = how === '{}' ? still : (own.get(how) ?? (await open(chromium, options)));
      if (page !== still) own.set(how, page);
      await page.goto(`${site.url}?${query}`);
      await page.evaluate('document.fonts.ready');
      return page;
    });
    for (const page of own.values()) await page.context().close();
    await laidDown(still);
  },
});

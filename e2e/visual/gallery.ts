// Tables out of memory: the screen with its fixtures, in the browser of the worker that a test runs in.
import type { BrowserContextOptions, Page } from 'playwright/test';
import { openSite } from '../../scripts/shots/site.mjs';
import { test as base } from '../fixtures';
import { ROOT } from '../targets/target';

type Site = Awaited<ReturnType<typeof openSite>>;

export const SIZE = { width: 1366, height: 768 };

export const test = base.extend<
  {
    /** Goes to what the address asks for, in one page for the whole test; another where it is opened otherwise. */ look: (
      query: string,
      options?: BrowserContextOptions,
    ) => Promise<Page>;
  },
  { site: Site }
>({
  // The cards that the screen's tests know: a text that is put otherwise is no other picture. Built once for a worker.
  site: [
    async ({}, use) => {
      const site = await openSite(ROOT, 'en', 'kept');
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  look: async ({ chromium, site }, use) => {
    const pages = new Map<string, Page>();
    await use(async (query, options = {}) => {
      const how = JSON.stringify(options);
      const page = pages.get(how) ?? (await chromium.newPage({ viewport: SIZE, reducedMotion: 'reduce', ...options }));
      pages.set(how, page);
      await page.goto(`${site.url}?${query}`);
      await page.evaluate('document.fonts.ready');
      return page;
    });
    for (const page of pages.values()) await page.close();
  },
});

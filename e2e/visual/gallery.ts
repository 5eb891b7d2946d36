// Tables out of memory: the screen with its fixtures, in the browser of the worker that a test runs in.
import type { BrowserContextOptions, Page } from 'playwright/test';
import { test as base } from '../fixtures';
import { bare, hush } from '../targets/target';
import { siteAddress } from './site';

type Site = { readonly url: string };

/** What a test must say that it looks at: the painted ground of the board, and what is heard. */
type LookOptions = BrowserContextOptions & { readonly ground?: true; readonly sound?: true };

export const SIZE = { width: 1366, height: 768 };

export const test = base.extend<
  {
    /** Goes to what the address asks for, in one page for the whole test; another where it is opened otherwise. */ look: (
      query: string,
      options?: LookOptions,
    ) => Promise<Page>;
  },
  { site: Site }
>({
  site: [
    async ({}, use) => {
      await use({ url: await siteAddress() });
    },
    { scope: 'worker' },
  ],
  look: async ({ chromium, site }, use) => {
    const pages = new Map<string, Page>();
    const open = async ({ ground, sound, ...options }: LookOptions): Promise<Page> => {
      const page = await chromium.newPage({ viewport: SIZE, reducedMotion: 'reduce', ...options });
      if (!ground) await page.addInitScript(bare);
      if (!sound) await page.addInitScript(hush);
      return page;
    };
    await use(async (query, options = {}) => {
      const how = JSON.stringify(options);
      const page = pages.get(how) ?? (await open(options));
      pages.set(how, page);
      await page.goto(`${site.url}?${query}`);
      await page.evaluate('document.fonts.ready');
      return page;
    });
    for (const page of pages.values()) await page.close();
  },
});

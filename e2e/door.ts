// Asks the program through the page's own bridge, as the screen does.
import type { Page } from 'playwright/test';
import type { Bridge } from '../shared/contract/bridge';

export const ask = (page: Page, channel: string, payload: unknown): Promise<unknown> =>
  page.evaluate(
    ([name, request]) => (window as unknown as { readonly crownward: Bridge }).crownward.invoke(name, request),
    [channel, payload] as const,
  );

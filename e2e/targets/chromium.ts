import { chromium, type Browser } from 'playwright/test';
import { chromiumPath } from '../../scripts/commands/chromium.mjs';

/** A Chromium that talks to nobody by itself. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    chromiumSandbox: false,
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic', '--no-first-run'],
  });

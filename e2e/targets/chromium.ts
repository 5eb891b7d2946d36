import { chromium, type Browser } from 'playwright/test';
import { calmArgs, chromiumPath } from '../../scripts/commands/chromium.mjs';

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), chromiumSandbox: false, args: calmArgs });

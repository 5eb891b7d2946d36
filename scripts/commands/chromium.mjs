// The browser that the end-to-end tests drive: Debian's, or the one that CROWNWARD_CHROMIUM names.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @param {NodeJS.ProcessEnv} env */
export const chromiumPath = (env = process.env) => env.CROWNWARD_CHROMIUM || '/usr/bin/chromium';

/** What Playwright turns off, as far as it matters here: of two such lists the last one counts. */
const OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** The lists under the address bar: two pages more for each one that is opened, though nobody sees them. */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** A process that waits for the next page: each test ends its page, so that most were begun for nothing. */
const SPARE = ['SpareRendererForSitePerProcess'];

/** A browser that talks to nobody by itself and draws nothing but what it is asked for. */
export const calmArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // Where a program stands is noted as it is compiled: who drives the page asks for it at each request, and the whole
  // screen would be read once more for that.
  '--js-flags=--no-enable-lazy-source-positions',
  `--disable-features=${[...OFF, ...UNSEEN, ...SPARE].join(',')}`,
];

/**
 * One sentence when there is no browser and none can be installed, else `undefined`.
 * @returns {string | undefined}
 */
export const ensureChromium = () => {
  const file = chromiumPath();
  if (existsSync(file)) return undefined;
  const mayInstall = file === '/usr/bin/chromium' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    process.stderr.write('Installing Chromium for the end-to-end tests ...\n');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ]) {
      spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 2] });
    }
  }
  if (existsSync(file)) return undefined;
  return `The end-to-end tests need Chromium at ${file}: install it, or name another with CROWNWARD_CHROMIUM.`;
};

import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const opener = (url: string): readonly [command: string, ...args: string[]] => {
  if (process.platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url];
  return [process.platform === 'darwin' ? 'open' : 'xdg-open', url];
};

/** Starts a command and thinks no more of it; silently nothing where there is none. */
type Start = (command: string, args: readonly string[]) => void;
const start: Start = (command, args) => {
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
};

/**
 * Opens an address with a key in the default browser. Everybody on a computer can read the arguments of a command, so
 * what is handed over is a page for the owner's eyes, which leads on to the address.
 * @returns takes the page away again
 */
export const openBrowser = (address: string, dataDir: string, run: Start = start): (() => void) => {
  const page = path.join(dataDir, `open-${process.pid}.html`);
  rmSync(page, { force: true });
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><script>location.replace(${JSON.stringify(address)})</script>\n`,
    {
      mode: 0o600,
      flag: 'wx',
    },
  );
  const [command, ...args] = opener(pathToFileURL(page).href);
  run(command, args);
  return () => {
    rmSync(page, { force: true });
  };
};

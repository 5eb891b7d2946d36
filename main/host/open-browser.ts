import { spawn } from 'node:child_process';

const opener = (url: string): readonly [command: string, ...args: string[]] => {
  if (process.platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url];
  return [process.platform === 'darwin' ? 'open' : 'xdg-open', url];
};

/** Opens an address in the default browser where the system has a way to; silently nothing where it has none. */
export const openBrowser = (url: string): void => {
  const [command, ...args] = opener(url);
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
};

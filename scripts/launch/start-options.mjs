// The options of `npm start`.

/**
 * @typedef {{ browser: boolean, open: boolean, port: number, dataDir: string | undefined, files: readonly string[] }}
 * StartOptions
 */

export const startHelp = `Usage: npm start [-- OPTIONS] [FILE.crownward ...]

Starts Crownward in a window of its own; where there is no Electron runtime and none can be fetched, the same
game opens in the browser of this computer. Campaign files are added to the saved games.

  --browser        play in the browser in any case
  --no-open        in the browser: print the address, open nothing
  --port N         in the browser: the port to use; a free one without it
  --data-dir DIR   keep saves, settings and logs in DIR
  --help           this text
`;

/**
 * @param {readonly string[]} args
 * @returns {StartOptions | { problem: string }} what is asked for, or one sentence that says what is wrong
 */
export const startOptions = (args) => {
  /** @type {string[]} */
  const files = [];
  /** @type {StartOptions} */
  const options = { browser: false, open: true, port: 0, dataDir: undefined, files };
  const rest = args.flatMap((arg) =>
    /^--[a-z-]+=/.test(arg) ? [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)] : [arg],
  );
  while (rest.length > 0) {
    const name = rest.shift();
    if (name === '--browser') options.browser = true;
    else if (name === '--no-open') options.open = false;
    else if (name === '--port') {
      const text = rest.shift() ?? '';
      const port = Number(text);
      if (!/^\d+$/.test(text) || port > 65535)
        return { problem: `--port needs a number from 0 to 65535, not "${text}".` };
      options.port = port;
    } else if (name === '--data-dir') {
      const dir = rest.shift();
      if (dir === undefined || dir === '' || dir.startsWith('--')) return { problem: '--data-dir needs a folder.' };
      options.dataDir = dir;
    } else if (name !== undefined && !name.startsWith('-') && name.toLowerCase().endsWith('.crownward'))
      files.push(name);
    else return { problem: `npm start does not know "${name ?? ''}".` };
  }
  return options;
};

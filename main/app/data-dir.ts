import os from 'node:os';
import path from 'node:path';

/** Where saves, settings and logs live when nobody says otherwise: by the convention of each system. */
export const defaultDataDir = (
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
  home: string = os.homedir(),
): string => {
  if (platform === 'win32') return path.join(env['APPDATA'] ?? path.join(home, 'AppData', 'Roaming'), 'Crownward');
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'Crownward');
  const base = env['XDG_DATA_HOME'];
  // The convention says that a relative path is to be ignored.
  return path.join(
    base !== undefined && path.isAbsolute(base) ? base : path.join(home, '.local', 'share'),
    'crownward',
  );
};

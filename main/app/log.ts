// The log file: what a person sends along with a bug. It holds no names, only what the program did.
import path from 'node:path';
import electronLog from 'electron-log/node';

export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Logger = Readonly<Record<LogLevel, (message: string, detail?: unknown) => void>>;

export const isLogLevel = (text: string | undefined): text is LogLevel => LOG_LEVELS.some((level) => level === text);

/** Writes to `<dataDir>/logs/crownward.log`; past a megabyte the old half is kept beside it. */
export const createLog = (dataDir: string, level: LogLevel): Logger => {
  const log = electronLog.create({ logId: dataDir });
  log.transports.console.level = false;
  log.transports.file.level = level;
  log.transports.file.maxSize = 1024 * 1024;
  log.transports.file.resolvePathFn = () => path.join(dataDir, 'logs', 'crownward.log');
  const write =
    (at: LogLevel) =>
    (message: string, detail?: unknown): void => {
      if (detail === undefined) log[at](message);
      else log[at](message, detail);
    };
  return { error: write('error'), warn: write('warn'), info: write('info'), debug: write('debug') };
};

const quiet = (): void => undefined;
/** For tests and tools. */
export const noLog: Logger = { error: quiet, warn: quiet, info: quiet, debug: quiet };

// Options of the program itself; the launcher passes on what `npm start` was given.
import { fileURLToPath } from 'node:url';
import { defaultDataDir } from './data-dir';
import { isLogLevel, type LogLevel } from './log';

export type ProgramArguments = {
  readonly dataDir: string;
  readonly logLevel: LogLevel;
  /** Campaign files that were opened with the program. */
  readonly files: readonly string[];
};

/** The path of an address, such as some file managers of Linux hand over. */
const pathOf = (arg: string): string => {
  try {
    return arg.startsWith('file:') ? fileURLToPath(arg) : arg;
  } catch {
    return arg;
  }
};

/** What a double-click on campaign files hands over. */
export const campaignFiles = (args: readonly string[]): readonly string[] =>
  args.filter((arg) => !arg.startsWith('-') && arg.toLowerCase().endsWith('.crownward')).map(pathOf);

/** The value behind `--name VALUE` or `--name=VALUE`. */
export const optionValue = (args: readonly string[], name: string): string | undefined => {
  const flag = `--${name}`;
  const at = args.indexOf(flag);
  if (at >= 0) return args[at + 1];
  return args.find((arg) => arg.startsWith(`${flag}=`))?.slice(flag.length + 1);
};

/** Unknown arguments are left alone: Chromium's own switches stand among them. */
export const programArguments = (args: readonly string[], env: NodeJS.ProcessEnv): ProgramArguments => {
  const level = env['CROWNWARD_LOG'];
  return {
    dataDir: optionValue(args, 'data-dir') ?? defaultDataDir(env),
    logLevel: isLogLevel(level) ? level : 'info',
    files: campaignFiles(args),
  };
};

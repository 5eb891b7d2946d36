// How definitions, programs and abilities that saves hold in an older effect language become those of this one: a
// contiguous chain, one file for each step. The hash of definitions says in which language they were written.
import { typedSpine } from './0002-typed-spine';

export type Plain = Readonly<Record<string, unknown>>;

/** One step, in a file of its own named `<number>-<what>.ts`. Never changed after a release. */
export type LanguageMigration = {
  /** The language that it leads to, from the one before; 2 is the first. */
  readonly to: number;
  /**
   * Gets one object of a definition, a program or an ability, those inside it done already, and returns it in the new
   * language: the same one where nothing is new about it.
   * @param key under which it stands in the object around it; of the members of a list, that of the list
   */
  readonly up: (node: Plain, key: string) => Plain;
};

/** The language of the first release. */
const first = 1;

export const languageMigrations: readonly LanguageMigration[] = [typedSpine];

/** The language that a chain leads to; without one, that of this program. */
export const languageNow = (chain: readonly LanguageMigration[] = languageMigrations): number =>
  chain.at(-1)?.to ?? first;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

function each(value: unknown, key: string, up: LanguageMigration['up']): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => each(item, key, up));
  if (!isPlain(value)) return value;
  return up(Object.fromEntries(Object.entries(value).map(([name, item]) => [name, each(item, name, up)])), key);
}

/** Definitions, programs or abilities of one language in a later one. */
export function translated(
  value: unknown,
  from: number,
  to: number = languageNow(),
  chain: readonly LanguageMigration[] = languageMigrations,
): unknown {
  return chain.filter((step) => step.to > from && step.to <= to).reduce((now, { up }) => each(now, '', up), value);
}

/** The name of definitions with this fingerprint; those of the first release had no language in it. */
export const hashIn = (language: number, fingerprint: string): string =>
  language === first ? fingerprint : `${language}:${fingerprint}`;

/** The language of definitions by their hash. */
export const languageOf = (hash: string): number => Number(/^(\d+):/.exec(hash)?.[1] ?? first);

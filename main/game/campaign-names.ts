// What campaigns and their files are called.
import type { SetupChoices } from '../../shared/contract/setup';

const MOST_NAME = 100;

/** `name (2)` and so on: the first that is free. */
export const freeName = (name: string, taken: readonly string[]): string => {
  const base = name.replace(/ \(\d+\)$/, '');
  for (let n = 2; ; n++) {
    const end = ` (${n})`;
    const candidate = `${base.slice(0, MOST_NAME - end.length)}${end}`;
    if (!taken.includes(candidate)) return candidate;
  }
};

/** The name itself where no other campaign has it. */
export const ownName = (name: string, taken: readonly string[]): string =>
  taken.includes(name) ? freeName(name, taken) : name;

/** A game that nobody has named is called after those who sit in it, and told from the last that they played. */
export const nameFor = ({ name, seats }: Pick<SetupChoices, 'name' | 'seats'>, taken: readonly string[]): string =>
  name ??
  ownName(
    seats
      .map((seat) => seat.name)
      .join(', ')
      .slice(0, MOST_NAME),
    taken,
  );

/** Letters that every system takes in a file's name. */
export const fileName = (name: string): string =>
  `${
    name
      .replaceAll(/[^\p{L}\p{N} ._()-]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .replace(/^[. ]+|[. ]+$/g, '')
      .slice(0, 80) || 'campaign'
  }.crownward`;

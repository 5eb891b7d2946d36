// Games of a match that a file keeps, a line each: a match of hours is played in pieces.
import type { Match, Played } from './match';

/** All that a game hangs on besides its number. */
const nameOf = ({ a, b, seats, seed, sets, profile, rules, endings }: Match): string => {
  const more = { ...rules, ...endings };
  const told = Object.keys(more).length > 0 ? [JSON.stringify(more)] : [];
  return [a, b, seats, seed, sets.join('+'), profile, ...told].join(' ');
};

export const lineOf = (match: Match, n: number, game: Played): string => {
  const round = (ms: number): number => Math.round(ms * 100) / 100;
  return `${JSON.stringify({ match: nameOf(match), n, ...game, a: game.a.map(round), b: game.b.map(round) })}\n`;
};

/** The games of this match in the file, by their numbers; lines of other matches may be in it, too. */
export const playedBefore = (text: string, match: Match): ReadonlyMap<number, Played> => {
  const found = new Map<number, Played>();
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const { match: name, n, ...game } = JSON.parse(line) as Played & { readonly match: string; readonly n: number };
    if (name === nameOf(match)) found.set(n, game);
  }
  return found;
};

// npm run arena: one level against the rest, over seats and characters.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contenders, isContender, type Contender } from '../../main/ai/policies/arena';
import { definitionsOf } from '../../shared/content/definitions';
import { rulebookOf } from '../../shared/rules/charts';
import { profiles } from '../../shared/rules/options/registry';
import { optionsOf } from '../../shared/rules/options/resolve';
import { maxSeats } from '../../shared/rules/setup/new-game';
import { lineOf, playedBefore } from './arena/kept';
import { playGame, type Match, type Played } from './arena/match';
import { summaryOf, type Times } from './arena/summary';
import { isUsage, list, tableOf, typed, usage, whole } from './sim/table';

const help = `Usage: npm run arena -- --a LEVEL --b LEVEL [--games N] [--seats N] [--seed S] [--sets LIST] [--profile P]
                       [--rules K=V,..] [--keep FILE] [--json]

Plays games in which one seat is A's and all others are B's. In so many games as there are seats the seed is the same and A
goes round the table, so that it plays every seat and every character against the same luck.

  --a LEVEL      ${contenders.join(', ')}
  --b LEVEL      the same; of the others
  --games N      how many games; whole rounds of the table are fairest (40)
  --seats N      players in each, 2 to ${maxSeats} (4)
  --seed S       any text; equal seeds play equal games (arena)
  --sets LIST    sets beside base (none)
  --profile P    ${profiles.join(', ')} (digital)
  --rules K=V,.. house rules over the profile; also endings=NAME+NAME.. (crown_of_command)
  --keep FILE    writes each game into this file as it ends, and plays none again that is in it: a long match in pieces
  --json         one JSON object in place of the lines

Exit code 0 when every game ended by its rules, 1 otherwise, 2 for a wrong argument.
`;

type Asked = { readonly match: Match; readonly keep: string | undefined; readonly json: boolean };

const matchOf = (): Asked | undefined => {
  const { values } = parseArgs({
    args: typed(),
    options: {
      a: { type: 'string' },
      b: { type: 'string' },
      games: { type: 'string', default: '40' },
      seats: { type: 'string', default: '4' },
      seed: { type: 'string', default: 'arena' },
      sets: { type: 'string', default: '' },
      profile: { type: 'string', default: 'digital' },
      rules: { type: 'string', default: '' },
      keep: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const level = (name: 'a' | 'b'): Contender => {
    const text = values[name] ?? '';
    return isContender(text) ? text : usage(`--${name} is one of ${contenders.join(', ')}.`);
  };
  const { seed, keep, json } = values;
  const sets = ['base', ...list(values.sets).filter((id) => id !== 'base')].join();
  return {
    match: {
      a: level('a'),
      b: level('b'),
      games: whole('games', values.games, 1, 100_000),
      seats: whole('seats', values.seats, 2, maxSeats),
      seed,
      ...tableOf({ ...values, sets }),
    },
    keep,
    json,
  };
};

/** Each game once: those that the file holds are not played again. */
const gamesOf = ({ match, keep, json }: Asked): readonly Played[] => {
  const definitions = definitionsOf(match.sets, optionsOf({ profile: match.profile, rules: match.rules }));
  const book = rulebookOf(definitions, 'fast');
  const before =
    keep !== undefined && existsSync(keep)
      ? playedBefore(readFileSync(keep, 'utf8'), match)
      : new Map<number, Played>();
  return Array.from({ length: match.games }, (_, n) => {
    const known = before.get(n);
    if (known !== undefined) return known;
    const played = playGame(book, match, n, processorTime);
    if (keep !== undefined) appendFileSync(keep, lineOf(match, n, played));
    if (!json) process.stderr.write(`${n + 1} of ${match.games}\r`);
    return played;
  });
};

/** What it took of the processor, whoever else was at work on this computer. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const ms = ({ median, p99 }: Times): string => `${median.toFixed(2)} ms a decision (99 % below ${p99.toFixed(2)})`;

const main = (): number => {
  const asked = matchOf();
  if (asked === undefined) {
    process.stdout.write(help);
    return 0;
  }
  const { match, json } = asked;
  const found = summaryOf(gamesOf(asked), match.seats);
  if (json) process.stdout.write(`${JSON.stringify({ ...match, ...found })}\n`);
  else
    process.stdout.write(
      [
        `${match.a} against ${match.seats - 1} ${match.b}: ${found.wins} of ${found.games} games, ${percent(found.winRate)}`,
        `  between ${percent(found.interval[0])} and ${percent(found.interval[1])} (95 %); by chance ${percent(found.even)}`,
        `  rounds: ${found.rounds.median} (${found.rounds.least} to ${found.rounds.most}); ended by the rules: ${found.finished}`,
        `  ${match.a}: ${ms(found.a)}`,
        `  ${match.b}: ${ms(found.b)}`,
        '',
      ].join('\n'),
    );
  return found.finished === found.games ? 0 : 1;
};

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${help}`);
  process.exitCode = isUsage(error) ? 2 : 1;
}

// npm run length: how long games are, by simulation, for the estimate on the set-up screen.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { LengthTable } from '../../shared/contract/length';
import { optionDefs, profiles } from '../../shared/rules/options/registry';
import { maxSeats } from '../../shared/rules/setup/new-game';
import { measured, plannedOf, tableOf, type Planned } from './length/measure';

const FILE = 'main/game/lengths.json';
const help = `Usage: npm run length -- [--games N] [--missing] [--write]

Plays games of novices with each number of seats, each profile and each value of each house rule, and prints what the
set-up screen estimates the length of a game by.

  --games N    games for each (40)
  --missing    only what ${FILE} does not have yet
  --write      keeps it in ${FILE}
`;

const json = (table: LengthTable): string => `${JSON.stringify(table, undefined, 1).replaceAll(/\[\s+([\d.]+),\s+([\d.]+)\s+\]/g, '[$1, $2]')}\n`;

const main = async (): Promise<number> => {
  const { values } = parseArgs({ options: { games: { type: 'string', default: '40' }, missing: { type: 'boolean', default: false }, write: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } } });
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 4) {
    process.stderr.write(`--games is a whole number from 4, not "${values.games}".\n`);
    return 2;
  }
  const { default: before } = (await import('../../main/game/lengths.json')) as unknown as { readonly default: LengthTable };
  const plan = plannedOf(optionDefs, profiles, maxSeats);
  const wanted = values.missing ? plan.filter((one) => one.option === undefined ? before.profiles[one.profile] === undefined : before.factors[one.option]?.[String(one.value)] === undefined) : plan;
  const play = (one: Planned) => {
    const found = measured(one, games);
    process.stderr.write(`${one.seats} seats, ${one.profile}${one.option === undefined ? '' : `, ${one.option}=${String(one.value)}`}: ${found.low}-${found.high} rounds (median ${found.median})\n`);
    return found;
  };
  const text = json(tableOf(wanted.map((one) => [one, play(one)] as const), values.missing ? before : undefined, games, () => play({ seats: 4, profile: profiles[0] })));
  if (values.write) writeFileSync(FILE, text);
  else process.stdout.write(text);
  return 0;
};

process.exitCode = await main();

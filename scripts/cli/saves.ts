// `npm run saves`: the campaigns that are kept of a version, so that later ones prove that they still open them.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { factsOf, type Facts } from '../../main/ai/facts';
import { inProcessPlayers } from '../../main/ai/in-process';
import { think } from '../../main/ai/policies/index';
import { noLog } from '../../main/app/log';
import { lookThrough } from '../../main/game/file/look';
import { createProgram, type Program } from '../../main/app/program';
import { definitionsOf } from '../../shared/content/definitions';
import type { Channel, ReplyOf, RequestOf } from '../../shared/contract/ipc';
import type { SetupChoices } from '../../shared/contract/setup';
import type { GameUpdate } from '../../shared/contract/view';
import type { DefId } from '../../shared/kernel/ids';
import { optionsOf } from '../../shared/rules/options/resolve';
import { version } from '../../package.json';
import { wanted, type Wanted } from './saves/wanted';

const help = `Usage: npm run saves -- --write [--to DIR] [NAME...]

Plays until each kind of moment in which somebody may leave a game, and keeps the campaign as a file, for the test that
later versions still open it. A version is kept once, before it is released; a file that is there is never written over.

  --write    without it, only the names are listed
  --to DIR   where to (main/testing/saves/${version})
`;

/** Answers given in one game before another seed is tried, and seeds before the moment is given up. */
const MOST_ANSWERS = 6000;
const MOST_SEEDS = 40;

type Asked = <K extends Channel>(channel: K, request: RequestOf<K>) => Promise<ReplyOf<K>>;

const asker =
  ({ door }: Program): Asked =>
  async (channel, request) => {
    const reply = (await door.ask(channel, request, { id: 'saves', transport: 'browser' })) as
      | { ok: true; value: unknown }
      | { ok: false; error: Error };
    if (!reply.ok) throw new Error(`${channel}: ${reply.error.message}`);
    return reply.value as never;
  };

const choicesOf = ({ name, letters, choices = {} }: Wanted, seed: string, endings: readonly DefId[]): SetupChoices => {
  const called = choices.endings?.[0];
  const chosen =
    called === undefined ? {} : { endings: endings.filter((id) => called === '*' || id.endsWith(`/${called}`)) };
  const seats = Array.from(letters, (letter, i) => ({
    name: `Seat ${i + 1}`,
    control: letter === 'P' ? ('person' as const) : ('computer' as const),
    character: 'lot' as const,
  }));
  return {
    name: `${version} ${name}`,
    seats,
    sets: ['base'],
    profile: 'revised',
    rules: {},
    seed,
    ...choices,
    ...chosen,
  };
};

/** Answers for every person until the moment comes. @returns whether it came before the end of the game */
const playTo = async (
  ask: Asked,
  opened: GameUpdate,
  latest: () => GameUpdate | undefined,
  facts: Facts,
  moment: Wanted['moment'],
): Promise<boolean> => {
  let now = opened;
  for (let n = 0; n < MOST_ANSWERS && now.view.over === undefined;) {
    if (moment(now)) return true;
    const { prompt, view, game } = now;
    if (prompt === undefined) await new Promise((resolve) => setTimeout(resolve));
    else {
      n++;
      const keys = think({ view, prompt, level: 'novice' }, facts, 'saves');
      await ask('game.answer', { game, seat: prompt.seat, answer: { decision: prompt.id, keys: [...keys] } });
    }
    now = latest() ?? now;
  }
  return false;
};

const save = async (one: Wanted, file: string): Promise<boolean> => {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'crownward-saves-'));
    const program = createProgram({ dataDir, log: noLog, players: inProcessPlayers, look: lookThrough });
    try {
      const ask = asker(program);
      let latest: GameUpdate | undefined;
      program.publisher.subscribe((push, payload) => {
        if (push === 'game.update') latest = payload as GameUpdate;
      });
      const choices = choicesOf(one, `${one.name} ${seed}`, (await ask('setup.offer', {})).endings);
      const facts = factsOf(definitionsOf(choices.sets, optionsOf(choices)));
      const { game } = await ask('games.create', choices);
      if (!(await playTo(ask, await ask('games.open', { game }), () => latest, facts, one.moment))) continue;
      writeFileSync(file, Buffer.from((await ask('games.export', { game })).file, 'base64'));
      return true;
    } finally {
      program.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  return false;
};

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    options: {
      write: { type: 'boolean', default: false },
      to: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const names = positionals.length === 0 ? wanted : wanted.filter(({ name }) => positionals.includes(name));
  const dir = values.to ?? path.join('main', 'testing', 'saves', version);
  let failed = 0;
  for (const one of names) {
    const file = path.join(dir, `${one.name}.crownward`);
    if (!values.write || existsSync(file)) {
      process.stdout.write(`${one.name}${existsSync(file) ? ': is there' : ''}\n`);
      continue;
    }
    mkdirSync(dir, { recursive: true });
    const done = await save(one, file);
    if (!done) failed++;
    process.stdout.write(`${one.name}: ${done ? 'written' : `its moment did not come in ${MOST_SEEDS} games`}\n`);
  }
  return failed === 0 ? 0 : 1;
};

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${help}`);
  process.exitCode = 2;
}

// A whole program without a window: asked through its door like any screen, in a folder of its own.
import { onTestFinished } from 'vitest';
import { definitionsOf } from '../../shared/content/definitions';
import type { Reply } from '../../shared/contract/failure';
import type { Channel, ReplyOf, RequestOf } from '../../shared/contract/ipc';
import type { SeatChoice, SetupChoices } from '../../shared/contract/setup';
import type { GameUpdate } from '../../shared/contract/view';
import { optionsOf } from '../../shared/rules/options/resolve';
import type { Def } from '../../shared/rules/vocab/definition';
import { inProcessPlayers } from '../ai/in-process';
import type { PlayersOf } from '../ai/player';
import { noLog, type Logger } from '../app/log';
import { createProgram, type Program } from '../app/program';
import { lookThrough, type FileReader } from '../game/file/look';
import { aFolder } from './folder';

export type Table = {
  readonly program: Program;
  readonly ask: <K extends Channel>(channel: K, request: RequestOf<K>) => Promise<Reply<ReplyOf<K>>>;
  /** The same, for what is sure to succeed. */
  readonly get: <K extends Channel>(channel: K, request: RequestOf<K>) => Promise<ReplyOf<K>>;
  /** Everything that was pushed about the open game. */
  readonly updates: GameUpdate[];
};

export type TableOptions = {
  readonly dataDir?: string;
  readonly players?: PlayersOf;
  readonly look?: FileReader;
  readonly log?: Logger;
};

export const aTable = ({
  dataDir = aFolder(),
  players = inProcessPlayers,
  look = lookThrough,
  log = noLog,
}: TableOptions = {}): Table => {
  const program = createProgram({ dataDir, log, players, look });
  onTestFinished(program.close);
  const updates: GameUpdate[] = [];
  program.publisher.subscribe((push, payload) => {
    if (push === 'game.update') updates.push(payload as GameUpdate);
  });
  const ask: Table['ask'] = async (channel, request) =>
    (await program.door.ask(channel, request, { id: 'test', transport: 'browser' })) as never;
  return {
    program,
    ask,
    updates,
    get: async (channel, request) => {
      const reply = await ask(channel, request);
      if (!reply.ok) throw new Error(`${channel}: ${reply.error.message}`);
      return reply.value;
    },
  };
};

/** Seats from letters: `P` for a person, `C` for the computer. */
export const seats = (letters: string): readonly SeatChoice[] =>
  Array.from(letters, (letter, i) => ({
    name: `Seat ${i + 1}`,
    control: letter === 'P' ? 'person' : 'computer',
    character: 'lot',
  }));

/** Revised, because there seat 1 begins. */
export const choices = (letters: string, more: Partial<SetupChoices> = {}): SetupChoices => ({
  seats: seats(letters),
  sets: ['base'],
  profile: 'revised',
  rules: {},
  seed: 'a test',
  ...more,
});

/** The definitions that such a game is begun with. */
export const definitionsIn = (made: SetupChoices = choices('P')): readonly Def[] =>
  definitionsOf(made.sets, optionsOf(made));

/** The first answer that is open: what somebody gives who only clicks through. */
export const firstKeys = ({ prompt }: Pick<GameUpdate, 'prompt'>): readonly string[] =>
  prompt === undefined
    ? []
    : prompt.options
        .filter(({ off, minor }) => off === undefined && minor !== true)
        .slice(0, Math.max(1, prompt.min))
        .map(({ key }) => key);

/** Lets everything run that waits for its turn, a computer player's answer for instance. */
export const breathe = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Clicks through so many prompts of people; @returns the last update. */
export const clickOn = async ({ get, updates }: Table, opened: GameUpdate, times: number): Promise<GameUpdate> => {
  let now = opened;
  for (let n = 0; n < times && now.view.over === undefined;) {
    if (now.prompt !== undefined) {
      n++;
      await get('game.answer', {
        game: now.game,
        seat: now.prompt.seat,
        answer: { decision: now.prompt.id, keys: [...firstKeys(now)] },
      });
    }
    now = updates.at(-1) ?? now;
    for (let i = 0; now.prompt === undefined && now.view.over === undefined && i < 2000; i++) {
      await breathe();
      now = updates.at(-1) ?? now;
    }
  }
  return now;
};

// A campaign to carry about: played for a while, listed, written to a file and taken apart.
import { unseal } from '../game/file/container';
import { choices, clickOn, type Table } from './program';

/** A campaign that was played for some answers, and how it stands. */
export const played = async (table: Table, letters = 'PC', times = 25) => {
  const { game } = await table.get('games.create', choices(letters, { name: 'Sunday' }));
  const now = await clickOn(table, await table.get('games.open', { game }), times);
  return { game, now };
};
export const list = async (table: Table) => await table.get('games.list', {});
export const exported = async (table: Table, game: string): Promise<Buffer> =>
  Buffer.from((await table.get('games.export', { game })).file, 'base64');

/** What is in a file, as far as tests change it. */
export type Doc = {
  game: Record<string, unknown> & {
    current: { seq: number; state: Record<string, unknown> };
    steps: Record<string, unknown>[];
    turns: Record<string, unknown>[];
    setup: Record<string, unknown>;
  };
};

export const unsealed = (file: Buffer): Doc => {
  const inside = unseal(file);
  if (!inside.ok) throw new Error(inside.error);
  return structuredClone(inside.value) as Doc;
};

// What is ditched beside a question: through the door, on disk, back and forth, and seen by its owner alone.
import { describe, expect, it } from 'vitest';
import type { GameUpdate, HeroView } from '../../shared/contract/view';
import type { CardId, SeatId } from '../../shared/kernel/ids';
import { aFolder } from '../testing/folder';
import { aTable, choices, clickOn, type Table } from '../testing/program';

const heroOf = ({ view }: GameUpdate, seat: SeatId): HeroView => {
  const hero = view.seats.find(({ id }) => id === seat)?.hero;
  if (hero === undefined) throw new Error('no character');
  return hero;
};
const held = (update: GameUpdate, seat: SeatId): readonly CardId[] => heroOf(update, seat).held.map(({ id }) => id);
const ditchable = (update: GameUpdate, seat: SeatId): CardId | undefined =>
  heroOf(update, seat).held.find((card) => card.ditchable)?.id;

/** Plays on to the beginning of a turn in which its player could ditch something. */
const untilHeCould = async (table: Table, letters: string) => {
  const { game } = await table.get('games.create', choices(letters));
  let now = await table.get('games.open', { game });
  for (let n = 0; n < 300; n++) {
    const seat = now.prompt?.seat ?? 'p1';
    const card = now.prompt?.ask.id === 'ask.move' ? ditchable(now, seat) : undefined;
    if (card !== undefined) return { game, now, seat, card };
    now = await clickOn(table, now, 1);
  }
  throw new Error('nobody has anything to ditch');
};
const latest = ({ updates }: Table): GameUpdate => {
  const last = updates.at(-1);
  if (last === undefined) throw new Error('nothing was pushed');
  return last;
};

describe('a card that is ditched beside the question', () => {
  it('lies on the space, the question stands, and it is taken back, done again and replayed like an answer', async () => {
    const dataDir = aFolder();
    const table = aTable({ dataDir });
    const { game, now, seat, card } = await untilHeCould(table, 'P');

    await table.get('game.ditch', { game, seat, card });
    const ditched = latest(table);
    expect(ditched.prompt).toMatchObject({ seat, ask: now.prompt?.ask });
    expect(held(ditched, seat)).not.toContain(card);
    const here = ditched.view.spaces.find(({ id }) => id === heroOf(ditched, seat).space);
    expect(here?.cards.map(({ id }) => id)).toContain(card);
    expect(ditched.back?.undo).toMatchObject({ ok: true, seat });

    await table.get('game.undo', { game, agreed: [] });
    expect(ditchable(latest(table), seat)).toBe(card);
    await table.get('game.redo', { game });
    expect(latest(table).view).toEqual(ditched.view);

    table.program.close();
    const again = aTable({ dataDir });
    const resumed = await again.get('games.open', { game });
    expect(resumed.view).toEqual(ditched.view);
    await clickOn(again, resumed, 20);
    expect(await again.get('replay.check', { game })).toMatchObject({ differs: [] });
  });

  it('is refused in one sentence to whom it is not for', async () => {
    const table = aTable();
    const { game, now, seat, card } = await untilHeCould(table, 'PP');
    const refusal = async (who: SeatId, what: CardId): Promise<string> => {
      const reply = await table.ask('game.ditch', { game, seat: who, card: what });
      return reply.ok ? 'done' : reply.error.message;
    };
    const other = seat === 'p1' ? 'p2' : 'p1';
    expect(await refusal(other, card)).toBe('You do not have that card.');
    expect(await refusal(seat, 'c999999')).toBe('You do not have that card.');
    let later = now;
    while (later.prompt?.seat !== other || later.view.active !== other || later.prompt.ask.id !== 'ask.move')
      later = await clickOn(table, later, 1);
    const [own = card] = held(later, seat);
    expect(heroOf(later, seat).held.some((one) => one.ditchable)).toBe(false);
    expect(await refusal(seat, own)).toBe('You can ditch a card in your own turn, or when you are asked something.');
    await table.get('game.control', { game, seat, control: 'computer' });
    expect(await refusal(seat, own)).toContain('computer');
  });
});

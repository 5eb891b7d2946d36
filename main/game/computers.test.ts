import { expect, it, vi } from 'vitest';
import { startOf } from '../../shared/rules/setup/position';
import type { State } from '../../shared/rules/state/state';
import { baseBook } from '../../shared/rules/testing/books';
import type { Players, Reply } from '../ai/player';
import { noLog } from '../app/log';
import { breathe } from '../testing/program';
import { createComputers } from './computers';

/** The warrior is a computer's, and asked first. */
const standing = (at: string): State => {
  const made = startOf(baseBook, { characters: { warrior: { at } } });
  if (!made.ok) throw new Error(made.refusal.msg.id);
  const seats = Object.entries(made.state.seats).map(([id, seat]) => [id, { ...seat, control: 'computer' }]);
  return { ...made.state, seats: Object.fromEntries(seats) as State['seats'] };
};

it('thinks ahead while the disk writes, and what it thought of what could not be stored is not put in', async () => {
  const [here, there] = [standing('tavern'), standing('city')];
  const asked: { at: unknown; settle: (reply: Reply) => void }[] = [];
  const players: Players = {
    answer: ({ view }) => new Promise((settle) => asked.push({ at: view.seats[0]?.hero?.space, settle })),
    ponder: vi.fn(),
    learn: vi.fn(),
    forget: vi.fn(),
    close: vi.fn(),
  };
  let state: State = { ...here, pending: {} };
  const input = vi.fn(() => {
    state = { ...state, pending: {} };
    return { ok: true } as const;
  });
  const computers = createComputers({
    players,
    book: baseBook,
    state: () => state,
    input,
    log: noLog,
    trouble: vi.fn(),
    told: vi.fn(),
    broken: vi.fn(),
  });

  const takeBack = computers.ahead(here);
  takeBack();
  // Another answer was given since, and came to a question of the same name.
  computers.ahead(there);
  state = there;
  computers.ask();
  expect(asked.map(({ at }) => at)).toEqual(['base/space/tavern', 'base/space/city']);
  asked[0]?.settle({ keys: ['of the first'] });
  await breathe(3);
  expect(input).not.toHaveBeenCalled();
  asked[1]?.settle({ keys: ['of the second'] });
  await breathe(3);
  expect(input).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ answer: expect.objectContaining({ keys: ['of the second'] }) }),
  );
  computers.close();
});

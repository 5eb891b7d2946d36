// Computer players in the same thread: for tests and tools, where nobody waits for the screen.
import type { PlayersOf } from './player';
import { think } from './policies/index';

export const inProcessPlayers: PlayersOf = (facts, salt) => ({
  answer: async (question) => {
    // As a worker would: after whatever is going on now.
    await Promise.resolve();
    return think(question, facts, salt);
  },
  close: () => undefined,
});

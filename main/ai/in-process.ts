// Computer players in the same thread: for tests and tools, where nobody waits for the screen.
import { brainOf } from './brain';
import type { PlayersOf } from './player';

export const inProcessPlayers: PlayersOf = (table) => {
  const brain = brainOf(table);
  return {
    answer: async (question) => {
      // As a worker would: after whatever is going on now.
      await Promise.resolve();
      return brain(question);
    },
    // Nobody looks at a question for a while.
    ponder: () => Promise.resolve(undefined),
    // Nobody waits for the screen, so it is early enough when the first is asked.
    learn: () => undefined,
    forget: () => undefined,
    close: () => undefined,
  };
};

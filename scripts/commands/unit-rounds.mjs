// Unit tests that take long and change least come round in `npm test`, as end-to-end tests do (e2e/rounds.ts): each has
// its day. `npx vitest` does all of them, and whoever works on one runs its file.

/** One list for each day of a week; each takes about as long as another. @type {readonly (readonly string[])[]} */
export const ROUNDS = [
  [
    'main/game/hint.test.ts',
    'main/game/ponder.test.ts',
    'main/persistence/backups.test.ts',
    'main/game/file/provenance.test.ts',
    'main/persistence/mended.test.ts',
    'shared/rules/query/fight.test.ts',
  ],
  [
    'main/ai/puzzles/puzzles.test.ts',
    'main/ai/search/over.test.ts',
    'main/game/file/hostile.test.ts',
    'main/game/stops.test.ts',
    'scripts/soak/replays.test.ts',
    'scripts/soak/setups.test.ts',
  ],
  [
    'main/game/file/hostile-cards.test.ts',
    'main/game/kept-faces.test.ts',
    'scripts/soak/files.test.ts',
    'scripts/soak/sim.test.ts',
  ],
  [
    'main/game/presets.test.ts',
    'main/game/tutorial/tutorial.test.ts',
    'main/persistence/salvage.test.ts',
    'scripts/gates/a-set.test.ts',
  ],
  [
    'main/persistence/wal.test.ts',
    'scripts/soak/damage.test.ts',
    'scripts/soak/faults.test.ts',
    'shared/content/probe/set.test.ts',
    'scripts/soak/kills.test.ts',
    'shared/rules/foresight/kept.test.ts',
  ],
  [
    'main/ipc/websocket.test.ts',
    'main/game/records/records.test.ts',
    'main/ai/search/standing.test.ts',
    'scripts/soak/endings.test.ts',
    'shared/content/editions.test.ts',
    'shared/rules/engine/again.test.ts',
    'shared/rules/foresight/foresee.test.ts',
    'shared/rules/foresight/to-crown.test.ts',
  ],
  [
    'main/ai/policies/policies.test.ts',
    'main/ai/renamed.test.ts',
    'main/game/file/refused.test.ts',
    'main/game/history/replay.test.ts',
    'main/game/session.test.ts',
    'scripts/cli/where/rules.test.ts',
    'scripts/gates/self-test.test.ts',
    'scripts/gates/self-test-types.test.ts',
    'scripts/soak/taken.test.ts',
  ],
];

/** The files that have another day. @param {number} day since whenever @returns {readonly string[]} */
export const unitsNotOn = (day) => ROUNDS.flatMap((files, nth) => (day % ROUNDS.length === nth ? [] : files));

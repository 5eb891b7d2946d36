// Whole games by the rules of every edition: no violation, an end.
import { describe, expect, it } from 'vitest';
import { definitionsOf } from '../../shared/content/definitions';
import { rulebookOf } from '../../shared/rules/charts';
import { profiles } from '../../shared/rules/options/registry';
import { optionsOf } from '../../shared/rules/options/resolve';
import { fewOf } from '../../shared/rules/testing/set-proof/share';
import { playGame } from '../cli/sim/game';
import type { SimOptions } from '../cli/sim/options';
import { size } from './size';

const GAMES = size(100, 3);
/** In `npm test`: another of them each day. */
const A_DAY = size(GAMES, 1);

describe.each(profiles)('games of the %s edition', (profile) => {
  const book = rulebookOf(definitionsOf(['base'], optionsOf({ profile, rules: {} })));
  const games = Array.from({ length: GAMES }, (_, i) => [`${profile} ${i + 1}`, 2 + (i % 5)] as const);
  it.each(fewOf(games, A_DAY))(
    '%s, %i seats',
    (seed, seats) => {
      // Those who play badly drag a game out; after so many rounds it is counted.
      const options: SimOptions = {
        games: 1,
        seats,
        seed,
        players: ['novice', 'random'],
        sets: ['base'],
        rules: { timeLimit: 50 },
        profile,
        endings: {},
        curious: 0,
        limit: 60_000,
        threads: 1,
        json: false,
        report: false,
      };
      const report = playGame(book, options, seed);
      expect({ violations: report.violations, stuck: report.stuck ?? 'no', last: report.last.slice(-6) }).toEqual({
        violations: [],
        stuck: 'no',
        last: [],
      });
    },
    600_000,
  );
});

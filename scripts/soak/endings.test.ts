// Whole games with every ending: each is finished by its rules, and nothing hidden is seen.
import { describe, expect, it } from 'vitest';
import { definitionsOf } from '../../shared/content/definitions';
import { fewOf } from '../../shared/rules/testing/set-proof/share';
import type { EndingDef } from '../../shared/rules/vocab/definition';
import { rulebookOf } from '../../shared/rules/charts';
import { playGame, type GameReport } from '../cli/sim/game';
import type { SimOptions } from '../cli/sim/options';
import { size } from './size';

const defs = definitionsOf(['base']);
const book = rulebookOf(defs, 'fast');
const endings = defs.filter((def): def is EndingDef => def.kind === 'ending');
const games = size(100, 1);
/** With all endings at once; in `npm test` another of them each day. */
const MANY = size(300, 3);
/** In `npm test`: all of them come round in a few days. */
const A_DAY = 2;

const play = (chosen: SimOptions['endings'], seed: string, seats = 4): GameReport =>
  playGame(
    book,
    {
      games: 1,
      seats,
      seed,
      players: ['novice'],
      sets: ['base'],
      profile: 'digital',
      rules: {},
      endings: chosen,
      limit: 60_000,
      threads: 1,
      curious: 0,
      json: false,
      report: false,
    },
    seed,
  );
const wrong = (reports: readonly GameReport[]) =>
  reports
    .filter((one) => !one.finished || one.violations.length > 0)
    .map((one) => [one.seed, one.stuck, ...one.violations, ...one.last.slice(-6)]);

describe('games with an ending', () => {
  it.each(fewOf(endings, size(endings.length, A_DAY)).map((def) => [def.id, def] as const))(
    '%s: all are finished',
    (id, def) => {
      const mode = def.reveal === 'hidden' ? 'hidden' : 'revealed';
      expect(
        wrong(Array.from({ length: games }, (_, i) => play({ endings: [id], endingsMode: mode }, `ending ${i + 1}`))),
      ).toEqual([]);
    },
    1_200_000,
  );

  it('with all of them, revealed or hidden as the die says, and any number of seats', () => {
    const all = endings.map(({ id }) => id);
    expect(
      wrong(
        fewOf(
          Array.from({ length: MANY }, (_, i) => i),
          size(MANY, 1),
        ).map((i) => play({ endings: all, endingsMode: 'die' }, `any ${i + 1}`, 1 + (i % 6))),
      ),
    ).toEqual([]);
  }, 1_200_000);
});

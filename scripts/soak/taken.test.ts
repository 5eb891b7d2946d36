// Whatever a game offers often somebody takes, if players are curious: no choice stands there that nobody can make, and
// whatever comes of it, the game goes on to its end.
import { describe, expect, it } from 'vitest';
import { declared } from '../../shared/content/declared';
import { builtSets, definitionsOf } from '../../shared/content/definitions';
import { rulebookOf } from '../../shared/rules/charts';
import { playGame } from '../cli/sim/game';
import { simOptions } from '../cli/sim/options';
import { added, newTally } from '../cli/sim/report';
import { isSoak, size } from './size';

const LONG = 3_600_000;
/** Every second answer of theirs is one of curiosity, so what was offered so often is left for no other reason. */
const OFTEN = 12;
const released = builtSets.filter((id) => declared.of(id)?.kind !== 'trial').join();

describe('curious players', () => {
  it.each([...(isSoak ? [released] : []), 'base'])(
    'take all that is offered often: %s',
    (sets) => {
      const options = simOptions(['--sets', sets, '--seats', '4', '--curious', '2', '--seed', 'curious']);
      if ('problem' in options) throw new Error(options.problem);
      const book = rulebookOf(definitionsOf(options.sets));
      const known = newTally();
      const games = Array.from({ length: size(150, 3) }, (_, n) =>
        playGame(book, options, `curious-${n + 1}`, undefined, known),
      );
      expect(games.filter(({ finished }) => !finished)).toEqual([]);
      const offered = Object.entries(added(games.map(({ tally }) => tally)).options).filter(([, [n]]) => n >= OFTEN);
      expect(offered.length).toBeGreaterThan(size(300, 120));
      expect(offered.filter(([, [, taken]]) => taken === 0)).toEqual([]);
    },
    LONG,
  );
});

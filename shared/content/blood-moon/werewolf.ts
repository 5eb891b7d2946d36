// The Werewolf, whom a natural 1 sets prowling (D Prowling Werewolf). Of his chart only the 1 and the 6 are known.
import { chart, choose, elsewhere, heal, is, lose, nothing, pick, replenish, v, when } from '../../rules/dsl';
import type { FigureDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { HeroRef } from '../../rules/vocab/refs';
import { walksOff } from '../common/figures';
import { followerOrLife } from '../common/losses';
import { isNight } from './time';

export const LYCANTHROPES = 'blood-moon/deck/lycanthrope';
/** A card is taken; what it does with a second one, or with a Toad, it says itself. */
export const becomesLycanthrope = (who?: HeroRef): Effect => ({
  op: 'deal',
  from: LYCANTHROPES,
  to: 'held',
  ...(who === undefined ? {} : { who }),
});
/** Whoever is meant rolls on his chart, wherever he is. */
export const rollsOnHisChart = (who?: HeroRef): Program => [
  choose({ cards: { kind: 'figure', named: 'werewolf' } }, 'wolf'),
  { op: 'meet', card: v('wolf'), ...(who === undefined ? {} : { who }) },
];

export const werewolf: FigureDef = {
  id: 'blood-moon/figure/werewolf',
  kind: 'figure',
  deck: 'blood-moon/deck/figure',
  origin: 'ours',
  start: 'base/space/forest',
  met: chart({
    '1': becomesLycanthrope(),
    '2': lose('life', 2),
    '3': lose('life'),
    '4': followerOrLife,
    '5': nothing,
    '6+': pick({
      heal: { if: is({ missing: 'life' }, '>=', 1), do: heal('full') },
      replenish: { if: is({ missing: 'fate' }, '>=', 1), do: replenish('full') },
    }),
  }),
  abilities: [
    walksOff([
      // At night he stops at the first space with a character.
      when(
        isNight,
        { op: 'walk', figure: 'this', n: v('steps'), stopsAt: { not: { empty: true } } },
        { op: 'walk', figure: 'this', n: v('steps') },
      ),
    ]),
  ],
};

/** Where he does not prowl he lies beside the board: others still send one to his chart. */
export const besideTheBoard = elsewhere('figure', werewolf.id, {
  when: { prowlingWerewolf: false },
  with: { start: 'table', abilities: [] },
});

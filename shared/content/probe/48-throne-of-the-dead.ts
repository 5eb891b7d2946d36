// Whoever is killed on the Crown becomes a Ghost all the same.
import { after, at, can, ending, is, reacts, teleport, when } from '../../rules/dsl';
import type { EndingDef } from '../../rules/vocab/definition';
import { foeWithLives } from '../common/endings';

const lives = { tokens: 'lives', on: 'this' } as const;

export const throneOfTheDead: EndingDef = ending('probe/ending/throne_of_the_dead', {
  origin: 'ours',
  reveal: 'both',
  goal: 'foe',
  lives: 4,
  visit: foeWithLives({ strength: 10, craft: 10, name: 'throne_of_the_dead', subtype: 'spirit', again: true }),
  abilities: [
    { id: 'throne', static: [can('riseAlways')] },
    reacts(
      'leaves',
      after(
        'rose',
        'mine',
        [
          teleport(at('base/space/graveyard')),
          when(is(lives, '<', 4), { op: 'tokens', on: 'this', kind: 'lives', n: 1 }),
        ],
        { forced: true },
      ),
    ),
  ],
});

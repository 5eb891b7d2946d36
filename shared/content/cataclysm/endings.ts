// Endings of The Cataclysm that need none of its cards. Lands of Wonder needs Denizens, The One Talisman a fifth
// Talisman.
import { before, chart, choose, discard, each, ending, lose, reacts, v } from '../../rules/dsl';
import type { EndingDef } from '../../rules/vocab/definition';
import type { Effect } from '../../rules/vocab/effect';
import type { HeroFilter } from '../../rules/vocab/select';
import { aloneThere, foeWithLives, notMissed } from '../common/endings';

const eachLoses = (heroes: HeroFilter): Effect => each({ heroes }, 'one', lose('life', 1, v('one')));
const others: HeroFilter = { who: 'others' };

export const eternalCrown: EndingDef = ending('cataclysm/ending/the_eternal_crown', {
  origin: 'known',
  reveal: 'both',
  goal: 'lastAlive',
  anywhere: true,
  abilities: [
    reacts(
      'eternal',
      before(
        'turnBegan',
        'mine',
        chart({
          '1': lose('life'),
          '2': eachLoses({}),
          '3-5': eachLoses(others),
          '6': { op: 'each', of: { heroes: others, fewest: 'life' }, as: 'one', do: [{ op: 'kill', who: v('one') }] },
        }),
        { when: { all: [aloneThere, notMissed] }, forced: true },
      ),
    ),
  ],
});

/** The name and that it is hidden are known; all else is ours. */
export const cultOfTheDamned: EndingDef = ending('cataclysm/ending/cult_of_the_damned', {
  origin: 'ours',
  reveal: 'hidden',
  goal: 'foe',
  anywhere: true,
  lives: 4,
  visit: foeWithLives({
    strength: { plus: [8, { tokens: 'souls', on: 'this' }] },
    craft: { plus: [8, { tokens: 'souls', on: 'this' }] },
    name: 'cult_of_the_damned',
    again: true,
    lost: [choose({ cards: { kind: 'follower', zone: 'held', heldBy: 'me' } }, 'lost'), discard(v('lost'))],
  }),
  abilities: [
    reacts(
      'souls',
      before('heroKilled', 'anyone', { op: 'tokens', on: 'this', kind: 'souls', n: 1 }, { forced: true }),
    ),
  ],
});

// What trophies are worth now, and what makes some of them worth more.
import { always, enemy, gain, plus } from '../../rules/dsl';
import type { Amount } from '../../rules/vocab/select';
import { uncounted } from './12-omens';

const points: Amount = { sum: 'worth', over: { cards: { zone: 'trophy', heldBy: 'me' } } };
export const fleshGolem = enemy('probe/adventure/flesh_golem', {
  origin: 'known',
  copies: 0,
  subtype: 'construct',
  strength: { most: [1, points] },
  killed: [gain('strength')],
  noTrophy: true,
});
export const skeletonKing = enemy('probe/harbinger/skeleton_king', {
  origin: 'ours',
  copies: 0,
  subtype: 'undead',
  strength: 5,
  abilities: [always(plus('foeRoll', points, { when: { fight: { foeCards: { self: true } } }, reach: 'everyone' }))],
});

const dead = ['spirit', 'undead'];
export const restlessDead = uncounted('restless_dead', [
  {
    id: 'restless',
    static: [
      plus('foeRoll', 1, { reach: 'everyone', when: { fight: { subtype: dead } } }),
      plus('trophyWorth', 1, { card: { subtype: dead }, reach: 'everyone' }),
    ],
  },
]);

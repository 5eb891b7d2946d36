import { choose, discard, each, killFollower, lose, nothing, pick, roll, table, v } from '../../rules/dsl';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';

/** What befalls him, and nothing that he gives up or uses. */
export const befalls: Cond = {
  source: { kind: ['event', 'enemy', 'stranger', 'place', 'spell', 'space'] },
};

export const followers = { cards: { kind: 'follower', zone: 'held', heldBy: 'me' } } as const;

/** One of his Followers or a life, as he likes. */
export const followerOrLife: Effect = pick({
  follower: {
    if: { exists: followers },
    do: [choose(followers, 'lost', { ask: 'loseFollower' }), discard(v('lost'))],
  },
  life: lose('life'),
});

/** A die for himself and one for each Follower: by these numbers they fall. */
export const perilous = (...fall: readonly number[]): Program => {
  const rows = (falls: Effect): Effect =>
    table(v('die'), { [fall.join('-')]: falls, [`${Math.max(...fall) + 1}+`]: nothing });
  return [
    roll('die'),
    rows(lose('life')),
    each(followers, 'one', [roll('die', { for: 'follower' }), rows(killFollower(v('one')))]),
  ];
};

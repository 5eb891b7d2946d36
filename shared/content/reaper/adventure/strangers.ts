import {
  at,
  choose,
  discard,
  gain,
  is,
  lay,
  lose,
  nothing,
  pick,
  roll,
  stat,
  stranger,
  table,
  teleport,
  v,
  when,
} from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import type { Selector } from '../../../rules/vocab/select';
import { turnsPoints } from '../../common/strangers';
import { anywhereInRegion } from '../../common/ways';

const known = { origin: 'known' } as const;

/** One Spell of his choice out of the whole deck, which is shuffled together with its discards. */
export const demigod = stranger('reaper/adventure/demigod', {
  ...known,
  met: [{ op: 'search', deck: 'spell', to: 'hand', rest: 'shuffled', discards: true, find: { kind: 'spell' } }],
});

export const dryad = stranger('reaper/adventure/dryad', {
  ...known,
  stays: 'always',
  met: [
    roll('dice', { dice: 2 }),
    when(is(v('dice'), '<=', stat('craft')), [gain('craft'), discard()], teleport(at('base/space/forest'))),
  ],
});

const loses: Effect = pick({
  follower: {
    if: { exists: { cards: { kind: 'follower', zone: 'held', heldBy: 'me' } } },
    do: [choose({ cards: { kind: 'follower', zone: 'held', heldBy: 'me' } }, 'lost'), discard(v('lost'))],
  },
  life: lose('life'),
});
const whereHeIs: Selector = { heroes: { at: { is: { spaceOfCard: 'this' } } } };
/** 000 FAQ Leper: he may wander on several times in one turn, wherever somebody stands in his way. */
export const leper = stranger('reaper/adventure/leper', {
  ...known,
  stays: 'always',
  met: [
    roll('die'),
    table(v('die'), { '1-2': loses, '3+': nothing }),
    roll('far', { for: 'number' }),
    lay('this', { steps: v('far'), way: 'cw' }),
    when({ exists: whereHeIs }, [
      choose(whereHeIs, 'visited', { ask: 'visited' }),
      { op: 'meet', card: 'this', who: v('visited') },
    ]),
  ],
});

export const magician = stranger('reaper/adventure/magician', {
  ...known,
  met: [turnsPoints],
});

export const outlaw = stranger('reaper/adventure/outlaw', {
  ...known,
  keywords: ['unfriendly'],
  met: [when(is(stat('gold'), '>=', 1), lose('gold'), gain('gold'))],
});

export const pathfinder = stranger('reaper/adventure/pathfinder', {
  ...known,
  stays: 'always',
  met: [anywhereInRegion],
});

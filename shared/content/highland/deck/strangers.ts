// Strangers of the Highland.
import {
  can,
  chart,
  choose,
  discard,
  each,
  gain,
  grant,
  killFollower,
  lose,
  may,
  mayDo,
  modify,
  payWith,
  replenish,
  roll,
  stranger,
  teleport,
  toad,
  v,
  when,
} from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import type { Selector } from '../../../rules/vocab/select';
import { hasRoom } from '../../common/abilities';
import { crone, hermit as wandering } from '../../common/strangers';
import { gems } from './gems';

const known = { origin: 'known' } as const;
const stays = { ...known, stays: 'always' } as const;

export const cauldronCrone = crone('highland/highland/cauldron_crone');

const atRandom = (selector: Selector, then: Effect): readonly Effect[] => [
  choose(selector, 'lost', { random: true }),
  then,
];
export const cyclops = stranger('highland/highland/cyclops', {
  ...stays,
  keywords: ['unfriendly'],
  met: chart({
    '1-2': atRandom({ cards: { kind: 'follower', zone: 'held', heldBy: 'me' } }, killFollower(v('lost'))),
    '3-4': atRandom({ cards: { object: true, zone: 'held', heldBy: 'me' } }, discard(v('lost'))),
    '5-6': discard(),
  }),
});

/** A Spell that somebody has cast already. */
export const guru = stranger('highland/highland/guru', {
  ...stays,
  met: [
    when(hasRoom, [
      { op: 'search', deck: 'spell', discards: 'only', to: 'hand', rest: 'shuffled', as: 'taught' },
      when({ known: 'taught' }, discard()),
    ]),
  ],
});

export const hermit = wandering('highland/highland/hermit', [
  'base/space/cursed_glade',
  'highland/space/ruined_mine',
  'highland/space/mountain_pass',
  'highland/space/glacier',
  'base/space/crags',
  'highland/space/waterfall',
]);

export const leprechaun = stranger('highland/highland/leprechaun', {
  ...stays,
  keywords: ['unfriendly'],
  met: chart({
    '1': toad(),
    '2': lose('gold', 'all'),
    '3': lose('gold'),
    '4': gain('gold'),
    '5': gain('gold', 2),
    '6': [roll('more'), gain('gold', v('more'))],
  }),
});

export const luckFairy = stranger('highland/highland/luck_fairy', {
  ...stays,
  keywords: ['unfriendly'],
  met: chart({
    '1': toad(),
    '2': lose('fate', 'all'),
    '3': lose('fate'),
    '4': replenish(1),
    '5': replenish(2),
    '6': replenish('full'),
  }),
});

/** Whoever has sold him something has made him content. */
export const prospector = stranger('highland/highland/prospector', {
  ...stays,
  copies: 2,
  met: [
    ...gems.map(([named, worth]) =>
      each(
        { cards: { named, zone: 'held', heldBy: 'me' } },
        'gem',
        may('sellGem', [payWith(v('gem')), gain('gold', worth), { op: 'set', as: 'sold', to: 1 }]),
      ),
    ),
    when({ known: 'sold' }, discard()),
  ],
});

export const sageOwl = stranger('highland/highland/sage_owl', {
  ...stays,
  met: [modify([can('stopShort')], 'nextMove')],
});

export const spellweaver = stranger('highland/highland/spellweaver', {
  ...stays,
  met: [when(hasRoom, { op: 'search', deck: 'spell', top: 3, to: 'hand', rest: 'discard' })],
});

const tracks: Selector = { spaces: { region: 'mine', holds: { kind: 'enemy', faceUp: true } } };
export const tracker = stranger('highland/highland/tracker', {
  ...stays,
  met: [
    grant(
      mayDo('tracks', ['turnStart'], [choose(tracks, 'to', { ask: 'teleportTo' }), teleport(v('to'))], {
        instead: 'move',
        when: { exists: tracks },
      }),
      'nextMove',
    ),
  ],
});

// What is found among the discards: the topmost card of a kind.
import {
  byAlignment,
  choose,
  count,
  discard,
  follower,
  gain,
  gainTalisman,
  is,
  lose,
  may,
  mayDo,
  object,
  pay,
  payWith,
  pick,
  roll,
  stat,
  table,
  v,
  when,
} from '../../rules/dsl';
import type { FigureDef } from '../../rules/vocab/definition';
import type { Effect } from '../../rules/vocab/effect';
import type { Selector } from '../../rules/vocab/select';

const trophies: Selector = { cards: { zone: 'trophy', heldBy: 'me' } };
/** The Enemy that was discarded last is his trophy. */
const digsUp: Effect = { op: 'deal', from: 'adventure', topmost: { kind: 'enemy' }, to: 'trophy', as: 'dug' };

export const gravedigger: FigureDef = {
  id: 'probe/denizen/gravedigger',
  kind: 'figure',
  deck: 'denizen',
  origin: 'known',
  keywords: ['graveyard'],
  met: byAlignment({
    evil: may('pay', [pay(1), digsUp], { if: is(stat('gold'), '>=', 1) }),
    neutral: [
      choose(trophies, 'sold', { ask: 'bounty', min: 0, max: count(trophies) }),
      { op: 'set', as: 'n', to: v('sold') },
      payWith(v('sold')),
      gain('gold', v('n')),
    ],
    good: [choose(trophies, 'lost', { ask: 'discardWhich' }), when({ known: 'lost' }, discard(v('lost')))],
  }),
};

/** He takes what he has dug up and gives one of his trophies for it, the same one if he likes. */
export const rotsnoutDog = follower('probe/adventure/rotsnout_dog', {
  origin: 'known',
  abilities: [
    mayDo(
      'digs',
      ['turnStart'],
      [digsUp, when({ known: 'dug' }, [choose(trophies, 'buried', { ask: 'discardWhich' }), discard(v('buried'))])],
      { once: 'turn' },
    ),
  ],
});

/** Without the Treasure Map, which is another card of its set. */
export const treasureChest = object('probe/curio/treasure_chest', {
  origin: 'known',
  abilities: [
    mayDo(
      'open',
      ['turnStart', 'turnEnd'],
      [
        roll('die'),
        table(v('die'), {
          '1-2': lose('life'),
          '3-4': gain('gold', 2),
          '5+': pick({
            object: { op: 'deal', from: 'adventure', topmost: { object: true }, to: 'held' },
            talisman: gainTalisman,
          }),
        }),
        discard(),
      ],
    ),
  ],
});

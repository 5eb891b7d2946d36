// Events of the Varthrax deck.
import { choose, count, discard, each, event, v, when } from '../../../rules/dsl';
import { deadlyRivals as rivals, dragonSleep as sleep, known, raid } from '../alike/cards';
import { isKing, scalesOn } from '../lords';
import { placeScale } from '../scales';

export const castleRaid = raid('dragon/varthrax/castle_raid', 'base/space/castle');
export const deadlyRivals = rivals('dragon/varthrax/deadly_rivals_varthrax');
export const dragonSleep = sleep('dragon/varthrax/dragon_sleep_varthrax');

/** Where Varthrax is king, all over the board. */
export const fireStorm = event('dragon/varthrax/fire_storm', {
  ...known,
  met: [
    when(
      isKing('varthrax'),
      each({ cards: { at: 'anySpace', not: { self: true } } }, 'card', discard(v('card'))),
      each({ cards: { at: 'anySpace', in: { region: 'mine' }, not: { self: true } } }, 'card', discard(v('card'))),
    ),
  ],
});

const scales = { cards: scalesOn() } as const;
/** One after the other, round the table, until none is left on any Lord. */
export const reignOfFire = event('dragon/varthrax/reign_of_fire', {
  ...known,
  met: [
    {
      op: 'repeat',
      times: count(scales),
      do: [
        {
          op: 'each',
          of: { heroes: {} },
          as: 'who',
          actor: true,
          do: [when({ exists: scales }, [choose(scales, 'scale', { ask: 'card' }), ...placeScale(v('scale'))])],
        },
      ],
    },
  ],
});

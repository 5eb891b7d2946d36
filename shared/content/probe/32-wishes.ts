// Several wishes, of which none comes twice.
import { after, discard, follower, gain, gainSpell, pick, reacts } from '../../rules/dsl';
import type { Cond } from '../../rules/vocab/select';
import type { Effect, Program } from '../../rules/vocab/effect';
import { hasRoom } from '../common/abilities';

/** A wish that is made once: it is noted under its name. */
const once = (name: string, gift: Effect, ...more: readonly Cond[]): { readonly if: Cond; readonly do: Program } => ({
  if: { all: [{ not: { known: name } }, ...more] },
  do: [gift, { op: 'set', as: name, to: 1 }],
});

export const reallyLostSoul = follower('probe/veil/really_lost_soul', {
  origin: 'known',
  abilities: [
    reacts(
      'finds_peace',
      after(
        'visited',
        'mine',
        [
          discard(),
          {
            op: 'repeat',
            times: 2,
            do: [
              pick(
                {
                  strength: once('strength', gain('strength')),
                  craft: once('craft', gain('craft')),
                  life: once('life', gain('life')),
                  fate: once('fate', gain('fate')),
                  spell: once('spell', gainSpell(), hasRoom),
                },
                'ask.wish',
              ),
            ],
          },
        ],
        { event: { to: { named: ['chapel', 'graveyard'] } } },
      ),
    ),
  ],
});

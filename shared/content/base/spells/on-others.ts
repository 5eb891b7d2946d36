import {
  anyMoment,
  can,
  cannot,
  cast,
  castWhen,
  choose,
  gain,
  heal,
  is,
  lose,
  modify,
  pick,
  prevent,
  roll,
  spell,
  table,
  take,
  toad,
  v,
  when,
} from '../../../rules/dsl';
import type { Program } from '../../../rules/vocab/effect';
import type { Cond } from '../../../rules/vocab/select';
import { hasGoldToTake, takesGold } from '../../common/robbery';

const known = { origin: 'known' } as const;

export const acquisition = spell('base/spell/acquisition', {
  ...known,
  timing: [cast(['turnStart'])],
  aim: [
    choose(
      {
        heroes: {
          who: 'others',
          where: {
            any: [
              hasGoldToTake('it'),
              { exists: { cards: { object: true, takeable: true, zone: 'held', heldBy: 'it' } } },
            ],
          },
        },
      },
      'target',
    ),
  ],
  effect: [
    pick({
      gold: { if: hasGoldToTake(v('target')), do: takesGold(v('target')) },
      object: {
        if: { exists: { cards: { object: true, takeable: true, heldBy: v('target') } } },
        do: [
          choose({ cards: { object: true, takeable: true, zone: 'held', heldBy: v('target') } }, 'taken'),
          take(v('taken')),
        ],
      },
    }),
  ],
});
export const mesmerism = spell('base/spell/mesmerism', {
  ...known,
  timing: [cast(['turnStart'])],
  aim: [
    choose(
      {
        heroes: {
          who: 'others',
          where: { exists: { cards: { kind: 'follower', takeable: true, zone: 'held', heldBy: 'it' } } },
        },
      },
      'target',
    ),
  ],
  effect: [
    choose({ cards: { kind: 'follower', takeable: true, zone: 'held', heldBy: v('target') } }, 'taken'),
    take(v('taken')),
  ],
});
export const healing = spell('base/spell/healing', {
  ...known,
  copies: 2,
  timing: [cast(anyMoment, { turn: 'any' })],
  aim: [choose({ heroes: { where: is({ missing: 'life', of: 'it' }, '>=', 1) } }, 'target')],
  effect: [heal('full', v('target'))],
});
export const nullify = spell('base/spell/nullify', {
  ...known,
  timing: [cast(anyMoment, { turn: 'any' })],
  aim: [
    choose({ heroes: { where: { exists: { cards: { zone: 'hand', heldBy: 'it', not: { self: true } } } } } }, 'target'),
  ],
  effect: [{ op: 'discardSpells', n: 'all', who: v('target') }],
});
export const random = spell('base/spell/random', {
  ...known,
  copies: 2,
  timing: [cast(anyMoment, { turn: 'any' })],
  aim: [choose({ heroes: {} }, 'target')],
  effect: [
    roll('die', { who: v('target'), for: 'spell' }),
    table(v('die'), {
      '1': toad(3, v('target')),
      '2': lose('strength', 'all', v('target')),
      '3': lose('craft', 'all', v('target')),
      '4': lose('gold', 'all', v('target')),
      '5': gain('strength', 1, v('target')),
      '6': gain('life', 1, v('target')),
    }),
  ],
});
const holdsCharacter: Program = [modify([cannot('act'), cannot('move')], 'turn', 'active')];
/** Holds who begins his turn; or the creature that is fought, of several one by the caster's choice (D Attacking More Than One Enemy). */
export const holdsFast = (single: Cond, several: Cond, unfought: Program = holdsCharacter): Program => [
  when({ not: { fight: {} } }, unfought),
  when(single, modify([can('evade', { when: { fight: { foe: 'creature' } } })], 'fight')),
  when(several, [
    choose({ cards: { inFight: true, kind: 'enemy' } }, 'held'),
    { op: 'removeFoe', card: v('held'), how: 'evaded' },
  ]),
];
/** In the caster's own turn: lets him pass by the one who is met on a card, but by none that he fights (2 18:1, 18:2). */
export const holdsStranger: Program = [
  when({ turnOf: 'me' }, modify([can('evade', { when: { not: { fight: {} } } })], 'meeting'), holdsCharacter),
];
export const oneFoe = { fight: { foe: 'creature', foes: 'one' } } as const;
export const severalFoes = { fight: { foe: 'creature', foes: 'several' } } as const;
export const immobility = spell('base/spell/immobility', {
  ...known,
  copies: 2,
  timing: [
    cast(['turnStart'], { turn: 'others', when: { may: 'beTargeted', who: 'active' } }),
    cast(['creatureMet'], { when: { not: { at: { region: 'inner' } } } }),
  ],
  effect: holdsFast(oneFoe, severalFoes),
});
export const preservation = spell('base/spell/preservation', {
  ...known,
  timing: [
    castWhen('would', 'lose', { event: { what: 'life' } }),
    castWhen('would', 'left', { event: { how: 'discard', card: { kind: 'follower' } } }),
    castWhen('would', 'defeated', { event: { how: 'creature' } }),
  ],
  effect: [prevent, when({ eventIs: { what: ['battle', 'psychic'] } }, { op: 'settle', outcome: 'standOff' })],
});
export const counterspell = spell('base/spell/counterspell', {
  ...known,
  copies: 2,
  timing: [castWhen('would', 'cast')],
  effect: [prevent],
});

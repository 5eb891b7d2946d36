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
  preventOne,
  roll,
  spell,
  table,
  take,
  toad,
  v,
  when,
} from '../../../rules/dsl';
import type { Program } from '../../../rules/vocab/effect';
import type { CardFilter, Cond } from '../../../rules/vocab/select';
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
/** Whom a Spell strikes that is cast at the start of a turn: who begins it, but for what turns it on its caster. */
const whoBegins = choose({ heroes: { where: { turnOf: 'it' } } }, 'target');
const holdsCharacter: Program = [modify([cannot('act'), cannot('move')], 'turn', v('target'))];
/**
 * Holds who begins his turn; or the creature that is fought, of several one by the caster's choice (D Attacking More
 * Than One Enemy). It is passed by, and attacked no more in this turn.
 */
export const holdsFast = (unfought: Program = holdsCharacter): Program => [
  when({ not: { fight: {} } }, unfought),
  when({ fight: { foe: 'creature' } }, { op: 'removeFoe', card: v('held'), how: 'evaded' }),
];
/**
 * In the caster's own turn: lets him pass by the one who is met on a card, but by none that he fights (2 18:1, 18:2).
 */
export const holdsStranger: Program = [
  when({ turnOf: 'me' }, modify([can('evade', { when: { not: { fight: {} } } })], 'meeting'), holdsCharacter),
];
export const immobility = spell('base/spell/immobility', {
  ...known,
  copies: 2,
  timing: [
    cast(['turnStart'], { turn: 'others', when: { may: 'beTargeted', who: 'active' } }),
    cast(['creatureMet'], {
      when: { all: [{ not: { at: { region: 'inner' } } }, { not: { fight: { evadable: false } } }] },
    }),
  ],
  aim: [
    when({ not: { fight: {} } }, whoBegins),
    when({ fight: { foe: 'creature' } }, choose({ cards: { inFight: true, evadable: true } }, 'held')),
  ],
  effect: holdsFast(),
});
/** Whom it is about can be the target of a Spell (Amulet). */
const affected: Cond = { may: 'beTargeted', who: 'eventHero' };
/** R4 CREATURES AND ENEMIES: on a card; and no Spell affects a creature of the Inner Region (R4 SPELLS). */
const enemyOutside: CardFilter = { kind: 'enemy', in: { not: { region: 'inner' } } };
export const preservation = spell('base/spell/preservation', {
  ...known,
  timing: [
    castWhen('would', 'lose', { event: { what: 'life' }, when: affected }),
    castWhen('would', 'left', { event: { killed: true, card: { kind: 'follower' } }, when: affected }),
    castWhen('would', 'defeated', { event: { foe: 'creature', card: enemyOutside } }),
  ],
  effect: [preventOne, when({ eventIs: { on: 'defeated' } }, { op: 'settle', outcome: 'standOff' })],
});
export const counterspell = spell('base/spell/counterspell', {
  ...known,
  copies: 2,
  timing: [castWhen('would', 'cast')],
  effect: [prevent],
});

// Spells of The Highland.
import {
  anyMoment,
  can,
  cannot,
  cast,
  castWhen,
  choose,
  copies,
  endTurn,
  gain,
  grant,
  is,
  lose,
  modify,
  prevent,
  reacts,
  spell,
  v,
  when,
} from '../../rules/dsl';
import type { SpellDef } from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import type { Selector } from '../../rules/vocab/select';
import { killsFoe } from '../common/spells';
import type { HeroRef } from '../../rules/vocab/refs';

const known = { origin: 'known', copies: 2 } as const;
const once = { origin: 'known' } as const;

export const eyesOfTheHawk = spell('highland/spell/eyes_of_the_hawk', {
  ...known,
  timing: [{ ...castWhen('after', 'rolled', { event: { for: 'move' } }), whose: 'mine' }],
  effect: [modify([can('stopShort')], 'nextMove')],
});

/** Nothing is left to him for this turn but to prevent this. */
export const lightningBolt = spell('highland/spell/lightning_bolt', {
  ...once,
  timing: [cast(anyMoment, { turn: 'any' }), cast(['turnStart'], { turn: 'others' })],
  aim: [choose({ heroes: {} }, 'target')],
  effect: [
    modify([cannot('act'), cannot('move')], 'turn', v('target')),
    when(
      { turnOf: v('target') },
      {
        op: 'each',
        of: { heroes: { where: { same: ['it', v('target')] } } },
        as: 'struck',
        actor: true,
        do: [endTurn],
      },
    ),
  ],
});

/** In the Digital Edition only; whatever is there, until the turn is over (R4 SPELLS: outside the Inner Region). */
export const lightningStrike = spell('highland/spell/lightning_strike', {
  ...once,
  timing: [cast(anyMoment, { turn: 'any' }), cast(['turnStart'], { turn: 'others' })],
  aim: [choose({ spaces: { not: { region: 'inner' } } }, 'where', { ask: 'where' })],
  effect: [
    grant({ id: 'blinded', static: [can('evade', { reach: 'everyone', when: { at: { is: v('where') } } })] }, 'turn'),
  ],
});
/** In the Digital Edition only. */
export const syphonCraft = spell('highland/spell/syphon_craft', {
  ...once,
  timing: [cast(['turnStart'], { turn: 'others' })],
  aim: [
    choose(
      {
        heroes: {
          where: { all: [{ turnOf: 'it' }, is({ stat: 'craft', of: 'it', part: 'counters' }, '>=', 1)] },
        },
      },
      'target',
    ),
  ],
  effect: [lose('craft', 1, v('target')), gain('craft')],
});

const inHand = (of: HeroRef): Selector => ({ cards: { takeable: true, zone: 'hand', heldBy: of } });
export const mindSteal = spell('highland/spell/mind_steal', {
  ...known,
  timing: [cast(anyMoment, { turn: 'any' })],
  aim: [choose({ heroes: { who: 'others', where: { exists: inHand('it') } } }, 'target')],
  effect: [
    { op: 'lookAtHand', of: v('target') },
    choose(inHand(v('target')), 'stolen', { ask: 'stealSpell' }),
    { op: 'put', card: v('stolen'), to: 'hand' },
  ],
});

const inHisPlace: Program = [prevent, { op: 'settle', outcome: 'standOff' }];
export const simulacrum = spell('highland/spell/simulacrum', {
  ...known,
  timing: [cast(['beforeRolls'], { turn: 'any', when: { fight: {} } })],
  effect: [
    grant(
      reacts(
        'is_struck',
        { stage: 'would', on: 'beaten', whose: 'mine', event: { foe: 'creature' }, forced: true, do: inHisPlace },
        {
          stage: 'would',
          on: 'defeated',
          whose: 'others',
          event: { foe: 'character' },
          when: { same: ['eventBy', 'me'] },
          forced: true,
          do: inHisPlace,
        },
      ),
      'fight',
    ),
  ],
});

export const soulShatter: SpellDef = killsFoe('highland/spell/soul_shatter', 'psychic', 1);

const printed = { edition: ['revised', 'second', 'original'] } as const;
export const printedSpells = [
  copies(lightningBolt, printed, 2),
  copies(soulShatter, printed, 2),
  copies(lightningStrike, printed, 0),
  copies(syphonCraft, printed, 0),
];

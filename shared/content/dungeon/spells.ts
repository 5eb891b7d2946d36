// Spells of The Dungeon.
import {
  anyMoment,
  at,
  cannot,
  cast,
  castWhen,
  choose,
  discard,
  each,
  gain,
  grant,
  mayDo,
  modify,
  never,
  pick,
  prevent,
  preventOne,
  reacts,
  roll,
  spell,
  table,
  teleport,
  v,
  when,
} from '../../rules/dsl';
import type { SpellDef } from '../../rules/vocab/definition';
import type { Effect } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';
import { killsFoe, spellsReach } from '../common/spells';

const known = { origin: 'known' } as const;

const strengthens = (what: 'strength' | 'craft'): SpellDef =>
  spell(`dungeon/spell/${what}`, { ...known, copies: 2, timing: [cast(['turnStart'])], effect: [gain(what)] });
export const strength = strengthens('strength');
export const craft = strengthens('craft');

/** Whoever has just lost a fight has not lost it: neither life nor reward is taken. */
export const divineIntervention = spell('dungeon/spell/divine_intervention', {
  ...known,
  copies: 2,
  timing: [
    { ...castWhen('would', 'beaten', { event: { foe: 'creature' } }), whose: 'mine' },
    {
      ...castWhen('would', 'defeated', { event: { foe: 'character' }, when: { same: ['eventBy', 'me'] } }),
      whose: 'others',
    },
  ],
  effect: [prevent, { op: 'settle', outcome: 'standOff' }],
});

/** D Emerge From the Treasure Chamber: the Lord of Darkness is killed by it without an attack. */
export const fingerOfDeath = killsFoe('dungeon/spell/finger_of_death', 'battle');

const opens = (space: string): Effect =>
  grant(mayDo('portal', ['turnStart'], teleport(at(`base/space/${space}`)), { instead: 'move' }), 'turn');
export const magicPortal = spell('dungeon/spell/magic_portal_spell', {
  ...known,
  copies: 2,
  timing: [cast(['turnStart'])],
  effect: [
    roll('die', { for: 'spell' }),
    table(v('die'), {
      '1': opens('crags'),
      '2': opens('village'),
      '3': opens('city'),
      '4': opens('castle'),
      '5': opens('temple'),
      '6': opens('warlocks_cave'),
    }),
  ],
});

const byMagic = { when: { source: { kind: ['spell', 'magicObject'] } } } as const;
export const magicShell = spell('dungeon/spell/magic_shell', {
  ...known,
  timing: [cast(['turnStart', 'turnEnd'])],
  effect: [
    modify([cannot('castSpell'), cannot('castCommand'), cannot('useMagicObject')], 'myNextTurn'),
    modify([cannot('beTargeted')], 'myNextTurn'),
    grant(
      reacts(
        'unaffected',
        never('lose', 'mine', byMagic),
        never('gain', 'mine', byMagic),
        never('heal', 'mine', byMagic),
        never('toad', 'mine', byMagic),
        never('moved', 'mine', byMagic),
        never('left', 'mine', byMagic),
        never('lose', 'mine', { event: { cause: 'command' } }),
      ),
      'myNextTurn',
    ),
  ],
});

const affected: Cond = { may: 'beTargeted', who: 'eventHero' };
export const restoration = spell('dungeon/spell/restoration', {
  ...known,
  copies: 2,
  timing: [
    castWhen('would', 'lose', { event: { what: 'life' }, when: affected }),
    castWhen('would', 'left', { event: { killed: true, card: { kind: 'follower' } }, when: affected }),
  ],
  effect: [preventOne],
});

/** It is taken as it is cast, and does what it does all the same. */
export const spellCall = spell('dungeon/spell/spell_call', {
  ...known,
  copies: 2,
  timing: [castWhen('after', 'cast', { event: { card: { kind: 'spell', zone: 'held' } } })],
  effect: [{ op: 'put', card: 'eventCard', to: 'hand' }],
});

export const summonStorm = spell('dungeon/spell/summon_storm', {
  ...known,
  timing: [cast(anyMoment)],
  aim: [choose({ spaces: { region: 'mine', holds: { kind: 'enemy', subtype: ['animal', 'monster'] } } }, 'target')],
  effect: [
    each({ cards: { kind: 'enemy', subtype: ['animal', 'monster'], at: v('target') } }, 'one', discard(v('one'))),
  ],
});

export const temporalVortex = spell('dungeon/spell/temporal_vortex', {
  ...known,
  timing: [cast(['turnStart']), { ...castWhen('would', 'missTurn'), whose: 'mine' }],
  effect: [when({ eventIs: { on: 'missTurn' } }, prevent, { op: 'extraTurns', n: 1 })],
});

/** No character falls below what is printed; a creature is weakened in the battle that is fought with it. */
const creature: Cond = spellsReach({ of: 'active', kind: 'battle', foe: 'creature' });
export const weakness = spell('dungeon/spell/weakness', {
  ...known,
  copies: 2,
  timing: [cast(anyMoment, { turn: 'any' })],
  effect: [
    pick({
      creature: { if: creature, do: [{ op: 'score', side: 'theirs', who: 'active', add: -3 }] },
      character: [
        choose({ heroes: { where: { may: 'beTargeted', who: 'it' } } }, 'target'),
        modify([{ stat: 'strength', add: -3, least: 'value' }], 'turn', v('target')),
      ],
    }),
  ],
});

/** The die that he has paid fate for is not thrown: he says what it shows. */
export const twistOfFate = spell('dungeon/spell/twist_of_fate', {
  ...known,
  copies: 2,
  timing: [{ ...castWhen('before', 'rolling', { event: { for: 'fate' } }), whose: 'mine' }],
  effect: [
    { op: 'number', as: 'result', from: 1, to: 6, ask: 'rollResult' },
    { op: 'showDice', total: v('result') },
  ],
});

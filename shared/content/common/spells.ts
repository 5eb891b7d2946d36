// Spells that lie in more than one set: one phrase each.
import { cast, choose, lose, modify, spell, v, when } from '../../rules/dsl';
import type { DefId } from '../../kernel/ids';
import type { PowerMod } from '../../rules/vocab/ability';
import type { SpellDef } from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import type { FightKind } from '../../rules/vocab/words';

/** Kills a creature without a fight, none of the Inner Region; a character loses two lives (R4 SPELLS). */
export const killsFoe = (id: DefId, kind: FightKind, copies = 1): SpellDef =>
  spell(id, {
    origin: 'known',
    ...(copies === 1 ? {} : { copies }),
    timing: [
      cast(['beforeRolls'], {
        turn: 'any',
        when: {
          all: [{ fight: { kind } }, { not: { all: [{ fight: { foe: 'creature' } }, { at: { region: 'inner' } }] } }],
        },
      }),
    ],
    effect: [when({ fight: { foe: 'creature' } }, { op: 'settle', outcome: 'won' }, lose('life', 2, 'opponent'))],
  });

/**
 * For the turn one creature that is fought is changed: of several that fight as one it is said which (D Attacking More
 * Than One Enemy), and who is fought later is himself. One that no card is is fought in that fight alone.
 */
export const changesOneFoe = (mod: Omit<PowerMod, 'of'>): Program => [
  choose({ cards: { inFight: true } }, 'one'),
  when(
    { known: 'one' },
    modify([{ ...mod, of: { is: v('one') } }], 'turn'),
    modify([{ ...mod, of: { inFight: true } }], 'fight'),
  ),
];

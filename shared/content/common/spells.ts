// Spells that lie in more than one set: one phrase each.
import { cast, lose, spell, when } from '../../rules/dsl';
import type { DefId } from '../../kernel/ids';
import type { SpellDef } from '../../rules/vocab/definition';
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

// Spells that lie in more than one set: one phrase each.
import { cast, choose, lose, modify, spell, v, when } from '../../rules/dsl';
import type { DefId } from '../../kernel/ids';
import type { PowerMod } from '../../rules/vocab/ability';
import type { SpellDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { Cond, FightFilter, SpaceFilter } from '../../rules/vocab/select';
import type { FightKind } from '../../rules/vocab/words';

const inside: SpaceFilter = { region: 'inner' };
/** 000 Encounters in the Inner Region: no Spell affects a creature there, nor one of an ending. For one that is met. */
export const metOutside: Cond = { not: { at: inside } };
/** The same of a fight that a Spell may change: of his who casts it, or `of` another. */
export const spellsReach = (fight: FightFilter): Cond => {
  const { of } = fight;
  const there: Cond = of === undefined ? { at: inside } : { at: inside, who: of };
  if (fight.foe === 'creature') return { all: [{ fight }, { not: there }] };
  return { all: [{ fight }, { not: { all: [{ fight: { foe: 'creature' } }, there] } }] };
};

/** Of several that fight as one what strikes one creature strikes one, of his choice (D FAQ More Than One Enemy). */
export const severalFoes: Cond = { fight: { foes: 'several' } };
export const choosesFoe: Effect = choose({ cards: { inFight: true } }, 'one');

/** Kills a creature without a fight, none of the Inner Region; a character loses two lives (R4 SPELLS). */
export const killsFoe = (id: DefId, kind: FightKind, copies = 1): SpellDef =>
  spell(id, {
    origin: 'known',
    ...(copies === 1 ? {} : { copies }),
    timing: [cast(['beforeRolls'], { turn: 'any', when: spellsReach({ kind }) })],
    effect: [
      when(
        severalFoes,
        [choosesFoe, { op: 'removeFoe', card: v('one'), how: 'killed' }],
        [when({ fight: { foe: 'creature' } }, { op: 'settle', outcome: 'won' }, lose('life', 2, 'opponent'))],
      ),
    ],
  });

/**
 * For the turn one creature that is fought is changed: of several that fight as one it is said which (D Attacking More
 * Than One Enemy), and who is fought later is himself. One that no card is is fought in that fight alone.
 */
export const changesOneFoe = (mod: Omit<PowerMod, 'of'>): Program => [
  choosesFoe,
  when(
    { known: 'one' },
    modify([{ ...mod, of: { is: v('one') } }], 'turn'),
    modify([{ ...mod, of: { inFight: true } }], 'fight'),
  ),
];

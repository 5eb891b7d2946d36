// Abilities that several definitions share.
import {
  after,
  anyMoment,
  before,
  become,
  can,
  choose,
  count,
  gainSpell,
  is,
  mayDo,
  never,
  pick,
  prevent,
  reacts,
  roll,
  v,
  when,
} from '../../rules/dsl';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { Ability } from '../../rules/vocab/ability';
import type { Amount, Cond } from '../../rules/vocab/select';

const spellsInHand: Amount = count({ cards: { zone: 'hand', heldBy: 'me' } });
/** Always at least one Spell: draws one each time the last is cast (Wizard, Prophetess, Wand). */
export const keepsASpell: Ability = reacts(
  'refill_last_spell',
  after('spellSpent', 'mine', gainSpell(), {
    event: { spell: 'last' },
    when: is(spellsInHand, '=', 0),
    forced: true,
    inOrder: true,
  }),
);
/** Always at least two. */
export const keepsTwoSpells: Ability = reacts(
  'refill_spells',
  after('spellSpent', 'mine', gainSpell(), {
    event: { spell: ['own', 'last'] },
    when: is(spellsInHand, '<', 2),
    forced: true,
    inOrder: true,
  }),
);
/** Room for one more Spell. */
export const hasRoom: Cond = is({ minus: [{ stat: 'spellLimit' }, spellsInHand] }, '>=', 1);

/** No life is lost because of these spaces (Water Bottle, Holy Grail, Cross). */
export const safeAt = (...spaces: readonly string[]): Ability =>
  reacts('safe', never('lose', 'mine', { event: { what: 'life' }, when: { source: { named: spaces } } }));

/** The roll there is optional; if rolled, the result stands. */
export const optionalRoll = (...spaces: readonly string[]): Ability => ({
  id: 'optional_roll',
  static: [can('skipRoll', { when: { source: { named: spaces } } })],
});
/** May evade creatures and characters on such spaces. */
export const evadesIn = (terrain: string): Ability => ({
  id: `evade_${terrain}`,
  static: [can('evade', { when: { at: { named: terrain } } })],
});
/** Opens the Portal by Craft with one die, and needs only two in the Mines (Dwarf, Gnome). */
export const knowsTunnels: Ability = {
  id: 'tunnels',
  static: [
    { stat: 'portalDice', set: 1, when: is(v('by'), '=', 1) },
    { stat: 'minesDice', set: 2 },
  ],
};
/**
 * Whenever he draws cards: one of them may be discarded for another, which must be met (Prophetess, Orb of Knowledge).
 */
export const replacesDrawn: Ability = reacts(
  'replace_card',
  after(
    'drawn',
    'mine',
    [
      choose({ cards: { at: 'here', replaceable: true } }, 'card', { ask: 'replaceWhich' }),
      { op: 'replaceDrawn', card: v('card') },
    ],
    { when: { exists: { cards: { at: 'here', replaceable: true } } } },
  ),
);
/** Destroys Spirits without psychic combat; no trophy. */
export const destroysSpirits = (also: Program = []): Ability =>
  mayDo(
    'destroy_spirits',
    ['creatureMet'],
    [
      choose({ cards: { inFight: true, subtype: 'spirit' } }, 'spirit'),
      { op: 'removeFoe', card: v('spirit'), how: 'destroyed' },
      ...also,
    ],
    { when: { fight: { subtype: 'spirit' } } },
  );
/** Is of whatever alignment he likes, changing it once in a turn (Druid, Druid Staff). */
export const choosesAlignment: Ability = mayDo(
  'change_alignment',
  anyMoment,
  pick({
    good: { if: { not: { alignment: 'good' } }, do: become('good') },
    neutral: { if: { not: { alignment: 'neutral' } }, do: become('neutral') },
    evil: { if: { not: { alignment: 'evil' } }, do: become('evil') },
  }),
  { once: 'turn', turn: 'any', when: { may: 'changeAlignment' } },
);
/** Of such rolls it comes to life again: the fight is a stand-off for all that fought with it. */
export const regenerates = (...rolls: readonly number[]): Ability =>
  reacts('regenerates', {
    stage: 'would',
    on: 'defeated',
    whose: 'anyone',
    event: { foe: 'creature' },
    when: { fight: { foeCards: { self: true } } },
    forced: true,
    do: [
      roll('die', { for: 'creature' }),
      when({ any: rolls.map((n) => is(v('die'), '=', n)) }, [prevent, { op: 'settle', outcome: 'standOff' }]),
    ],
  });
/** A creature that rolls two dice and keeps the higher (Pack of Wolves). */
export const rollsTwo = (id: string): Ability =>
  reacts(
    id,
    before(
      'diceBegin',
      'anyone',
      { op: 'attackWith', side: 'theirs', dice: 2 },
      { when: { fight: { foeCards: { self: true } } }, forced: true },
    ),
  );
/** Once a life was really lost by a fight. */
export const afterFightLost = (id: string, program: Effect | Program): Ability =>
  reacts(id, after('lose', 'mine', program, { event: { what: 'life', cause: ['battle', 'psychic'] }, forced: true }));

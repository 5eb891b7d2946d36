import {
  after,
  always,
  discard,
  heal,
  is,
  magicObject,
  plus,
  reacts,
  replenish,
  roll,
  stat,
  v,
  valueOf,
  weapon,
} from '../../../rules/dsl';
import type { Effect } from '../../../rules/vocab/effect';
import type { Cond } from '../../../rules/vocab/select';

const known = { origin: 'known' } as const;

export const balefulEye = magicObject('sacred-pool/adventure/baleful_eye', {
  ...known,
  forbidden: 'good',
  abilities: [
    reacts(
      'stares',
      after('rolled', 'mine', [{ op: 'settle', outcome: 'won' }, discard()], {
        event: { for: 'attack' },
        when: { fight: { kind: 'battle', foeCards: { kind: 'enemy' } } },
      }),
    ),
  ],
});

const relic = (at: string, needs: Cond, effect: Effect) =>
  reacts('relic', after('visited', 'mine', effect, { event: { to: { named: at } }, when: needs }));
export const holyRelic = magicObject('sacred-pool/adventure/holy_relic', {
  ...known,
  forbidden: 'evil',
  abilities: [relic('chapel', is({ missing: 'fate' }, '>=', 1), replenish('full'))],
});
export const profaneRelic = magicObject('sacred-pool/adventure/profane_relic', {
  ...known,
  forbidden: 'good',
  abilities: [relic('graveyard', is({ missing: 'life' }, '>=', 1), heal('full'))],
});

/** As much more as the attacker has; reckoned without what only copies. */
const equals = (what: 'strength' | 'craft', kind: 'battle' | 'psychic') =>
  plus(
    what,
    { most: [0, { minus: [stat(what, 'opponent'), stat(what)] }] },
    { copy: true, when: { fight: { kind, foe: 'character', role: 'defender' } } },
  );
export const shieldOfDefiance = magicObject('sacred-pool/adventure/shield_of_defiance', {
  ...known,
  abilities: [always(equals('strength', 'battle'), equals('craft', 'psychic'))],
});

export const staffOfBalance = magicObject('sacred-pool/adventure/staff_of_balance', {
  ...known,
  forbidden: ['good', 'evil'],
  abilities: [always(plus('strength', 1), plus('craft', 1))],
});

export const swordOfTruth = magicObject('sacred-pool/adventure/sword_of_truth', {
  ...known,
  forbidden: 'evil',
  ...weapon(1, [
    reacts(
      'truth',
      after(
        'rolled',
        'mine',
        { op: 'showDice', all: 6 },
        {
          event: { for: 'attack' },
          when: { all: [{ inUse: 'this' }, is({ attackDie: 'mine' }, '<', { attackDie: 'theirs' })] },
        },
      ),
    ),
  ]),
});

export const wrathbornWand = magicObject('sacred-pool/adventure/wrathborn_wand', {
  ...known,
  forbidden: 'good',
  weapon: true,
  against: 'psychic',
  abilities: [
    always(plus('craft', 1, { only: 'weapon' })),
    reacts(
      'wrath',
      after('rolled', 'mine', [roll('more'), { op: 'adjustRoll', by: v('more') }], {
        event: { for: 'attack' },
        when: { all: [{ inUse: 'this' }, is({ eventAmount: true }, '<', valueOf('craft'))] },
        forced: true,
      }),
    ),
  ],
});

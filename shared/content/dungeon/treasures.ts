// Treasures of the Lord of Darkness, of which one is chosen.
import {
  after,
  always,
  anyMoment,
  can,
  chart,
  choose,
  discard,
  gainSpell,
  heal,
  is,
  lose,
  magicObject,
  mayDo,
  nothing,
  payWith,
  plus,
  prevent,
  reacts,
  replenish,
  roll,
  table,
  v,
} from '../../rules/dsl';
import type { Program } from '../../rules/vocab/effect';
import { pouchAbilities } from '../common/wares';
import { hasRoom } from '../common/abilities';

const known = { origin: 'known' } as const;
const wards: Program = [
  roll('die'),
  table(v('die'), { '1-3': nothing, '4+': [prevent, { op: 'settle', outcome: 'standOff' }] }),
];
/** The one with the lower score may throw, and on a 4 or more nobody has won. */
export const aegis = magicObject('dungeon/treasure/aegis', {
  ...known,
  abilities: [
    reacts(
      'turns_aside',
      { stage: 'would', on: 'beaten', whose: 'mine', event: { foe: 'creature' }, once: 'fight', do: wards },
      {
        stage: 'would',
        on: 'defeated',
        whose: 'others',
        event: { foe: 'character' },
        when: { same: ['eventBy', 'me'] },
        once: 'fight',
        do: wards,
      },
    ),
  ],
});

const elsewhere = { spaces: { region: 'mine', other: true } } as const;

export const bookOfLore = magicObject('dungeon/treasure/book_of_lore', {
  ...known,
  abilities: [always(plus('craft', 1)), reacts('studies', after('turnBegan', 'mine', gainSpell(), { when: hasRoom }))],
});

/** In place of any move, also of one for which no die is rolled. */
export const cloakOfFeathers = magicObject('dungeon/treasure/cloak_of_feathers', {
  ...known,
  abilities: [
    reacts('carries', after('lose', 'mine', replenish(1), { event: { what: 'fate', paidFor: 'move' } })),
    mayDo(
      'fly',
      ['turnStart'],
      [
        choose(elsewhere, 'to', { ask: 'teleportTo' }),
        { op: 'moveTo', to: v('to'), how: 'teleport', crown: true },
        discard(),
      ],
      {
        instead: 'move',
      },
    ),
  ],
});

/** D FAQ Clockwork Owl: not with a second die, and not with what is added to the roll. */
export const clockworkOwl = magicObject('dungeon/treasure/clockwork_owl', {
  ...known,
  abilities: [{ id: 'guides', static: [can('stopShort')] }],
});

export const elixirOfLife = magicObject('dungeon/treasure/elixir_of_life', {
  ...known,
  abilities: [
    reacts(
      'drink',
      after('lose', 'mine', chart({ '1': discard(), '2': lose('life'), '3': nothing, '4-5': heal(1), '6': heal(2) }), {
        event: { what: 'life' },
      }),
    ),
  ],
});

export const talisman = magicObject('dungeon/treasure/talisman', { ...known, keywords: ['talisman'] });

const trophy = { cards: { zone: 'trophy', heldBy: 'me' } } as const;
export const totemStaff = magicObject('dungeon/treasure/totem_staff', {
  ...known,
  abilities: [
    always(plus('spellLimit', 1)),
    mayDo(
      'draws_strength',
      anyMoment,
      [choose(trophy, 'given', { ask: 'discardWhich' }), payWith(v('given')), heal(2)],
      {
        once: 'turn',
        when: { all: [{ exists: trophy }, is({ missing: 'life' }, '>=', 1)] },
      },
    ),
  ],
});

/** 000 FAQ Bag of Holding: where it is lost or silenced, only what he cannot carry then is put down. */
export const bagOfHolding = magicObject('dungeon/treasure/bag_of_holding', {
  ...known,
  ...pouchAbilities('bag_of_holding', 8),
});

const justDrawn = { cards: { at: 'here', replaceable: true } } as const;
/** One more than he would draw, and then one fewer. */
export const orbOfProphesy = magicObject('dungeon/treasure/orb_of_prophesy', {
  ...known,
  abilities: [
    reacts(
      'foresees',
      after(
        'drawn',
        'mine',
        [
          { op: 'deal', from: 'adventure', to: { at: 'here' } },
          choose(justDrawn, 'unwanted', { ask: 'discardWhich' }),
          discard(v('unwanted')),
        ],
        { when: { exists: justDrawn } },
      ),
    ),
  ],
});

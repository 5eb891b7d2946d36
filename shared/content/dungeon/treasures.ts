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
  lose,
  magicObject,
  mayDo,
  nothing,
  plus,
  reacts,
  teleport,
  v,
} from '../../rules/dsl';

const known = { origin: 'known' } as const;
const elsewhere = { spaces: { region: 'mine', other: true } } as const;

export const bookOfLore = magicObject('dungeon/treasure/book_of_lore', {
  ...known,
  abilities: [always(plus('craft', 1)), reacts('studies', after('turnBegan', 'mine', gainSpell()))],
});

/** In place of any move, also of one for which no die is rolled. */
export const cloakOfFeathers = magicObject('dungeon/treasure/cloak_of_feathers', {
  ...known,
  abilities: [
    mayDo('fly', ['turnStart'], [choose(elsewhere, 'to', { ask: 'teleportTo' }), teleport(v('to')), discard()], {
      instead: 'move',
    }),
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
      [choose(trophy, 'given', { ask: 'discardWhich' }), discard(v('given')), heal(2)],
      {
        once: 'turn',
        when: { exists: trophy },
      },
    ),
  ],
});

// Magic Objects of The Blood Moon.
import {
  after,
  always,
  before,
  can,
  cannot,
  discard,
  each,
  gain,
  gainSpell,
  is,
  lose,
  magicObject,
  mayDo,
  pick,
  plus,
  reacts,
  roll,
  v,
  weapon,
  when,
} from '../../../rules/dsl';
import type { Cond, Selector } from '../../../rules/vocab/select';
import { hasRoom, safeAt } from '../../common/abilities';
import { holds, paysWithLives } from '../../common/wares';
import { isDay, isNight } from '../time';

const known = { origin: 'known' } as const;
const id = (name: string) => `blood-moon/adventure/${name}`;

export const doomsword = magicObject(id('doomsword'), {
  ...known,
  ...weapon(3, [
    reacts(
      'dooms',
      after(
        'rolled',
        'mine',
        { op: 'settle', outcome: 'lost' },
        {
          event: { for: 'attack', natural: [1] },
          when: { inUse: 'this' },
          forced: true,
        },
      ),
    ),
  ]),
});

export const ghostwoodWand = magicObject(id('ghostwood_wand'), {
  ...known,
  abilities: [
    reacts(
      'gathers',
      before('left', 'anyone', gainSpell(), {
        event: { card: { kind: 'enemy', subtype: 'spirit' }, leaving: 'discard' },
        when: hasRoom,
      }),
    ),
  ],
});

/** Three in all by day. */
export const hammerOfLight = magicObject(id('hammer_of_light'), {
  ...known,
  ...weapon(1, [{ id: 'light', static: [plus('strength', 2, { only: 'weapon', when: isDay })] }]),
});

const psychically: Cond = { fight: { kind: 'psychic' } };
const foes: Selector = { cards: { inFight: true, kind: 'enemy' } };
export const holyWater = magicObject(id('holy_water'), {
  ...known,
  forbidden: 'evil',
  abilities: [
    safeAt('desert_se', 'desert_sw'),
    mayDo(
      'banishes',
      ['creatureMet'],
      [each(foes, 'one', { op: 'removeFoe', card: v('one'), how: 'destroyed' }), discard()],
      { when: { all: [psychically, { exists: foes }] } },
    ),
  ],
});

export const hungeringArtefact = magicObject(id('hungering_artefact'), {
  ...known,
  abilities: [
    reacts(
      'devours',
      after('turnEnded', 'mine', each({ cards: { from: 'adventure', at: 'here' } }, 'one', discard(v('one'))), {
        forced: true,
      }),
    ),
  ],
});

/** It wants him for itself. */
export const livingDoll = magicObject(id('living_doll'), {
  ...known,
  mustTake: true,
  keywords: ['cannotDitch'],
  taken: [
    each({ cards: { object: true, zone: 'held', heldBy: 'me', not: { self: true } } }, 'other', {
      op: 'ditch',
      card: v('other'),
    }),
  ],
  abilities: [always(cannot('haveCard', { card: { object: true, not: { self: true } } }))],
});

export const pharaohsCrown = magicObject(id('pharaohs_crown'), {
  ...known,
  abilities: [
    reacts(
      'commands',
      after(
        'rolled',
        'anyone',
        { op: 'rollAgain' },
        {
          event: { for: 'creature' },
          when: { all: [{ same: ['eventHero', 'me'] }, { fight: { foe: 'creature' } }] },
          once: 'turn',
        },
      ),
    ),
  ],
});

export const selfPortrait = magicObject(id('self_portrait'), {
  ...known,
  ...holds('life', 4),
  abilities: [paysWithLives],
});

/** Three in all by night. */
export const shadowDagger = magicObject(id('shadow_dagger'), {
  ...known,
  weapon: true,
  against: 'psychic',
  abilities: [
    {
      id: 'psychic',
      static: [plus('craft', 1, { only: 'weapon' }), plus('craft', 2, { only: 'weapon', when: isNight })],
    },
  ],
});

/** It saves the fight and not the life alone. */
export const sunShield = magicObject(id('sun_shield'), {
  ...known,
  armour: [],
  abilities: [
    reacts(
      'dazzles',
      after(
        'compared',
        'mine',
        [
          roll('die', { for: 'armour' }),
          when(
            { any: [is(v('die'), '>=', 6), { all: [isDay, is(v('die'), '>=', 3)] }] },
            { op: 'settle', outcome: 'standOff' },
          ),
        ],
        {
          event: { fight: 'battle', outcome: 'lost' },
          when: { may: 'useArmour', byCard: 'this' },
          once: 'fight',
          group: 'armour',
        },
      ),
    ),
  ],
});

const drains = (what: 'strength' | 'craft') => ({
  if: is({ stat: what, of: 'opponent', part: 'counters' }, '>=', 1),
  do: [lose(what, 1, 'opponent'), gain(what)],
});
/** Points beyond the printed ones, as nobody loses those. */
export const syphoningSceptre = magicObject(id('syphoning_sceptre'), {
  ...known,
  abilities: [
    reacts(
      'syphons',
      before(
        'defeated',
        'mine',
        { op: 'reward', do: [pick({ strength: drains('strength'), craft: drains('craft') })] },
        { event: { foe: 'character' }, when: { any: [drains('strength').if, drains('craft').if] } },
      ),
    ),
  ],
});

export const witchsBroom = magicObject(id('witchs_broom'), {
  ...known,
  abilities: [{ id: 'flies', static: [can('stopShort', { when: isNight })] }],
});

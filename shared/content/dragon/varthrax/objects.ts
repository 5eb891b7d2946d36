// Magic Objects of the Varthrax deck.
import {
  after,
  always,
  before,
  cannot,
  count,
  inBattle,
  is,
  magicObject,
  mayDo,
  modify,
  not,
  plus,
  reacts,
  stat,
  valueOf,
  weapon,
} from '../../../rules/dsl';
import type { Cond, Selector } from '../../../rules/vocab/select';
import { countsForAll, countsOnceMore, followers, hasScale, known, paysScale } from '../alike/cards';
import { dropsAgainstDragons, inPsychicCombat } from '../alike/dragons';

/** What makes him proof against breath. */
const fireproof = cannot('sufferBreath');

export const dragonscaleShirt = magicObject('dragon/varthrax/dragonscale_shirt', {
  ...known,
  armour: [],
  abilities: [
    always(fireproof),
    reacts(
      'turns_aside',
      after('compared', 'mine', [...paysScale, { op: 'settle', outcome: 'standOff' }], {
        event: { outcome: 'lost' },
        when: hasScale,
      }),
    ),
  ],
});

const his: Selector = { cards: followers };
/** It waves over Followers, and over those that fight in their master's place. */
export const bannerOfValour = magicObject('dragon/varthrax/banner_of_valour', {
  ...known,
  abilities: [
    always(plus('strength', count(his), { when: inBattle }), plus('standInStrength', 3)),
    reacts(
      'falls',
      before(
        'left',
        'mine',
        { op: 'ditch', card: 'this' },
        {
          event: { card: { kind: 'follower' } },
          when: is(count(his), '<=', 1),
          forced: true,
        },
      ),
      after(
        'taken',
        'mine',
        { op: 'ditch', card: 'this' },
        {
          event: { card: { self: true } },
          when: not({ exists: his }),
          forced: true,
        },
      ),
    ),
  ],
});

export const dragonBane = magicObject('dragon/varthrax/dragon_bane', {
  ...known,
  weapon: true,
  abilities: [
    always(plus('strength', valueOf('strength'), { only: 'weapon', when: { fight: { subtype: 'dragon' } } })),
    dropsAgainstDragons,
  ],
});

export const dragonHelm = magicObject('dragon/varthrax/dragon_helm', {
  ...known,
  armour: [],
  abilities: [always(plus('strength', 1, { when: inBattle }), fireproof)],
});

const amulet: Cond = { has: { named: 'dragon_amulet' } };
/** Once more for each of his scales and each Enemy that it matches; beside an Amulet all match. */
export const dragonTalon = magicObject('dragon/varthrax/dragon_talon', {
  ...known,
  abilities: [always(...countsOnceMore(not(amulet)), countsForAll(amulet))],
});

export const exorcistsBlade = magicObject('dragon/varthrax/exorcists_blade', {
  ...known,
  abilities: [
    mayDo('use_strength', ['beforeRolls'], modify([{ stat: 'craft', set: stat('strength') }], 'fight'), {
      turn: 'any',
      once: 'fight',
      when: inPsychicCombat,
    }),
  ],
});

export const holyLance = magicObject('dragon/varthrax/holy_lance', {
  ...known,
  forbidden: 'evil',
  ...weapon(1, [
    { id: 'dragons', static: [plus('strength', 2, { only: 'weapon', when: { fight: { subtype: 'dragon' } } })] },
  ]),
});

// Objects and Magic Objects of the Cadorus deck.
import {
  after,
  always,
  anyMoment,
  before,
  capped,
  choose,
  count,
  discard,
  gain,
  gainTalisman,
  heal,
  is,
  magicObject,
  mayDo,
  object,
  payWith,
  plus,
  reacts,
  talismanLeft,
  v,
} from '../../../rules/dsl';
import type { Selector } from '../../../rules/vocab/select';
import { safeAt } from '../../common/abilities';
import { enslaves } from '../../common/wares';
import { countsForOthers, known } from '../alike/cards';
import { dropsAgainstDragons } from '../alike/dragons';

export const crownOfDomination = magicObject('dragon/cadorus/crown_of_domination', {
  ...known,
  ...enslaves('craft', { subtype: 'dragon' }),
});
export const wyvernStaff = magicObject('dragon/cadorus/wyvern_staff', {
  ...known,
  ...enslaves('strength', { subtype: 'dragon' }),
});

/** His scales count against those of other colours as well. */
export const dragonAmulet = magicObject('dragon/cadorus/dragon_amulet', {
  ...known,
  abilities: [always(...countsForOthers)],
});

/** Whatever adds to it. */
export const dragonBracelet = magicObject('dragon/cadorus/dragon_bracelet', {
  ...known,
  abilities: [always({ stat: 'strength', set: 7 }, capped('strength', 7))],
});

export const goldenGauntlet = magicObject('dragon/cadorus/golden_gauntlet', {
  ...known,
  abilities: [always(plus('strength', 2))],
});

const goods: Selector = { cards: { kind: ['object', 'magicObject', 'follower'], zone: 'held', heldBy: 'me' } };
export const handOfMidas = magicObject('dragon/cadorus/hand_of_midas', {
  ...known,
  abilities: [
    mayDo(
      'turns_to_gold',
      anyMoment,
      [
        choose(goods, 'sold', { ask: 'turnToGold', max: count(goods) }),
        { op: 'set', as: 'n', to: v('sold') },
        payWith(v('sold')),
        gain('gold', v('n')),
      ],
      { turn: 'any', when: { exists: goods } },
    ),
  ],
});

export const magicTankard = magicObject('dragon/cadorus/magic_tankard', {
  ...known,
  abilities: [
    reacts(
      'cheers',
      before('visited', 'mine', heal('full'), {
        event: { to: { named: 'tavern' } },
        when: is({ missing: 'life' }, '>=', 1),
      }),
    ),
    safeAt('desert_se', 'desert_sw'),
  ],
});

export const dragonEggs = object('dragon/cadorus/dragon_eggs', {
  ...known,
  abilities: [
    reacts(
      'hatch',
      after('visited', 'mine', [discard(), gainTalisman], {
        event: { to: { named: 'warlocks_cave' } },
        when: talismanLeft,
      }),
    ),
    dropsAgainstDragons,
  ],
});

/** The Alchemist of the City pays four gold more for them than for anything else. */
export const dragonTears = object('dragon/cadorus/dragon_tears', {
  ...known,
  abilities: [
    reacts(
      'precious',
      before('left', 'mine', gain('gold', 4), {
        event: { card: { self: true }, leaving: 'discard' },
        when: { source: { named: ['city'] } },
        forced: true,
      }),
    ),
  ],
});

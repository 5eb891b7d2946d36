import {
  at,
  chart,
  choose,
  fight,
  gain,
  gainSpell,
  is,
  may,
  missTurn,
  nothing,
  place,
  pray,
  shop,
  stat,
  table,
  teleport,
  v,
  when,
} from '../../../../rules/dsl';
import type { Program } from '../../../../rules/vocab/effect';
import { pool } from '../../../common/pools';
import { market as wares, takesFree } from '../../../common/shops';

const known = { origin: 'known' } as const;

export const fountainOfWisdom = pool('base/adventure/fountain_of_wisdom', 'craft');
export const magicStream = pool('base/adventure/magic_stream', 'strength');
/** Of the printed game alone (content overlay). */
export const poolOfLife = pool('base/adventure/pool_of_life', 'life', 0);

export const cave = place('base/adventure/cave', {
  ...known,
  met: chart({
    '1': fight({ strength: 7, name: 'dragon', subtype: 'dragon' }),
    '2': fight({ strength: 2, name: 'goblin', subtype: 'monster' }),
    '3': missTurn(),
    '4-5': gain('gold', 2),
    '6+': gain('gold', 3),
  }),
});
export const magicPortal = place('base/adventure/magic_portal', {
  ...known,
  met: [
    may(
      'enterPortal',
      chart(
        Object.fromEntries(
          ['crags', 'village', 'city', 'warlocks_cave', 'temple', 'plain_of_peril'].map((name, i) => [
            String(i + 1),
            teleport(at(`base/space/${name}`)),
          ]),
        ),
      ),
    ),
  ],
});
export const market = place('base/adventure/market', { ...known, met: [takesFree, shop(wares)] });
export const marsh = place('base/adventure/marsh', { ...known, met: [when(is(stat('strength'), '<', 5), missTurn())] });
export const maze = place('base/adventure/maze', { ...known, met: [when(is(stat('craft'), '<', 5), missTurn())] });
/** What is granted there for a prayer of two. */
export const shrinePrayer = (two: Program): Program => [
  pray('prayer'),
  table(v('prayer'), {
    '1': nothing,
    '2': two,
    '3': gain('gold'),
    '4': gainSpell(),
    '5': gain('life'),
    '6+': [choose({ spaces: { region: 'mine', other: true } }, 'to'), teleport(v('to'))],
  }),
];
export const shrine = place('base/adventure/shrine', { ...known, met: shrinePrayer([gain('fate')]) });

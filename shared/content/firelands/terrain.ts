// Terrain of The Firelands; the texts are those of the spaces of the same name. Of the nineteen one is not known: the
// second Plains is ours.
import { byAlignment, chart, fight, gain, heal, is, lose, missTurn, nothing, pick } from '../../rules/dsl';
import { mournsAsEvil, prayer } from '../common/graveyard';
import { healsForGold, replenishesForGold } from '../common/healing';
import { terrainOf } from '../common/terrain';

const terrain = terrainOf('firelands');

export const chapel = terrain('chapel', 1, {
  visit: byAlignment({
    evil: lose('life'),
    neutral: healsForGold,
    good: pick({ heal: { if: is({ missing: 'life' }, '>=', 1), do: heal('full') }, pray: prayer(gain('life')) }),
  }),
});
export const crags = terrain('crags', 2, {
  visit: chart({
    '1': fight({ craft: 4, name: 'spirit', subtype: 'spirit' }),
    '2-3': missTurn(),
    '4-5': nothing,
    '6': gain('strength'),
  }),
});
export const desert = terrain('desert', 3, { arrive: [lose('life')], draw: 1 });
export const fields = terrain('fields', 2, { draw: 1 });
export const forest = terrain('forest', 2, {
  visit: chart({ '1': fight({ strength: 4, name: 'brigand' }), '2-3': missTurn(), '4-5': nothing, '6': gain('craft') }),
});
export const graveyard = terrain('graveyard', 1, {
  visit: byAlignment({ good: lose('life'), neutral: replenishesForGold, evil: mournsAsEvil }),
});
export const hills = terrain('hills', 2, { draw: 1 });
export const plains = terrain('plains', 2, { origin: 'ours', draw: 1 });
export const ruins = terrain('ruins', 3, { draw: 2 });
export const woods = terrain('woods', 1, { draw: 1 });

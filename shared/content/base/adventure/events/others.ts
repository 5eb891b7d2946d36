import { at, chart, each, event, gainSpell, lose, missTurn, shop, teleport, v } from '../../../../rules/dsl';
import { blizzard as snowstorm } from '../../../common/events';
import { market, takesFree } from '../../../common/shops';

const inMyRegion = { heroes: { sameRegionAs: 'me' } } as const;
const everyone = { heroes: {} } as const;

export const blizzard = snowstorm('base/adventure/blizzard');
export const bookOfSpells = event('base/adventure/book_of_spells', { origin: 'known', met: [gainSpell('limit')] });
export const imp = event('base/adventure/imp', {
  origin: 'known',
  keywords: ['creature', 'unfriendly'],
  met: chart(
    Object.fromEntries(
      ['crags', 'forest', 'tavern', 'ruins', 'hidden_valley', 'cursed_glade'].map((name, i) => [
        String(i + 1),
        teleport(at(`base/space/${name}`)),
      ]),
    ),
  ),
});
export const magicalVortex = event('base/adventure/magical_vortex', {
  origin: 'known',
  met: [each(everyone, 'who', { op: 'discardSpells', n: 'all', who: v('who') })],
});
export const marketDay = event('base/adventure/market_day', {
  origin: 'known',
  met: [{ op: 'each', of: everyone, as: 'who', actor: true, do: [takesFree, shop(market)] }],
});
export const pestilence = event('base/adventure/pestilence', {
  origin: 'known',
  met: [each(inMyRegion, 'who', lose('life', 1, v('who')))],
});
export const raiders = event('base/adventure/raiders', {
  origin: 'known',
  keywords: ['creature', 'unfriendly'],
  met: [{ op: 'layGold', n: 'all', at: at('base/space/oasis') }],
});
export const siren = event('base/adventure/siren', {
  origin: 'known',
  keywords: ['creature', 'unfriendly'],
  met: [each(inMyRegion, 'who', missTurn(1, v('who')))],
});
export const storm = event('base/adventure/storm', {
  origin: 'known',
  met: [each(inMyRegion, 'who', missTurn(1, v('who')))],
});

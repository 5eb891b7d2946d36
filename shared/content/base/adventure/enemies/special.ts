import { at, chart, enemy, is, lay, may, pay, stat } from '../../../../rules/dsl';
import { goneForStrength } from '../../../common/enemies';

export const bandit = enemy('base/adventure/bandit', {
  subtype: 'monster',
  copies: 2,
  strength: 4,
  origin: 'known',
  approach: [may('payBandit', [pay(1), { op: 'set', as: 'spared', to: 1 }], { if: is(stat('gold'), '>=', 1) })],
});
export const ghost = enemy('base/adventure/ghost', {
  subtype: 'spirit',
  copies: 2,
  craft: 4,
  origin: 'known',
  drawn: chart(
    Object.fromEntries(
      ['city', 'village', 'graveyard', 'chapel', 'castle', 'temple'].map((name, i) => [
        String(i + 1),
        lay('this', at(`base/space/${name}`)),
      ]),
    ),
  ),
});
/** Its Strength is the total of whoever fights it. */
export const doppelganger = enemy('base/adventure/doppelganger', {
  subtype: 'monster',
  strength: stat('strength'),
  origin: 'known',
  noTrophy: true,
  keywords: ['copies'],
  abilities: [goneForStrength],
});

import { discard, gain, object } from '../../../../rules/dsl';

export const bagOfGold = object('base/adventure/bag_of_gold', {
  copies: 8,
  origin: 'known',
  taken: [discard(), gain('gold', 1)],
});
export const twoBagsOfGold = object('base/adventure/two_bags_of_gold', {
  copies: 3,
  origin: 'known',
  taken: [discard(), gain('gold', 2)],
});

// Definitions that only mark a place or fill a deck: nothing that they do could be missed. The list can only shrink; no
// other set has one.
import { provesItself } from '../../rules/testing/set-proof';

provesItself('probe', {
  plain: [
    'probe/deck/figure',
    'probe/deck/invention',
    'probe/deck/reward',
    'probe/cave/cave_torch',
    'probe/space/hall_of_a_lord',
  ],
});

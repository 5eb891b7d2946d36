import { enemy, lose } from '../../../rules/dsl';
import { byFate } from '../fate';

export const boggart = enemy('woodland/woodland/boggart', {
  origin: 'ours',
  subtype: 'fae',
  strength: 2,
  approach: [byFate('light', { dark: lose('gold'), light: lose('gold', 'all') })],
});

// While it lies there no part is in harmony with any other.
import { cannot, event, modify, not, when } from '../../rules/dsl';

export const dissonance = event('probe/adventure/dissonance', {
  origin: 'known',
  met: [
    when(
      not({ lasting: true }),
      modify([cannot('useHarmony', { card: { from: 'material' }, reach: 'everyone' })], { rounds: 3 }),
    ),
  ],
});

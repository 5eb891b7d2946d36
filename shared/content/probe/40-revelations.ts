// Cards that go on top of another deck, in an order of the player's own.
import { event } from '../../rules/dsl';

export const revelations = event('probe/harbinger/revelations', {
  copies: 2,
  origin: 'known',
  met: [{ op: 'arrange', deck: 'harbinger', n: 4, onto: 'adventure' }],
});

// What a die showed before fate was paid for it, and what it shows since.
import { after, discard, follower, reacts } from '../../rules/dsl';

/** Kills whoever rolls a die again and sees the same number. The Mystic of the Village rids him of it. */
export const jinx = follower('probe/curio/jinx', {
  encounter: 1,
  mustTake: true,
  keywords: ['cannotDitch'],
  origin: 'known',
  abilities: [
    reacts('strikes', after('rolled', 'mine', { op: 'kill', who: 'me' }, { event: { sinceFate: '=' }, forced: true })),
    reacts('lifted', after('visitedWhom', 'mine', discard(), { event: { whom: 'mystic', to: { named: 'village' } } })),
  ],
});

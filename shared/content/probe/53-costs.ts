// What keeps somebody from paying: whatever costs gold costs more, and fate is not paid at all.
import { after, cannot, discard, event, magicObject, modify, never, not, plus, reacts, when } from '../../rules/dsl';

export const aggressiveTaxation = event('probe/adventure/aggressive_taxation', {
  origin: 'known',
  met: [when(not({ lasting: true }), modify([plus('costs', 1, { reach: 'everyone' })], { rounds: 5 }))],
});

export const collarOfDestiny = magicObject('probe/veil/collar_of_destiny', {
  origin: 'known',
  encounter: 5,
  keywords: ['cursed'],
  mustTake: true,
  abilities: [
    { id: 'collar', static: [cannot('payFate'), cannot('payInFate')] },
    reacts('gains_none', never('gain', 'mine', { event: { what: 'fate' } })),
    reacts(
      'taken_off',
      after('visited', 'mine', discard(), { event: { to: { named: ['chapel', 'temple'] } }, forced: true }),
    ),
  ],
});

// Who is a Ghost, and in no other body.
import { cast, choose, each, spell, v } from '../../rules/dsl';

export const spectralSummon = spell('probe/spell/spectral_summon', {
  origin: 'known',
  timing: [cast(['turnStart'])],
  aim: [choose({ spaces: {} }, 'there', { ask: 'space' })],
  effect: [
    each({ heroes: { where: { form: true, from: 'ghost', of: 'it' } } }, 'ghost', {
      op: 'moveTo',
      to: v('there'),
      who: v('ghost'),
      meets: false,
    }),
    each({ cards: { kind: 'enemy', subtype: 'spirit', at: 'anySpace', faceUp: true } }, 'spirit', {
      op: 'put',
      card: v('spirit'),
      to: { at: v('there') },
    }),
  ],
});

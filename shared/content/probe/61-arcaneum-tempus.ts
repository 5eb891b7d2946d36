// Nobody has more turns than one, and nobody misses one, for the rest of a round.
import { anyMoment, cannot, cast, modify, spell } from '../../rules/dsl';

export const arcaneumTempus = spell('probe/spell/arcaneum_tempus', {
  origin: 'known',
  timing: [cast(anyMoment, { turn: 'any' })],
  effect: [
    modify([cannot('haveExtraTurns', { reach: 'everyone' }), cannot('missTurns', { reach: 'everyone' })], 'round'),
  ],
});

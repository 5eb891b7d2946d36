// The Jail: neither street nor shop. Nobody comes in but who is thrown in, nobody meets anybody there, and only its own
// die lets one out (D Thrown in Jail).
import { after, at, chart, choose, endTurn, never, reacts, space, teleport, v, before } from '../../../rules/dsl';
import type { SpaceDef } from '../../../rules/vocab/definition';
import type { Effect } from '../../../rules/vocab/effect';
import type { HeroRef } from '../../../rules/vocab/refs';
import type { Cond, SpaceFilter } from '../../../rules/vocab/select';
import { GATE, JAIL } from './path';

export const jailed: SpaceFilter = { named: 'jail' };
const inJail: Cond = { at: jailed };

/** In his own turn that is the end of it. */
export const intoJail = (who: HeroRef = 'me'): Effect => ({
  op: 'moveTo',
  to: at(JAIL),
  how: 'thrown',
  meets: false,
  ...(who === 'me' ? {} : { who }),
});

/** The chart is ours: on the average two turns. */
export const jail: SpaceDef = space(JAIL, {
  region: 'city',
  terrain: 'jail',
  grid: [2, 2],
  origin: 'ours',
  closed: true,
  characters: false,
  links: [],
  leave: chart({
    '1-3': endTurn,
    '4-5': teleport(at(GATE)),
    '6': [choose({ spaces: { region: 'city', draws: true } }, 'to', { ask: 'teleportTo' }), teleport(v('to'))],
  }),
  abilities: [
    reacts('thrown', after('moved', 'mine', endTurn, { event: { to: jailed }, when: { turnOf: 'me' }, forced: true })),
    reacts('bars', never('moved', 'mine', { when: { all: [inJail, { not: { source: { named: ['jail'] } } }] } })),
    // What he leaves behind could never be picked up there.
    reacts(
      'dies',
      before(
        'heroKilled',
        'mine',
        { op: 'moveTo', to: at(GATE), how: 'teleport', meets: false },
        { when: inJail, forced: true },
      ),
    ),
  ],
});

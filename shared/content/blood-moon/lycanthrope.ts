// What a character becomes whom the Werewolf has bitten (D Becoming a Lycanthrope). Its text acts at night only.
import { after, before, cannot, count, is, plus, reacts, when } from '../../rules/dsl';
import type { StateDef } from '../../rules/vocab/definition';
import type { Effect } from '../../rules/vocab/effect';
import type { CardFilter, Cond } from '../../rules/vocab/select';
import { isNight } from './time';
import { LYCANTHROPES, rollsOnHisChart } from './werewolf';

export const lycanthropes: CardFilter = { from: LYCANTHROPES, zone: 'held' };
const mine: CardFilter = { ...lycanthropes, heldBy: 'me' };
/** By day too: texts that name them see him always. */
export const isLycanthrope: Cond = { has: { from: LYCANTHROPES } };
const away: Effect = { op: 'put', card: 'this', to: 'discard' };
/** What he cannot do at all he need not: then the space is his to encounter. */
const hunts: Cond = { all: [isNight, { may: 'attack' }] };

export const lycanthrope: StateDef = {
  id: 'blood-moon/lycanthrope/lycanthrope',
  kind: 'state',
  deck: LYCANTHROPES,
  copies: 6,
  origin: 'known',
  // A second one is nothing; a Toad who becomes one is himself again, before anything else.
  taken: [when(is(count({ cards: mine }), '>=', 2), away, when({ status: 'toad' }, { op: 'toad', turns: 0 }))],
  abilities: [
    { id: 'fury', static: [plus('attackRoll', 2, { when: isNight })] },
    {
      id: 'hunts',
      static: [
        // He comes no further than the first character by Night.
        cannot('passSpace', { space: { not: { empty: true } }, when: isNight }),
        cannot('meetSpace', { when: hunts }),
        cannot('useMeetings', { when: hunts }),
      ],
    },
    // In place of the reward, and not of the victory.
    reacts(
      'bites',
      before(
        'defeated',
        'mine',
        { op: 'reward', do: rollsOnHisChart('opponent') },
        { event: { foe: 'character' }, when: isNight, forced: true },
      ),
    ),
    reacts('toad', after('toad', 'mine', away, { when: { status: 'toad' }, forced: true })),
  ],
};

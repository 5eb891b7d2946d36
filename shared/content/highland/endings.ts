// Endings of The Highland that need nothing of its board.
import { after, before, cannot, chart, choose, each, ending, lose, not, reacts, v, when } from '../../rules/dsl';
import type { EndingDef } from '../../rules/vocab/definition';
import type { Effect } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';
import type { StatusId } from '../../rules/vocab/status';
import { aloneThere, foeWithLives, mustAttack, thereNow } from '../common/endings';

export const eagleKing: EndingDef = ending('highland/ending/eagle_king', {
  origin: 'known',
  reveal: 'both',
  goal: 'foe',
  anywhere: true,
  lives: 4,
  visit: foeWithLives({ strength: 12, craft: 12, name: 'eagle_king' }),
});

const kill: Effect = { op: 'kill', who: v('doomed') };
export const handOfDoom: EndingDef = ending('highland/ending/hand_of_doom', {
  origin: 'known',
  reveal: 'both',
  goal: 'chance',
  anywhere: true,
  // D Q&A Hand of Doom: what lies there may be picked up when this is done with.
  arrive: chart({
    '1': { op: 'allLose' },
    '2-3': lose('life'),
    '4-5': [choose({ heroes: {} }, 'doomed'), kill],
    '6': [each({ heroes: { who: 'others' } }, 'doomed', kill), { op: 'win', who: 'me' }],
  }),
});

const talisman = { keyword: 'talisman' } as const;
const has = (status: StatusId): Cond => ({ status, who: 'it' });
/**
 * Of those who might be attacked: not the one who was beaten last while there is another, and after a stand-off only
 * the same one.
 */
const spared: Cond = {
  all: [has('beaten'), { exists: { heroes: { ...thereNow, who: 'others', where: not(has('beaten')) } } }],
};
const notHisFoe: Cond = {
  all: [
    { status: 'facing' },
    not(has('facing')),
    { exists: { heroes: { ...thereNow, who: 'others', where: has('facing') } } },
  ],
};
const facing = (who: 'me' | 'opponent'): Effect => ({ op: 'status', status: 'facing', on: true, who });
const forget = (status: StatusId): Effect =>
  each({ heroes: thereNow }, 'one', { op: 'status', status, on: false, who: v('one') });

export const battleRoyale: EndingDef = ending('highland/ending/battle_royale', {
  origin: 'known',
  reveal: 'both',
  goal: 'lastAlive',
  anywhere: true,
  visit: [
    when(aloneThere, [
      each({ heroes: { who: 'others', where: not({ has: talisman, who: 'it' }) } }, 'one', {
        op: 'outOfGame',
        who: v('one'),
      }),
      each({ heroes: { who: 'others' } }, 'one', {
        op: 'moveTo',
        to: { spaceOf: 'me' },
        how: 'teleport',
        meets: false,
        who: v('one'),
      }),
      // His encounter begins again, now with those who stand there.
      when(not(aloneThere), { op: 'moveTo', to: { spaceOf: 'me' }, how: 'teleport' }),
    ]),
  ],
  abilities: [
    mustAttack,
    {
      id: 'arena',
      static: [cannot('evade'), cannot('attack', { when: spared }), cannot('attack', { when: notHisFoe })],
    },
    reacts(
      'to_the_death',
      before('fightBegan', 'mine', [facing('me'), facing('opponent'), { op: 'reward', only: 'life' }], {
        when: { fight: { foe: 'character' } },
        forced: true,
      }),
    ),
    reacts(
      'victor',
      after(
        'defeated',
        'mine',
        [
          forget('facing'),
          forget('beaten'),
          { op: 'status', status: 'beaten', on: true, who: 'eventBy' },
          { op: 'extraTurns', n: 1, who: 'me' },
        ],
        { event: { foe: 'character' }, forced: true },
      ),
    ),
    reacts(
      'again',
      after('turnEnded', 'mine', { op: 'extraTurns', n: 1 }, { when: { status: 'facing' }, forced: true }),
    ),
  ],
});

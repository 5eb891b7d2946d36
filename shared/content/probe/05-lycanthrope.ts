// A state that acts at night only, replaces a reward, and goes when he becomes a Toad.
import {
  after,
  anyMoment,
  cannot,
  choose,
  count,
  discard,
  is,
  mayDo,
  object,
  plus,
  prevent,
  reacts,
  stranger,
  v,
  when,
} from '../../rules/dsl';
import type { StateDef } from '../../rules/vocab/definition';
import type { Effect } from '../../rules/vocab/effect';
import type { Cond } from '../../rules/vocab/select';

const isNight: Cond = { exists: { cards: { named: 'time_card', side: 'night' } } };
const isOne = { named: 'lycanthrope', zone: 'held', heldBy: 'me' } as const;
const away: Effect = { op: 'put', card: 'this', to: 'discard' };

export const lycanthrope: StateDef = {
  id: 'probe/lycanthrope/lycanthrope',
  kind: 'state',
  deck: 'lycanthrope',
  copies: 6,
  origin: 'known',
  // A second one is nothing; a Toad who becomes one is himself again, before anything else.
  taken: [when(is(count({ cards: isOne }), '>=', 2), away, when({ status: 'toad' }, { op: 'toad', turns: 0 }))],
  abilities: [
    { id: 'fury', static: [plus('attackRoll', 2, { when: isNight })] },
    // What he cannot do at all he need not: then the space is his to encounter.
    {
      id: 'must_attack',
      static: [
        cannot('meetSpace', { when: { all: [isNight, { may: 'attack' }] } }),
        cannot('useMeetings', { when: { all: [isNight, { may: 'attack' }] } }),
      ],
    },
    reacts('bites', {
      stage: 'would',
      on: 'defeated',
      whose: 'mine',
      event: { foe: 'character' },
      when: isNight,
      forced: true,
      do: [
        prevent,
        choose({ cards: { kind: 'figure', named: 'werewolf' } }, 'wolf'),
        { op: 'meet', card: v('wolf'), who: 'eventBy' },
      ],
    }),
    reacts('toad', after('toad', 'mine', away, { when: { status: 'toad' }, forced: true })),
  ],
};

/** Adds up to 2 to his own roll for the Werewolf, or cures. */
export const wolfsbane = object('probe/adventure/wolfsbane', {
  copies: 2,
  origin: 'known',
  abilities: [
    reacts(
      'ward',
      after(
        'rolled',
        'mine',
        [
          { op: 'number', as: 'n', from: 0, to: 2, ask: 'howMany' },
          { op: 'adjustRoll', by: v('n') },
        ],
        { event: { for: 'card' }, when: { source: { named: ['werewolf'], kind: 'figure' } } },
      ),
    ),
    mayDo(
      'cure',
      anyMoment,
      [choose({ cards: isOne }, 'curse'), { op: 'put', card: v('curse'), to: 'discard' }, discard()],
      { turn: 'any', when: { has: isOne } },
    ),
  ],
});

/** He is one by Day too: texts that name Lycanthropes see him always. */
export const peasantMob = stranger('probe/adventure/peasant_mob', {
  stays: 'always',
  origin: 'known',
  met: [when({ has: isOne }, { op: 'kill', who: 'me' })],
});

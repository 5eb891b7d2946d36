// Followers of the Woodland. By their lines go only those who have fate (D Fatebound).
import {
  after,
  always,
  cannot,
  choose,
  discard,
  follower,
  gain,
  heal,
  inBattle,
  is,
  lose,
  mayDo,
  modify,
  plus,
  prevent,
  reacts,
  v,
  valueOf,
} from '../../../rules/dsl';
import type { Selector } from '../../../rules/vocab/select';
import { befalls } from '../../common/losses';
import { darkbound, lightbound } from '../fate';

const known = { origin: 'known' } as const;
const id = (name: string): string => `woodland/woodland/${name}`;

export const babaYagasHut = follower(id('baba_yagas_hut'), {
  ...known,
  mustTake: true,
  keywords: ['cannotDitch'],
  abilities: [
    { id: 'strides', static: [cannot('rollForMovement'), { stat: 'steps', set: 5 }] },
    reacts('left_behind', after('crossedRiver', 'mine', discard(), { forced: true })),
  ],
});

/** Looks like him, and is lost in his place. */
export const fetch = follower(id('fetch'), {
  ...known,
  abilities: [
    reacts(
      'lost_for_him',
      {
        stage: 'would',
        on: 'lose',
        whose: 'mine',
        event: { what: ['life', 'fate', 'strength', 'craft'] },
        do: [prevent, discard()],
      },
      {
        stage: 'would',
        on: 'left',
        whose: 'mine',
        event: { leaving: 'discard', card: { heldBy: 'me', not: { self: true } } },
        when: befalls,
        do: [prevent, discard()],
      },
    ),
  ],
});

export const herbalist = follower(id('herbalist'), {
  ...known,
  abilities: [
    reacts(
      'finds_herbs',
      after('landed', 'mine', heal(1), {
        event: { to: { named: ['woods', 'forest'] } },
        when: is({ missing: 'life' }, '>=', 1),
      }),
    ),
  ],
});

export const kelpie = follower(id('kelpie'), {
  ...known,
  abilities: [
    { id: 'charges', static: [plus('strength', valueOf('craft'), { when: { all: [inBattle, lightbound] } })] },
    mayDo('gallop', ['turnStart'], modify([plus('moveDice', 1)], 'nextMove'), { once: 'turn', when: darkbound }),
  ],
});

export const leanan = follower(id('leanan'), {
  ...known,
  abilities: [
    always(plus('strength', 2, { when: darkbound }), plus('craft', 2, { when: lightbound })),
    reacts(
      'inspires',
      after('gain', 'mine', [gain('fate'), lose('life')], { event: { what: ['strength', 'craft'] }, forced: true }),
    ),
  ],
});

export const piskieCompanion = follower(id('piskie_companion'), {
  ...known,
  abilities: [
    reacts(
      'mischief',
      after('rolled', 'mine', { op: 'adjustRoll', by: 1 }, { event: { again: 'light' }, when: lightbound }),
      after('rolled', 'mine', { op: 'adjustRoll', by: 1 }, { event: { again: 'dark' }, when: darkbound }),
    ),
  ],
});

const across: Selector = { spaces: { adjacentAcrossRiver: true } };
export const undine = follower(id('undine'), {
  ...known,
  abilities: [
    mayDo('cross', ['turnStart'], [choose(across, 'to'), { op: 'moveTo', to: v('to'), how: 'cross' }, discard()], {
      instead: 'move',
      when: { all: [lightbound, { exists: across }] },
    }),
    reacts('rises', {
      stage: 'would',
      on: 'crossedRiver',
      whose: 'others',
      when: darkbound,
      do: [prevent, discard()],
    }),
  ],
});

export const unicorn = follower(id('unicorn'), {
  ...known,
  abilities: [always(plus('strength', 1), plus('craft', 1))],
});

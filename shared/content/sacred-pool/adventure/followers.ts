import {
  after,
  always,
  can,
  cannot,
  chart,
  discard,
  follower,
  gainSpell,
  heal,
  inBattle,
  is,
  nothing,
  pay,
  plus,
  reacts,
  replenish,
  stat,
  take,
  v,
} from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { FollowerDef } from '../../../rules/vocab/definition';
import type { Effect } from '../../../rules/vocab/effect';
import type { Alignment, Cond } from '../../../rules/vocab/select';
import { afterFightLost, replacesDrawn } from '../../common/abilities';

const known = { origin: 'known' } as const;

/** Goes with whoever encounters the one whom he follows, also in the middle of that encounter. */
export const defenderOfJustice = follower('sacred-pool/adventure/defender_of_justice', {
  ...known,
  abilities: [
    always(plus('strength', 1, { when: inBattle })),
    reacts('changes_sides', after('encountered', 'mine', take('this', 'eventBy'), { forced: true })),
  ],
});

export const guardianAngel = follower('sacred-pool/adventure/guardian_angel', {
  ...known,
  forbidden: 'evil',
  abilities: [
    reacts(
      'shields',
      after('compared', 'mine', [{ op: 'settle', outcome: 'standOff' }, discard()], { event: { outcome: 'lost' } }),
    ),
  ],
});

/** He can be sent away by whoever wins a fight, and by nobody else. */
export const deathstalker = follower('sacred-pool/adventure/deathstalker', {
  ...known,
  encounter: 1,
  mustTake: true,
  keywords: ['cannotDitch'],
  abilities: [
    afterFightLost('kills', { op: 'kill', who: 'me' }),
    reacts('sent_away', after('defeated', 'mine', discard())),
  ],
});

export const falseProphet = follower('sacred-pool/adventure/false_prophet', {
  ...known,
  encounter: 1,
  mustTake: true,
  keywords: ['cannotDitch'],
  abilities: [
    always(cannot('payFate')),
    reacts(
      'found_out',
      after('visitedWhom', 'mine', discard(), { event: { whom: 'enchantress', to: { named: 'city' } } }),
    ),
  ],
});

/** Enemies that fought as one are one rite (000 FAQ Dark Cultist Q2). */
const theurgist = (name: string, forbidden: Alignment, gives: Effect): FollowerDef => {
  const rites = chart({ '1-2': nothing, '3-4': gives, '5-6': gainSpell() });
  return follower(`sacred-pool/adventure/${name}`, {
    ...known,
    forbidden,
    abilities: [
      reacts(
        'rites',
        after('killed', 'mine', rites, { event: { card: { kind: 'enemy' } }, once: 'fight', forced: true }),
        after('defeated', 'mine', rites, {
          event: { foe: 'character' },
          when: { alignment: forbidden, of: 'eventBy' },
          forced: true,
        }),
      ),
    ],
  });
};
export const darkTheurgist = theurgist('dark_theurgist', 'good', heal(1));
export const theurgistOfLight = theurgist('theurgist_of_light', 'evil', replenish(1));

const mighty = (power: 'strength' | 'craft'): Cond => is({ power, on: 'it' }, '>=', 6);
/** One card more where cards are drawn, if his master likes; before the mighty he runs. */
export const kraven = follower('sacred-pool/adventure/kraven', {
  ...known,
  abilities: [
    reacts(
      'sniffs',
      after('drawn', 'mine', { op: 'drawCards', exactly: 1 }, { when: { at: { draws: true } }, once: 'turn' }),
    ),
    reacts(
      'runs',
      after('fightBegan', 'mine', discard(), {
        when: { fight: { foeCards: { kind: 'enemy', where: { any: [mighty('strength'), mighty('craft')] } } } },
        forced: true,
      }),
    ),
  ],
});

export const mendicant = follower('sacred-pool/adventure/mendicant', {
  ...known,
  price: 1,
  abilities: [
    reacts(
      'alms',
      after(
        'rolled',
        'mine',
        [
          { op: 'number', as: 'more', from: 0, to: stat('gold'), ask: 'addHowMuch' },
          pay(v('more')),
          { op: 'adjustRoll', by: v('more') },
        ],
        { event: { for: 'pray' }, when: is(stat('gold'), '>=', 1) },
      ),
    ),
  ],
});

/** They join nobody without a quest, and leave whoever fulfils one. */
const oathsworn = (name: string, helps: Ability): FollowerDef =>
  follower(`sacred-pool/adventure/${name}`, {
    ...known,
    abilities: [
      helps,
      {
        id: 'sworn',
        static: [
          cannot('takeCard', {
            card: { self: true },
            reach: { where: { not: { has: { kind: 'quest' }, who: 'it' } } },
          }),
        ],
      },
      reacts('released', {
        stage: 'would',
        on: 'questDone',
        whose: 'mine',
        forced: true,
        do: [discard()],
      }),
    ],
  });
export const oathswornGuide = oathsworn('oathsworn_guide', always(can('stopShort')));
export const oathswornOracle = oathsworn('oathsworn_oracle', replacesDrawn);

// Destinies of the dark side.
import {
  after,
  anyMoment,
  before,
  castWhen,
  choose,
  lose,
  mayDo,
  prevent,
  preventOne,
  reacts,
  v,
} from '../../../rules/dsl';
import type { Program } from '../../../rules/vocab/effect';
import type { Selector } from '../../../rules/vocab/select';
import { destiny, forFate, has, restores } from './destiny';

const dark = has('dark');

/** His rerolls of light fate bring nothing: it is paid, and the die stays as it is. */
export const cursed = destiny('cursed', 'strength', [
  reacts(
    'restored',
    restores('dark', 'lose', 'others', {
      what: 'fate',
      fateSide: 'dark',
      paidFor: ['move', 'attack', 'card', 'space', 'pray', 'armour', 'spell'],
    }),
  ),
  reacts(
    'curses',
    after('lose', 'others', forFate('dark', { op: 'keepDie' }), {
      event: {
        what: 'fate',
        fateSide: 'light',
        paidFor: ['move', 'attack', 'card', 'space', 'pray', 'armour', 'spell'],
      },
      when: dark,
    }),
  ),
]);

const anyFollower: Selector = { cards: { kind: 'follower', zone: 'held', heldBy: 'others' } };
export const divisive = destiny('divisive', 'craft', [
  reacts('restored', restores('dark', 'taken', 'mine', { card: { kind: 'follower' } })),
  mayDo(
    'parts',
    anyMoment,
    [choose(anyFollower, 'sent', { ask: 'follower' }), ...forFate('dark', { op: 'ditch', card: v('sent') })],
    {
      once: 'round',
      when: { all: [dark, { exists: anyFollower }] },
    },
  ),
]);

const less: Program = forFate('dark', { op: 'replaceAmount', by: -1 });
export const doomed = destiny('doomed', 'strength', [
  reacts('restored', restores('dark', 'beaten', 'others')),
  reacts(
    'dooms',
    { stage: 'would', on: 'heal', whose: 'others', when: dark, do: less },
    { stage: 'would', on: 'gain', whose: 'others', event: { what: 'life' }, when: dark, do: less },
  ),
]);

export const dreaded = destiny('dreaded', 'strength', [
  reacts('restored', restores('dark', 'defeated', 'mine')),
  reacts(
    'dreaded',
    before('fightBegan', 'mine', forFate('dark', lose('life', 1, 'opponent')), {
      when: { all: [dark, { fight: { foe: 'character' } }] },
    }),
  ),
]);

export const immortal = destiny('immortal', 'life', [
  reacts('restored', restores('dark', 'heal', 'others'), restores('dark', 'gain', 'others', { what: 'life' })),
  reacts('lives_on', {
    stage: 'would',
    on: 'lose',
    whose: 'mine',
    event: { what: 'life' },
    when: dark,
    once: 'round',
    do: forFate('dark', preventOne),
  }),
]);

export const vagabond = destiny('vagabond', 'craft', [
  reacts('restored', restores('dark', 'rolled', 'anyone', { for: 'move', natural: [1] })),
  reacts(
    'wanders',
    before(
      'rolling',
      'mine',
      [
        ...forFate('dark'),
        {
          op: 'number',
          as: 'shown',
          from: { eventAmount: true },
          to: { times: [{ eventAmount: true }, 6] },
          ask: 'whichNumber',
        },
        { op: 'showDice', total: v('shown') },
      ],
      { event: { for: 'move' }, when: dark },
    ),
  ),
]);

/** The Command Spell is on no card. */
export const nothingness = destiny('void', 'craft', [
  reacts('restored', restores('dark', 'cast', 'others')),
  reacts('negates', {
    ...castWhen('would', 'cast', { event: { card: { kind: 'spell' } }, when: dark }),
    whose: 'others',
    do: forFate('dark', prevent),
  }),
]);

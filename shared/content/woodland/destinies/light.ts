// Destinies of the light side.
import { after, always, anyMoment, can, gain, heal, is, mayDo, not, prevent, reacts, take } from '../../../rules/dsl';
import { destiny, forFate, has, restores } from './destiny';

const light = has('light');

export const blessed = destiny('blessed', 'life', [
  reacts('restored', restores('light', 'rolled', 'anyone', { for: 'pray' })),
  reacts(
    'spared',
    after('compared', 'mine', forFate('light', { op: 'settle', outcome: 'standOff' }), {
      event: { outcome: 'lost' },
      when: light,
      once: 'round',
    }),
  ),
]);

/** It is paid before the dice, of which both count. */
export const champion = destiny('champion', 'strength', [
  reacts('restored', restores('light', 'rolled', 'anyone', { for: 'attack', natural: [6] })),
  mayDo('second_die', ['beforeRolls'], forFate('light', { op: 'attackWith', side: 'mine', dice: 2, keep: 'all' }), {
    once: 'fight',
    turn: 'any',
    when: { all: [light, { fight: {} }] },
  }),
]);

export const enlightened = destiny('enlightened', 'craft', [
  reacts('restored', restores('light', 'cast', 'anyone')),
  // Beyond what he may hold: then he chooses what he keeps.
  mayDo('draws', ['turnStart'], forFate('light', { op: 'deal', from: 'spell', to: 'hand' }), {
    once: 'turn',
    when: light,
  }),
]);

export const fated = destiny('fated', 'craft', [
  reacts('restored', restores('light', 'gain', 'others', { what: 'fate' }), restores('light', 'replenish', 'others')),
  always(can('payEitherSide')),
]);

const follower = { card: { kind: 'follower' } } as const;
export const noble = destiny('noble', 'strength', [
  reacts('restored', restores('light', 'cardDrawn', 'anyone', follower)),
  reacts(
    'welcomes',
    after('left', 'others', forFate('light', take('eventCard')), {
      event: { ...follower, leaving: 'ditch' },
      when: light,
    }),
    // On the discard pile it would be out of reach.
    {
      stage: 'would',
      on: 'left',
      whose: 'others',
      event: { ...follower, leaving: 'discard' },
      when: light,
      do: forFate('light', prevent, take('eventCard')),
    },
  ),
]);

/** What he changes into gold himself brings nothing back. */
const notByThis = not({ source: { def: ['woodland/destiny/wealthy'] } });
export const wealthy = destiny('wealthy', 'strength', [
  reacts(
    'gains',
    after(
      'gain',
      'anyone',
      { op: 'gain', what: 'fate', n: 1, side: 'light' },
      { event: { what: 'gold' }, when: notByThis, forced: true },
    ),
  ),
  mayDo('gold', anyMoment, forFate('light', gain('gold')), { when: light }),
]);

/** Ours, in the place of the one that is not known: the seventh of its side, and the second that raises life. */
export const merciful = destiny(
  'merciful',
  'life',
  [
    reacts('restored', restores('light', 'heal', 'others'), restores('light', 'gain', 'others', { what: 'life' })),
    mayDo('heals', ['turnStart'], forFate('light', heal(1)), {
      once: 'turn',
      when: { all: [light, is({ missing: 'life' }, '>=', 1)] },
    }),
  ],
  'ours',
);

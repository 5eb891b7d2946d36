// Traps: the keyword decides; no ability gets round one unless it names Traps.
import {
  after,
  cannot,
  choose,
  discard,
  event,
  follower,
  is,
  lose,
  magicObject,
  may,
  missTurn,
  pay,
  reacts,
  roll,
  stat,
  table,
  v,
  when,
} from '../../rules/dsl';
import type { RuleDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { CardFilter } from '../../rules/vocab/select';

const trap = { origin: 'known', keywords: ['trap'] } as const;

export const traps: RuleDef = {
  id: 'probe/rule/traps',
  kind: 'rule',
  always: true,
  abilities: [{ id: 'unavoidable', static: [cannot('avoid', { card: { keyword: 'trap' }, reach: 'everyone' })] }],
};

const byLot = (from: CardFilter, as: string, then: Effect): Program => [
  { op: 'choose', from: { cards: { zone: 'held', heldBy: 'me', ...from } }, as, random: true },
  when({ known: as }, then),
];
export const fallingSlab = event('probe/bridge/falling_slab', {
  ...trap,
  met: [...byLot({ kind: 'follower' }, 'struck', discard(v('struck'))), lose('life')],
});
/** Two more cards under the own stack. */
export const portcullis = event('probe/tunnel/portcullis', {
  ...trap,
  copies: 2,
  met: [{ op: 'deal', from: 'tunnel', to: { deck: { own: 'tunnel' }, where: 'bottom' }, n: 2 }],
});
export const slidingWalls = event('probe/tunnel/sliding_walls', {
  ...trap,
  met: [roll('dice', { dice: 2 }), when(is(v('dice'), '>', stat('strength')), lose('life'))],
});

const odd: Program = [lose('life'), missTurn()];
/** Events of the same decks that are no Traps. */
export const geminax = event('probe/bridge/the_geminax', {
  origin: 'known',
  met: [
    roll('dice', { dice: 2 }),
    table(v('dice'), {
      '2': [],
      '3': odd,
      '4': [],
      '5': odd,
      '6': [],
      '7': odd,
      '8': [],
      '9': odd,
      '10': [],
      '11': odd,
      '12': [],
    }),
  ],
});
export const turncoat = event('probe/bridge/turncoat', {
  origin: 'known',
  met: [
    ...byLot({ kind: 'follower' }, 'one', { op: 'ditch', card: v('one') }),
    ...byLot({ object: true }, 'two', { op: 'ditch', card: v('two') }),
  ],
});

/**
 * D Trapsmith: the one that names Traps. What he does is no avoiding by another's leave, so it is a card put away, not
 * one discarded.
 */
const disarms = (on: 'cardDrawn' | 'turnedOver'): ReturnType<typeof after> =>
  after(on, 'mine', may('pay', [pay(1), { op: 'put', card: 'eventCard', to: 'discard' }]), {
    event: { card: { keyword: 'trap' } },
    when: is(stat('gold'), '>=', 1),
    forced: true,
  });
export const trapsmith = follower('probe/bridge/trapsmith', {
  origin: 'known',
  abilities: [reacts('disarms', disarms('cardDrawn'), disarms('turnedOver'))],
});

/** Is unaffected by an Event that was drawn: whatever may be avoided. */
const event1: CardFilter = { at: 'here', fresh: true, kind: 'event' };
export const astrolabe = magicObject('probe/curio/astrolabe', {
  origin: 'known',
  abilities: [
    reacts(
      'unaffected',
      after(
        'drawn',
        'mine',
        [
          choose({ cards: { ...event1, where: { may: 'avoid', byCard: 'it' } } }, 'card', { ask: 'card' }),
          discard(v('card')),
        ],
        { when: { exists: { cards: { ...event1, where: { may: 'avoid', byCard: 'it' } } } } },
      ),
    ),
  ],
});
/** One whose maker knew nothing of Traps: the rule refuses what it does, and leaves no roll out. */
export const haresFoot = magicObject('probe/curio/hares_foot', {
  origin: 'ours',
  abilities: [
    reacts(
      'away',
      after('drawn', 'mine', [choose({ cards: event1 }, 'card', { ask: 'card' }), discard(v('card'))], {
        when: { exists: { cards: event1 } },
      }),
    ),
    { id: 'optional_roll', static: [{ can: 'skipRoll' }] },
  ],
});

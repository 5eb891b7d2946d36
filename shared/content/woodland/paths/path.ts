// Twisting Paths: three lie open beside the Entrance, one is taken as a move into the Woodland ends. Its effect
// holds all the way, and its last line is what the Meeting with Destiny brings.
import { after, before, choose, count, discard, is, not, reacts, v, when } from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { RuleDef, StateDef } from '../../../rules/vocab/definition';
import type { Effect, Program } from '../../../rules/vocab/effect';
import type { SpaceRef } from '../../../rules/vocab/refs';
import type { CardFilter, Cond } from '../../../rules/vocab/select';

const deck = 'woodland/deck/path';
export const myPath: CardFilter = { from: deck, zone: 'held', heldBy: 'me' };
const open: CardFilter = { from: deck, zone: 'table' };
const hasNone: Cond = not({ has: { from: deck } });

const takes: Program = [
  choose({ cards: open }, 'path', { ask: 'take' }),
  { op: 'put', card: v('path'), to: 'held' },
  { op: 'deal', from: deck, to: 'table' },
];
/** Ways of coming there by what no move is. */
const forced = ['teleport', 'cross', 'portal', 'emerge', 'thrown'] as const;
const inside = { region: 'woodland' } as const;
export const twistingPaths: RuleDef = {
  id: 'woodland/rule/twisting_paths',
  kind: 'rule',
  always: true,
  abilities: [
    reacts(
      'paths',
      after('landed', 'anyone', takes, { event: { to: inside }, when: hasNone, forced: true }),
      // In another's turn, or taken there: his movement is over at once.
      after('moved', 'anyone', takes, {
        event: { to: inside },
        when: { all: [hasNone, not({ turnOf: 'eventHero' })] },
        forced: true,
      }),
      after('moved', 'anyone', takes, {
        event: { to: inside, how: forced },
        when: { all: [hasNone, { turnOf: 'eventHero' }] },
        forced: true,
      }),
    ),
  ],
};

/** A house rule of players: one more to choose from. */
export const fourPaths: RuleDef = {
  id: 'woodland/rule/fourPaths',
  kind: 'rule',
  begins: [when(is(count({ cards: open }), '<', 4), { op: 'deal', from: deck, to: 'table' })],
};

/** The last line of the Path that was chosen, and then it is gone. */
export const meetsItsEnd: Program = [
  { op: 'meet', card: v('path') },
  { op: 'put', card: v('path'), to: 'discard' },
];

/** It is lost on the way out of the Region in which he got it. */
const leaves: Ability = reacts(
  'leaves',
  before('moved', 'mine', discard(), { event: { to: { not: { region: 'mine' } } }, forced: true }),
);

type Way = {
  readonly origin?: 'ours';
  /** What holds on the way; he cannot set it aside. */
  readonly travel?: readonly Ability[];
  /** What is done as he takes it. */
  readonly taken?: Program;
  /** What the Meeting with Destiny brings. */
  readonly end: Program;
  readonly carries?: StateDef['carries'];
};
export const path = (name: string, { origin, travel = [], taken, end, carries }: Way): StateDef => ({
  id: `woodland/path/${name}`,
  kind: 'state',
  deck: 'path',
  origin: origin ?? 'known',
  met: end,
  abilities: [...travel, leaves],
  ...(taken === undefined ? {} : { taken }),
  ...(carries === undefined ? {} : { carries }),
});

/** Where a Path leads he goes on with a new encounter, unless his turn has ended. */
export const emerges = (to: SpaceRef): Effect =>
  when({ turnIsOver: true }, { op: 'moveTo', to, meets: false }, { op: 'moveTo', to });
export const emergesAt = (space: string): Effect => emerges({ space });

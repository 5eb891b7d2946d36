// Fate with two sides: light for one's own roll, dark for another's; what is met differs by which one has more of.
import {
  before,
  can,
  cannot,
  enemy,
  endTurn,
  gain,
  is,
  lose,
  nothing,
  object,
  pick,
  place,
  prevent,
  reacts,
  when,
} from '../../rules/dsl';
import type { Ability } from '../../rules/vocab/ability';
import type { RuleDef, WorldDef } from '../../rules/vocab/definition';
import type { Effect, Program } from '../../rules/vocab/effect';
import type { Cond, FateSide } from '../../rules/vocab/select';

/** The board beside the others: while it lies there, fate has two sides for all. */
export const woodland: WorldDef = { id: 'probe/woodland/woodland', kind: 'world', deck: 'woodland', origin: 'known' };
export const twoSidedFate: RuleDef = {
  id: 'probe/rule/two_sided_fate',
  kind: 'rule',
  always: true,
  abilities: [
    {
      id: 'sides',
      static: [
        can('useDarkFate', { when: { exists: { cards: { named: 'woodland', zone: 'table' } } }, reach: 'everyone' }),
      ],
    },
  ],
};

/** D Fatebound: a fateless character is dealt with by the lower line of what he meets. */
const bound = (side: FateSide, lower: FateSide): Cond =>
  side === lower ? { any: [{ bound: side }, { bound: 'fateless' }] } : { bound: side };
/** One line only, by the state as it is met: a loss that tips it does not bring in the other. */
const byFate = (
  lower: FateSide,
  rows: { readonly dark: Program; readonly light: Program; readonly unbound?: Program },
): Effect => when(bound('dark', lower), rows.dark, [when(bound('light', lower), rows.light, rows.unbound ?? nothing)]);

const slain = { event: { fight: ['battle', 'psychic'], card: { self: true } }, forced: true } as const;
const stays: Ability = reacts(
  'stays',
  {
    stage: 'would',
    on: 'killed',
    whose: 'anyone',
    ...slain,
    when: bound('dark', 'light'),
    do: [prevent, gain('strength'), { op: 'removeFoe', card: 'this', how: 'evaded' }],
  },
  before('killed', 'anyone', { op: 'put', card: 'this', to: 'discard' }, { ...slain, when: bound('light', 'light') }),
);
/** By the state at the moment of the victory, after fate was paid in the fight; unbound: a trophy as ever. */
export const fomorian = enemy('probe/adventure/fomorian', {
  origin: 'known',
  subtype: 'monster',
  strength: 7,
  abilities: [stays],
});

export const boggart = enemy('probe/adventure/boggart', {
  origin: 'known',
  subtype: 'spirit',
  strength: 2,
  approach: [byFate('light', { dark: [lose('gold')], light: [lose('gold', 'all')] })],
});

/** The kind of the fight is that of the meeting, though what he loses may make him fateless. */
export const wyrdling = enemy('probe/adventure/wyrdling', {
  origin: 'known',
  subtype: 'spirit',
  encounter: 1,
  strength: 5,
  craft: 5,
  battlesIf: bound('light', 'light'),
  approach: [
    byFate('light', {
      dark: [{ op: 'lose', what: 'fate', n: 'all', side: 'dark' }],
      light: [{ op: 'lose', what: 'fate', n: 'all', side: 'light' }],
      unbound: [{ op: 'set', as: 'spared', to: 1 }, endTurn],
    }),
  ],
});

/** The others cannot pay dark fate in its owner's turn. */
export const luckyCoin = object('probe/adventure/lucky_coin', {
  origin: 'known',
  abilities: [{ id: 'luck', static: [cannot('useDarkFate', { reach: 'others', when: { turnOf: 'me' } })] }],
});

const buys = (side: FateSide) => ({
  if: is({ fateSide: side }, '>=', 5),
  do: [
    { op: 'lose', what: 'fate', n: 5, side, cost: true },
    { op: 'deal', from: 'destiny', to: 'held' },
  ] as Program,
});
export const urdarbrunnr = place('probe/adventure/urdarbrunnr', {
  origin: 'known',
  met: [pick({ light: buys('light'), dark: buys('dark'), leave: nothing })],
});

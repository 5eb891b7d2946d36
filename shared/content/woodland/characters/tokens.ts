// Cards of two characters on which their tokens lie: each takes his own as his first turn begins, and it goes with him.
import { after, gainSpell, heal, is, mayDo, not, pick, plus, reacts, replenish } from '../../../rules/dsl';
import type { Ability } from '../../../rules/vocab/ability';
import type { StateDef } from '../../../rules/vocab/definition';
import type { Effect, Program } from '../../../rules/vocab/effect';
import type { Amount, Cond } from '../../../rules/vocab/select';
import { hasRoom } from '../../common/abilities';

const deck = 'woodland/deck/bond';
type Name = 'growth' | 'totem';
const card = (name: Name, abilities: readonly Ability[]): StateDef => ({
  id: `woodland/bond/${name}`,
  kind: 'state',
  deck: 'bond',
  origin: 'known',
  abilities,
});

/** As his first turn begins. */
export const takes = (name: Name, more: Program = []): Ability =>
  reacts(
    'brings_tokens',
    after('turnBegan', 'mine', [{ op: 'deal', from: deck, named: name, to: 'held', as: 'own' }, ...more], {
      when: not({ has: { named: name } }),
      forced: true,
    }),
  );

type Side = 'strength' | 'craft';
const on = (kind: Side): Amount => ({ tokens: kind, on: 'this' });
const puts = (kind: Side, n: number): Effect => ({ op: 'tokens', on: 'this', kind, n });
const turned = (from: Side, to: Side) => ({ if: is(on(from), '>=', 1), do: [puts(from, -1), puts(to, 1)] });

/** Red sides count for Strength, blue ones for Craft, and both for life; five at most. */
export const growth = card('growth', [
  {
    id: 'counts',
    static: [
      plus('lifeValue', { plus: [on('strength'), on('craft')] }),
      plus('strengthValue', on('strength')),
      plus('craftValue', on('craft')),
    ],
  },
  reacts('grows', {
    stage: 'would',
    on: 'gain',
    whose: 'mine',
    event: { what: ['strength', 'craft'], cause: 'trophies' },
    when: is({ plus: [on('strength'), on('craft')] }, '<', 5),
    do: [{ op: 'replaceAmount', by: -1 }, pick({ strength: puts('strength', 1), craft: puts('craft', 1) })],
  }),
  mayDo('flips', ['turnStart'], pick({ strength: turned('craft', 'strength'), craft: turned('strength', 'craft') })),
]);

const spirits: Amount = { tokens: 'totem_spirit', on: 'this' };
const spirit = (n: 1 | -1): Effect => ({ op: 'tokens', on: 'this', kind: 'totem_spirit', n });
const has: Cond = is(spirits, '>=', 1);
/** Totem Spirits, three at most. */
export const totem = card('totem', [
  reacts(
    'gains_spirit',
    after('defeated', 'mine', spirit(1), {
      event: { foe: 'creature', card: { kind: 'enemy' } },
      when: is(spirits, '<', 3),
      forced: true,
    }),
  ),
  reacts(
    'strikes',
    after('rolled', 'mine', [spirit(-1), { op: 'score', side: 'mine', add: 1 }], {
      event: { for: 'attack', attack: true },
      when: has,
    }),
  ),
  mayDo(
    'calls',
    ['turnStart'],
    [
      spirit(-1),
      pick({
        heal: { if: is({ missing: 'life' }, '>=', 1), do: heal(1) },
        replenish: { if: is({ missing: 'fate' }, '>=', 1), do: replenish(1) },
        spell: { if: hasRoom, do: gainSpell() },
      }),
    ],
    { when: { all: [has, { any: [is({ missing: 'life' }, '>=', 1), is({ missing: 'fate' }, '>=', 1), hasRoom] }] } },
  ),
]);

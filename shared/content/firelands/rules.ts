// What holds wherever The Firelands are played with.
import { after, cannot, count, is, lose, reacts } from '../../rules/dsl';
import type { RuleDef } from '../../rules/vocab/definition';
import type { Cond } from '../../rules/vocab/select';
import { terrainRule } from '../common/terrain';
import { burning, FIRE, onFire } from './fire';

/** Not by a turn that he misses: that has no end. */
const ended: Cond = { not: { eventIs: { on: 'turnEnded', missed: true } } };
const endless: Cond = { exists: { cards: { kind: 'ending', named: 'spreading_flames', zone: 'over' } } };
const noneLeft: Cond = { all: [is(count(burning), '>=', 34), { not: endless }] };

/** One a space, none in the Inner Region, no more than are in the box. */
export const firelandTokens: RuleDef = {
  id: 'firelands/rule/fireland_tokens',
  kind: 'rule',
  always: true,
  origin: 'known',
  abilities: [
    reacts(
      'burns',
      after('turnEnded', 'anyone', lose('life'), { when: { all: [{ at: onFire }, ended] }, forced: true }),
    ),
    {
      id: 'nowhere_else',
      static: [
        cannot('placeTokens', { tokens: FIRE, space: { region: 'inner' }, reach: 'everyone' }),
        cannot('placeTokens', { tokens: FIRE, space: onFire, reach: 'everyone' }),
        cannot('placeTokens', { tokens: FIRE, when: noneLeft, reach: 'everyone' }),
      ],
    },
  ],
};

export const terrain = terrainRule('firelands');

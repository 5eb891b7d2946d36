// Dragon Spawn, where that rule is played with: scales lie on the land before the first turn.
import { choose, roll, v, when } from '../../rules/dsl';
import type { RuleDef } from '../../rules/vocab/definition';
import type { Program } from '../../rules/vocab/effect';
import { TOKENS } from './lords';
import { free } from './scales';

/** As many spaces as a die shows from where a character begins; where one lies already, on the next that is free. */
const spawns = (way: 'cw' | 'ccw'): Program => [
  { op: 'turnUp', deck: TOKENS, find: { keyword: 'scale' }, as: 'scale' },
  roll('die', { for: 'number' }),
  choose({ spaces: free, nearest: { to: { steps: v('die'), way, from: { startOf: 'me' } }, way } }, `spot_${way}`),
  when(
    { known: `spot_${way}` },
    { op: 'put', card: v('scale'), to: { stands: v(`spot_${way}`) } },
    { op: 'put', card: v('scale'), to: 'discard' },
  ),
];
export const dragonSpawn: RuleDef = {
  id: 'dragon/rule/dragonSpawn',
  kind: 'rule',
  origin: 'known',
  // What else was turned up goes back into the pool.
  begins: [...spawns('cw'), ...spawns('ccw'), { op: 'shuffle', deck: TOKENS, discards: true }],
};

// The lint of turns that everybody has or misses anyway says what to write instead.
import { expect, it } from 'vitest';
import { can, modify } from '../rules/dsl';
import { silent } from '../rules/testing/silent';
import { arcaneumTempus } from './probe/61-arcaneum-tempus';

it.each(['haveExtraTurns', 'missTurns'] as const)('%s', (verb) => {
  expect(silent({ ...arcaneumTempus, effect: [modify([can(verb)], 'round')] })).toEqual([
    `can('${verb}') says what is so anyway: write cannot('${verb}'), or leave it out`,
  ]);
});

it('to forbid it is left alone', () => {
  expect(silent(arcaneumTempus)).toEqual([]);
});

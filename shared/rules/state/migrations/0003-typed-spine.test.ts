import { expect, it } from 'vitest';
import { typedSpine } from './0003-typed-spine';

const old = {
  schema: 2,
  stack: [
    { t: 'chart', id: 'f1', chart: 'turn', at: 'move' },
    { t: 'program', id: 'f2', code: [{ op: 'gain', what: 'gold', n: 1 }], pc: 0 },
  ],
  mods: [{ id: 'm1', source: 'base/spell/x', hero: 'h1', ability: { stat: 'strength', add: 1 }, until: { t: 'game' } }],
};

it('leaves a game alone in which nothing of that is', () => {
  expect(typedSpine.up(old)).toEqual(old);
  expect(typedSpine.up({ schema: 2 })).toEqual({ schema: 2, stack: undefined, mods: undefined });
});

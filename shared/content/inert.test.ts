// Are the tests awake? Every definition is replaced by one that does nothing; a scenario that names it must then fail.
import { describe, expect, it } from 'vitest';
import { isMissed } from '../rules/testing/inert';
import { definitionsOf } from './definitions';

// Those of the probe pack have a file of their own, so that both are gone through at the same time.
describe('every definition is missed when it does nothing', () => {
  it.each(definitionsOf(['base']).map((def) => [def.id, def] as const))('%s', (_id, def) => {
    expect(isMissed(def)).toBe(true);
  });
});

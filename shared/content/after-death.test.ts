// A side of a card that nobody has carries out nothing for the dead.
import { expect, it } from 'vitest';
import { after, before, gain, reacts } from '../rules/dsl';
import { causeless, causesIn } from '../rules/testing/caused';
import type { Ability } from '../rules/vocab/ability';
import type { WorldDef } from '../rules/vocab/definition';

const omen = (standing: Ability): WorldDef => ({
  id: 'probe/omen/x',
  kind: 'world',
  deck: 'omen',
  origin: 'ours',
  sides: { standing: [standing], spent: [] },
});
const found = (standing: Ability): readonly string[] => {
  const def = omen(standing);
  return causeless(def, causesIn([def]));
};

it('is told to answer before the death', () => {
  expect(found(reacts('x', after('heroKilled', 'anyone', gain('gold'))))).toEqual([
    "it waits in vain: after heroKilled he is dead and does nothing, write before('heroKilled', ...)",
  ]);
  expect(found(reacts('x', before('heroKilled', 'anyone', gain('gold'))))).toEqual([]);
});

// The table of what cannot be burnt (docs/adr/0034) leaves out nobody whom its words mean.
import { expect, it } from 'vitest';
import { nameOf } from '../../kernel/ids';
import type { Def } from '../../rules/vocab/definition';
import { builtSets, definitionsOf } from '../definitions';

const ofFire = ['dragon', 'elemental', 'demon'];
const ofIce = (def: Def): boolean => /^(ice|frost)_/.test(nameOf(def.id));
const meant = (def: Def): boolean =>
  (def.kind === 'enemy' && ofFire.includes(def.subtype) && !ofIce(def)) ||
  ('keywords' in def && def.keywords.includes('talisman'));

it('Dragons, Elementals and Demons but those of ice, and Talismans, of every set', () => {
  const all = definitionsOf(builtSets.filter((set) => set !== 'probe')).filter(meant);
  const burn = all.filter((def) => !('keywords' in def && def.keywords.includes('fireproof')));
  expect(all.length).toBeGreaterThan(80);
  expect(burn.map(({ id }) => id)).toEqual([]);
});

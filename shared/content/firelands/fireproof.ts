// Cards of the base game that cannot be burnt (docs/adr/0034): what lives in fire, what stone, water and spirits are
// made of, and the Talismans. Other sets say it of theirs in their own folders.
import { elsewhere } from '../../rules/dsl';
import type { Def } from '../../rules/vocab/definition';
import type { Overlay } from '../../rules/vocab/overlay';

const adds = { keywords: ['fireproof'] } as const;
const cannotBurn = (kind: Def['kind'], ...ids: readonly string[]): readonly Overlay[] =>
  ids.map((id) => elsewhere(kind, id, { adds }));

export const fireproof = [
  ...cannotBurn('magicObject', 'base/adventure/talisman', 'base/talisman/talisman'),
  ...cannotBurn('enemy', 'base/adventure/dragon', 'base/adventure/demon'),
  ...cannotBurn('object', 'base/purchase/water_bottle', 'base/adventure/water_bottle'),
];

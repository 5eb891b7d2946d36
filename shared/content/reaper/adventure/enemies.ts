// Enemies of The Reaper. Values that no source gives are ours and marked so (reference, `stat_estimate`).
import { enemy } from '../../../rules/dsl';
import type { EnemyDef } from '../../../rules/vocab/definition';

type Origin = EnemyDef['origin'];
const fights = (name: string, subtype: string, strength: number, origin: Origin = 'ours'): EnemyDef =>
  enemy(`reaper/adventure/${name}`, { subtype, strength, origin });
const haunts = (name: string, craft: number, origin: Origin = 'ours'): EnemyDef =>
  enemy(`reaper/adventure/${name}`, { subtype: 'spirit', craft, origin });

export const plain = [
  fights('chimera', 'monster', 7),
  fights('gargoyle', 'monster', 4),
  fights('giant_spider', 'animal', 4),
  fights('hippogriff', 'monster', 2, 'known'),
  fights('mammoth', 'animal', 6),
  fights('raging_bull', 'animal', 4),
  fights('sabertooth_tiger', 'animal', 5),
  haunts('banshee', 5),
  haunts('lesser_demon', 6),
  haunts('wight', 4, 'known'),
];

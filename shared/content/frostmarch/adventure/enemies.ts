// Enemies of The Frostmarch. Values that no source gives are ours and marked so (reference, `stat_estimate`).
import { enemy } from '../../../rules/dsl';
import type { EnemyDef } from '../../../rules/vocab/definition';

type Origin = EnemyDef['origin'];
const fights = (name: string, subtype: string, strength: number, origin: Origin = 'ours', copies = 1): EnemyDef =>
  enemy(`frostmarch/adventure/${name}`, { subtype, strength, origin, ...(copies === 1 ? {} : { copies }) });
const haunts = (name: string, subtype: string, craft: number, origin: Origin = 'ours', copies = 1): EnemyDef =>
  enemy(`frostmarch/adventure/${name}`, { subtype, craft, origin, ...(copies === 1 ? {} : { copies }) });

export const plain = [
  fights('frost_drake', 'dragon', 7, 'known'),
  fights('frost_giant', 'monster', 6, 'known'),
  fights('griffon', 'monster', 5),
  fights('icecap_elk', 'animal', 2),
  fights('ice_bear', 'animal', 4),
  fights('snow_goblin', 'monster', 1, 'known', 2),
  fights('winter_wolf', 'animal', 3),
  haunts('apparition', 'spirit', 3, 'ours', 2),
  haunts('barrow_wight', 'spirit', 4),
  haunts('chillbane', 'spirit', 6),
  haunts('ice_elemental', 'elemental', 7, 'known'),
  haunts('rimespawn', 'spirit', 5),
];

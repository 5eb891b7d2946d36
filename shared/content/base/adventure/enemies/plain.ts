// Enemies without a rule of their own: name, kind, number of copies, Strength or Craft.
import { enemy } from '../../../../rules/dsl';
import type { EnemyDef } from '../../../../rules/vocab/definition';

const fights = (name: string, subtype: string, copies: number, strength: number): EnemyDef =>
  enemy(`base/adventure/${name}`, { subtype, copies, strength, origin: 'known' });
const haunts = (name: string, copies: number, craft: number): EnemyDef =>
  enemy(`base/adventure/${name}`, { subtype: 'spirit', copies, craft, origin: 'known' });

export const animals = [
  fights('wild_boar', 'animal', 2, 1),
  fights('wolf', 'animal', 1, 2),
  fights('ape', 'animal', 1, 3),
  fights('bear', 'animal', 1, 3),
  fights('lion', 'animal', 1, 3),
  fights('serpent', 'animal', 1, 4),
];
export const dragon = fights('dragon', 'dragon', 3, 7);
export const monsters = [
  fights('goblin', 'monster', 2, 2),
  fights('hobgoblin', 'monster', 2, 3),
  fights('ogre', 'monster', 2, 5),
  fights('giant', 'monster', 1, 6),
];
export const spirits = [
  haunts('lemure', 2, 1),
  haunts('shadow', 2, 2),
  haunts('spectre', 1, 3),
  haunts('wraith', 2, 5),
  haunts('demon', 1, 10),
];

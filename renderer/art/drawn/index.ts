// What is drawn by hand, by its name; everything else has its silhouette.
import { nameOf, type DefId } from '../../../shared/kernel/ids';
import { BEINGS } from './beings';
import { GREAT } from './great';
import { KNIGHTS } from './knights';
import type { Drawing, Gallery } from './layer';
import { MAGES } from './mages';
import { PORTRAITS } from './portraits';
import { ROAD } from './road';
import { TOWNSFOLK } from './townsfolk';
import { WILDS } from './wilds';

export type { Drawing } from './layer';

const SETS: Gallery = { ...KNIGHTS, ...MAGES, ...TOWNSFOLK, ...ROAD, ...WILDS, ...BEINGS };
const drawn = new Map<string, Drawing>();

const own = <T>(table: { readonly [name: string]: T }, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const portraitOf = (name: string): Drawing | undefined => {
  const known = drawn.get(name) ?? own(PORTRAITS, name) ?? own(SETS, name)?.();
  if (known !== undefined) drawn.set(name, known);
  return known;
};

/** A Sword of two decks looks the same; a character has a face. @param kind what sort of thing it is */
export const drawingOf = (def: DefId, kind: string | undefined): Drawing | undefined => {
  const name = nameOf(def).replaceAll('-', '_');
  return kind === 'character' ? portraitOf(name) : own(GREAT, name);
};

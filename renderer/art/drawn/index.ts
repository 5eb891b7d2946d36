// What is drawn by hand, by its name; everything else has its silhouette.
import { nameOf, type DefId } from '../../../shared/kernel/ids';
import { BEINGS } from './beings';
import { GREAT } from './great';
import { KNIGHTS } from './knights';
import type { Drawing } from './layer';
import { MAGES } from './mages';
import { PORTRAITS } from './portraits';
import { ROAD } from './road';
import { TOWNSFOLK } from './townsfolk';
import { WILDS } from './wilds';

export type { Drawing } from './layer';

const CHARACTERS: typeof GREAT = { ...PORTRAITS, ...KNIGHTS, ...MAGES, ...TOWNSFOLK, ...ROAD, ...WILDS, ...BEINGS };

const own = (table: typeof GREAT, name: string): Drawing | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** A Sword of two decks looks the same; a character has a face. @param kind what sort of thing it is */
export const drawingOf = (def: DefId, kind: string | undefined): Drawing | undefined => {
  const name = nameOf(def).replaceAll('-', '_');
  return kind === 'character' ? own(CHARACTERS, name) : own(GREAT, name);
};

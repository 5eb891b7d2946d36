// What is drawn by hand: faces, of which each set says whose they are (looks.ts), and things that look the same in all
// sets; everything else has its silhouette.
import { nameOf, type DefId } from '../../../shared/kernel/ids';
import { portraitName } from '../looks';
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

const FACES: Gallery = { ...KNIGHTS, ...MAGES, ...TOWNSFOLK, ...ROAD, ...WILDS, ...BEINGS };
const drawn = new Map<string, Drawing>();

const own = <T>(table: { readonly [name: string]: T }, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const faceCalled = (name: string): Drawing | undefined => {
  const known = drawn.get(name) ?? own(PORTRAITS, name) ?? own(FACES, name)?.();
  if (known !== undefined) drawn.set(name, known);
  return known;
};

/** A Sword of two decks looks the same; a character has a face. @param kind what sort of thing it is */
export const drawingOf = (def: DefId, kind: string | undefined): Drawing | undefined => {
  if (kind !== 'character') return own(GREAT, nameOf(def).replaceAll('-', '_'));
  const face = portraitName(def);
  return face === undefined ? undefined : faceCalled(face);
};

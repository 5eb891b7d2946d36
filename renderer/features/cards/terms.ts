// Which words of a card are explained beside it.
import type { Face } from '../../../shared/contract/view';

/** Marks by which texts of one set find its own cards; the texts say what they mean, so the mark is not shown. */
export const UNSAID: readonly string[] = [
  'copies',
  'any',
  'city',
  'graveyard',
  'castle',
  'tavern',
  'village',
  'scale',
  'animal',
  'construct',
  'cultist',
  'dragon',
  'elemental',
  'monster',
  'spirit',
];

export const termsOf = (face: Face): readonly string[] => [
  face.kind,
  ...(face.weapon ? ['weapon'] : []),
  ...(face.armour ? ['armour'] : []),
  ...(face.strength !== undefined && face.craft !== undefined && face.kind === 'enemy' ? ['both'] : []),
  ...face.keywords.filter((keyword) => !UNSAID.includes(keyword)),
  ...(face.encounter === undefined ? [] : ['encounter']),
];

// Which words of a card are explained beside it.
import type { Face } from '../../../shared/contract/view';

export const termsOf = (face: Face): readonly string[] => [
  face.kind,
  ...(face.weapon ? ['weapon'] : []),
  ...(face.armour ? ['armour'] : []),
  ...(face.strength !== undefined && face.craft !== undefined ? ['both'] : []),
  ...face.keywords,
  ...(face.encounter === undefined ? [] : ['encounter']),
];

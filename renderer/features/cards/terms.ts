// Which words of a card are explained beside it.
import { declared } from '../../../shared/content/declared';
import type { Face } from '../../../shared/contract/view';
import type { Words } from '../../words/en';

/** The mark by which a text finds cards like its own; those of one set are declared there, and none is shown. */
export const isUnsaid = (keyword: string): boolean => keyword === 'copies' || declared.isUnsaid(keyword);

export const termsOf = (face: Face): readonly string[] => [
  face.kind,
  ...(face.weapon ? ['weapon'] : []),
  ...(face.armour ? ['armour'] : []),
  ...(face.strength !== undefined && face.craft !== undefined && face.kind === 'enemy' ? ['both'] : []),
  ...face.keywords.filter((keyword) => !isUnsaid(keyword)),
  ...(face.encounter === undefined ? [] : ['encounter']),
];

/** What it means: a word of all cards, or of those of one set, which says so itself. */
export const termIn = ({ terms, ofSet }: Words, id: string): (typeof terms)[string] => {
  const said = declared.explained(id);
  return said === undefined ? terms[id] : { name: ofSet(said.name), text: ofSet(said.text) };
};

// What a card does, as short as a label: which lives it saves, else what its face has for it.
import type { Face } from '../../../shared/contract/view';
import type { Words } from '../../words/en';

/** "6", "4-6", "2, 5" */
const resultsOf = (saves: readonly number[]): string => {
  const [low, high] = [Math.min(...saves), Math.max(...saves)];
  return saves.length > 1 && high - low === saves.length - 1 ? `${low}–${high}` : saves.join(', ');
};

/** What a card says to whoever has it. */
export const heldText = (face: Pick<Face, 'text' | 'held'> | undefined): readonly string[] =>
  face?.held ?? face?.text ?? [];

/** @returns its kind where it says nothing */
export const briefOf = (
  face: Pick<Face, 'text' | 'type' | 'saves' | 'brief'> | undefined,
  words: Pick<Words['card'], 'saves'>,
): string => {
  if (face === undefined) return '';
  if (face.saves !== undefined && face.text.length === 1) return words.saves(resultsOf(face.saves));
  // Where the first paragraph is just that, its stop is all that it has besides.
  return face.brief ?? face.text[0]?.slice(0, -1) ?? face.type;
};

/** "Strength 3": what is printed on a creature. */
export const mightOf = (
  face: Pick<Face, 'strength' | 'craft'> | undefined,
  words: Pick<Words['card'], 'strength' | 'craft'>,
): readonly string[] => [
  ...(face?.strength === undefined ? [] : [words.strength(face.strength)]),
  ...(face?.craft === undefined ? [] : [words.craft(face.craft)]),
];

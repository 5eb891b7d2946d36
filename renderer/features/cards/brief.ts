// What a card does, as short as a label: what it adds, else the first thing that it says.
import type { Face } from '../../../shared/contract/view';
import type { Words } from '../../words/en';

/** What is added stands by itself, in every language: "+1 Strength in battle." */
const ADDS = /^[+−-]\d/u;
const bare = (line: string): string => line.replace(/\.$/u, '');

/** "6", "4-6", "2, 5" */
const resultsOf = (saves: readonly number[]): string => {
  const [low, high] = [Math.min(...saves), Math.max(...saves)];
  return saves.length > 1 && high - low === saves.length - 1 ? `${low}–${high}` : saves.join(', ');
};

/** @returns its kind where it says nothing */
export const briefOf = (
  face: Pick<Face, 'text' | 'type' | 'saves'> | undefined,
  words: Pick<Words['card'], 'saves'>,
): string => {
  if (face === undefined) return '';
  if (face.saves !== undefined && face.text.length === 1) return words.saves(resultsOf(face.saves));
  const adds = face.text.filter((line) => ADDS.test(line)).map(bare);
  return adds.length > 0 ? adds.join(', ') : bare(face.text[0] ?? face.type);
};

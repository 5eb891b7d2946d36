// What a card does, as short as a label: what it adds, the task and the reward of a quest, else the first thing that it
// says; of a Spell that is not when it is cast.
import type { Face } from '../../../shared/contract/view';
import type { Words } from '../../words/en';

/** What is added stands by itself, in every language: "+1 Strength in battle." */
const ADDS = /^[+−-]\d/u;
const bare = (line: string): string => line.replace(/\.$/u, '');
const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

/** "6", "4-6", "2, 5" */
const resultsOf = (saves: readonly number[]): string => {
  const [low, high] = [Math.min(...saves), Math.max(...saves)];
  return saves.length > 1 && high - low === saves.length - 1 ? `${low}–${high}` : saves.join(', ');
};

/** @returns its kind where it says nothing */
export const briefOf = (
  face: Pick<Face, 'kind' | 'text' | 'type' | 'saves'> | undefined,
  words: Pick<Words['card'], 'saves' | 'casting' | 'besides'>,
): string => {
  if (face === undefined) return '';
  if (face.saves !== undefined && face.text.length === 1) return words.saves(resultsOf(face.saves));
  const adds = face.text.filter((line) => ADDS.test(line)).map(bare);
  if (adds.length > 0) return adds.join(', ');
  const [first = face.type, second] = face.text;
  if (face.kind === 'quest')
    return capital(bare(words.besides.reduce((text, [what, by]) => text.replace(what, by), first)));
  if (face.kind !== 'spell') return bare(first);
  const does = second !== undefined && words.casting.test(first) ? second : first;
  return bare(does);
};

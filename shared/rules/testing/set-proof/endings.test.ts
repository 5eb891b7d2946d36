import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../kernel/json';
import { ending } from '../../dsl';
import type { EndingWords } from '../../vocab/ending-words';
import { endingProblems } from './endings';

const id = 'moor/ending/high_water';
const def = ending(id, { origin: 'ours', reveal: 'both', goal: 'race', needs: { what: 'gold', n: 7 } });
const says = (...text: readonly string[]): EndingWords => ({ [id]: ({ needs }) => text.map((x) => `${x}${needs}.`) });
const right = { en: says('To win bring gold, '), de: says('Bring Gold, ') };
const mark = { [id]: fingerprint(def) };

describe('the words of endings', () => {
  it('are right in every language, or are not there at all', () => {
    expect(endingProblems([def], right, mark)).toEqual([]);
    expect(endingProblems([def], { en: {}, de: {} }, {})).toEqual([]);
  });
  it('are missed in one language', () => {
    expect(endingProblems([def], { ...right, de: {} }, mark)).toEqual([
      `${id} has 1 paragraphs in English and 0 in German`,
    ]);
  });
  it('are of an ending that there is', () => {
    expect(endingProblems([], right, mark)).toEqual([`${id} has words, but there is no such ending`]);
  });
  it('say in a few lines how it is won', () => {
    expect(endingProblems([def], { ...right, en: says('Bring gold, '.repeat(60)) }, mark)).toEqual([
      `${id} has 722 signs: below 620 are read at a glance`,
      `${id} does not say how it is won`,
    ]);
  });
  it('are read again when its data changes', () => {
    const [found] = endingProblems([{ ...def, needs: { what: 'gold', n: 8 } }], right, mark);
    expect(found).toContain(`${id} was written for other data`);
  });
  it('name what there is to bring', () => {
    const en: EndingWords = { [id]: ({ lives }) => [`Take its ${lives} lives to win.`] };
    expect(endingProblems([def], { ...right, en }, mark)).toEqual([
      `${id} asks for nothing: give it \`lives\` or \`needs\``,
    ]);
  });
});

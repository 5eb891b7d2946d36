// Every word that can stand beside a card is explained, in every language of the screen.
import { describe, expect, it } from 'vitest';
import { faceOf } from '../../main/game/faces';
import { speechOf } from '../../main/game/names';
import { isUnsaid, termIn, termsOf } from '../../renderer/features/cards/terms';
import { wordsFor } from '../../renderer/words/index';
import { declared } from '../../shared/content/declared';
import { definitionsOf, builtSets } from '../../shared/content/definitions';

const definitions = definitionsOf(builtSets);
const faces = definitions.map((def) => faceOf(def, speechOf('en'))).filter(({ kind, space }) => space === undefined && !['rule', 'deck', 'link'].includes(kind));

describe.each(['en', 'de'])('the words beside a card, in %s', (language) => {
  const words = wordsFor(language);
  const { terms, kind } = words;
  const ofSets = declared.sets.flatMap((set) => Object.keys(set.words?.explained ?? {}));
  it('are all explained', () => {
    const unexplained = new Set(faces.flatMap(termsOf).filter((term) => termIn(words, term) === undefined));
    expect([...unexplained]).toEqual([]);
  });
  it('name every kind of card', () => {
    expect([...new Set(faces.map((face) => face.kind))].filter((one) => kind[one] === undefined)).toEqual([]);
  });
  it('explain nothing twice in the same words', () => {
    const texts = [...Object.keys(terms), ...ofSets].map((term) => termIn(words, term)?.text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('what is not said', () => {
  it('is a mark that some card has, and no word that is explained', () => {
    const marks = new Set(faces.flatMap(({ keywords }) => keywords));
    const unsaid = ['copies', ...declared.sets.flatMap((set) => set.words?.unsaid ?? [])];
    expect(unsaid.filter((mark) => !marks.has(mark) || !isUnsaid(mark))).toEqual([]);
    expect(unsaid.filter((mark) => termIn(wordsFor('en'), mark) !== undefined)).toEqual([]);
  });
  it('and what one set explains is in no words of the screen, and on a card of that set', () => {
    for (const { set, words } of declared.sets)
      for (const term of Object.keys(words?.explained ?? {})) {
        expect(wordsFor('en').terms[term]).toBeUndefined();
expect(definitions.some(({ id, keywords = [] }) => id.startsWith(`${set}/`) && keywords.includes(term))).toBe(true);
      }
  });
  it('leaves the unfriendly ones their explanation', () => {
    const hag = faces.find(({ keywords }) => keywords.includes('unfriendly'));
    expect(hag === undefined ? [] : termsOf(hag)).toContain('unfriendly');
  });
});
